package io.github.sitemaptoolkit.validator.report;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.text.DisplayWidth;
import io.github.sitemaptoolkit.text.PrintableText;
import io.github.sitemaptoolkit.validator.excerpt.DocumentLine;

/** The line of a finding with its text marked below, for people at a terminal. */
final class Excerpt {

  private static final int FEWEST_COLUMNS = 20;
  private static final String CUT = "...";

  private final StringBuilder line = new StringBuilder();
  private final StringBuilder marks = new StringBuilder();

  private Excerpt() {}

  /**
   * Returns two lines, each with a line break; empty if the text cannot be shown.
   *
   * @param width how many columns they may have
   */
  static String of(Location at, int width) {
    DocumentLine of = DocumentLine.at(at);
    if (of == null) {
      return "";
    }
    var excerpt = new Excerpt();
    excerpt.add(of.before(), of.marked(), of.after(), Math.max(width, FEWEST_COLUMNS));
    return excerpt.line + "\n" + excerpt.marks + "\n";
  }

  /** Adds as much of a line as fits, with some of what is around the text if it is long. */
  private void add(String before, String text, String after, int width) {
    int around = (width - 2 * CUT.length()) / 3;
    int begin = before.length();
    int columns = 0;
    while (begin > 0) {
      int c = before.codePointBefore(begin);
      columns += width(shown(c));
      if (columns > around) {
        break;
      }
      begin -= Character.charCount(c);
    }
    int most = width - CUT.length();
    int used = 0;
    if (begin > 0) {
      used = add(CUT, ' ');
    }
    used += add(before.substring(begin), ' ', most);
    int marked = add(text, '^', most - used);
    used += marked < 0 ? most : marked;
    boolean cut = marked < 0 || add(after, ' ', most - used) < 0;
    line.append(cut ? CUT : "");
    String shown = marks.toString().stripTrailing();
    marks.setLength(0);
    marks.append(shown);
  }

  private int add(String text, char mark) {
    line.append(text);
    int columns = width(text);
    marks.append(String.valueOf(mark).repeat(columns));
    return columns;
  }

  /** Adds characters, as many as fit; returns how many columns they have, -1 if not all fit. */
  private int add(String text, char mark, int most) {
    int columns = 0;
    for (int i = 0; i < text.length(); ) {
      int c = text.codePointAt(i);
      String shown = shown(c);
      if (columns + width(shown) > most) {
        return -1;
      }
      columns += add(shown, mark);
      i += Character.charCount(c);
    }
    return columns;
  }

  private static String shown(int c) {
    return c == '\t' ? " " : PrintableText.line(Character.toString(c));
  }

  private static int width(String shown) {
    return shown.codePoints().map(DisplayWidth::ofCodePoint).sum();
  }
}
