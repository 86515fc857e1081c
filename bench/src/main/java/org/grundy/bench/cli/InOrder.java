package org.grundy.bench.cli;

import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.grundy.CancelledException;

/** Work on the items of a list by several threads, its results taken by one in the list's order. */
final class InOrder {
  /** Results that may wait for one that takes longer, beside those that threads work on. */
  private static final int WAITING = 16;

  private InOrder() {}

  /** Takes a result, and may fail to keep it. */
  interface Taker<R, E extends Exception> {
    void take(R result) throws E;
  }

  /**
   * Hands over the result for every item. When it returns or throws, no thread works any more.
   *
   * @throws CancelledException if this thread is interrupted
   */
  static <T, R, E extends Exception> void forEach(
      List<T> items, int threads, Function<T, R> work, Taker<R, E> taker) throws E {
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    Queue<Future<R>> waiting = new ArrayDeque<>();
    long taken = 0;
    try {
      Iterator<T> next = items.iterator();
      while (next.hasNext() || !waiting.isEmpty()) {
        while (next.hasNext() && waiting.size() < threads + WAITING) {
          T item = next.next();
          waiting.add(pool.submit(() -> work.apply(item)));
        }
        taker.take(waiting.remove().get());
        taken++;
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CancelledException(taken);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof Error error) {
        throw error;
      }
      throw e.getCause() instanceof RuntimeException failure
          ? failure
          : new IllegalStateException(e.getCause());
    } finally {
      pool.shutdownNow();
      awaitEnd(pool);
    }
  }

  /** Waits, interrupted or not: whoever goes on must not meet threads still at work. */
  private static void awaitEnd(ExecutorService pool) {
    boolean interrupted = false;
    boolean ended = false;
    while (!ended) {
      try {
        ended = pool.awaitTermination(Long.MAX_VALUE, TimeUnit.NANOSECONDS);
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
