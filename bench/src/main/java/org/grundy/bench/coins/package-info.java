/** Coin turning, measured. */
@NullMarked
package org.grundy.bench.coins;

import org.jspecify.annotations.NullMarked;
