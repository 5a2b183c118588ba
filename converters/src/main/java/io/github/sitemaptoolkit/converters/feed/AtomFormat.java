package io.github.sitemaptoolkit.converters.feed;

import io.github.sitemaptoolkit.converters.internal.feed.FeedCodes;
import io.github.sitemaptoolkit.converters.internal.feed.dialect.AtomReader;
import io.github.sitemaptoolkit.converters.internal.feed.read.FeedReader;
import io.github.sitemaptoolkit.converters.internal.feed.text.Namespaces;
import io.github.sitemaptoolkit.converters.internal.feed.write.AtomLayout;
import io.github.sitemaptoolkit.converters.internal.feed.write.FeedWriter;
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
import java.util.List;

/**
 * The format of Atom feeds, as lists of pages: each entry with a link is a page. A document that
 * consists of a single entry is read as a feed with one entry.
 *
 * <p>Atom 1.0 and 0.3 are read. The url of a page is the alternate link; its date is that of {@code
 * updated}, else of {@code published}. Images, videos and versions in other languages are created
 * by the extensions from the data of an entry; news only on request ({@link
 * FeedOptions#extensions}). Data that has no place in a sitemap is reported as lost at the end of
 * the feed. Source: <a href="https://www.rfc-editor.org/rfc/rfc4287">RFC 4287</a>.
 *
 * <p>Atom 1.0 is written, with Media RSS. The date is written to {@code updated}; the title is that
 * of the news or of the first video, else it is made from the url of the page. Data of extensions
 * that feeds have no elements for is reported as lost, unless {@link FeedOptions#lossless} is set:
 * then each entry of the feed also contains the complete entry of the sitemap.
 *
 * @since 0.1
 */
public final class AtomFormat extends AbstractFormat {

  private static final String ID = "atom";

  /** Creates the format; it has no state. */
  public AtomFormat() {
    super(ID, "Atom feed: 1.0 and 0.3, with Media RSS", "atom");
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
  public boolean isForCrawlers() {
    return true;
  }

  @Override
  public EntryReader<UrlEntry> openReader(Source source, Context context) {
    String path =
        AtomReader.ENTRY.equalsIgnoreCase(context.formats().head(source).rootElement())
            ? "entry"
            : "feed/entry";
    return new FeedReader(source, context, ID, path, FeedCodes.ATOM_RELATIVE, AtomReader::open);
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
    return new FeedWriter(sink, feed, context, ID, options.lossless(), AtomLayout::new);
  }
}
