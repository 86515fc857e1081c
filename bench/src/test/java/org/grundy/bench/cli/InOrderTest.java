package org.grundy.bench.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.grundy.CancelledException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class InOrderTest {
  private static final List<Integer> ITEMS = IntStream.range(0, 200).boxed().toList();

  private final List<Integer> taken = new ArrayList<>();

  @AfterEach
  void clearInterrupt() {
    Thread.interrupted();
  }

  @Test
  void resultsComeInOrderAndFewWait() {
    for (int threads = 1; threads <= 4; threads++) {
      taken.clear();
      AtomicInteger begun = new AtomicInteger();
      int most = threads + 16;
      InOrder.forEach(
          ITEMS,
          threads,
          i -> {
            begun.incrementAndGet();
            return -i;
          },
          (Integer result) -> {
            taken.add(-result);
            assertThat(begun.get()).isLessThan(taken.size() + most);
          });
      assertThat(taken).isEqualTo(ITEMS);
    }
  }

  @Test
  void allThreadsWorkAtOnce() {
    CountDownLatch meet = new CountDownLatch(3);
    InOrder.forEach(
        List.of(0, 1, 2),
        3,
        i -> {
          meet.countDown();
          await(meet);
          return i;
        },
        taken::add);
    assertThat(taken).containsExactly(0, 1, 2);
  }

  @Test
  void failuresOfWorkAndOfTakingComeThroughAndEndTheThreads() {
    for (Throwable failure : List.of(new IllegalStateException("x"), new OutOfMemoryError("x"))) {
      taken.clear();
      AtomicInteger running = new AtomicInteger();
      assertThatThrownBy(
              () ->
                  InOrder.forEach(
                      ITEMS,
                      2,
                      i -> {
                        running.incrementAndGet();
                        try {
                          if (i == 5 && failure instanceof Error error) {
                            throw error;
                          }
                          if (i == 5) {
                            throw (RuntimeException) failure;
                          }
                          return i;
                        } finally {
                          running.decrementAndGet();
                        }
                      },
                      taken::add))
          .isSameAs(failure);
      assertThat(taken).containsExactly(0, 1, 2, 3, 4);
      assertThat(running).hasValue(0);
    }
    assertThatThrownBy(
            () ->
                InOrder.forEach(
                    ITEMS,
                    2,
                    i -> i,
                    i -> {
                      throw new java.io.IOException("disk full");
                    }))
        .isInstanceOf(java.io.IOException.class);
  }

  @Test
  void anInterruptEndsTheThreadsThatWork() {
    Thread caller = Thread.currentThread();
    AtomicInteger interrupted = new AtomicInteger();
    CountDownLatch never = new CountDownLatch(1);
    CountDownLatch both = new CountDownLatch(2);
    assertThatThrownBy(
            () ->
                InOrder.forEach(
                    ITEMS,
                    2,
                    i -> {
                      both.countDown();
                      // The other thread may be interrupted before it has seen that both are here.
                      try {
                        both.await();
                        caller.interrupt();
                        never.await();
                      } catch (InterruptedException e) {
                        interrupted.incrementAndGet();
                      }
                      return i;
                    },
                    taken::add))
        .isInstanceOf(CancelledException.class);
    assertThat(interrupted).hasValue(2);
    assertThat(taken).isEmpty();
    assertThat(Thread.interrupted()).isTrue();
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
