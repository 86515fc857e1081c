package org.grundy.bench.grammar;

/** A text is malformed; says what is wrong, and at which character. */
public final class SyntaxException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final String text;
  private final int offset;
  private final String problem;

  /**
   * A text is malformed.
   *
   * @param text the text
   * @param offset where, counted from 0
   * @param problem what is wrong there, as in {@code expected a number}
   */
  public SyntaxException(String text, int offset, String problem) {
    super("'" + text + "': " + problem + " at offset " + offset + describe(text, offset));
    this.text = text;
    this.offset = offset;
    this.problem = problem;
  }

  private static String describe(String text, int offset) {
    return offset < text.length()
        ? ", found '" + Character.toString(text.codePointAt(offset)) + "'"
        : ", where the text ends";
  }

  /** The same problem, told of a text that holds this one from the given offset on. */
  SyntaxException within(String whole, int start) {
    return new SyntaxException(whole, start + offset, problem);
  }

  /** The malformed text. */
  public String text() {
    return text;
  }

  /** Where, counted from 0. */
  public int offset() {
    return offset;
  }
}
