/**
 * The terminal: one file a subcommand, each with one line in {@link
 * org.grundy.bench.cli.Subcommands}.
 *
 * <p>A subcommand takes {@link org.grundy.bench.cli.Output} as a mixin for {@code --json} and where
 * to print, throws {@link IllegalArgumentException} on bad input and returns its exit status; the
 * frame turns exceptions into one line on the error stream.
 */
@NullMarked
package org.grundy.bench.cli;

import org.jspecify.annotations.NullMarked;
