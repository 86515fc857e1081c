package org.grundy.heap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.grundy.Budget;
import org.grundy.LimitExceededException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckpointTest {
  @TempDir private Path directory;

  private static final HeapRuleset OFFICERS = HeapRuleset.parse("0.6");

  @Test
  void aRunIsResumedToTheSameValues() throws IOException {
    Path file = directory.resolve("values");
    RunOptions options = RunOptions.defaults().withCheckpoint(file, Duration.ZERO);
    assertThatThrownBy(
            () ->
                NimSequence.of(OFFICERS)
                    .computeTo(40_000, options.withBudget(Budget.unlimited().withStates(10_000))))
        .isInstanceOf(LimitExceededException.class);
    assertThat(Checkpoint.read(file, OFFICERS).length()).isBetween(10_000, 10_064);
    NimSequence resumed = NimSequence.of(OFFICERS).computeTo(20_000, options);
    assertThat(resumed.values(0, 20_000)).isEqualTo(NimSequence.of(OFFICERS).values(0, 20_000));
    assertThat(Checkpoint.read(file, OFFICERS).length()).isGreaterThanOrEqualTo(20_000);
  }

  @Test
  void allWidthsAreRead() throws IOException {
    HeapRuleset nim = HeapRuleset.parse("allbut=");
    for (int length : new int[] {0, 1, 200, 300, 70_000}) {
      Path file = directory.resolve("nim" + length);
      ValueTable g = new ValueTable();
      for (int n = 0; n < length; n++) {
        g.append(n);
      }
      Checkpoint.write(file, nim, g);
      ValueTable read = Checkpoint.read(file, nim);
      assertThat(read.length()).isEqualTo(length);
      for (int n = 0; n < length; n++) {
        assertThat(read.get(n)).isEqualTo(n);
      }
    }
    NimSequence allBut = NimSequence.of(nim);
    allBut.computeTo(
        400, RunOptions.defaults().withCheckpoint(directory.resolve("nim300"), Duration.ZERO));
    assertThat(allBut.value(399)).isEqualTo(399);
  }

  @Test
  void damageIsRefused() throws IOException {
    Path file = directory.resolve("values");
    NimSequence.of(OFFICERS)
        .computeTo(3000, RunOptions.defaults().withCheckpoint(file, Duration.ofHours(1)));
    byte[] good = Files.readAllBytes(file);
    SplittableRandom random = new SplittableRandom(99);
    RunOptions options = RunOptions.defaults().withCheckpoint(file, Duration.ofHours(1));
    for (int round = 0; round < 200; round++) {
      byte[] bad = good.clone();
      bad[round < 30 ? round : random.nextInt(bad.length)] ^= (byte) (1 << random.nextInt(8));
      Files.write(file, bad);
      assertThatThrownBy(() -> Checkpoint.read(file, OFFICERS)).isInstanceOf(IOException.class);
    }
    for (int length : new int[] {0, 3, 9, 20, good.length - 1}) {
      Files.write(file, java.util.Arrays.copyOf(good, length));
      assertThatThrownBy(() -> NimSequence.of(OFFICERS).computeTo(4000, options))
          .isInstanceOf(UncheckedIOException.class)
          .hasMessageContaining("values");
      // The damaged file is left for a person to look at.
      assertThat(Files.size(file)).isEqualTo(length);
    }
    Files.write(file, good);
    assertThatThrownBy(() -> NimSequence.of(HeapRuleset.parse("0.77")).computeTo(4000, options))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessageContaining("0.6");
  }

  /** A process of its own, to be killed. */
  static final class Endless {
    public static void main(String[] args) {
      NimSequence.of(OFFICERS)
          .computeTo(
              50_000_000,
              RunOptions.defaults().withCheckpoint(Path.of(args[0]), Duration.ofMillis(1)));
    }
  }

  @Test
  void aKilledRunIsResumed() throws IOException, InterruptedException {
    Path file = directory.resolve("killed");
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Endless.class.getName(),
                file.toString())
            .redirectErrorStream(true)
            .redirectOutput(directory.resolve("log").toFile())
            .start();
    try {
      long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
      while (!Files.exists(file) && process.isAlive() && System.nanoTime() < end) {
        Thread.sleep(20);
      }
    } finally {
      process.destroyForcibly();
      process.waitFor();
    }
    int saved = Checkpoint.read(file, OFFICERS).length();
    assertThat(saved).isPositive();
    int length = Math.min(saved + 5000, 200_000);
    NimSequence resumed =
        NimSequence.of(OFFICERS)
            .computeTo(length, RunOptions.defaults().withCheckpoint(file, Duration.ofHours(1)));
    assertThat(resumed.values(0, length)).isEqualTo(NimSequence.of(OFFICERS).values(0, length));
  }
}
