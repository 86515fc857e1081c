package org.grundy.bench.readme;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The README's test can fail. */
class ReadmeHarnessTest {
  private static final String IMPORTS = "import org.grundy.*;\n";

  @Test
  void rightJavaPasses() {
    assertThatCode(
            () ->
                JavaSession.run(
                    IMPORTS
                        + """
                        Mex mex = new Mex();
                        mex.mark(0);     // a plain comment
                        mex.value()      // => 1
                        int[] values = {1,
                            2};          // => [1, 2]
                        java.util.stream.Stream
                            .of("a", "b")  // => [a, b]
                        Mex.of(-1)       // throws IllegalArgumentException
                        Mex.of(-1)       // throws IllegalArgumentException: value is -1, expected 0 or more
                        record Pair(int a, int b) {
                          int sum() {
                            return a + b;
                          }
                        }
                        new Pair(1, 2).sum();  // => 3
                        """))
        .doesNotThrowAnyException();
  }

  @Test
  void wrongJavaFails() {
    for (String wrong :
        List.of(
            "Mex.of(0, 1)  // => 3",
            "Mex.of(0, 1)  // throws IllegalArgumentException",
            "Mex.of(-1)",
            "Mex.of(-1)  // throws IllegalArgumentException: other",
            "Mex.off(1)",
            "int a = ",
            "import java.util.List;  // => 1",
            "throw new IllegalStateException();")) {
      assertThatThrownBy(() -> JavaSession.run(IMPORTS + wrong))
          .as(wrong)
          .isInstanceOf(AssertionError.class);
    }
  }

  @Test
  void consoleOutputIsCompared() {
    assertThatCode(() -> check("$ echo a; echo b; echo c\na\n...\n$ false; echo $?\n1\n"))
        .doesNotThrowAnyException();
    assertThatCode(() -> check("$ echo a\n...\na\n")).doesNotThrowAnyException();
    for (String wrong : List.of("$ echo a\nb\n", "$ echo a\n", "$ false\n", "$ echo a\na\nb\n")) {
      assertThatThrownBy(() -> check(wrong)).as(wrong).isInstanceOf(AssertionError.class);
    }
  }

  private static void check(String text) throws Exception {
    for (ConsoleCommand command : ConsoleCommand.parse(new Block("console", "", 1, text))) {
      command.check(Path.of("."));
    }
  }

  @Test
  void blocksAreFound() {
    List<Block> blocks = Block.parse("## A\n```java\nx\n```\n## B\n```console\n$ y\n```\n");
    assertThat(blocks)
        .containsExactly(new Block("java", "A", 2, "x\n"), new Block("console", "B", 6, "$ y\n"));
    assertThatThrownBy(() -> Block.parse("```java\n")).isInstanceOf(AssertionError.class);
  }
}
