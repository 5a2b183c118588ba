package io.github.sitemaptoolkit.converters.internal.csv;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/** The delimiters between the cells of a table. */
public final class Delimiters {

  /** All delimiters that are read and written. */
  public static final String ALL = ",;\t";

  /** What ends each line that is written. */
  public static final char LINE_END = '\n';

  /** The default delimiter. */
  public static final char USUAL = ',';

  private Delimiters() {}

  /** Returns the settings of Commons CSV; empty lines are removed before it reads a table. */
  public static CSVFormat format(char delimiter) {
    return CSVFormat.DEFAULT
        .builder()
        .setDelimiter(delimiter)
        .setIgnoreEmptyLines(false)
        .setRecordSeparator(LINE_END)
        .get();
  }

  /** Returns the delimiter of an output: a tab if its name ends in {@code .tsv}. */
  public static char ofName(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    return lower.endsWith(".tsv") || lower.endsWith(".tsv.gz") ? '\t' : USUAL;
  }

  /** Returns the cells of a line; if its quotes are malformed, the texts between delimiters. */
  public static List<String> split(String line, char delimiter) {
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
