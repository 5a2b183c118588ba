package io.github.sitemaptoolkit.xml;

import io.github.sitemaptoolkit.format.AbstractFormat;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.EntryWriter;
import io.github.sitemaptoolkit.io.Head;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.io.IOException;

/**
 * The format of sitemap XML: {@code urlset} and {@code sitemapindex}, with all extensions.
 *
 * <p>Can hold everything that the model has, except for the title, language and link of a feed.
 * Stateless and safe for use by several threads. Source: <a
 * href="https://www.sitemaps.org/protocol.html">the sitemap protocol</a>.
 *
 * @since 0.1
 */
public final class SitemapXmlFormat extends AbstractFormat {

  /** Creates the format. */
  public SitemapXmlFormat() {
    super("xml", "sitemap XML: urlset and sitemapindex, with extensions", "xml");
  }

  @Override
  public boolean matches(Head head) {
    String root = head.rootElement();
    return root == null
        ? head.isMarkup() && !head.isHtml() // truncated or malformed: the reader reports where
        : EntryElement.isRoot(root);
  }

  @Override
  public boolean holdsIndex(Head head) {
    return EntryElement.INDEX.root().equalsIgnoreCase(head.rootElement());
  }

  @Override
  public boolean carriesIndexes() {
    return true;
  }

  @Override
  public boolean isForCrawlers() {
    return true;
  }

  @Override
  public EntryReader<UrlEntry> openReader(Source source, Context context) throws IOException {
    return new SitemapXmlReader<>(source, context, EntryElement.URL);
  }

  @Override
  public EntryWriter<UrlEntry> openWriter(Sink sink, DocumentInfo document, Context context)
      throws IOException {
    return new SitemapXmlWriter<>(sink, document, context, EntryElement.URL);
  }

  @Override
  public EntryReader<IndexEntry> openIndexReader(Source source, Context context)
      throws IOException {
    return new SitemapXmlReader<>(source, context, EntryElement.INDEX);
  }

  @Override
  public EntryWriter<IndexEntry> openIndexWriter(Sink sink, DocumentInfo document, Context context)
      throws IOException {
    return new SitemapXmlWriter<>(sink, document, context, EntryElement.INDEX);
  }
}
