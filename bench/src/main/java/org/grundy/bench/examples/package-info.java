/** Small programs to start one's own from. */
@NullMarked
package org.grundy.bench.examples;

import org.jspecify.annotations.NullMarked;
