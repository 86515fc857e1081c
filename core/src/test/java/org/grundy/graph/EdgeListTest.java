package org.grundy.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;
import org.grundy.CancelledException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EdgeListTest {
  @Test
  void readsEdgesVerticesCommentsAndBlanks() {
    NamedDigraph named =
        EdgeList.parse("# ring\n\n1 2\n 2\t1 # back\r\n2 3\n1 1\n1 1\n7\n#end\n   \n4 3");
    Digraph graph = named.graph();
    assertThat(graph.vertices()).isEqualTo(5);
    assertThat(graph.edges()).isEqualTo(6);
    assertThat(named.name(4)).isEqualTo("7");
    assertThat(named.vertex("7")).hasValue(4);
    assertThat(named.vertex("5")).isEmpty();
    assertThat(named.vertex("07")).isEmpty();
    assertThat(named.vertex("x")).isEmpty();
    assertThat(named.vertex("")).isEmpty();
    assertThat(graph.followers(0)).containsExactly(0, 1);
    assertThat(graph.followers(3)).containsExactly(2);
    assertThat(graph.outDegree(4)).isZero();
  }

  @Test
  void numbersKeepTheirOrderAndNamesThatOfAppearance() {
    NamedDigraph numbers = EdgeList.parse("4 3\n3 4\n1 2\n0 1\n");
    assertThat(numbers.name(0)).isEqualTo("0");
    assertThat(numbers.vertex("4")).hasValue(4);
    assertThat(numbers.vertex("5")).isEmpty();
    assertThat(numbers.graph().followers(4)).containsExactly(3);
    NamedDigraph gaps = EdgeList.parse("999999999 5\n");
    assertThat(gaps.graph().vertices()).isEqualTo(2);
    assertThat(gaps.name(1)).isEqualTo("999999999");
    assertThat(gaps.graph().followers(1)).containsExactly(0);
    NamedDigraph names = EdgeList.parse("b a\na 3\n07 1000000000\n");
    assertThat(names.name(0)).isEqualTo("b");
    assertThat(names.name(2)).isEqualTo("3");
    assertThat(names.name(3)).isEqualTo("07");
    assertThat(names.vertex("1000000000")).hasValue(4);
    assertThat(names.vertex("3")).hasValue(2);
    assertThat(names.vertex("c")).isEmpty();
    assertThatThrownBy(() -> names.name(5)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void emptyTextsAreEmptyGraphs() {
    for (String text : new String[] {"", "\n", "# nothing", "\r\n\t \n", "\uFEFF", "\uFEFF\n"}) {
      assertThat(EdgeList.parse(text).graph().vertices()).isZero();
    }
    assertThat(EdgeList.parse("\uFEFF0 1").graph().vertices()).isEqualTo(2);
  }

  @Test
  void namesMayBeInAnyScriptAndHoldPunctuation() {
    NamedDigraph named = EdgeList.parse("\u017C\u00F3\u0142w (1,2)\n(1,2) -3\n");
    assertThat(named.name(0)).isEqualTo("\u017C\u00F3\u0142w");
    assertThat(named.vertex("(1,2)")).hasValue(1);
    assertThat(named.vertex("-3")).hasValue(2);
  }

  @Test
  void errorsHaveLineNumbers() {
    refuses("0 1\n\n1 2 3\n", "line 3: expected at most two vertices, got a third: '3'");
    refuses("0 1\n1,2\n", "line 2: '1,2' is one name; separate two vertices by a space");
    refuses("0->1", "line 1: '0->1' is one name; separate two vertices by a space");
    refuses("0 1\n2;3 # x", "line 2: '2;3' is one name; separate two vertices by a space");
    refuses("0 1\n2 \u0000\n", "line 2: control character with code 0");
    refuses("# " + "x".repeat(5000) + "\n" + "y".repeat(1025), "line 2: a name is longer than");
    assertThat(EdgeList.parse("y".repeat(1024)).graph().vertices()).isEqualTo(1);
    assertThatThrownBy(
            () ->
                EdgeList.read(
                    new ByteArrayInputStream(new byte[] {'a', ' ', (byte) 0xff, '\n'}),
                    Storage.heap()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("line 1: a name is not in UTF-8");
  }

  private static void refuses(String text, String message) {
    assertThatThrownBy(() -> EdgeList.parse(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith(message);
  }

  @Test
  void filesAreReadIntoAnyStorage(@TempDir Path directory) throws IOException {
    SplittableRandom random = new SplittableRandom(9);
    int n = 20_000;
    int[][] rows = RandomGraphs.loopy(random, n, 8);
    StringBuilder text = new StringBuilder();
    for (int v = n - 1; v >= 0; v--) {
      text.append(v).append('\n');
      for (int w : rows[v]) {
        text.append(v).append(' ').append(w).append('\n');
      }
    }
    Path file = directory.resolve("graph.txt");
    Files.writeString(file, text, StandardCharsets.UTF_8);
    WinLoseDraw expected = WinLoseDraw.solve(Digraph.of(rows));
    for (Storage storage : new Storage[] {Storage.offHeap(), Storage.mapped(directory)}) {
      WinLoseDraw solved = WinLoseDraw.solve(EdgeList.read(file, storage).graph());
      for (int v = 0; v < n; v++) {
        assertThat(solved.remoteness(v)).isEqualTo(expected.remoteness(v));
      }
    }
    Thread.currentThread().interrupt();
    try {
      assertThatThrownBy(
              () ->
                  EdgeList.read(
                      new ByteArrayInputStream(text.toString().getBytes(StandardCharsets.UTF_8)),
                      Storage.heap()))
          .isInstanceOf(CancelledException.class);
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
    assertThatThrownBy(() -> EdgeList.read(directory.resolve("none.txt")))
        .isInstanceOf(IOException.class);
  }
}
