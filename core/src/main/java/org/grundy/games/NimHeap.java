package org.grundy.games;

import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.Move;
import org.grundy.Position;
import org.grundy.Tameness;

/**
 * One Nim heap of any size that a nimber can have, up to 2<sup>64</sup> - 1: {@code nimber:6}. It
 * stands for any component whose value alone is known.
 *
 * <p>Moves ascend by the size left. Immutable.
 *
 * @param size the size, unsigned
 */
public record NimHeap(long size) implements Position {
  @Override
  public long grundy() {
    return size;
  }

  @Override
  public Stream<Move> moves() {
    return size >= 0
        ? LongStream.range(0, size).mapToObj(this::move)
        : Stream.concat(
            LongStream.rangeClosed(0, Long.MAX_VALUE).mapToObj(this::move),
            LongStream.range(Long.MIN_VALUE, size).mapToObj(this::move));
  }

  private Move move(long left) {
    return new Move(
        Long.toUnsignedString(size) + " -> " + Long.toUnsignedString(left), new NimHeap(left));
  }

  @Override
  public Stream<Move> movesTo(long grundy) {
    return Long.compareUnsigned(grundy, size) < 0 ? Stream.of(move(grundy)) : Stream.empty();
  }

  /**
   * {@inheritDoc}
   *
   * @return fickle for 0 and 1, firm otherwise
   */
  @Override
  public Tameness tameness() {
    return size >>> 1 == 0 ? Tameness.FICKLE : Tameness.FIRM;
  }

  @Override
  public String toString() {
    return "nimber:" + Long.toUnsignedString(size);
  }
}
