package org.grundy.bench.grammar;

import it.unimi.dsi.fastutil.objects.ObjectArrayList;
import java.util.List;
import java.util.function.BiFunction;
import org.grundy.Position;
import org.grundy.games.ArcKayles;
import org.grundy.games.Chomp;
import org.grundy.games.Cram;
import org.grundy.games.DivisorGame;
import org.grundy.games.NodeKayles;
import org.grundy.games.PickNumber;
import org.grundy.games.Treblecross;

/** The games that the generic engine plays. */
final class EngineFamilies {
  private EngineFamilies() {}

  static List<GameFamily> all() {
    return List.of(
        new PositionFamily(
            "cram", "RxC|ROW/ROW/...", "dominoes on a board, x taken", "5x6", EngineFamilies::cram),
        new PositionFamily(
            "chomp",
            "RxC|A,B,...",
            "a chocolate bar, or row lengths",
            "4,4,2",
            EngineFamilies::chomp),
        new PositionFamily(
            "nodekayles",
            "V-W,...",
            "take a vertex with its neighbours",
            "0-1,1-2",
            text -> graph(text, NodeKayles::on)),
        new PositionFamily(
            "arckayles",
            "V-W,...",
            "take an edge with its ends",
            "0-1,1-2",
            text -> graph(text, ArcKayles::on)),
        new PositionFamily(
            "treblecross",
            "A,B,...",
            "rows of free cells, three X win",
            "5,7",
            text -> Treblecross.of(Numbers.list(text))),
        new PositionFamily(
            "divisor",
            "N",
            "subtract a proper divisor",
            "12",
            text -> DivisorGame.of(Numbers.number(text))),
        new PositionFamily(
            "pick",
            "MISSING:A,B,...",
            "pick numbers until the total is reached",
            "11:1,2,3,4,5",
            EngineFamilies::pick));
  }

  private static Position cram(String text) {
    if (text.isEmpty() || text.charAt(0) == '.' || text.charAt(0) == 'x') {
      for (int i = 0; i < text.length(); i++) {
        if (".x/".indexOf(text.charAt(i)) < 0) {
          throw new SyntaxException(text, i, "expected '.', 'x' or '/'");
        }
      }
      return Cram.of(text.split("/", -1));
    }
    int[] size = size(text, text.indexOf('x'));
    return Cram.of(size[0], size[1]);
  }

  private static Position chomp(String text) {
    int times = text.indexOf('x');
    if (times >= 0) {
      int[] size = size(text, times);
      return Chomp.of(size[0], size[1]);
    }
    return Chomp.ofRows(Numbers.integers(text, 0));
  }

  private static int[] size(String text, int times) {
    if (times < 0) {
      throw new SyntaxException(text, text.length(), "expected 'x' between rows and columns");
    }
    return new int[] {
      Numbers.integer(text, 0, times), Numbers.integer(text, times + 1, text.length())
    };
  }

  private static Position graph(String text, BiFunction<Long, int[][], Position> on) {
    ObjectArrayList<int[]> edges = new ObjectArrayList<>();
    long lone = 0;
    int from = 0;
    while (from <= text.length() && !text.isEmpty()) {
      int comma = text.indexOf(',', from);
      int to = comma < 0 ? text.length() : comma;
      int dash = text.indexOf('-', from);
      if (dash >= 0 && dash < to) {
        edges.add(new int[] {vertex(text, from, dash), vertex(text, dash + 1, to)});
      } else {
        lone |= 1L << vertex(text, from, to);
      }
      from = to + 1;
    }
    return on.apply(lone, edges.toArray(new int[0][]));
  }

  private static int vertex(String text, int from, int to) {
    long vertex = Numbers.number(text, from, to);
    if (vertex >= Long.SIZE) {
      throw new SyntaxException(text, from, "expected a vertex 0 to 63");
    }
    return (int) vertex;
  }

  private static Position pick(String text) {
    int colon = text.indexOf(':');
    if (colon < 0) {
      throw new SyntaxException(text, text.length(), "expected ':' before the numbers");
    }
    int missing = Numbers.integer(text, 0, colon);
    return PickNumber.of(missing, Numbers.integers(text, colon + 1));
  }
}
