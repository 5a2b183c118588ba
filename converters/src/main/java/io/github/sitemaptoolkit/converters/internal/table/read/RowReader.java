package io.github.sitemaptoolkit.converters.internal.table.read;

import io.github.sitemaptoolkit.converters.internal.GuessedChars;
import io.github.sitemaptoolkit.converters.internal.table.TableCodes;
import io.github.sitemaptoolkit.converters.internal.table.about.ComparedRows;
import io.github.sitemaptoolkit.converters.internal.table.about.FirstReading;
import io.github.sitemaptoolkit.converters.internal.table.about.PageLanguages;
import io.github.sitemaptoolkit.converters.internal.table.about.WholeFilms;
import io.github.sitemaptoolkit.converters.internal.table.cell.CellText;
import io.github.sitemaptoolkit.converters.internal.table.cell.CellType;
import io.github.sitemaptoolkit.converters.internal.table.cell.CellValues;
import io.github.sitemaptoolkit.converters.internal.table.cell.DateCells;
import io.github.sitemaptoolkit.converters.internal.table.cell.MediaCells;
import io.github.sitemaptoolkit.converters.internal.table.column.ColumnNames;
import io.github.sitemaptoolkit.converters.internal.table.column.HeaderTarget;
import io.github.sitemaptoolkit.converters.internal.table.column.KnownHeaders;
import io.github.sitemaptoolkit.converters.internal.table.row.FilledCells;
import io.github.sitemaptoolkit.converters.internal.table.row.ListGroups;
import io.github.sitemaptoolkit.converters.internal.table.row.PlacedText;
import io.github.sitemaptoolkit.converters.internal.table.row.TableRow;
import io.github.sitemaptoolkit.converters.internal.table.template.ComputedCells;
import io.github.sitemaptoolkit.converters.internal.table.template.ComputedColumn;
import io.github.sitemaptoolkit.converters.reading.CountListener;
import io.github.sitemaptoolkit.date.LastmodCheck;
import io.github.sitemaptoolkit.date.W3cDates;
import io.github.sitemaptoolkit.element.ElementColumn;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.Losses;
import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.text.Changefreq;
import io.github.sitemaptoolkit.text.Formulas;
import io.github.sitemaptoolkit.text.Priority;
import io.github.sitemaptoolkit.url.DocumentUrls;
import io.github.sitemaptoolkit.value.MediaDuration.Unit;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Converts rows to entries. */
public final class RowReader {

  private static final List<CellType> CORE_TYPES =
      UrlEntry.FIELDS.stream().map(CellType::ofCore).toList();

  private TableHeader header;
  private String page = ""; // the url of the row
  private final Losses losses;
  private final boolean safe;
  private final CellValues texts;
  private final MediaCells media;
  private final RowValues values;
  private final ListGroups lists;
  private boolean[] utc; // which columns contain dates in UTC without a zone
  private final @Nullable Places kept;
  private final Deque<UrlEntry> versions = new ArrayDeque<>();
  private @Nullable String continued; // the url of the page that the row is about
  private final ComparedRows compared;
  private @Nullable String lastmod; // of the row
  private final CellPlaces places;
  private final RowLog log;
  private final RowUrl urls;
  private final RowNodes nodes;
  private final @Nullable WholeFilms films;
  private final CountListener counting;
  private final @Nullable FilledCells filled; // null if nobody asks
  private final TableInput input;
  private final UnusedCells unused;
  private final ComputedCells cells;
  private final @Nullable ComputedColumn computedUrl; // null if a column has it
  private final List<ComputedColumn> computed;

