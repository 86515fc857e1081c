package org.grundy.bench.readme;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Runs the README: every {@code java} block against the library, every {@code console} block
 * against the built jar.
 *
 * <ul>
 *   <li>{@code java}: the blocks of one {@code ##} section are one JShell session, so that only the
 *       first needs imports. A statement that ends with {@code // => text} must have a value that
 *       prints so (arrays as {@code [1, 2]}, streams as lists, texts without quotes); one that ends
 *       with {@code // throws Type} or {@code // throws Type: message} must throw it.
 *   <li>{@code console}: after {@code $} a shell command, run from the top of the repository; up to
 *       the next one the lines it prints, on both streams. A line {@code ...} stands for any lines.
 *       The command must succeed; end it with {@code ; echo $?} to show another exit status.
 *   <li>{@code xml}, {@code yaml} and {@code text} blocks are not run; blocks must say what they
 *       are.
 * </ul>
 */
class ReadmeIT {
  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

  @TestFactory
  Stream<DynamicTest> javaBlocksDoWhatTheySay() throws IOException {
    Map<String, StringBuilder> sections = new LinkedHashMap<>();
    for (Block block : readme()) {
      if (block.language().equals("java")) {
        sections.computeIfAbsent(block.section(), s -> new StringBuilder()).append(block.text());
      }
    }
    return sections.entrySet().stream()
        .map(
            section ->
                dynamicTest(
                    section.getKey(), () -> JavaSession.run(section.getValue().toString())));
  }

  @TestFactory
  Stream<DynamicTest> consoleBlocksPrintWhatTheySay() throws IOException {
    return readme().stream()
        .filter(block -> block.language().equals("console"))
        .flatMap(block -> ConsoleCommand.parse(block).stream())
        .map(command -> dynamicTest(command.toString(), () -> command.check(ROOT)));
  }

  @TestFactory
  Stream<DynamicTest> blocksSayWhatTheyAre() throws IOException {
    return readme().stream()
        .map(
            block ->
                dynamicTest(
                    "line " + block.line(),
                    () ->
                        assertThat(block.language())
                            .isIn("java", "console", "xml", "yaml", "text")));
  }

  private static List<Block> readme() throws IOException {
    return Block.parse(Files.readString(ROOT.resolve("README.md")));
  }
}
