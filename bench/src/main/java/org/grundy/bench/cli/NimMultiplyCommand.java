package org.grundy.bench.cli;

import java.util.concurrent.Callable;
import org.grundy.Nimber;
import org.grundy.bench.grammar.Numbers;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(name = "nim-multiply", description = "The product of two nimbers, unsigned 64-bit.")
final class NimMultiplyCommand implements Callable<Integer> {
  @Parameters(index = "0", paramLabel = "A", description = "A number, 0 to 2^64 - 1.")
  private String a = "";

  @Parameters(index = "1", paramLabel = "B", description = "A number, 0 to 2^64 - 1.")
  private String b = "";

  @Mixin private Output output = new Output();

  @Override
  public Integer call() {
    String product =
        Long.toUnsignedString(Nimber.multiply(Numbers.unsigned(a), Numbers.unsigned(b)));
    output.print(
        text -> text.println(product),
        json -> json.object().name("product").value(product).endObject());
    return Workbench.OK;
  }
}
