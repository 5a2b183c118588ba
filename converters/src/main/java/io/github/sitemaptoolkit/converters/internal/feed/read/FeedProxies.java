package io.github.sitemaptoolkit.converters.internal.feed.read;

import io.github.sitemaptoolkit.converters.internal.feed.FeedCodes;
import io.github.sitemaptoolkit.converters.internal.feed.source.Feed;
import io.github.sitemaptoolkit.converters.internal.feed.text.PageName;
import io.github.sitemaptoolkit.problem.Problem;
import java.util.Locale;
import java.util.Set;

/**
 * Knows the services that republish feeds with links of their own, which count the click and lead
 * on to the page.
 *
 * <p>Where such a feed names the page itself, in {@code feedburner:origLink}, that is the page:
 * links of a proxy are on its host, so no sitemap may list them, and they end with the service.
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

  /** Returns whether a url is one of a feed proxy, also under a host that a site gave it. */
  static boolean isProxy(String url) {
    String origin = PageName.origin(url);
    return HOSTS.contains(PageName.host(url).toLowerCase(Locale.ROOT))
        || url.startsWith("/~r/", origin.length());
  }

  /**
   * Makes the original link of an item its page, if its own link is one of a proxy or missing; else
   * the original is lost, unless it says the same.
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
              item.location(),
              () ->
                  "the link "
                      + Problem.quoted(link)
                      + " is one of a feed proxy; in such items the page is taken from"
                      + " feedburner:origLink");
    } else {
      item.lost("feedburner:origLink", original);
    }
  }
}
