package io.github.sitemaptoolkit.date;

import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Reporter;
import io.github.sitemaptoolkit.problem.Severity;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the text of a date means, and what is wrong with it.
 *
 * <p>A date in one of the six forms of the W3C is kept exactly as it is, unless its year is below
 * 1000, as some programs write unknown dates, or one of another calendar, such as 2569. All others
 * are converted to a date and time with seconds and an offset, or to a date alone if there is no
 * time or no unambiguous zone. Nothing is guessed and nothing rolls over: 30 February is a fault,
 * and so is 05/01/2024.
 *
 * <pre>{@code
 * ParsedDate.of("Fri, 20 Nov 2026 10:00:00 GMT") // 2026-11-20T10:00:00Z, RFC822
 * ParsedDate.of("2026-11-20 10:00")              // 2026-11-20, NO_ZONE
 * ParsedDate.of("2026-11-31")                    // null, IMPOSSIBLE
 * }</pre>
 *
 * @param date the date in a form of the W3C; null if it is not understood or does not exist
 * @param fault what is wrong with the text, or unusual; null if nothing is
 * @since 0.1
 */
public record ParsedDate(@Nullable String date, @Nullable DateFault fault) {

  private static final int YEAR_LENGTH = 4;

  static final ParsedDate UNKNOWN = new ParsedDate(null, DateFault.INVALID);

  /** Parses a date. White space around it is ignored. */
  public static ParsedDate of(String text) {
    String date = text.strip();
    DateFault fault = W3cDates.fault(date);
    boolean valid = fault == null || fault.isValid();
    if (valid) {
      return isPlaceholder(date) ? UNKNOWN : new ParsedDate(date, fault);
    } else if (fault == DateFault.DATE_WITH_ZONE) {
      return ofDay(date, fault);
    }
    ParsedDate other = OtherDates.parse(date);
    if (other.date != null && isPlaceholder(other.date)) {
      return UNKNOWN;
    }
    boolean mended = fault != DateFault.IMPOSSIBLE && fault != DateFault.HOUR_24;
    return fault == DateFault.INVALID || (mended && other.date == null)
        ? other
        : new ParsedDate(other.date, fault);
  }

  /**
   * Parses a date. If it has a time without a time zone, the time is taken to be in the given one,
   * and the fault is {@link DateFault#INVALID}; but a time that the zone skips, or has twice,
   * remains without one.
   *
   * @param zone null if unknown: then only the day of such a date is kept, as by {@link #of}
   */
  public static ParsedDate of(String text, @Nullable ZoneId zone) {
    ParsedDate zoned = zoned(text, zone);
    return zoned == null ? of(text) : zoned;
  }

  /** Returns a date with an offset if it has a time without a zone; otherwise null. */
  static @Nullable ParsedDate zoned(String text, @Nullable ZoneId zone) {
    if (zone == null || of(text).fault != DateFault.NO_ZONE) {
      return null;
    }
    String plain = text.strip();
    boolean word = Character.isLetter(plain.charAt(plain.length() - 1)); // 10:15 PM
    String utc = of(plain + (word ? " Z" : "Z")).date;
    if (utc == null || !utc.endsWith("Z")) {
      return null; // it has a zone, but an ambiguous one
    }
    String full = W3cDates.forSchema(utc); // with seconds
    String local = full.substring(0, full.length() - 1);
    List<ZoneOffset> offsets = zone.getRules().getValidOffsets(LocalDateTime.parse(local));
    boolean one = offsets.size() == 1 && offsets.get(0).getTotalSeconds() % 60 == 0;
    return one ? new ParsedDate(local + offsets.get(0).getId(), DateFault.INVALID) : null;
  }

  private static ParsedDate ofDay(String date, DateFault fault) {
    return isPlaceholder(date) ? UNKNOWN : new ParsedDate(date.substring(0, 10), fault);
  }

  /**
   * Returns a date in a form of the W3C without the white space around it; null if it has another
   * form, or a year that is below 1000 or of another calendar, so that it is not known which date
   * is meant. Null for null.
   */
  public static @Nullable String kept(@Nullable String text) {
    String date = text == null ? "" : text.strip();
    return W3cDates.isDate(date) && !isPlaceholder(date) ? date : null;
  }

  /** Returns whether a date in a form of the W3C has no year of the calendar of the protocol. */
  private static boolean isPlaceholder(String date) {
    return date.startsWith("0") || isOtherCalendar(W3cDates.year(date));
  }

  /**
   * Returns whether a text has a year of another calendar: 2569 of the Buddhist one, or 1405 and
   * 1448 of the Persian and Islamic ones. No page was changed so long ago, or will be so late.
   */
  private static boolean isOtherCalendar(String text) {
    int year = 0;
    int digits = 0;
    for (int i = 0; i < text.length(); i++) {
      int digit = Character.digit(text.charAt(i), 10);
      if (digit < 0 && digits == YEAR_LENGTH && isOtherCalendar(year)) {
        return true;
      }
      year = digit < 0 ? 0 : year * 10 + digit;
      digits = digit < 0 ? 0 : digits + 1;
    }
    return digits == YEAR_LENGTH && isOtherCalendar(year);
  }

  private static boolean isOtherCalendar(int year) {
    return (year >= 1300 && year < 1500) || (year >= 2400 && year < 2700);
  }

  /** Returns whether the date is kept exactly as it is written. */
  public boolean isKept() {
    return fault == null || fault.isValid();
  }

  /** Returns whether only the day is left of a date and a time. */
  public boolean isCut() {
    return date != null && (fault == DateFault.NO_ZONE || fault == DateFault.IMPOSSIBLE);
  }

  /**
   * Returns a message of readers that convert dates: what is wrong with the text, and what becomes
   * of the date.
   *
   * @param name the name of the date
   * @param text the text that was parsed
   */
  public String message(String name, String text) {
    String quoted = name + ' ' + Problem.quoted(text.strip()) + ' ';
    if (date == null) {
      String words =
          fault != DateFault.INVALID
              ? "contains a day or time that does not exist"
              : isOtherCalendar(text)
                  ? "may have the year of another calendar"
                  : "cannot be understood as a date";
      return quoted + words + "; it is left out";
    } else if (isCut()) {
      return quoted
          + (fault == DateFault.NO_ZONE
              ? "has no time zone, or an ambiguous one"
              : "has an offset that does not exist")
          + "; only its day is kept";
    }
    return quoted + (fault == null ? "" : fault.words() + "; it ") + "is read as " + date;
  }

  /**
   * Reports what a reader that converts dates makes of one: as information if it is only written
   * otherwise, as a missing value if it is left out. A date that {@linkplain #isKept is kept} is
   * not reported.
   *
   * @param name the name of the date
   * @param text the text that was parsed
   */
  public void report(String name, String text, Reporter reporter) {
    if (isKept() || fault == null) {
      return;
    } else if (date == null) {
      reporter.missing(fault.code(), () -> message(name, text));
    } else if (isCut()) {
      reporter.report(fault.code(), () -> message(name, text));
    } else {
      reporter.report(fault.code().withSeverity(Severity.INFO), () -> message(name, text));
    }
  }
}
