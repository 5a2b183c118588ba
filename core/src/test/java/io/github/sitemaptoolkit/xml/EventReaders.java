package io.github.sitemaptoolkit.xml;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.model.UrlEntry;

/** Readers of sitemap XML that read no entry whole, to compare others with. */
public final class EventReaders {

  private EventReaders() {}

  /** Opens a sitemap. */
  public static EntryReader<UrlEntry> read(Source source, Context context) {
    var reader = new SitemapXmlReader<>(source, context, EntryElement.URL);
    reader.records().stop();
    return reader;
  }

  /** Opens an index. */
  public static EntryReader<IndexEntry> readIndex(Source source, Context context) {
    var reader = new SitemapXmlReader<>(source, context, EntryElement.INDEX);
    reader.records().stop();
    return reader;
  }
}
