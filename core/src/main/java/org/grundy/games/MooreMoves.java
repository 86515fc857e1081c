package org.grundy.games;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * Finds the winning moves of {@link MooreNim} digit by digit from the highest.
 *
 * <p>Piles that have lost a digit already are free: their lower digits may be anything. At each
 * digit some piles that hold it give it up and become free, and the free ones choose theirs, so
 * that the piles with the digit are a multiple of k + 1. With f piles free and c others holding the
 * digit, that count can be made any number from {@code c - min(c, k - f)} to {@code c + f}: always
 * one of the wanted ones, so no choice leads to a dead end.
 */
final class MooreMoves implements Iterator<long[]> {
  /** What remains to be tried at one digit. */
  private static final class Level {
    final int bit;

    /** The sizes as far as they are decided; undecided digits of free piles are 0. */
    final long[] sizes;

    final int[] free;
    final int[] holders;
    final int wanted;

    /** How many holders give the digit up, how many free piles take it. */
    int lose;

    int gain;
    int @Nullable [] losers;
    int @Nullable [] gainers;

    Level(int bit, long[] sizes, int[] free, int[] holders, int wanted) {
      this.bit = bit;
      this.sizes = sizes;
      this.free = free;
      this.holders = holders;
      this.wanted = wanted;
    }
  }

  private final int most;
  private final boolean misere;
  private final Deque<Level> levels = new ArrayDeque<>();
  private long @Nullable [] next;

  private MooreMoves(int most, long[] piles, boolean misere) {
    this.most = most;
    this.misere = misere;
    long all = Arrays.stream(piles).reduce(0, (a, b) -> a | b);
    levels.push(level(63 - Long.numberOfLeadingZeros(all | 1), piles.clone(), new int[0]));
    advance();
  }

  static Stream<long[]> winning(int most, long[] piles, boolean misere) {
    return StreamSupport.stream(
        Spliterators.spliteratorUnknownSize(
            new MooreMoves(most, piles, misere),
            Spliterator.ORDERED | Spliterator.NONNULL | Spliterator.IMMUTABLE),
        false);
  }

  private Level level(int bit, long[] sizes, int[] free) {
    boolean[] isFree = new boolean[sizes.length];
    for (int i : free) {
      isFree[i] = true;
    }
    int[] holders = new int[sizes.length];
    int count = 0;
    long higher = 0;
    for (int i = 0; i < sizes.length; i++) {
      higher |= sizes[i] >>> 1;
      if (!isFree[i] && (sizes[i] >>> bit & 1) != 0) {
        holders[count++] = i;
      }
    }
    boolean ones = misere && bit == 0 && higher == 0;
    Level level = new Level(bit, sizes, free, Arrays.copyOf(holders, count), ones ? 1 : 0);
    level.lose = -1;
    return level;
  }

  /** Moves on to the next combination of this digit; false if there is none. */
  private boolean step(Level level) {
    int[] losers = level.losers;
    int[] gainers = level.gainers;
    if (losers != null && gainers != null) {
      if (nextCombination(gainers, level.free.length)) {
        return true;
      }
      level.gainers = firstCombination(level.gain);
      if (nextCombination(losers, level.holders.length)) {
        return true;
      }
    } else {
      level.gain = level.free.length;
    }
    do {
      if (++level.gain > level.free.length) {
        level.gain = 0;
        level.lose++;
      }
      if (level.lose > Math.min(level.holders.length, most - level.free.length)) {
        return false;
      }
    } while ((level.holders.length - level.lose + level.gain) % (most + 1) != level.wanted);
    level.losers = firstCombination(level.lose);
    level.gainers = firstCombination(level.gain);
    return true;
  }

  private static int[] firstCombination(int size) {
    int[] chosen = new int[size];
    Arrays.setAll(chosen, i -> i);
    return chosen;
  }

  /** The next subset in lexicographic order, in place; false after the last. */
  private static boolean nextCombination(int[] chosen, int of) {
    int i = chosen.length - 1;
    while (i >= 0 && chosen[i] == of - chosen.length + i) {
      i--;
    }
    if (i < 0) {
      return false;
    }
    chosen[i]++;
    for (int j = i + 1; j < chosen.length; j++) {
      chosen[j] = chosen[j - 1] + 1;
    }
    return true;
  }

  private void advance() {
    next = null;
    while (!levels.isEmpty()) {
      Level level = levels.peek();
      int[] losers = step(level) ? level.losers : null;
      int[] gainers = level.gainers;
      if (losers == null || gainers == null) {
        levels.pop();
        continue;
      }
      long[] sizes = level.sizes.clone();
      int[] free = Arrays.copyOf(level.free, level.free.length + losers.length);
      for (int i = 0; i < losers.length; i++) {
        int pile = level.holders[losers[i]];
        // The digit goes, and what is below it is open.
        sizes[pile] &= -1L << level.bit << 1;
        free[level.free.length + i] = pile;
      }
      for (int gainer : gainers) {
        sizes[level.free[gainer]] |= 1L << level.bit;
      }
      if (level.bit == 0) {
        next = sizes;
        return;
      }
      levels.push(level(level.bit - 1, sizes, free));
    }
  }

  @Override
  public boolean hasNext() {
    return next != null;
  }

  @Override
  public long[] next() {
    long[] found = next;
    if (found == null) {
      throw new NoSuchElementException();
    }
    advance();
    return found;
  }
}
