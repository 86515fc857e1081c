package org.grundy.misere;

/** What a sum is made of: components with numbers, and their options. */
@FunctionalInterface
interface Components {
  /**
   * The options of one component: each a multiset of components, as their numbers in ascending
   * order. An empty array among them is the move that leaves nothing.
   */
  int[][] options(int component);

  /** What the component is to the user, for messages. */
  default long state(int component) {
    return component;
  }
}
