/** Charts as SVG that follow the reader's light or dark theme. */
@NullMarked
package org.grundy.bench.plot;

import org.jspecify.annotations.NullMarked;
