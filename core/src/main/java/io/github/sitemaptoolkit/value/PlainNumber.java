package io.github.sitemaptoolkit.value;

import io.github.sitemaptoolkit.model.TextValues;
import io.github.sitemaptoolkit.text.Padding;
import org.jspecify.annotations.Nullable;

/**
 * Counts, ratings and prices, as the schemas of sitemaps write numbers: digits, and a point in
 * those that may have a fraction.
 *
 * <p>What people and programs write otherwise is no number here, because it is not certain which
 * one is meant: {@code 12,345} and {@code 12.345} views, {@code 12k}, {@code 5/5}, {@code 90%}. Two
 * forms are certain: {@code 4,5} is a fraction, and {@code 12345.0} is a whole number of a program
 * that has only fractions, such as pandas.
 *
 * @since 0.1
 */
public final class PlainNumber {

  /** How many digits behind a comma may be thousands. */
  private static final int THOUSANDS = 3;

  private PlainNumber() {}

  /** Returns the digits of a whole number, 0 or more; null if a text is none. */
  public static @Nullable String whole(String text) {
    String number = Padding.strip(text);
    int point = number.indexOf('.');
    boolean zeros = point > 0 && isZeros(number, point + 1);
    String digits = zeros ? number.substring(0, point) : number;
    return TextValues.wholeNumber(digits).isPresent() ? digits : null;
  }

  /** Returns a decimal number with a point; null if a text is none. */
  public static @Nullable String decimal(String text) {
    String number = withPoint(Padding.strip(text));
    return TextValues.decimal(number).isPresent() ? number : null;
  }

  /** Returns a number with a point for its comma, unless thousands may begin behind that. */
  private static String withPoint(String number) {
    int comma = number.indexOf(',');
    boolean fraction =
        comma > 0
            && comma < number.length() - 1
            && (number.length() - comma - 1 != THOUSANDS || number.startsWith("0"));
    return fraction ? number.substring(0, comma) + '.' + number.substring(comma + 1) : number;
  }

  private static boolean isZeros(String text, int from) {
    for (int i = from; i < text.length(); i++) {
      if (text.charAt(i) != '0') {
        return false;
      }
    }
    return from < text.length();
  }
}
