package io.github.sitemaptoolkit.web.jdk;

/** Finds bytes that are not plain, one by one. */
final class PlainBytes {

  private static final boolean[] UNUSUAL = new boolean[256];
  private static final boolean[] NOT_IN_URLS = new boolean[256];

  static {
    for (int i = 0; i < UNUSUAL.length; i++) {
      UNUSUAL[i] = i < ' ' || i >= 0x80 || i == '<' || i == '>' || i == '&';
      NOT_IN_URLS[i] = i <= ' ' || i == 0x7F || i == '{';
    }
  }

  private PlainBytes() {}

  /** Returns the place of the first byte that is not plain; there must be one. */
  static int end(byte[] bytes, int from) {
    int at = from;
    while (!UNUSUAL[bytes[at] & 0xFF]) {
      at++;
    }
    return at;
  }

  /** Returns whether a text has only characters that stand in urls, but for unusual ones. */
  static boolean isUrl(byte[] bytes, int from, int to) {
    for (int i = from; i < to; i++) {
      if (NOT_IN_URLS[bytes[i] & 0xFF]) {
        return false;
      }
    }
    return true;
  }
}
