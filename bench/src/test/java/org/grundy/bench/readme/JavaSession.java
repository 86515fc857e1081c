package org.grundy.bench.readme;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import jdk.jshell.EvalException;
import jdk.jshell.ExpressionSnippet;
import jdk.jshell.JShell;
import jdk.jshell.Snippet;
import jdk.jshell.SnippetEvent;
import jdk.jshell.SourceCodeAnalysis.Completeness;
import jdk.jshell.VarSnippet;

/** Runs Java statements one by one in JShell and checks what they say about themselves. */
final class JavaSession {
  private static final Pattern EXPECTATION = Pattern.compile("\\s*//\\s*(=>|throws)\\s*(.*)$");

  private final JShell shell;

  private JavaSession(JShell shell) {
    this.shell = shell;
  }

  /** Runs a text of whole statements; fails at the first that does not do as it says. */
  static void run(String text) {
    try (JShell shell = JShell.builder().executionEngine("local").build()) {
      shell.addToClasspath(System.getProperty("java.class.path"));
      new JavaSession(shell).runAll(text.lines().toList());
    }
  }

  private void runAll(List<String> lines) {
    List<String> open = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      Matcher expectation = EXPECTATION.matcher(line);
      boolean expects = expectation.find();
      open.add(expects ? line.substring(0, expectation.start()) : line);
      String statement = String.join("\n", open);
      boolean goesOn = i + 1 < lines.size() && lines.get(i + 1).strip().startsWith(".");
      if (expects || (!goesOn && isComplete(statement))) {
        check(statement, expects ? expectation.group(1) : "", expects ? expectation.group(2) : "");
        open.clear();
      }
    }
    if (!String.join("", open).isBlank()) {
      throw new AssertionError("incomplete: " + String.join("\n", open));
    }
  }

  private boolean isComplete(String statement) {
    Completeness completeness =
        shell.sourceCodeAnalysis().analyzeCompletion(statement).completeness();
    return completeness == Completeness.COMPLETE || completeness == Completeness.EMPTY;
  }

  private void check(String statement, String kind, String expected) {
    String rest = statement;
    SnippetEvent last = null;
    while (!rest.isBlank()) {
      var completion = shell.sourceCodeAnalysis().analyzeCompletion(rest);
      if (completion.completeness() == Completeness.EMPTY) {
        break;
      }
      if (!completion.completeness().isComplete()) {
        throw new AssertionError("incomplete: " + rest);
      }
      last = evaluate(completion.source(), kind.equals("throws"));
      rest = completion.remaining();
    }
    if (kind.isEmpty()) {
      return;
    }
    if (last == null) {
      throw new AssertionError("nothing to compare with '" + expected + "'");
    }
    String actual = kind.equals("throws") ? thrown(last, expected) : show(last);
    if (!actual.equals(expected.strip())) {
      throw new AssertionError(
          statement.strip() + "\n  should be " + expected.strip() + "\n  but is    " + actual);
    }
  }

  private SnippetEvent evaluate(String source, boolean mayThrow) {
    List<SnippetEvent> events = shell.eval(source);
    SnippetEvent event = events.get(0);
    if (event.status() == Snippet.Status.REJECTED) {
      List<String> problems = new ArrayList<>();
      shell.diagnostics(event.snippet()).forEach(d -> problems.add(d.getMessage(null)));
      throw new AssertionError(source.strip() + "\n  " + String.join("\n  ", problems));
    }
    if (event.exception() != null && !mayThrow) {
      throw new AssertionError(source.strip() + "\n  threw", event.exception());
    }
    return event;
  }

  private static String thrown(SnippetEvent event, String expected) {
    if (!(event.exception() instanceof EvalException exception)) {
      return "no exception";
    }
    String type = exception.getExceptionClassName();
    String simple = type.substring(type.lastIndexOf('.') + 1);
    return expected.contains(":") ? simple + ": " + exception.getMessage() : simple;
  }

  private String show(SnippetEvent event) {
    String name;
    if (event.snippet() instanceof ExpressionSnippet expression) {
      name = expression.name();
    } else if (event.snippet() instanceof VarSnippet variable) {
      name = variable.name();
    } else {
      return "no value";
    }
    SnippetEvent shown = evaluate(Shown.class.getName() + ".keep(" + name + ")", false);
    if (shown.exception() != null) {
      throw new AssertionError(shown.exception());
    }
    return Shown.last();
  }
}
