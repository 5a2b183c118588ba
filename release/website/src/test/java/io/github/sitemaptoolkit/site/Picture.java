package io.github.sitemaptoolkit.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;

/**
 * A terminal with the first command of some documents and what it prints, as an SVG. It is narrow
 * enough for a phone, and all of it is there from the start, as in a still.
 */
final class Picture {

  private static final String TITLE =
      "A terminal: a feed becomes a sitemap, a sitemap is validated, a set of sitemaps is published";

  private static final int COLUMNS = 52;
  private static final int WIDTH = 506; // of a fixed font of 15 pixels, with 18 at each side
  private static final int LEFT = 18;
  private static final int LINE = 21;
  private static final int TOP = 56;

  /** An output of more rows is cut: after as many rows, up to its last lines. */
  private static final int MOST_ROWS = 7;

  private static final int FIRST_ROWS = 4;
  private static final int LAST_LINES = 2;
  private static final String CUT = "...";

  private static final Pattern SEVERITY = Pattern.compile("\\b(warning|error)s?\\b");

  private final StringBuilder text = new StringBuilder();
  private int y = TOP;

  private Picture() {}

  /** Returns the picture of the first command of each document. */
  static String of(List<Path> documents) throws IOException {
    var picture = new Picture();
    for (Path document : documents) {
      List<FencedCodeBlock> blocks = blocks(document);
      int first =
          IntStream.range(0, blocks.size())
              .filter(at -> blocks.get(at).getInfo().equals("sh"))
              .findFirst()
              .orElseThrow();
      picture.command(blocks.get(first).getLiteral().strip());
      picture.output(blocks.get(first + 1).getLiteral().stripTrailing());
    }
    return picture.svg();
  }

  private static List<FencedCodeBlock> blocks(Path document) throws IOException {
    List<FencedCodeBlock> blocks = new ArrayList<>();
    Node node = Parser.builder().build().parse(Files.readString(document)).getFirstChild();
    for (; node != null; node = node.getNext()) {
      if (node instanceof FencedCodeBlock block) {
        blocks.add(block);
      }
    }
    return blocks;
  }

  private void command(String command) {
    String before = "<tspan class=\"prompt\">$ </tspan>";
    String rest = command;
    while (rest.length() > COLUMNS - 2) {
      int option = rest.lastIndexOf(" -", COLUMNS - 4);
      int end = option > 2 ? option : rest.lastIndexOf(' ', COLUMNS - 4);
      row(before + "<tspan class=\"command\">", rest.substring(0, end) + " \\", "</tspan>");
      before = "  ";
      rest = "  " + rest.substring(end + 1);
    }
    row(before + "<tspan class=\"command\">", rest, "</tspan>");
  }

  private void output(String output) {
    List<List<String>> lines = output.lines().map(Picture::rows).toList();
    boolean isCut = lines.stream().mapToInt(List::size).sum() > MOST_ROWS;
    int last = lines.size() - LAST_LINES;
    int shown = 0;
    for (int i = 0; i < lines.size(); i++) {
      boolean isShown = !isCut || i >= last || shown + lines.get(i).size() <= FIRST_ROWS;
      if (isShown) {
        lines.get(i).forEach(row -> row("", row, ""));
        shown += lines.get(i).size();
      } else if (shown < MOST_ROWS) {
        shown = MOST_ROWS;
        if (!lines.get(last).equals(List.of(CUT))) {
          row("", CUT, "");
        }
      }
    }
    y += LINE / 2;
  }

  private static String indent(String line) {
    return line.substring(0, line.length() - line.stripLeading().length());
  }

  /** Returns a line in rows, which end between words, or within a word that fills a row. */
  private static List<String> rows(String line) {
    String indent = indent(line) + "  ";
    List<String> rows = new ArrayList<>();
    String rest = line;
    while (rest.length() > COLUMNS) {
      int end = rest.lastIndexOf(' ', COLUMNS);
      boolean between = end > indent(rest).length();
      rows.add(rest.substring(0, between ? end : COLUMNS));
      rest = indent + rest.substring(between ? end + 1 : COLUMNS);
    }
    rows.add(rest);
    return rows;
  }

  private void row(String before, String row, String after) {
    String escaped = row.replace("&", "&amp;").replace("<", "&lt;");
    text.append("<text x=\"").append(LEFT).append("\" y=\"").append(y).append("\">").append(before);
    text.append(SEVERITY.matcher(escaped).replaceAll("<tspan class=\"$1\">$0</tspan>"));
    text.append(after).append("</text>\n");
    y += LINE;
  }

  private String svg() {
    return """
    <svg xmlns="http://www.w3.org/2000/svg" width="%1$d" height="%2$d" viewBox="0 0 %1$d %2$d" role="img" aria-label="%3$s" xml:space="preserve">
    <title>%3$s</title>
    <style>
    text { font: 15px ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; fill: #c9d1d9; white-space: pre; }
    .prompt { fill: #7ee787; }
    .command { fill: #fff; font-weight: bold; }
    .warning { fill: #f2cc60; }
    .error { fill: #ff9a92; }
    </style>
    <rect x=".5" y=".5" width="%4$d" height="%5$d" rx="8" fill="#161b22" stroke="#484f58"/>
    <circle cx="22" cy="20" r="6" fill="#ff7b72"/><circle cx="42" cy="20" r="6" fill="#f2cc60"/><circle cx="62" cy="20" r="6" fill="#7ee787"/>
    %6$s</svg>
    """
        .formatted(WIDTH, y, TITLE, WIDTH - 1, y - 1, text);
  }
}
