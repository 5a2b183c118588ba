package io.github.sitemaptoolkit.converters.internal.csv.cell;

import java.util.Set;

/** The words that programs write into a cell to say that it holds nothing. */
public final class NoValue {

  /** Those of pandas, of databases and of spreadsheets, as they write them. */
  private static final Set<String> WORDS =
      Set.of("NaT", "nan", "NaN", "None", "null", "NULL", "<NA>", "N/A", "n/a", "#N/A", "#NV");

  private static final int SHORTEST = 3;
  private static final int LONGEST = 4;

  private NoValue() {}

  /** Returns whether a text is such a word. */
  public static boolean is(String text) {
    return text.length() >= SHORTEST && text.length() <= LONGEST && WORDS.contains(text);
  }
}
