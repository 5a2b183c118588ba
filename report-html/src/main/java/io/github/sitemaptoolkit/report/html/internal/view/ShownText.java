package io.github.sitemaptoolkit.report.html.internal.view;

import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.text.PrintableText;
import io.github.sitemaptoolkit.text.ShownNumber;
import java.util.Locale;

/** Texts and numbers as pages show them. */
public final class ShownText {

  private ShownText() {}

  /**
   * Returns a text in one line that cannot turn the direction of other text, with at most so many
   * characters. What readers would not see is escaped; but joiners and variation selectors, which
   * belong to words and signs. A text that is cut ends with three dots.
   */
  public static String of(String text, int most) {
    String cut = Problem.shortened(text, most); // what is escaped is longer
    return Problem.shortened(visible(PrintableText.line(cut)), 6 * most);
  }

  private static String visible(String text) {
    if (text.chars().allMatch(c -> c < 0xAD)) {
      return text;
    }
    var visible = new StringBuilder(text.length() + 16);
    text.codePoints()
        .forEach(
            c -> {
              if (!isInvisible(c)) {
                visible.appendCodePoint(c);
                return;
              }
              for (char half : Character.toChars(c)) {
                visible.append(String.format(Locale.ROOT, "\\u%04x", (int) half));
              }
            });
    return visible.toString();
  }

  /** Returns whether a character has no shape, or none that readers could know. */
  private static boolean isInvisible(int c) {
    return switch (Character.getType(c)) {
      case Character.FORMAT -> c != 0x200C && c != 0x200D;
      case Character.PRIVATE_USE, Character.UNASSIGNED -> true;
      default ->
          c == 0x034F
              || c == 0x115F
              || c == 0x1160
              || c == 0x17B4
              || c == 0x17B5
              || c == 0x2800
              || c == 0x3164
              || c == 0xFFA0;
    };
  }

  /** Returns such as {@code 50,000}. */
  public static String number(long number) {
    return ShownNumber.of(number);
  }

  /** Returns such as {@code 1 url} or {@code 50,000 urls}. */
  public static String counted(long number, String noun) {
    return ShownNumber.counted(number, noun);
  }

  /** Returns such as {@code 12 %}; never 0 or 100 unless that is exact. */
  public static String percent(long part, long whole) {
    return ShownNumber.share(part, whole);
  }

  /** Returns how many bytes a text has in a page, in UTF-8 with its characters escaped. */
  public static int size(String text) {
    int size = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      size += c >= 0x80 ? 3 : "<>&\"'`".indexOf(c) >= 0 ? 5 : 1;
    }
    return size;
  }
}
