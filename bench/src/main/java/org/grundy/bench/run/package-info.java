/** Runs JMH: as its own command line would, but with an exit status that can be trusted. */
@NullMarked
package org.grundy.bench.run;

import org.jspecify.annotations.NullMarked;
