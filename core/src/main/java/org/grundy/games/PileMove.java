package org.grundy.games;

/**
 * One pile changes its size.
 *
 * @param pile the pile's index, from 0
 * @param from its size before
 * @param to its size after
 */
public record PileMove(int pile, long from, long to) {
  /**
   * The move in words.
   *
   * @return such as {@code pile 0: 3 -> 1}
   */
  public String text() {
    return "pile " + pile + ": " + from + " -> " + to;
  }
}
