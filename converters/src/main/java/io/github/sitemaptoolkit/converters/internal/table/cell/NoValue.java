package io.github.sitemaptoolkit.converters.internal.table.cell;

import java.util.Set;

/** The words that programs write into cells without a value. */
public final class NoValue {

  /** The words of pandas, databases and spreadsheets. */
  private static final Set<String> WORDS =
      Set.of(
          "\\N", "NaT", "nan", "NaN", "None", "null", "NULL", "<NA>", "N/A", "n/a", "#N/A", "#NV");

  private static final int SHORTEST = 2;
  private static final int LONGEST = 4;

  private NoValue() {}

  /** Returns whether a text is such a word. */
  public static boolean is(String text) {
    return text.length() >= SHORTEST && text.length() <= LONGEST && WORDS.contains(text);
  }
}
