package io.github.sitemaptoolkit.text;

import io.github.sitemaptoolkit.annotation.Incubating;

/**
 * Texts in files of lines whose values are parted by tabs: line breaks, tabs and backslashes in
 * them have a backslash before.
 *
 * @since 0.1
 */
@Incubating
public final class TabbedText {

  private static final char ESCAPE = '\\';

  private TabbedText() {}

  /** Returns a text without line breaks and tabs, which {@link #unescaped} brings back. */
  public static String escaped(String text) {
    return text.chars().noneMatch(c -> c < ' ' || c == ESCAPE)
        ? text
        : text.replace("\\", "\\\\").replace("\t", "\\t").replace("\n", "\\n").replace("\r", "\\r");
  }

  /** Returns the text that was {@link #escaped}. Any text can be read. */
  public static String unescaped(String text) {
    if (text.indexOf(ESCAPE) < 0) {
      return text;
    }
    var plain = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean escaped = c == ESCAPE && i + 1 < text.length();
      plain.append(escaped ? meaning(text.charAt(++i)) : c);
    }
    return plain.toString();
  }

  private static char meaning(char escaped) {
    return switch (escaped) {
      case 't' -> '\t';
      case 'n' -> '\n';
      case 'r' -> '\r';
      default -> escaped;
    };
  }
}
