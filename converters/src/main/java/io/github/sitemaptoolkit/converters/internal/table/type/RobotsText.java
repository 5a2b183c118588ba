package io.github.sitemaptoolkit.converters.internal.table.type;

import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Lists of directives for robots: {@code noindex, follow}. */
final class RobotsText {

  private static final int LONGEST = 200;

  private static final Set<String> PLAIN =
      Set.of(
          "index",
          "follow",
          "nofollow",
          "all",
          "noarchive",
          "nosnippet",
          "nocache",
          "noimageindex",
          "indexifembedded",
          "notranslate",
          "noodp",
          "noydir");
  private static final Set<String> WITH_VALUE =
      Set.of(
          "max-snippet",
          "max-image-preview",
          "max-video-preview",
          "unavailable_after",
          "googlebot",
          "bingbot",
          "robots");
  private static final String NOINDEX = "noindex";
  private static final String NONE = "none";

  private RobotsText() {}

  /** Returns whether a list allows to index the page; null if the text is no such list. */
  static @Nullable Boolean allowsIndex(String text) {
    if (text.length() > LONGEST) {
      return null;
    }
    boolean any = false;
    boolean forbids = false;
    for (String part : text.split("[,;|\\s]+", -1)) {
      String word = part.toLowerCase(Locale.ROOT);
      int colon = word.indexOf(':');
      String name = colon < 0 ? word : word.substring(0, colon);
      if (name.equals(NOINDEX) || name.equals(NONE)) {
        forbids = true;
      } else if (!word.isEmpty() && !(colon < 0 ? PLAIN : WITH_VALUE).contains(name)) {
        return null;
      }
      any |= !word.isEmpty();
    }
    return any ? !forbids : null;
  }

  /** Returns whether a text is such a list beyond doubt: one with {@code noindex} in it. */
  static boolean saysNoindex(String text) {
    return Boolean.FALSE.equals(allowsIndex(text))
        && text.toLowerCase(Locale.ROOT).contains(NOINDEX);
  }
}
