package io.github.sitemaptoolkit.converters.internal.feed.write;

import io.github.sitemaptoolkit.converters.internal.feed.text.FeedTerms;
import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.feed.FeedItem.Alternate;

/**
 * Writes the links to the language versions of a page.
 *
 * <p>Some readers take the first alternate link of an item for its page, and some the last one. So
 * the page's own link is before the versions, written by the layouts, and once more after them. The
 * second one has a type, because Atom forbids two alternates with the same type and language.
 */
final class AlternateMarkup {

  private AlternateMarkup() {}

  /**
   * Writes the links of an item; none if there are no versions.
   *
   * @param link the element of a link
   */
  static void write(FeedItem item, ElementTags link, Markup out) {
    String last = item.link();
    for (Alternate version : item.alternates()) {
      last = version.url();
      begin(link, out).attribute("hreflang", version.hreflang()).attribute("href", last).end(link);
    }
    if (!last.equals(item.link())) {
      begin(link, out).attribute("type", "text/html").attribute("href", item.link()).end(link);
    }
  }

  private static Markup begin(ElementTags link, Markup out) {
    return out.start(link).attribute("rel", FeedTerms.ALTERNATE);
  }
}
