package io.github.sitemaptoolkit.converters.internal.table.read;

import io.github.sitemaptoolkit.converters.internal.table.TableCodes;
import io.github.sitemaptoolkit.converters.internal.table.cell.NoValue;
import io.github.sitemaptoolkit.converters.internal.table.row.TableRow;
import io.github.sitemaptoolkit.converters.internal.table.type.HeaderText;
import io.github.sitemaptoolkit.converters.internal.table.type.PageVerdict;
import io.github.sitemaptoolkit.converters.internal.table.type.PageWitness;
import io.github.sitemaptoolkit.converters.option.RowCondition;
import io.github.sitemaptoolkit.converters.reading.RowListener;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.url.UrlJudge;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Decides which rows of a table are read, and counts the others. */
public final class RowFilter {

  /** What is said of each row, if it is said at all. */
  private static final Set<PageWitness> WITH_CELLS =
      EnumSet.of(
          PageWitness.STATUS, PageWitness.INDEXABLE, PageWitness.STATE, PageWitness.STATE_WORDS);

  private static final int MOST_KEPT = 100; // cells of a column: they repeat few words

  /**
   * What a cell says.
   *
   * @param reason why its row is no page; empty if the cell does not say that
   * @param nothing whether it holds nothing
   */
  private record Said(String reason, boolean nothing) {}

  /** A column whose cells say which rows are pages. */
  private static final class Judge {

    private final PageColumns.Column column;
    private final Map<String, Said> known = new HashMap<>(); // what cells say
    private Said said = new Said("", true); // of the current row
    private String usual = ""; // a cell of a page; empty if none was met
    private long empty; // rows that are read although they have nothing here

    Judge(PageColumns.Column column) {
      this.column = column;
    }

    /** Returns why a row is no page; empty if its cell does not say that. */
    String reason(TableRow row) {
      String cell = row.cell(column.index());
      Said before = known.get(cell);
      said = before == null ? judged(cell) : before;
      return said.reason;
    }

    private Said judged(String cell) {
      String text = cell.strip();
      PageWitness witness = column.witness(text);
      PageVerdict verdict = witness.verdict(text);
      if (usual.isEmpty() && verdict == PageVerdict.PAGE) {
        usual = text;
      }
      boolean none = !text.isEmpty() && verdict == PageVerdict.NO_PAGE;
      String reason = none ? witness.reason() + " (" + Problem.quoted(column.header()) + ')' : "";
      var found = new Said(reason, text.isEmpty() || NoValue.is(text));
      if (known.size() < MOST_KEPT) {
        known.put(cell, found);
      }
      return found;
    }

    /** Returns what the listener is told of a row that is no page. */
    RowListener.Verdict verdict(TableRow row) {
      String cell = row.cell(column.index()).strip();
      RowListener.Reason reason =
          switch (column.witness(cell)) {
            case STATUS -> RowListener.Reason.STATUS;
            case NOINDEX -> blocks(column.header());
            case INDEXABLE, ROBOTS -> RowListener.Reason.NOT_INDEXABLE;
            case STATE, STATE_WORDS, ID, HIDDEN -> RowListener.Reason.NOT_PUBLISHED;
            case MEDIA_TYPE -> RowListener.Reason.MEDIA_TYPE;
          };
      return new RowListener.Verdict(reason, column.header(), cell, null, "");
    }

    /** Returns whether it says something of the response, before which nothing else matters. */
    boolean isOf(PageWitness witness, TableRow row) {
      return column.witness(row.cell(column.index()).strip()) == witness;
    }

    /** Returns whether rows were read that have nothing here, unlike others. */
    boolean isToldOfEmpty() {
      return empty > 0 && !usual.isEmpty() && WITH_CELLS.contains(column.witness(usual));
    }
  }

