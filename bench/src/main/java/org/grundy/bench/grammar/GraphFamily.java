package org.grundy.bench.grammar;

import java.util.Optional;
import org.grundy.Position;
import org.jspecify.annotations.Nullable;

/** A vertex of a graph in a file, loops allowed: {@code graph:maze.txt@hall}. */
final class GraphFamily implements GameFamily {
  @Override
  public String syntax() {
    return "graph:FILE@V";
  }

  @Override
  public String summary() {
    return "vertex V of an edge list, cycles allowed";
  }

  @Override
  public String example() {
    return "graph:maze.txt@hall";
  }

  @Override
  public Optional<Game> game(String name, @Nullable String parameters) {
    if (!name.equals("graph")) {
      return Optional.empty();
    }
    if (parameters != null) {
      throw new SyntaxException(parameters, 0, "expected no parameters");
    }
    return Optional.of(new GraphOfFile());
  }

  private static final class GraphOfFile implements Game {
    @Override
    public String name() {
      return "graph";
    }

    @Override
    public Position position(String text) {
      int at = text.lastIndexOf('@');
      if (at < 0) {
        throw new SyntaxException(text, text.length(), "expected '@' between file and vertex");
      }
      if (at == 0) {
        throw new SyntaxException(text, 0, "expected a file");
      }
      String file = text.substring(0, at);
      return GraphFiles.solved(file).position(text.substring(at + 1));
    }
  }
}
