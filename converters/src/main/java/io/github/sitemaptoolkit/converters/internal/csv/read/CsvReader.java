package io.github.sitemaptoolkit.converters.internal.csv.read;

import io.github.sitemaptoolkit.code.DocumentCodes;
import io.github.sitemaptoolkit.converters.internal.TextInput;
import io.github.sitemaptoolkit.converters.internal.TxtReader;
import io.github.sitemaptoolkit.converters.internal.table.TableCodes;
import io.github.sitemaptoolkit.converters.internal.table.about.FirstReading;
import io.github.sitemaptoolkit.converters.internal.table.cell.CellText;
import io.github.sitemaptoolkit.converters.internal.table.cell.DateCells;
import io.github.sitemaptoolkit.converters.internal.table.cell.TableLimits;
import io.github.sitemaptoolkit.converters.internal.table.column.ColumnNames;
import io.github.sitemaptoolkit.converters.internal.table.read.ColumnGuess;
import io.github.sitemaptoolkit.converters.internal.table.read.EarlierReading;
import io.github.sitemaptoolkit.converters.internal.table.read.HeaderBinding;
import io.github.sitemaptoolkit.converters.internal.table.read.HeaderRow;
import io.github.sitemaptoolkit.converters.internal.table.read.PageRows;
import io.github.sitemaptoolkit.converters.internal.table.read.Readings;
import io.github.sitemaptoolkit.converters.internal.table.read.RowFilter;
import io.github.sitemaptoolkit.converters.internal.table.read.RowReader;
import io.github.sitemaptoolkit.converters.internal.table.read.TableHeader;
import io.github.sitemaptoolkit.converters.internal.table.read.TableInput;
import io.github.sitemaptoolkit.converters.option.CsvOptions;
import io.github.sitemaptoolkit.converters.option.CsvSyntaxOptions;
import io.github.sitemaptoolkit.converters.reading.TableReading;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.FormatChecks;
import io.github.sitemaptoolkit.format.Losses;
import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.format.SourceReader;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.problem.TruncatedException;
import io.github.sitemaptoolkit.text.Padding;
import io.github.sitemaptoolkit.text.ShownNumber;
import io.github.sitemaptoolkit.url.UrlJudge;
import java.io.IOException;
import java.io.InputStream;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Reads a table, row by row. */
public final class CsvReader extends SourceReader<UrlEntry> {

  private static final int FEW = 3; // lines, which prove nothing
  private static final int DAY = 10; // characters of a day: 2026-11-20
  private static final char[] DELIMITERS = {',', ';', '\t', '|'};

  private final CsvRows table;
  private final Losses losses;
  private final TableHeader header;
  private final RowFilter filter;
  private final ProductRows products;
  private final FirstReading.Again again;
  private final PageRows<CsvRow> pages;
  private final RowReader rows;
  private final Supplier<String> hint; // of the encoding
  private final @Nullable TableReading reading; // null if nobody asks
  private final @Nullable FormulaCells formulas; // null if the rules of tables do not matter
  private final GuessedCells guesses;
  private boolean ended = true; // the last line
  private int fewest; // cells of a row
  private boolean doubtful; // after a malformed row, what follows may be the rest of it

  public CsvReader(Source source, Context context, ColumnNames columns) throws IOException {
    super(source, DocumentInfo.Kind.TABLE, context);
    TextInput.reportWide(source, context, TableCodes.ENCODING, "table");
    boolean safe = context.options(CsvOptions.DEFAULTS).safe();
    var input = TableInput.of(context, safe, false);
    var opening = Opening.of(source, context);
    this.hint = TextInput.hint(source, context, true);
    this.guesses = new GuessedCells(hint);
    this.table = rows(source, opening, context);
    this.losses = new Losses("csv", source.name());
    this.header = header(columns, input, opening);
    this.fewest = header.size();
    this.reading =
        Readings.tell(
            context, source.name(), form(source, opening), header, table.ahead()::look, Set.of());
    this.filter = new RowFilter(header, input);
    this.rows = new RowReader(context, input, columns, header, losses);
    this.again = FirstReading.again(source, (file, to) -> new CsvReader(file, to, columns));
    this.products = new ProductRows(table, header);
    this.pages =
        new PageRows<>(
            () -> header,
            products::next,
            table.ahead()::pushBack,
            this::more,
            context.problems(),
            this::location);
    boolean checked = context.options(FormatChecks.OFF) == FormatChecks.ON;
    this.formulas = checked ? new FormulaCells(header.names()) : null;
  }

  /** Returns how the table is written, as far as it shows. */
  private Map<String, String> form(Source source, Opening opening) {
    Map<String, String> form = new LinkedHashMap<>();
    if (header.size() > 1) {
      form.put(EarlierReading.DELIMITER, String.valueOf(opening.syntax().delimiter()));
    }
    String encoding = TextInput.encoding(source, context());
    if (!encoding.isEmpty()) {
      form.put(Readings.ENCODING, encoding);
    }
    return form;
  }

