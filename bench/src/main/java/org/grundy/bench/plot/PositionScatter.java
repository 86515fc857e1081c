package org.grundy.bench.plot;

import java.util.List;

/** Positions that are numbers from 0 to n: a point each, on a line or in a square. */
public final class PositionScatter {
  private static final int SIDE = 700;

  private PositionScatter() {}

  /**
   * The picture.
   *
   * @param label what the positions are
   * @param to the largest number
   * @param positions one number each, on a line, or the first two of more
   * @return the text of an SVG file
   */
  public static String svg(String label, int to, List<int[]> positions) {
    Scatter scatter = new Scatter(SIDE, SIDE, 0, to, to);
    for (int[] numbers : positions) {
      scatter.add(numbers[0], numbers.length > 1 ? numbers[1] : 0);
    }
    return scatter.svg(label, "first number", "second number", label);
  }
}
