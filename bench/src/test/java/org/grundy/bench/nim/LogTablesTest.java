package org.grundy.bench.nim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.grundy.Nimber;
import org.junit.jupiter.api.Test;

/** A peer that is compared in speed must give the same answers. */
class LogTablesTest {
  @Test
  void multipliesAsTheLibraryDoes() {
    LogTables tables = new LogTables();
    SplittableRandom random = new SplittableRandom(9);
    for (int i = 0; i < 10_000; i++) {
      long a = random.nextLong() >>> random.nextInt(64);
      long b = random.nextLong() >>> random.nextInt(64);
      assertThat(tables.multiply(a, b)).as("%d * %d", a, b).isEqualTo(Nimber.multiply(a, b));
    }
  }
}
