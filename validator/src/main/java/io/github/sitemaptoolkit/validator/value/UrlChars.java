package io.github.sitemaptoolkit.validator.value;

import io.github.sitemaptoolkit.url.UrlJudge;
import io.github.sitemaptoolkit.url.UrlText;

/** The characters of a url behind its host. */
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

  private static final int ASCII = 0x80;
  private static final byte[] KINDS = new byte[ASCII];

  static {
    KINDS['%'] = ESCAPE;
    KINDS['#'] = FRAGMENT;
    for (char c : "?&;(".toCharArray()) {
      KINDS[c] = PARAMETER;
    }
    for (char c : "\"<>[\\]^`{|}".toCharArray()) {
      KINDS[c] = ILLEGAL;
    }
  }

  private UrlChars() {}

  /** Returns the kinds of characters of a whole url as a set of bits; 0 if all are plain. */
  static int kinds(String url) {
    int kinds = 0;
    for (int i = 0; i < url.length(); i++) {
      char c = url.charAt(i);
      kinds |= c < ASCII ? KINDS[c] : WIDE;
    }
    return kinds;
  }

  /** Returns the index of the first character that must not be there; -1 if there is none. */
  static int illegal(String url, int from) {
    return first(ILLEGAL, url, from);
  }

  /** Returns the index of the first character beyond ASCII that may be there; -1 for none. */
  static int wide(String url, int from) {
    return first(WIDE, url, from);
  }

  private static int first(int kind, String url, int from) {
    int fragment = fragment(url, from);
    int question = url.indexOf('?', from);
    int query = question < 0 ? url.length() : question;
    int size;
    for (int i = from; i < url.length(); i += size) {
      int c = url.codePointAt(i);
      size = Character.charCount(c);
      boolean inFragment = fragment >= 0 && i > fragment;
      if (kind(c, i > query && !inFragment, inFragment) == kind) {
        return i;
      }
    }
    return -1;
  }

  private static int kind(int c, boolean inQuery, boolean inFragment) {
    if (c < ASCII) {
      return c == '#' && inFragment ? ILLEGAL : KINDS[c];
    } else if (c <= Character.MAX_VALUE && UrlJudge.isSpace((char) c)) {
      return 0; // readers report it
    }
    return isIllegal(c, inQuery) ? ILLEGAL : WIDE;
  }

  /** Returns the index of the number sign that begins the fragment; -1 if there is none. */
  static int fragment(String url, int from) {
    int at = url.indexOf('#', from);
    while (at > 0 && isEntity(url, at)) {
      at = url.indexOf('#', at + 1);
    }
    return at;
  }

  /** Returns whether a number sign belongs to an ampersand that was escaped twice for XML. */
  private static boolean isEntity(String url, int at) {
    return at > 0 && url.charAt(at - 1) == '&' && UrlText.isEntity(url, at - 1);
  }

  /** Returns how many characters a part of a url has once each of them is escaped that must be. */
  static long escapedLength(String url, int from) {
    long length = 0;
    int size;
    for (int i = from; i < url.length(); i += size) {
      int c = url.codePointAt(i);
      size = Character.charCount(c);
      boolean plain = c > ' ' && c < 0x7F && KINDS[c] != ILLEGAL;
      length += plain ? 1 : 3L * utf8Length(c);
    }
    return length;
  }

  private static int utf8Length(int c) {
    return c < 0x80 ? 1 : c < 0x800 ? 2 : c < 0x10000 ? 3 : 4;
  }

  /** Returns whether RFC 3987, 2.2 and 4.1, does not allow a character beyond ASCII. */
  private static boolean isIllegal(int c, boolean inQuery) {
    boolean surrogate = c >= 0xD800 && c <= 0xDFFF;
    boolean nonCharacter = (c & 0xFFFE) == 0xFFFE || (c >= 0xFDD0 && c <= 0xFDEF);
    boolean special = (c >= 0xFFF0 && c <= 0xFFFF) || (c >= 0xE0000 && c <= 0xE0FFF);
    boolean direction = c == 0x200E || c == 0x200F || (c >= 0x202A && c <= 0x202E);
    boolean privateUse = (c >= 0xE000 && c <= 0xF8FF) || c >= 0xF0000;
    return surrogate || nonCharacter || special || direction || (privateUse && !inQuery);
  }
}
