package io.github.sitemaptoolkit.internal.text;

/** Whole numbers with a comma before each three digits. */
public final class GroupedDigits {

  private static final int GROUP = 3;

  private GroupedDigits() {}

  /** Returns such as {@code 50,000}. */
  public static String of(long number) {
    String digits = Long.toString(number);
    int first = number < 0 ? 1 : 0;
    if (digits.length() - first <= GROUP) {
      return digits;
    }
    var grouped = new StringBuilder(digits);
    for (int i = digits.length() - GROUP; i > first; i -= GROUP) {
      grouped.insert(i, ',');
    }
    return grouped.toString();
  }
}
