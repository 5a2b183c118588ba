package io.github.sitemaptoolkit.converters.internal.feed.dialect;

import io.github.sitemaptoolkit.converters.internal.feed.FeedCodes;
import io.github.sitemaptoolkit.converters.internal.feed.read.Dialect;
import io.github.sitemaptoolkit.converters.internal.feed.read.FeedReader;
import io.github.sitemaptoolkit.converters.internal.feed.source.Feed;
import io.github.sitemaptoolkit.converters.internal.feed.source.ScopedCursor;
import io.github.sitemaptoolkit.converters.internal.feed.text.Namespaces;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.text.NamespaceCodes;
import io.github.sitemaptoolkit.token.XmlCursor.Event;
import java.util.Set;

/** Detects the dialect of an RSS feed by its root element. */
public final class RssDialects {

  public static final String ROOT = "rss";
  public static final String RDF_ROOT = "RDF";
  private static final Set<String> OLD_VERSIONS = Set.of("0.91", "0.92", "0.93", "0.94");
  private static final Set<String> CHILDREN_OF_RDF =
      Set.of("channel", "item", "image", "textinput");

  private RssDialects() {}

  /** Opens the dialect of a feed. The cursor is at the root element. */
  public static Dialect open(Feed feed) {
    ScopedCursor cursor = feed.cursor();
    String root = cursor.localName();
    if (root.equals(ROOT)) {
      return openRss(feed);
    } else if (root.equals(RDF_ROOT) && cursor.namespace().equals(Namespaces.RDF)) {
      return openRdf(feed);
    }
    throw FeedReader.unsupported(
        "the root element is <" + cursor.name() + ">, not <rss> or <rdf:RDF>", cursor.tag());
  }

  private static Dialect openRss(Feed feed) {
    ScopedCursor cursor = feed.cursor();
    String version = cursor.attribute("version");
    Location at = feed.place(cursor.tag());
    String namespace = cursor.namespace();
    if (version != null && OLD_VERSIONS.contains(version.strip())) {
      return OldDialects.rss(feed, version.strip());
    }
    if (version == null || !version.strip().equals("2.0")) {
      feed.log()
          .report(
              FeedCodes.VERSION,
              at,
              null,
              () ->
                  (version == null
                          ? "the feed has no version"
                          : "the version is " + Problem.quoted(version))
                      + "; it is read as RSS 2.0");
    }
    String language = cursor.language();
    return new RssReader(feed, namespace, language, firstInside(cursor));
  }

  private static Dialect openRdf(Feed feed) {
    ScopedCursor cursor = feed.cursor();
    Location at = cursor.tag();
    String language = cursor.language();
    Event first = firstInside(cursor);
    String namespace = first == Event.START ? cursor.namespace() : Namespaces.RSS_1;
    if (Namespaces.RSS_090.contains(namespace)) {
      return OldDialects.rdf(feed, at);
    }
    if (!namespace.equals(Namespaces.RSS_1)) {
      if (!CHILDREN_OF_RDF.contains(cursor.localName())) {
        throw FeedReader.unsupported("this is RDF, but not RSS", at);
      }
      feed.log()
          .report(
              namespace.isEmpty() ? NamespaceCodes.MISSING : NamespaceCodes.INCORRECT,
              at,
              null,
              () ->
                  "the namespace of RSS 1.0 must be "
                      + Namespaces.RSS_1
                      + "; the feed is read nevertheless");
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
}
