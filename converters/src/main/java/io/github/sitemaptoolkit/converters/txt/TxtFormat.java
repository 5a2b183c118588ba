package io.github.sitemaptoolkit.converters.txt;

import io.github.sitemaptoolkit.converters.internal.TxtReader;
import io.github.sitemaptoolkit.converters.internal.csv.read.CsvReader;
import io.github.sitemaptoolkit.converters.internal.csv.read.Opening;
import io.github.sitemaptoolkit.converters.internal.table.column.ColumnCache;
import io.github.sitemaptoolkit.converters.option.CsvSyntaxOptions;
import io.github.sitemaptoolkit.format.AbstractFormat;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.EntryWriter;
import io.github.sitemaptoolkit.io.Head;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.url.UrlParts;
import java.io.IOException;

/**
 * The format of text sitemaps: one absolute url per line and nothing else, in UTF-8.
 *
 * <p>Only urls are written; all other data of an entry is reported as lost. Source: <a
 * href="https://www.sitemaps.org/protocol.html#otherformats">the sitemap protocol</a>.
 *
 * @since 0.1
 */
public final class TxtFormat extends AbstractFormat {

  private final ColumnCache columns = new ColumnCache(); // of lists that are tables

  /** Creates the format; it has no state. */
  public TxtFormat() {
    super("txt", "plain text: one url per line", "txt");
  }

  /**
   * {@inheritDoc}
   *
   * <p>True if the first line that is neither blank nor a comment begins like a url.
   */
  @Override
  public boolean matches(Head head) {
    return head.text()
        .lines()
        .map(String::strip)
        .filter(line -> !line.isEmpty() && !line.startsWith("#"))
        .findFirst()
        .filter(UrlParts::isHttp)
        .isPresent();
  }

  /** Returns true: a list without entries is an empty file. */
  @Override
  public boolean mayBeEmpty() {
    return true;
  }

  @Override
  public boolean isForCrawlers() {
    return true;
  }

  @Override
  public boolean carriesFields() {
    return false;
  }

  /**
   * {@inheritDoc}
   *
   * <p>Lines with a url and other cells, such as a date, are read as a table.
   */
  @Override
  public EntryReader<UrlEntry> openReader(Source source, Context context) throws IOException {
    var opening = new Opening(source.head().text(), context.options(CsvSyntaxOptions.FOUND));
    return opening.isTable()
        ? new CsvReader(source, context, columns.of(context.extensions()))
        : new TxtReader(source, context, opening.mightBeRows(source.name()));
  }

  @Override
  public EntryWriter<UrlEntry> openWriter(Sink sink, DocumentInfo document, Context context) {
    return new TxtWriter(sink, document, context);
  }
}
