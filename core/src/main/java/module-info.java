/** Impartial games, solved exactly: who wins, the Grundy value, and which moves win. */
module org.grundy.core {
  requires it.unimi.dsi.fastutil.core;
  requires static jdk.incubator.vector;
  requires static org.jspecify;

  exports org.grundy;
  exports org.grundy.engine;
  exports org.grundy.games;
  exports org.grundy.graph;
  exports org.grundy.guide;
  exports org.grundy.heap;
  exports org.grundy.misere;
  exports org.grundy.scoring;
  exports org.grundy.sum;
}
