package io.github.sitemaptoolkit.model;

import io.github.sitemaptoolkit.annotation.Incubating;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.temporal.Temporal;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * Converts texts to numbers, durations, dates and lists, and back. Meant for the values of
 * extensions, which keep their texts as they were written.
 *
 * <pre>{@code
 * public Optional<Duration> durationValue() {
 *   return TextValues.seconds(duration);
 * }
 * }</pre>
 *
 * <p>White space around a text is allowed. For null, and for a text that cannot be read as the
 * type, the result is empty; these methods never throw an exception for a text.
 *
 * @since 0.1
 */
@Incubating
public final class TextValues {

  /** Longer than any sensible number, and short enough to parse quickly. */
  private static final int LONGEST_NUMBER = 40;

  private TextValues() {}

  /** Parses a date in one of the forms of {@link W3cDateTime}. */
  public static Optional<W3cDateTime> date(@Nullable String text) {
    return text == null ? Optional.empty() : W3cDateTime.parse(text);
  }

  /** Parses a whole number: digits only, at most {@link Long#MAX_VALUE}. */
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
   * Parses a decimal number: an optional sign, and digits with at most one dot; at most {@value
   * #LONGEST_NUMBER} characters.
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
      return Optional.empty(); // misplaced signs or dots
    }
  }

  /** Parses a decimal number as {@link #decimal} does, and returns it as a double. */
  public static OptionalDouble number(@Nullable String text) {
    return decimal(text)
        .map(number -> OptionalDouble.of(number.doubleValue()))
        .orElseGet(OptionalDouble::empty);
  }

  /** Parses {@code yes} or {@code no}, ignoring case. */
  public static Optional<Boolean> yesNo(@Nullable String text) {
    return switch (text == null ? "" : text.strip().toLowerCase(Locale.ROOT)) {
      case "yes" -> Optional.of(true);
      case "no" -> Optional.of(false);
      default -> Optional.empty();
    };
  }

  /** Parses a duration: a whole number of seconds. */
  public static Optional<Duration> seconds(@Nullable String text) {
    OptionalLong seconds = wholeNumber(text);
    return seconds.isPresent()
        ? Optional.of(Duration.ofSeconds(seconds.getAsLong()))
        : Optional.empty();
  }

  /**
   * Splits a text at a separator and returns the items without the white space around them. Empty
   * items are left out, so a blank text gives an empty list.
   */
  public static List<String> list(@Nullable String text, char separator) {
    return Arrays.stream((text == null ? "" : text).split(String.valueOf(separator)))
        .map(String::strip)
        .filter(item -> !item.isEmpty())
        .toList();
  }

  /**
   * Joins items to a text, with a separator and a space between them.
   *
   * @throws IllegalArgumentException if an item contains the separator
   */
  public static String text(List<String> items, char separator) {
    for (String item : items) {
      if (item.indexOf(separator) >= 0) {
        throw new IllegalArgumentException("\"" + item + "\" contains the separator of the list");
      }
    }
    return String.join(separator == ' ' ? " " : separator + " ", items);
  }

  /**
   * Formats a number, such as {@code 0.8}, without an exponent.
   *
   * @throws IllegalArgumentException if it is infinite or not a number
   */
  public static String text(double number) {
    if (!Double.isFinite(number)) {
      throw new IllegalArgumentException(number + " cannot be written as a decimal number");
    }
    return BigDecimal.valueOf(number).toPlainString();
  }

  /**
   * Formats a day or a time as a W3C date: a {@link java.time.LocalDate} without a time, an {@link
   * Instant} in UTC, an {@link OffsetDateTime} or {@link java.time.ZonedDateTime} with its offset.
   *
   * @return the text; null for null
   * @throws java.time.DateTimeException if it is of another type, such as a time without an offset,
   *     or if its year does not have four digits
   */
  public static @Nullable String text(@Nullable Temporal date) {
    if (date == null) {
      return null;
    } else if (date instanceof LocalDate day) {
      return W3cDateTime.of(day).text();
    } else if (date instanceof Instant time) {
      return W3cDateTime.of(time).text();
    }
    return W3cDateTime.of(OffsetDateTime.from(date)).text();
  }

  /** Formats a boolean as {@code yes} or {@code no}. */
  public static String text(boolean yes) {
    return yes ? "yes" : "no";
  }

  /**
   * Formats a duration as a whole number of seconds; half a second is rounded up.
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
