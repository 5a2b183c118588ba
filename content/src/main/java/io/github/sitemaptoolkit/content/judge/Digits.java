package io.github.sitemaptoolkit.content.judge;

/** Reads whole numbers in texts. */
final class Digits {

  private static final int MOST = 1_000_000;

  private Digits() {}

  /** Returns the number at an index, at most a million; -1 if there is no digit. */
  static int number(String text, int from) {
    int value = -1;
    for (int i = from; i < text.length() && text.charAt(i) >= '0' && text.charAt(i) <= '9'; i++) {
      value = Math.min(Math.max(value, 0) * 10 + text.charAt(i) - '0', MOST);
    }
    return value;
  }
}
