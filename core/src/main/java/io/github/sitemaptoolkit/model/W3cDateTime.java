package io.github.sitemaptoolkit.model;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Optional;

/**
 * A date in one of the six forms of the W3C's note on date and time formats.
 *
 * <p>Keeps the text as it was written, and its precision: {@code 2026} is not the same as {@code
 * 2026-01-01}. Source: <a href="https://www.w3.org/TR/NOTE-datetime">NOTE-datetime</a>, which the
 * sitemap protocol prescribes for {@code lastmod}. The schema, sitemap.xsd, only accepts the forms
 * DAY, SECOND and FRACTION.
 *
 * @param text the date as written, without white space around it
 * @param precision which of the six forms it has
 * @param start the first instant of the time it denotes; forms without a time are read as UTC
 * @since 0.1
 */
public record W3cDateTime(String text, Precision precision, Instant start) {

  /** The six forms, from the least to the most precise. */
  public enum Precision {
    /** {@code YYYY}. */
    YEAR,
    /** {@code YYYY-MM}. */
    MONTH,
    /** {@code YYYY-MM-DD}. */
    DAY,
    /** {@code YYYY-MM-DDThh:mmTZD}. */
    MINUTE,
    /** {@code YYYY-MM-DDThh:mm:ssTZD}. */
    SECOND,
    /** {@code YYYY-MM-DDThh:mm:ss.sTZD}. */
    FRACTION
  }

  /**
   * Returns a date without a time, in the form DAY.
   *
   * @throws DateTimeException if the year does not have four digits
   */
  public static W3cDateTime of(LocalDate date) {
    checkYear(date.getYear());
    return new W3cDateTime(
        DateTimeFormatter.ISO_LOCAL_DATE.format(date),
        Precision.DAY,
        date.atStartOfDay(ZoneOffset.UTC).toInstant());
  }

  /**
   * Returns a time in UTC, in the form SECOND, or FRACTION if it has a fraction of a second.
   *
   * @throws DateTimeException if the year does not have four digits
   */
  public static W3cDateTime of(Instant time) {
    return of(time.atOffset(ZoneOffset.UTC));
  }

  /**
   * Returns a time in the form SECOND, or FRACTION if it has a fraction of a second. A time whose
   * offset has seconds, which the forms cannot express, is converted to UTC.
   *
   * @throws DateTimeException if the year does not have four digits
   */
  public static W3cDateTime of(OffsetDateTime time) {
    if (time.getOffset().getTotalSeconds() % 60 != 0) {
      return of(time.toInstant());
    }
    checkYear(time.getYear());
    return new W3cDateTime(
        DateTimeFormatter.ISO_OFFSET_DATE_TIME.format(time),
        time.getNano() == 0 ? Precision.SECOND : Precision.FRACTION,
        time.toInstant());
  }

  private static void checkYear(int year) {
    if (year < 0 || year > 9999) {
      throw new DateTimeException("the year " + year + " does not have four digits");
    }
  }

  /**
   * Parses a date. White space around it is allowed.
   *
   * @return the date; empty if the text has none of the six forms, or there is no such day or time
   */
  public static Optional<W3cDateTime> parse(String text) {
    String s = text.strip();
    try {
      return new Parser(s).parse();
    } catch (DateTimeException e) {
      return Optional.empty(); // the form is right, but there is no such day or time
    }
  }

  /**
   * Returns the end of the time it denotes, exclusive: for {@code 2026-11} the beginning of
   * December.
   */
  public Instant end() {
    OffsetDateTime begin = start.atOffset(ZoneOffset.UTC);
    return switch (precision) {
      case YEAR -> begin.plusYears(1).toInstant();
      case MONTH -> begin.plusMonths(1).toInstant();
      case DAY -> begin.plusDays(1).toInstant();
      case MINUTE -> start.plusSeconds(60);
      case SECOND -> start.plusSeconds(1);
      case FRACTION -> start.plusNanos(1);
    };
  }

  private static final class Parser {

