package org.grundy.misere;

/** How a position behaves in sums under misere play, as far as a theorem says. */
public enum MisereKind {
  /**
   * It behaves like a Nim position, fickle (genus 0^120 or 1^031) or firm (genus g^g...): a sum of
   * tame positions is a P-position if and only if all are fickle and the nim-sum is 1, or some is
   * firm and the nim-sum is 0 (Conway, <i>On Numbers and Games</i>, ch. 12). The positions its
   * moves lead to are tame too, or can be answered by a move back to one of its own genus.
   */
  TAME,
  /**
   * It is not tame, though all its options are; exactly one of its Grundy value and its misere
   * value is 0 or 1. No rule is used for sums with it: they are searched, or decided by a quotient.
   */
  RESTIVE,
  /** It is not tame, and neither are all its options. */
  WILD
}
