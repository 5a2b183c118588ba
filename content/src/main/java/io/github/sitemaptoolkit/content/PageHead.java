package io.github.sitemaptoolkit.content;

import io.github.sitemaptoolkit.feed.FeedItem.Alternate;
import io.github.sitemaptoolkit.value.RobotsDirectives;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the head of a page says about it. Dates are as written; urls are absolute.
 *
 * @param title the title; null if absent
 * @param description the description; null if absent
 * @param language the language of {@code html lang}; null if absent
 * @param siteName the name of the site, {@code og:site_name}; null if absent
 * @param canonical the url under which the page wants to be known, by a link in its head; null if
 *     it does not say
 * @param fragment the fragment of that url, with its mark, which is cut off: it is none of a page;
 *     empty if there is none
 * @param robots what it tells crawlers, all of them or one by name, anywhere in the page, but in
 *     {@code noscript} and {@code template}
 * @param refresh the url that browsers with scripts are sent on to; null if they stay
 * @param alternates the page in other languages
 * @param picture the first picture that it names, {@code og:image}; null if there is none
 * @param modified when the page says that it was changed; null if it does not
 * @param published when the page says that it was published; null if it does not
 * @since 0.1
 */
public record PageHead(
    @Nullable String title,
    @Nullable String description,
    @Nullable String language,
    @Nullable String siteName,
    @Nullable String canonical,
    String fragment,
    RobotsDirectives robots,
    @Nullable String refresh,
    List<Alternate> alternates,
    @Nullable String picture,
    @Nullable String modified,
    @Nullable String published) {

  /** Copies the list. */
  public PageHead {
    alternates = List.copyOf(alternates);
  }
}
