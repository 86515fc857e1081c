/** Heap games: values by every strategy, and the search for a period. */
package org.grundy.bench.heap;
