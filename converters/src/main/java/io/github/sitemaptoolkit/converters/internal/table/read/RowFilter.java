package io.github.sitemaptoolkit.converters.internal.table.read;

import io.github.sitemaptoolkit.converters.internal.table.TableCodes;
import io.github.sitemaptoolkit.converters.internal.table.cell.NoValue;
import io.github.sitemaptoolkit.converters.internal.table.row.TableRow;
import io.github.sitemaptoolkit.converters.internal.table.type.PageVerdict;
import io.github.sitemaptoolkit.converters.internal.table.type.PageWitness;
import io.github.sitemaptoolkit.converters.option.RowCondition;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Decides which rows of a table are read, and counts the others. */
public final class RowFilter {

  /** What is said of each row, if it is said at all. */
  private static final Set<PageWitness> WITH_CELLS =
      EnumSet.of(PageWitness.STATUS, PageWitness.INDEXABLE, PageWitness.STATE);

  private static final int MOST_KEPT = 100; // cells of a column: they repeat few words

  /**
   * What a cell says.
   *
   * @param reason why its row is no page; empty if the cell does not say that
   * @param nothing whether it holds nothing
   */
  private record Said(String reason, boolean nothing) {}

  private final List<RowCondition> where;
  private final String kind; // of what is left out
  private final int[] columns; // of the conditions
  private final boolean onlyPages;
  private PageColumns.Column[] pages;
  private List<Map<String, Said>> cells; // for each, what cells say
  private Said[] said; // of the current row
  private String[] usual; // for each, a cell of a page; empty if none was met
  private long[] empty; // for each, rows that are read although they have nothing there
  private final Map<String, Long> left = new LinkedHashMap<>();
  private long leftByWhere;
  private long leftByPages;
  private long rows;

  /** Creates a filter. Given conditions replace those for exports of crawlers and the like. */
  public RowFilter(Header header, TableInput input) {
    this.where = input.conditions(header.names());
    this.kind = ' ' + input.words().row() + 's';
    this.columns = where.stream().mapToInt(condition -> header.find(condition.header())).toArray();
    this.onlyPages = input.decides();
    this.pages = pages(header);
    this.cells = none(pages.length);
    this.said = new Said[pages.length];
    this.usual = noCells(pages.length);
    this.empty = new long[pages.length];
  }

  /** Sets the header of the rows that follow: the same one with more columns. */
  public void header(Header extended) {
    pages = pages(extended);
    cells = none(pages.length);
    said = new Said[pages.length];
    String[] before = usual;
    usual = noCells(pages.length);
    System.arraycopy(before, 0, usual, 0, before.length);
    empty = Arrays.copyOf(empty, pages.length);
  }

  private static String[] noCells(int columns) {
    var none = new String[columns];
    Arrays.fill(none, "");
    return none;
  }

  private PageColumns.Column[] pages(Header header) {
    List<PageColumns.Column> found = onlyPages ? header.pages().columns() : List.of();
    return found.toArray(PageColumns.Column[]::new);
  }

  private static List<Map<String, Said>> none(int columns) {
    return Stream.generate(() -> (Map<String, Said>) new HashMap<String, Said>())
        .limit(columns)
        .toList();
  }

  /** Returns whether a row is read. */
  public boolean takes(TableRow row) {
    rows++;
    for (int i = 0; i < columns.length; i++) {
      if (!where.get(i).holds(row.cell(columns[i]))) {
        leftByWhere++;
        return false;
      }
    }
    for (int i = 0; i < pages.length; i++) {
      said[i] = said(i, row.cell(pages[i].index()));
      if (!said[i].reason.isEmpty()) {
        leftByPages++;
        left.merge(said[i].reason, 1L, Long::sum);
        return false;
      }
    }
    for (int i = 0; i < pages.length; i++) {
      empty[i] += said[i].nothing ? 1 : 0;
    }
    return true;
  }

  private Said said(int page, String cell) {
    Said known = cells.get(page).get(cell);
    if (known != null) {
      return known;
    }
    String text = cell.strip();
    PageWitness witness = pages[page].witness(text);
    boolean none = !text.isEmpty() && witness.verdict(text) == PageVerdict.NO_PAGE;
    if (usual[page].isEmpty() && witness.verdict(text) == PageVerdict.PAGE) {
      usual[page] = text;
    }
    String reason =
        none ? witness.reason() + " (" + Problem.quoted(pages[page].header()) + ')' : "";
    var found = new Said(reason, text.isEmpty() || NoValue.is(text));
    if (cells.get(page).size() < MOST_KEPT) {
      cells.get(page).put(cell, found);
    }
    return found;
  }

  /**
   * Reports how many rows were not read. They do not count as missing, unless no row is left: then
   * the condition or the understanding of the table is probably wrong.
   */
  public void report(Context context, Location location) {
    reportEmpty(context, location);
    if (leftByWhere > 0) {
      String message =
          leftByWhere + " of " + rows + kind + " are left out by the condition " + where;
      report(context, told(TableCodes.WHERE, leftByWhere), message, location);
    }
    if (leftByPages > 0) {
      List<String> counts =
          left.entrySet().stream().map(entry -> entry.getValue() + " " + entry.getKey()).toList();
      String message =
          leftByPages
              + " of "
              + rows
              + kind
              + " are left out, because they are not pages for a sitemap: "
              + String.join(", ", counts);
      report(context, told(TableCodes.CRAWL_ROWS, leftByPages), message, location);
    }
  }

  /** Reports rows without a state where others have one: they may be no pages. */
  private void reportEmpty(Context context, Location location) {
    for (int i = 0; i < pages.length; i++) {
      String header = pages[i].header();
      if (empty[i] > 0 && !usual[i].isEmpty() && WITH_CELLS.contains(pages[i].witness(usual[i]))) {
        String message =
            empty[i]
                + (empty[i] == 1 ? kind.substring(0, kind.length() - 1) + " is" : kind + " are")
                + " read with nothing in "
                + Problem.quoted(header)
                + ", unlike others; --where '"
                + header
                + '='
                + usual[i]
                + "' leaves them out";
        report(context, TableCodes.CRAWL_ROWS, message, location);
      }
    }
  }

  /** A filter that leaves nothing is the reason that there are no entries. */
  private Code told(Code code, long count) {
    return count == rows ? code.withSeverity(Severity.WARNING) : code;
  }

  private static void report(Context context, Code code, String message, Location location) {
    context.problems().report(Problem.of(code, message, location));
  }
}
