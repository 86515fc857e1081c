package org.grundy.bench.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.grundy.scoring.Chalkboard;
import org.grundy.scoring.ScoreOutcome;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(
    name = "chalkboard",
    description = "Erase a number; whoever leaves an exclusive or of 0 loses. Moves are indices.")
final class ChalkboardCommand implements Callable<Integer> {
  @Parameters(arity = "0..*", paramLabel = "NUMBER", description = "The numbers on the board.")
  private List<String> numbers = new ArrayList<>();

  @Mixin private Output output = new Output();

  static CommandLine commandLine() {
    return new CommandLine(new ChalkboardCommand()).setUnmatchedOptionsArePositionalParams(true);
  }

  @Override
  public Integer call() {
    long[] values = Points.all(numbers);
    WinLoseAnswer answer =
        new WinLoseAnswer(Chalkboard.wins(values) ? ScoreOutcome.FIRST : ScoreOutcome.SECOND);
    Chalkboard.winningMoves(values).forEach(answer::winningMove);
    Board board = new Board(values);
    while (!board.over()) {
      answer.play(board.erase());
    }
    return answer.print(output, "erases index");
  }

  /** Play from a board: a player who can win erases the first number that keeps the win. */
  private static final class Board {
    private final List<Integer> left = new ArrayList<>();
    private final long[] values;
    private long xor;

    Board(long[] values) {
      this.values = values;
      for (int i = 0; i < values.length; i++) {
        left.add(i);
        xor ^= values[i];
      }
    }

    boolean over() {
      return xor == 0;
    }

    int erase() {
      int place = 0;
      if (left.size() % 2 == 0) {
        while (values[left.get(place)] == xor) {
          place++;
        }
      }
      int index = left.remove(place);
      xor ^= values[index];
      return index;
    }
  }
}
