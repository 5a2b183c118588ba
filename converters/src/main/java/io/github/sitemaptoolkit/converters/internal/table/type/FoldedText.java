package io.github.sitemaptoolkit.converters.internal.table.type;

import java.text.Normalizer;
import java.util.Locale;

/**
 * Texts in the form in which words are compared: lower case, no accents, one space for whatever
 * separates words.
 */
final class FoldedText {

  private static final char FIRST_IDEOGRAPH = '\u2E80';

  private FoldedText() {}

  /** Returns a text in the form in which words are compared. */
  static String of(String text) {
    String plain = isAscii(text) ? text : withoutAccents(text);
    return separated(plain.toLowerCase(Locale.ROOT), false);
  }

  /** Returns a header in this form. Capitals begin words, as in {@code statusCode}. */
  static String ofHeader(String header) {
    String plain = isAscii(header) ? header : withoutAccents(header);
    return separated(plain, true).toLowerCase(Locale.ROOT);
  }

  private static boolean isAscii(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) >= 0x80) {
        return false;
      }
    }
    return true;
  }

  private static String withoutAccents(String text) {
    String parts = Normalizer.normalize(text, Normalizer.Form.NFKD);
    var plain = new StringBuilder(parts.length());
    for (int i = 0; i < parts.length(); i++) {
      char c = parts.charAt(i);
      if (Character.getType(c) != Character.NON_SPACING_MARK) {
        plain.append(c);
      }
    }
    return plain.toString();
  }

  private static String separated(String text, boolean capitals) {
    var words = new StringBuilder(text.length());
    boolean gap = false;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (!isPartOfWord(text, i)) {
        gap = true;
        continue;
      }
      gap |= capitals && i > 0 && isBeginning(text, i);
      if (gap && !words.isEmpty()) {
        words.append(' ');
      }
      gap = false;
      words.append(c);
    }
    return words.toString();
  }

  /** Returns whether a character is a letter, a digit, a sign of a number, or a mark such as ✓. */
  private static boolean isPartOfWord(String text, int at) {
    char c = text.charAt(at);
    if (Character.isLetterOrDigit(c)) {
      return true;
    } else if (c >= 0x80) {
      return Character.getType(c) == Character.OTHER_SYMBOL;
    }
    return c == '-' && at == 0 && text.length() > 1 && Character.isDigit(text.charAt(1));
  }

  /** Returns whether a capital begins a word: in {@code HTTPStatus}, the H and the S do. */
  private static boolean isBeginning(String text, int at) {
    if (!Character.isUpperCase(text.charAt(at))) {
      return false;
    }
    boolean beforeSmall = at + 1 < text.length() && Character.isLowerCase(text.charAt(at + 1));
    return Character.isLowerCase(text.charAt(at - 1))
        || (beforeSmall && Character.isUpperCase(text.charAt(at - 1)));
  }

  /** Returns whether the script of a word has spaces between words. */
  static boolean separatesWords(String word) {
    return word.charAt(0) < FIRST_IDEOGRAPH;
  }
}
