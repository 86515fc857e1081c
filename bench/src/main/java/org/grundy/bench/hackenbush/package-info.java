/** Green Hackenbush, measured. */
@NullMarked
package org.grundy.bench.hackenbush;

import org.jspecify.annotations.NullMarked;
