package org.grundy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import org.grundy.reference.NaiveNimber;
import org.junit.jupiter.api.Test;

class NimberTest {
  private static final long SEED = 64;
  private static final int[] FIELDS = {8, 16, 32, 64};

  /** A random element of the field with elements of the given bits, sparse ones often. */
  private static long element(SplittableRandom random, int bits) {
    long any = random.nextLong() & (random.nextInt(4) == 0 ? random.nextLong() : -1L);
    return random.nextInt(16) == 0 ? random.nextInt(3) : any >>> (64 - bits);
  }

  private static List<String[]> rows(String file) throws IOException {
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                Objects.requireNonNull(NimberTest.class.getResourceAsStream(file), file),
                StandardCharsets.UTF_8))) {
      return reader
          .lines()
          .filter(line -> !line.startsWith("#"))
          .skip(1)
          .map(line -> line.split(",", -1))
          .toList();
    }
  }

  @Test
  void productsInversesRootsAndSquaresAsPublished() throws IOException {
    List<String[]> rows = rows("nim_products.csv");
    assertThat(rows).hasSizeGreaterThan(80);
    for (String[] row : rows) {
      long a = Long.parseUnsignedLong(row[0]);
      long b = Long.parseUnsignedLong(row[1]);
      assertThat(Nimber.multiply(a, b)).isEqualTo(Long.parseUnsignedLong(row[2]));
      assertThat(Nimber.multiply(b, a)).isEqualTo(Long.parseUnsignedLong(row[2]));
      if (a != 0) {
        assertThat(Nimber.inverse(a)).isEqualTo(Long.parseUnsignedLong(row[3]));
      }
      assertThat(Nimber.sqrt(a)).isEqualTo(Long.parseUnsignedLong(row[4]));
      assertThat(Nimber.square(a)).isEqualTo(Long.parseUnsignedLong(row[5]));
    }
  }

  @Test
  void factsOfTheFieldsAsPublished() throws IOException {
    List<String[]> rows = rows("nim_field_facts.csv");
    assertThat(rows).hasSizeGreaterThan(40);
    int checked = 0;
    for (String[] row : rows) {
      long value = Long.parseUnsignedLong(row[2]);
      switch (row[0]) {
        case "square_of_2^k" -> {
          assertThat(Nimber.square(1L << Integer.parseInt(row[1]))).isEqualTo(value);
          checked++;
        }
        case "multiplicative_order" -> {
          assertThat(Nimber.order(Long.parseLong(row[1]))).isEqualTo(value);
          checked++;
        }
        case "Fermat_square" -> {
          int k = Integer.parseInt(row[1].replaceAll(".*\\^|\\)", ""));
          assertThat(Nimber.square(1L << (1 << k))).isEqualTo(value);
          checked++;
        }
        default -> {}
      }
    }
    assertThat(checked).isGreaterThan(40);
  }

  @Test
  void smallProductsAreTheMexOfTheDefinition() {
    int[][] products = NaiveNimber.productsByMex(48);
    for (int a = 0; a < products.length; a++) {
      for (int b = 0; b < products.length; b++) {
        assertThat(Nimber.multiply(a, b)).isEqualTo(products[a][b]);
      }
    }
  }

  @Test
  void everyProductOfBytesIsTheRecursiveOne() {
    for (int a = 0; a < 256; a++) {
      for (int b = 0; b < 256; b++) {
        assertThat(Nimber.multiply(a, b)).isEqualTo(NaiveNimber.multiply(a, b));
      }
    }
  }

  @Test
  void productsOfAllSizesAreTheRecursiveOnes() {
    SplittableRandom random = new SplittableRandom(SEED);
    for (int i = 0; i < 20_000; i++) {
      long a = element(random, 1 + random.nextInt(64));
      long b = element(random, 1 + random.nextInt(64));
      assertThat(Nimber.multiply(a, b))
          .as("seed %d: %d * %d", SEED, a, b)
          .isEqualTo(NaiveNimber.multiply(a, b));
    }
    assertThat(Nimber.multiply(Long.MIN_VALUE, Long.MIN_VALUE))
        .isEqualTo(Long.parseUnsignedLong("16017865340936038689"));
    assertThat(Nimber.multiply(-1L, -1L)).isEqualTo(Long.parseUnsignedLong("11290409524105353207"));
  }

  @Test
  void fieldAxiomsInAllFourFields() {
    SplittableRandom random = new SplittableRandom(SEED);
    for (int bits : FIELDS) {
      for (int i = 0; i < 5_000; i++) {
        long a = element(random, bits);
        long b = element(random, bits);
        long c = element(random, bits);
        String at = "seed " + SEED + ", " + bits + " bits: " + a + ", " + b + ", " + c;
        long ab = Nimber.multiply(a, b);
        assertThat(Nimber.multiply(b, a)).as(at).isEqualTo(ab);
        assertThat(Nimber.fieldBits(ab)).as(at).isLessThanOrEqualTo(bits);
        assertThat(Nimber.multiply(ab, c))
            .as(at)
            .isEqualTo(Nimber.multiply(a, Nimber.multiply(b, c)));
        assertThat(Nimber.multiply(a, Nimber.add(b, c)))
            .as(at)
            .isEqualTo(Nimber.add(ab, Nimber.multiply(a, c)));
        assertThat(Nimber.multiply(a, 1)).as(at).isEqualTo(a);
        assertThat(Nimber.multiply(a, 0)).as(at).isZero();
        assertThat(Nimber.square(a)).as(at).isEqualTo(Nimber.multiply(a, a));
        assertThat(Nimber.square(Nimber.sqrt(a))).as(at).isEqualTo(a);
        if (a != 0) {
          long inverse = Nimber.inverse(a);
          assertThat(Nimber.multiply(a, inverse)).as(at).isEqualTo(1);
          assertThat(Nimber.fieldBits(inverse)).as(at).isLessThanOrEqualTo(bits);
          assertThat(Nimber.divide(ab, a)).as(at).isEqualTo(b);
        }
      }
    }
  }

  @Test
  void quadraticsAreSolvedExactlyWhereTheTraceAllows() {
    SplittableRandom random = new SplittableRandom(SEED);
    for (int i = 0; i < 20_000; i++) {
      long a = element(random, 1 + random.nextInt(64));
      OptionalLong x = Nimber.solveQuadratic(a);
      assertThat(x.isPresent()).isEqualTo(a >= 0);
      x.ifPresent(
          root -> {
            assertThat(Nimber.square(root) ^ root).as("seed %d: %d", SEED, a).isEqualTo(a);
            assertThat(root & 1).isZero();
            assertThat(Nimber.square(root ^ 1) ^ root ^ 1).isEqualTo(a);
          });
    }
    assertThat(Nimber.solveQuadratic(1)).hasValue(2);
  }

  @Test
  void theTraceIsTheSumOfTheConjugates() {
    SplittableRandom random = new SplittableRandom(SEED);
    for (int i = 0; i < 200; i++) {
      long a = element(random, 64);
      long sum = 0;
      long conjugate = a;
      for (int k = 0; k < 64; k++) {
        sum ^= conjugate;
        conjugate = Nimber.square(conjugate);
      }
      assertThat(conjugate).isEqualTo(a);
      assertThat((long) Nimber.trace(a)).isEqualTo(sum);
    }
  }

  @Test
  void powersFollowTheirLaws() {
    assertThat(Nimber.power(0, 0)).isEqualTo(1);
    assertThat(Nimber.power(0, 7)).isZero();
    SplittableRandom random = new SplittableRandom(SEED);
    for (int i = 0; i < 300; i++) {
      long a = random.nextLong();
      long e = random.nextInt(1000);
      long power = 1;
      for (long k = 0; k < e; k++) {
        power = Nimber.multiply(power, a);
      }
      assertThat(Nimber.power(a, e)).as("seed %d", SEED).isEqualTo(power);
      assertThat(Nimber.power(a, -1L)).isEqualTo(1);
      assertThat(Nimber.power(a, -2L)).isEqualTo(Nimber.inverse(a));
    }
  }

  @Test
  void ordersAreLeast() {
    for (int a = 1; a < 256; a++) {
      int order = 1;
      for (long power = a; power != 1; power = Nimber.multiply(power, a)) {
        order++;
      }
      assertThat(Nimber.order(a)).isEqualTo(order);
    }
    assertThat(Nimber.order(1)).isEqualTo(1);
  }

  @Test
  void fieldsByTheirBits() {
    assertThat(new long[] {0, 1, 2, 3, 4, 15, 16, 255, 256, 65_535, 65_536, 1L << 32, -1L})
        .satisfies(
            numbers ->
                assertThat(Arrays.stream(numbers).mapToInt(Nimber::fieldBits).toArray())
                    .containsExactly(1, 1, 2, 2, 4, 4, 8, 8, 16, 16, 32, 64, 64));
  }

  @Test
  void bulkProductsAreTheSingleOnes() {
    SplittableRandom random = new SplittableRandom(SEED);
    for (int n : new int[] {0, 1, 2, 63, 64, 65, 1000}) {
      long[] a = random.longs(n).toArray();
      long[] b = random.longs(n).toArray();
      long[] expected = new long[n];
      for (int i = 0; i < n; i++) {
        expected[i] = Nimber.multiply(a[i], b[i]);
      }
      long[] products = new long[n + 2];
      products[n] = 17;
      Nimber.multiply(a, b, products);
      assertThat(Arrays.copyOf(products, n)).isEqualTo(expected);
      assertThat(products[n]).isEqualTo(17);
      Nimber.multiply(a, b, a);
      assertThat(a).isEqualTo(expected);
    }
  }

  @Test
  void refusesWhatHasNoAnswer() {
    assertThatThrownBy(() -> Nimber.inverse(0)).isInstanceOf(ArithmeticException.class);
    assertThatThrownBy(() -> Nimber.divide(5, 0)).isInstanceOf(ArithmeticException.class);
    assertThatThrownBy(() -> Nimber.order(0)).isInstanceOf(ArithmeticException.class);
    assertThatThrownBy(() -> Nimber.multiply(new long[2], new long[3], new long[3]))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("b has 3 elements, expected 2 as in a");
    assertThatThrownBy(() -> Nimber.multiply(new long[2], new long[2], new long[1]))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("products.length is 1");
  }

  @Test
  void allocatesNothing() {
    long[] a = {-1L, 3, 1L << 40};
    long[] products = new long[3];
    assertThat(
            Allocation.bytes(
                () -> {
                  Nimber.multiply(a, a, products);
                  products[0] ^= Nimber.multiply(products[1], products[2]);
                  products[1] ^= Nimber.inverse(products[2] | 1);
                  products[2] ^= Nimber.sqrt(Nimber.power(products[0], -3L));
                }))
        .isZero();
  }
}
