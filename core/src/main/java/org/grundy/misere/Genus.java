package org.grundy.misere;

import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.internal.Checks;

/**
 * The genus of a position (Conway, <i>On Numbers and Games</i>, ch. 12; Berlekamp, Conway and Guy,
 * <i>Winning Ways</i>, ch. 13): its Grundy value g and, as a superscript, the misere values g0, g1,
 * g2, ... of the position itself, with one Nim heap of 2 beside it, with two, and so on. The misere
 * value is the mex of the options' misere values, and 1 for a position without a move; 0 means a
 * P-position under misere play. From some term on the last two written repeat forever.
 *
 * <p>Immutable; equal genera are equal.
 *
 * <pre>{@code
 * Genus.of(2, 1, 4, 2, 0).toString()   // "2^1420"
 * Genus.of(0, 1, 2, 0).isTame()        // true: that of the empty position
 * }</pre>
 */
public final class Genus {
  private final int grundy;

  /** At least two, the last two repeating, and no shorter array says the same. */
  private final int[] misere;

  private Genus(int grundy, int[] misere) {
    this.grundy = grundy;
    int length = misere.length;
    while (length > 2 && misere[length - 1] == misere[length - 3]) {
      length--;
    }
    this.misere = Arrays.copyOf(misere, length);
  }

  /**
   * A genus.
   *
   * @param grundy the Grundy value, 0 or more
   * @param misere the misere values g0, g1, ..., each 0 or more; at least two, of which the last
   *     two repeat
   * @return the genus
   * @throws IllegalArgumentException if a value is negative or there are fewer than two misere ones
   */
  public static Genus of(int grundy, int... misere) {
    Checks.nonNegative("grundy", grundy);
    Checks.nonNegative("misere", misere);
    if (misere.length < 2) {
      throw new IllegalArgumentException(
          "misere has " + misere.length + " values, expected 2 or more");
    }
    return new Genus(grundy, misere);
  }

  /**
   * The genus of what behaves like a Nim position.
   *
   * @param grundy the Grundy value
   * @param firm whether some heap has 2 or more
   */
  static Genus tame(int grundy, boolean firm) {
    return firm
        ? new Genus(grundy, new int[] {grundy, grundy ^ 2})
        : new Genus(grundy, new int[] {grundy ^ 1, grundy ^ 2, grundy});
  }

  /**
   * The Grundy value, under normal play.
   *
   * @return g
   */
  public int grundy() {
    return grundy;
  }

  /**
   * A misere value.
   *
   * @param twos the number n of Nim heaps of 2 beside the position, 0 or more
   * @return g_n
   * @throws IllegalArgumentException if {@code twos} is negative
   */
  public int misere(int twos) {
    Checks.nonNegative("twos", twos);
    int length = misere.length;
    return misere[twos < length ? twos : length - 2 + ((twos - length) & 1)];
  }

  /** How many misere values are written; the last two repeat. */
  int length() {
    return misere.length;
  }

  /**
   * Whether this is the genus of a Nim position: 0^120, 1^031, or g^g(g^2). A position with such a
   * genus need not itself behave like one; see {@link GenusTable#kind}.
   *
   * @return whether it is
   */
  public boolean isTame() {
    return equals(tame(grundy, true)) || (grundy < 2 && equals(tame(grundy, false)));
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Genus other
        && grundy == other.grundy
        && Arrays.equals(misere, other.misere);
  }

  @Override
  public int hashCode() {
    return 31 * grundy + Arrays.hashCode(misere);
  }

  /**
   * The symbol.
   *
   * @return such as {@code 2^1420}; with commas, such as {@code 2^(1,10,8)}, where a value has two
   *     digits
   */
  @Override
  public String toString() {
    boolean digits = IntStream.of(misere).allMatch(value -> value < 10);
    String values =
        IntStream.of(misere)
            .mapToObj(Integer::toString)
            .collect(Collectors.joining(digits ? "" : ","));
    return grundy + "^" + (digits ? values : "(" + values + ")");
  }
}
