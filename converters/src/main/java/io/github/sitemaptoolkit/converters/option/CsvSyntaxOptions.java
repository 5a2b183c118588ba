package io.github.sitemaptoolkit.converters.option;

import org.jspecify.annotations.Nullable;

/**
 * How a table of another program is written, where that is not found by itself: {@code
 * Context.with(CsvSyntaxOptions.FOUND.withDelimiter('^'))}. Immutable.
 *
 * @param delimiter the separator between cells, an ASCII character; null, the default, to find it:
 *     a comma, a semicolon, a tab or a bar
 * @param quote the character around cells that contain a delimiter, an ASCII character; null for
 *     none. Defaults to the double quote
 * @param backslash whether a backslash escapes the character behind it, and {@code \n} and {@code
 *     \t} are a line feed and a tab, as databases write texts; false, the default, if it does so
 *     only where quotes show it
 * @param headerRow the number of the line, or in a workbook of the row, with the headers, from 1;
 *     0, the default, to find it
 * @since 0.1
 */
public record CsvSyntaxOptions(
    @Nullable Character delimiter, @Nullable Character quote, boolean backslash, long headerRow) {

  /** The default options. */
  public static final CsvSyntaxOptions FOUND = new CsvSyntaxOptions(null, '"', false, 0);

  private static final int DELETE = 0x7F;

  /**
   * Creates options.
   *
   * @throws IllegalArgumentException if a character is not ASCII, is a letter, a digit or a line
   *     end, or if both are the same; or if the number of the row is negative
   */
  public CsvSyntaxOptions {
    check("delimiter", delimiter);
    check("quote", quote);
    if (delimiter != null && delimiter.equals(quote)) {
      throw new IllegalArgumentException("the delimiter and the quote are the same");
    }
    if (headerRow < 0) {
      throw new IllegalArgumentException("rows are counted from 1");
    }
  }

  private static void check(String what, @Nullable Character c) {
    if (c != null
        && (c > DELETE || c == 0 || c == '\n' || c == '\r' || Character.isLetterOrDigit(c))) {
      throw new IllegalArgumentException(
          "the " + what + " must be an ASCII character other than a letter, digit or line end");
    }
  }

  /**
   * Returns a copy with a delimiter; null to find it.
   *
   * @throws IllegalArgumentException if it cannot be one
   */
  public CsvSyntaxOptions withDelimiter(@Nullable Character value) {
    return new CsvSyntaxOptions(value, quote, backslash, headerRow);
  }

  /**
   * Returns a copy with a quote; null for none.
   *
   * @throws IllegalArgumentException if it cannot be one
   */
  public CsvSyntaxOptions withQuote(@Nullable Character value) {
    return new CsvSyntaxOptions(delimiter, value, backslash, headerRow);
  }

  /** Returns a copy in which a backslash escapes the character behind it, or need not. */
  public CsvSyntaxOptions withBackslash(boolean value) {
    return new CsvSyntaxOptions(delimiter, quote, value, headerRow);
  }

  /**
   * Returns a copy with the number of the row of headers; 0 to find it.
   *
   * @throws IllegalArgumentException if it is negative
   */
  public CsvSyntaxOptions withHeaderRow(long value) {
    return new CsvSyntaxOptions(delimiter, quote, backslash, value);
  }
}
