package io.github.sitemaptoolkit.converters.internal.table.read;

import io.github.sitemaptoolkit.converters.internal.table.TableCodes;
import io.github.sitemaptoolkit.converters.internal.table.TableWords;
import io.github.sitemaptoolkit.converters.internal.table.column.ColumnNames;
import io.github.sitemaptoolkit.element.ElementColumn;
import io.github.sitemaptoolkit.extension.Shorthand;
import io.github.sitemaptoolkit.problem.Problem;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Takes elements apart that a cell holds as one text each. */
final class ShorthandParts {

  /** Takes a value. */
  interface Values {
    void put(ElementColumn column, int[] repeats, String text, boolean exact);
  }

  private final ColumnNames known;
  private final TableWords words;
  private final RowLog log;
  private final Values values;

  ShorthandParts(ColumnNames known, TableWords words, RowLog log, Values values) {
    this.known = known;
    this.words = words;
    this.log = log;
    this.values = values;
  }

  /**
   * Takes a text apart.
   *
   * @param element the name of the column of the element
   * @param column what messages call the column
   */
  void put(
      String element,
      Shorthand shorthand,
      @Nullable String column,
      int[] repeats,
      String text,
      boolean exact) {
    Map<String, String> parts = shorthand.parser().parse(text);
    if (parts == null) {
      bad(Objects.requireNonNull(column), shorthand.rule(), text);
      return;
    }
    parts.forEach(
        (path, value) ->
            values.put(
                known.column(path.equals(".") ? element : element + path), repeats, value, exact));
  }

  /** Reports a cell that does not have the form of its column. */
  void bad(String column, String rule, String cell) {
    log.missing(
        TableCodes.BAD_CELL,
        () ->
            "a "
                + words.cell()
                + " of "
                + column
                + ' '
                + rule
                + "; it is left out: "
                + Problem.quoted(cell));
  }
}
