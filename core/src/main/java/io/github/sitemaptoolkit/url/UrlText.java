package io.github.sitemaptoolkit.url;

import java.util.Locale;
import java.util.Set;

/**
 * Finds out by its text whether something is an absolute url, a relative reference, a template or
 * no url.
 *
 * @since 0.1
 */
public final class UrlText {

  /** The kinds of texts that are not absolute urls. */
  public enum Reference {
    /** A relative reference, such as {@code /a}, {@code ../b.html}, {@code c/d} or {@code ?p=1}. */
    RELATIVE,
    /** A host without a scheme, such as {@code www.example.com/a}. */
    HOST,
    /** Not a reference: a word, a mail address, markup or an escaped url. */
    NONE
  }

  private static final Set<String> NOTHING = Set.of("n/a", "#n/a", "n/a.", "//", "/", ".", "..");
  private static final Set<String> EMPTY_WORDS =
      Set.of(
          "null",
          "none",
          "nil",
          "nan",
          "nat",
          "na",
          "n.a.",
          "undefined",
          "false",
          "true",
          "tbd",
          "tba",
          "todo",
          "http",
          "https");

  /** The empty words that are never the whole path of a page, nor the beginning of another. */
  private static final Set<String> UNSET = Set.of("null", "undefined", "nan", "n/a");

  private static final String NEVER = "<>\"{}";
  private static final String DOI = "10.";
  private static final int SHORTEST_DOI = 7; // 10.1000, in front of a slash
  private static final int NAME = UrlChars.LETTER | UrlChars.DIGIT;

  private UrlText() {}

  /** Returns whether a text begins with a scheme. */
  public static boolean isAbsolute(String url) {
    int at = 0;
    while (at < url.length() && isSchemeChar(url.charAt(at))) {
      at++;
    }
    return url.startsWith(":", at)
        && UrlChars.is(UrlChars.LETTER, url.charAt(0))
        && !isPort(url, at);
  }

  private static boolean isSchemeChar(char c) {
    return UrlChars.is(NAME, c) || c == '+' || c == '-' || c == '.';
  }

  /** Returns whether the text before a colon is a host, as in {@code example.com:8080/a}. */
  private static boolean isPort(String url, int colon) {
    int end = UrlParts.end(url, "/", colon);
    return end > colon + 1
        && UrlChars.all(UrlChars.DIGIT, url, colon + 1, end)
        && url.lastIndexOf('.', colon) > 0;
  }

  /** Returns the scheme of an absolute url, in lower case. */
  public static String scheme(String url) {
    return url.substring(0, url.indexOf(':')).toLowerCase(Locale.ROOT);
  }

  /** Returns the kind of a text that is not an absolute url. */
  public static Reference reference(String text) {
    int path = UrlParts.pathEnd(text);
    String first = text.substring(0, UrlParts.authorityEnd(text, 0));
    boolean nothing = NOTHING.contains(text.toLowerCase(Locale.ROOT)) && !text.equals("/");
    if (nothing || isBroken(text, path)) {
      return Reference.NONE;
    } else if (text.startsWith("//")) {
      return first(text.substring(2)) ? Reference.RELATIVE : Reference.NONE;
    } else if (first.isEmpty() && !text.startsWith("/")) {
      boolean query = text.startsWith("?") && text.chars().anyMatch(c -> c != '?');
      return query ? Reference.RELATIVE : Reference.NONE; // #top denotes no other page
    } else if (isExplicit(text)) {
      return isClean(text) ? Reference.RELATIVE : Reference.NONE;
    } else if (!isClean(text) || first.indexOf('@') >= 0 || isEscaped(first)) {
      return Reference.NONE;
    } else if (isHost(first, path > first.length() || text.length() == first.length())) {
      return Reference.HOST;
    } else if (first.indexOf(':') >= 0) { // by RFC 3986, 4.2, no reference begins so
      return Reference.NONE;
    }
    String page = text.substring(0, path);
    boolean file = UrlEnding.kind(UrlEnding.of(page)) != UrlEnding.Kind.UNKNOWN;
    boolean query = path < text.length() && text.charAt(path) == '?';
    boolean named = (first.length() < path || query) && !hasSpace(page);
    return file || named ? Reference.RELATIVE : Reference.NONE;
  }

