package io.github.sitemaptoolkit.text;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Rows of the tables in which commands report what they have found, for spreadsheets: RFC 4180,
 * with commas. Sitemaps as tables are written elsewhere, such that they can be read back.
 *
 * <p>A cell that a spreadsheet could calculate is written as a text, as {@link Formulas} does, and
 * what a terminal could take for a command, and a line break, is escaped as in {@link
 * PrintableText#line}.
 */
public final class CsvLine {

  private CsvLine() {}

  /** Returns a row with its line break. A cell that is null is empty, without quotes. */
  public static String of(@Nullable String... cells) {
    return Arrays.stream(cells).map(CsvLine::cell).collect(Collectors.joining(",", "", "\r\n"));
  }

  private static String cell(@Nullable String value) {
    if (value == null) {
      return "";
    }
    String safe = Formulas.defused(PrintableText.line(value));
    boolean plain = safe.chars().allMatch(c -> c > ' ' && c != '"' && c != ',');
    return plain && !safe.isEmpty() ? safe : '"' + safe.replace("\"", "\"\"") + '"';
  }
}