  private static CsvRows rows(Source source, Opening opening, Context context) throws IOException {
    boolean original = !TextInput.isConverted(source, context);
    CsvRows.Places places =
        !context.places()
            ? CsvRows.Places.NONE
            : original ? CsvRows.Places.BYTES : CsvRows.Places.COLUMNS;
    InputStream bytes = TextInput.utf8(source, context);
    return new CsvRows(bytes, opening.syntax(), context.strict(), places);
  }

  /** Returns what the columns of a table probably hold, judging by their first cells alone. */
  public static Map<String, String> guess(Source source, Context context) throws IOException {
    var syntax = context.options(CsvSyntaxOptions.FOUND);
    var opening = new Opening(source.head().text(), syntax);
    CsvRows table = rows(source, opening, context);
    CsvRow header = header(table, opening, context, skipped -> {});
    return header == null ? Map.of() : ColumnGuess.of(header, table.ahead().look());
  }

  /** Returns the row of headers, or the first row if there are none; null if there is no row. */
  private static @Nullable CsvRow header(
      CsvRows table, Opening opening, Context context, IntConsumer skipped) throws IOException {
    if (opening.hasSeparatorLine()) {
      table.next();
    }
    return HeaderRow.take(table.ahead(), context, CsvRow::line, skipped);
  }

  private TableHeader header(ColumnNames known, TableInput input, Opening opening) {
    CsvRow first;
    long[] skipped = {0};
    try {
      first = header(table, opening, context(), count -> skipped[0] = count);
    } catch (IOException e) {
      throw Source.failure(e, location());
    }
    if (first == null) {
      throw refused(
          DocumentCodes.EMPTY,
          "the table is empty; its first row must name the columns",
          location());
    } else if (first.cells() == null) {
      Problem problem = problem(first);
      String message = "the first row " + problem.message();
      throw refused(Code.error(problem.code()), message, problem.location());
    } else if (skipped[0] > 0) {
      report(HeaderRow.found(whole(first), skipped[0]));
    }
    TableHeader bound =
        new HeaderBinding(known, input, context(), begin(first))
            .bind(first, () -> table.ahead().look());
    if (bound.isData()) {
      table.ahead().pushBack(first);
    } else {
      guesses.ofRow(first, () -> faultLocation(first)).ifPresent(this::report);
    }
    return bound;
  }

  private Location begin(CsvRow row) {
    return place(row.line(), 1);
  }

  /** Returns where a row is, with its end if places are wanted. */
  private Location whole(CsvRow row) {
    Location begin = begin(row);
    return context().places() ? row.whole(begin) : begin;
  }

  /** Returns what each header is read as: the name of a column, or nothing if it is left out. */
  public Map<String, String> columns() {
    return header.columns();
  }

  private static SitemapException refused(Code code, String message, Location at) {
    return new SitemapException(code, message, at);
  }

  @Override
  protected @Nullable UrlEntry next() throws IOException {
    if (rows.compares()) {
      rows.compare(again, location());
    }
    UrlEntry version = rows.more();
    if (version != null) {
      return version;
    }
    for (CsvRow row = products.next(); row != null; row = products.next()) {
      at(begin(row));
      if (!row.isBlank() || row.cells() == null) {
        rows.begin(location());
      }
      UrlEntry entry = entry(row);
      if (entry != null) {
        doubtful = false;
        return header.mayJoin() ? joined(row, entry) : entry;
      }
    }
    return null;
  }

  /** Returns an entry with what the next rows add to its page. */
  private UrlEntry joined(CsvRow first, UrlEntry entry) throws IOException {
    UrlEntry all = pages.joined(first, entry);
    at(begin(first));
    return all;
  }

  private @Nullable UrlEntry more(CsvRow row, String page) {
    at(begin(row));
    rows.begin(location());
    rows.continues(page);
    return entry(row);
  }

  @Override
  protected RuntimeException failure(IOException e) {
    return Source.failure(e, place(table.line(), 0));
  }

  private @Nullable UrlEntry entry(CsvRow row) {
    if (row.cells() == null) {
      Problem problem = problem(row);
      String left = row.fault() == RecordFault.NOT_TEXT ? "it is" : "its line is";
      report(
          new Problem(
              Severity.ERROR,
              problem.code(),
              "the row " + problem.message() + "; " + left + " left out",
              problem.location(),
              null,
              null,
              true));
      doubtful |= row.fault() != RecordFault.NOT_TEXT;
      return null;
    }
    guesses.of(row, header.names(), () -> faultLocation(row)).forEach(this::report);
    ended = !row.unended();
    if (row.isBlank()) {
      return null;
    } else if (row.unended() && row.size() < fewest) {
      throw cut(row);
    }
    if (row.unended() && row.line() > FEW && mayBeCut(row)) {
      Location last = row.trimmed(location(), row.size() - 1);
      report(
          Problem.of(
              DocumentCodes.UNENDED, TxtReader.UNENDED, context().places() ? last : location()));
    }
    fewest = Math.min(fewest, row.size());
    if (formulas != null) {
      formulas.look(row, location());
    }
    return fits(row) && filter.takes(row) ? rows.read(row) : null;
  }

