package io.github.sitemaptoolkit.converters.csv;

import io.github.sitemaptoolkit.converters.internal.csv.column.ColumnNames;
import io.github.sitemaptoolkit.converters.internal.csv.column.ColumnTable;
import io.github.sitemaptoolkit.converters.internal.csv.read.CsvReadSettings;
import io.github.sitemaptoolkit.converters.internal.csv.read.CsvReader;
import io.github.sitemaptoolkit.converters.internal.csv.read.Opening;
import io.github.sitemaptoolkit.converters.internal.csv.write.CsvWriteSettings;
import io.github.sitemaptoolkit.converters.internal.csv.write.CsvWriter;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.EntryWriter;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Head;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A table: a row for each url, a header that says what the columns are. UTF-8, quoted as RFC 4180
 * says, lines ended by a line feed.
 *
 * <p>Carries all that extensions say; other markup where {@link CsvOptions#xmlColumn} is set, else
 * it is dropped, and counted. Takes its {@link CsvOptions} from the context.
 *
 * @since 0.1
 */
public final class CsvFormat implements SitemapFormat {

  /** Of the registry that was used last: few programs have two, and all tables need them. */
  private volatile @Nullable ColumnNames columns;

  /** Creates the format. */
  public CsvFormat() {}

  private ColumnNames known(Context context) {
    ColumnNames known = columns;
    if (known == null || known.table().extensions() != context.extensions()) {
      known = new ColumnNames(new ColumnTable(context.extensions()));
      columns = known;
    }
    return known;
  }

  @Override
  public String id() {
    return "csv";
  }

  @Override
  public String description() {
    return "table: a row for each url";
  }

  @Override
  public List<String> fileExtensions() {
    return List.of("csv", "tsv");
  }

  /**
   * Says yes where the first line that is not blank is a header with a column for the url, where it
   * is Excel's {@code sep=;}, and where all lines hold a url and a date.
   */
  @Override
  public boolean matches(Head head) {
    return new Opening(head.text()).isTable();
  }

  /** Says yes also where the first line has several cells and one of them is a url. */
  @Override
  public boolean matchesNamed(Head head) {
    return new Opening(head.text()).isNamedTable();
  }

  /**
   * Returns what the columns of a table are read as: by header, or by number where it has none, the
   * name of a column; an empty name for one that is left out. What cannot be used is reported.
   *
   * @throws IOException if the input fails
   * @throws io.github.sitemaptoolkit.problem.SitemapException if it is no table, or has no column
   *     for the url
   */
  public Map<String, String> columns(Source source, Context context) throws IOException {
    return open(source, context).columns();
  }

  private CsvReader open(Source source, Context context) throws IOException {
    boolean safe = context.options(CsvOptions.DEFAULTS).safe();
    CsvReadSettings settings = context.options(CsvInputOptions.DEFAULTS).forReading(safe);
    return new CsvReader(source, context, settings, known(context));
  }

  @Override
  public EntryReader<UrlEntry> reader(Source source, Context context) throws IOException {
    return open(source, context);
  }

  @Override
  public EntryWriter<UrlEntry> writer(Sink sink, DocumentInfo document, Context context)
      throws IOException {
    CsvWriteSettings settings = context.options(CsvOptions.DEFAULTS).forWriting();
    return new CsvWriter(sink, document, context, settings, known(context));
  }
}
