package org.grundy.bench.cli;

import java.util.concurrent.Callable;
import org.grundy.Nimber;
import org.grundy.bench.grammar.Numbers;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(
    name = "nim-inverse",
    description = "The nimber whose product with another is 1, unsigned 64-bit.")
final class NimInverseCommand implements Callable<Integer> {
  @Parameters(paramLabel = "A", description = "A number, 1 to 2^64 - 1.")
  private String a = "";

  @Mixin private Output output = new Output();

  @Override
  public Integer call() {
    long nimber = Numbers.unsigned(a);
    if (nimber == 0) {
      throw new IllegalArgumentException("A is 0, which has no nim-inverse");
    }
    String inverse = Long.toUnsignedString(Nimber.inverse(nimber));
    output.print(
        text -> text.println(inverse),
        json -> json.object().name("inverse").value(inverse).endObject());
    return Workbench.OK;
  }
}
