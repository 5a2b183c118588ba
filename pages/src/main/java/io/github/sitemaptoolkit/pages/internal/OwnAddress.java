package io.github.sitemaptoolkit.pages.internal;

import io.github.sitemaptoolkit.content.statement.Names;
import io.github.sitemaptoolkit.feed.FeedItem.Alternate;
import io.github.sitemaptoolkit.text.XmlText;
import io.github.sitemaptoolkit.url.UrlFault;
import io.github.sitemaptoolkit.url.UrlJudge;
import io.github.sitemaptoolkit.url.UrlParts;
import io.github.sitemaptoolkit.url.UrlResolver;
import io.github.sitemaptoolkit.url.UrlRules;
import io.github.sitemaptoolkit.url.UrlText;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Decides which page the structured data of a page means by a {@code url} or {@code
 * mainEntityOfPage}: itself, another page, or none. Not thread-safe; to be used after the habits of
 * the site have been learned.
 */
final class OwnAddress {

  /**
   * The url in an example that many sites have copied. Source:
   * https://developers.google.com/search/docs/appearance/structured-data/article
   */
  private static final String EXAMPLE = "https://google.com/article";

  private final SiteHabits habits;
  private final @Nullable PageLog log;
  private @Nullable String told; // the last page that was reported, so that it is counted once

  /**
   * Creates an instance for a site.
   *
   * @param habits knows the addresses that most pages name
   * @param log receives reports of pages that name themselves on another host; null for none
   */
  OwnAddress(SiteHabits habits, @Nullable PageLog log) {
    this.habits = habits;
    this.log = log;
  }

  /**
   * Returns which page an address names. Fragments do not count.
   *
   * @param address as written; may be relative, or not an address
   * @param pageUrl the url of the page that it stands on
   * @param alternates the links of that page to its translations, absolute
   */
  Names names(String address, String pageUrl, List<Alternate> alternates) {
    String url = url(address, pageUrl);
    if (url == null) {
      return Names.NONE;
    } else if (PageAddress.isSame(url, pageUrl) || isTranslation(url, alternates)) {
      return Names.THIS;
    } else if (UrlFault.PROGRAM_WORD.isIn(UrlRules.page(url))
        || PageAddress.isSame(url, EXAMPLE)
        || habits.isTemplate(url)) {
      return Names.NONE;
    } else if (isOnAnotherHost(url, pageUrl)) {
      tell(url, pageUrl);
      return Names.THIS;
    }
    return Names.OTHER;
  }

  /** Returns a text as an absolute url without its fragment; null if it cannot be one. */
  private static @Nullable String url(String address, String pageUrl) {
    String text = XmlText.trim(address);
    if (text.startsWith("#")) {
      return pageUrl;
    } else if (!UrlText.isAbsolute(text)) {
      text =
          switch (UrlText.reference(text)) {
            case RELATIVE -> UrlResolver.resolve(pageUrl, text);
            case HOST -> "https://" + text;
            case NONE -> null;
          };
    }
    return text == null || UrlJudge.isUncrawlable(UrlJudge.page(text)) ? null : plain(text);
  }

  private static String plain(String url) {
    return url.substring(0, UrlParts.fragment(url));
  }

  private static boolean isTranslation(String url, List<Alternate> alternates) {
    for (Alternate alternate : alternates) {
      if (PageAddress.isSame(url, plain(alternate.url()))) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether two urls differ only in the host, and are not home pages. */
  private static boolean isOnAnotherHost(String url, String pageUrl) {
    String path = path(pageUrl);
    return !path.isEmpty() && path.equals(path(url));
  }

  /** Returns the path and the query of a url; empty for the home page. */
  private static String path(String url) {
    String key = PageAddress.key(url);
    int slash = key.indexOf('/');
    return slash < 0 || slash > UrlParts.pathEnd(key) ? "" : key.substring(slash);
  }

  private void tell(String url, String pageUrl) {
    if (log != null && !pageUrl.equals(told)) {
      told = pageUrl;
      int authority = UrlParts.authority(url);
      log.repeated(
          PageCodes.NAMED_PAGE,
          "whose structured data gives their address on another host, "
              + url.substring(authority, UrlParts.authorityEnd(url, authority)),
          pageUrl);
    }
  }
}
