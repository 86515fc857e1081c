package org.grundy.games;

import java.nio.charset.StandardCharsets;
import java.util.NoSuchElementException;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;
import org.grundy.Outcome;

/**
 * The flip game: a row of {@code +} and {@code -}; a move flips two neighbouring pluses to minuses;
 * who cannot move loses.
 *
 * <p>A run of pluses is a heap of the game 0.07 and a row is the sum of its runs, so every question
 * is answered in time linear in the row's length, by {@linkplain FlipValues the values' proved
 * period}. Rows are characters or bytes, up to the length of an array. Outcome, value, count and
 * first move allocate nothing. A move is the offset of its left plus, from 0.
 *
 * <p>Rows given as lengths of runs, which may then be huge, are {@link FlipRuns}; rows as
 * components of sums {@link FlipRow}.
 *
 * <pre>{@code
 * Flip.outcome("++++")              // N
 * Flip.winningFlips("+++++++++++++") // 3, 8
 * }</pre>
 */
public final class Flip {
  private Flip() {}

  /**
   * The Grundy value.
   *
   * @param row pluses and minuses
   * @return the nim-sum of the values of its runs of pluses
   * @throws IllegalArgumentException if another character is in it
   */
  public static int grundy(CharSequence row) {
    int value = 0;
    int run = 0;
    for (int i = 0; i < row.length(); i++) {
      if (plus(row, i)) {
        run++;
      } else if (run > 0) {
        value ^= FlipValues.value(run);
        run = 0;
      }
    }
    return value ^ FlipValues.value(run);
  }

  /**
   * The Grundy value.
   *
   * @param row pluses and minuses in ASCII
   * @return the nim-sum of the values of its runs of pluses
   * @throws IllegalArgumentException if another byte is in it
   */
  public static int grundy(byte[] row) {
    int value = 0;
    int run = 0;
    for (int i = 0; i < row.length; i++) {
      if (plus(row, i)) {
        run++;
      } else if (run > 0) {
        value ^= FlipValues.value(run);
        run = 0;
      }
    }
    return value ^ FlipValues.value(run);
  }

  /**
   * Who wins.
   *
   * @param row pluses and minuses
   * @return {@link Outcome#N} if whoever moves now wins, otherwise {@link Outcome#P}
   * @throws IllegalArgumentException if another character is in it
   */
  public static Outcome outcome(CharSequence row) {
    return Outcome.ofGrundy(grundy(row));
  }

  /**
   * Who wins.
   *
   * @param row pluses and minuses in ASCII
   * @return {@link Outcome#N} if whoever moves now wins, otherwise {@link Outcome#P}
   * @throws IllegalArgumentException if another byte is in it
   */
  public static Outcome outcome(byte[] row) {
    return Outcome.ofGrundy(grundy(row));
  }

  /**
   * The leftmost winning flip.
   *
   * @param row pluses and minuses
   * @return its offset, or -1 where none wins
   * @throws IllegalArgumentException if another character is in it
   */
  public static int firstWinningFlip(CharSequence row) {
    int value = grundy(row);
    int end;
    for (int start = 0; value != 0 && start < row.length(); start = end + 1) {
      end = runEnd(row, start);
      long flip = FlipRun.firstFlip(end - start, value ^ FlipValues.value(end - start));
      if (flip >= 0) {
        return start + (int) flip;
      }
    }
    return -1;
  }

  /**
   * The leftmost winning flip.
   *
   * @param row pluses and minuses in ASCII
   * @return its offset, or -1 where none wins
   * @throws IllegalArgumentException if another byte is in it
   */
  public static int firstWinningFlip(byte[] row) {
    int value = grundy(row);
    int end;
    for (int start = 0; value != 0 && start < row.length; start = end + 1) {
      end = runEnd(row, start);
      long flip = FlipRun.firstFlip(end - start, value ^ FlipValues.value(end - start));
      if (flip >= 0) {
        return start + (int) flip;
      }
    }
    return -1;
  }

  /**
   * The number of winning flips.
   *
   * @param row pluses and minuses
   * @return the count
   * @throws IllegalArgumentException if another character is in it
   */
  public static int countWinningFlips(CharSequence row) {
    int value = grundy(row);
    return value == 0 ? 0 : countFlips(row, value, 0);
  }

