package org.grundy;

/**
 * The thread was interrupted during long work; whatever ran it stays usable, and the thread's
 * interrupt status is still set.
 */
public final class CancelledException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final long progress;

  /**
   * The work was cancelled.
   *
   * @param progress how many positions were solved by then
   */
  public CancelledException(long progress) {
    super("interrupted with " + progress + " positions solved");
    this.progress = progress;
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
