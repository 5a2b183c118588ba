package io.github.sitemaptoolkit.report.html.internal.view;

import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.text.PrintableText;
import io.github.sitemaptoolkit.text.ShownNumber;
import java.util.Locale;

/** Texts and numbers as pages show them. */
public final class ShownText {

  /** The marks of a letter that are shown, and the signs that are joined to one. */
  private static final int MOST_JOINED = 8;

  private ShownText() {}

  /**
   * Returns a text in one line that cannot turn the direction of other text, with at most so many
   * characters. What readers would not see is escaped, and so is what would cover other text;
   * joiners and variation selectors, which belong to words and signs, only where they join nothing,
   * and marks only from the ninth of a letter. A text that is cut ends with three dots.
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
    int before = 0;
    int marks = 0; // of the letter before
    int joined = 0; // to the sign before
    for (int i = 0; i < text.length(); i += Character.charCount(before)) {
      int c = text.codePointAt(i);
      marks = isMark(c) ? marks + 1 : 0;
      joined = isJoiner(c) ? joined + 1 : marks > 0 || isJoiner(before) ? joined : 0;
      boolean joins = before > 0x7F && !isJoiner(before) && joined <= MOST_JOINED;
      if (isInvisible(c) || marks > MOST_JOINED || (isJoiner(c) && !joins)) {
        for (char half : Character.toChars(c)) {
          visible.append(String.format(Locale.ROOT, "\\u%04x", (int) half));
        }
      } else {
        visible.appendCodePoint(c);
      }
      before = c;
    }
    return visible.toString();
  }

  private static boolean isJoiner(int c) {
    return c == 0x200C || c == 0x200D;
  }

  private static boolean isMark(int c) {
    int type = Character.getType(c);
    return type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK;
  }

  /** Returns whether a character has no shape, or none that readers could know. */
  private static boolean isInvisible(int c) {
    return switch (Character.getType(c)) {
      case Character.FORMAT -> !isJoiner(c);
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
