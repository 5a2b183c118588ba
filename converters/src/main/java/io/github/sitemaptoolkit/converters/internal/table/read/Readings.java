package io.github.sitemaptoolkit.converters.internal.table.read;

import io.github.sitemaptoolkit.converters.internal.table.about.ColumnSample;
import io.github.sitemaptoolkit.converters.internal.table.about.RoleText;
import io.github.sitemaptoolkit.converters.internal.table.cell.CellType;
import io.github.sitemaptoolkit.converters.internal.table.cell.FilmAddress;
import io.github.sitemaptoolkit.converters.internal.table.column.HeaderTarget;
import io.github.sitemaptoolkit.converters.internal.table.column.Turn;
import io.github.sitemaptoolkit.converters.internal.table.row.TableRow;
import io.github.sitemaptoolkit.converters.internal.table.template.ComputedColumn;
import io.github.sitemaptoolkit.converters.internal.table.type.DateOrder;
import io.github.sitemaptoolkit.converters.option.CsvInputOptions;
import io.github.sitemaptoolkit.converters.reading.ReadingListener;
import io.github.sitemaptoolkit.converters.reading.TableReading;
import io.github.sitemaptoolkit.element.ElementColumn;
import io.github.sitemaptoolkit.format.Context;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Tells those who ask how a table is read. */
public final class Readings {

  /** The name by which the encoding of a table is told. */
  public static final String ENCODING = "encoding";

  /** The name by which it is told how the last line ends, and what is told. */
  public static final String END = "last line";

  private static final String ENDED = "ends in a line break";
  private static final String CUT = "has no end";

  private Readings() {}

  /**
   * Tells how a table is read.
   *
   * @param form how it is written, as far as it shows
   * @param ahead returns the first rows
   * @param sometimes the headers that not every item has
   * @return what was told; null if nobody asked
   */
  public static @Nullable TableReading tell(
      Context context,
      String source,
      Map<String, String> form,
      TableHeader header,
      Supplier<List<TableRow>> ahead,
      Set<String> sometimes) {
    ReadingListener listener = context.options(ReadingListener.NONE);
    if (listener.equals(ReadingListener.NONE)) {
      return null;
    }
    CsvInputOptions options = context.options(CsvInputOptions.DEFAULTS);
    List<TableRow> rows = ahead.get();
    Map<String, String> columns = new LinkedHashMap<>();
    Map<String, String> dates = new LinkedHashMap<>();
    for (int i = 0; i < header.size(); i++) {
      HeaderTarget target = header.target(i);
      String name = header.names().get(i);
      if (target.columnName().isEmpty()) {
        columns.putIfAbsent(name, "");
      } else if (columns.getOrDefault(name, "").isEmpty()) {
        String role =
            target.isFound()
                ? RoleText.of(target, header.lists().contains(i))
                : target.columnName();
        columns.put(name, role + otherThan(target, i, rows));
        String order = target.isDate() ? order(header, i, options.dateFormat(), rows) : null;
        if (order != null) {
          dates.put(name, order);
        }
      }
    }
    RoleText.of(header.languages())
        .forEach((column, role) -> columns.put(header.names().get(column), role));
    for (ComputedColumn computed : header.computed().all()) {
      for (int column : computed.columns()) {
        String reading = "template of " + computed.target().columnName();
        columns.merge(header.names().get(column), reading, Readings::first);
      }
    }
    Map<String, String> filters = new LinkedHashMap<>();
    var input = TableInput.of(context, false, false);
    input
        .conditions(header.names())
        .forEach(condition -> filters.put(condition.toString(), "where"));
    Set<String> leaving = new HashSet<>();
    if (input.decides()) {
      filters.putAll(header.pages().readings(rows));
      leaving.addAll(header.pages().leaving(rows));
    }
    Map<String, String> forms = new LinkedHashMap<>(form);
    if (header.joins()) {
      forms.put(EarlierReading.ROWS, EarlierReading.JOINED);
    }
    var reading = new TableReading(source, forms, columns, dates, filters, leaving, sometimes);
    listener.listener().accept(reading);
    return reading;
  }

  /**
   * Tells, behind the last row, how it ends: a table that always ended in a line break, and does
   * not now, was probably cut.
   *
   * @param reading what was told before; null if nobody asked
   */
  public static void tellEnd(Context context, @Nullable TableReading reading, boolean ended) {
    if (reading != null) {
      context
          .options(ReadingListener.NONE)
          .listener()
          .accept(reading.withForm(END, ended ? ENDED : CUT));
    }
  }

  private static String first(String one, String other) {
    return one.isEmpty() ? other : one;
  }

  /** Returns what the cells of a column are not, though most should be; empty if all is well. */
  private static String otherThan(HeaderTarget target, int index, List<TableRow> rows) {
    ElementColumn column = target.column();
    boolean url =
        target.isUrl()
            || (target.kind() == HeaderTarget.Kind.COLUMN
                && column != null
                && CellType.of(column) == CellType.URL);
    if (!url && !target.isDate()) {
      return "";
    }
    var sample = ColumnSample.ofColumn(index, rows);
    if (sample.isEmpty()) {
      return "";
    }
    return url
        ? sample.mayHoldUrls() || mayBeFilms(target, sample) ? "" : ", but has no urls"
        : sample.mayHoldDates() ? "" : ", but has no dates";
  }

  /** Returns whether a recognised column may have codes that embed films. */
  private static boolean mayBeFilms(HeaderTarget target, ColumnSample sample) {
    return target.turn() == Turn.FILM
        && sample.cells().stream().anyMatch(cell -> FilmAddress.of(cell) != null);
  }

  private static @Nullable String order(
      TableHeader header, int index, @Nullable String pattern, List<TableRow> rows) {
    if (pattern != null) {
      for (DateOrder order : DateOrder.values()) {
        if (order.pattern().equals(pattern)) {
          return order.words();
        }
      }
      return pattern;
    }
    DateOrder order = header.dates().of(index);
    boolean mixed = order == null && ColumnSample.ofColumn(index, rows).orders() == 0;
    return mixed ? "mixed" : order == null ? null : order.words();
  }
}
