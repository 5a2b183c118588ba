package io.github.sitemaptoolkit.converters.csv;

import io.github.sitemaptoolkit.code.DocumentCodes;
import io.github.sitemaptoolkit.converters.internal.TxtReader;
import io.github.sitemaptoolkit.converters.internal.csv.read.CsvReader;
import io.github.sitemaptoolkit.converters.internal.csv.read.Opening;
import io.github.sitemaptoolkit.converters.internal.csv.read.PlainRows;
import io.github.sitemaptoolkit.converters.internal.csv.write.CsvWriter;
import io.github.sitemaptoolkit.converters.internal.table.column.ColumnCache;
import io.github.sitemaptoolkit.converters.option.CsvInputOptions;
import io.github.sitemaptoolkit.converters.option.CsvOptions;
import io.github.sitemaptoolkit.converters.option.CsvSyntaxOptions;
import io.github.sitemaptoolkit.converters.table.ColumnFormat;
import io.github.sitemaptoolkit.converters.table.RowFormat;
import io.github.sitemaptoolkit.converters.table.TableRows;
import io.github.sitemaptoolkit.format.AbstractFormat;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.EntryWriter;
import io.github.sitemaptoolkit.io.Head;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.io.IOException;
import java.util.Map;

/**
 * The format of tables (CSV): a header with the names of the columns, and a row for each url.
 * Tables are written in UTF-8, quoted as in <a href="https://www.rfc-editor.org/rfc/rfc4180">RFC
 * 4180</a>, with lines that end in a line feed.
 *
 * <p>Tables hold the values of all extensions. Other markup is written only if {@link
 * CsvOptions#xmlColumn} is set; otherwise it is reported as lost. The options are taken from the
 * context: {@link CsvOptions}, and {@link CsvInputOptions} for reading.
 *
 * @since 0.1
 */
public final class CsvFormat extends AbstractFormat implements ColumnFormat, RowFormat {

  private final ColumnCache columns = new ColumnCache();

  /** Creates the format. */
  public CsvFormat() {
    super("csv", "table: one row per url", "csv", "tsv");
  }

  /**
   * {@inheritDoc}
   *
   * <p>True if the first line that is not blank is a header with a column of urls or Excel's {@code
   * sep=;}, or if all lines have a url and a date.
   */
  @Override
  public boolean matches(Head head) {
    return new Opening(head.text()).isTable();
  }

  /**
   * {@inheritDoc}
   *
   * <p>Also true if the first line has several cells and one of them is a url.
   */
  @Override
  public boolean matchesNamed(Head head) {
    return new Opening(head.text()).isNamedTable();
  }

  @Override
  public Map<String, String> columns(Source source, Context context) throws IOException {
    return open(source, context.withOwnProblems()).columns();
  }

  /**
   * {@inheritDoc}
   *
   * <p>A file has one table.
   */
  @Override
  public TableRows rows(Source source, Context context, int sheet) throws IOException {
    if (sheet > 1) {
      throw new SitemapException(
          DocumentCodes.EMPTY, "a CSV file has no table " + sheet, Location.of(source.name()));
    }
    return new PlainRows(source, context.withOwnProblems());
  }

  /**
   * Guesses what the columns of a table hold by their first cells, for tables whose headers are
   * unknown: urls of pages, pictures and films, and dates. The keys are headers of the table, the
   * values names of columns, as {@link CsvInputOptions#withColumns} takes them; empty if no column
   * holds urls of pages. The caller closes the source.
   *
   * @throws IOException if the input cannot be read
   */
  public Map<String, String> guess(Source source, Context context) throws IOException {
    return CsvReader.guess(source, context.withOwnProblems());
  }

  private CsvReader open(Source source, Context context) throws IOException {
    return new CsvReader(source, context, columns.of(context.extensions()));
  }

  /**
   * {@inheritDoc}
   *
   * <p>Lines without a header that are urls with commas or semicolons in them are read as a list.
   */
  @Override
  public EntryReader<UrlEntry> openReader(Source source, Context context) throws IOException {
    var opening = new Opening(source.head().text(), context.options(CsvSyntaxOptions.FOUND));
    boolean mapped = !context.options(CsvInputOptions.DEFAULTS).columns().isEmpty();
    return opening.isList() && !mapped
        ? new TxtReader(source, context, opening.mightBeRows(source.name()))
        : open(source, context);
  }

  @Override
  public EntryWriter<UrlEntry> openWriter(Sink sink, DocumentInfo document, Context context)
      throws IOException {
    return new CsvWriter(sink, document, context, columns.of(context.extensions()));
  }
}
