package org.grundy.bench.plot;

/** Values against sizes: a point each, which shows the structure of a sequence. */
public final class ValueScatter {
  private static final int WIDTH = 900;
  private static final int HEIGHT = 450;

  private ValueScatter() {}

  /**
   * The picture.
   *
   * @param ruleset what the values are of
   * @param from the first size
   * @param values the values, unsigned, from that size on
   * @return the text of an SVG file
   */
  public static String svg(String ruleset, long from, long[] values) {
    double most = 0;
    for (long value : values) {
      most = Math.max(most, unsigned(value));
    }
    double to = (double) from + values.length - 1;
    Scatter scatter = new Scatter(WIDTH, HEIGHT, from, to, most);
    for (int i = 0; i < values.length; i++) {
      scatter.add((double) from + i, unsigned(values[i]));
    }
    return scatter.svg(
        ruleset,
        "size",
        "value",
        "values of " + ruleset + ", sizes " + from + " to " + (from + values.length - 1));
  }

  private static double unsigned(long value) {
    return (double) (value >>> 1) * 2 + (value & 1);
  }
}