  private final List<RowCondition> where;
  private final String kind; // of what is left out
  private final int[] columns; // of the conditions
  private final boolean onlyPages;
  private final RowListener listener;
  private final boolean takesAll; // the listener wants to know of all rows
  private Judge[] judges; // of the columns that say which rows are pages
  private PageColumns.@Nullable Column canonical; // null unless the listener wants to know it
  private PageColumns.@Nullable Column target; // of redirects; likewise
  private List<PageColumns.Column> blocking = List.of(); // likewise: yes is no page
  private final Map<String, Long> left = new LinkedHashMap<>();
  private long leftByWhere;
  private long leftByPages;
  private long rows;

  /** Creates a filter. Given conditions replace those for exports of crawlers and the like. */
  public RowFilter(TableHeader header, TableInput input) {
    this.where = input.conditions(header.names());
    this.kind = ' ' + input.words().row() + 's';
    this.columns = where.stream().mapToInt(condition -> header.find(condition.header())).toArray();
    this.onlyPages = input.decides();
    this.listener = input.rows();
    this.takesAll = !listener.equals(RowListener.NONE);
    this.judges = judges(header);
  }

  /** Sets the header of the rows that follow: the same one with more columns. */
  public void header(TableHeader extended) {
    Judge[] before = judges;
    judges = judges(extended);
    for (int i = 0; i < before.length; i++) {
      judges[i].usual = before[i].usual;
      judges[i].empty = before[i].empty;
    }
  }

  /** Returns the column of the urls to which pages redirect; null if there is none. */
  private static PageColumns.@Nullable Column target(TableHeader header) {
    List<String> names = header.names();
    for (int i = 0; i < names.size(); i++) {
      String name = names.get(i).toLowerCase(Locale.ROOT);
      if (name.contains("redirect") && (name.contains("ur") || name.endsWith(" to"))) {
        return new PageColumns.Column(i, names.get(i), List.of());
      }
    }
    return null;
  }

  private Judge[] judges(TableHeader header) {
    canonical = takesAll ? header.pages().canonical() : null;
    target = takesAll ? target(header) : null;
    blocking = takesAll && onlyPages ? blocking(header) : List.of();
    List<PageColumns.Column> found = onlyPages ? header.pages().columns() : List.of();
    return found.stream().map(Judge::new).toArray(Judge[]::new);
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
    if (takesAll) {
      tell(row);
      return true;
    }
    for (Judge judge : judges) {
      String reason = judge.reason(row);
      if (!reason.isEmpty()) {
        leftByPages++;
        left.merge(reason, 1L, Long::sum);
        return false;
      }
    }
    for (Judge judge : judges) {
      judge.empty += judge.said.nothing ? 1 : 0;
    }
    return true;
  }

  /** Tells the listener of a row: what the response was, before its media type. */
  private void tell(TableRow row) {
    Judge found = null;
    String media = "";
    for (Judge judge : judges) {
      boolean excludes = !judge.reason(row).isEmpty();
      boolean type = judge.isOf(PageWitness.MEDIA_TYPE, row);
      if (type && media.isEmpty()) {
        media = row.cell(judge.column.index()).strip();
      }
      if (excludes
          && (found == null
              || found.isOf(PageWitness.MEDIA_TYPE, row)
              || (judge.isOf(PageWitness.STATUS, row) && !found.isOf(PageWitness.STATUS, row)))) {
        found = type && found != null ? found : judge;
      }
    }
    RowListener.Verdict answer = found == null ? blocked(row, media) : null;
    if (answer != null) {
      listener.listener().accept(answer);
    } else if (found == null) {
      for (Judge judge : judges) {
        judge.empty += judge.said.nothing ? 1 : 0;
      }
      RowListener.Canonical known = canonical == null ? null : url(row, canonical);
      listener.listener().accept(RowListener.Verdict.page(known, media));
    } else {
      listener.listener().accept(own(row, found.verdict(row), media));
    }
  }

