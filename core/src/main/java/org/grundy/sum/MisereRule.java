package org.grundy.sum;

/** The rule of misere Nim, which every sum of tame components follows (see Tameness). */
final class MisereRule {
  private MisereRule() {}

  /**
   * Whether the player to move wins.
   *
   * @param nimSum the nim-sum of the components' Grundy values
   * @param firm whether any component is firm
   */
  static boolean wins(long nimSum, boolean firm) {
    return nimSum != (firm ? 0 : 1);
  }
}
