package org.grundy.misere;

/**
 * How a component or a sum is known to behave under misere play, in one number: what theorem
 * applies, and its Grundy value.
 *
 * <p>Let g be the Grundy value of a position and g0 its misere value (the mex of the options'
 * misere values, and 1 where there is no option). <b>Fickle</b> positions have g^g0 = 0^1 or 1^0,
 * <b>firm</b> ones g^g.
 *
 * <p><b>Tame</b> (Conway, <i>On Numbers and Games</i>, ch. 12; Winning Ways, ch. 13). A position is
 * tame if g and g0, the mexes taken over its tame options alone, make it fickle or firm, and each
 * option that is not tame has an option that is, with the same g and g0. <i>A sum of tame positions
 * is tame: firm if some component is, with the nim-sum of the values. So it is a P-position exactly
 * if it is fickle of value 1 or firm of value 0.</i> Proof, by induction on the sum. A move to an
 * option that is not tame is answered by the move back to the same g and g0, a P-position if the
 * sum was claimed to be one; so let the moves be to tame options. A firm component of value n has
 * tame options with every g below n and with every g0 below n, none with g = n, none with g0 = n.
 *
 * <ul>
 *   <li>Fickle, value 1: some component has value 1, so there is a move. A component a^(a^1) moves
 *       to fickle a^1, which makes value 0; or to firm k, and then the value is k ^ 1 ^ a, not 0
 *       because g0 = 1 ^ a is excluded. All these are N.
 *   <li>Fickle, value 0: with a component of value 1, move it to g = 0; it is not firm, because g0
 *       = 0 is excluded; P. If all have value 0 and some can move, that one has g0 = 1, hence an
 *       option with g0 = 0, not firm because g = 0 is excluded; so it is 1^0, P. If none can move,
 *       the player has won.
 *   <li>Firm, value 0: a move that leaves something firm changes the value; one that does not turns
 *       the only firm component n, beside fickle ones of nim-sum n, into a fickle a: a P-position
 *       only if a = 1 ^ n, of g0 = n, which is excluded.
 *   <li>Firm, value v, not 0: with two firm components, or one that stays, the move of Nim. With
 *       one, n, beside fickle ones of nim-sum e (0 or 1): if n >= 2, or n = 1 and e = 0, it has an
 *       option with g0 = e; firm, it makes value 0, and fickle, 1 ^ e, it makes value 1: P. If n =
 *       0 and e = 1, some fickle component of value 1 moves to g = 0: P.
 * </ul>
 *
 * <p><b>Restive</b>: not tame, though every option is; then exactly one of g and g0 is 0 or 1.
 * Proof. Let S be the values of the fickle options, F those of the firm ones: g = mex(S, F), and g0
 * = mex(S ^ 1, F). If S is empty or {0, 1}, or F holds both 0 and 1, these are equal; if S = {a}
 * and F holds neither, g = a ^ 1 or 0, g0 = 0 or 1, the fickle ones. So S = {a} and F holds one of
 * 0 and 1: if it is a, only S ^ 1 and F together hold both, and if it is a ^ 1, only S and F do.
 */
final class Behaviour {
  /** Not tame, and some option is not either. */
  static final int WILD = -1;

  /** Not tame, though every option is. */
  static final int RESTIVE = -2;

  private static final int FIRM = 1;

  /** What a position without a move is: fickle of value 0. */
  static final int TERMINAL = 0;

  private Behaviour() {}

  /** What a position with these values is if all else fits; wild if they are not those of Nim. */
  static int tame(int grundy, int misereGrundy) {
    if (grundy == misereGrundy) {
      return (grundy << 1) | FIRM;
    }
    return (grundy | misereGrundy) == 1 ? grundy << 1 : WILD;
  }

  static boolean isTame(int behaviour) {
    return behaviour >= 0;
  }

  static boolean isFirm(int behaviour) {
    return (behaviour & FIRM) != 0;
  }

  /** The Grundy value of what is tame. */
  static int grundy(int behaviour) {
    return behaviour >> 1;
  }

  /** The misere value of what is tame. */
  static int misereGrundy(int behaviour) {
    return isFirm(behaviour) ? grundy(behaviour) : grundy(behaviour) ^ 1;
  }

  /** What a sum is. */
  static int sum(int a, int b) {
    return (a | b) < 0 ? WILD : ((grundy(a) ^ grundy(b)) << 1) | ((a | b) & FIRM);
  }

  /** Whether the player to move loses what is tame. */
  static boolean isP(int behaviour) {
    assert isTame(behaviour);
    return grundy(behaviour) == (isFirm(behaviour) ? 0 : 1);
  }
}
