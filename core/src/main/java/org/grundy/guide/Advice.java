package org.grundy.guide;

import java.util.List;
import java.util.Objects;

/**
 * Which theory applies to a game, and why.
 *
 * @param theory the theory
 * @param reasons why it applies, and why those that look similar do not
 * @param cautions what is easily done wrong with it
 * @param packages where to find it in this library
 * @param examined for a game that was explored, how many positions the advice rests on, and 0 for
 *     one that was described
 * @param complete false if the exploration ended before it had seen every reachable position, so
 *     that a difference or a cycle may still be found
 */
public record Advice(
    Theory theory,
    List<String> reasons,
    List<String> cautions,
    List<String> packages,
    long examined,
    boolean complete) {
  /**
   * Copies the lists.
   *
   * @param theory the theory
   * @param reasons why it applies
   * @param cautions what is easily done wrong
   * @param packages where to find it
   * @param examined how many positions were explored
   * @param complete whether these were all
   */
  public Advice {
    Objects.requireNonNull(theory, "theory");
    reasons = List.copyOf(reasons);
    cautions = List.copyOf(cautions);
    packages = List.copyOf(packages);
  }
}
