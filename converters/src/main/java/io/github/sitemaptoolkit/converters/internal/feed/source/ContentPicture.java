package io.github.sitemaptoolkit.converters.internal.feed.source;

import io.github.sitemaptoolkit.converters.internal.feed.text.Entities;
import io.github.sitemaptoolkit.text.XmlText;
import io.github.sitemaptoolkit.token.XmlCursor.Event;
import io.github.sitemaptoolkit.url.UrlJudge;
import io.github.sitemaptoolkit.url.UrlText;
import io.github.sitemaptoolkit.url.UrlText.Reference;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds the first picture in the HTML of an item: an {@code img} whose {@code src} is a url of the
 * web or relative, and that is not a tracking pixel.
 *
 * <p>Comments, scripts, styles and values of attributes are ignored. Each character is read once,
 * whatever is wrong with the HTML; an unclosed tag ends the search.
 */
public final class ContentPicture {

  /**
   * The number of characters to search: content with so much text rarely has a picture after it.
   */
  static final int LONGEST = 1024 * 1024;

  private static final Set<String> TEXT_ONLY = Set.of("script", "style", "textarea", "title");
  private static final String IMAGE = "img";
  private static final int LONGEST_REFERENCE = 12;

  private final String html;
  private int at;
  private @Nullable String source; // of the tag that was read last
  private boolean pixel;

  private ContentPicture(String html) {
    this.html = html;
  }

  /** The url of a picture in the HTML of an item, as written, and the base that applies to it. */
  public record Place(String url, @Nullable String base) {}

  /**
   * The result of a search.
   *
   * @param picture the url of its first picture; null if it has none
   * @param beginning the beginning of its text
   */
  public record Found(@Nullable String picture, String beginning) {}

  /** Returns the url of the first picture as it is written, decoded; null if there is none. */
  public static @Nullable String first(String html) {
    return new ContentPicture(html).find();
  }

  /**
   * Reads the current element, up to its end tag.
   *
   * @param escaped whether its text is HTML; else only its elements are
   */
  public static Found read(ScopedCursor cursor, boolean escaped) {
    var html = new StringBuilder();
    String picture = null;
    String beginning = "";
    for (int levels = 1; levels > 0; ) {
      Event event = cursor.next();
      if (event == Event.TEXT && beginning.isEmpty()) {
        beginning = cursor.beginning();
      }
      if (event == Event.TEXT && escaped && html.length() < LONGEST) {
        String text = cursor.text();
        html.append(text, 0, Math.min(text.length(), LONGEST - html.length()));
      } else if (event == Event.START) {
        levels++;
        if (picture == null && cursor.localName().equals(IMAGE) && !isPixel(cursor)) {
          picture = usable(cursor.attribute("src"));
        }
      } else if (event == Event.END) {
        levels--;
      }
    }
    return new Found(picture == null ? first(html.toString()) : picture, beginning);
  }

  private static boolean isPixel(ScopedCursor cursor) {
    return isPixel(cursor.attribute("width")) || isPixel(cursor.attribute("height"));
  }

  private static boolean isPixel(@Nullable String size) {
    String number = size == null ? "" : size.strip();
    return number.equals("0") || number.equals("1");
  }

  private static @Nullable String usable(@Nullable String url) {
    String trimmed = url == null ? "" : XmlText.trim(url);
    boolean usable =
        UrlText.isAbsolute(trimmed)
            ? UrlJudge.isWeb(trimmed)
            : UrlText.reference(trimmed) == Reference.RELATIVE || UrlText.isSegment(trimmed);
    return usable && !UrlText.isTemplate(trimmed) ? trimmed : null;
  }

