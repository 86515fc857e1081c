package org.grundy.bench.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.Outcome;
import org.grundy.PlayConvention;
import org.grundy.sum.Sum;
import org.grundy.sum.SumMove;
import org.grundy.sum.SumPlayer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
    name = "play",
    description = {
      "Plays a position or a sum against you, perfectly.",
      "",
      "Answer with the number of a move, its text, 'hint', 'why', 'moves' or 'quit'."
    })
final class PlayCommand implements Callable<Integer> {
  private static final int SHOWN = 12;

  /** Moves are looked through up to here for one that was typed. */
  private static final long SEARCHED = 1_000_000;

  /** Who makes the first move. */
  enum Player {
    computer,
    human
  }

  @Mixin private Components components = new Components();
  @Mixin private Convention convention = new Convention();

  @Option(
      names = "--first",
      defaultValue = "human",
      description = "Who moves first: ${COMPLETION-CANDIDATES}; default ${DEFAULT-VALUE}.")
  private Player first = Player.human;

  @Spec private @Nullable CommandSpec spec;

  private final InputStream input;

  PlayCommand() {
    this(System.in);
  }

  PlayCommand(InputStream input) {
    this.input = input;
  }

  @Override
  public Integer call() throws IOException {
    if (spec == null) {
      throw new IllegalStateException("a command of no command line");
    }
    PrintWriter out = spec.commandLine().getOut();
    BufferedReader in = new BufferedReader(new InputStreamReader(input, Charset.defaultCharset()));
    PlayConvention play = convention.get();
    SumPlayer computer = SumPlayer.first(play);
    Sum sum = components.sum();
    Player toMove = first;
    out.println(play == PlayConvention.NORMAL ? "Who cannot move loses." : "Who cannot move wins.");
    while (true) {
      out.println(sum);
      if (sum.moves().findAny().isEmpty()) {
        boolean moverWins = play == PlayConvention.MISERE;
        boolean humanWins = (toMove == Player.human) == moverWins;
        out.println("No moves left: " + (humanWins ? "you win." : "I win."));
        break;
      }
      Optional<SumMove> move =
          toMove == Player.human ? ask(sum, play, in, out) : think(sum, computer, out);
      if (move.isEmpty()) {
        out.println("Bye.");
        break;
      }
      if (toMove == Player.computer) {
        out.println("I play " + text(sum, move.orElseThrow()));
      }
      sum = sum.after(move.orElseThrow());
      toMove = toMove == Player.human ? Player.computer : Player.human;
    }
    out.flush();
    return Workbench.OK;
  }

  /** Shows the position first: it may take a while. */
  private static Optional<SumMove> think(Sum sum, SumPlayer computer, PrintWriter out) {
    out.flush();
    return Waiting.during("thinking", () -> computer.move(sum));
  }

  private static Stream<SumMove> moves(Sum sum) {
    return IntStream.range(0, sum.components().size())
        .boxed()
        .flatMap(
            i -> sum.components().get(i).moves().limit(SEARCHED).map(move -> new SumMove(i, move)));
  }

  /** Whether all moves are looked through for one that was typed. */
  private static boolean isComplete(Sum sum) {
    return sum.components().stream().allMatch(c -> c.moves().skip(SEARCHED).findAny().isEmpty());
  }

  private static Optional<SumMove> ask(
      Sum sum, PlayConvention play, BufferedReader in, PrintWriter out) throws IOException {
    list(sum, SHOWN, out);
    while (true) {
      out.print("your move> ");
      out.flush();
      String line = in.readLine();
      if (line == null || line.strip().equals("quit")) {
        return Optional.empty();
      }
      String answer = line.strip();
      switch (answer) {
        case "" -> {}
        case "moves" -> list(sum, SEARCHED, out);
        case "hint" -> out.println(Waiting.during("thinking", () -> hint(sum, play)));
        case "why" ->
            out.println(Waiting.during("thinking", () -> SumPlayer.first(play).explain(sum)));
        default -> {
          Optional<SumMove> move = find(sum, answer);
          if (move.isPresent()) {
            return move;
          }
          out.println(
              "'"
                  + answer
                  + (isComplete(sum) ? "' is no legal move" : "' is not among the moves looked at")
                  + "; try a number, a move's text, or 'moves'.");
        }
      }
    }
  }

  private static String hint(Sum sum, PlayConvention play) {
    return sum.firstWinningMove(play)
        .map(move -> "You can win: " + text(sum, move))
        .orElseGet(
            () ->
                sum.outcome(play) == Outcome.DRAW
                    ? "Neither side can force a win."
                    : "Every move loses against perfect play.");
  }

  private static void list(Sum sum, long most, PrintWriter out) {
    List<SumMove> shown = moves(sum).limit(most + 1).toList();
    for (int i = 0; i < Math.min(most, shown.size()); i++) {
      out.println("  " + (i + 1) + ": " + text(sum, shown.get(i)));
    }
    if (shown.size() > most) {
      out.println("  ... ('moves' lists them all)");
    }
  }

  private static String text(Sum sum, SumMove move) {
    return sum.components().size() == 1 ? move.move().text() : move.toString();
  }

  private static Optional<SumMove> find(Sum sum, String answer) {
    if (answer.matches("[0-9]{1,7}")) {
      int number = Integer.parseInt(answer);
      return number == 0 ? Optional.empty() : moves(sum).skip(number - 1L).findFirst();
    }
    return moves(sum)
        .filter(
            move ->
                answer.equals(text(sum, move))
                    || answer.equals(move.move().text())
                    || answer.equals(move.move().result().toString()))
        .findFirst();
  }
}
