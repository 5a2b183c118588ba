package io.github.sitemaptoolkit.converters.internal.feed.dialect;

import io.github.sitemaptoolkit.converters.internal.feed.FeedCodes;
import io.github.sitemaptoolkit.converters.internal.feed.source.Feed;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.text.XmlText;
import io.github.sitemaptoolkit.url.UrlJudge;
import io.github.sitemaptoolkit.url.UrlText;
import io.github.sitemaptoolkit.url.UrlText.Reference;
import org.jspecify.annotations.Nullable;

/**
 * The identifier of an RSS item, which may be the url of its page.
 *
 * @param id the identifier
 * @param permalink the value of {@code isPermaLink}; null if absent
 * @param base the base of a relative url
 */
record Guid(String id, @Nullable String permalink, @Nullable String base) {

  /** Reads the current element; null if it is empty. */
  static @Nullable Guid read(Feed feed) {
    String permalink = feed.cursor().attribute("isPermaLink");
    if (permalink != null && !isBoolean(permalink)) {
      feed.log()
          .reportElement(
              FeedCodes.GUID_PERMALINK_VALUE,
              feed.place(feed.cursor().tag()),
              "guid/@isPermaLink",
              () -> "isPermaLink is " + Problem.quoted(permalink) + "; write true or false");
    }
    String base = feed.cursor().base();
    String id = feed.readIdentifier();
    return id == null ? null : new Guid(id, permalink, base);
  }

  private static boolean isBoolean(String text) {
    String value = XmlText.trim(text);
    return value.equalsIgnoreCase("true") || value.equalsIgnoreCase("false");
  }

  /**
   * Returns the url of the page; null if this is not one.
   *
   * <p>By the specification a guid is a url unless {@code isPermaLink} is false, but many guids
   * without the attribute are numbers or paths in a database. So a relative url is used only if the
   * attribute is true.
   */
  @Nullable String page(Feed feed, Location at) {
    if ("false".equalsIgnoreCase(permalink)) {
      feed.log()
          .report(
              FeedCodes.GUID_NOT_PERMALINK,
              at,
              null,
              () ->
                  "guid "
                      + Problem.quoted(id)
                      + " is not the url of a page: it has isPermaLink=\"false\"");
      return null;
    } else if (!UrlJudge.isUncrawlable(UrlJudge.page(id))) {
      return id;
    } else if ("true".equalsIgnoreCase(permalink)
        && UrlText.reference(id) == Reference.RELATIVE
        && !UrlText.isTemplate(id)) {
      return feed.links().page("guid", id, base, at);
    }
    feed.log().refused("guid", id);
    return null;
  }
}
