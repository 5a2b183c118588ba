package io.github.sitemaptoolkit.text;

import io.github.sitemaptoolkit.problem.Code;

/**
 * The codes of problems with dates, in any format.
 *
 * @since 0.1
 */
public final class DateCodes {

  /** A time has no time zone, or an ambiguous one. */
  public static final Code NO_ZONE = Code.warning("date.no-zone");

  /** A date contains a day or time that does not exist. */
  public static final Code IMPOSSIBLE = Code.error("date.impossible").asValueOnly();

  /** A date cannot be understood. */
  public static final Code INVALID = Code.warning("date.invalid").asValueOnly();

  private DateCodes() {}
}
