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
 * <p><b>Restive</b>: every option is tame, g and g0 are both 2 or more, and differ. <i>With tame
 * positions T beside it the sum is N if T is fickle, and if T is firm it is P exactly if g is the
 * value of T.</i> Proof. T fickle of value e: there is an option with g0 = e; as above it makes a
 * P-position. T firm of value g: every option of the restive component makes a firm sum that is not
 * 0; a move in T to a firm one changes its value, and a move to a fickle one leaves an N-position.
 * T firm of value t below g: there is an option with that value. T firm of value above g: it has an
 * option of value g, which is firm, since g is 2 or more. (Conway calls such games ambivalent
 * heaps: g0 in fickle company, g in firm.)
 */
final class Behaviour {
  /** No theorem here applies. */
  static final int WILD = -1;

  private static final int FICKLE = 0;
  private static final int FIRM = 1;
  private static final int RESTIVE = 2;

  private Behaviour() {}

  /** What a position without a move is. */
  static final int TERMINAL = FICKLE;

  /** What a position with these values is if all else fits; wild if they are not those of Nim. */
  static int tame(int grundy, int misereGrundy) {
    if (grundy == misereGrundy) {
      return (grundy << 2) | FIRM;
    }
    return (grundy | misereGrundy) == 1 ? (grundy << 2) | FICKLE : WILD;
  }

  /** What a position is of which all options are tame. */
  static int ofTameOptions(int grundy, int misereGrundy) {
    int tame = tame(grundy, misereGrundy);
    return tame == WILD && Math.min(grundy, misereGrundy) >= 2 ? (grundy << 2) | RESTIVE : tame;
  }

  static boolean isTame(int behaviour) {
    return behaviour >= 0 && (behaviour & RESTIVE) == 0;
  }

  static boolean isRestive(int behaviour) {
    return behaviour >= 0 && (behaviour & RESTIVE) != 0;
  }

  static boolean isFirm(int behaviour) {
    return (behaviour & FIRM) != 0;
  }

  static int grundy(int behaviour) {
    return behaviour >> 2;
  }

  /** The misere value of what is tame. */
  static int misereGrundy(int behaviour) {
    return isFirm(behaviour) ? grundy(behaviour) : grundy(behaviour) ^ 1;
  }

  /**
   * What a sum is: both marks where a restive component is in firm company. Two of them are wild.
   */
  static int sum(int a, int b) {
    if (a < 0 || b < 0) {
      return WILD;
    }
    return isRestive(a) && isRestive(b)
        ? WILD
        : ((grundy(a) ^ grundy(b)) << 2) | ((a | b) & (FIRM | RESTIVE));
  }

  /** Whether the player to move loses; not for what is wild. */
  static boolean isP(int behaviour) {
    assert behaviour >= 0;
    return isFirm(behaviour)
        ? grundy(behaviour) == 0
        : !isRestive(behaviour) && grundy(behaviour) == 1;
  }
}
