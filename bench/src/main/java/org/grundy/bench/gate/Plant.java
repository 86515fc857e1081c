package org.grundy.bench.gate;

import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A fault put into a kernel on purpose, to see that the gate finds it; asked for by the system
 * property {@value #PROPERTY}, never on otherwise.
 */
enum Plant {
  /** Three calls for every two: half as slow again. */
  SLOWDOWN {
    @Override
    void run(Kernel kernel, long count) {
      kernel.run(count + (count >> 1));
      if ((count & 1) == 1) {
        odd ^= true;
        if (odd) {
          kernel.run(1);
        }
      }
    }
  },

  /** A small array a call: 16 bytes of header and 48 of content. */
  ALLOCATION {
    @Override
    void run(Kernel kernel, long count) {
      for (long i = 0; i < count; i++) {
        kernel.run(1);
        kept = new byte[48];
      }
    }
  },

  /** One look-up more for every position whose options are generated. */
  PROBE {
    @Override
    void run(Kernel kernel, long count) {
      kernel.run(count);
    }

    @Override
    Map<String, Long> counters(Map<String, Long> counters) {
      Map<String, Long> more = new TreeMap<>(counters);
      more.computeIfPresent("probes", (k, v) -> v + counters.getOrDefault("expanded", 0L));
      return more;
    }
  };

  /** The system property. */
  static final String PROPERTY = "grundy.gate.plant";

  private static boolean odd;

  @SuppressWarnings("UnusedVariable") // written, so that the array is really made
  private static byte @Nullable [] kept;

  abstract void run(Kernel kernel, long count);

  Map<String, Long> counters(Map<String, Long> counters) {
    return counters;
  }

  /** The kernel with this fault in it. */
  Kernel in(Kernel kernel) {
    Plant plant = this;
    return new Kernel() {
      @Override
      public void run(long count) {
        plant.run(kernel, count);
      }

      @Override
      public Map<String, Long> workCounters() {
        return plant.counters(kernel.workCounters());
      }

      @Override
      public void close() {
        kernel.close();
      }
    };
  }
}
