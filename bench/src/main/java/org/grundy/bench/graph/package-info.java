/** Workload: games on explicit graphs, with and without cycles. */
@NullMarked
package org.grundy.bench.graph;

import org.jspecify.annotations.NullMarked;
