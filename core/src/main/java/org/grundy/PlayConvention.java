package org.grundy;

/** What happens to the player who cannot move. */
public enum PlayConvention {
  /** The player who cannot move loses. */
  NORMAL,
  /** The player who cannot move wins. */
  MISERE
}
