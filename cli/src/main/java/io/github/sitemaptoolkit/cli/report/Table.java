package io.github.sitemaptoolkit.cli.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A table in plain text, columns aligned. */
public final class Table {

  private final List<List<String>> rows = new ArrayList<>();

  /** Creates a table with these heads. */
  public Table(String... heads) {
    rows.add(List.of(heads));
  }

  /** Adds a row, with as many cells as there are heads. */
  public void add(String... cells) {
    rows.add(Stream.of(cells).map(MessageWriter::line).toList());
  }

  @Override
  public String toString() {
    int columns = rows.get(0).size();
    int[] widths = new int[columns];
    for (List<String> row : rows) {
      for (int i = 0; i < columns; i++) {
        widths[i] = Math.max(widths[i], row.get(i).length());
      }
    }
    var text = new StringBuilder();
    for (List<String> row : rows) {
      var line = new StringBuilder();
      for (int i = 0; i < columns; i++) {
        String cell = row.get(i);
        line.append(cell).append(" ".repeat(widths[i] - cell.length() + 2));
      }
      text.append(line.toString().stripTrailing()).append('\n');
    }
    return text.toString();
  }
}
