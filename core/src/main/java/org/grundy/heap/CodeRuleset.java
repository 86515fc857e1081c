package org.grundy.heap;

import java.util.Arrays;
import java.util.OptionalInt;

/**
 * A take-and-break code: digit k says into how many heaps what is left may be divided after taking
 * k, bit j standing for j heaps, none of them empty.
 */
final class CodeRuleset extends HeapRuleset {
  static final CodeRuleset GRUNDYS_GAME = new CodeRuleset(new int[] {4}, true);

  /** Digits from the one before the point; the last is not 0 unless it is the only one. */
  final int[] digits;

  /** Whether two heaps left must differ. */
  final boolean unequal;

  private final String text;

  CodeRuleset(int[] digits, boolean unequal) {
    int length = digits.length;
    while (length > 1 && digits[length - 1] == 0) {
      length--;
    }
    this.digits = Arrays.copyOf(digits, length);
    this.unequal = unequal && any(4);
    this.text = describe();
    assert !(this.unequal && any(8));
  }

  /** Whether some digit has one of the given bits. */
  boolean any(int bits) {
    for (int digit : digits) {
      if ((digit & bits) != 0) {
        return true;
      }
    }
    return false;
  }

  /** The most that a move takes; the index of the last digit. */
  int maxTake() {
    return digits.length - 1;
  }

  /** The numbers whose digits have the given bit, ascending. */
  int[] takes(int bit) {
    return java.util.stream.IntStream.range(0, digits.length)
        .filter(k -> (digits[k] & bit) != 0)
        .toArray();
  }

  private String describe() {
    if (unequal && digits.length == 1) {
      return "grundys-game";
    }
    StringBuilder code = new StringBuilder(unequal ? "unequal=" : any(8) ? "hex=" : "");
    for (int k = 0; k < digits.length; k++) {
      code.append(Character.forDigit(digits[k], 16)).append(k == 0 ? "." : "");
    }
    return code.append(digits.length == 1 ? "0" : "").toString();
  }

  @Override
  public OptionalInt mostTaken() {
    return unequal ? OptionalInt.empty() : OptionalInt.of(maxTake());
  }

  @Override
  public int mostLeft() {
    return any(8) ? 3 : any(4) ? 2 : any(2) ? 1 : 0;
  }

  @Override
  HeapOptions cursor(long heap) {
    return new Cursor(heap);
  }

  private final class Cursor extends HeapOptions {
    private final long heap;
    private int take;

    /** What is left after taking; how many heaps it is being divided into, 4 when all is done. */
    private long left;

    private int heaps = 4;

    Cursor(long heap) {
      this.heap = heap;
      take = (int) Math.min(heap, maxTake()) + 1;
    }

    @Override
    public boolean next() {
      if (heaps == 2 && middle < (unequal ? (left - 1) / 2 : left / 2)) {
        middle++;
        large--;
        return true;
      }
      if (heaps == 3 && nextOfThree()) {
        return true;
      }
      while (true) {
        while (++heaps <= 3) {
          if (allowed() && start()) {
            return true;
          }
        }
        if (take == 0) {
          heaps = 4;
          return false;
        }
        take--;
        left = heap - take;
        heaps = -1;
      }
    }

    @Override
    void skipDivision() {
      if (heaps == 2) {
        middle = left / 2;
      } else if (heaps == 3) {
        middle = large;
      }
    }

    @Override
    void skipThrees() {
      small = left / 3;
      middle = large;
    }

    private boolean allowed() {
      return (digits[take] >> heaps & 1) != 0;
    }

    private boolean nextOfThree() {
      if (large - middle >= 2) {
        middle++;
        large--;
        return true;
      }
      if (small >= left / 3) {
        return false;
      }
      small++;
      middle = small;
      large = left - small - small;
      return true;
    }

    /** Goes to the first way of leaving this many heaps. */
    private boolean start() {
      small = heaps == 3 ? 1 : 0;
      middle = heaps >= 2 ? 1 : 0;
      large = left - small - middle;
      return switch (heaps) {
        case 0 -> left == 0;
        case 1 -> left >= 1;
        case 2 -> left >= (unequal ? 3 : 2);
        default -> left >= 3;
      };
    }
  }

  @Override
  boolean isOption(long heap, long small, long middle, long large) {
    long take = heap - small - middle - large;
    if (take >= digits.length) {
      return false;
    }
    int heaps = small > 0 ? 3 : middle > 0 ? 2 : large > 0 ? 1 : 0;
    return (digits[(int) take] >> heaps & 1) != 0 && !(unequal && heaps == 2 && middle == large);
  }

  @Override
  public String toString() {
    return text;
  }
}