  /**
   * The number of winning flips.
   *
   * @param row pluses and minuses in ASCII
   * @return the count
   * @throws IllegalArgumentException if another byte is in it
   */
  public static int countWinningFlips(byte[] row) {
    int value = grundy(row);
    int count = 0;
    int end;
    for (int start = 0; value != 0 && start < row.length; start = end + 1) {
      end = runEnd(row, start);
      count += (int) FlipRun.countFlips(end - start, value ^ FlipValues.value(end - start));
    }
    return count;
  }

  /** The number of flips that take a row of a known value to another value. */
  static int countFlips(CharSequence row, int value, int wanted) {
    int count = 0;
    int end;
    for (int start = 0; start < row.length(); start = end + 1) {
      end = runEnd(row, start);
      count +=
          (int) FlipRun.countFlips(end - start, value ^ wanted ^ FlipValues.value(end - start));
    }
    return count;
  }

  /**
   * All winning flips, ascending. The row must not change while the stream is in use.
   *
   * @param row pluses and minuses
   * @return their offsets, as a lazy stream
   * @throws IllegalArgumentException if another character is in it
   */
  public static IntStream winningFlips(CharSequence row) {
    int value = grundy(row);
    return value == 0 ? IntStream.empty() : flips(row, value, 0);
  }

  /**
   * All winning flips, ascending. The row must not change while the stream is in use.
   *
   * @param row pluses and minuses in ASCII
   * @return their offsets, as a lazy stream
   * @throws IllegalArgumentException if another byte is in it
   */
  public static IntStream winningFlips(byte[] row) {
    return winningFlips(new Ascii(row));
  }

  /** The flips that take a row of a known value to another value, ascending. */
  static IntStream flips(CharSequence row, int value, int wanted) {
    return StreamSupport.intStream(
        Spliterators.spliteratorUnknownSize(
            new Flips(row, value ^ wanted),
            Spliterator.ORDERED | Spliterator.DISTINCT | Spliterator.NONNULL),
        false);
  }

  private static boolean plus(CharSequence row, int i) {
    char c = row.charAt(i);
    if (c != '+' && c != '-') {
      throw malformed(i, c);
    }
    return c == '+';
  }

  private static boolean plus(byte[] row, int i) {
    byte b = row[i];
    if (b != '+' && b != '-') {
      throw malformed(i, (char) (b & 0xFF));
    }
    return b == '+';
  }

  private static IllegalArgumentException malformed(int i, char c) {
    return new IllegalArgumentException("row[" + i + "] is '" + c + "', expected '+' or '-'");
  }

  /** Where the run of pluses that starts here, perhaps empty, ends. */
  private static int runEnd(CharSequence row, int start) {
    int end = start;
    while (end < row.length() && row.charAt(end) == '+') {
      end++;
    }
    return end;
  }

  private static int runEnd(byte[] row, int start) {
    int end = start;
    while (end < row.length && row[end] == '+') {
      end++;
    }
    return end;
  }

  private static final class Ascii implements CharSequence {
    private final byte[] row;

    Ascii(byte[] row) {
      this.row = row;
    }

    @Override
    public int length() {
      return row.length;
    }

    @Override
    public char charAt(int index) {
      return (char) (row[index] & 0xFF);
    }

    @Override
    public CharSequence subSequence(int start, int end) {
      return toString().substring(start, end);
    }

    @Override
    public String toString() {
      return new String(row, StandardCharsets.ISO_8859_1);
    }
  }

  /** Walks over the flips that change the row's value by a given xor. */
  private static final class Flips implements PrimitiveIterator.OfInt {
    private final CharSequence row;
    private final int change;
    private int start;
    private int end;
    private int next;

    Flips(CharSequence row, int change) {
      this.row = row;
      this.change = change;
      this.end = runEnd(row, 0);
      this.next = -1;
      advance();
    }

    private void advance() {
      next++;
      while (start < row.length()) {
        int run = end - start;
        for (; next <= end - 2; next++) {
          if ((FlipValues.value(next - start) ^ FlipValues.value(end - 2 - next))
              == (change ^ FlipValues.value(run))) {
            return;
          }
        }
        start = end + 1;
        next = start;
        end = start < row.length() ? runEnd(row, start) : start;
      }
    }

    @Override
    public boolean hasNext() {
      return start < row.length();
    }

    @Override
    public int nextInt() {
      if (!hasNext()) {
        throw new NoSuchElementException();
      }
      int flip = next;
      advance();
      return flip;
    }
  }
}
