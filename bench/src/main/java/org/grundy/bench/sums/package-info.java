/** Sums of many components, measured. */
@NullMarked
package org.grundy.bench.sums;

import org.jspecify.annotations.NullMarked;
