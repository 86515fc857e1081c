package org.grundy;

/**
 * A computation reached a limit of its {@link Budget}, or of the machine; whatever ran it stays
 * usable.
 */
public final class LimitExceededException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Which limit was reached. */
  public enum Limit {
    /** The number of positions. */
    STATES("positions"),
    /** The time of one call. */
    TIME("nanoseconds"),
    /** The memory for tables. */
    MEMORY("bytes"),
    /** The memory that Java may take, whatever the budget; {@code java -Xmx} sets it. */
    HEAP("bytes of memory for Java (see -Xmx)");

    private final String unit;

    Limit(String unit) {
      this.unit = unit;
    }
  }

  private final Limit limit;
  private final long bound;
  private final long progress;

  /**
   * A limit was reached.
   *
   * @param limit which one
   * @param bound its value, in the unit of the limit
   * @param progress how many positions were solved by then
   */
  public LimitExceededException(Limit limit, long bound, long progress) {
    this(
        limit,
        bound,
        progress,
        "limit of " + bound + " " + limit.unit + " reached with " + progress + " positions solved");
  }

  /**
   * A limit was reached, and there is more to say of it.
   *
   * @param limit which one
   * @param bound its value, in the unit of the limit
   * @param progress how many positions were solved by then
   * @param message what could not be done, and why
   */
  public LimitExceededException(Limit limit, long bound, long progress, String message) {
    super(message);
    this.limit = limit;
    this.bound = bound;
    this.progress = progress;
  }

  /**
   * Which limit was reached.
   *
   * @return the limit
   */
  public Limit limit() {
    return limit;
  }

  /**
   * The limit's value.
   *
   * @return positions, nanoseconds or bytes
   */
  public long bound() {
    return bound;
  }

  /**
   * How far the computation got.
   *
   * @return the number of positions solved by then
   */
  public long progress() {
    return progress;
  }
}
