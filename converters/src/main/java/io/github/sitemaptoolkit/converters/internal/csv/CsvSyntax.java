package io.github.sitemaptoolkit.converters.internal.csv;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/**
 * How the cells of a table are separated.
 *
 * @param delimiter the character between two cells
 * @param quote the character around cells that contain others; 0 for none
 * @param backslash whether a backslash escapes the character behind it
 */
public record CsvSyntax(char delimiter, char quote, boolean backslash) {

  /** The quote of nearly all tables. */
  public static final char QUOTE = '"';

  /** Creates the usual syntax with a delimiter. */
  public CsvSyntax(char delimiter) {
    this(delimiter, QUOTE, false);
  }

  /** Returns this syntax with another delimiter. */
  public CsvSyntax withDelimiter(char other) {
    return new CsvSyntax(other, quote, backslash);
  }

  /** Returns this syntax with escapes by a backslash. */
  public CsvSyntax withBackslash() {
    return new CsvSyntax(delimiter, quote, true);
  }

  /** Returns the settings of Commons CSV; empty lines are removed before it reads a table. */
  public CSVFormat format() {
    CSVFormat format = Delimiters.format(delimiter);
    return quote == QUOTE && !backslash
        ? format
        : format
            .builder()
            .setQuote(quote == 0 ? null : quote)
            .setEscape(backslash ? '\\' : null)
            .get();
  }

  /** Returns the cells of a line; if its quotes are malformed, the texts between delimiters. */
  public List<String> split(String line) {
    if (quote == 0 || line.indexOf(quote) < 0) { // as in nearly all headers
      return line.isEmpty() ? List.of() : between(line);
    }
    try (var parser = CSVParser.parse(new StringReader(line), format())) {
      for (CSVRecord header : parser) {
        return header.toList();
      }
      return List.of();
    } catch (IOException | UncheckedIOException e) {
      return between(line);
    }
  }

  private List<String> between(String line) {
    List<String> cells = new ArrayList<>();
    int from = 0;
    for (int at = line.indexOf(delimiter); at >= 0; at = line.indexOf(delimiter, from)) {
      cells.add(line.substring(from, at));
      from = at + 1;
    }
    cells.add(line.substring(from));
    return cells;
  }
}
