package io.github.sitemaptoolkit.converters.csv;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/** What stands between the cells of a table, and how to tell it. */
final class Delimiters {

  /** Those that are read and written. */
  static final String ALL = ",;\t";

  private static final char USUAL = ',';

  private Delimiters() {}

  /** Returns how Commons CSV is to see a table; empty lines are cut out before it. */
  static CSVFormat format(char delimiter) {
    return CSVFormat.DEFAULT
        .builder()
        .setDelimiter(delimiter)
        .setIgnoreEmptyLines(false)
        .setRecordSeparator('\n')
        .get();
  }

  /** Returns the delimiter of an output: a tab where its name says so. */
  static char ofName(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    return lower.endsWith(".tsv") || lower.endsWith(".tsv.gz") ? '\t' : USUAL;
  }

  /**
   * Returns which delimiter makes the most of the first lines of a table: one that shows a header
   * with a column for the url, or a row with a url; else the one that parts all lines alike, else
   * the most frequent.
   */
  static char sniff(List<String> lines) {
    char best = USUAL;
    long most = -1;
    String first = lines.isEmpty() ? "" : lines.get(0);
    for (int i = 0; i < ALL.length(); i++) {
      char delimiter = ALL.charAt(i);
      List<String> cells = split(first, delimiter);
      long score = cells.size();
      if (KnownHeaders.nameUrl(cells)) {
        score += 3L * (first.length() + 1);
      } else if (cells.size() > 1 && isAlike(lines, delimiter, cells.size())) {
        score += cells.stream().anyMatch(HeaderBinding::isWeb) ? 2L * (first.length() + 1) : 0;
        score += first.length() + 1;
      }
      if (score > most) {
        most = score;
        best = delimiter;
      }
    }
    return best;
  }

  private static boolean isAlike(List<String> lines, char delimiter, int cells) {
    int complete = Math.max(1, lines.size() - 1); // the last one may be cut
    return lines.stream().limit(complete).allMatch(line -> split(line, delimiter).size() == cells);
  }

  /** Returns the cells of a line; where its quotes are not in order, what is between delimiters. */
  static List<String> split(String line, char delimiter) {
    if (line.indexOf('"') < 0) { // as in nearly all headers
      return line.isEmpty() ? List.of() : between(line, delimiter);
    }
    try (var parser = CSVParser.parse(new StringReader(line), format(delimiter))) {
      for (CSVRecord header : parser) {
        return header.toList();
      }
      return List.of();
    } catch (IOException | UncheckedIOException e) {
      return between(line, delimiter);
    }
  }

  private static List<String> between(String line, char delimiter) {
    return Arrays.asList(line.split(String.valueOf(delimiter), -1));
  }
}
