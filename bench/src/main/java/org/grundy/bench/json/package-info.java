/** JSON, written and read in one way throughout the workbench. */
@NullMarked
package org.grundy.bench.json;

import org.jspecify.annotations.NullMarked;
