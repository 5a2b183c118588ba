package io.github.sitemaptoolkit.ext.link;

import io.github.sitemaptoolkit.extension.FeedMapping;
import io.github.sitemaptoolkit.feed.FeedContext;
import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.url.PageKey;
import java.util.ArrayList;
import java.util.List;

/** Maps links to a page in other languages from and to feeds. */
final class LinkFeedMapping implements FeedMapping<Link> {

  /**
   * Returns links to the page in all languages, including its own, if the item names several, or
   * one that is another page. Its own language is that of the item if no link says it.
   */
  @Override
  public List<Link> fromFeed(FeedItem item, FeedContext context) {
    List<Link> links = new ArrayList<>();
    boolean itself = false;
    for (FeedItem.Alternate alternate : item.alternates()) {
      if (alternate.hreflang() != null) {
        links.add(Link.alternate(alternate.hreflang(), alternate.url()));
        itself |= PageKey.isSame(alternate.url(), item.link());
      }
    }
    if (links.size() == 1 && itself) {
      return List.of();
    } else if (!links.isEmpty() && !itself && item.language() != null) {
      links.add(0, Link.alternate(item.language(), item.link()));
      context.used(item.language());
    }
    return links;
  }

  /**
   * Adds a link to the page in another language; other kinds of links cannot be expressed in a
   * feed.
   */
  @Override
  public boolean toFeed(Link link, UrlEntry owner, FeedItem.Builder out, FeedContext context) {
    return LinkToFeed.add(link, owner, out, context);
  }
}
