package org.grundy.alljar;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The jar for a judge's class path: small, alone, and complete. */
class AllJarIT {
  private static final long MOST_BYTES = 500_000;

  private static final ProcessBuilder.Redirect NO_INPUT = ProcessBuilder.Redirect.PIPE;

  private static final String VECTOR = "org.grundy.internal.vector.VectorXor";

  /** A judge's interactor: it plays Nim to the end against every pile it is asked about. */
  private static final String INTERACTOR =
      """
      import java.util.Arrays;
      import java.util.Scanner;
      import org.grundy.Outcome;
      import org.grundy.PlayConvention;
      import org.grundy.engine.Game;
      import org.grundy.engine.GrundySolver;
      import org.grundy.games.Flip;
      import org.grundy.games.Nim;

      public class Interactor {
        public static void main(String[] args) {
          Scanner in = new Scanner(System.in);
          while (in.hasNextLine()) {
            long[] piles =
                Arrays.stream(in.nextLine().split(" ")).mapToLong(Long::parseLong).toArray();
            int pile = Nim.firstPile(piles, PlayConvention.NORMAL);
            System.out.println(
                pile < 0
                    ? "resign"
                    : pile + " " + Nim.sizeLeft(piles, pile, PlayConvention.NORMAL));
          }
          long[] many = new long[1000];
          Arrays.setAll(many, i -> i * 1_000_003L);
          long xor = 0;
          for (long pile : many) {
            xor ^= pile;
          }
          System.out.println(Nim.nimSum(many) == xor);
          System.out.println(Flip.winningFlips("+++++++++++++").boxed().toList());
          GrundySolver solver =
              GrundySolver.of(
                  Game.of(3, (state, options) -> {
                    int count = 0;
                    for (int taken = 1; taken <= Math.min(3, state); taken++) {
                      options[count++] = state - taken;
                    }
                    return count;
                  }));
          System.out.println(solver.grundy(1003));
          System.out.println(org.grundy.internal.Xor.KERNEL.getClass().getName());
        }
      }
      """;

  private static Path jar() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("target"))) {
      return files
          .filter(file -> file.getFileName().toString().matches("grundy-core-.*-all\\.jar"))
          .findFirst()
          .orElseThrow();
    }
  }

  @Test
  void isSmallAndHoldsNothingInAnybodysWay() throws IOException {
    assertThat(Files.size(jar())).isLessThan(MOST_BYTES);
    try (JarFile jar = new JarFile(jar().toFile())) {
      List<String> names = jar.stream().map(JarEntry::getName).toList();
      assertThat(names)
          .contains(VECTOR.replace('.', '/') + ".class", "org/grundy/games/Nim.class")
          .doesNotContain("module-info.class")
          .noneMatch(name -> name.startsWith("it/"))
          .filteredOn(name -> name.endsWith(".class"))
          .allMatch(name -> name.startsWith("org/grundy/"));
    }
  }

  @Test
  void runsAnInteractorByItself(@TempDir Path directory) throws Exception {
    compile(directory);
    assertThat(run(directory, List.of())).isEqualTo(expected("org.grundy.internal.ScalarXor"));
  }

  @Test
  void runsAnInteractorWithVectors(@TempDir Path directory) throws Exception {
    compile(directory);
    assertThat(run(directory, List.of("--add-modules", "jdk.incubator.vector")))
        .isEqualTo(expected(VECTOR));
  }

  @Test
  void answersAsTheLibraryDoesInEveryPackage(@TempDir Path directory) throws Exception {
    Path tour = directory.resolve("org/grundy/alljar/Tour.class");
    Files.createDirectories(tour.getParent());
    Files.copy(Path.of("target/test-classes/org/grundy/alljar/Tour.class"), tour);
    String alone = jar() + File.pathSeparator + directory;
    String whole = System.getProperty("java.class.path");
    List<String> answers = java(List.of("-cp", alone, Tour.class.getName()), NO_INPUT);
    assertThat(answers)
        .hasSizeGreaterThan(20)
        .isEqualTo(java(List.of("-cp", whole, Tour.class.getName()), NO_INPUT));
  }

  @Test
  void linksEveryClass() throws Exception {
    List<String> names = new ArrayList<>();
    try (JarFile jar = new JarFile(jar().toFile())) {
      jar.stream()
          .map(JarEntry::getName)
          .filter(name -> name.endsWith(".class") && !name.startsWith("org/grundy/internal/vector"))
          .forEach(name -> names.add(name.substring(0, name.length() - 6).replace('/', '.')));
    }
    try (URLClassLoader loader =
        new URLClassLoader(
            new URL[] {jar().toUri().toURL()}, ClassLoader.getPlatformClassLoader())) {
      for (String name : names) {
        assertThatCode(() -> Class.forName(name, true, loader)).as(name).doesNotThrowAnyException();
      }
    }
  }

  @Test
  void isTheSameAgain(@TempDir Path directory) throws Exception {
    Path again = directory.resolve("again.jar");
    AllJar.main(
        new String[] {
          "target/classes", "../LICENSE", again.toString(), System.getProperty("output.timestamp")
        });
    assertThat(again).hasSameBinaryContentAs(jar());
  }

  private static List<String> expected(String kernel) {
    return List.of("0 1", "resign", "0 9223372036854775806", "true", "[3, 8]", "3", kernel);
  }

  private static void compile(Path directory) throws IOException {
    Path source = directory.resolve("Interactor.java");
    Files.writeString(source, INTERACTOR);
    JavaCompiler compiler = Objects.requireNonNull(ToolProvider.getSystemJavaCompiler());
    int status =
        compiler.run(
            null,
            null,
            null,
            "-proc:none",
            "-cp",
            jar().toString(),
            "-d",
            directory.toString(),
            source.toString());
    assertThat(status).isZero();
  }

  private static List<String> run(Path directory, List<String> options)
      throws IOException, InterruptedException {
    Path input = directory.resolve("input");
    Files.writeString(input, "3 4 5\n1 2 3\n9223372036854775807 9223372036854775806\n");
    List<String> all = new ArrayList<>(options);
    all.addAll(List.of("-cp", jar() + File.pathSeparator + directory, "Interactor"));
    return java(all, ProcessBuilder.Redirect.from(input.toFile()));
  }

  private static List<String> java(List<String> arguments, ProcessBuilder.Redirect input)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(arguments);
    Process process =
        new ProcessBuilder(command)
            .redirectInput(input)
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    List<String> lines =
        new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
            .lines()
            .toList();
    assertThat(process.waitFor()).isZero();
    return lines;
  }
}
