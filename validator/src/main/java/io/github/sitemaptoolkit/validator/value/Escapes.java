package io.github.sitemaptoolkit.validator.value;

import java.util.HexFormat;

/** The percent escapes of a url. */
final class Escapes {

  private static final int LENGTH = 3;

  private Escapes() {}

  /** Returns the byte that the escape at an index stands for; -1 if there is no escape. */
  static int value(String url, int at) {
    boolean escape = at + 2 < url.length() && url.charAt(at) == '%' && areDigits(url, at + 1);
    return escape ? HexFormat.fromHexDigits(url, at + 1, at + LENGTH) : -1;
  }

  private static boolean areDigits(String url, int at) {
    return at + 1 < url.length()
        && HexFormat.isHexDigit(url.charAt(at))
        && HexFormat.isHexDigit(url.charAt(at + 1));
  }

  /** Returns the faults of all escapes from an index on, as a set of {@link UrlRule}s. */
  static int faults(String url, int from) {
    int faults = 0;
    int next;
    for (int at = url.indexOf('%', from); at >= 0; at = url.indexOf('%', next)) {
      int value = value(url, at);
      next = at + LENGTH;
      if (value < 0) {
        faults |= UrlRule.BAD_ESCAPE.bit();
        next = at + 1;
      } else if (value < ' ' || value == 0x7F) {
        faults |= UrlRule.PERCENT_CONTROL.bit();
      } else if (value == '%' && areDigits(url, next)) {
        faults |= UrlRule.DOUBLE_ENCODED.bit();
      } else if (value >= 0x80) {
        int more = continuations(value);
        if (isSequence(url, at, value, more)) {
          next += more * LENGTH;
        } else {
          faults |= UrlRule.PERCENT_UTF8.bit();
        }
      }
    }
    return faults;
  }

  /** Returns how many bytes follow a first byte in UTF-8; 0 if it cannot be a first byte. */
  private static int continuations(int first) {
    if (first < 0xC2 || first > 0xF4) {
      return 0;
    }
    return first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3;
  }

  private static boolean isSequence(String url, int at, int first, int more) {
    for (int i = 1; i <= more; i++) {
      int next = value(url, at + i * LENGTH);
      boolean allowed = i > 1 || (next >= leastSecond(first) && next <= greatestSecond(first));
      if (next < 0x80 || next > 0xBF || !allowed) {
        return false;
      }
    }
    return more > 0;
  }

  /** Below it the sequence would be longer than necessary. */
  private static int leastSecond(int first) {
    return first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80;
  }

  /** Above it are surrogates, and what lies beyond Unicode. */
  private static int greatestSecond(int first) {
    return first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF;
  }
}
