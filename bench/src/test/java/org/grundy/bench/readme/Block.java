package org.grundy.bench.readme;

import java.util.ArrayList;
import java.util.List;

/** A fenced block of a Markdown file: what it is, where it stands, and its lines. */
record Block(String language, String section, int line, String text) {
  static List<Block> parse(String markdown) {
    List<Block> blocks = new ArrayList<>();
    String section = "";
    StringBuilder open = null;
    String language = "";
    int start = 0;
    int number = 0;
    for (String line : markdown.split("\\R", -1)) {
      number++;
      if (line.startsWith("```")) {
        if (open == null) {
          open = new StringBuilder();
          language = line.substring(3).strip();
          start = number;
        } else {
          blocks.add(new Block(language, section, start, open.toString()));
          open = null;
        }
      } else if (open != null) {
        open.append(line).append('\n');
      } else if (line.startsWith("## ")) {
        section = line.substring(3).strip();
      }
    }
    if (open != null) {
      throw new AssertionError("the block at line " + start + " has no end");
    }
    return blocks;
  }
}
