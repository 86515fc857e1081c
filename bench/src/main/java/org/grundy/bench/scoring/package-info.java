/** Workloads: games with points, and games won without Grundy values. */
@NullMarked
package org.grundy.bench.scoring;

import org.jspecify.annotations.NullMarked;
