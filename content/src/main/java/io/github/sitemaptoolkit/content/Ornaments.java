package io.github.sitemaptoolkit.content;

import io.github.sitemaptoolkit.url.UrlEnding;
import io.github.sitemaptoolkit.url.UrlParts;
import java.util.List;
import java.util.Locale;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** Tells the pictures of a page from emoji, avatars, counters and icons. */
final class Ornaments {

  private static final int ICON = 32; // pixels a side
  private static final int UNKNOWN = -1;

  /** Services that count who reads a feed, by the begin of their addresses without the scheme. */
  private static final List<String> COUNTERS =
      List.of(
          "feeds.feedburner.com/~r/",
          "feeds.feedburner.com/~ff/",
          "feeds.wordpress.com/",
          "stats.wordpress.com/",
          "pixel.wp.com/",
          "medium.com/_/stat",
          "b.scorecardresearch.com/",
          "www.google-analytics.com/",
          "pixel.quantserve.com/",
          "feedads.g.doubleclick.net/",
          "ad.doubleclick.net/");

  private Ornaments() {}

  /**
   * Returns why a picture is not one of the page's; null if it is.
   *
   * @param image the {@code img}
   * @param url its absolute address
   */
  static @Nullable Omission of(Element image, String url) {
    String lower = url.toLowerCase(Locale.ROOT);
    int width = size(image, "width");
    int height = size(image, "height");
    if (isTiny(width) || isTiny(height) || isCounter(lower)) {
      return Omission.COUNTER;
    } else if (isEmoji(image, lower)) {
      return Omission.EMOJI;
    } else if (isAvatar(image, lower)) {
      return Omission.AVATAR;
    }
    boolean small = isSmall(width) && isSmall(height);
    return small || UrlEnding.of(lower).equals("ico") ? Omission.ICON : null;
  }

  private static boolean isTiny(int size) {
    return size == 0 || size == 1;
  }

  private static boolean isSmall(int size) {
    return size != UNKNOWN && size <= ICON;
  }

  /** Returns a size in pixels, of the attribute or else of the style; {@code UNKNOWN} if none. */
  private static int size(Element image, String name) {
    String value = image.attr(name).strip();
    int size = value.isEmpty() ? UNKNOWN : number(value, 0);
    if (size != UNKNOWN && !value.endsWith("%")) {
      return size;
    }
    String style = image.attr("style").toLowerCase(Locale.ROOT).replace(" ", "");
    int at = style.startsWith(name + ":") ? 0 : style.indexOf(";" + name + ":") + 1;
    if (at == 0 && !style.startsWith(name + ":")) {
      return UNKNOWN;
    }
    int number = at + name.length() + 1;
    int found = number(style, number);
    boolean pixels = found == 0 || style.startsWith("px", number + String.valueOf(found).length());
    return pixels ? found : UNKNOWN;
  }

  private static int number(String text, int from) {
    int value = UNKNOWN;
    for (int i = from; i < text.length() && text.charAt(i) >= '0' && text.charAt(i) <= '9'; i++) {
      value = Math.min(Math.max(value, 0) * 10 + text.charAt(i) - '0', 1_000_000);
    }
    return value;
  }

  private static boolean isCounter(String lower) {
    int host = UrlParts.authority(lower);
    return host >= 0 && COUNTERS.stream().anyMatch(counter -> lower.startsWith(counter, host));
  }

  private static boolean isEmoji(Element image, String lower) {
    return image.hasClass("emoji")
        || image.hasClass("wp-smiley")
        || lower.contains("/images/core/emoji/")
        || lower.contains("/twemoji/");
  }

  private static boolean isAvatar(Element image, String lower) {
    String host = UrlParts.hostName(lower);
    return image.hasClass("avatar")
        || lower.contains("/avatar/")
        || lower.contains("/avatars/")
        || (host != null && (host.equals("gravatar.com") || host.endsWith(".gravatar.com")));
  }
}
