package io.github.sitemaptoolkit.converters.internal.feed.dialect;

import io.github.sitemaptoolkit.converters.internal.feed.source.Feed;
import io.github.sitemaptoolkit.converters.internal.feed.source.ScopedCursor;
import io.github.sitemaptoolkit.converters.internal.feed.text.FeedTerms;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.xml.UrlXml;
import org.jspecify.annotations.Nullable;

/**
 * What stands in a feed outside of its items.
 *
 * <p>A feed that carries a sitemap whole has an element for what that said of itself; but for its
 * title, link and language, what else stands beside it was made up to be a feed.
 */
final class FeedHead {

  private final Feed feed;
  private DocumentInfo sitemap = DocumentInfo.of(DocumentInfo.Kind.FEED);
  private boolean whole;

  FeedHead(Feed feed) {
    this.feed = feed;
  }

  /** Reads the element stood on if it is what a sitemap says of itself; else returns false. */
  boolean read() {
    ScopedCursor cursor = feed.cursor();
    if (whole || !UrlXml.isUrlset(cursor.namespace(), cursor.localName())) {
      return false;
    }
    whole = true;
    sitemap = UrlXml.readDocument(cursor, sitemap, feed.context().extensions(), feed.log());
    return true;
  }

  /**
   * Passes over an element that a sitemap has no place for.
   *
   * @param late whether it stands behind items
   */
  void lose(boolean late) {
    String name = feed.cursor().name();
    feed.cursor().skip();
    boolean made = name.equals("updated"); // stands behind the items where they were many
    if (!whole || (late && !made)) {
      feed.log().lost(FeedTerms.FEED_ELEMENTS, name);
    }
  }

  /** Returns what is known of the feed. */
  DocumentInfo document(@Nullable String title, @Nullable String language, @Nullable String link) {
    return sitemap.withTitle(title).withLanguage(language).withLink(link);
  }
}