    private static final int NO_OFFSET = Integer.MIN_VALUE;
    private static final int LARGEST_OFFSET = ZoneOffset.MAX.getTotalSeconds();
    private static final long SECONDS_PER_DAY = 24 * 60 * 60;

    private final String s;
    private int at;

    Parser(String s) {
      this.s = s;
    }

    Optional<W3cDateTime> parse() {
      int year = digits(4);
      if (year < 0) {
        return Optional.empty();
      }
      if (atEnd()) {
        return result(Precision.YEAR, LocalDate.of(year, 1, 1));
      }
      int month = skip('-') ? digits(2) : -1;
      if (month < 0) {
        return Optional.empty();
      }
      if (atEnd()) {
        return result(Precision.MONTH, YearMonth.of(year, month).atDay(1));
      }
      int day = skip('-') ? digits(2) : -1;
      if (day < 0) {
        return Optional.empty();
      }
      LocalDate date = LocalDate.of(year, month, day);
      return atEnd() ? result(Precision.DAY, date) : time(date);
    }

    private Optional<W3cDateTime> time(LocalDate date) {
      int hour = skip('T') ? digits(2) : -1;
      int minute = hour >= 0 && skip(':') ? digits(2) : -1;
      if (minute < 0) {
        return Optional.empty();
      }
      var precision = Precision.MINUTE;
      int second = 0;
      int nano = 0;
      if (skip(':')) {
        precision = Precision.SECOND;
        second = digits(2);
        if (second < 0) {
          return Optional.empty();
        }
        if (skip('.')) {
          precision = Precision.FRACTION;
          nano = fraction();
          if (nano < 0) {
            return Optional.empty();
          }
        }
      }
      int offset = offset();
      if (offset == NO_OFFSET || !atEnd()) {
        return Optional.empty();
      }
      int time = LocalTime.of(hour, minute, second, nano).toSecondOfDay();
      long seconds = date.toEpochDay() * SECONDS_PER_DAY + time - offset;
      return Optional.of(new W3cDateTime(s, precision, Instant.ofEpochSecond(seconds, nano)));
    }

    /**
     * Parses the offset from UTC in seconds; {@link #NO_OFFSET} if there is none. A number and not
     * a {@link ZoneOffset}, because looking that up took longer than all the rest of a date.
     */
    private int offset() {
      if (skip('Z')) {
        return 0;
      }
      int sign = skip('+') ? 1 : skip('-') ? -1 : 0;
      int hours = sign == 0 ? -1 : digits(2);
      int minutes = hours >= 0 && skip(':') ? digits(2) : -1;
      int seconds = hours * 3600 + minutes * 60;
      boolean valid = minutes >= 0 && minutes <= 59 && seconds <= LARGEST_OFFSET;
      return valid ? sign * seconds : NO_OFFSET;
    }

    private Optional<W3cDateTime> result(Precision precision, LocalDate date) {
      return Optional.of(
          new W3cDateTime(s, precision, date.atStartOfDay(ZoneOffset.UTC).toInstant()));
    }

    private boolean atEnd() {
      return at == s.length();
    }

    private boolean skip(char c) {
      if (at < s.length() && s.charAt(at) == c) {
        at++;
        return true;
      }
      return false;
    }

    /** Parses the next digits as a number; -1 if there are fewer of them. */
    private int digits(int count) {
      int value = 0;
      for (int i = 0; i < count; i++) {
        int digit = at < s.length() ? s.charAt(at) - '0' : -1;
        if (digit < 0 || digit > 9) {
          return -1;
        }
        value = value * 10 + digit;
        at++;
      }
      return value;
    }

    /** Parses the next digits as nanoseconds; -1 if there are none. */
    private int fraction() {
      int begin = at;
      int nano = 0;
      int unit = 100_000_000;
      while (at < s.length() && s.charAt(at) >= '0' && s.charAt(at) <= '9') {
        nano += (s.charAt(at) - '0') * unit;
        unit /= 10; // beyond nanoseconds the unit is 0: kept in the text, not in the instant
        at++;
      }
      return at == begin ? -1 : nano;
    }
  }
}
