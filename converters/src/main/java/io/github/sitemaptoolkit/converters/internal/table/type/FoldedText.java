package io.github.sitemaptoolkit.converters.internal.table.type;

import java.util.Locale;

/**
 * Texts in the form in which words are compared: lower case, no accents, one space for whatever
 * separates words.
 */
final class FoldedText {

  private static final char FIRST_IDEOGRAPH = '\u2E80';

  // The letters of the languages of the words. java.text.Normalizer takes long to load.
  private static final String ACCENTED =
      "\u00E0\u00E1\u00E2\u00E3\u00E4\u00E5\u0105\u00E7\u0107\u00E8\u00E9\u00EA\u00EB\u0119"
          + "\u00EC\u00ED\u00EE\u00EF\u0142\u00F1\u0144\u00F2\u00F3\u00F4\u00F5\u00F6\u015B"
          + "\u00F9\u00FA\u00FB\u00FC\u017A\u017C"
          + "\u00C0\u00C1\u00C2\u00C3\u00C4\u00C5\u0104\u00C7\u0106\u00C8\u00C9\u00CA\u00CB\u0118"
          + "\u00CC\u00CD\u00CE\u00CF\u0141\u00D1\u0143\u00D2\u00D3\u00D4\u00D5\u00D6\u015A"
          + "\u00D9\u00DA\u00DB\u00DC\u0179\u017B";
  private static final String PLAIN =
      "aaaaaaacceeeeeiiiilnnooooosuuuuzz" + "AAAAAAACCEEEEEIIIILNNOOOOOSUUUUZZ";

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
    var plain = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      int letter = c < 0x80 ? -1 : ACCENTED.indexOf(c);
      if (letter >= 0) {
        plain.append(PLAIN.charAt(letter));
      } else if (c < 0x80 || Character.getType(c) != Character.NON_SPACING_MARK) {
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
