package org.grundy.bench.cli;

import org.grundy.PlayConvention;
import picocli.CommandLine.Option;

/** The mixin for {@code --misere}. */
public final class Convention {
  @Option(
      names = "--misere",
      description = "Who cannot move wins; without it, who cannot move loses.")
  private boolean misere;

  /** The convention asked for. */
  public PlayConvention get() {
    return misere ? PlayConvention.MISERE : PlayConvention.NORMAL;
  }
}
