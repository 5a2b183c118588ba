package io.github.sitemaptoolkit.converters.json;

import io.github.sitemaptoolkit.converters.internal.feed.read.FeedReader;
import io.github.sitemaptoolkit.converters.internal.feed.write.JsonFeedWriter;
import io.github.sitemaptoolkit.converters.internal.json.JsonDocument;
import io.github.sitemaptoolkit.converters.internal.table.column.ColumnCache;
import io.github.sitemaptoolkit.converters.option.FeedOptions;
import io.github.sitemaptoolkit.format.AbstractFormat;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.EntryWriter;
import io.github.sitemaptoolkit.io.Head;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.io.IOException;

/**
 * The format of JSON Feed: reads versions 1.0 and 1.1, and writes 1.1, with videos and pictures as
 * attachments. It is the only JSON document that is written.
 *
 * <p>Items are mapped to entries as those of other feeds are. The options are {@link FeedOptions},
 * except for {@link FeedOptions#lossless}, which has no effect: data that a JSON Feed has no place
 * for is reported as lost. Source: <a href="https://www.jsonfeed.org/version/1.1/">JSON Feed
 * 1.1</a>.
 *
 * @since 0.1
 */
public final class JsonFeedFormat extends AbstractFormat {

  private static final String ID = "jsonfeed";

  private final ColumnCache columns = new ColumnCache();

  /** Creates the format. */
  public JsonFeedFormat() {
    super(ID, "JSON Feed: 1.0 and 1.1", "json");
  }

  /**
   * {@inheritDoc}
   *
   * <p>True for an object with the address of a version of JSON Feed at its beginning.
   */
  @Override
  public boolean matches(Head head) {
    return JsonDocument.beginsFeed(head.text());
  }

  @Override
  public boolean isForCrawlers() {
    return true;
  }

  @Override
  public EntryReader<UrlEntry> openReader(Source source, Context context) throws IOException {
    return JsonFormat.open(source, context, columns, true);
  }

  @Override
  public Context contextForReading(Context context) {
    return FeedReader.withMetadata(context);
  }

  @Override
  public EntryWriter<UrlEntry> openWriter(Sink sink, DocumentInfo document, Context context)
      throws IOException {
    DocumentInfo feed = context.options(FeedOptions.DEFAULTS).describe(document);
    return new JsonFeedWriter(sink, feed, context, ID);
  }
}
