package org.grundy.alljar;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.io.IOException;
import java.io.InputStream;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.tree.ClassNode;

/** What the analysis keeps, and what it refuses to vouch for. */
class ReachTest {
  private static List<ClassNode> reach(Class<?> program) throws IOException {
    String file = program.getName().replace('.', '/') + ".class";
    try (InputStream in =
        Objects.requireNonNull(ReachTest.class.getClassLoader().getResourceAsStream(file))) {
      return Reach.of(List.of(AllJar.read(in.readAllBytes())), AllJar.fastutil());
    }
  }

  private static ClassNode named(List<ClassNode> classes, Class<?> type) {
    return classes.stream()
        .filter(node -> node.name.equals(type.getName().replace('.', '/')))
        .findFirst()
        .orElseThrow();
  }

  static final class KeepsToItself {
    static int answer() {
      IntArrayList list = new IntArrayList();
      list.add(3);
      Long2IntOpenHashMap map = new Long2IntOpenHashMap();
      map.put(1L << 40, list.getInt(0));
      return map.get(1L << 40);
    }
  }

  @Test
  void keepsWhatIsCalledAndLittleElse() throws IOException {
    List<ClassNode> classes = reach(KeepsToItself.class);
    assertThat(classes).hasSizeBetween(5, 60);
    assertThat(named(classes, IntArrayList.class).methods)
        .extracting(method -> method.name)
        .contains("add", "getInt")
        .doesNotContain("sort", "iterator", "toString");
  }

  static final class HandsAListToTheJdk {
    static Collection<Integer> sorted(IntArrayList list) {
      java.util.Collections.sort(list);
      return List.of();
    }
  }

  static final class ReturnsAList {
    static Object list(IntArrayList list) {
      return list;
    }
  }

  static final class CallsADefaultMethodOfTheJdk {
    static Integer[] boxed() {
      return new IntArrayList().toArray(Integer[]::new);
    }
  }

  static final class JoinsAListToText {
    static String text(IntArrayList list) {
      return "list " + list;
    }
  }

  static final class StoresAList {
    static final Object[] STORE = new Object[1];

    static void store(IntArrayList list) {
      STORE[0] = list;
    }
  }

  @Test
  void refusesWhereTheJdkMayCallWhatWasLeftOut() {
    assertThatThrownBy(() -> reach(HandsAListToTheJdk.class))
        .hasMessageContaining("IntArrayList as java.util.List, argument of");
    assertThatThrownBy(() -> reach(ReturnsAList.class)).hasMessageContaining("returned");
    assertThatThrownBy(() -> reach(CallsADefaultMethodOfTheJdk.class))
        .hasMessageContaining("inherits toArray(");
    assertThatThrownBy(() -> reach(JoinsAListToText.class))
        .isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> reach(StoresAList.class)).hasMessageContaining("an element");
  }
}
