package org.grundy.bench.cli;

import java.util.concurrent.Callable;
import org.grundy.Budget;
import org.grundy.bench.grammar.Numbers;
import org.grundy.scoring.PickOnce;
import org.grundy.scoring.ScoreOutcome;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(
    name = "can-i-win",
    description = "Pick from the numbers 1 to N, each once; whoever reaches TOTAL in all wins.")
final class CanIWinCommand implements Callable<Integer> {
  @Parameters(index = "0", paramLabel = "N", description = "The largest number, 0 to 30.")
  private String largest = "";

  @Parameters(index = "1", paramLabel = "TOTAL", description = "The total to reach.")
  private String total = "";

  @Mixin private Output output = new Output();

  @Override
  public Integer call() {
    long n = Numbers.number(largest);
    if (n > PickOnce.MAX_NUMBERS) {
      throw new IllegalArgumentException("N is " + n + ", expected 0 to " + PickOnce.MAX_NUMBERS);
    }
    long target = Numbers.number(total);
    PickOnce game = PickOnce.upTo((int) n, target, Budget.unlimited());
    WinLoseAnswer answer = new WinLoseAnswer(game.outcome());
    game.winningPicks(0).forEach(i -> answer.winningMove(i + 1L));
    int used = 0;
    long sum = 0;
    while (game.outcome() != ScoreOutcome.TIE && sum < Math.max(1, target)) {
      int left = used;
      int pick = game.winningPicks(used).findFirst().orElseGet(() -> lowestFree(left));
      used |= 1 << pick;
      sum += pick + 1;
      answer.play(pick + 1L);
    }
    return answer.print(output, "picks");
  }

  private static int lowestFree(int used) {
    return Integer.numberOfTrailingZeros(~used);
  }
}
