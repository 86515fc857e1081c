package org.grundy.heap;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ValueTableTest {
  @Test
  void growingInSmallStepsCopiesLittle() {
    ValueTable table = new ValueTable();
    table.append(1);
    int step = 1 << 16;
    int most = 1 << 25;
    byte[] before = table.bytes();
    long copied = 0;
    while (table.length() < most) {
      int needed = Math.min(most, table.length() + step);
      table.makeRoom(needed, most);
      if (table.bytes() != before) {
        copied += table.length();
        before = table.bytes();
      }
      table.appendCopies(0, needed - table.length());
      assertThat(table.memory()).isLessThanOrEqualTo(Math.max(1L << 22, needed * 5L / 4 + 64));
    }
    assertThat(table.memory()).isEqualTo(most);
    assertThat(copied).isLessThan(5L * most);
  }
}
