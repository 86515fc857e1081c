package org.grundy;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class AssertionsTest {
  @Test
  void assertionsAreOnInTests() {
    assertTrue(AssertionsTest.class.desiredAssertionStatus());
  }
}
