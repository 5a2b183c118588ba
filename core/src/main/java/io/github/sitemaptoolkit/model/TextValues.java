package io.github.sitemaptoolkit.model;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * Texts of documents as the numbers, durations, dates and lists that they stand for, and back: for
 * the values of extensions, which keep their texts as they were written.
 *
 * <pre>{@code
 * public Optional<Duration> durationValue() {
 *   return TextValues.seconds(duration);
 * }
 * }</pre>
 *
 * <p>White space around a text is allowed. A text that is null, or not of the type, gives an empty
 * result, never an exception.
 *
 * @since 0.1
 */
public final class TextValues {

  /** Longer than any number that means something, short enough to calculate with. */
  private static final int LONGEST_NUMBER = 40;

  private TextValues() {}

  /** Returns the date that a text is, in one of the W3C's forms. */
  public static Optional<W3cDateTime> date(@Nullable String text) {
    return text == null ? Optional.empty() : W3cDateTime.parse(text);
  }

  /** Returns the whole number that a text is: digits, up to {@link Long#MAX_VALUE}. */
  public static OptionalLong wholeNumber(@Nullable String text) {
    String number = text == null ? "" : text.strip();
    if (number.isEmpty() || !number.chars().allMatch(TextValues::isDigit)) {
      return OptionalLong.empty();
    }
    try {
      return OptionalLong.of(Long.parseLong(number));
    } catch (NumberFormatException e) {
      return OptionalLong.empty(); // too large
    }
  }

  /**
   * Returns the decimal number that a text is: digits with at most one dot, and a sign or none, at
   * most {@value #LONGEST_NUMBER} characters.
   */
  public static Optional<BigDecimal> decimal(@Nullable String text) {
    String number = text == null ? "" : text.strip();
    boolean plain = number.chars().allMatch(c -> isDigit(c) || c == '.' || c == '-' || c == '+');
    if (!plain || number.length() > LONGEST_NUMBER) {
      return Optional.empty();
    }
    try {
      return Optional.of(new BigDecimal(number));
    } catch (NumberFormatException e) {
      return Optional.empty(); // signs and dots that are not one in its place
    }
  }

  /** Returns the decimal number that a text is, as {@link #decimal} reads it, as a double. */
  public static OptionalDouble number(@Nullable String text) {
    return decimal(text)
        .map(number -> OptionalDouble.of(number.doubleValue()))
        .orElseGet(OptionalDouble::empty);
  }

  /** Returns what {@code yes} or {@code no} means, in capitals or not. */
  public static Optional<Boolean> yesNo(@Nullable String text) {
    return switch (text == null ? "" : text.strip().toLowerCase(Locale.ROOT)) {
      case "yes" -> Optional.of(true);
      case "no" -> Optional.of(false);
      default -> Optional.empty();
    };
  }

  /** Returns the duration that a text is: a whole number of seconds. */
  public static Optional<Duration> seconds(@Nullable String text) {
    OptionalLong seconds = wholeNumber(text);
    return seconds.isPresent()
        ? Optional.of(Duration.ofSeconds(seconds.getAsLong()))
        : Optional.empty();
  }

  /**
   * Returns the items that stand in a text with a separator between, without the white space around
   * them. Empty items are left out, so that a blank text has none.
   */
  public static List<String> list(@Nullable String text, char separator) {
    return Arrays.stream((text == null ? "" : text).split(String.valueOf(separator)))
        .map(String::strip)
        .filter(item -> !item.isEmpty())
        .toList();
  }

  /**
   * Returns a text of items with a separator between, and a space behind it.
   *
   * @throws IllegalArgumentException if an item holds the separator
   */
  public static String text(List<String> items, char separator) {
    for (String item : items) {
      if (item.indexOf(separator) >= 0) {
        throw new IllegalArgumentException(
            "\"" + item + "\" holds what would separate it from the next item");
      }
    }
    return String.join(separator == ' ' ? " " : separator + " ", items);
  }

  /**
   * Returns the text of a number, such as {@code 0.8}, without an exponent.
   *
   * @throws IllegalArgumentException if it is infinite or not a number
   */
  public static String text(double number) {
    if (!Double.isFinite(number)) {
      throw new IllegalArgumentException(number + " cannot be written as a decimal number");
    }
    return BigDecimal.valueOf(number).toPlainString();
  }

  /** Returns {@code yes} or {@code no}. */
  public static String text(boolean yes) {
    return yes ? "yes" : "no";
  }

  /**
   * Returns a duration in seconds, rounded to whole ones, half a second up.
   *
   * @throws IllegalArgumentException if it is negative
   */
  public static String text(Duration duration) {
    if (duration.isNegative()) {
      throw new IllegalArgumentException("the duration " + duration + " is negative");
    }
    return BigDecimal.valueOf(duration.getSeconds())
        .add(BigDecimal.valueOf(duration.getNano(), 9))
        .setScale(0, RoundingMode.HALF_UP)
        .toPlainString();
  }

  private static boolean isDigit(int c) {
    return c >= '0' && c <= '9';
  }
}
