package io.github.sitemaptoolkit.converters.internal.table.read;

import io.github.sitemaptoolkit.converters.internal.table.about.ColumnSample;
import io.github.sitemaptoolkit.converters.internal.table.cell.CellType;
import io.github.sitemaptoolkit.converters.internal.table.column.ColumnNames;
import io.github.sitemaptoolkit.converters.internal.table.column.HeaderTarget;
import io.github.sitemaptoolkit.converters.internal.table.column.HeaderTarget.Kind;
import io.github.sitemaptoolkit.converters.internal.table.column.KnownHeaders;
import io.github.sitemaptoolkit.converters.internal.table.row.TableRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Finds the columns whose cells are the urls that they are links to, where their texts are none:
 * those whose headers mean a url, and if no column of the table has the urls of pages, the one with
 * most links.
 */
public final class AddressColumns {

  private final List<String> names;
  private final List<HeaderTarget> targets = new ArrayList<>();
  private final List<Integer> linked; // how many cells of each column are links

  private AddressColumns(
      List<String> names, List<TableRow> rows, ColumnNames known, TableInput input) {
    this.names = names;
    names.forEach(name -> targets.add(known.find(meant(name, input.options().columns()))));
    this.linked =
        IntStream.range(0, names.size())
            .mapToObj(i -> (int) rows.stream().filter(row -> row.address(i) != null).count())
            .toList();
  }

  private static String meant(String name, Map<String, String> columns) {
    return columns.entrySet().stream()
        .filter(entry -> KnownHeaders.relax(entry.getKey()).equals(KnownHeaders.relax(name)))
        .map(Map.Entry::getValue)
        .findFirst()
        .orElse(name);
  }

  /**
   * Returns for each column whether its cells are such.
   *
   * @param first the first row: the headers, or data
   * @param rows the first of the rows after it
   */
  public static List<Boolean> of(
      TableRow first, List<TableRow> rows, ColumnNames known, TableInput input) {
    List<String> names =
        IntStream.range(0, first.size()).mapToObj(i -> first.cell(i).strip()).toList();
    var columns = new AddressColumns(names, rows, known, input);
    int page = columns.hasLinks() && !columns.hasPages(rows) ? columns.mostLinked() : -1;
    return IntStream.range(0, names.size())
        .mapToObj(i -> i == page || columns.meansUrl(i))
        .toList();
  }

  /** Returns whether a first row is data: a cell of such a column, which no header has as name. */
  public static boolean isData(TableRow first, List<Boolean> addresses, ColumnNames known) {
    return IntStream.range(0, first.size())
        .filter(i -> addresses.get(i) && first.address(i) != null)
        .anyMatch(i -> known.find(first.cell(i).strip()).kind() == Kind.UNKNOWN);
  }

  private boolean hasLinks() {
    return linked.stream().anyMatch(count -> count > 0);
  }

  private boolean meansUrl(int column) {
    HeaderTarget target = targets.get(column);
    boolean media = target.column() != null && CellType.of(target.column()) == CellType.URL;
    return target.isUrl() || media || KnownHeaders.mayBePictures(names.get(column));
  }

  /** Returns whether a column has the urls of pages, or is named so and has links. */
  private boolean hasPages(List<TableRow> rows) {
    List<ColumnSample> samples = ColumnSample.of(names.size(), rows);
    return IntStream.range(0, names.size())
        .anyMatch(
            i ->
                targets.get(i).isUrl()
                    ? samples.get(i).holdsUrls() || linked.get(i) > 0
                    : targets.get(i).kind() == Kind.UNKNOWN
                        && samples.get(i).holdsWeb()
                        && !samples.get(i).holdsPictures()
                        && !KnownHeaders.speakOfPictures(names.get(i)));
  }

  private int mostLinked() {
    int most = -1;
    for (int i = 0; i < names.size(); i++) {
      boolean free = linked.get(i) > 0 && !KnownHeaders.speakOfPictures(names.get(i));
      if (free && (most < 0 || likelihood(i) > likelihood(most))) {
        most = i;
      }
    }
    return most;
  }

  private long likelihood(int column) {
    long page = KnownHeaders.mayMeanPage(names.get(column)) ? 1 : 0;
    return linked.get(column) + (page << Integer.SIZE);
  }
}
