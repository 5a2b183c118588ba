package io.github.sitemaptoolkit.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;

/**
 * A terminal with the first command of some documents and what it prints, as an SVG. The commands
 * appear one after the other; all are shown at once where animations are switched off or unknown.
 */
final class Picture {

  private static final String TITLE =
      "A terminal: a feed becomes a sitemap, a sitemap is validated, a set of sitemaps is published";

  private static final int COLUMNS = 100;
  private static final int WIDTH = 826; // of a fixed font of 13 pixels, with 20 at each side
  private static final int LINE = 19;
  private static final int TOP = 58;
  private static final Pattern SEVERITY = Pattern.compile("\\b(warning|error)s?\\b");

  private final StringBuilder text = new StringBuilder();
  private int y = TOP;

  private Picture() {}

  /** Returns the picture of the first command of each document. */
  static String of(List<Path> documents) throws IOException {
    var picture = new Picture();
    for (int i = 0; i < documents.size(); i++) {
      List<FencedCodeBlock> blocks = blocks(documents.get(i));
      int first =
          IntStream.range(0, blocks.size())
              .filter(at -> blocks.get(at).getInfo().equals("sh"))
              .findFirst()
              .orElseThrow();
      picture.command(blocks.get(first).getLiteral().strip(), 3 * i);
      picture.output(blocks.get(first + 1).getLiteral().stripTrailing(), 3 * i + 0.8);
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

  private void command(String command, double seconds) {
    begin(seconds);
    String before = "<tspan class=\"prompt\">$ </tspan><tspan class=\"command\">";
    for (String row : rows(command, COLUMNS - 2)) {
      row(before, row, "</tspan>");
      before = "<tspan class=\"command\">  ";
    }
    text.append("</g>\n");
  }

  private void output(String output, double seconds) {
    begin(seconds);
    for (String line : output.split("\n")) {
      rows(line, COLUMNS).forEach(row -> row("", row, ""));
    }
    text.append("</g>\n");
    y += LINE / 2;
  }

  /** Returns a line as a terminal shows it. */
  private static List<String> rows(String line, int columns) {
    return Pattern.compile(".{1," + columns + "}")
        .matcher(line)
        .results()
        .map(MatchResult::group)
        .toList();
  }

  private void begin(double seconds) {
    text.append("<g style=\"animation-delay:").append(seconds).append("s\">\n");
  }

  private void row(String before, String row, String after) {
    String escaped = row.replace("&", "&amp;").replace("<", "&lt;");
    text.append("<text x=\"20\" y=\"").append(y).append("\">").append(before);
    text.append(SEVERITY.matcher(escaped).replaceAll("<tspan class=\"$1\">$0</tspan>"));
    text.append(after).append("</text>\n");
    y += LINE;
  }

  private String svg() {
    return """
    <svg xmlns="http://www.w3.org/2000/svg" width="%1$d" height="%2$d" viewBox="0 0 %1$d %2$d" role="img" aria-label="%3$s" xml:space="preserve">
    <title>%3$s</title>
    <style>
    text { font: 13px ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; fill: #c9d1d9; white-space: pre; }
    .prompt { fill: #7ee787; }
    .command { fill: #fff; font-weight: bold; }
    .warning { fill: #f2cc60; }
    .error { fill: #ff9a92; }
    @media (prefers-reduced-motion: no-preference) {
      g { animation: appear .3s backwards; }
    }
    @keyframes appear { from { opacity: 0; } }
    </style>
    <rect x=".5" y=".5" width="%4$d" height="%5$d" rx="8" fill="#161b22" stroke="#484f58"/>
    <circle cx="22" cy="20" r="6" fill="#ff7b72"/><circle cx="42" cy="20" r="6" fill="#f2cc60"/><circle cx="62" cy="20" r="6" fill="#7ee787"/>
    %6$s</svg>
    """
        .formatted(WIDTH, y, TITLE, WIDTH - 1, y - 1, text);
  }
}
