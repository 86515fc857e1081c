package org.grundy.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.ConcurrentModificationException;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlayFileTest {
  @TempDir Path folder;

  private static MemoTable sparse(int entries, int most) {
    SplittableRandom random = new SplittableRandom(99);
    MemoTable table = MemoTable.hashed();
    for (int i = 0; i < entries; i++) {
      table.put(random.nextLong(), random.nextInt(most), Long.MAX_VALUE);
    }
    for (long state : new long[] {0, -1, Long.MIN_VALUE, Long.MAX_VALUE, Mixing.SALT}) {
      table.put(state, most - 1, Long.MAX_VALUE);
    }
    return table;
  }

  @Test
  void whatIsWrittenIsRead() throws IOException {
    for (int most : new int[] {2, 256, 65_536, Integer.MAX_VALUE}) {
      for (int entries : new int[] {0, 1, 20_000}) {
        MemoTable table = sparse(entries, most);
        Path path = folder.resolve("sparse");
        PlayFile.write(path, "game=1", table);
        PlayFile file = PlayFile.open(path, "game=1");
        assertThat(file.size()).isEqualTo((int) table.size());
        table.forEach((state, value) -> assertThat(file.value(state)).isEqualTo(value));
        assertThat(file.value(12345)).isEqualTo(MemoTable.ABSENT);
        assertThat(folder.toFile().list()).containsExactly(path.getFileName().toString());
      }
    }
    GrundySolver solver = GrundySolver.of(TestGames.takeUpTo(3));
    solver.grundy(1000);
    Path path = folder.resolve("dense");
    PlayFile.write(path, "take=3", solver.table());
    PlayFile file = PlayFile.open(path, "take=3");
    assertThat(Files.size(path)).isEqualTo(24 + 6 + 1001 + 4);
    for (int n = -2; n < 1003; n++) {
      assertThat(file.value(n)).isEqualTo(n < 0 || n > 1000 ? MemoTable.ABSENT : n % 4);
    }
    PlayFile.write(path, "none", MemoTable.hashed());
    assertThat(PlayFile.open(path, "none").value(0)).isEqualTo(MemoTable.ABSENT);
  }

  @Test
  void everyTableIsWrittenAlike() throws IOException {
    byte[] expected = null;
    for (MemoTable table :
        new MemoTable[] {
          MemoTable.hashed(),
          MemoTable.fastutil(3),
          MemoTable.dense(500),
          MemoTable.offHeap(500),
          MemoTable.shared(500),
        }) {
      for (int i = 0; i < 300; i++) {
        table.put(i + 100, i, Long.MAX_VALUE);
      }
      Path path = folder.resolve("alike");
      PlayFile.write(path, "x", table);
      byte[] bytes = Files.readAllBytes(path);
      assertThat(bytes)
          .as(table.getClass().getName())
          .isEqualTo(expected == null ? bytes : expected);
      expected = bytes;
      table.clear();
      assertThat(table.size()).isZero();
      assertThat(table.get(100)).isEqualTo(MemoTable.ABSENT);
    }
  }

  @Test
  void everyCutAndEveryFlipIsRefused() throws IOException {
    Path path = folder.resolve("whole");
    PlayFile.write(path, "chomp:3x4", sparse(20, 300));
    byte[] whole = Files.readAllBytes(path);
    Path broken = folder.resolve("broken");
    for (int length = 0; length < whole.length; length++) {
      Files.write(broken, Arrays.copyOf(whole, length));
      assertThatThrownBy(() -> PlayFile.open(broken, "chomp:3x4")).isInstanceOf(IOException.class);
    }
    for (int at = 0; at < whole.length; at++) {
      byte[] flipped = whole.clone();
      for (int change : new int[] {1 << at % 8, 0xFF}) {
        flipped[at] = (byte) (whole[at] ^ change);
        Files.write(broken, flipped);
        assertThatThrownBy(() -> PlayFile.open(broken, "chomp:3x4"))
            .isInstanceOf(IOException.class);
      }
    }
    Files.write(broken, Arrays.copyOf(whole, whole.length + 1));
    assertThatThrownBy(() -> PlayFile.open(broken, "chomp:3x4")).isInstanceOf(IOException.class);
    assertThatThrownBy(() -> PlayFile.open(path, "chomp:4x3"))
        .isInstanceOf(IOException.class)
        .hasMessage("the file is of ruleset 'chomp:3x4', expected 'chomp:4x3'");
    assertThatThrownBy(() -> PlayFile.open(folder.resolve("absent"), "x"))
        .isInstanceOf(IOException.class);
  }

  /** Numbers of 3 bytes each are in no file, though the length and the checksum are right. */
  @Test
  void aForgedWidthIsRefused() throws IOException {
    Path file = folder.resolve("forged");
    MemoTable table = MemoTable.dense(3);
    for (int state = 0; state < 3; state++) {
      table.put(state, state, Long.MAX_VALUE);
    }
    PlayFile.write(file, "take", table);
    ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(file));
    assertThat(bytes.getLong(8)).isEqualTo(3);
    assertThat(bytes.getInt(16)).isEqualTo(1);
    bytes.putLong(8, 1).putInt(16, 3);
    CRC32C crc = new CRC32C();
    crc.update(bytes.array(), 0, bytes.limit() - Integer.BYTES);
    bytes.putInt(bytes.limit() - Integer.BYTES, (int) crc.getValue());
    Files.write(file, bytes.array());
    assertThatThrownBy(() -> PlayFile.open(file, "take"))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("header");
  }

  @Test
  void aFailedWriteLeavesTheOldFile() throws IOException {
    Path path = folder.resolve("folder");
    Files.createDirectory(path);
    Files.createFile(path.resolve("inside"));
    assertThatThrownBy(() -> PlayFile.write(path, "x", sparse(5, 5)))
        .isInstanceOf(IOException.class);
    assertThat(folder.toFile().list()).containsExactly(path.getFileName().toString());
    assertThatThrownBy(() -> PlayFile.write(folder.resolve("no/such"), "x", sparse(5, 5)))
        .isInstanceOf(IOException.class);
  }

  /** So many states from the first on, each with number 1, and no memory taken. */
  private record Row(long first, long count) implements MemoTable {
    @Override
    public int get(long state) {
      return state >= first && state < first + count ? 1 : ABSENT;
    }

    @Override
    public void getAll(long[] states, int many, int[] values) {
      throw new UnsupportedOperationException();
    }

    @Override
    public boolean put(long state, int value, long byteLimit) {
      return false;
    }

    @Override
    public long size() {
      return count;
    }

    @Override
    public long bytes() {
      return 0;
    }

    @Override
    public void forEach(Visitor visitor) {
      for (long state = first; state < first + count; state++) {
        visitor.entry(state, 1);
      }
    }

    @Override
    public void clear() {}
  }

  @Test
  void whatDoesNotFitIsRefusedBeforeAnythingIsWritten() throws IOException {
    Path path = folder.resolve("large");
    long most = (Integer.MAX_VALUE - 24 - 1 - 4) / 9;
    assertThatThrownBy(() -> PlayFile.write(path, "x", new Row(1, most + 1)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("table has 238609291 states");
    assertThat(folder.toFile().list()).isEmpty();
    PlayFile.write(path, "x", new Row(0, 20_000_000));
    assertThat(Files.size(path)).isEqualTo(24 + 1 + 20_000_000 + 4);
    PlayFile file = PlayFile.open(path, "x");
    assertThat(file.value(19_999_999)).isEqualTo(1);
    assertThat(file.value(20_000_000)).isEqualTo(MemoTable.ABSENT);
  }

  @Test
  void threadsShareAFileAndAFrozenTable() throws Exception {
    MemoTable table = sparse(50_000, 1000);
    Path path = folder.resolve("shared");
    PlayFile.write(path, "x", table);
    PlayFile file = PlayFile.open(path, "x");
    ExecutorService pool = Executors.newFixedThreadPool(2);
    try {
      Callable<Long> reader =
          () -> {
            long[] wrong = new long[1];
            table.forEach(
                (state, value) ->
                    wrong[0] += file.value(state) == value && table.get(state) == value ? 0 : 1);
            return wrong[0];
          };
      Future<Long> one = pool.submit(reader);
      Future<Long> two = pool.submit(reader);
      assertThat(one.get() + two.get()).isZero();
    } finally {
      pool.shutdown();
    }
  }

  @Test
  void aTableThatChangesMeanwhileIsRefused() throws Exception {
    Path path = folder.resolve("changing");
    for (MemoTable table : List.of(MemoTable.hashed(), MemoTable.bounded(64))) {
      for (long state = 5; state < 10; state++) {
        table.put(state, 1, Long.MAX_VALUE);
      }
      MemoTable growing = changing(table, () -> table.put(-7, 2, Long.MAX_VALUE));
      assertThatThrownBy(() -> PlayFile.write(path, "x", growing))
          .isInstanceOf(ConcurrentModificationException.class);
      MemoTable shrinking = changing(table, table::clear);
      assertThatThrownBy(() -> PlayFile.write(path, "x", shrinking))
          .isInstanceOf(ConcurrentModificationException.class);
    }
    MemoTable inARow = MemoTable.dense(4);
    for (int state = 0; state < 4; state++) {
      inARow.put(state, 1, Long.MAX_VALUE);
    }
    MemoTable larger = changing(inARow, () -> inARow.put(2, 300, Long.MAX_VALUE));
    assertThatThrownBy(() -> PlayFile.write(path, "x", larger))
        .isInstanceOf(ConcurrentModificationException.class);
    MemoTable empty = changing(inARow, inARow::clear);
    assertThatThrownBy(() -> PlayFile.write(path, "x", empty))
        .isInstanceOf(ConcurrentModificationException.class);
    try (Stream<Path> left = Files.list(folder)) {
      assertThat(left).isEmpty();
    }
  }

  /** The table, to which something happens after each time it has told of its states. */
  private static MemoTable changing(MemoTable table, Runnable change) {
    return (MemoTable)
        Proxy.newProxyInstance(
            MemoTable.class.getClassLoader(),
            new Class<?>[] {MemoTable.class},
            (proxy, method, arguments) -> {
              Object answer = method.invoke(table, arguments);
              if (method.getName().equals("forEach")) {
                change.run();
              }
              return answer;
            });
  }
}
