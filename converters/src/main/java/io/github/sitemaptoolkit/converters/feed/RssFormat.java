package io.github.sitemaptoolkit.converters.feed;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.EntryWriter;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Head;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.token.XmlCursor.Event;
import java.io.IOException;
import java.util.List;
import java.util.Set;

/**
 * RSS as a list of pages: each item with a link is one.
 *
 * <p>The page is the item's link, else its {@code guid} where that is one; its date is in {@code
 * atom:updated} or {@code dcterms:modified}, else in {@code pubDate}, else in {@code dc:date}.
 * Images, videos and versions in other languages are what the extensions find in an item; news
 * where they are asked for ({@link FeedOptions#with}). What has no place in a sitemap is counted
 * and reported when the feed ends.
 *
 * <p>RSS 2.0 and 1.0 are read item by item. RSS 0.90 to 0.94 are held in memory as a whole, up to a
 * limit. Source: <a href="https://www.rssboard.org/rss-specification">RSS 2.0</a>.
 *
 * <p>RSS 2.0 is written, with Media RSS: a date is in {@code pubDate}, a title is that of the news
 * or of the first video, else the name of the page. What extensions cannot say in terms of feeds is
 * counted; by {@link FeedOptions#lossless} each item carries its entry whole besides.
 */
public final class RssFormat implements SitemapFormat {

  private static final String ID = "rss";
  private static final String ROOT = "rss";
  private static final String RDF_ROOT = "RDF";
  private static final Set<String> OLD_VERSIONS = Set.of("0.91", "0.92", "0.93", "0.94");
  private static final Set<String> CHILDREN_OF_RDF =
      Set.of("channel", "item", "image", "textinput");

  /** Creates the format; it has no state. */
  public RssFormat() {}

  @Override
  public String id() {
    return ID;
  }

  @Override
  public String description() {
    return "RSS feed: 0.90 to 2.0, RDF too, with Media RSS";
  }

  @Override
  public List<String> fileExtensions() {
    return List.of("rss", "rdf");
  }

  @Override
  public boolean matches(Head head) {
    String root = head.rootElement();
    return ROOT.equalsIgnoreCase(root) || RDF_ROOT.equalsIgnoreCase(root);
  }

  @Override
  public EntryReader<UrlEntry> reader(Source source, Context context) {
    String path =
        RDF_ROOT.equalsIgnoreCase(source.head().rootElement()) ? "RDF/item" : "rss/channel/item";
    return new FeedReader(source, context, ID, path, "url.relative", RssFormat::open);
  }

  private static Dialect open(Feed feed) {
    ScopedCursor cursor = feed.cursor();
    String root = cursor.localName();
    if (root.equals(ROOT)) {
      return openRss(feed);
    } else if (root.equals(RDF_ROOT) && cursor.namespace().equals(Namespaces.RDF)) {
      return openRdf(feed);
    }
    throw FeedReader.unsupported(
        "the root element is <" + cursor.name() + ">, not <rss> or <rdf:RDF>", cursor.location());
  }

  private static Dialect openRss(Feed feed) {
    ScopedCursor cursor = feed.cursor();
    String version = cursor.attribute("version");
    String namespace = cursor.namespace();
    if (version != null && OLD_VERSIONS.contains(version.strip())) {
      return OldDialects.rss(feed, version.strip());
    }
    if (version == null || !version.strip().equals("2.0")) {
      feed.log()
          .report(
              Severity.WARNING,
              "feed.version",
              (version == null
                      ? "there is no version"
                      : "the version is " + Problem.quoted(version))
                  + "; it is read as RSS 2.0",
              cursor.location());
    }
    String language = cursor.language();
    return new RssReader(feed, namespace, language, firstInside(cursor));
  }

  private static Dialect openRdf(Feed feed) {
    ScopedCursor cursor = feed.cursor();
    Location at = cursor.location();
    String language = cursor.language();
    Event first = firstInside(cursor);
    String namespace = first == Event.START ? cursor.namespace() : Namespaces.RSS_1;
    if (Namespaces.RSS_090.contains(namespace)) {
      return OldDialects.rdf(feed);
    }
    if (!namespace.equals(Namespaces.RSS_1)) {
      if (!CHILDREN_OF_RDF.contains(cursor.localName())) {
        throw FeedReader.unsupported("this is RDF, but not RSS", at);
      }
      feed.log()
          .report(
              Severity.ERROR,
              namespace.isEmpty() ? "ns.missing" : "ns.incorrect",
              "the namespace of RSS 1.0 is " + Namespaces.RSS_1 + "; it is read as if it were",
              at);
    }
    return new RssReader(feed, namespace, language, first);
  }

  /** Moves to the first element inside the root, or its end. */
  private static Event firstInside(ScopedCursor cursor) {
    Event event = cursor.next();
    while (event == Event.TEXT || event == Event.INSTRUCTION) {
      event = cursor.next();
    }
    return event;
  }

  @Override
  public EntryWriter<UrlEntry> writer(Sink sink, DocumentInfo document, Context context)
      throws IOException {
    return new FeedWriter(sink, document, context, ID, RssLayout::new);
  }
}
