package io.github.sitemaptoolkit.web.jdk.io.github.sitemaptoolkit.converters.internal.feed.dialect;

import io.github.sitemaptoolkit.converters.internal.feed.read.Dialect;
import io.github.sitemaptoolkit.converters.internal.feed.source.Feed;
import io.github.sitemaptoolkit.io.DocumentCodes;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.SitemapException;

/** Refuses RSS 0.90 to 0.94: Rome, which reads it, finds its parsers by the names of classes. */
public final class OldDialects {

  private OldDialects() {}

  /** Throws an exception. */
  public static Dialect rss(Feed feed, String version) {
    throw refused(feed, "RSS " + version);
  }

  /** Throws an exception. */
  public static Dialect rdf(Feed feed) {
    throw refused(feed, "RSS 0.90");
  }

  private static SitemapException refused(Feed feed, String version) {
    return new SitemapException(
        Problem.of(
            DocumentCodes.UNSUPPORTED_FORMAT,
            version + " is read by the command for Java only, not in browsers and Node.js",
            Location.of(feed.cursor().location().source())));
  }
}
