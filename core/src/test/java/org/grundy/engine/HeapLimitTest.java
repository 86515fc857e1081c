package org.grundy.engine;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Games that no memory suffices for, without a budget. */
class HeapLimitTest {
  @Test
  void aFullHeapIsALimitAfterWhichTablesAndSolversGoOn() throws Exception {
    Process child =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-ea",
                "-Xmx32m",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                SmallHeap.class.getName())
            .redirectErrorStream(true)
            .start();
    String said = new String(child.getInputStream().readAllBytes(), UTF_8);
    assertThat(child.waitFor()).as(said).isZero();
    assertThat(said.lines())
        .containsExactly(
            "tables",
            "hashed Grundy",
            "fastutil Grundy",
            "outcome",
            "remoteness",
            "decomposing",
            "nimbers",
            "parallel",
            "floods",
            "scoring");
  }
}
