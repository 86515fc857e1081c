package org.grundy.bench.gate.sample;

import java.util.Map;
import org.grundy.bench.gate.WorkCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

/** A benchmark of each kind that the gate can call. */
@State(Scope.Thread)
public class Samples implements WorkCounters {
  /** How often any method was called in this JVM. */
  public static long calls;

  /** A parameter that is an enum. */
  public enum Kind {
    ONE,
    TWO
  }

  @Param({"a", "b"})
  public String strategy = "";

  @Param({"1", "2"})
  public int n;

  @Param("9999999999")
  public long large;

  @Param("true")
  public boolean flag;

  @Param("0.5")
  public double share;

  @Param({"ONE", "TWO"})
  public Kind kind = Kind.ONE;

  private String seen = "";

  @Setup
  public void setUp() {
    seen = strategy + n + large + flag + share + kind;
  }

  @Override
  public Map<String, Long> workCounters() {
    return Map.of("seen", (long) seen.hashCode());
  }

  @Benchmark
  public void nothing() {
    calls++;
  }

  @Benchmark
  public int number() {
    return (int) ++calls;
  }

  @Benchmark
  public long large() {
    return ++calls;
  }

  @Benchmark
  public boolean truth() {
    return (++calls & 1) == 0;
  }

  @Benchmark
  public double share() {
    return ++calls;
  }

  @Benchmark
  public Object object() {
    calls++;
    return seen;
  }

  @Benchmark
  public void blackhole(Blackhole blackhole) {
    blackhole.consume(++calls);
  }

  @Benchmark
  public long other(Other other) {
    calls++;
    return other.ready;
  }

  /** A state of its own. */
  @State(Scope.Thread)
  public static class Other {
    long ready;

    @Setup(Level.Iteration)
    public void setUp() {
      ready = 1;
    }
  }

  /** A state that is made anew for each call. */
  @State(Scope.Thread)
  public static class Fresh {
    @Setup(Level.Invocation)
    public void setUp() {}
  }

  @Benchmark
  public long fresh(Fresh fresh) {
    return ++calls;
  }
}
