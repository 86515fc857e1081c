package org.grundy.misere;

import org.grundy.LimitExceededException;

/** What a search for a misere quotient ended in. */
public sealed interface QuotientResult {
  /**
   * The quotient was found and proved.
   *
   * @param quotient the quotient
   */
  record Found(MisereQuotient quotient) implements QuotientResult {}

  /**
   * No finite quotient was found up to the size asked for, within the budget. That is no proof that
   * there is none: some games have infinite ones, some have large ones.
   *
   * @param largest the quotient of all the heaps that have a proved one, from 0 up
   * @param heap the heap that none was found with, one more than {@code largest} holds
   * @param cause the limit that was reached
   */
  record NotFound(MisereQuotient largest, int heap, LimitExceededException cause)
      implements QuotientResult {}
}
