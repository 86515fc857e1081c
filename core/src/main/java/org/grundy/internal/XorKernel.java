package org.grundy.internal;

/** A way to fold an array by exclusive or. */
public interface XorKernel {
  /** The exclusive or of all elements; if any element is negative, some negative number. */
  long xor(int[] values);

  /** The exclusive or of all elements; if any element is negative, some negative number. */
  long xor(long[] values);
}
