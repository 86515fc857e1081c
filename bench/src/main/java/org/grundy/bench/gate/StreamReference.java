package org.grundy.bench.gate;

/** Steps that hardly depend on each other: a mark in a bitset for each number read. Frozen. */
final class StreamReference implements ReferenceKernel {
  private final int[] table = ReferenceTable.make();
  private final long[] marks = new long[256];

  @Override
  public String id() {
    return "stream-1";
  }

  @Override
  public long run(long steps) {
    long sum = 0;
    for (long i = 0; i < steps; i++) {
      int value = table[(int) i & 1023];
      int word = (value >>> 6) & 255;
      marks[word] |= 1L << value;
      if ((value & 7) == 3) {
        sum += Long.numberOfTrailingZeros(~marks[word]);
      }
      sum ^= value;
    }
    return sum;
  }
}
