package io.github.sitemaptoolkit.converters.internal.table.read;

import io.github.sitemaptoolkit.converters.internal.table.about.ColumnSample;
import io.github.sitemaptoolkit.converters.internal.table.cell.NoValue;
import io.github.sitemaptoolkit.converters.internal.table.column.HeaderTarget;
import io.github.sitemaptoolkit.converters.internal.table.column.HeaderTarget.Kind;
import io.github.sitemaptoolkit.converters.internal.table.column.KnownHeaders;
import io.github.sitemaptoolkit.converters.internal.table.row.TableRow;
import io.github.sitemaptoolkit.converters.internal.table.type.HeaderText;
import io.github.sitemaptoolkit.converters.internal.table.type.PageVerdict;
import io.github.sitemaptoolkit.converters.internal.table.type.PageWitness;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The columns that say which rows are no pages for a sitemap: exports of crawlers have a status and
 * an indexability, those of content management systems a state of publication.
 *
 * @param columns the columns, in the order of the table
 * @param isCrawl whether a crawler made the table
 * @param canonical the column of the canonical urls of the pages; null if there is none
 */
public record PageColumns(List<Column> columns, boolean isCrawl, @Nullable Column canonical) {

  /** None of them. */
  static final PageColumns NONE = new PageColumns(List.of(), false, null);

  private static final Set<PageWitness> OF_CRAWLS =
      EnumSet.of(PageWitness.STATUS, PageWitness.INDEXABLE);

  /**
   * A column.
   *
   * @param witnesses what its cells may be; several if no cell was there to tell
   */
  record Column(int index, String header, List<PageWitness> witnesses) {

    /** Returns what a cell is: the first kind that knows it; the first of all if none does. */
    PageWitness witness(String cell) {
      for (PageWitness witness : witnesses) {
        if (witness.verdict(cell) != PageVerdict.UNKNOWN) {
          return witness;
        }
      }
      return witnesses.get(0);
    }

    private boolean leavesOut(TableRow row) {
      String cell = row.cell(index).strip();
      return !cell.isEmpty() && witness(cell).verdict(cell) == PageVerdict.NO_PAGE;
    }
  }

  public PageColumns {
    columns = List.copyOf(columns);
  }

  /** Returns what the columns are by their headers; empty where no cell shows it. */
  Map<String, String> readings(List<TableRow> rows) {
    Map<String, String> readings = new LinkedHashMap<>();
    for (Column column : columns) {
      boolean filled = rows.stream().anyMatch(row -> !row.cell(column.index).isBlank());
      boolean clear = column.witnesses.size() == 1 && filled;
      readings.putIfAbsent(column.header, clear ? column.witnesses.get(0).id() : "");
    }
    return readings;
  }

  /** Returns the headers of the columns that leave out some of these rows. */
  List<String> leaving(List<TableRow> rows) {
    return columns.stream()
        .filter(column -> rows.stream().anyMatch(column::leavesOut))
        .map(Column::header)
        .toList();
  }

  /** Returns the columns of a table, of those that are not read as anything else. */
  static PageColumns of(
      List<String> headers,
      List<HeaderTarget> targets,
      List<ColumnSample> samples,
      TableInput input,
      EarlierReading earlier) {
    List<Column> columns = new ArrayList<>();
    Set<String> beside = parents(headers, samples);
    for (int i = 0; i < samples.size(); i++) {
      boolean ofItem =
          input.isOfItem(headers.get(i))
              || KnownHeaders.isAboutPage(input.inside(headers.get(i)))
              || beside.contains(KnownHeaders.parent(headers.get(i)));
      boolean one = !samples.get(i).isInArray() || samples.get(i).isOnly(headers.get(i));
      boolean free = isFree(targets.get(i)) && ofItem && one;
      PageWitness before = free ? earlier.witness(headers.get(i)) : null;
      List<PageWitness> witnesses =
          !free
              ? List.of()
              : before != null && samples.get(i).agreesWith(before)
                  ? List.of(before)
                  : witnesses(input.words(headers.get(i)), samples.get(i));
      if (!witnesses.isEmpty()) {
        columns.add(new Column(i, headers.get(i), witnesses));
      }
    }
    boolean crawl =
        columns.stream()
            .anyMatch(
                column ->
                    OF_CRAWLS.contains(column.witnesses.get(0))
                        && !samples.get(column.index).isEmpty());
    columns.removeIf(
        column ->
            column.witnesses.contains(PageWitness.MEDIA_TYPE)
                && !crawl
                && earlier.witness(column.header) == null);
    return new PageColumns(columns, crawl, canonical(headers, targets, samples, input));
  }

  /** Returns the first column that is not read, and has urls that are canonical by its header. */
  private static @Nullable Column canonical(
      List<String> headers,
      List<HeaderTarget> targets,
      List<ColumnSample> samples,
      TableInput input) {
    for (int i = 0; i < samples.size(); i++) {
      if (isFree(targets.get(i))
          && input.words(headers.get(i)).meansCanonical()
          && (samples.get(i).isEmpty() || samples.get(i).holdsWeb())) {
        return new Column(i, headers.get(i), List.of());
      }
    }
    return null;
  }

  /** Returns these with a column that only later rows have, if its header says that it is one. */
  PageColumns with(int index, String header, TableInput input) {
    List<PageWitness> said =
        input.isOfItem(header) ? PageWitness.of(input.words(header)) : List.of();
    if (said.isEmpty() || said.contains(PageWitness.MEDIA_TYPE)) {
      return this;
    }
    List<Column> more = new ArrayList<>(columns);
    more.add(new Column(index, header, said));
    return new PageColumns(more, isCrawl, canonical);
  }

  private static boolean isFree(HeaderTarget target) {
    return !target.isRead() || target.kind() == Kind.DUPLICATE;
  }

  /** Returns the paths of the objects that have what may be the url of a page. */
  private static Set<String> parents(List<String> headers, List<ColumnSample> samples) {
    Set<String> parents = new HashSet<>();
    for (int i = 0; i < samples.size(); i++) {
      if (KnownHeaders.mayMeanPage(headers.get(i)) && samples.get(i).holdsWeb()) {
        parents.add(KnownHeaders.parent(headers.get(i)));
      }
    }
    return parents;
  }

  private static List<PageWitness> witnesses(HeaderText header, ColumnSample sample) {
    List<PageWitness> said = PageWitness.of(header);
    if (sample.isEmpty()) {
      return said;
    }
    for (PageWitness witness : said) {
      if (sample.agreesWith(witness)) {
        return List.of(witness);
      }
    }
    for (PageWitness witness : PageWitness.withoutHeader(header)) {
      if (sample.isEnoughFor(witness)) {
        return List.of(witness);
      }
    }
    return List.of();
  }

  /** Returns whether a column is one of these. */
  boolean contains(int index) {
    return columns.stream().anyMatch(column -> column.index == index);
  }

  /** Returns whether a cell of a column should say whether its row is a page, but does not. */
  boolean isUnclear(int index, String cell) {
    String text = cell.strip();
    for (Column column : columns) {
      if (column.index == index && column.witnesses.get(0) != PageWitness.MEDIA_TYPE) {
        return column.witness(text).verdict(text) == PageVerdict.UNKNOWN && !NoValue.is(text);
      }
    }
    return false;
  }
}
