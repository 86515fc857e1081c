package org.grundy.bench.gate;

import java.util.List;
import org.grundy.bench.results.Key;

/**
 * Every row of the gate: one line each. A good row takes a microsecond to some milliseconds a call,
 * fits the caches, and stands for a promise of the library.
 */
final class GateRows {
  static final List<Key> ALL =
      List.of(
          Row.of("mex.LeastExcluded.value", "strategy=mex", "n=16"),
          Row.of("mex.LeastExcluded.value", "strategy=mex", "n=4096"),
          Row.of("nim.NimVerdict.nimSum", "strategy=nim", "n=1000"),
          Row.of("nim.NimVerdict.nimSum", "strategy=unrolled", "n=1000"),
          Row.of("nim.NimVerdict.nimSum", "strategy=scalar", "n=1000"),
          Row.of("nim.NimMove.move", "strategy=nim", "n=100"),
          Row.of("nim.NimMove.move", "strategy=nim-misere", "n=100"),
          Row.of("nim.NimProduct.products", "strategy=bulk", "n=1024"),
          Row.of("flip.FlipRows.firstWinningFlip", "strategy=string", "n=10000"),
          Row.of("flip.FlipRows.firstWinningFlip", "strategy=bytes", "n=10000"),
          Row.of("flip.RunValues.values", "strategy=bitset", "n=1000"),
          Row.of("flip.RunValues.values", "strategy=periodic", "n=1000"),
          Row.of("engine.SolveHeaps.solve", "strategy=hashed", "n=40"),
          Row.of("engine.SolveHeaps.solve", "strategy=fastutil", "n=40"),
          Row.of("engine.SolveHeaps.solve", "strategy=bottom-up", "n=40"),
          Row.of("engine.SolveCram.solve", "strategy=symmetry", "n=5"),
          Row.of("heap.OctalValues.values", "strategy=sparse", "n=10000"),
          Row.of("heap.OctalValues.values", "strategy=direct", "n=10000"),
          Row.of("heap.SubtractionValues.values", "strategy=direct", "n=10000"),
          Row.of("misere.MisereKayles.outcome", "strategy=search", "n=24"),
          Row.of("misere.ManyHeaps.outcome", "strategy=quotient", "n=1000"),
          Row.of("sums.WinningMoves.winning", "strategy=wanted", "n=1000"),
          Row.of("graph.WinLoseDrawOfGraph.solve", "strategy=retrograde", "n=10000"),
          Row.of("graph.LoopyNimValues.solve", "strategy=labelling", "n=10000"),
          Row.of("coins.FlippingGame.moves", "strategy=product", "n=2000"),
          Row.of("hackenbush.TreeCuts.cuts", "strategy=linear", "n=3000"),
          Row.of("scoring.EitherEndRow.difference", "strategy=intervals", "n=500"),
          Row.of("scoring.FrontRow.takeThree", "strategy=table", "n=300"),
          Row.of("scoring.CanIWin.wins", "strategy=bits", "n=16"));

  private GateRows() {}
}
