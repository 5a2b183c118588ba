package io.github.sitemaptoolkit.converters.internal.feed.text;

import io.github.sitemaptoolkit.url.PercentEncoding;
import io.github.sitemaptoolkit.url.UrlEnding;
import io.github.sitemaptoolkit.url.UrlParts;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Makes titles from urls, for pages without a title: feeds require one. */
public final class PageName {

  private PageName() {}

  /**
   * Returns the last step of the path, decoded, without the kind of file and with spaces between
   * the words: {@code my first post} for {@code https://example.com/blog/my-first-post.html}. Where
   * that is a number only, the step before it; where there is no step, or a query tells the pages
   * apart, the url without its scheme.
   */
  public static String of(String url) {
    int begin = url.indexOf("://");
    int fragment = UrlParts.fragment(url);
    String path =
        withoutSlashes(url.substring(begin < 0 ? 0 : Math.min(begin + 3, fragment), fragment));
    int last = path.lastIndexOf('/');
    if (last < 0 || path.indexOf('?') >= 0) {
      return path;
    }
    String name = readable(path.substring(last + 1));
    int before = path.lastIndexOf('/', last - 1);
    if (!hasLetter(name) && before >= 0) {
      String named = readable(path.substring(before + 1, last));
      name = hasLetter(named) ? named : name;
    }
    return name.isBlank() ? path : name;
  }

  /** Returns the title of a feed: its own, else the host of its link, else {@code Sitemap}. */
  public static String ofFeed(@Nullable String title, String link) {
    if (title != null && !title.isBlank()) {
      return title;
    }
    String host = UrlParts.hostName(link);
    return host == null ? "Sitemap" : host;
  }

  private static boolean hasLetter(String text) {
    for (int i = 0; i < text.length(); i = text.offsetByCodePoints(i, 1)) {
      if (Character.isLetter(text.codePointAt(i))) {
        return true;
      }
    }
    return false;
  }

  private static String withoutSlashes(String path) {
    int end = path.length();
    while (end > 0 && path.charAt(end - 1) == '/') {
      end--;
    }
    return end == 0 ? path : path.substring(0, end);
  }

  private static String readable(String step) {
    String decoded = PercentEncoding.decode(step);
    boolean safe = decoded.equals(step) || !hasControl(decoded);
    String name = safe ? decoded : step;
    int dot = name.lastIndexOf('.');
    int end = dot > 0 && isPage(name, dot) ? dot : name.length();
    char[] words = new char[end];
    name.getChars(0, end, words, 0);
    for (int i = 0; i < end; i++) {
      if (words[i] == '-' || words[i] == '_' || words[i] == '+') {
        words[i] = ' ';
      }
    }
    return PlainText.ofText(new String(words));
  }

  private static boolean hasControl(String text) {
    return text.chars().anyMatch(Character::isISOControl);
  }

  private static boolean isPage(String name, int dot) {
    String ending = name.substring(dot + 1).toLowerCase(Locale.ROOT);
    return UrlEnding.kind(ending) == UrlEnding.Kind.PAGE;
  }
}
