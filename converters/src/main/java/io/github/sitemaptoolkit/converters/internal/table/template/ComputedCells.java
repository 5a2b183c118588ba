package io.github.sitemaptoolkit.converters.internal.table.template;

import io.github.sitemaptoolkit.converters.internal.table.TableCodes;
import io.github.sitemaptoolkit.converters.internal.table.TableWords;
import io.github.sitemaptoolkit.converters.internal.table.cell.CellText;
import io.github.sitemaptoolkit.converters.internal.table.cell.JsonCell;
import io.github.sitemaptoolkit.converters.internal.table.cell.NoValue;
import io.github.sitemaptoolkit.converters.internal.table.cell.UrlList;
import io.github.sitemaptoolkit.converters.internal.table.column.JoinedCell;
import io.github.sitemaptoolkit.converters.internal.table.row.PlacedText;
import io.github.sitemaptoolkit.converters.internal.table.row.TableRow;
import io.github.sitemaptoolkit.converters.internal.table.template.CellTemplate.Expansion;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.text.Padding;
import io.github.sitemaptoolkit.url.UrlResolver;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Makes the cells of computed columns, and counts those that cannot be made. */
public final class ComputedCells {

  /** Returns the text of a cell. */
  @FunctionalInterface
  public interface Cells {
    String of(TableRow row, int column);
  }

  /** How many values of a column could not be made, and where the first one was. */
  private static final class Sum {
    private final Location first;
    private final Map<String, Long> reasons = new LinkedHashMap<>();

    Sum(Location first) {
      this.first = first;
    }
  }

  private final TableWords words;
  private final @Nullable String base;
  private final Cells cells;
  private final JoinedCell joined = new JoinedCell();
  private final Map<ComputedColumn, Sum> sums = new LinkedHashMap<>();

  /**
   * Creates cells.
   *
   * @param base what relative urls are resolved against; null for nothing
   * @param cells returns the text of a cell
   */
  public ComputedCells(TableWords words, @Nullable String base, Cells cells) {
    this.words = words;
    this.base = base;
    this.cells = cells;
  }

  /**
   * Returns the only value of a column in a row, a relative url resolved; null, which is counted,
   * if there is none. The url of an entry is not made of a cell with several values; for any other
   * field, the first is used.
   *
   * @param at where the row is
   */
  public @Nullable String value(ComputedColumn column, TableRow row, Location at) {
    List<String> values = new ArrayList<>();
    for (int i = 0; i < column.columns().size(); i++) {
      int source = column.columns().get(i);
      if (column.target().isUrl() && several(row, source, false).size() > 1) {
        count(column, column.template().names().get(i), TemplateFault.SEVERAL, at);
        return null;
      }
      String cell = cells.of(row, source);
      String value = CellText.isExact(cell) ? CellText.value(cell) : cell;
      values.add(value == null || NoValue.is(cell) ? "" : Padding.strip(value));
    }
    boolean nothing = !column.target().isUrl() && values.stream().allMatch(String::isEmpty);
    return nothing ? null : expand(column, values, row, at);
  }

  /**
   * Returns the values of a column in a row: as many as the cell with most of them has; those that
   * cannot be made are counted. Empty if no cell has a value.
   */
  public List<PlacedText> values(ComputedColumn column, TableRow row, Location at) {
    List<List<PlacedText>> sources = new ArrayList<>();
    List<PlacedText> longest = List.of();
    for (int source : column.columns()) {
      List<PlacedText> several = several(row, source, column.isUrl());
      sources.add(several);
      longest = several.size() > longest.size() ? several : longest;
    }
    List<PlacedText> made = new ArrayList<>();
    for (int i = 0; i < longest.size(); i++) {
      List<String> values = new ArrayList<>();
      for (List<PlacedText> source : sources) {
        boolean each = source.size() == 1; // one value for all of the others
        values.add(each ? text(source, 0) : source.size() < longest.size() ? "" : text(source, i));
      }
      String value = expand(column, values, row, at);
      if (value != null) {
        made.add(longest.get(i).with(value));
      }
    }
    return made;
  }

