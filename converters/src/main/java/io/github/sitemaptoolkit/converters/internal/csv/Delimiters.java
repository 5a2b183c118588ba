package io.github.sitemaptoolkit.converters.internal.csv;

import java.util.Locale;
import org.apache.commons.csv.CSVFormat;

/** The delimiters between the cells of a table. */
public final class Delimiters {

  /** All delimiters that are written. */
  public static final String ALL = ",;\t";

  /** All delimiters that are recognised. */
  public static final String FOUND = ALL + "|";

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

  /** Returns whether an input has the name of a table. */
  public static boolean isTable(String name) {
    return isNamed(name, ".csv") || isNamed(name, ".tsv");
  }

  private static boolean isNamed(String name, String ending) {
    String lower = name.toLowerCase(Locale.ROOT);
    return lower.endsWith(ending) || lower.endsWith(ending + ".gz");
  }

  /** Returns the delimiter of an output: a tab if its name ends in {@code .tsv}. */
  public static char ofName(String name) {
    return isNamed(name, ".tsv") ? '\t' : USUAL;
  }
}
