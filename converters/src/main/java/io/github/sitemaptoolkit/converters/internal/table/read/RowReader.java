package io.github.sitemaptoolkit.converters.internal.table.read;

import io.github.sitemaptoolkit.converters.internal.table.TableWords;
import io.github.sitemaptoolkit.converters.internal.table.cell.CellText;
import io.github.sitemaptoolkit.converters.internal.table.cell.CellType;
import io.github.sitemaptoolkit.converters.internal.table.cell.CellValues;
import io.github.sitemaptoolkit.converters.internal.table.cell.DateCells;
import io.github.sitemaptoolkit.converters.internal.table.cell.Formulas;
import io.github.sitemaptoolkit.converters.internal.table.cell.NoValue;
import io.github.sitemaptoolkit.converters.internal.table.column.ColumnNames;
import io.github.sitemaptoolkit.converters.internal.table.column.HeaderTarget;
import io.github.sitemaptoolkit.converters.internal.table.column.KnownHeaders;
import io.github.sitemaptoolkit.date.LastmodCheck;
import io.github.sitemaptoolkit.element.ElementColumn;
import io.github.sitemaptoolkit.element.ElementValues;
import io.github.sitemaptoolkit.element.Elements;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.Losses;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Reporter;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.text.Changefreq;
import io.github.sitemaptoolkit.text.EntryCodes;
import io.github.sitemaptoolkit.text.Padding;
import io.github.sitemaptoolkit.url.DocumentUrls;
import io.github.sitemaptoolkit.url.UrlFault;
import io.github.sitemaptoolkit.url.UrlJudge;
import io.github.sitemaptoolkit.url.UrlText;
import io.github.sitemaptoolkit.xml.UrlXml;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Converts rows to entries. */
public final class RowReader {

  private static final String LOC = "loc";
  private static final List<CellType> CORE_TYPES =
      UrlEntry.FIELDS.stream().map(CellType::ofCore).toList();

  private final Context context;
  private Header header;
  private final Losses losses;
  private final TableInput input;
  private final TableWords words;
  private final boolean safe;
  private final Elements elements;
  private final DocumentUrls urls;
  private final CellValues texts;
  private final RowValues values;
  private boolean[] ours; // which unknown columns have the form of one
  private boolean[] utc; // which columns contain dates in UTC without a zone
  private final Reporter reporter;
  private final ColumnNames known;
  private Location location = Location.of("");
  private @Nullable String loc;

  public RowReader(
      Context context, TableInput input, ColumnNames known, Header header, Losses losses) {
    this.context = context;
    this.input = input;
    this.known = known;
    this.losses = losses;
    this.words = input.words();
    this.safe = input.safe();
    this.reporter = new RowReporter(context.problems());
    this.urls = new DocumentUrls(context.base());
    this.elements = new Elements(context.extensions(), urls, reporter);
    this.texts = new CellValues(input.options().dateFormat(), words, reporter);
    this.values = new RowValues(known, texts, words, reporter);
    this.header = header;
    this.ours = ours(header);
    this.utc = utc(header);
  }

  private boolean[] ours(Header columns) {
    boolean[] known = new boolean[columns.size()];
    for (int i = 0; i < known.length; i++) {
      known[i] = input.isMeantAsColumn(columns.names().get(i), this.known);
    }
    return known;
  }

  /** Sets the header of the rows that follow: the same one with more columns. */
  public void header(Header extended) {
    header = extended;
    ours = ours(extended);
    utc = utc(extended);
  }

  private static boolean[] utc(Header columns) {
    boolean[] dates = new boolean[columns.size()];
    for (int i = 0; i < dates.length; i++) {
      HeaderTarget target = columns.target(i);
      ElementColumn column = target.column();
      CellType type = target.core() > 0 ? CORE_TYPES.get(target.core()) : CellType.TEXT;
      boolean date = (column == null ? type : CellType.of(column)) == CellType.DATE;
      dates[i] = date && KnownHeaders.isUtc(columns.names().get(i));
    }
    return dates;
  }

  /** Returns the entry of a row, or null if it has no url; that is reported. */
  public @Nullable UrlEntry read(TableRow row, Location where) {
    location = where;
    String url = url(cell(row, header.url()));
    if (url == null) {
      return null;
    }
    losses.entry(url);
    values.clear();
    var entry = UrlEntry.builder(url);
    String xml = "";
    for (int i = 0; i < Math.min(row.size(), header.size()); i++) {
      String value = cell(row, i);
      if (value.isEmpty()) {
        continue;
      }
      HeaderTarget target = header.target(i);
      switch (target.kind()) {
        case CORE -> {
          core(entry, target.core(), utc[i] ? DateCells.inUtc(value) : value);
          lostOthers(row, i);
        }
        case XML -> xml = value;
        case COLUMN -> {
          List<PlacedText> placed = row.values(i);
          if (placed == null) {
            values.column(target, utc[i] ? DateCells.inUtc(value) : value);
          } else {
            values.values(target, utc[i] ? inUtc(placed) : placed);
          }
        }
        case ELEMENT -> values.elements(target, joined(row, i, value));
        case SHORTHAND -> values.shorthand(target, joined(row, i, value));
        case UNKNOWN -> unknown(i, value);
        case DUPLICATE -> lost("second " + words.column() + ' ' + label(i), value);
        case IGNORED -> {} // as was asked for
      }
    }
    if (!values.isEmpty()) {
      values.finish();
      addNodes(entry);
    }
    if (!xml.isEmpty()) {
      addXml(entry, xml);
    }
    return entry.build();
  }

