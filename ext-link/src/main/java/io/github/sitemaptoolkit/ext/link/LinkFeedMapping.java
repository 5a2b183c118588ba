package io.github.sitemaptoolkit.ext.link;

import io.github.sitemaptoolkit.extension.FeedMapping;
import io.github.sitemaptoolkit.feed.FeedContext;
import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.url.PageKey;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Maps links to a page in other languages from and to feeds. */
final class LinkFeedMapping implements FeedMapping<Link> {

  /**
   * Returns links to the page in all languages, including its own, if the item names several, or
   * one that is another page.
   */
  @Override
  public List<Link> fromFeed(FeedItem item, FeedContext context) {
    List<Link> links = new ArrayList<>();
    for (FeedItem.Alternate alternate : item.alternates()) {
      if (alternate.hreflang() != null) {
        links.add(Link.alternate(alternate.hreflang(), alternate.url()));
      }
    }
    String loc = item.link();
    boolean own = links.size() == 1 && isSame(links.get(0).href(), loc);
    return own ? List.of() : links;
  }

  private static boolean isSame(@Nullable String href, String loc) {
    return href == null || PageKey.of(href).equals(PageKey.of(loc));
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
