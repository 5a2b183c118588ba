package io.github.sitemaptoolkit.converters.internal.feed.dialect;

import io.github.sitemaptoolkit.converters.internal.feed.source.Feed;
import io.github.sitemaptoolkit.converters.internal.feed.source.ScopedCursor;
import io.github.sitemaptoolkit.converters.internal.feed.text.FeedTerms;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.xml.UrlXml;
import org.jspecify.annotations.Nullable;

/**
 * The elements of a feed outside its items.
 *
 * <p>A lossless feed has an element with the data of the original sitemap as a whole. Apart from
 * the title, link and language, its other elements were only written because feeds require them.
 */
final class FeedHead {

  private final Feed feed;
  private DocumentInfo sitemap = DocumentInfo.of(DocumentInfo.Kind.FEED);
  private boolean whole;

  FeedHead(Feed feed) {
    this.feed = feed;
  }

  /** Reads the current element if it has the data of the original sitemap; else returns false. */
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
   * Skips an element that a sitemap has no place for.
   *
   * @param late whether it is after items
   */
  void lose(boolean late) {
    String name = feed.cursor().name();
    feed.log().unread(feed.cursor());
    feed.cursor().skip();
    boolean made = name.equals("updated"); // it is after the items if there were many
    if (!whole || (late && !made)) {
      feed.log().lostDetail(FeedTerms.FEED_ELEMENTS, name);
    }
  }

  /** Returns the data about the feed. */
  DocumentInfo document(@Nullable String title, @Nullable String language, @Nullable String link) {
    return sitemap.withTitle(title).withLanguage(language).withLink(link);
  }
}
