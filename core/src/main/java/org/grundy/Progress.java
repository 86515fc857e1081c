package org.grundy;

/**
 * Told, now and then, how far long work has come.
 *
 * <p>Called on the working thread, rarely enough to cost nothing; an exception thrown from it ends
 * the work.
 */
@FunctionalInterface
public interface Progress {
  /**
   * Work has advanced.
   *
   * @param done how much is done
   * @param total how much there is in all, in the same unit; {@code Long.MAX_VALUE} where not known
   */
  void advanced(long done, long total);
}
