package io.github.sitemaptoolkit.validator.value;

import io.github.sitemaptoolkit.model.W3cDateTime;
import io.github.sitemaptoolkit.model.W3cDateTime.Precision;
import java.time.Instant;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Checks the texts of dates. White space around them is ignored.
 *
 * <p>Dates such as {@code 2026-11-20} and {@code 2026-11-20T10:00:00Z} are scanned once, without
 * allocating anything. Thread-safe.
 *
 * @since 0.1
 */
public final class DateRules {

  /** A day begins up to 14 hours earlier than in UTC, in the zone +14:00. */
  private static final long EARLIEST = 14 * 3600;

  private static final long LARGEST_OFFSET = 18 * 3600;
  private static final long DAY = 24 * 3600;

  private static final Pattern MAIL =
      Pattern.compile(
          "(?:[a-z]{3,9},?\\s{1,9})?\\d{1,2}[ -]"
              + "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}[ -]\\d{2}",
          Pattern.CASE_INSENSITIVE);

  private DateRules() {}

  /**
   * Returns what is wrong with a date; null if it has one of the forms that both the W3C's note and
   * the schema of the protocol allow. If several constants apply, the first of them is returned.
   */
  public static @Nullable DateRule fault(String text) {
    String date = text.strip();
    int year = DateText.number(date, 0, 4);
    if (year < 0) {
      return MAIL.matcher(date).lookingAt() ? DateRule.RFC822 : DateRule.INVALID;
    } else if (date.length() == 4) {
      return DateRule.YEAR_ONLY;
    }
    int month = date.charAt(4) == '-' ? DateText.number(date, 5, 2) : -1;
    if (month < 0) {
      return DateRule.INVALID;
    } else if (date.length() == 7) {
      return DateText.isDay(year, month, 1) ? DateRule.YEAR_MONTH : DateRule.IMPOSSIBLE;
    }
    int day = date.charAt(7) == '-' ? DateText.number(date, 8, 2) : -1;
    if (day < 0) {
      return DateRule.INVALID;
    }
    DateRule rest = date.length() == DateText.DAY_LENGTH ? null : TimeText.fault(date);
    boolean exists = DateText.isDay(year, month, day);
    return exists || rest == DateRule.INVALID ? rest : DateRule.IMPOSSIBLE;
  }

  /**
   * Returns whether a date is in the future. A date without a time zone must be in the future in
   * all time zones. False for what is not a date.
   */
  public static boolean isAfter(String text, Instant now) {
    String date = text.strip();
    int year = DateText.number(date, 0, 4);
    if (year < 0 || latest(date, year) <= now.getEpochSecond()) {
      return false;
    }
    Optional<W3cDateTime> parsed = W3cDateTime.parse(date);
    if (parsed.isEmpty() && date.length() > DateText.DAY_LENGTH) {
      parsed = W3cDateTime.parse(date.substring(0, DateText.DAY_LENGTH));
    }
    return parsed.filter(it -> earliest(it).isAfter(now)).isPresent();
  }

  /** Returns a time, in epoch seconds, before which a date begins, whatever its zone is. */
  private static long latest(String date, int year) {
    int month = DateText.number(date, 5, 2);
    int day = DateText.number(date, 8, 2);
    long epochDay =
        DateText.isDay(year, month, day)
            ? DateText.epochDay(year, month, day)
            : DateText.epochDay(year, 12, 31);
    return (epochDay + 1) * DAY + LARGEST_OFFSET;
  }

  private static Instant earliest(W3cDateTime date) {
    boolean zone = date.precision().compareTo(Precision.DAY) > 0;
    return zone ? date.start() : date.start().minusSeconds(EARLIEST);
  }

  /**
   * Returns whether a date is before 1990, when there was no web. It is then probably a default,
   * such as {@code 1970-01-01}.
   */
  public static boolean isBefore1990(String text) {
    String date = text.strip();
    int year = DateText.number(date, 0, 4);
    return year >= 0 && year < 1990 && (date.length() == 4 || date.charAt(4) == '-');
  }
}
