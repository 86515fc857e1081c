package org.grundy.bench.grammar;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import org.grundy.Position;
import org.grundy.games.GreenHackenbush;
import org.jspecify.annotations.Nullable;

/** Green Hackenbush: {@code hackenbush:0-1,1-2,2-0}, vertex 0 being the ground. */
final class HackenbushFamily implements GameFamily {
  @Override
  public String syntax() {
    return "hackenbush[=V,...]:A-B,...";
  }

  @Override
  public String summary() {
    return "Green Hackenbush, ground 0 and V,...; :@FILE reads the edges";
  }

  @Override
  public String example() {
    return "hackenbush:0-1,1-2,2-0";
  }

  @Override
  public Optional<Game> game(String name, @Nullable String parameters) {
    if (!name.equals("hackenbush")) {
      return Optional.empty();
    }
    long[] ground = Numbers.list(parameters == null ? "" : parameters);
    for (long vertex : ground) {
      if (vertex > Integer.MAX_VALUE) {
        throw new SyntaxException(
            String.valueOf(parameters), 0, "a ground vertex is above " + Integer.MAX_VALUE);
      }
    }
    return Optional.of(new HackenbushGame(Arrays.stream(ground).mapToInt(v -> (int) v).toArray()));
  }

  private static final class HackenbushGame implements Game {
    private final int[] ground;

    HackenbushGame(int[] ground) {
      this.ground = ground;
    }

    @Override
    public String name() {
      return "hackenbush";
    }

    @Override
    public Position position(String text) {
      return GreenHackenbush.parse(text.startsWith("@") ? read(text.substring(1)) : text, ground);
    }

    private static String read(String file) {
      try {
        return Files.readString(Path.of(file));
      } catch (IOException | InvalidPathException e) {
        throw new IllegalArgumentException(
            "cannot read '" + file + "' (" + e.getClass().getSimpleName() + ")", e);
      }
    }
  }
}
