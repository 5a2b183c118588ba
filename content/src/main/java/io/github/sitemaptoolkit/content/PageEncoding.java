package io.github.sitemaptoolkit.content;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The encoding of a page, if it is plain without parsing. To find it out, jsoup parses the begin of
 * a page, and after that the page.
 */
final class PageEncoding {

  private static final int BEGIN = 5 * 1024; // bytes, in which jsoup looks for a declaration
  private static final String UTF_8 = "utf-8";
  private static final String DELIMITERS = "\"'>; /\t\r\n\f?";

  private PageEncoding() {}

  /**
   * Returns the encoding of a page.
   *
   * @param bytes the page
   * @return UTF-8 if nothing that may be a declaration says anything else; null if jsoup has to
   *     find it out
   */
  static @Nullable String of(byte[] bytes) {
    if (bytes.length == 0 || !isPlain(bytes[0])) {
      return null;
    }
    int length = Math.min(bytes.length, BEGIN);
    String begin =
        new String(bytes, 0, length, StandardCharsets.ISO_8859_1).toLowerCase(Locale.ROOT);
    boolean told =
        isUtf8(begin, "charset")
            && (!begin.contains("<?xml") || isUtf8(begin, "encoding"))
            && !isHidden(begin);
    return told ? StandardCharsets.UTF_8.name() : null;
  }

  /** Returns whether no mark of byte order begins with a byte. */
  private static boolean isPlain(byte first) {
    return first > 0 && first < 0x7F;
  }

  /** Returns whether UTF-8 follows wherever a word stands. */
  private static boolean isUtf8(String begin, String word) {
    for (int at = begin.indexOf(word); at >= 0; at = begin.indexOf(word, at)) {
      at = blanks(begin, at + word.length());
      if (at == begin.length() || begin.charAt(at) != '=') {
        return false;
      }
      at = blanks(begin, at + 1);
      boolean quoted = at < begin.length() && "\"'".indexOf(begin.charAt(at)) >= 0;
      at += quoted ? 1 : 0;
      if (!begin.startsWith(UTF_8, at)) {
        return false;
      }
      at += UTF_8.length();
      if (at == begin.length() || DELIMITERS.indexOf(begin.charAt(at)) < 0) {
        return false;
      }
    }
    return true;
  }

  private static int blanks(String text, int from) {
    int at = from;
    while (at < text.length() && " \t\r\n\f".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
    return at;
  }

  /** Returns whether character references may spell a declaration. */
  private static boolean isHidden(String begin) {
    for (int at = begin.indexOf("http-equiv"); at >= 0; at = begin.indexOf("http-equiv", at + 1)) {
      int open = begin.lastIndexOf('<', at);
      int close = begin.indexOf('>', at);
      int reference = begin.indexOf('&', Math.max(0, open));
      if (reference >= 0 && (close < 0 || reference < close)) {
        return true;
      }
    }
    return false;
  }
}