  /**
   * Returns whether a text can be the last segment of a path, such as {@code first-post}: a single
   * word, and not one that programs write for a missing value, such as {@code null}. It should only
   * be treated as a relative reference if the user has given a base for it.
   */
  public static boolean isSegment(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (!UrlChars.is(UrlChars.UNRESERVED | UrlChars.ESCAPE | UrlChars.WIDE, c) || isSpace(c)) {
        return false;
      }
    }
    return reference(text) == Reference.NONE
        && !isEscaped(text)
        && PercentEncoding.isValid(text, 0, text.length())
        && !EMPTY_WORDS.contains(text.toLowerCase(Locale.ROOT))
        && text.chars().anyMatch(Character::isLetterOrDigit);
  }

  /**
   * Returns whether a text shows by its beginning that it is a relative reference: {@code /a},
   * {@code ./a}, {@code ../a} or {@code ?p=1}. Other references, such as {@code either/or}, may be
   * words.
   */
  public static boolean isExplicit(String text) {
    return text.startsWith("/")
        || text.startsWith("./")
        || text.startsWith("../")
        || text.startsWith("?");
  }

  /**
   * Returns whether a text looks like a relative reference only because something went wrong: an
   * absolute url that lacks its colon or follows a slash, a link of Markdown, a path of Windows, a
   * DOI, a missing value behind a slash.
   *
   * @param path where the path of the text ends
   */
  private static boolean isBroken(String text, int path) {
    int begin = isExplicit(text) ? behindDots(text) : 0;
    int colon = begin + (text.regionMatches(true, begin, "https", 0, 5) ? 5 : 4);
    boolean http = text.regionMatches(true, begin, "http", 0, 4);
    int backslash = text.indexOf('\\');
    int scheme = text.indexOf("://");
    return (http && (text.startsWith("//", colon) || text.startsWith(":/", colon)))
        || text.contains("](")
        || (backslash >= 0 && backslash < path)
        || text.startsWith("&lt;")
        || (begin == 0 && ((scheme >= 0 && scheme < path) || text.startsWith("[") || isDoi(text)))
        || isUnset(text, begin, begin == 0 ? UrlParts.authorityEnd(text, 0) : path);
  }

  private static boolean isUnset(String text, int begin, int end) {
    return begin < end
        && (UNSET.contains(text.substring(begin, end).toLowerCase(Locale.ROOT))
            || ProgramWords.is(text, begin, end));
  }

  private static int behindDots(String text) {
    int at = 0;
    while (at < text.length() && (text.charAt(at) == '/' || text.charAt(at) == '.')) {
      at++;
    }
    return at;
  }

  /** Returns whether a text is the number of a publication, such as {@code 10.1000/182}. */
  private static boolean isDoi(String text) {
    int slash = text.indexOf('/');
    boolean prefix = text.startsWith(DOI) && slash >= SHORTEST_DOI;
    for (int i = DOI.length(); prefix && i < slash; i++) {
      prefix = UrlChars.is(UrlChars.DIGIT, text.charAt(i)) || text.charAt(i) == '.';
    }
    return prefix;
  }

  private static boolean first(String host) {
    return !host.isEmpty() && "/?#:".indexOf(host.charAt(0)) < 0 && isClean(host);
  }

  /** Returns whether a text has none of the characters that show that it is not a url. */
  private static boolean isClean(String text) {
    return UrlParts.end(text, NEVER, 0) == text.length();
  }

  private static boolean hasSpace(String text) {
    return text.chars().anyMatch(c -> isSpace((char) c));
  }

  /** Returns whether a text is a completely escaped url, such as {@code https%3A%2F%2Fe.com}. */
  private static boolean isEscaped(String text) {
    return text.regionMatches(true, 0, "http%3a", 0, 7)
        || text.regionMatches(true, 0, "https%3a", 0, 8)
        || text.regionMatches(true, 0, "http%25", 0, 7)
        || text.regionMatches(true, 0, "https%25", 0, 8)
        || text.regionMatches(true, 0, "http&", 0, 5)
        || text.regionMatches(true, 0, "https&", 0, 6);
  }

  private static boolean isSpace(char c) {
    return c <= ' ' || Character.isSpaceChar(c);
  }

  private static boolean isHost(String segment, boolean alone) {
    int colon = segment.indexOf(':');
    String name = colon < 0 ? segment : segment.substring(0, colon);
    if (name.regionMatches(true, 0, "www.", 0, 4)
        || name.equalsIgnoreCase("localhost")
        || IpAddress.isOctets(name, 0, name.length())) {
      return true;
    }
    String ending = UrlEnding.of(name);
    if (!alone || ending.length() < 2 || UrlEnding.kind(ending) != UrlEnding.Kind.UNKNOWN) {
      return false;
    }
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      if (!UrlChars.is(NAME | UrlChars.WIDE, c) && c != '-' && c != '.') {
        return false;
      }
    }
    return UrlChars.all(UrlChars.LETTER, ending, 0, ending.length()) && name.charAt(0) != '.';
  }

  /** Returns whether an ampersand in a url begins an entity for an ampersand. */
  public static boolean isEntity(String url, int at) {
    char next = at + 1 < url.length() ? url.charAt(at + 1) : 0;
    return next == 'a'
        ? url.startsWith("amp;", at + 1)
        : next == '#'
            && (url.startsWith("38;", at + 2)
                || url.startsWith("038;", at + 2)
                || url.startsWith("x26;", at + 2));
  }

  /**
   * Returns whether a placeholder of a template engine begins at an index.
   *
   * @param at the index of a brace or of {@code <}
   */
  public static boolean isTemplate(String text, int at) {
    char next = at + 1 < text.length() ? text.charAt(at + 1) : 0;
    return text.charAt(at) == '<'
        ? next == '%' || next == '?'
        : next == '{' || next == '%' || (at > 0 && text.charAt(at - 1) == '$');
  }

  /** Returns whether a text contains a placeholder of a template engine. */
  public static boolean isTemplate(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if ((c == '{' || c == '<') && isTemplate(text, i)) {
        return true;
      }
    }
    return false;
  }
}
