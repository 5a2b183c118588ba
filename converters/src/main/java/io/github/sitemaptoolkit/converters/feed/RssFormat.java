package io.github.sitemaptoolkit.converters.feed;

import io.github.sitemaptoolkit.converters.internal.feed.dialect.RssDialects;
import io.github.sitemaptoolkit.converters.internal.feed.read.FeedReader;
import io.github.sitemaptoolkit.converters.internal.feed.write.FeedWriter;
import io.github.sitemaptoolkit.converters.internal.feed.write.RssLayout;
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
import io.github.sitemaptoolkit.url.UrlCodes;
import java.io.IOException;
import java.util.List;

/**
 * The format of RSS feeds, as lists of pages: each item with a link is a page.
 *
 * <p>The url of a page is the link of the item, else its {@code guid} if that is a url; its date is
 * that of {@code atom:updated} or {@code dcterms:modified}, else of {@code pubDate}, else of {@code
 * dc:date}. Images, videos and versions in other languages are created by the extensions from the
 * data of an item; news only on request ({@link FeedOptions#extensions}). Data that has no place in
 * a sitemap is reported as lost at the end of the feed.
 *
 * <p>RSS 2.0 and 1.0 are read item by item. RSS 0.90 to 0.94 are held in memory as a whole, up to a
 * limit, and refused without a provider of {@link
 * io.github.sitemaptoolkit.converters.dialect.OldRss}, such as {@code sitemap-rome}. Source: <a
 * href="https://www.rssboard.org/rss-specification">RSS 2.0</a>.
 *
 * <p>RSS 2.0 is written, with Media RSS. The date is written to {@code pubDate}; the title is that
 * of the news or of the first video, else it is made from the url of the page. Data of extensions
 * that feeds have no elements for is reported as lost, unless {@link FeedOptions#lossless} is set:
 * then each item also contains the complete entry of the sitemap.
 *
 * @since 0.1
 */
public final class RssFormat extends AbstractFormat {

  private static final String ID = "rss";

  /** Creates the format; it has no state. */
  public RssFormat() {
    super(ID, "RSS feed: 0.90 to 2.0, including RDF, with Media RSS", "rss", "rdf");
  }

  @Override
  public List<String> roots() {
    return List.of(RssDialects.ROOT, RssDialects.RDF_ROOT);
  }

  @Override
  public boolean matches(Head head) {
    String root = head.rootElement();
    return RssDialects.ROOT.equalsIgnoreCase(root) || RssDialects.RDF_ROOT.equalsIgnoreCase(root);
  }

  @Override
  public boolean isForCrawlers() {
    return true;
  }

  @Override
  public EntryReader<UrlEntry> openReader(Source source, Context context) {
    String path =
        RssDialects.RDF_ROOT.equalsIgnoreCase(context.formats().head(source).rootElement())
            ? "RDF/item"
            : "rss/channel/item";
    return new FeedReader(source, context, ID, path, UrlCodes.RELATIVE, RssDialects::open);
  }

  @Override
  public Context contextForReading(Context context) {
    return FeedReader.withMetadata(context);
  }

  @Override
  public EntryWriter<UrlEntry> openWriter(Sink sink, DocumentInfo document, Context context)
      throws IOException {
    FeedOptions options = context.options(FeedOptions.DEFAULTS);
    DocumentInfo feed = options.describe(document);
    return new FeedWriter(sink, feed, context, ID, options.lossless(), RssLayout::new);
  }
}
