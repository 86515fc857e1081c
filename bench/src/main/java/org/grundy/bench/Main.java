package org.grundy.bench;

/** The workbench's entry point. */
public final class Main {
  private Main() {}

  /**
   * Runs the workbench.
   *
   * @param args JMH's arguments or a subcommand
   */
  public static void main(String[] args) throws Exception {
    org.openjdk.jmh.Main.main(args);
  }
}
