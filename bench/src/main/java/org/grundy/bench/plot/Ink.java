package org.grundy.bench.plot;

import java.awt.Color;
import java.util.Locale;

/**
 * The colours of charts: by role, so that one picture suits light and dark pages. Each is drawn as
 * a stand-in that {@link SvgChart} turns into a CSS variable.
 */
public enum Ink {
  /** Text and axes. */
  TEXT(0x010203, "#1f2933", "#e4e7eb"),
  /** Grid lines. */
  GRID(0x020304, "#d9dee5", "#3a434e"),
  /** Error bars. */
  ERROR(0x030405, "#3e4c59", "#cbd2d9"),
  /** The strategy that is compared against. */
  NAIVE(0x040506, "#9aa5b1", "#7b8794"),
  /** The fastest strategy. */
  BEST(0x050607, "#0b7d3e", "#3fc380"),
  /** The first of the others, and of the curves. */
  FIRST(0x060708, "#2b6cb0", "#63b3ed"),
  /** The second curve. */
  SECOND(0x070809, "#c05621", "#f6ad55"),
  /** The third curve. */
  THIRD(0x08090A, "#6b46c1", "#b794f4"),
  /** The fourth curve. */
  FOURTH(0x090A0B, "#b83280", "#f687b3"),
  /** The fifth curve. */
  FIFTH(0x0A0B0C, "#2c7a7b", "#4fd1c5"),
  /** The sixth curve. */
  SIXTH(0x0B0C0D, "#975a16", "#ecc94b");

  private final Color standIn;
  private final String light;
  private final String dark;

  Ink(int standIn, String light, String dark) {
    this.standIn = new Color(standIn);
    this.light = light;
    this.dark = dark;
  }

  /** What to draw with. */
  public Color color() {
    return standIn;
  }

  /** The colours of curves and points, in their order. */
  public static Ink[] series() {
    return new Ink[] {FIRST, SECOND, BEST, THIRD, FOURTH, FIFTH, SIXTH, NAIVE};
  }

  private String variable() {
    return "--ink-" + name().toLowerCase(Locale.ROOT);
  }

  /** Turns stand-ins into variables. */
  static String dye(String svg) {
    String dyed = svg;
    for (Ink ink : values()) {
      Color c = ink.standIn;
      dyed =
          dyed.replace(
              "rgb(" + c.getRed() + "," + c.getGreen() + "," + c.getBlue() + ")",
              "var(" + ink.variable() + ")");
    }
    return dyed;
  }

  /** The style sheet that gives the variables their colours, for a page or for one picture. */
  public static String css() {
    StringBuilder light = new StringBuilder(":root{");
    StringBuilder dark = new StringBuilder("@media(prefers-color-scheme:dark){:root{");
    for (Ink ink : values()) {
      light.append(ink.variable()).append(':').append(ink.light).append(';');
      dark.append(ink.variable()).append(':').append(ink.dark).append(';');
    }
    return light.append("}\n") + dark.append("}}\n").toString();
  }
}
