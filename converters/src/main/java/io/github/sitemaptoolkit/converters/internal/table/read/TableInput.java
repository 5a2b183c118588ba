package io.github.sitemaptoolkit.converters.internal.table.read;

import io.github.sitemaptoolkit.converters.internal.table.TableWords;
import io.github.sitemaptoolkit.converters.internal.table.column.ColumnNames;
import io.github.sitemaptoolkit.converters.internal.table.column.KnownHeaders;
import io.github.sitemaptoolkit.converters.internal.table.row.FilledCells;
import io.github.sitemaptoolkit.converters.internal.table.template.CellTemplate;
import io.github.sitemaptoolkit.converters.internal.table.type.HeaderText;
import io.github.sitemaptoolkit.converters.option.CsvInputOptions;
import io.github.sitemaptoolkit.converters.option.RowCondition;
import io.github.sitemaptoolkit.converters.preset.Preset;
import io.github.sitemaptoolkit.converters.reading.RowListener;
import io.github.sitemaptoolkit.converters.reading.TableCounts;
import io.github.sitemaptoolkit.date.DateOptions;
import io.github.sitemaptoolkit.format.Context;
import java.time.ZoneId;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a reader of tables needs to know of its input.
 *
 * @param options the options of the caller
 * @param preset what the caller says of the export, where the options do not
 * @param base what relative urls are resolved against; null for nothing
 * @param zone the time zone of dates without one; null if it is unknown
 * @param safe whether cells were written with protection against formulas
 * @param paths whether headers are the paths of members, which are like columns by chance only, and
 *     of which many may hold urls
 * @param around the beginning that all paths share, with its dot: of a member that wraps each item;
 *     empty if there is none
 * @param alone whether there is a single item, which may be something else than an entry
 * @param rows learns which rows are pages, and wants all of them
 */
public record TableInput(
    CsvInputOptions options,
    Preset preset,
    @Nullable String base,
    @Nullable ZoneId zone,
    boolean safe,
    boolean paths,
    String around,
    boolean alone,
    RowListener rows) {

  /** Returns an input with the options of a context. */
  public static TableInput of(Context context, boolean safe, boolean paths) {
    return new TableInput(
        context.options(CsvInputOptions.DEFAULTS),
        context.options(Preset.NONE),
        context.base(),
        context.options(DateOptions.DEFAULTS).zone(),
        safe,
        paths,
        "",
        false,
        context.options(RowListener.NONE));
  }

  /** Returns this for items that are wrapped, or for a single one. */
  public TableInput with(String wrapper, boolean one) {
    return new TableInput(options, preset, base, zone, safe, paths, wrapper, one, rows);
  }

  /** Returns a header without what is around all of them. */
  String inside(String header) {
    return header.startsWith(around) ? header.substring(around.length()) : header;
  }

  /**
   * Returns the conditions that rows must meet; empty if only what is found in the table decides.
   *
   * @param headers those of the table
   */
  List<RowCondition> conditions(List<String> headers) {
    return decides()
        ? preset.where().stream()
            .filter(one -> KnownHeaders.index(headers, one.header()) >= 0)
            .toList()
        : options.where();
  }

  /** Returns whether what is found in the table decides which rows are pages. */
  boolean decides() {
    return options.where().isEmpty() && !options.allRows();
  }

  /**
   * Returns whether templates name columns by nothing but numbers, as those without headers.
   *
   * @param numbers the names that the columns have then
   */
  boolean isNumbered(List<String> headers, List<String> numbers) {
    List<String> used =
        options.templates().values().stream()
            .flatMap(template -> CellTemplate.parse(template).names().stream())
            .toList();
    return !used.isEmpty() && !headers.containsAll(used) && numbers.containsAll(used);
  }

  /** Returns how many rows have something under each header. */
  TableCounts counts(TableHeader header, FilledCells filled) {
    Map<String, Long> counts = new LinkedHashMap<>();
    for (int i = 0; i < header.names().size(); i++) {
      counts.merge(header.names().get(i), filled.in(i), Math::max);
    }
    String source = header.location().source();
    TableCounts.Kind kind = paths ? TableCounts.Kind.ITEMS : TableCounts.Kind.ROWS;
    return new TableCounts(source, filled.rows(), counts, named(header), kind);
  }

  /** Returns the headers of a table that options name, in a map or a template. */
  private Set<String> named(TableHeader header) {
    Set<String> named = new HashSet<>();
    for (String name : options.columns().keySet()) {
      int index = KnownHeaders.index(header.names(), name);
      if (index >= 0) {
        named.add(header.names().get(index));
      }
    }
    header
        .computed()
        .all()
        .forEach(it -> it.columns().forEach(column -> named.add(header.names().get(column))));
    return named;
  }

  /** Returns what messages call the parts of the table. */
  TableWords words() {
    return paths ? TableWords.ITEMS : TableWords.TABLE;
  }

  /** Returns whether a column is about the row itself: a member of an object in it may not be. */
  boolean isOfItem(String header) {
    return !paths || KnownHeaders.isOfItem(KnownHeaders.ofValue(inside(header)));
  }

  /** Returns the words of a header: of a path, those of its last name. */
  HeaderText words(String header) {
    return HeaderText.of(paths ? KnownHeaders.lastName(KnownHeaders.ofValue(header)) : header);
  }

  /** Returns whether an unknown header was probably meant as a column of an extension. */
  boolean isMeantAsColumn(String header, ColumnNames known) {
    return !paths && known.hasFormOfColumn(header);
  }
}
