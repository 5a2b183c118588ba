package io.github.sitemaptoolkit.date;

import io.github.sitemaptoolkit.problem.Problem;
import java.time.LocalDate;
import java.time.YearMonth;
import org.jspecify.annotations.Nullable;

/**
 * Judges dates that are kept as they are: what is wrong, and what to write instead.
 *
 * @since 0.1
 */
public final class DateCheck {

  private static final int DAY_LENGTH = 10;

  private DateCheck() {}

  /**
   * Returns what is wrong with a date; null if it has one of the forms that both the W3C's note and
   * the schema of the protocol allow. Nothing is allocated for these.
   *
   * @param text the date; white space around it is ignored
   */
  public static @Nullable DateFault fault(String text) {
    DateFault fault = W3cDates.fault(text.strip());
    return fault == null || fault.isValid() ? fault : ParsedDate.of(text).fault();
  }

  /** Returns a message that says what is wrong with a date and, if known, what to write instead. */
  public static String message(DateFault fault, String text) {
    String mended = mended(fault, text.strip());
    String part = fault == DateFault.IMPOSSIBLE ? impossible(text.strip()) : "";
    return Problem.quoted(text)
        + ' '
        + fault.words()
        + part
        + (mended == null ? "" : "; write " + mended);
  }

  /** Returns which part of a date like {@code 2026-02-30T25:00:00Z} does not exist. */
  private static String impossible(String text) {
    int[] parts = {number(text, 5), number(text, 8), number(text, 11), number(text, 14), -1};
    parts[4] = text.startsWith(":", 16) ? number(text, 17) : -1;
    int month = parts[0];
    if (month < 0 || text.charAt(4) != '-') {
      return "";
    } else if (month < 1 || month > 12) {
      return ": there is no month " + two(month);
    }
    int year = number(text, 0) * 100 + number(text, 2);
    int days = YearMonth.of(Math.max(year, 1), month).lengthOfMonth();
    if (parts[1] > 31 || parts[1] == 0) {
      return ": there is no day " + two(parts[1]);
    } else if (parts[1] > days) {
      return ": " + text.substring(0, 7) + " has " + days + " days";
    } else if (parts[2] > 24) {
      return ": there is no hour " + two(parts[2]);
    } else if (parts[3] > 59) {
      return ": there is no minute " + two(parts[3]);
    } else if (parts[4] > 59) {
      return ": there is no second " + two(parts[4]);
    }
    return parts[2] == 24 ? ": there is no time after 24:00" : ": it is the offset";
  }

  private static String two(int number) {
    return number < 10 ? "0" + number : String.valueOf(number);
  }

  /** Returns the number of two digits at an index; negative if there is none. */
  private static int number(String text, int at) {
    boolean digits =
        at + 1 < text.length() && isDigit(text.charAt(at)) && isDigit(text.charAt(at + 1));
    return digits ? (text.charAt(at) - '0') * 10 + text.charAt(at + 1) - '0' : -1;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static @Nullable String mended(DateFault fault, String text) {
    return switch (fault) {
      case INVALID -> "it like 2026-11-20 or 2026-11-20T10:00:00+00:00";
      case RFC822, SPACE_SEPARATOR, COMPACT_OFFSET, DATE_WITH_ZONE -> ParsedDate.of(text).date();
      case NO_ZONE -> inUtc(text);
      case HOUR_24 -> nextDay(text);
      case NO_SECONDS -> W3cDates.forSchema(text);
      case IMPOSSIBLE, LARGE_OFFSET, YEAR_ONLY, YEAR_MONTH -> null;
    };
  }

  private static @Nullable String inUtc(String text) {
    String date = ParsedDate.of(text + 'Z').date();
    return date == null || date.length() == DAY_LENGTH
        ? null
        : W3cDates.forSchema(date) + " if it is in UTC, otherwise its offset instead of Z";
  }

  private static @Nullable String nextDay(String text) {
    String date = ParsedDate.of(text.replace("24:", "00:")).date();
    if (date == null || date.length() == DAY_LENGTH) {
      return null;
    }
    LocalDate day = LocalDate.parse(date.substring(0, DAY_LENGTH)).plusDays(1);
    return day.getYear() > 9999 ? null : W3cDates.forSchema(day + date.substring(DAY_LENGTH));
  }
}