  private static String text(List<PlacedText> source, int index) {
    String text = Padding.strip(source.get(index).text());
    return NoValue.is(text) ? "" : text;
  }

  /**
   * Returns the values of a column in a row.
   *
   * @param files whether they are parts of the urls of files, of which a text may be a list
   */
  private List<PlacedText> several(TableRow row, int column, boolean files) {
    List<PlacedText> placed = row.values(column);
    boolean list = files && placed != null && placed.size() == 1;
    if (placed != null && (!list || UrlList.files(placed.get(0).text()).size() == 1)) {
      return placed;
    }
    String cell = placed == null ? cells.of(row, column) : placed.get(0).text();
    if (cell.isBlank() || NoValue.is(cell)) {
      return List.of();
    }
    List<@Nullable String> array = JsonCell.values(cell);
    List<PlacedText> all = new ArrayList<>();
    if (array == null) {
      String bars = files ? String.join("|", UrlList.files(cell)) : cell;
      joined.read(bars, 1, (place, value, exact) -> all.add(listed(value, place[0])));
      return all.size() == 1 && all.get(0).text().equals(cell) ? List.of(alone(cell)) : all;
    }
    for (String value : array) {
      all.add(listed(value == null ? "" : value, all.size()));
    }
    return all;
  }

  private static PlacedText alone(String text) {
    return new PlacedText(text, new int[0], new int[0], false, null);
  }

  private static PlacedText listed(String text, int index) {
    return new PlacedText(text, new int[] {index}, new int[] {index}, true, null);
  }

  private @Nullable String expand(
      ComputedColumn column, List<String> values, TableRow row, Location at) {
    CellTemplate template = column.template();
    for (int i = 0; i < values.size(); i++) {
      if (column.isUrl() && row.isGuessed(column.columns().get(i))) {
        count(column, template.names().get(i), TemplateFault.ENCODING, at);
        return null;
      }
    }
    Expansion made = column.isUrl() ? template.url(values, base) : template.text(values);
    if (made.fault() != null) {
      count(column, made.name(), made.fault(), at);
    }
    String value = made.value();
    String resolved =
        value == null || base == null || !column.isUrl() || template.hasHost()
            ? null
            : UrlResolver.resolve(base, value);
    return resolved == null ? value : resolved;
  }

  private void count(ComputedColumn column, String name, TemplateFault fault, Location at) {
    boolean items = fault == TemplateFault.SEVERAL && words.equals(TableWords.ITEMS);
    String hint = items ? "; --items reads a list of items" : "";
    sums.computeIfAbsent(column, first -> new Sum(at))
        .reasons
        .merge('{' + name + "} " + fault.words() + hint, 1L, Long::sum);
  }

  /** Reports what was counted, each column in one problem at its first place. */
  public void report(Problems problems) {
    sums.forEach(
        (column, sum) -> {
          long count = sum.reasons.values().stream().mapToLong(Long::longValue).sum();
          boolean one = count == 1;
          String parts =
              column.target().isUrl()
                  ? count + " " + words.row() + (one ? " is" : "s are")
                  : count
                      + (one ? " value of " : " values of ")
                      + column.target().columnName()
                      + (one ? " is" : " are");
          String reasons =
              sum.reasons.entrySet().stream()
                  .map(entry -> entry.getKey() + (one ? "" : " (" + entry.getValue() + ')'))
                  .collect(Collectors.joining(", "));
          String message =
              parts
                  + " left out by the template "
                  + Problem.quoted(column.template().toString())
                  + (one ? ": " : ", here first: ")
                  + reasons;
          boolean entries = column.target().isUrl();
          problems.report(
              Problem.of(
                      entries ? TableCodes.TEMPLATE : TableCodes.TEMPLATE.asValueOnly(),
                      message,
                      sum.first)
                  .asMissing());
        });
    sums.clear();
  }
}
