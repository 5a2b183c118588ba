package io.github.sitemaptoolkit.cli.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A table in plain text, with aligned columns. */
public final class Table {

  private static final int GAP = 2;
  private static final int INDENT = 4; // of the last column, where it is printed below the others

  private final List<List<String>> rows = new ArrayList<>();

  /** Creates a table with these headers. */
  public Table(String... heads) {
    rows.add(List.of(heads));
  }

  /** Adds a row, with as many cells as there are headers. */
  public void add(String... cells) {
    rows.add(Stream.of(cells).map(MessageWriter::line).toList());
  }

  /** Returns the table with each row in a single line, however long. */
  @Override
  public String toString() {
    return fitted(0);
  }

  /**
   * Returns the table for a terminal: long cells are wrapped at spaces. Words are never broken,
   * because somebody may want to copy a url; if words are too long for the line, the last column is
   * printed below the others.
   *
   * @param width the maximum length of a line; 0 for no maximum
   */
  public String fitted(int width) {
    int columns = rows.get(0).size();
    int[] widths = widths(columns);
    if (width > 0 && !shrink(widths, width) && columns > 1) {
      widths = widths(columns - 1);
      shrink(widths, width);
    }
    var text = new StringBuilder();
    for (List<String> row : rows) {
      List<String> beside = row.subList(0, widths.length);
      if (!beside.stream().allMatch(String::isEmpty)) {
        add(beside, widths, text);
      }
      for (String cell : row.subList(widths.length, columns)) {
        wrapped(cell, Math.max(1, width - INDENT)).stream()
            .filter(line -> !line.isEmpty())
            .forEach(line -> text.append(" ".repeat(INDENT)).append(line).append('\n'));
      }
    }
    return text.toString();
  }

  private int[] widths(int columns) {
    return IntStream.range(0, columns)
        .map(i -> rows.stream().mapToInt(row -> row.get(i).length()).max().orElse(0))
        .toArray();
  }

  /** Narrows the widest columns. Returns whether the table fits then. */
  private boolean shrink(int[] widths, int width) {
    int[] least =
        IntStream.range(0, widths.length)
            .map(i -> rows.stream().mapToInt(row -> longestWord(row.get(i))).max().orElse(0))
            .toArray();
    int over = IntStream.of(widths).sum() + GAP * (widths.length - 1) - width;
    while (over > 0) {
      int widest = -1;
      for (int i = 0; i < widths.length; i++) {
        if (widths[i] > least[i] && (widest < 0 || widths[i] > widths[widest])) {
          widest = i;
        }
      }
      if (widest < 0) {
        return false;
      }
      widths[widest]--;
      over--;
    }
    return true;
  }

  private static int longestWord(String cell) {
    return Stream.of(cell.split(" ", -1)).mapToInt(String::length).max().orElse(0);
  }

  private static void add(List<String> row, int[] widths, StringBuilder text) {
    List<List<String>> cells =
        IntStream.range(0, widths.length).mapToObj(i -> wrapped(row.get(i), widths[i])).toList();
    int lines = cells.stream().mapToInt(List::size).max().orElse(0);
    for (int number = 0; number < lines; number++) {
      var line = new StringBuilder();
      for (int i = 0; i < widths.length; i++) {
        String part = number < cells.get(i).size() ? cells.get(i).get(number) : "";
        line.append(part).append(" ".repeat(Math.max(0, widths[i] - part.length()) + GAP));
      }
      text.append(line.toString().stripTrailing()).append('\n');
    }
  }

  private static List<String> wrapped(String cell, int width) {
    if (cell.length() <= width) {
      return List.of(cell);
    }
    List<String> lines = new ArrayList<>();
    var line = new StringBuilder();
    for (String word : cell.split(" ", -1)) {
      if (!line.isEmpty() && line.length() + 1 + word.length() > width) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.isEmpty() ? "" : " ").append(word);
    }
    lines.add(line.toString());
    return lines;
  }
}
