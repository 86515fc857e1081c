/** The generic engine: every memo table and solver beside boxed recursion and a peer's map. */
@NullMarked
package org.grundy.bench.engine;

import org.jspecify.annotations.NullMarked;