  /**
   * Returns what an answer yes says under a header such as "Blocked by robots.txt"; null if none.
   */
  private RowListener.@Nullable Verdict blocked(TableRow row, String media) {
    for (PageColumns.Column column : blocking) {
      String cell = row.cell(column.index()).strip();
      if (!cell.isEmpty() && column.witness(cell).verdict(cell) == PageVerdict.NO_PAGE) {
        return new RowListener.Verdict(blocks(column.header()), column.header(), cell, null, media);
      }
    }
    return null;
  }

  /** Returns what an answer yes under a header says. */
  private static RowListener.Reason blocks(String header) {
    return header.toLowerCase(Locale.ROOT).contains("robots.txt")
        ? RowListener.Reason.BLOCKED
        : RowListener.Reason.NOT_INDEXABLE;
  }

  /** Returns the columns whose headers ask whether a page is blocked. */
  private static List<PageColumns.Column> blocking(TableHeader header) {
    List<PageColumns.Column> columns = new ArrayList<>();
    for (int i = 0; i < header.names().size(); i++) {
      String name = header.names().get(i);
      if (HeaderText.of(name).meansBlocked()) {
        columns.add(new PageColumns.Column(i, name, List.of(PageWitness.NOINDEX)));
      }
    }
    return columns;
  }

  /** Returns a verdict with the reason that the row gives in words, if a crawler wrote some. */
  private RowListener.Verdict own(TableRow row, RowListener.Verdict verdict, String media) {
    for (Judge judge : judges) {
      String cell = row.cell(judge.column.index()).strip();
      RowListener.Reason reason = reason(cell);
      boolean coded = reason == RowListener.Reason.STATUS && reason == verdict.reason();
      if (reason != null
          && !coded
          && (reason != RowListener.Reason.NOT_INDEXABLE || reason == verdict.reason())) {
        PageColumns.Column other =
            switch (reason) {
              case CANONICALISED -> canonical;
              case REDIRECTED -> target;
              default -> null;
            };
        return new RowListener.Verdict(
            reason, judge.column.header(), cell, other == null ? null : url(row, other), media);
      }
    }
    boolean leads = verdict.reason() == RowListener.Reason.STATUS && verdict.cell().startsWith("3");
    RowListener.Canonical to = leads && target != null ? url(row, target) : null;
    RowListener.Reason reason = to == null ? verdict.reason() : RowListener.Reason.REDIRECTED;
    return new RowListener.Verdict(reason, verdict.header(), verdict.cell(), to, media);
  }

  /** Returns the reason that a cell gives, such as {@code Blocked by robots.txt}. */
  private static RowListener.@Nullable Reason reason(String cell) {
    String words = cell.toLowerCase(Locale.ROOT);
    if (words.startsWith("canonicali")) {
      return RowListener.Reason.CANONICALISED;
    } else if (words.endsWith(" error") || words.equals("no response")) { // Client Error
      return RowListener.Reason.STATUS;
    } else if (words.startsWith("redirect")) {
      return RowListener.Reason.REDIRECTED;
    } else if (words.contains("robots.txt") || words.equals("disallowed")) { // as Sitebulb says
      return RowListener.Reason.BLOCKED;
    }
    return PageWitness.ROBOTS.isEnough(words) ? RowListener.Reason.NOT_INDEXABLE : null;
  }

  /** Returns the url of a column in a row; null if there is none. */
  private static RowListener.@Nullable Canonical url(TableRow row, PageColumns.Column column) {
    String url = row.cell(column.index()).strip();
    return UrlJudge.isWeb(url) ? new RowListener.Canonical(column.header(), url) : null;
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
    for (Judge judge : judges) {
      if (judge.isToldOfEmpty()) {
        long count = judge.empty;
        String message =
            count
                + (count == 1 ? kind.substring(0, kind.length() - 1) + " is" : kind + " are")
                + " read with nothing in "
                + Problem.quoted(judge.column.header())
                + ", unlike others; --rows '"
                + judge.column.header()
                + '='
                + judge.usual
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
