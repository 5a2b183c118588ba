package io.github.sitemaptoolkit.converters.feed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.sitemaptoolkit.ext.image.ImageExtension;
import io.github.sitemaptoolkit.extension.Descriptor;
import io.github.sitemaptoolkit.extension.ElementReader;
import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.FeedMapping;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.feed.FeedContext;
import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EmptyTables;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.model.UrlExtension;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.testkit.Documents;
import java.util.List;

/** Reads small feeds for tests. */
public final class Feeds {

  /** What a feed gave. */
  public record Read(List<UrlEntry> entries, Context context) {

    public UrlEntry only() {
      if (entries.size() != 1) {
        throw new AssertionError(entries + " " + context.problems().first());
      }
      return entries.get(0);
    }

    public FeedItem item() {
      return only().extension(Seen.class).orElseThrow().item();
    }

    public List<String> locs() {
      return entries.stream().map(UrlEntry::loc).toList();
    }

    public Problem problem(String code) {
      return context.problems().first().stream()
          .filter(problem -> problem.code().equals(code))
          .findFirst()
          .orElseThrow(() -> new AssertionError(code + " in " + context.problems().first()));
    }

    public long count(String code) {
      return context.problems().count(code);
    }

    /** Returns what the sitemap has no place for, each kind with its example. */
    public List<String> examples() {
      return context.problems().losses().stream()
          .map(loss -> loss.count() + " " + loss.kind() + ": " + loss.example())
          .toList();
    }

    public List<String> losses() {
      return context.problems().first().stream()
          .filter(problem -> problem.code().equals("convert.lost-field"))
          .map(Problem::message)
          .toList();
    }
  }

  /** The item as extensions see it. */
  public record Seen(FeedItem item) implements UrlExtension {}

  /** Takes nothing from an item but the item itself, and says it again. */
  static final class Watcher implements SitemapExtension<Seen>, FeedMapping<Seen> {
    @Override
    public Descriptor<Seen> descriptor() {
      return Descriptor.of("seen", Seen.class, new ElementName("urn:example:seen", "seen", "seen"))
          .feed(this);
    }

    @Override
    public Seen read(ElementReader in) {
      throw new UnsupportedOperationException();
    }

    @Override
    public void write(Seen value, ElementWriter out) {
      // nothing of the item is taken
    }

    @Override
    public List<Seen> fromFeed(FeedItem item, FeedContext context) {
      return List.of(new Seen(item));
    }

    @Override
    public boolean toFeed(Seen value, UrlEntry owner, FeedItem.Builder out, FeedContext context) {
      FeedItem item = value.item();
      out.title(item.title()).published(item.published()).valid(item.valid()).type(item.type());
      item.categories().forEach(out::addCategory);
      item.media().forEach(out::addMedia);
      item.alternates().forEach(out::addAlternate);
      return true;
    }
  }

  public static final String NAMESPACES =
      " xmlns:atom=\"http://www.w3.org/2005/Atom\""
          + " xmlns:dc=\"http://purl.org/dc/elements/1.1/\""
          + " xmlns:dcterms=\"http://purl.org/dc/terms/\""
          + " xmlns:content=\"http://purl.org/rss/1.0/modules/content/\""
          + " xmlns:itunes=\"http://www.itunes.com/dtds/podcast-1.0.dtd\""
          + " xmlns:media=\"http://search.yahoo.com/mrss/\""
          + " xmlns:image=\"http://www.google.com/schemas/sitemap-image/1.1\""
          + " xmlns:x=\"urn:example:x\"";

  private Feeds() {}

  public static Read read(SitemapFormat format, String document, Extensions extensions) {
    Context context = Context.of(extensions).withProblems(new Problems());
    return new Read(Documents.read(format, document, context), context);
  }

  public static Read rss(String document) {
    return read(new RssFormat(), document, Extensions.of(new Watcher()));
  }

  public static Read atom(String document) {
    return read(new AtomFormat(), document, Extensions.of(new Watcher()));
  }

  /**
   * Reads a document that is refused where a document without entries is, because it is not
   * well-formed.
   */
  static Read refused(SitemapFormat format, String document) {
    Context context =
        Context.of(Extensions.of(new Watcher()))
            .withProblems(new Problems())
            .with(EmptyTables.REFUSED);
    var e = assertThrows(SitemapException.class, () -> Documents.read(format, document, context));
    assertEquals("doc.no-entries", e.problem().code());
    return new Read(List.of(), context);
  }

  /** Reads an RSS 2.0 feed with this inside of its channel. */
  public static Read channel(String inside) {
    return rss("<rss version=\"2.0\"" + NAMESPACES + "><channel>" + inside + "</channel></rss>");
  }

  /** Reads an RSS 2.0 feed with one item of a page, with this besides the link. */
  public static Read item(String inside) {
    return channel("<item><link>https://example.com/a</link>" + inside + "</item>");
  }

  /** Reads an Atom feed with this inside. */
  public static Read feed(String inside) {
    return atom(
        "<feed xmlns=\"http://www.w3.org/2005/Atom\"" + NAMESPACES + ">" + inside + "</feed>");
  }

  /** Reads an Atom feed with one entry of a page, with this besides the link. */
  public static Read entry(String inside) {
    return feed("<entry><link href=\"https://example.com/a\"/>" + inside + "</entry>");
  }

  /** Reads a document with the image extension, and no other. */
  public static Read withImages(SitemapFormat format, String document) {
    return read(format, document, Extensions.of(new ImageExtension()));
  }
}
