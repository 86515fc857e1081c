package org.grundy.bench.compare;

import java.util.Locale;

/** Numbers with their errors, as people read them, the same in every locale. */
public final class Quantity {
  private static final String[] TIME_UNITS = {"ns", "us", "ms", "s"};
  private static final String[] BYTE_UNITS = {"B", "KiB", "MiB", "GiB"};

  private Quantity() {}

  /** A time with its error, such as {@code 12.3 ± 0.4 us}. */
  public static String time(double nanos, double error) {
    int unit = 0;
    double scale = 1;
    while (unit < TIME_UNITS.length - 1 && nanos / scale >= 1000) {
      unit++;
      scale *= 1000;
    }
    return withError(nanos / scale, error / scale) + " " + TIME_UNITS[unit];
  }

  /** A number of bytes, such as {@code 1.5 KiB}; a dash where it is not known. */
  public static String bytes(double bytes) {
    if (!Double.isFinite(bytes)) {
      return "-";
    }
    // The profiler spreads the allocations of the harness itself over the calls.
    if (bytes < 0.5) {
      return "0 B";
    }
    int unit = 0;
    double scale = 1;
    while (unit < BYTE_UNITS.length - 1 && bytes / scale >= 1024) {
      unit++;
      scale *= 1024;
    }
    return (unit == 0 ? number("%.0f", bytes) : significant(bytes / scale))
        + " "
        + BYTE_UNITS[unit];
  }

  /** A ratio with its error, such as {@code 12.3 ± 0.4x}. */
  public static String ratio(double ratio, double error) {
    return withError(ratio, error) + "x";
  }

  /** A number with its error, to as many decimals; without one where it is not known. */
  static String withError(double value, double error) {
    return Double.isFinite(error)
        ? significant(value) + " ± " + number(format(value), error)
        : significant(value);
  }

  /** A number with three significant digits. */
  public static String significant(double value) {
    return number(format(value), value);
  }

  private static String format(double value) {
    double size = Math.abs(value);
    if (size >= 99.95 || size == 0) {
      return "%.0f";
    }
    if (size >= 9.995) {
      return "%.1f";
    }
    return size >= 0.01 ? "%.2f" : "%.2g";
  }

  private static String number(String format, double value) {
    return String.format(Locale.ROOT, format, value);
  }
}
