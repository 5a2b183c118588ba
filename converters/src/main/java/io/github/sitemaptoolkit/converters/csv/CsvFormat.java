package io.github.sitemaptoolkit.converters.csv;

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
import org.jspecify.annotations.Nullable;

/**
 * A table: a row for each url, a header that says what the columns are. UTF-8, quoted as RFC 4180
 * says, lines ended by a line feed.
 *
 * <p>Carries all that extensions say; other markup where {@link CsvOptions#xmlColumn} is set, else
 * it is dropped, and counted. Takes its {@link CsvOptions} from the context.
 */
public final class CsvFormat implements SitemapFormat {

  /** Of the registry that was used last: few programs have two, and all tables need them. */
  private volatile @Nullable ColumnNames columns;

  /** Creates the format. */
  public CsvFormat() {}

  private ColumnNames columns(Context context) {
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

  /** Says yes where the first line that is not blank is a header with a column for the url. */
  @Override
  public boolean matches(Head head) {
    String line = Delimiters.firstLine(head.text());
    return Header.namesUrl(Delimiters.split(line, Delimiters.sniff(line)));
  }

  @Override
  public EntryReader<UrlEntry> reader(Source source, Context context) throws IOException {
    return new CsvReader(source, context, columns(context));
  }

  @Override
  public EntryWriter<UrlEntry> writer(Sink sink, DocumentInfo document, Context context)
      throws IOException {
    return new CsvWriter(sink, document, context, columns(context));
  }
}
