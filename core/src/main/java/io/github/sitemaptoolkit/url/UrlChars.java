package io.github.sitemaptoolkit.url;

/** The kinds of characters in urls, as bits that can be combined. */
final class UrlChars {

  /** A percent sign. */
  static final int ESCAPE = 1;

  /** A number sign. */
  static final int FRAGMENT = 2;

  /** A character after which the name of a parameter may begin. */
  static final int PARAMETER = 4;

  /** An ASCII character that a url must not contain. */
  static final int ILLEGAL = 8;

  /** A character that is not ASCII. */
  static final int WIDE = 16;

  /** An ASCII character with which something may begin that every reader reports. */
  static final int SUSPECT = 32;

  /** A character that is suspect only if it begins an entity. */
  static final int AMPERSAND = 1024;

  /** Any other character of a path but the slash, the comma and the plus sign. */
  static final int OTHER = 2048;

  static final int UPPER = 64;
  static final int LOWER = 128;
  static final int DIGIT = 256;
  static final int LETTER = UPPER | LOWER;

  /** A character that never needs an escape, by RFC 3986, 2.3. */
  static final int UNRESERVED = 512 | LETTER | DIGIT;

  private static final int ASCII = 0x80;
  private static final int[] KINDS = new int[ASCII];
  private static final boolean[] PLAIN = new boolean[ASCII]; // what urls have to be fast for

  static {
    for (char c = 'a'; c <= 'z'; c++) {
      KINDS[c] = LOWER;
      KINDS[c - 'a' + 'A'] = UPPER;
    }
    for (char c = 0; c <= ' '; c++) {
      KINDS[c] = SUSPECT;
    }
    add("0123456789", DIGIT);
    add("-._~", UNRESERVED & ~(LETTER | DIGIT));
    add("%", ESCAPE);
    add("#", FRAGMENT);
    add("?&;(", PARAMETER);
    add("\"<>[\\]^`{|}", ILLEGAL);
    add("<{\u007F", SUSPECT);
    add("&", AMPERSAND);
    add("!$')*:=@", OTHER);
    for (int c = 0; c < ASCII; c++) {
      PLAIN[c] = (KINDS[c] & (SUSPECT | AMPERSAND)) == 0;
    }
  }

  private UrlChars() {}

  private static void add(String characters, int kind) {
    for (int i = 0; i < characters.length(); i++) {
      KINDS[characters.charAt(i)] |= kind;
    }
  }

  /** Returns whether a character is of one of some kinds. */
  static boolean is(int kinds, int c) {
    return c < ASCII ? (KINDS[c] & kinds) != 0 : (kinds & WIDE) != 0;
  }

  /** Returns whether a character is {@link #SUSPECT}, {@link #AMPERSAND} or {@link #WIDE}. */
  static boolean isUnusual(char c) {
    return c >= ASCII || !PLAIN[c];
  }

  /** Returns the kinds of all characters of a url. */
  static int kinds(String url) {
    return kinds(url, 0);
  }

  /** Returns the kinds of all characters of a url from an index on. */
  static int kinds(String url, int from) {
    int kinds = 0;
    for (int i = from; i < url.length(); i++) {
      char c = url.charAt(i);
      kinds |= c < ASCII ? KINDS[c] : WIDE;
    }
    return kinds;
  }

  /** Returns whether a part of a url has a character of one of some kinds. */
  static boolean has(int kinds, String url, int begin, int end) {
    for (int i = begin; i < end; i++) {
      if (is(kinds, url.charAt(i))) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether all characters of a part of a url are of one of some kinds. */
  static boolean all(int kinds, String url, int begin, int end) {
    for (int i = begin; i < end; i++) {
      if (!is(kinds, url.charAt(i))) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns the index of the first character that must not be there ({@link #ILLEGAL}), or that is
   * not ASCII but may be there ({@link #WIDE}); -1 if there is none.
   *
   * @param path where the path begins
   * @param fragment where the fragment begins; the length of the url if there is none
   */
  static int first(int kind, String url, int path, int fragment) {
    int question = url.indexOf('?', path);
    int query = question < 0 ? fragment : question;
    int size;
    for (int i = path; i < url.length(); i += size) {
      int c = url.codePointAt(i);
      size = Character.charCount(c);
      if ((kind(c, i > query && i <= fragment, i > fragment) & kind) != 0) {
        return i;
      }
    }
    return -1;
  }

  private static int kind(int c, boolean inQuery, boolean inFragment) {
    if (c < ASCII) {
      return c == '#' && inFragment ? ILLEGAL : KINDS[c];
    } else if (isControl(c) || c == 0xFFFD) {
      return 0; // faults of their own
    }
    return isIllegal(c, inQuery) || isInvisible(c) ? ILLEGAL : WIDE;
  }

  /**
   * Returns whether RFC 3987, 2.2 and 4.1, does not allow a character beyond ASCII, or it directs
   * text as those do that it names.
   */
  private static boolean isIllegal(int c, boolean inQuery) {
    boolean surrogate = c >= 0xD800 && c <= 0xDFFF;
    boolean nonCharacter = (c & 0xFFFE) == 0xFFFE || (c >= 0xFDD0 && c <= 0xFDEF);
    boolean special = (c >= 0xFFF0 && c <= 0xFFFF) || (c >= 0xE0000 && c <= 0xE0FFF);
    boolean direction =
        c == 0x061C
            || c == 0x200E
            || c == 0x200F
            || (c >= 0x202A && c <= 0x202E)
            || (c >= 0x2066 && c <= 0x2069);
    boolean privateUse = (c >= 0xE000 && c <= 0xF8FF) || c >= 0xF0000;
    return surrogate || nonCharacter || special || direction || (privateUse && !inQuery);
  }

  /** Returns whether a character beyond U+0020 is a control character. */
  static boolean isControl(int c) {
    return c >= 0x7F && c < 0xA0;
  }

  /**
   * Returns whether a character is allowed, but cannot be seen and means nothing: it is there by
   * mistake. The joiners of Persian and Hindi, which are invisible as well, change their words.
   */
  static boolean isInvisible(int c) {
    return c == 0xAD || c == 0x200B || c == 0x2060 || c == 0xFEFF;
  }

  /** Returns how many characters a part of a url has once each of them is escaped that must be. */
  static long escapedLength(String url, int from) {
    long length = 0;
    int size;
    for (int i = from; i < url.length(); i += size) {
      int c = url.codePointAt(i);
      size = Character.charCount(c);
      boolean plain = c > ' ' && c < 0x7F && !is(ILLEGAL, c);
      length += plain ? 1 : 3L * (c < 0x80 ? 1 : c < 0x800 ? 2 : c < 0x10000 ? 3 : 4);
    }
    return length;
  }

  /** Returns the number that a part of a url is; -1 if it is not one up to 65,535. */
  static int number(String url, int begin, int end) {
    int number = 0;
    for (int i = begin; i < end; i++) {
      if (!is(DIGIT, url.charAt(i)) || number > 6_553) {
        return -1;
      }
      number = number * 10 + url.charAt(i) - '0';
    }
    return begin < end && number <= 65_535 ? number : -1;
  }
}
