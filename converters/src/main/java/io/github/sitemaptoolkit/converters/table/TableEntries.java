package io.github.sitemaptoolkit.converters.table;

import io.github.sitemaptoolkit.converters.internal.csv.write.CellRows;
import io.github.sitemaptoolkit.converters.internal.csv.write.CsvWriter;
import io.github.sitemaptoolkit.converters.internal.table.about.FirstReading;
import io.github.sitemaptoolkit.converters.internal.table.cell.CellText;
import io.github.sitemaptoolkit.converters.internal.table.column.ColumnCache;
import io.github.sitemaptoolkit.converters.internal.table.column.ColumnNames;
import io.github.sitemaptoolkit.converters.internal.table.column.KnownHeaders;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.EntryWriter;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads the rows of a table as url entries, and writes entries as rows. Headers, cells and
 * conditions are understood as in CSV files, and the options are the same: {@link
 * io.github.sitemaptoolkit.converters.option.CsvInputOptions}.
 *
 * <p>Safe for use by several threads. A format keeps one of these, because the names of all columns
 * are put together only once for the same extensions.
 *
 * @since 0.1
 */
public final class TableEntries {

  private final ColumnCache columns = new ColumnCache();

  private final String format;

  /**
   * Creates an object for a format.
   *
   * @param format the id of the format, for messages about what is left out or lost
   */
  public TableEntries(String format) {
    this.format = format;
  }

  /**
   * Returns a reader of the entries. Columns that cannot be used are reported. The reader closes
   * the rows; if this method throws an exception, the caller must close them.
   *
   * @param name the name of the input in messages
   * @throws IOException if the first rows cannot be read
   * @throws io.github.sitemaptoolkit.problem.SitemapException if there are no rows, or no column
   *     contains urls
   */
  public EntryReader<UrlEntry> reader(TableRows rows, String name, Context context)
      throws IOException {
    return open(rows, name, context, to -> null);
  }

  /**
   * Returns a writer of entries as the rows that CSV has for them, with the same columns and the
   * same {@link io.github.sitemaptoolkit.converters.option.CsvOptions}, as far as they are not
   * about characters. Unless the columns are chosen, the rows are written when the last entry was.
   *
   * @param output takes the rows; closed with the writer
   * @param sink what is written to, for the name in messages; closed with the writer
   * @throws IOException if the header cannot be written
   */
  public EntryWriter<UrlEntry> writer(
      TableOutput output, Sink sink, DocumentInfo document, Context context) throws IOException {
    return new CsvWriter(
        sink, document, context, columns.of(context.extensions()), format, new Rows(output));
  }

  /** Hands rows to the output of a format. */
  private record Rows(TableOutput output) implements CellRows {

    @Override
    public void row(@Nullable String[] cells) throws IOException {
      output.row(cells);
    }

    @Override
    public void end() throws IOException {
      output.finish();
    }

    @Override
    public void close() throws IOException {
      output.close();
    }
  }

  /** Opens the rows of a table once more. */
  @FunctionalInterface
  public interface Again {

    /**
     * Returns the rows, from the first on; null if they can be read only once. The caller closes
     * them.
     *
     * @throws IOException if they cannot be read
     */
    @Nullable TableRows open() throws IOException;
  }

  /**
   * Returns a reader of the entries, as the other method does. A large table in which rows share a
   * key is read twice; if it can be read only once, that is reported, and no links are made.
   *
   * @param again opens the rows once more
   * @throws IOException if the first rows cannot be read
   */
  public EntryReader<UrlEntry> reader(TableRows rows, String name, Context context, Again again)
      throws IOException {
    return open(
        rows,
        name,
        context,
        to -> {
          TableRows same = again.open();
          return same == null ? null : open(same, name, to, deeper -> null);
        });
  }

  /**
   * Returns how the columns of a table are read, as {@link
   * io.github.sitemaptoolkit.converters.csv.CsvFormat#columns} does. The caller closes the rows.
   * Throws the same exceptions as {@link #reader}.
   */
  public Map<String, String> columns(TableRows rows, String name, Context context)
      throws IOException {
    return open(rows, name, context, to -> null).columns();
  }

  /**
   * Returns whether the first rows of a table contain a url, or a cell that is a link to one, or
   * name a column of urls. Formats that hold several tables choose by that.
   */
  public static boolean hasUrls(List<TableRows.Row> rows) {
    boolean named = false;
    for (TableRows.Row row : rows) {
      List<String> texts = new ArrayList<>();
      for (TableRows.Cell cell : row.cells()) {
        String text = cell == null ? "" : cell.text();
        if (CellText.isWeb(text) || (cell != null && cell.address() != null)) {
          return true;
        }
        texts.add(text);
      }
      if (named && texts.stream().anyMatch(text -> !text.isBlank())) {
        return true;
      }
      named |= KnownHeaders.nameUrl(texts);
    }
    return false;
  }

  private TableEntryReader open(
      TableRows rows, String name, Context context, FirstReading.Again again) throws IOException {
    ColumnNames names = columns.of(context.extensions());
    return new TableEntryReader(format, rows, name, context.withOwnProblems(), names, again);
  }
}
