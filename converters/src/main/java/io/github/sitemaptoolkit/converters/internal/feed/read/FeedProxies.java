package io.github.sitemaptoolkit.converters.internal.feed.read;

import io.github.sitemaptoolkit.converters.internal.feed.FeedCodes;
import io.github.sitemaptoolkit.converters.internal.feed.source.Feed;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.url.UrlParts;
import java.util.Set;

/**
 * Recognizes links of feed proxies: services that republish feeds with links of their own, which
 * count the click and redirect to the page.
 *
 * <p>If such a feed has the url of the page itself, in {@code feedburner:origLink}, that url is
 * used: links of a proxy are on another host, so no sitemap may list them, and they stop working
 * when the service ends.
 */
public final class FeedProxies {

  private static final Set<String> HOSTS =
      Set.of(
          "feedproxy.google.com",
          "feeds.feedburner.com",
          "feeds2.feedburner.com",
          "rss.feedsportal.com",
          "da.feedsportal.com",
          "feedproxy.feedly.com",
          "feeds.feedblitz.com",
          "p.feedblitz.com",
          "rssfeeds.feedblitz.com");

  private FeedProxies() {}

  /** Returns whether a url is one of a feed proxy, also on a host of the site itself. */
  static boolean isProxy(String url) {
    String host = UrlParts.hostName(url);
    return (host != null && HOSTS.contains(host)) || url.startsWith("/~r/", UrlParts.path(url));
  }

  /**
   * Uses the original link of an item as its page if its own link is one of a proxy, or missing;
   * otherwise reports the original link as lost, unless it is the same.
   */
  public static void choose(Feed feed, ItemBuilder item) {
    String link = item.link();
    String original = item.original();
    if (original == null || original.equals(link)) {
      return;
    } else if (link == null) {
      item.link(original);
    } else if (isProxy(link)) {
      item.replaceLink(original);
      feed.log()
          .once(
              FeedCodes.PROXY_LINK,
              item.place(link),
              () ->
                  "the link "
                      + Problem.quoted(link)
                      + " leads to a feed proxy; the url of such items is taken from"
                      + " feedburner:origLink");
    } else {
      item.lost("feedburner:origLink", original);
    }
  }
}
