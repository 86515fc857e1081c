/** Pictures of solved graphs, small enough for a person to look at: Graphviz DOT and SVG. */
@NullMarked
package org.grundy.bench.picture;

import org.jspecify.annotations.NullMarked;
