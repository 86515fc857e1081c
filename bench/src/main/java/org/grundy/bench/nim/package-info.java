/** Workload: Nim positions - who wins, and which move - and products of nimbers. */
@NullMarked
package org.grundy.bench.nim;

import org.jspecify.annotations.NullMarked;
