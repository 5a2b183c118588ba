package io.github.sitemaptoolkit.site.sketch;

import io.github.sitemaptoolkit.element.ElementTable;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.text.DisplayWidth;
import io.github.sitemaptoolkit.text.PrintableText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The first entries of an input as a table, with a column for each field that they have. */
final class FirstEntries {

  /** How many entries are shown. */
  static final int MOST = 5;

  private static final String INDENT = "  ";
  private static final String GAP = "  ";
  private static final int NARROWEST = 16; // a column that is cut
  private static final int MOST_NAMES = 8; // of columns that are not shown
  private static final String REPEATS = "\\[[0-9]+\\]";

  private final Extensions extensions;
  private final List<Map<String, String>> rows = new ArrayList<>();
  private final Map<String, Integer> widths = new LinkedHashMap<>(); // of what columns hold

  FirstEntries(Extensions extensions) {
    this.extensions = extensions;
  }

  /** Adds an entry, if it is one of the first. */
  void add(UrlEntry entry) {
    if (rows.size() == MOST) {
      return;
    }
    Map<String, String> cells = new LinkedHashMap<>();
    for (int i = 0; i < UrlEntry.FIELDS.size(); i++) {
      String value = entry.field(i);
      if (value != null) {
        cells.put(UrlEntry.FIELDS.get(i), PrintableText.line(value));
      }
    }
    entry.nodes().forEach(node -> add(node, cells));
    cells.forEach(
        (column, value) ->
            widths.merge(
                column, Math.max(DisplayWidth.of(column), DisplayWidth.of(value)), Math::max));
    rows.add(cells);
  }

  private void add(Node<?> node, Map<String, String> cells) {
    extensions
        .find(node.value().getClass())
        .ifPresent(
            registration -> {
              for (ElementTable.Cell cell :
                  ElementTable.of(registration).cells(node.value(), left -> {})) {
                String path = cell.path().replaceAll(REPEATS, "");
                String column =
                    path.equals(".")
                        ? registration.id()
                        : registration.id() + (path.startsWith("@") ? "" : ".") + path;
                cells.merge(
                    PrintableText.line(column),
                    PrintableText.line(cell.value()),
                    (one, other) -> one + " | " + other);
              }
            });
  }

  int size() {
    return rows.size();
  }

  /**
   * Returns the lines of the table.
   *
   * @param width the length of a line; long cells are cut, and columns that do not fit are named
   */
  List<String> lines(int width) {
    List<String> names = new ArrayList<>(widths.keySet());
    int shown = shown(names, width - INDENT.length());
    int[] columns = widths(names.subList(0, shown), width - INDENT.length());
    List<String> lines = new ArrayList<>();
    lines.add(line(names.subList(0, shown), columns));
    for (Map<String, String> row : rows) {
      lines.add(
          line(
              names.subList(0, shown).stream().map(name -> row.getOrDefault(name, "")).toList(),
              columns));
    }
    if (shown < names.size()) {
      int more = names.size() - shown - MOST_NAMES;
      lines.add(
          names.stream()
                  .skip(shown)
                  .limit(MOST_NAMES)
                  .collect(Collectors.joining(", ", INDENT + "not shown here: ", ""))
              + (more > 0 ? " and " + more + " more" : ""));
    }
    return lines;
  }

  /** Returns how many of the first columns fit, even if they are cut. */
  private int shown(List<String> names, int width) {
    int used = 0;
    int shown = 0;
    while (shown < names.size()) {
      used += Math.min(widths.getOrDefault(names.get(shown), 0), NARROWEST);
      if (used > width && shown > 0) {
        break;
      }
      used += GAP.length();
      shown++;
    }
    return shown;
  }

  /** Returns the widths of columns: the widest are narrowed until all fit. */
  private int[] widths(List<String> names, int width) {
    int[] columns = names.stream().mapToInt(name -> widths.getOrDefault(name, 0)).toArray();
    int over = Arrays.stream(columns).sum() + GAP.length() * (columns.length - 1) - width;
    for (; over > 0; over--) {
      int widest =
          IntStream.range(0, columns.length)
              .reduce(0, (one, other) -> columns[other] > columns[one] ? other : one);
      columns[widest]--;
    }
    return columns;
  }

  private static String line(List<String> cells, int[] columns) {
    return IntStream.range(0, columns.length)
        .mapToObj(i -> DisplayWidth.fit(cells.get(i), columns[i]))
        .collect(Collectors.joining(GAP, INDENT, ""))
        .stripTrailing();
  }
}