  private @Nullable String find() {
    while (at >= 0 && (at = html.indexOf('<', at)) >= 0) {
      if (html.startsWith("<!--", at)) {
        at = after("-->", at + 4);
        continue;
      }
      int begin = ++at;
      skipName();
      String name = html.substring(begin, at).toLowerCase(Locale.ROOT);
      if (name.isEmpty()) {
        continue; // the end of an element, or a lonely "<"
      }
      boolean ends = readAttributes();
      if (!ends) {
        return null;
      }
      String picture = name.equals(IMAGE) && !pixel ? usable(source) : null;
      if (picture != null) {
        return picture;
      }
      if (TEXT_ONLY.contains(name)) {
        skipText(name);
      }
    }
    return null;
  }

  private int after(String end, int from) {
    int found = html.indexOf(end, from);
    return found < 0 ? -1 : found + end.length();
  }

  private void skipName() {
    while (at < html.length() && isNamePart(html.charAt(at))) {
      at++;
    }
  }

  private static boolean isNamePart(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == ':';
  }

  private void skipText(String name) {
    do {
      at = after("</", at);
    } while (at >= 0 && !html.regionMatches(true, at, name, 0, name.length()));
  }

  /** Reads up to the end of the tag; false if there is none. */
  private boolean readAttributes() {
    source = null;
    pixel = false;
    while (at < html.length()) {
      char c = html.charAt(at);
      if (c == '>') {
        at++;
        return true;
      } else if (isSpace(c) || c == '/' || c == '=') {
        at++;
      } else {
        int begin = at;
        while (at < html.length() && !endsName(html.charAt(at))) {
          at++;
        }
        int end = at;
        String value = readValue();
        if (value == null) {
          return false;
        }
        keep(begin, end, value);
      }
    }
    return false;
  }

  /** Keeps an attribute that is needed. If it is repeated, the first one is used. */
  private void keep(int begin, int end, String value) {
    if (is("src", begin, end)) {
      source = source == null ? decoded(value) : source;
    } else if (is("width", begin, end) || is("height", begin, end)) {
      pixel |= isPixel(value);
    }
  }

  private boolean is(String name, int begin, int end) {
    return end - begin == name.length() && html.regionMatches(true, begin, name, 0, name.length());
  }

  /** Reads the value of an attribute, empty if it has none; null if it does not end. */
  private @Nullable String readValue() {
    skipSpace();
    if (at == html.length() || html.charAt(at) != '=') {
      return "";
    }
    at++;
    skipSpace();
    char quote = at < html.length() ? html.charAt(at) : 0;
    if (quote == '"' || quote == '\'') {
      int begin = at + 1;
      int end = html.indexOf(quote, begin);
      at = end + 1;
      return end < 0 ? null : html.substring(begin, end);
    }
    int begin = at;
    while (at < html.length() && !isSpace(html.charAt(at)) && html.charAt(at) != '>') {
      at++;
    }
    return html.substring(begin, at);
  }

  private void skipSpace() {
    while (at < html.length() && isSpace(html.charAt(at))) {
      at++;
    }
  }

  private static boolean isSpace(char c) {
    return c == ' ' || c == '\n' || c == '\t' || c == '\r' || c == '\f';
  }

  private static boolean endsName(char c) {
    return isSpace(c) || c == '=' || c == '>' || c == '/';
  }

  private static String decoded(String value) {
    if (value.indexOf('&') < 0) {
      return value;
    }
    var text = new StringBuilder(value.length());
    for (int i = 0; i < value.length(); i++) {
      int end = value.charAt(i) == '&' ? endOfReference(value, i) : -1;
      String decoded = end > i + 1 ? reference(value.substring(i + 1, end)) : null;
      text.append(decoded == null ? value.substring(i, i + 1) : decoded);
      i = decoded == null ? i : end;
    }
    return text.toString();
  }

  private static int endOfReference(String value, int from) {
    int limit = Math.min(value.length(), from + LONGEST_REFERENCE);
    for (int i = from; i < limit; i++) {
      if (value.charAt(i) == ';') {
        return i;
      }
    }
    return -1;
  }

  private static @Nullable String reference(String name) {
    String decoded = name.charAt(0) == '#' ? Entities.numbered(name) : Entities.named(name);
    return decoded == null || XmlText.illegalAt(decoded, 0) >= 0 ? null : decoded;
  }
}