  /** Returns the exception for a truncated last row: it is the shortest and has no line break. */
  private TruncatedException cut(CsvRow row) {
    String message =
        "the table ends in the middle of a row, which has "
            + cells(row.size())
            + " of "
            + header.size()
            + "; it is left out";
    return new TruncatedException(Problem.of(DocumentCodes.TRUNCATED, message, whole(row)), null);
  }

  /**
   * Checks the number of cells of a row. A row is accepted if no cell can be under a wrong header:
   * it has a url, and only cells at its end are missing. Additional empty cells are ignored.
   */
  private boolean fits(CsvRow row) {
    if (doubtful && !(row.size() == header.size() && hasUrl(row))) {
      String message = "this may be the rest of a malformed row; it is left out";
      report(Problem.of(TableCodes.RAGGED, message, whole(row)).asMissing());
      return false;
    }
    int size = row.size();
    while (size > header.size() && row.cell(size - 1).isBlank()) {
      size--;
    }
    if (size == header.size()) {
      return true;
    }
    char other = size < header.size() && hasUrl(row) ? delimiter(row) : 0;
    boolean harmless = size < header.size() && hasUrl(row) && other == 0;
    String message =
        "the row has "
            + cells(size)
            + ", but the header has "
            + header.size()
            + (other == 0 ? "" : ": its cells seem to be parted by " + Problem.quoted("" + other));
    report(
        harmless
            ? Problem.of(TableCodes.RAGGED.withSeverity(Severity.WARNING), message, whole(row))
            : Problem.of(TableCodes.RAGGED, message + "; it is left out", whole(row)).asMissing());
    return harmless;
  }

  /** Returns whether a row's last cell is read, and may be the beginning of a longer one. */
  private boolean mayBeCut(CsvRow row) {
    int last = row.size() - 1;
    if (last >= header.size() || !header.target(last).isRead()) {
      return false;
    }
    String cell = row.cell(last);
    return CellText.isWeb(cell) || (header.target(last).isDate() && cell.length() < DAY);
  }

  /**
   * Returns what seems to part the cells of a short row instead of the delimiter of the table; 0 if
   * nothing does. Behind its url, the cell then has as many parts as the header, or a date.
   */
  private char delimiter(CsvRow row) {
    String cell = Padding.strip(rows.cell(row, header.url()));
    for (char other : DELIMITERS) {
      int at = cell.indexOf(other);
      String rest = cell.substring(at + 1);
      long parts = cell.chars().filter(c -> c == other).count() + 1;
      int end = rest.indexOf(other);
      String next = end < 0 ? rest : rest.substring(0, end);
      if (at > 0 && (parts == header.size() || DateCells.mayBeDate(next.strip()))) {
        return other;
      }
    }
    return 0;
  }

  private boolean hasUrl(CsvRow row) {
    int url = header.url(); // cells that a template makes one of prove nothing
    return url != TableHeader.COMPUTED && UrlJudge.isWeb(Padding.strip(rows.cell(row, url)));
  }

  private static String cells(int count) {
    return ShownNumber.counted(count, "cell");
  }

  private Problem problem(CsvRow row) {
    Code code;
    String message;
    switch (row.fault()) {
      case UNCLOSED_QUOTE -> {
        code = TableCodes.UNCLOSED_QUOTE;
        message = "has an opening quote that is not closed";
      }
      case TEXT_AFTER_QUOTE -> {
        code = TableCodes.TEXT_AFTER_QUOTE;
        message =
            "has text between a closing quote and the end of its cell (double the quotes"
                + " inside a quoted cell)";
      }
      case NOT_TEXT -> {
        code = TableCodes.ENCODING;
        message = "is not " + TextInput.expected(context()) + " text" + hint.get();
      }
      default -> {
        code = TableCodes.TOO_LONG;
        message =
            "is too long: a cell may have "
                + TableLimits.LONGEST_FIELD
                + " bytes, a row "
                + TableLimits.LONGEST_RECORD
                + " and "
                + TableLimits.MOST_FIELDS
                + " cells";
      }
    }
    return Problem.of(code, message, faultLocation(row));
  }

  private Location faultLocation(CsvRow row) {
    return new Location(location().source(), row.faultLine(), row.faultColumn(), row.faultEnd());
  }

  private void report(Problem problem) {
    problems().report(problem);
  }

  @Override
  public Places places() {
    Places kept = rows.places();
    return kept == null ? super.places() : kept;
  }

  @Override
  protected boolean needsEntries() {
    return true;
  }

  @Override
  protected void end() {
    Readings.tellEnd(context(), reading, ended);
    rows.end(problems());
    if (formulas != null) {
      formulas.report(problems());
    }
    losses.reportTo(problems());
    filter.report(context(), Location.of(location().source()));
  }
}
