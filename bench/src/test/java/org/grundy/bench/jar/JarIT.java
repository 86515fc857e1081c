package org.grundy.bench.jar;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.jar.JarFile;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.grundy.bench.results.Measurement;
import org.grundy.bench.results.ResultFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The built jar, as a process. */
class JarIT {
  private static final Path JAR = Path.of("target", "bench.jar").toAbsolutePath();
  private static final String FAST = "mex.LeastExcluded.value";
  private static final List<String> SHORT =
      List.of("-f", "1", "-wi", "1", "-i", "1", "-w", "10ms", "-r", "10ms", "-p", "n=16");

  @TempDir private Path directory = Path.of("");

  /** What a run of the jar did. */
  private record Ran(int status, String out, String err) {}

  private Ran run(List<String> jvmArguments, Path where, String... args)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(jvmArguments);
    // A temporary directory of its own, so that JMH's lock is this test's alone.
    command.add("-Djava.io.tmpdir=" + directory);
    command.add("-jar");
    command.add(JAR.toString());
    command.addAll(Arrays.asList(args));
    Path out = Files.createTempFile("out", "");
    Path err = Files.createTempFile("err", "");
    Process process =
        new ProcessBuilder(command)
            .directory(where.toFile())
            .redirectOutput(out.toFile())
            .redirectError(err.toFile())
            .start();
    process.getOutputStream().close();
    int status = process.waitFor();
    return new Ran(
        status,
        Files.readString(out, StandardCharsets.UTF_8),
        Files.readString(err, StandardCharsets.UTF_8));
  }

  private Ran run(String... args) throws IOException, InterruptedException {
    return run(List.of(), directory, args);
  }

  private static String[] with(List<String> some, String... more) {
    return Stream.concat(some.stream(), Arrays.stream(more)).toArray(String[]::new);
  }

  @Test
  void theListOfBenchmarksIsThereOnceAndWhole() throws Exception {
    List<String> sources = new ArrayList<>();
    try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
      for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
        String text = Files.readString(file);
        int count = Pattern.compile("(?m)^  @Benchmark$").matcher(text).results().toList().size();
        String name = file.getFileName().toString().replace(".java", "");
        for (int i = 0; i < count; i++) {
          sources.add(name);
        }
      }
    }
    try (JarFile jar = new JarFile(JAR.toFile())) {
      assertThat(jar.stream().filter(e -> e.getName().equals("META-INF/BenchmarkList"))).hasSize(1);
      assertThat(jar.getEntry("META-INF/BenchmarkList").getSize()).isPositive();
    }
    Ran list = run("-l");
    assertThat(list.status()).isZero();
    List<String> listed =
        list.out()
            .lines()
            .filter(line -> line.startsWith("org.grundy.bench."))
            .distinct() // once for each mode
            .map(line -> line.substring(0, line.lastIndexOf('.')))
            .map(line -> line.substring(line.lastIndexOf('.') + 1))
            .toList();
    assertThat(listed).hasSizeGreaterThan(10).containsExactlyInAnyOrderElementsOf(sources);
  }

  @Test
  void jmhArgumentsWorkAsInJmh() throws Exception {
    Path results = directory.resolve("jmh.json");
    Ran ran =
        run(with(SHORT, FAST, "-p", "strategy=mex", "-rf", "json", "-rff", results.toString()));
    assertThat(ran.status()).as(ran.err()).isZero();
    assertThat(ran.out()).contains("# Run complete");
    assertThat(ResultFile.read(results)).hasSize(1);
  }

  @Test
  void aFailedBenchmarkIsNoSuccess() throws Exception {
    Ran ran = run(with(SHORT, FAST, "-p", "strategy=nosuch"));
    assertThat(ran.status()).isEqualTo(1);
    assertThat(ran.err()).contains("bench.jar: failed: ", "strategy-nosuch");
  }

  @Test
  void aFilterThatMatchesNothingIsNoSuccess() throws Exception {
    for (String[] args : new String[][] {{"Misspelt"}, {FAST, "Misspelt"}}) {
      Ran ran = run(with(SHORT, args));
      assertThat(ran.status()).isEqualTo(1);
      assertThat(ran.err()).contains("no benchmark matches 'Misspelt'");
    }
    assertThat(run("--nosuch").status()).isEqualTo(2);
  }

  @Test
  void theComparisonIsReadInAnyLocale() throws Exception {
    Ran ran =
        run(
            List.of("-Duser.language=de", "-Duser.country=DE"),
            directory,
            "compare",
            FAST,
            "--output",
            "here.json");
    assertThat(ran.status()).as(ran.err()).isZero();
    assertThat(ran.out().lines().findFirst().orElse(""))
        .startsWith("Quick comparison of 5 benchmarks, about ")
        .contains("not for decisions");
    assertThat(ran.out()).contains(FAST + " avgt n=16", "naive", "against naive", "here.json");
    assertThat(ran.out()).doesNotContainPattern("\\d,\\d");
    List<Measurement> results = ResultFile.read(directory.resolve("here.json"));
    assertThat(results).hasSize(5);
    assertThat(results.get(0).secondary()).containsKey(Measurement.ALLOCATED);
  }

  @Test
  void aSecondRunAtTheSameTimeIsRefused() throws Exception {
    Path baseline = Files.writeString(directory.resolve("baseline.json"), "[]");
    try (FileChannel channel =
            FileChannel.open(
                directory.resolve("jmh.lock"),
                StandardOpenOption.CREATE,
                StandardOpenOption.WRITE);
        FileLock lock = channel.lock()) {
      assertThat(lock.isValid()).isTrue();
      for (String[] args :
          new String[][] {{"compare", FAST}, {"gate", "--baseline", baseline.toString()}}) {
        Ran ran = run(args);
        assertThat(ran.status()).isEqualTo(1);
        assertThat(ran.err().strip().lines()).hasSize(1);
        assertThat(ran.err()).contains("another benchmark run holds", "wait until it has ended");
      }
      Ran jmh = run(with(SHORT, FAST));
      assertThat(jmh.status()).isEqualTo(1);
      assertThat(jmh.err()).contains("lock");
    }
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "directories have no write permission there")
  void aDirectoryThatCannotBeWrittenIsNamedBeforeAnyWork() throws Exception {
    Ran ran = run("compare", FAST, "--output", directory.resolve("no/such/file.json").toString());
    assertThat(ran.status()).isEqualTo(2);
    assertThat(ran.err()).contains("cannot write", "--output").doesNotContain("\tat ");
    Ran device = run(List.of(), Path.of("/proc"), "compare", FAST);
    assertThat(device.status()).isEqualTo(2);
    assertThat(device.err()).contains("cannot write compare-quick.json");
  }

  @Test
  void questionsAreAnsweredAndBadOnesAreOneLine() throws Exception {
    Ran good = run("value", "nim:3,4,5", "--json");
    assertThat(good.status()).isZero();
    assertThat(good.err()).isEmpty();
    assertThat(good.out().strip()).startsWith("{").endsWith("}");
    Ran bad = run("value", "nim:x");
    assertThat(bad.status()).isEqualTo(2);
    assertThat(bad.out()).isEmpty();
    assertThat(bad.err().strip().lines()).hasSize(1);
    Path broken = Files.writeString(directory.resolve("broken.json"), "[{\"benchmark\":");
    Ran gate = run("gate", "--baseline", broken.toString(), "--run", broken.toString());
    assertThat(gate.status()).isEqualTo(2);
    assertThat(gate.err()).contains("broken.json is not JSON", "line 1");
  }
}
