package io.github.sitemaptoolkit.converters.internal.table.type;

import org.jspecify.annotations.Nullable;

/** Cells that mean yes or no. */
public final class YesNo {

  /** How sitemaps write yes. */
  public static final String YES = "yes";

  /** How sitemaps write no. */
  public static final String NO = "no";

  private static final int LONGEST = 12;

  private YesNo() {}

  /** Returns {@code yes} or {@code no}; null if a text means neither. */
  public static @Nullable String of(String text) {
    if (text.equals(YES) || text.equals(NO)) {
      return text;
    }
    Boolean value = value(text);
    return value == null ? null : value ? YES : NO;
  }

  /** Returns whether a text means yes; null if it means neither yes nor no. */
  static @Nullable Boolean value(String text) {
    if (text.length() > LONGEST) {
      return null;
    }
    String word = FoldedText.of(WholeNumber.of(text));
    return WordList.YES.contains(word) ? Boolean.TRUE : WordList.NO.contains(word) ? false : null;
  }
}
