package org.grundy.bench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xml.sax.InputSource;

class GraphCommandTest {
  @TempDir Path directory = Path.of("");
  private StringWriter out = new StringWriter();
  private StringWriter err = new StringWriter();

  private int run(String... arguments) {
    out = new StringWriter();
    err = new StringWriter();
    return Workbench.commandLine(new PrintWriter(out, true), new PrintWriter(err, true))
        .execute(arguments);
  }

  private String file(String name, String text) throws IOException {
    return Files.writeString(directory.resolve(name), text).toString();
  }

  @Test
  void everyVertexInJsonTextAndCsv() throws IOException {
    String file = file("g.txt", "0 1\n1 2\n3 4\n4 3\n");
    assertThat(run("graph", file, "--json")).isZero();
    assertThat(out.toString())
        .startsWith("{\"convention\":\"normal\",\"vertices\":[")
        .contains(
            "{\"vertex\":\"0\",\"outcome\":\"P\",\"remoteness\":2,\"value\":\"0\",\"move\":\"1\"}",
            "{\"vertex\":\"2\",\"outcome\":\"P\",\"remoteness\":0,\"value\":\"0\",\"move\":null}",
            "{\"vertex\":\"3\",\"outcome\":\"DRAW\",\"remoteness\":null,\"value\":\"inf{}\",\"move\":\"4\"}");
    assertThat(run("graph", file)).isZero();
    assertThat(out.toString().lines())
        .containsExactly(
            "5 vertices, 4 edges: 2 P, 1 N, 2 DRAW",
            "0  P in 2  value 0  -> 1",
            "1  N in 1  value 1  -> 2",
            "2  P in 0  value 0",
            "3  DRAW  value inf{}  -> 4",
            "4  DRAW  value inf{}  -> 3");
    assertThat(run("graph", file, "--csv", "--vertex", "1", "--mapped", directory.toString()))
        .isZero();
    assertThat(out.toString().lines())
        .containsExactly("vertex,outcome,remoteness,value,move", "1,N,1,1,2");
    assertThat(run("graph", file, "--csv", "--vertex", "3")).isZero();
    assertThat(out.toString().lines()).contains("3,DRAW,,inf{},4");
  }

  @Test
  void valuesMeanNothingUnderMiserePlay() throws IOException {
    String file = file("g.txt", "a b\n");
    assertThat(run("graph", file, "--misere", "--json", "--vertex", "a")).isZero();
    assertThat(out.toString().strip())
        .isEqualTo(
            "{\"convention\":\"misere\",\"vertices\":[{\"vertex\":\"a\",\"outcome\":\"P\",\"remoteness\":1,\"move\":\"b\"}]}");
    assertThat(run("graph", file, "--misere")).isZero();
    assertThat(out.toString()).contains("a  P in 1  -> b").contains("b  N in 0\n");
    assertThat(run("graph", file, "--misere", "--dot")).isZero();
    assertThat(out.toString()).contains("label=\"b\\nN in 0\"");
  }

  @Test
  void namesAreQuotedWhereTheFormNeedsIt() throws IOException {
    String file = file("g.txt", "a\"b (1,2)\n(1,2) <x>\n(1,2) (1,2)\n(1,2) <x>&\n");
    assertThat(run("graph", file, "--csv")).isZero();
    assertThat(out.toString())
        .contains("\"a\"\"b\",P,2,0,\"(1,2)\"")
        .contains("\"(1,2)\",N,1,inf{0},<x>");
    assertThat(run("graph", file, "--dot")).isZero();
    assertThat(out.toString()).contains("label=\"a\\\"b\\nP in 2, 0\"");
  }

  @Test
  void picturesAreWellFormedAndHaveEveryVertexAndEdge() throws Exception {
    String file =
        file(
            "g.txt",
            "a\"b (1,2)\n(1,2) <x>\n(1,2) (1,2)\n(1,2) <x>&\ny z\nz y\nz w\ny w\nw z\nq\n");
    assertThat(run("graph", file, "--svg")).isZero();
    String svg = out.toString();
    assertThat(
            DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(svg)))
                .getDocumentElement()
                .getElementsByTagName("rect")
                .getLength())
        .isEqualTo(8);
    assertThat(svg.split("marker-end", -1)).hasSize(9 + 1);
    assertThat(run("graph", file, "--dot")).isZero();
    assertThat(out.toString().split(" -> ", -1)).hasSize(9 + 1);
    assertThat(out.toString()).contains("style=bold");
  }

  @Test
  void emptyGraphs() throws IOException {
    String file = file("empty.txt", "");
    assertThat(run("graph", file, "--json")).isZero();
    assertThat(out.toString()).contains("\"vertices\":[]");
    assertThat(run("graph", file, "--svg")).isZero();
    assertThat(run("graph", file, "--dot")).isZero();
    assertThat(run("graph", file)).isZero();
    assertThat(out.toString()).startsWith("0 vertices");
  }

  @Test
  void verticesAreComponentsOfSums() throws IOException {
    String file = file("loop.txt", "x x\nx t\n");
    assertThat(run("value", "graph:" + file + "@x", "nimber:1")).isZero();
    assertThat(out.toString()).contains("sum = inf{1}").contains("DRAW");
    assertThat(run("moves", "graph:" + file + "@x")).isZero();
    assertThat(out.toString())
        .contains("N, 1 winning move")
        .contains("x -> t  =>  graph:" + file + "@t")
        .contains("x -> t  is the one that makes progress");
    assertThat(run("moves", "graph:" + file + "@x", "nimber:0", "--json")).isZero();
    assertThat(out.toString()).contains("\"progress\":{\"component\":0,\"text\":\"x -> t\"}");
  }

  @Test
  void badInputIsOneLineAndStatusTwo() throws IOException {
    String good = file("good.txt", "0 1\n");
    String bad = file("bad.txt", "0 1\n0 1 2\n");
    String large =
        file(
            "large.txt",
            IntStream.range(0, 501).mapToObj(Integer::toString).collect(Collectors.joining("\n")));
    String none = directory.resolve("none.txt").toString();
    fails("there is no such file", "graph", none);
    fails("', line 2: expected at most two vertices", "graph", bad);
    fails("--vertex '7' is not in", "graph", good, "--vertex", "7");
    fails("at most 500", "graph", large, "--svg");
    fails("at most 500", "graph", large, "--dot");
    fails("mutually exclusive", "graph", good, "--svg", "--dot");
    fails("--json does not go with", "graph", good, "--json", "--csv");
    fails("is not a directory", "graph", good, "--mapped", none);
    fails("Missing required parameter", "graph");
    fails("graph:" + good, "value", "graph:" + good);
    fails("vertex '7' is not in graph", "value", "graph:" + good + "@7");
    fails("there is no such file", "value", "graph:" + none + "@7");
    fails("expected a file", "value", "graph:@7");
    fails("expected no parameters", "value", "graph=3:a@7");
    fails("no table", "table", "graph", "--to", "3");
  }

  private void fails(String problem, String... arguments) {
    assertThat(run(arguments)).as(problem).isEqualTo(2);
    assertThat(err.toString().strip()).contains(problem).doesNotContain("\n");
    assertThat(out.toString()).isEmpty();
  }
}
