package io.github.sitemaptoolkit.validator.value;

import io.github.sitemaptoolkit.problem.Code;

/**
 * The codes of problems with single values that readers do not report.
 *
 * @since 0.1
 */
public final class ValueCodes {

  /** A url is not below the directory of its sitemap. */
  public static final Code URL_OUT_OF_SCOPE = Code.error("url.out-of-scope");

  /** A url has another host than its sitemap. */
  public static final Code URL_OTHER_HOST = Code.error("url.other-host");

  /** A url has another scheme than its sitemap. */
  public static final Code URL_SCHEME_MISMATCH = Code.error("url.scheme-mismatch");

  /** The hosts of a url and of its sitemap only differ in {@code www}. */
  public static final Code URL_WWW_MISMATCH = Code.warning("url.www-mismatch");

  /** A url has another port than its sitemap. */
  public static final Code URL_PORT_MISMATCH = Code.error("url.port-mismatch");

  /** A date is only a year. */
  public static final Code DATE_YEAR_ONLY = Code.warning("date.year-only");

  /** A date is only a year and a month. */
  public static final Code DATE_YEAR_MONTH = Code.warning("date.year-month");

  /** A time has no seconds. */
  public static final Code DATE_NO_SECONDS = Code.warning("date.no-seconds");

  /** A date without a time has a time zone. */
  public static final Code DATE_WITH_ZONE = Code.warning("date.date-with-zone");

  /** A time is 24:00. */
  public static final Code DATE_HOUR_24 = Code.warning("date.hour-24");

  /** There is a space between date and time. */
  public static final Code DATE_SPACE_SEPARATOR = Code.error("date.space-separator");

  /** An offset from UTC has no colon. */
  public static final Code DATE_COMPACT_OFFSET = Code.error("date.compact-offset");

  /** An offset from UTC is more than 14 hours. */
  public static final Code DATE_LARGE_OFFSET = Code.warning("date.large-offset");

  /** A date is written as in e-mails and RSS feeds. */
  public static final Code DATE_RFC822 = Code.error("date.rfc822");

  private ValueCodes() {}
}
