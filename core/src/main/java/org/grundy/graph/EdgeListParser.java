package org.grundy.graph;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.grundy.Budget;
import org.grundy.internal.Meter;

/** Reads one edge list byte by byte. */
final class EdgeListParser {
  private static final int NONE = Names.NONE;
  private static final int END = -1;
  private static final int LONGEST_NAME = 1024;
  private static final int LONGEST_NUMBER = 9;
  private static final int[] BYTE_ORDER_MARK = {0xEF, 0xBB, 0xBF};

  private final InputStream in;
  private final EdgeBuffer edges;
  private final byte[] buffer = new byte[1 << 16];
  private int position;
  private int limit;
  private long line;

  private final byte[] name = new byte[LONGEST_NAME];
  private int nameLength;

  /** Vertices by name, numbered as they appear. */
  private final Long2IntOpenHashMap numbers = new Long2IntOpenHashMap();

  private final Object2IntOpenHashMap<String> words = new Object2IntOpenHashMap<>();

  EdgeListParser(InputStream in, Storage storage) {
    this.in = in;
    this.edges = new EdgeBuffer(storage);
    numbers.defaultReturnValue(NONE);
    words.defaultReturnValue(NONE);
  }

  NamedDigraph parse() throws IOException {
    Meter meter = Meter.start(Budget.unlimited());
    skipByteOrderMark();
    while (peek() != END) {
      line++;
      line();
      meter.tick(line);
    }
    return words.isEmpty() ? numbered() : named();
  }

  /** One line with its line break: nothing, a vertex or an edge. */
  private void line() throws IOException {
    if (nextName()) {
      int from = vertex();
      boolean separated = !looksLikeTwo();
      if (nextName()) {
        edges.add(from, vertex());
        if (nextName()) {
          throw error("expected at most two vertices, got a third: '" + text() + "'");
        }
      } else if (!separated) {
        throw error("'" + text() + "' is one name; separate two vertices by a space");
      }
    }
    while (peek() != '\n' && peek() != END) {
      position++;
    }
    position++;
  }

  /** Moves past the next name of the line; false at its end. */
  private boolean nextName() throws IOException {
    int c = peek();
    while (c == ' ' || c == '\t' || c == '\r') {
      position++;
      c = peek();
    }
    if (c == '\n' || c == '#' || c == END) {
      return false;
    }
    nameLength = 0;
    while (c > ' ') {
      if (nameLength == LONGEST_NAME) {
        throw error("a name is longer than " + LONGEST_NAME + " bytes");
      }
      name[nameLength++] = (byte) c;
      position++;
      c = peek();
    }
    if (c != ' ' && c != '\t' && c != '\r' && c != '\n' && c != END) {
      throw error("control character with code " + c);
    }
    return true;
  }

  /** Whether the last name holds what people write between two vertices. */
  private boolean looksLikeTwo() {
    for (int i = 0; i < nameLength; i++) {
      if (name[i] == ',' || name[i] == ';' || name[i] == '>') {
        return true;
      }
    }
    return false;
  }

  /** The vertex of the last name, a new one if it has not been seen before. */
  private int vertex() {
    int next = numbers.size() + words.size();
    int number = number();
    int known = number != NONE ? numbers.putIfAbsent(number, next) : word(next);
    if (known != NONE) {
      return known;
    }
    if (next == Digraph.MAX_VERTICES) {
      throw error("more than " + Digraph.MAX_VERTICES + " vertices");
    }
    return next;
  }

  private int word(int next) {
    return words.putIfAbsent(text(), next);
  }

  /** The number that the last name writes; the same as {@link Names#number}, without a string. */
  private int number() {
    if (nameLength > LONGEST_NUMBER || (nameLength > 1 && name[0] == '0')) {
      return NONE;
    }
    int number = 0;
    for (int i = 0; i < nameLength; i++) {
      int digit = name[i] - '0';
      if (digit < 0 || digit > 9) {
        return NONE;
      }
      number = number * 10 + digit;
    }
    return number;
  }

  private String text() {
    try {
      return StandardCharsets.UTF_8
          .newDecoder()
          .decode(ByteBuffer.wrap(name, 0, nameLength))
          .toString();
    } catch (CharacterCodingException e) {
      throw error("a name is not in UTF-8");
    }
  }

  /** All names are numbers: vertices go by their order. */
  private NamedDigraph numbered() {
    int[] ascending = new int[numbers.size()];
    numbers.long2IntEntrySet().fastForEach(e -> ascending[e.getIntValue()] = (int) e.getLongKey());
    Arrays.sort(ascending);
    int[] renumbered = new int[ascending.length];
    boolean same = true;
    for (int v = 0; v < ascending.length; v++) {
      int appeared = numbers.get(ascending[v]);
      renumbered[appeared] = v;
      same &= appeared == v;
    }
    if (!same) {
      edges.renumber(renumbered);
    }
    return new NamedDigraph(edges.toGraph(ascending.length), Names.of(ascending));
  }

  private NamedDigraph named() {
    String[] names = new String[numbers.size() + words.size()];
    numbers
        .long2IntEntrySet()
        .fastForEach(e -> names[e.getIntValue()] = Long.toString(e.getLongKey()));
    words.object2IntEntrySet().fastForEach(e -> names[e.getIntValue()] = e.getKey());
    return new NamedDigraph(edges.toGraph(names.length), Names.of(names));
  }

  private IllegalArgumentException error(String problem) {
    return new IllegalArgumentException("line " + line + ": " + problem);
  }

  private void skipByteOrderMark() throws IOException {
    peek();
    if (limit - position >= BYTE_ORDER_MARK.length) {
      for (int i = 0; i < BYTE_ORDER_MARK.length; i++) {
        if ((buffer[i] & 0xff) != BYTE_ORDER_MARK[i]) {
          return;
        }
      }
      position = BYTE_ORDER_MARK.length;
    }
  }

  /** The byte at the position, or {@link #END}. */
  private int peek() throws IOException {
    if (position >= limit) {
      int read = in.readNBytes(buffer, 0, buffer.length);
      position = 0;
      limit = read;
      if (read == 0) {
        return END;
      }
    }
    return buffer[position] & 0xff;
  }
}
