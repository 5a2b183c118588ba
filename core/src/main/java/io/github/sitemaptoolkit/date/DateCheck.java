package io.github.sitemaptoolkit.date;

import io.github.sitemaptoolkit.problem.Problem;
import java.time.LocalDate;
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
    return Problem.quoted(text) + ' ' + fault.words() + (mended == null ? "" : "; write " + mended);
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