  /** Counts the values after the first of a column that has only one. */
  private void lostOthers(TableRow row, int column) {
    List<PlacedText> placed = row.values(column);
    if (placed != null) {
      for (PlacedText other : placed.subList(1, placed.size())) {
        lost("further value of " + label(column), other.text());
      }
    }
  }

  private static String joined(TableRow row, int column, String cell) {
    List<PlacedText> placed = row.values(column);
    return placed == null ? cell : PlacedText.cell(placed);
  }

  private String label(int column) {
    String name = header.names().get(column);
    return name.isEmpty() ? (column + 1) + " without a header" : name;
  }

  /** Counts an unknown cell as lost. Exports of crawlers have dozens; only urls are of value. */
  private void unknown(int column, String value) {
    if (value.isBlank() || NoValue.is(value)) {
      return;
    }
    String kind = words.column() + ' ' + label(column);
    boolean named = ours[column] || UrlText.isAbsolute(value);
    if (header.told()) {
      losses.addTold(kind, value);
    } else if (named && !input.paths() && !header.crawl().isCrawl()) {
      losses.add(kind, value);
    } else {
      losses.addDetail(kind, value);
    }
  }

  private void lost(String kind, String value) {
    if (!value.isBlank() && !NoValue.is(value)) {
      losses.add(kind, value);
    }
  }

  /** Returns the url of a row, or null if it has none; what is wrong with it is reported. */
  private @Nullable String url(String cell) {
    boolean exact = cell.startsWith(CellText.EXACT);
    String text = exact ? cell.substring(CellText.EXACT.length()) : cell;
    String url = Padding.strip(text);
    loc = null;
    if (url.isEmpty() || (!exact && NoValue.is(url))) {
      String found = url.isEmpty() ? "" : ", but " + Problem.quoted(url);
      reporter.missing(
          EntryCodes.LOC_MISSING,
          location,
          LOC,
          () -> "the " + words.row() + " has no url" + found + "; it is left out");
      return null;
    }
    int faults = UrlJudge.page(url);
    if (!exact && UrlFault.NOT_URL.isIn(faults)) {
      UrlJudge.missing(faults, url, location, LOC, "the " + words.row(), reporter);
      return null;
    }
    loc = url;
    if (Padding.isUnusual(text)) {
      reporter.report(EntryCodes.LOC_PADDING, location, null, Padding.MESSAGE);
    }
    loc = urls.page(url, faults, location, LOC, reporter);
    return loc;
  }

  /** Returns a cell; empty where the row is too short. */
  public String cell(TableRow row, int column) {
    String cell = row.cell(column);
    return safe ? Formulas.restored(cell) : cell;
  }

  private void core(UrlEntry.Builder entry, int field, String cell) {
    if (field == 0) {
      return; // the url
    }
    String value =
        CellText.isExact(cell)
            ? CellText.value(cell)
            : texts.read(CORE_TYPES.get(field), UrlEntry.FIELDS.get(field), cell);
    switch (field) {
      case 1 -> entry.lastmod(CellText.isExact(cell) ? dated(value) : value);
      case 2 -> entry.changefreq(checked(value));
      default -> entry.priority(value);
    }
  }

  /** Reports what is wrong with a date that is kept as it is. */
  private @Nullable String dated(@Nullable String exact) {
    if (exact != null) {
      LastmodCheck.check(exact, location, reporter);
    }
    return exact;
  }

  private static List<PlacedText> inUtc(List<PlacedText> values) {
    return values.stream().map(value -> value.with(DateCells.inUtc(value.text()))).toList();
  }

  private @Nullable String checked(@Nullable String changefreq) {
    if (changefreq != null) {
      Changefreq.check(changefreq, location, reporter);
    }
    return changefreq;
  }

  private void addNodes(UrlEntry.Builder entry) {
    for (Registration registration : context.extensions().registrations()) {
      for (ElementValues element : values.elements(registration.position())) {
        if (element == null) {
          continue; // a gap
        }
        ForeignElement whole = element.element(registration.element());
        Node<?> node = elements.node(whole, location);
        if (node != null) {
          entry.add(node);
        }
      }
    }
  }

  private void addXml(UrlEntry.Builder entry, String xml) {
    try {
      UrlEntry rest = UrlXml.parse(xml, location.source(), loc, context.extensions(), reporter);
      if (rest != null) {
        rest.nodes().forEach(entry::add);
        entry.unknown(rest.unknown());
      }
    } catch (SitemapException e) {
      Problem problem = e.problem();
      reporter.missing(
          new Code(problem.code(), Severity.ERROR, problem.valueOnly()),
          () -> "the contents of " + ColumnNames.XML + " are left out: " + problem.message());
    }
  }

  /** Reports all problems at the place of the row. */
  private final class RowReporter extends Reporter {

    RowReporter(Problems problems) {
      super(problems, "");
    }

    @Override
    protected Location place(Location inner, @Nullable String path) {
      return location;
    }

    @Override
    protected @Nullable String loc() {
      return loc;
    }
  }
}
