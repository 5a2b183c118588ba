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
          "null", "none", "nil", "nan", "nat", "na", "undefined", "false", "true", "tbd", "todo");
  private static final String NEVER = "<>\"{}";

  private UrlText() {}

  /** Returns whether a text begins with a scheme. */
  public static boolean isAbsolute(String url) {
    for (int i = 0; i < url.length(); i++) {
      char c = url.charAt(i);
      boolean letter = isLetter(c);
      if (c == ':') {
        return i > 0 && !isPort(url, i);
      } else if (!letter
          && (i == 0 || !((c >= '0' && c <= '9') || c == '+' || c == '-' || c == '.'))) {
        return false;
      }
    }
    return false;
  }

  /** Returns whether the text before a colon is a host, as in {@code example.com:8080/a}. */
  private static boolean isPort(String url, int colon) {
    int end = colon + 1;
    while (end < url.length() && url.charAt(end) >= '0' && url.charAt(end) <= '9') {
      end++;
    }
    boolean digits = end > colon + 1 && (end == url.length() || url.charAt(end) == '/');
    return digits && url.lastIndexOf('.', colon) > 0;
  }

  /** Returns the scheme of an absolute url, in lower case. */
  public static String scheme(String url) {
    return url.substring(0, url.indexOf(':')).toLowerCase(Locale.ROOT);
  }

  /** Returns the kind of a text that is not an absolute url. */
  public static Reference reference(String text) {
    int path = end(text, "?#");
    String first = text.substring(0, Math.min(path, end(text, "/")));
    if (NOTHING.contains(text.toLowerCase(Locale.ROOT)) && !text.equals("/")) {
      return Reference.NONE;
    } else if (text.startsWith("//")) {
      return first(text.substring(2)) ? Reference.RELATIVE : Reference.NONE;
    } else if (text.startsWith("/") || text.startsWith("./") || text.startsWith("../")) {
      return isClean(text) ? Reference.RELATIVE : Reference.NONE;
    } else if (first.isEmpty()) { // ?p=1 denotes another page; #top does not
      return text.startsWith("?") && text.length() > 1 ? Reference.RELATIVE : Reference.NONE;
    } else if (!isClean(text) || first.indexOf('@') >= 0 || isEscaped(first)) {
      return Reference.NONE;
    } else if (isHost(first, path > first.length() || text.length() == first.length())) {
      return Reference.HOST;
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
      boolean digit = c >= '0' && c <= '9';
      if (!isLetter(c) && !digit && "-._~%".indexOf(c) < 0 && (c < 0x80 || isSpace(c))) {
        return false;
      }
    }
    return reference(text) == Reference.NONE
        && !isEscaped(text)
        && !EMPTY_WORDS.contains(text.toLowerCase(Locale.ROOT))
        && text.chars().anyMatch(Character::isLetterOrDigit);
  }

  private static boolean first(String host) {
    return !host.isEmpty() && "/?#:".indexOf(host.charAt(0)) < 0 && isClean(host);
  }

  /** Returns whether a text has none of the characters that show that it is not a url. */
  private static boolean isClean(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (NEVER.indexOf(c) >= 0) {
        return false;
      }
    }
    return true;
  }

  private static boolean hasSpace(String text) {
    return text.chars().anyMatch(c -> isSpace((char) c));
  }

  /** Returns whether a text is a completely escaped url, such as {@code https%3A%2F%2Fe.com}. */
  private static boolean isEscaped(String text) {
    return text.regionMatches(true, 0, "http%3a", 0, 7)
        || text.regionMatches(true, 0, "https%3a", 0, 8)
        || text.regionMatches(true, 0, "http&", 0, 5)
        || text.regionMatches(true, 0, "https&", 0, 6);
  }

  private static boolean isSpace(char c) {
    return c <= ' ' || Character.isSpaceChar(c);
  }

  private static boolean isHost(String segment, boolean alone) {
    int colon = segment.indexOf(':');
    String name = colon < 0 ? segment : segment.substring(0, colon);
    if (name.regionMatches(true, 0, "www.", 0, 4)) {
      return true;
    }
    String ending = UrlEnding.of(name);
    if (!alone || ending.length() < 2 || UrlEnding.kind(ending) != UrlEnding.Kind.UNKNOWN) {
      return false;
    }
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      boolean digit = c >= '0' && c <= '9';
      if (!isLetter(c) && !digit && c != '-' && c != '.' && c < 0x80) {
        return false;
      }
    }
    return isWord(ending) && name.charAt(0) != '.';
  }

  private static boolean isWord(String text) {
    return text.chars().allMatch(c -> isLetter((char) c));
  }

  /** Returns where the first of some characters is; the length of the text if there is none. */
  static int end(String text, String ends) {
    int at = 0;
    while (at < text.length() && ends.indexOf(text.charAt(at)) < 0) {
      at++;
    }
    return at;
  }

  /** Returns whether an ampersand in a url begins an entity for an ampersand. */
  public static boolean isEntity(String url, int at) {
    return url.startsWith("amp;", at + 1)
        || url.startsWith("#38;", at + 1)
        || url.startsWith("#038;", at + 1)
        || url.startsWith("#x26;", at + 1);
  }

  /** Returns whether a placeholder of a template engine begins at an index. */
  static boolean isTemplate(String text, int at) {
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

  private static boolean isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }
}
