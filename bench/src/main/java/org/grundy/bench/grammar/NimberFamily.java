package org.grundy.bench.grammar;

import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.Move;
import org.grundy.Position;
import org.jspecify.annotations.Nullable;

/** One pile, the simplest game: {@code nimber:6}. */
final class NimberFamily implements GameFamily {
  @Override
  public String syntax() {
    return "nimber:N";
  }

  @Override
  public String summary() {
    return "one pile of N";
  }

  @Override
  public String example() {
    return "nimber:6";
  }

  @Override
  public Optional<Game> game(String name, @Nullable String parameters) {
    if (!name.equals("nimber")) {
      return Optional.empty();
    }
    if (parameters != null) {
      throw new SyntaxException(parameters, 0, "expected no parameters");
    }
    return Optional.of(new NimberGame());
  }

  private static final class NimberGame implements Game {
    @Override
    public String name() {
      return "nimber";
    }

    @Override
    public Position position(String text) {
      return new Pile(Numbers.number(text));
    }

    @Override
    public long[] values(long from, long to) {
      return LongStream.rangeClosed(from, to).toArray();
    }
  }

  private record Pile(long size) implements Position {
    @Override
    public long grundy() {
      return size;
    }

    @Override
    public Stream<Move> moves() {
      return LongStream.range(0, size)
          .mapToObj(left -> new Move(size + " -> " + left, new Pile(left)));
    }

    @Override
    public String toString() {
      return "nimber:" + size;
    }
  }
}