  public RowReader(
      Context context, TableInput input, ColumnNames known, TableHeader header, Losses losses) {
    this.header = header;
    this.losses = losses;
    this.input = input;
    this.safe = input.safe();
    this.kept = context.places() ? new Places(Location.of("")) : null;
    this.compared = new ComparedRows(header.languages(), context);
    this.counting = context.options(CountListener.NONE);
    this.filled = counting.equals(CountListener.NONE) ? null : new FilledCells();
    this.places = new CellPlaces(kept);
    this.log = new RowLog(context.problems(), kept);
    var resolver = new DocumentUrls(context.base());
    this.media = new MediaCells(losses);
    this.urls = new RowUrl(input.words(), resolver, log, places);
    this.films = hasFilms(header) ? new WholeFilms() : null;
    this.nodes = new RowNodes(context, resolver, media, films, log, places);
    var dates = new DateCells(input.options().dateFormat(), input.zone(), header.dates(), log);
    this.texts = new CellValues(dates, input.words(), log, this::unit);
    this.values = new RowValues(known, texts, header.lists(), media, input.words(), log, places);
    this.unused = new UnusedCells(input, known, losses, log);
    this.cells = new ComputedCells(input.words(), context.base(), this::cell);
    this.computedUrl = header.computed().url();
    this.computed = header.computed().values();
    this.utc = utc(header, new boolean[0], 0);
    this.lists = ListGroups.of(header.names(), header.targets());
    unused.header(header);
  }

  private static boolean hasFilms(TableHeader header) {
    return header.targets().stream()
        .anyMatch(
            target -> {
              ElementColumn column = target.column();
              return target.isFound()
                  && column != null
                  && WholeFilms.areOf(column.registration().id());
            });
  }

  /** Returns the unit of durations: that which its header states, unless cells show another. */
  private Unit unit(int column) {
    HeaderTarget target = header.target(column);
    return target.isFound() ? target.unit() : Unit.ofHeader(header.names().get(column));
  }

  /** Sets the header of the rows that follow: the same one with more columns. */
  public void header(TableHeader extended) {
    utc = utc(extended, utc, header.size());
    header = extended;
    unused.header(extended);
  }

