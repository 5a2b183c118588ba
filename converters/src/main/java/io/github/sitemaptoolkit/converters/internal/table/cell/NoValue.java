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

  /**
   * Returns whether a text is the error of a formula, as spreadsheets write it in any language:
   * {@code #REF!}, {@code #DIV/0!}, {@code #¿NOMBRE?}.
   */
  public static boolean isError(String text) {
    int last = text.length() - 1;
    if (last < SHORTEST || text.charAt(0) != '#' || "!?".indexOf(text.charAt(last)) < 0) {
      return false;
    }
    for (int i = 1; i < last; i++) {
      char c = text.charAt(i);
      if (!Character.isUpperCase(c) && "/0_\u00A1\u00BF".indexOf(c) < 0) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether a text is such a word. */
  public static boolean is(String text) {
    return text.length() >= SHORTEST && text.length() <= LONGEST && WORDS.contains(text);
  }
}
