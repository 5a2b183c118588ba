package io.github.sitemaptoolkit.ext.link;

import io.github.sitemaptoolkit.feed.FeedContext;
import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.feed.FeedItem.Alternate;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.url.PageKey;
import io.github.sitemaptoolkit.url.UrlParts;

/** Adds links to a page in other languages to feed items. Other links are not added. */
final class LinkToFeed {

  private LinkToFeed() {}

  /** Adds a link to an item; returns false if it is not a link to the page in another language. */
  static boolean add(Link link, UrlEntry owner, FeedItem.Builder out, FeedContext context) {
    String href = link.href();
    if (href == null || !isVersion(link)) {
      return false;
    }
    out.addAlternate(new Alternate(href, link.hreflang()));
    if (link.media() != null) {
      context.lost("xhtml:link@media", link.media());
    }
    if (link.type() != null) {
      context.lost("xhtml:link@type", link.type());
    }
    if (PageKey.isSame(href, owner.loc()) && isOnly(owner)) {
      // Most feed items name themselves, so that alone is not read as versions of the page.
      context.lost("single xhtml:link", href);
    }
    return true;
  }

  private static boolean isVersion(Link link) {
    String hreflang = link.hreflang();
    String href = link.href();
    return "alternate".equals(link.rel())
        && hreflang != null
        && !hreflang.isBlank()
        && hreflang.strip().equals(hreflang)
        && href != null
        && UrlParts.isHttp(href);
  }

  private static boolean isOnly(UrlEntry owner) {
    int count = 0;
    for (Node<?> node : owner.nodes()) {
      if (node.value() instanceof Link link && isVersion(link) && ++count > 1) {
        return false;
      }
    }
    return true;
  }
}
