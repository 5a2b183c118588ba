package io.github.sitemaptoolkit.text;

import java.util.Locale;
import java.util.function.IntPredicate;

/**
 * Makes texts that may come from a document safe to print on a terminal or in the log of a build.
 * Characters that are not shown as themselves are escaped, as in <code>&#92;u001b</code>.
 *
 * @since 0.1
 */
public final class PrintableText {

  private PrintableText() {}

  /**
   * Returns a text of several lines that cannot move the cursor of a terminal, change its title or
   * turn the direction of the text: control characters other than line breaks and tabs are escaped,
   * as are the marks of bidirectional text.
   */
  public static String lines(String text) {
    return escaped(text, i -> !isLineEnd(text, i) && isControl(text.charAt(i)));
  }

  /**
   * Returns a text that is safe as in {@link #lines}, and stays within its line: line breaks are
   * escaped, too. So is what is not a character, and what would make the line a command for the
   * program that runs a build: a leading {@code ::} (GitHub), and {@code ##[} and the like anywhere
   * (GitHub, Azure Pipelines, TeamCity).
   */
  public static String line(String text) {
    int start = start(text);
    return escaped(
        text,
        i ->
            isControl(text.charAt(i))
                || isNoCharacter(text, i)
                || (i == start && text.startsWith("::", i))
                || (i > 0 && isCommand(text, i - 1)));
  }

  /**
   * Returns whether a character may command a terminal: a control character other than a tab, a
   * line or paragraph separator, or a mark, embedding or isolate of bidirectional text.
   */
  public static boolean isControl(char c) {
    return (Character.isISOControl(c) && c != '\t')
        || c == '\u061C'
        || (c >= '\u200E' && c <= '\u200F')
        || (c >= '\u2028' && c <= '\u202E')
        || (c >= '\u2066' && c <= '\u2069');
  }

  private static String escaped(String text, IntPredicate hides) {
    StringBuilder escaped = null; // few texts have anything to escape
    for (int i = 0; i < text.length(); i++) {
      boolean hidden = hides.test(i);
      if (hidden && escaped == null) {
        escaped = new StringBuilder(text.length() + 16).append(text, 0, i);
      }
      if (escaped != null) {
        char c = text.charAt(i);
        escaped.append(hidden ? String.format(Locale.ROOT, "\\u%04x", (int) c) : c);
      }
    }
    return escaped == null ? text : escaped.toString();
  }

  private static boolean isLineEnd(String text, int i) {
    return text.charAt(i) == '\n' || (text.charAt(i) == '\r' && text.startsWith("\n", i + 1));
  }

  /** Returns whether there is an unpaired surrogate, U+FFFE or U+FFFF. */
  private static boolean isNoCharacter(String text, int i) {
    char c = text.charAt(i);
    if (Character.isHighSurrogate(c)) {
      return i + 1 == text.length() || !Character.isLowSurrogate(text.charAt(i + 1));
    }
    return c >= '\uFFFE'
        || (Character.isLowSurrogate(c)
            && (i == 0 || !Character.isHighSurrogate(text.charAt(i - 1))));
  }

  /** Returns the index of the first character that is not white space. */
  private static int start(String text) {
    int start = 0;
    while (start < text.length() && isSpace(text.charAt(start))) {
      start++;
    }
    return start;
  }

  private static boolean isSpace(char c) {
    return Character.isWhitespace(c) || Character.isSpaceChar(c);
  }

  /** Returns whether {@code ##}, letters and {@code [} begin at an index. */
  private static boolean isCommand(String text, int i) {
    if (!text.startsWith("##", i)) {
      return false;
    }
    int end = i + 2;
    while (end < text.length() && Character.isLetter(text.charAt(end))) {
      end++;
    }
    return text.startsWith("[", end);
  }
}
