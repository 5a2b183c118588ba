package io.github.sitemaptoolkit.xlsx.internal;

import io.github.sitemaptoolkit.converters.table.ColumnFormat;
import io.github.sitemaptoolkit.converters.table.RowFormat;
import io.github.sitemaptoolkit.converters.table.TableEntries;
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
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.xlsx.XlsxInputOptions;
import java.io.IOException;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The format of Excel workbooks: a sheet with a header that names the columns, and a row for each
 * url, as in a CSV file.
 *
 * <p>Reading needs a temporary file as long as the workbook, and memory for the texts that its
 * cells share. The options are taken from the context: {@link XlsxInputOptions}, and {@link
 * io.github.sitemaptoolkit.converters.option.CsvInputOptions} for the rows.
 *
 * <p>Workbooks are written with one sheet, whose cells are texts, also those of numbers and dates:
 * a date that Excel understood would lose its time zone. The columns, and the options that choose
 * them, are those of CSV: {@link io.github.sitemaptoolkit.converters.option.CsvOptions}.
 *
 * @since 0.1
 */
public final class XlsxFormat extends AbstractFormat implements ColumnFormat, RowFormat {

  private static final String MACROS = ".xlsm"; // Excel opens no other workbook by this name
  private static final int[] ZIP = {'P', 'K', 3, 4};

  private final TableEntries entries = new TableEntries("xlsx");

  /** Creates the format. */
  public XlsxFormat() {
    super("xlsx", "Excel workbook: one row per url", "xlsx", "xlsm");
  }

  /**
   * {@inheritDoc}
   *
   * <p>True if it is a zip archive whose first entries are parts of a workbook, not of another
   * Office document.
   */
  @Override
  public boolean matches(Head head) {
    if (!head.startsWith(ZIP)) {
      return false;
    }
    String text = head.text();
    return text.contains("xl/") && !text.contains("word/") && !text.contains("ppt/");
  }

  /**
   * {@inheritDoc}
   *
   * <p>Also true for any other zip archive that is not known to be another document: its name says
   * that it is a workbook, whose parts may be in any order.
   */
  @Override
  public boolean matchesNamed(Head head) {
    String text = head.startsWith(ZIP) ? head.text() : "";
    return matches(head)
        || (!text.isEmpty()
            && !text.contains("opendocument")
            && !text.contains("word/")
            && !text.contains("ppt/")
            && !text.contains(".iwa"));
  }

  @Override
  public Map<String, String> columns(Source source, Context context) throws IOException {
    Context own = context.withOwnProblems();
    try (SheetRows rows = open(source, own)) {
      return entries.columns(rows, source.name(), own);
    }
  }

  @Override
  public TableRows rows(Source source, Context context, int sheet) throws IOException {
    Context own = context.withOwnProblems();
    return sheet == 0
        ? open(source, own)
        : SheetRows.open(source, own, String.valueOf(sheet)); // a number among the visible ones
  }

  private static SheetRows open(Source source, Context context) throws IOException {
    String sheet = context.options(XlsxInputOptions.DEFAULTS).sheet();
    return SheetRows.open(source, context, sheet);
  }

  private static @Nullable SheetRows again(Source source, Context context) throws IOException {
    Source same = source.again();
    if (same == null) {
      return null;
    }
    SheetRows rows = open(same, context.withProblems(new Problems()));
    rows.closeAlso(same);
    return rows;
  }

  @Override
  public EntryReader<UrlEntry> openReader(Source source, Context context) throws IOException {
    SheetRows rows = open(source, context);
    try {
      EntryReader<UrlEntry> reader =
          entries.reader(rows, source.name(), context, () -> again(source, context));
      rows.closeAlso(source);
      return reader;
    } catch (IOException | RuntimeException e) {
      rows.close();
      throw e;
    }
  }

  /**
   * {@inheritDoc}
   *
   * <p>What a sheet has no room for is refused, when it is written: more rows or columns, or longer
   * texts.
   */
  @Override
  public EntryWriter<UrlEntry> openWriter(Sink sink, DocumentInfo document, Context context)
      throws IOException {
    if (sink.name().endsWith(MACROS)) {
      throw new SitemapException(
          XlsxCodes.UNSUPPORTED,
          "workbooks with macros are read, but not written; let the name end in .xlsx",
          Location.of(sink.name()));
    }
    return entries.writer(new SheetOutput(sink), sink, document, context);
  }
}
