package io.github.sitemaptoolkit.converters.feed;

import io.github.sitemaptoolkit.converters.internal.feed.FeedCodes;
import io.github.sitemaptoolkit.converters.internal.feed.dialect.AtomReader;
import io.github.sitemaptoolkit.converters.internal.feed.read.FeedReader;
import io.github.sitemaptoolkit.converters.internal.feed.source.FeedReadSettings;
import io.github.sitemaptoolkit.converters.internal.feed.text.Namespaces;
import io.github.sitemaptoolkit.converters.internal.feed.write.AtomLayout;
import io.github.sitemaptoolkit.converters.internal.feed.write.FeedWriter;
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

/**
 * Atom 1.0 and 0.3 as a list of pages: each entry with a link is one. A document that is a single
 * entry is read as a feed of one.
 *
 * <p>The page is the alternate link, its date what is in {@code updated}, else in {@code
 * published}. Images, videos and versions in other languages are what the extensions find in an
 * entry; news where they are asked for. What has no place in a sitemap is counted and reported when
 * the feed ends. Source: <a href="https://www.rfc-editor.org/rfc/rfc4287">RFC 4287</a>.
 *
 * <p>Atom 1.0 is written, with Media RSS: a date is in {@code updated}, a title is that of the news
 * or of the first video, else the name of the page. What extensions cannot say in terms of feeds is
 * counted; by {@link FeedOptions#lossless} each entry carries its entry of a sitemap whole besides.
 *
 * @since 0.1
 */
public final class AtomFormat implements SitemapFormat {

  private static final String ID = "atom";

  /** Creates the format; it has no state. */
  public AtomFormat() {}

  @Override
  public String id() {
    return ID;
  }

  @Override
  public String description() {
    return "Atom feed: 1.0 and 0.3, with Media RSS";
  }

  @Override
  public List<String> fileExtensions() {
    return List.of("atom");
  }

  @Override
  public List<String> roots() {
    return List.of(AtomReader.ROOT);
  }

  @Override
  public boolean matches(Head head) {
    String root = head.rootElement();
    return AtomReader.ROOT.equalsIgnoreCase(root)
        || (AtomReader.ENTRY.equalsIgnoreCase(root) && head.text().contains(Namespaces.ATOM));
  }

  @Override
  public EntryReader<UrlEntry> reader(Source source, Context context) {
    String path =
        AtomReader.ENTRY.equalsIgnoreCase(context.formats().head(source).rootElement())
            ? "entry"
            : "feed/entry";
    FeedReadSettings settings = context.options(FeedOptions.DEFAULTS).forReading();
    return new FeedReader(
        source, context, ID, path, FeedCodes.ATOM_RELATIVE, settings, AtomReader::open);
  }

  @Override
  public Context contextForReading(Context context) {
    FeedOptions options = context.options(FeedOptions.DEFAULTS);
    return options.words() ? context : context.with(options.withWords(true));
  }

  @Override
  public EntryWriter<UrlEntry> writer(Sink sink, DocumentInfo document, Context context)
      throws IOException {
    FeedOptions options = context.options(FeedOptions.DEFAULTS);
    DocumentInfo feed = options.describe(document);
    return new FeedWriter(sink, feed, context, ID, options.lossless(), AtomLayout::new);
  }
}
