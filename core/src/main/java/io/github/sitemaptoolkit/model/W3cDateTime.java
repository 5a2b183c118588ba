package io.github.sitemaptoolkit.model;

import io.github.sitemaptoolkit.date.W3cDates;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

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
    String date = text.strip();
    return W3cDates.isDate(date)
        ? Optional.of(
            new W3cDateTime(
                date,
                precision(date),
                Instant.ofEpochSecond(W3cDates.epochSecond(date), W3cDates.nano(date))))
        : Optional.empty();
  }

  private static Precision precision(String date) {
    return switch (date.length()) {
      case 4 -> Precision.YEAR;
      case 7 -> Precision.MONTH;
      case 10 -> Precision.DAY;
      default -> {
        boolean seconds = date.charAt(16) == ':';
        boolean fraction = seconds && date.charAt(19) == '.';
        yield fraction ? Precision.FRACTION : seconds ? Precision.SECOND : Precision.MINUTE;
      }
    };
  }

  /** Returns whether two dates mean the same time with the same precision. */
  public static boolean same(@Nullable String one, @Nullable String other) {
    if (one == null || other == null || one.equals(other)) {
      return one != null && other != null;
    }
    W3cDateTime first = parse(one).orElse(null);
    W3cDateTime second = parse(other).orElse(null);
    return first != null
        && second != null
        && first.start.equals(second.start)
        && first.precision == second.precision;
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
}