  /** Returns which columns are of dates in UTC; of the first ones it is known. */
  private static boolean[] utc(TableHeader columns, boolean[] before, int known) {
    int size = columns.size();
    boolean[] dates =
        size <= before.length ? before : Arrays.copyOf(before, Math.max(size, 2 * before.length));
    for (int i = known; i < size; i++) {
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

  /** Returns whether rows have to be compared before the first is read. */
  public boolean compares() {
    return compared.areWanted();
  }

  /**
   * Compares all rows before they are read, to tell which of them share a key.
   *
   * @param again opens the table once more
   * @param document the place of what is reported
   */
  public void compare(FirstReading.Again again, Location document) throws IOException {
    compared.compare(header.languages(), again, document);
  }

  /** Makes the row that was begun one of the page with a url, whatever it says itself. */
  public void continues(String url) {
    continued = url;
  }

  /** Returns the entry of the row that was begun; null if it has no url, which is reported. */
  public @Nullable UrlEntry read(TableRow whole) {
    TableRow row = header.sizes().of(whole);
    log.cells(row);
    places.clear();
    FilledCells counted = continued == null ? filled : null;
    String url = url(row);
    if (url == null) {
      return null;
    }
    page = url;
    if (counted != null) {
      counted.row();
    }
    losses.entry(url);
    lastmod = null;
    values.clear();
    media.begin(url);
    var entry = UrlEntry.builder(url);
    int xml = -1;
    int size = Math.min(row.size(), header.size());
    for (int i = row.next(0); i < size; i = row.next(i + 1)) {
      String value = cell(row, i);
      if (value.isEmpty()) {
        continue;
      }
      if (counted != null) {
        counted.cell(i, value);
      }
      HeaderTarget target = header.target(i);
      if (isGuessedUrl(row, i, target)) {
        continue;
      }
      xml = target.kind() == HeaderTarget.Kind.XML ? i : xml;
      take(entry, target, row, i, value);
      for (int more = 0; more < target.also().size(); more++) { // for each cell: no iterators
        take(entry, target.also().get(more), row, i, value);
      }
    }
    for (ComputedColumn column : computed) {
      compute(entry, column, row);
    }
    PageLanguages languages = header.languages();
    values.links(languages.isEmpty() ? List.of() : compared.links(languages, row, url));
    log.end();
    if (!values.isEmpty()) {
      values.finish();
      nodes.add(entry, values, url);
    }
    if (xml >= 0) {
      nodes.addXml(entry, xml, cell(row, xml), url);
    }
    return languages.isSet(row) ? first(entry.build(), row) : entry.build();
  }

  /** Takes a cell as what a target says. */
  private void take(
      UrlEntry.Builder entry, HeaderTarget target, TableRow row, int i, String value) {
    switch (target.kind()) {
      case CORE -> {
        core(entry, target.core(), i, utc[i] ? DateCells.inUtc(value) : value);
        unused.further(row, i);
      }
      case COLUMN -> {
        List<PlacedText> placed = row.values(i);
        if (placed == null) {
          values.column(target, i, utc[i] ? DateCells.inUtc(value) : value);
        } else {
          List<PlacedText> cells = utc[i] ? inUtc(placed) : placed;
          values.values(target, i, cells, lists.before(row, i));
        }
      }
      case ELEMENT -> values.elements(target, i, joined(row, i, value));
      case SHORTHAND -> values.shorthand(target, i, joined(row, i, value));
      case UNKNOWN -> unused.unknown(i, value, page);
      case DUPLICATE -> unused.duplicate(i, value);
      case XML, VERSION, IGNORED -> {} // at the end of the row; as was asked for
    }
  }

  /**
   * Returns the next of the pages of the row that was read last, if it has one in each language;
   * null if there are no more.
   */
  public @Nullable UrlEntry more() {
    return versions.poll();
  }

  private UrlEntry first(UrlEntry entry, TableRow row) {
    PageLanguages languages = header.languages();
    for (String page : languages.pages(languages.of(row, entry.loc()))) {
      if (!page.equals(entry.loc())) {
        versions.add(entry.toBuilder().loc(page).build());
      }
    }
    return entry;
  }

  private @Nullable String url(TableRow row) {
    String page = continued;
    continued = null;
    if (page != null) {
      return page;
    } else if (header.languages().isSet(row)) {
      int filled = header.languages().filled(row);
      return filled < 0 ? null : urls.read(row, filled, cell(row, filled));
    } else if (computedUrl == null) {
      return urls.read(row, header.url(), cell(row, header.url()));
    }
    String url = cells.value(computedUrl, row, log.row());
    return url == null ? null : urls.made(computedUrl.first(), url);
  }

  private void compute(UrlEntry.Builder entry, ComputedColumn column, TableRow row) {
    HeaderTarget target = column.target();
    if (target.kind() == HeaderTarget.Kind.CORE) {
      String value = cells.value(column, row, log.row());
      if (value != null) {
        core(entry, target.core(), column.first(), value);
      }
      return;
    }
    List<PlacedText> made = cells.values(column, row, log.row());
    if (!made.isEmpty()) {
      values.values(target, column.first(), made, 0);
    }
  }

  /** Reports what was counted. To be called once, at the end. */
  public void end(Problems problems) {
    compared.end();
    if (filled != null) {
      counting.listener().accept(input.counts(header, filled));
    }
    cells.report(problems);
    media.reportTo(problems);
    if (films != null) {
      films.report(problems);
    }
  }

  private static String joined(TableRow row, int column, String cell) {
    List<PlacedText> placed = row.values(column);
    return placed == null ? cell : PlacedText.cell(placed);
  }

  /** Returns whether a cell is a url that is not UTF-8; reports it. */
  private boolean isGuessedUrl(TableRow row, int index, HeaderTarget target) {
    ElementColumn column = target.column();
    if (column == null
        || CellType.of(column) != CellType.URL
        || row.values(index) != null
        || !row.isGuessed(index)) {
      return false; // of several values, only those that are
    }
    log.column(column, target.places(), index);
    String url = row.cell(index);
    log.missing(TableCodes.ENCODING, () -> GuessedChars.notUtf8(url) + "it is left out");
    log.end();
    return true;
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
    if (field == 1 && lastmod != null && !isNewer(value, lastmod)) {
      return; // of several columns, the newest date is read
    }
    places.core(name, log);
    switch (field) {
      case 1 -> {
        if (exact) { // kept as it is
          LastmodCheck.check(value, log.value(), log);
        }
        lastmod = value;
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

  private static boolean isNewer(String date, String other) {
    return W3cDates.isDate(date) && (!W3cDates.isDate(other) || W3cDates.compare(date, other) > 0);
  }

  private static List<PlacedText> inUtc(List<PlacedText> values) {
    return values.stream().map(value -> value.with(DateCells.inUtc(value.text()))).toList();
  }
}
