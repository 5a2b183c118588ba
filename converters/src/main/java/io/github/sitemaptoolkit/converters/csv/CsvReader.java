package io.github.sitemaptoolkit.converters.csv;

import io.github.sitemaptoolkit.converters.internal.BoundedInput;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.Losses;
import io.github.sitemaptoolkit.internal.xml.Padding;
import io.github.sitemaptoolkit.internal.xml.WideText;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import org.apache.commons.csv.CSVRecord;
import org.jspecify.annotations.Nullable;

/** Reads a table, row by row. */
final class CsvReader implements EntryReader<UrlEntry> {

  private final Source source;
  private final Context context;
  private final Records records;
  private final RecordParser parser;
  private final Losses losses;
  private final Header header;
  private final RowReader rows;
  private Location location;
  private boolean doubtful; // after a malformed row, what follows may be the rest of it
  private boolean ended;

  CsvReader(Source source, Context context, ColumnNames columns) throws IOException {
    this.source = source;
    this.context = context;
    this.location = Location.of(source.name());
    if (WideText.isMarked(source)) {
      String message = "the table is UTF-16 or UTF-32, not UTF-8; it is read as that";
      report(Problem.of(Severity.WARNING, "csv.encoding", message, location));
    }
    char delimiter = Delimiters.sniff(Delimiters.firstLine(source.head().text()));
    InputStream bytes = BoundedInput.of(source, WideText.utf8(source), context);
    this.records = new Records(bytes, delimiter, context.strict());
    this.parser = new RecordParser(delimiter);
    this.losses = new Losses("csv", source.name());
    this.header = header(columns);
    this.rows = new RowReader(context, columns.table(), header, losses);
  }

  private Header header(ColumnNames known) {
    try {
      if (!records.next()) {
        throw refused("doc.empty", "the table is empty; its first row names columns", location);
      }
    } catch (IOException e) {
      throw Source.failure(e, location);
    }
    Location at = new Location(source.name(), records.line(), 1);
    if (records.fault() != Records.Fault.NONE) {
      Problem problem = problem(records.fault());
      throw refused(problem.code(), "the first row " + problem.message(), problem.location());
    }
    reportGuess();
    return new Header(parser.parse(records.text()).toList(), known, context, at);
  }

  private static SitemapException refused(String code, String message, Location at) {
    return new SitemapException(Problem.of(Severity.ERROR, code, message, at));
  }

  @Override
  public @Nullable UrlEntry read() {
    try {
      while (!ended) {
        if (!records.next()) {
          end();
          return null;
        }
        location = new Location(source.name(), records.line(), 1);
        UrlEntry entry = entry();
        if (entry != null) {
          doubtful = false;
          return entry;
        }
      }
      return null;
    } catch (IOException e) {
      end();
      throw Source.failure(e, new Location(source.name(), location.line(), 0));
    } catch (SitemapException | UncheckedIOException e) {
      end();
      throw e;
    }
  }

  private @Nullable UrlEntry entry() {
    if (records.fault() != Records.Fault.NONE) {
      Problem problem = problem(records.fault());
      String left = records.fault() == Records.Fault.NOT_TEXT ? "it is" : "its line is";
      report(
          new Problem(
              Severity.ERROR,
              problem.code(),
              "the row " + problem.message() + "; " + left + " left out",
              problem.location(),
              null,
              null,
              true));
      doubtful |= records.fault() != Records.Fault.NOT_TEXT;
      return null;
    }
    reportGuess();
    CSVRecord row = parser.parse(records.text());
    if (isBlank(row) || !fits(row)) {
      return null;
    }
    return rows.read(row, location);
  }

  private void reportGuess() {
    if (records.guessed()) {
      String message = "the row is not UTF-8 here; what is not is read as windows-1252";
      report(Problem.of(Severity.ERROR, "csv.encoding", message, faultLocation()));
    }
  }

  /** Spreadsheets leave such rows behind. */
  private static boolean isBlank(CSVRecord row) {
    for (String cell : row) {
      if (!cell.isBlank()) {
        return false;
      }
    }
    return true;
  }

  /**
   * Judges a row that has more or fewer cells than the header. It is taken where no cell can stand
   * under a wrong name: with an url, and short of cells at its end, or with empty ones too many.
   */
  private boolean fits(CSVRecord row) {
    String url = Padding.strip(rows.cell(row, header.url()));
    boolean web =
        url.regionMatches(true, 0, "http://", 0, 7) || url.regionMatches(true, 0, "https://", 0, 8);
    if (doubtful && !(web && row.size() == header.size())) {
      report(
          problem(
              Severity.ERROR,
              "csv.ragged",
              "this may be the rest of a malformed row; it is left out"));
      return false;
    }
    if (row.size() == header.size()) {
      return true;
    }
    boolean harmless = web;
    for (int i = header.size(); i < row.size(); i++) {
      harmless &= row.get(i).isBlank();
    }
    String cells = row.size() + (row.size() == 1 ? " cell" : " cells");
    String message = "the row has " + cells + ", the header " + header.size();
    report(
        harmless
            ? problem(Severity.WARNING, "csv.ragged", message)
            : problem(Severity.ERROR, "csv.ragged", message + "; it is left out"));
    return harmless;
  }

  private Problem problem(Severity severity, String code, String message) {
    Problem problem = Problem.of(severity, code, message, location);
    return severity == Severity.ERROR ? problem.asMissing() : problem;
  }

  private Problem problem(Records.Fault fault) {
    String code;
    String message;
    switch (fault) {
      case UNCLOSED_QUOTE -> {
        code = "csv.unclosed-quote";
        message = "opens a quote that is not closed";
      }
      case TEXT_AFTER_QUOTE -> {
        code = "csv.text-after-quote";
        message =
            "has text between a closing quote and the end of its cell; quotes inside of"
                + " quotes are doubled";
      }
      case NOT_TEXT -> {
        code = "csv.encoding";
        message = "is not UTF-8 text";
      }
      default -> {
        code = "csv.too-long";
        message =
            "is too long: a cell may have "
                + Records.LONGEST_FIELD
                + " bytes, a row "
                + Records.LONGEST_RECORD
                + " and "
                + Records.MOST_FIELDS
                + " cells";
      }
    }
    return Problem.of(Severity.ERROR, code, message, faultLocation());
  }

  private Location faultLocation() {
    return new Location(source.name(), records.faultLine(), records.faultColumn());
  }

  private void report(Problem problem) {
    context.problems().report(problem);
  }

  private void end() {
    if (!ended) {
      ended = true;
      losses.reportTo(context.problems());
    }
  }

  @Override
  public DocumentInfo document() {
    return DocumentInfo.of(DocumentInfo.Kind.TABLE);
  }

  @Override
  public Location location() {
    return location;
  }

  @Override
  public Problems problems() {
    return context.problems();
  }

  @Override
  public void close() throws IOException {
    end();
    source.close();
  }
}
