package org.grundy.bench.readme;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** A shell command of the README, and the lines it prints. */
record ConsoleCommand(int line, String command, List<String> expected) {
  static List<ConsoleCommand> parse(Block block) {
    List<ConsoleCommand> commands = new ArrayList<>();
    int number = block.line();
    for (String line : block.text().lines().toList()) {
      number++;
      if (line.startsWith("$ ")) {
        commands.add(new ConsoleCommand(number, line.substring(2), new ArrayList<>()));
      } else if (commands.isEmpty()) {
        throw new AssertionError("line " + number + ": output before the first command");
      } else {
        commands.get(commands.size() - 1).expected.add(line);
      }
    }
    return commands;
  }

  /** Runs the command and compares what it prints. */
  void check(Path directory) throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder("sh", "-c", command);
    builder.directory(directory.toFile()).redirectErrorStream(true);
    String java = Path.of(System.getProperty("java.home"), "bin").toString();
    builder.environment().merge("PATH", java, (path, bin) -> bin + ":" + path);
    Process process = builder.start();
    process.getOutputStream().close();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    int status = process.waitFor();
    assertThat(printed.lines().map(String::stripTrailing).collect(Collectors.joining("\n")))
        .as(toString())
        .matches(pattern());
    assertThat(status).as(toString()).isZero();
  }

  private java.util.regex.Pattern pattern() {
    StringBuilder regex = new StringBuilder("(?s)");
    for (int i = 0; i < expected.size(); i++) {
      boolean any = expected.get(i).equals("...");
      regex
          .append(any ? "(.*" : java.util.regex.Pattern.quote(expected.get(i).stripTrailing()))
          .append(i == expected.size() - 1 ? "" : "\n")
          .append(any ? ")?" : "");
    }
    return java.util.regex.Pattern.compile(regex.toString());
  }

  @Override
  public String toString() {
    return "line " + line + ": " + command;
  }
}
