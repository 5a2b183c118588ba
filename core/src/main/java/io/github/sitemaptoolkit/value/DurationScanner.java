package io.github.sitemaptoolkit.value;

import java.math.BigDecimal;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Reads the numbers and units of a duration from left to right. */
final class DurationScanner {

  /** As many digits in front of a fraction as can be multiplied by any unit. */
  private static final int MOST_DIGITS = 12;

  private final String text;
  private int at;
  private int digits;
  private boolean fraction;
  private boolean comma;

  DurationScanner(String text) {
    this.text = text;
  }

  /** Returns whether a text is nothing but the digits of a number that is not too long. */
  static boolean isWhole(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (!isDigit(text.charAt(i))) {
        return false;
      }
    }
    return !text.isEmpty() && text.length() <= MOST_DIGITS;
  }

  boolean atEnd() {
    return at == text.length();
  }

  void skip() {
    at++;
  }

  void skipSpaces() {
    while (!atEnd() && (text.charAt(at) == ' ' || text.charAt(at) == '\u00a0')) {
      at++;
    }
  }

  /** Returns the current character in lower case; there is one. */
  char lower() {
    return Character.toLowerCase(text.charAt(at));
  }

  /** The number of digits of the last number, without those of its fraction. */
  int digits() {
    return digits;
  }

  /** Whether the last number had a fraction. */
  boolean hasFraction() {
    return fraction;
  }

  /** Whether the fraction of the last number stood behind a comma. */
  boolean hasComma() {
    return comma;
  }

  /**
   * Reads digits, and a fraction if there is one.
   *
   * @return the number; null if there is none, or it is too long
   */
  @Nullable BigDecimal number() {
    int begin = at;
    skipDigits();
    digits = at - begin;
    fraction = false;
    comma = false;
    boolean mark = !atEnd() && (text.charAt(at) == '.' || text.charAt(at) == ',');
    if (mark && at + 1 < text.length() && isDigit(text.charAt(at + 1))) {
      fraction = true;
      comma = text.charAt(at) == ',';
      at++;
      skipDigits();
    }
    if (at == begin || digits > MOST_DIGITS) {
      return null;
    }
    return new BigDecimal(text.substring(begin, at).replace(',', '.'));
  }

  private void skipDigits() {
    while (!atEnd() && isDigit(text.charAt(at))) {
      at++;
    }
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  /** Reads a unit, and returns its length in seconds; null if there is none, or an unknown one. */
  @Nullable BigDecimal unit() {
    int begin = at;
    while (!atEnd() && Character.isLetter(text.charAt(at))) {
      at++;
    }
    String word = text.substring(begin, at).toLowerCase(Locale.ROOT);
    BigDecimal seconds = DurationWords.seconds(word);
    if (seconds == null) {
      at = begin;
    } else if (!atEnd() && text.charAt(at) == '.') { // 5 min.
      at++;
    }
    return seconds;
  }
}
