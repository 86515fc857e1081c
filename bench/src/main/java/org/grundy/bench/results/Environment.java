package org.grundy.bench.results;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The machine and the JVM that measured, as names and values.
 *
 * @param values the values, in the order to show them
 */
public record Environment(Map<String, String> values) {
  /** The processor's model. */
  public static final String CPU = "cpu";

  /** How many processors the JVM may use. */
  public static final String CORES = "cores";

  /** The version of the JDK. */
  public static final String JDK = "jdk";

  /** The name and version of the virtual machine. */
  public static final String VM = "vm";

  private static final Path CPU_INFO = Path.of("/proc/cpuinfo");

  /** Keeps the order. */
  public Environment {
    values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
  }

  /** This machine and this JVM. */
  public static Environment current() {
    Map<String, String> values = new LinkedHashMap<>();
    values.put(CPU, cpu());
    values.put(CORES, Integer.toString(Runtime.getRuntime().availableProcessors()));
    values.put("os", System.getProperty("os.name") + " " + System.getProperty("os.arch"));
    values.put(JDK, System.getProperty("java.version"));
    values.put(
        VM, System.getProperty("java.vm.name") + " " + System.getProperty("java.vm.version"));
    return new Environment(values);
  }

  /**
   * The processor's model: hypervisors give one name to several generations, so the numbers that
   * tell those apart come with it.
   */
  private static String cpu() {
    Map<String, String> first = new LinkedHashMap<>();
    if (Files.isReadable(CPU_INFO)) {
      try (Stream<String> lines = Files.lines(CPU_INFO, StandardCharsets.ISO_8859_1)) {
        lines
            .takeWhile(line -> !line.isBlank())
            .forEach(
                line -> {
                  int colon = line.indexOf(':');
                  if (colon > 0) {
                    first.put(line.substring(0, colon).strip(), line.substring(colon + 1).strip());
                  }
                });
      } catch (IOException | UncheckedIOException e) {
        first.clear();
      }
    }
    StringBuilder cpu =
        new StringBuilder(first.getOrDefault("model name", System.getProperty("os.arch")));
    for (String number : new String[] {"cpu family", "model", "stepping"}) {
      if (first.containsKey(number)) {
        cpu.append(", ").append(number).append(' ').append(first.get(number));
      }
    }
    return cpu.toString();
  }

  /** A value, or the empty text where it was not recorded. */
  public String get(String name) {
    return values.getOrDefault(name, "");
  }
}
