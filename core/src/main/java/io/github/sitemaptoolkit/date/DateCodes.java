package io.github.sitemaptoolkit.date;

import io.github.sitemaptoolkit.problem.Code;

/**
 * The codes of problems with dates, in any format. {@link DateFault} says which date has which.
 *
 * @since 0.1
 */
public final class DateCodes {

  /** What all of them begin with. */
  static final String AREA = "date.";

  /** A date cannot be understood, or is in none of the forms that have a code of their own. */
  public static final Code INVALID = Code.warning("date.invalid").asValueOnly();

  /** A date contains a day, a time or an offset that does not exist. */
  public static final Code IMPOSSIBLE = Code.error("date.impossible").asValueOnly();

  /** A time is 24:00. */
  public static final Code HOUR_24 = Code.warning("date.hour-24").asValueOnly();

  /** A time has no time zone, or an ambiguous one. */
  public static final Code NO_ZONE = Code.warning("date.no-zone");

  /** A date is written as in e-mails and RSS feeds. */
  public static final Code RFC822 = Code.warning("date.rfc822");

  /** There is a space between date and time. */
  public static final Code SPACE_SEPARATOR = Code.warning("date.space-separator");

  /** An offset from UTC has no colon. */
  public static final Code COMPACT_OFFSET = Code.warning("date.compact-offset");

  /** A date without a time has a time zone. */
  public static final Code WITH_ZONE = Code.warning("date.date-with-zone");

  /** An offset from UTC is more than 14 hours. */
  public static final Code LARGE_OFFSET = Code.warning("date.large-offset");

  /** A date is only a year. */
  public static final Code YEAR_ONLY = Code.warning("date.year-only");

  /** A date is only a year and a month. */
  public static final Code YEAR_MONTH = Code.warning("date.year-month");

  /** A time has no seconds. */
  public static final Code NO_SECONDS = Code.warning("date.no-seconds");

  private DateCodes() {}
}
