package io.github.sitemaptoolkit.ext.link;

import io.github.sitemaptoolkit.extension.FeedMapping;
import io.github.sitemaptoolkit.feed.FeedContext;
import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.util.ArrayList;
import java.util.List;

/** Finds versions of a page in other languages in feeds, and expresses them there. */
final class LinkFeedMapping implements FeedMapping<Link> {

  /** Finds a page's versions in other languages, itself included, where a feed names several. */
  @Override
  public List<Link> fromFeed(FeedItem item, FeedContext context) {
    List<Link> links = new ArrayList<>();
    for (FeedItem.Alternate alternate : item.alternates()) {
      if (alternate.hreflang() != null) {
        links.add(Link.alternate(alternate.hreflang(), alternate.url()));
      }
    }
    return links.size() > 1 ? links : List.of();
  }

  /** Expresses a link to the page in another language; links of other kinds cannot be expressed. */
  @Override
  public boolean toFeed(Link link, UrlEntry owner, FeedItem.Builder out, FeedContext context) {
    return LinkToFeed.say(link, owner, out, context);
  }
}
