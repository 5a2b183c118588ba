package io.github.sitemaptoolkit.converters.option;

import io.github.sitemaptoolkit.converters.internal.table.cell.DateCells;
import io.github.sitemaptoolkit.converters.internal.table.column.ColumnNames;
import io.github.sitemaptoolkit.converters.internal.table.template.CellTemplate;
import io.github.sitemaptoolkit.converters.internal.table.template.ComputedColumn;
import io.github.sitemaptoolkit.extension.Extensions;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The options for reading tables from other programs: {@code
 * Context.with(CsvInputOptions.DEFAULTS.withDateFormat("MM/dd/yyyy"))}. Immutable.
 *
 * @param columns a map from a header of the table to the column that it means, such as {@code
 *     image.loc}, or several with commas between them, or to an empty text to ignore the cells
 *     under that header. Cells of {@code video.embed}, {@code video.restriction.allow}, {@code
 *     video.restriction.deny}, {@code video.adult} and {@code video.keywords} are turned into
 *     values of columns, and {@code translation.} with a language, {@code key} or {@code language}
 *     means versions of pages in other languages. In a table without a header row, the keys are the
 *     numbers of the columns, from 1. Headers that are not in the map are recognised by their names
 * @param templates a map from a column, such as {@code loc}, to a template that makes its cells of
 *     other columns: {@code https://shop.example/products/{handle}}. In urls, the value of {@code
 *     {x}} is percent-encoded, and that of {@code {+x}} keeps characters with a meaning in urls, as
 *     in RFC 6570. An entry whose url cannot be made, because a part is empty, or {@code .} or
 *     {@code ..}, or leads to another host, is left out and counted
 * @param where the conditions that a row must all meet to be read; empty, the default, to read
 *     every row
 * @param allRows whether to read all rows of a crawler's export, including those that are not
 *     pages: redirects, errors, images. Defaults to false
 * @param dateFormat the pattern of dates that are not in a common form, with the letters of {@link
 *     java.time.format.DateTimeFormatter}; null, the default, to read only the common forms
 * @since 0.1
 */
public record CsvInputOptions(
    Map<String, String> columns,
    Map<String, String> templates,
    List<RowCondition> where,
    boolean allRows,
    @Nullable String dateFormat) {

  /** The default options. */
  public static final CsvInputOptions DEFAULTS =
      new CsvInputOptions(Map.of(), Map.of(), List.of(), false, null);

  /**
   * Creates options. Copies the maps and the list.
   *
   * @throws IllegalArgumentException if the date format is malformed, or lacks a year, month or
   *     day; if a template is malformed, or a column is read from a header and made by a template
   */
  public CsvInputOptions {
    columns = Collections.unmodifiableMap(new LinkedHashMap<>(columns));
    templates = Collections.unmodifiableMap(new LinkedHashMap<>(templates));
    for (Map.Entry<String, String> template : templates.entrySet()) {
      CellTemplate.parse(template.getValue());
      if (columns.containsValue(template.getKey())) {
        throw new IllegalArgumentException(
            template.getKey() + " is read from a header and made by a template; choose one");
      }
    }
    where = List.copyOf(where);
    if (dateFormat != null) {
      DateCells.compile(dateFormat);
    }
  }

  /** Returns a copy with the given map from headers to columns. */
  public CsvInputOptions withColumns(Map<String, String> value) {
    return new CsvInputOptions(value, templates, where, allRows, dateFormat);
  }

  /**
   * Returns a copy with the given map from columns to templates.
   *
   * @throws IllegalArgumentException if a template is malformed
   */
  public CsvInputOptions withTemplates(Map<String, String> value) {
    return new CsvInputOptions(columns, value, where, allRows, dateFormat);
  }

  /** Returns a copy with the given conditions. */
  public CsvInputOptions withWhere(List<RowCondition> value) {
    return new CsvInputOptions(columns, templates, value, allRows, dateFormat);
  }

  /** Returns a copy that reads all rows of a crawler's export, or only its pages. */
  public CsvInputOptions withAllRows(boolean value) {
    return new CsvInputOptions(columns, templates, where, value, dateFormat);
  }

  /**
   * Returns a copy with the given date format.
   *
   * @throws IllegalArgumentException if it is malformed, or lacks a year, month or day
   */
  public CsvInputOptions withDateFormat(@Nullable String value) {
    return new CsvInputOptions(columns, templates, where, allRows, value);
  }

  /**
   * Checks that the columns in the values of {@link #columns} and the keys of {@link #templates}
   * exist.
   *
   * @throws IllegalArgumentException if one does not; the message suggests columns that do
   */
  public void checkColumns(Extensions extensions) {
    if (columns.isEmpty() && templates.isEmpty()) {
      return; // to build the table of all columns takes a while
    }
    var known = new ColumnNames(extensions);
    columns.values().stream().filter(name -> !name.isEmpty()).forEach(known::require);
    templates.keySet().forEach(name -> ComputedColumn.check(known.require(name)));
  }
}
