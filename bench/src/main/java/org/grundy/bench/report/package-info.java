/** Turns files of results into pages and pictures for people. */
@NullMarked
package org.grundy.bench.report;

import org.jspecify.annotations.NullMarked;
