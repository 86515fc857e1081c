package org.grundy.misere;

/** What is known of a position's behaviour in sums under misere play, and by which theorem. */
public enum MisereKind {
  /**
   * It behaves like a Nim position, fickle (genus 0^120 or 1^031) or firm (genus g^g...): a sum of
   * tame positions is a P-position if and only if all are fickle and the nim-sum is 1, or some is
   * firm and the nim-sum is 0 (Conway).
   */
  TAME,
  /**
   * All its options are tame, and its Grundy value g and its misere value are different and both 2
   * or more: beside tame positions T it is won if all of T is fickle, and if some is firm, lost if
   * and only if T has value g (Conway's ambivalent heaps).
   */
  RESTIVE,
  /** No theorem here applies; sums with it are searched, or decided by a quotient. */
  WILD
}
