package io.github.sitemaptoolkit.converters.internal.table.read;

import io.github.sitemaptoolkit.converters.internal.table.TableCodes;
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
import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.text.Changefreq;
import io.github.sitemaptoolkit.text.EntryCodes;
import io.github.sitemaptoolkit.text.Padding;
import io.github.sitemaptoolkit.text.Priority;
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
  private @Nullable String[] pages; // the last such cell of columns that say what their row is
  private final @Nullable Places kept;
  private final CellPlaces places;
  private final RowLog log;
  private final ColumnNames known;

  public RowReader(
      Context context, TableInput input, ColumnNames known, Header header, Losses losses) {
    this.context = context;
    this.input = input;
    this.known = known;
    this.losses = losses;
    this.words = input.words();
    this.safe = input.safe();
    this.kept = context.places() ? new Places(Location.of("")) : null;
    this.places = new CellPlaces(kept);
    this.log = new RowLog(context.problems(), kept);
    this.urls = new DocumentUrls(context.base());
    this.elements = new Elements(context.extensions(), urls, log);
    this.texts = new CellValues(input.options().dateFormat(), header.dates(), words, log);
    this.values = new RowValues(known, texts, words, log, places);
    this.header = header;
    this.ours = ours(header);
    this.utc = utc(header);
    this.pages = pages(header);
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
    pages = pages(extended);
  }

  private @Nullable String[] pages(Header columns) {
    @Nullable String[] last = new @Nullable String[columns.size()];
    if (input.options().where().isEmpty() && !input.options().allRows()) {
      columns.pages().columns().forEach(column -> last[column.index()] = "");
    }
    return last;
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

  /** Returns the places of the values of the last row; null if they are not wanted. */
  public @Nullable Places places() {
    return kept;
  }

  /** Begins the next row of the table, whether or not it will be read. */
  public void begin(Location where) {
    log.begin(where);
  }

  /** Returns the entry of the row that was begun; null if it has no url, which is reported. */
  public @Nullable UrlEntry read(TableRow row) {
    log.cells(row);
    places.clear();
    String url = url(row);
    if (url == null) {
      return null;
    }
    losses.entry(url);
    values.clear();
    var entry = UrlEntry.builder(url);
    int xml = -1;
    for (int i = 0; i < Math.min(row.size(), header.size()); i++) {
      String value = cell(row, i);
      if (value.isEmpty()) {
        continue;
      }
      HeaderTarget target = header.target(i);
      if (isGuessedUrl(row, i, target)) {
        continue;
      }
      switch (target.kind()) {
        case CORE -> {
          core(entry, target.core(), i, utc[i] ? DateCells.inUtc(value) : value);
          lostOthers(row, i);
        }
        case XML -> xml = i;
        case COLUMN -> {
          List<PlacedText> placed = row.values(i);
          if (placed == null) {
            values.column(target, i, utc[i] ? DateCells.inUtc(value) : value);
          } else {
            values.values(target, i, utc[i] ? inUtc(placed) : placed);
          }
        }
        case ELEMENT -> values.elements(target, i, joined(row, i, value));
        case SHORTHAND -> values.shorthand(target, i, joined(row, i, value));
        case UNKNOWN -> {
          if (!value.equals(url)) { // a link that repeats the page is no loss
            unknown(i, value);
          }
          reportUnclear(i, value);
        }
        case DUPLICATE -> lost("second " + words.column() + ' ' + label(i), value);
        case IGNORED -> {} // as was asked for
      }
    }
    log.end();
    if (!values.isEmpty()) {
      values.finish();
      addNodes(entry);
    }
    if (xml >= 0) {
      addXml(entry, row, xml, url);
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
    } else if (named && !input.paths() && !header.pages().isCrawl()) {
      losses.add(kind, value);
    } else {
      losses.addDetail(kind, value);
    }
  }

  /** Reports a cell that should say whether its row is a page, but says something else. */
  private void reportUnclear(int column, String value) {
    String last = pages[column];
    if (last == null || last.equals(value)) {
      return;
    } else if (!header.pages().isUnclear(column, value)) {
      pages[column] = value;
    } else {
      log.withFixedPlace(log.cellAt(column))
          .missing(
              TableCodes.BAD_CELL,
              () ->
                  words.column()
                      + ' '
                      + Problem.quoted(label(column))
                      + ": "
                      + Problem.quoted(value)
                      + " does not say whether this is a page, as other "
                      + words.cell()
                      + "s do; the "
                      + words.row()
                      + " is read");
    }
  }

  private void lost(String kind, String value) {
    if (!value.isBlank() && !NoValue.is(value)) {
      losses.add(kind, value);
    }
  }

  /** Returns the url of a row, or null if it has none; what is wrong with it is reported. */
  private @Nullable String url(TableRow row) {
    String cell = cell(row, header.url());
    boolean exact = cell.startsWith(CellText.EXACT);
    String text = exact ? cell.substring(CellText.EXACT.length()) : cell;
    String url = Padding.strip(text);
    if (url.isEmpty() || (!exact && NoValue.is(url))) {
      String found = url.isEmpty() ? "" : ", but " + Problem.quoted(url);
      log.missing(
          EntryCodes.LOC_MISSING,
          log.row(),
          LOC,
          () -> "the " + words.row() + " has no url" + found + "; it is left out");
      return null;
    }
    log.core(LOC, header.url());
    log.part(url);
    if (row.isGuessed(header.url())) {
      log.missing(TableCodes.ENCODING, () -> notUtf8(url) + "the " + words.row() + " is left out");
      return null;
    }
    int faults = UrlJudge.page(url);
    if (!exact && UrlFault.NOT_URL.isIn(faults)) {
      UrlJudge.missing(faults, url, log.value(), LOC, "the " + words.row(), log);
      return null;
    }
    log.entry(url);
    places.core(LOC, log);
    if (Padding.isUnusual(text)) {
      log.report(EntryCodes.LOC_PADDING, log.value(), LOC, Padding.MESSAGE);
    }
    String page = urls.page(url, faults, log.value(), LOC, log);
    log.entry(page);
    return page;
  }

  /** Returns whether a cell is a url that is not UTF-8; reports it. */
  private boolean isGuessedUrl(TableRow row, int index, HeaderTarget target) {
    ElementColumn column = target.column();
    if (column == null || CellType.of(column) != CellType.URL || !row.isGuessed(index)) {
      return false;
    }
    log.column(column, target.places(), index);
    String url = row.cell(index);
    log.missing(TableCodes.ENCODING, () -> notUtf8(url) + "it is left out");
    log.end();
    return true;
  }

  private static String notUtf8(String url) {
    return "the url " + Problem.quoted(url) + " is not UTF-8, so it is not sure what it is; ";
  }

  /** Returns a cell; empty where the row is too short. */
  public String cell(TableRow row, int column) {
    String cell = row.cell(column);
    return safe ? Formulas.restored(cell) : cell;
  }

  private void core(UrlEntry.Builder entry, int field, int column, String cell) {
    if (field == 0) {
      return; // the url
    }
    String name = UrlEntry.FIELDS.get(field);
    boolean exact = CellText.isExact(cell);
    log.core(name, column);
    if (exact) {
      log.part(CellText.value(cell));
    }
    String value =
        exact ? CellText.value(cell) : texts.read(CORE_TYPES.get(field), name, column, cell);
    if (value == null) {
      return;
    }
    places.core(name, log);
    switch (field) {
      case 1 -> {
        if (exact) { // kept as it is
          LastmodCheck.check(value, log.value(), log);
        }
        entry.lastmod(value);
      }
      case 2 -> {
        Changefreq.check(value, log.value(), log);
        entry.changefreq(value);
      }
      default -> {
        Priority.check(value, log.value(), log);
        entry.priority(value);
      }
    }
  }

  private static List<PlacedText> inUtc(List<PlacedText> values) {
    return values.stream().map(value -> value.with(DateCells.inUtc(value.text()))).toList();
  }

  private void addNodes(UrlEntry.Builder entry) {
    elements.beginEntry();
    for (Registration registration : context.extensions().registrations()) {
      for (ElementValues element : values.elements(registration.position())) {
        if (element == null) {
          continue; // a gap
        }
        int place = places.element(registration.id(), element, log.row());
        ForeignElement whole = element.element(registration.element());
        Node<?> node = elements.node(whole, log.row());
        if (node == null) {
          places.drop(place);
        } else {
          entry.add(node);
        }
      }
    }
  }

  private void addXml(UrlEntry.Builder entry, TableRow row, int column, String url) {
    log.core(ColumnNames.XML, column);
    Location at = log.value();
    log.end();
    String xml = cell(row, column);
    try {
      UrlEntry rest =
          UrlXml.parse(xml, at.source(), url, context.extensions(), log.withFixedPlace(at));
      if (rest != null) {
        rest.nodes().forEach(entry::add);
        entry.unknown(rest.unknown());
      }
    } catch (SitemapException e) {
      Problem problem = e.problem();
      log.missing(
          new Code(problem.code(), Severity.ERROR, problem.valueOnly()),
          at,
          null,
          () -> "the contents of " + ColumnNames.XML + " are left out: " + problem.message());
    }
  }
}
