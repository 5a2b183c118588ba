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
    int scheme = url.indexOf("://");
    int fragment = UrlParts.fragment(url);
    int from = scheme < 0 ? 0 : Math.min(scheme + 3, fragment);
    int end = withoutSlashes(url, from, fragment);
    int last = url.lastIndexOf('/', end - 1);
    int query = url.indexOf('?', from);
    if (last < from || (query >= 0 && query < end)) {
      return url.substring(from, end);
    }
    String name = readable(url.substring(last + 1, end));
    int before = hasLetter(name) ? -1 : url.lastIndexOf('/', last - 1);
    if (before >= from) {
      String named = readable(url.substring(before + 1, last));
      name = hasLetter(named) ? named : name;
    }
    return name.isBlank() ? url.substring(from, end) : name;
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

  /** Returns where a part of a url ends without the slashes at its end, if there is more in it. */
  private static int withoutSlashes(String url, int from, int to) {
    int end = to;
    while (end > from && url.charAt(end - 1) == '/') {
      end--;
    }
    return end == from ? to : end;
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
