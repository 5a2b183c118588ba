package io.github.sitemaptoolkit.date;

import io.github.sitemaptoolkit.problem.Code;

/**
 * What can be wrong with a date, or unusual about it; the first that applies counts.
 *
 * <p>Sources: the W3C's note on date and time formats, which the sitemap protocol requires, and the
 * protocol's schema, which accepts other forms than that note.
 *
 * @since 0.1
 */
public enum DateFault {
  /** Not a date in a form that has a name. It may still be understood: {@code 22.11.2026}. */
  INVALID(DateCodes.INVALID, false, "is not a date in W3C format"),
  /** A day, a time or an offset that does not exist. */
  IMPOSSIBLE(
      DateCodes.IMPOSSIBLE, false, "contains a day, a time or an offset that does not exist"),
  /** The time 24:00. Only the schema allows it. */
  HOUR_24(DateCodes.HOUR_24, false, "has the hour 24, which is 00 of the next day"),
  /** A time without a time zone, or with an ambiguous one. */
  NO_ZONE(DateCodes.NO_ZONE, false, "has a time without a time zone"),
  /** A date as in e-mails and RSS feeds, such as {@code Fri, 20 Nov 2026 10:00:00 GMT}. */
  RFC822(DateCodes.RFC822, false, "has the form of dates in e-mails and RSS feeds"),
  /** A space instead of the {@code T}. */
  SPACE_SEPARATOR(DateCodes.SPACE_SEPARATOR, false, "has a space instead of a T"),
  /** An offset without a colon, such as {@code +0100} or {@code +01}. */
  COMPACT_OFFSET(DateCodes.COMPACT_OFFSET, false, "has an offset that is not like +01:00"),
  /** A day with a time zone but without a time. Only the schema allows it. */
  DATE_WITH_ZONE(DateCodes.WITH_ZONE, false, "has a time zone but no time"),
  /** An offset of more than 14 hours. The schema does not allow it. */
  LARGE_OFFSET(
      DateCodes.LARGE_OFFSET,
      true,
      "has an offset beyond 14:00, which the schema of the protocol does not allow; no place has"
          + " one"),
  /** A year alone. The schema does not allow it. */
  YEAR_ONLY(
      DateCodes.YEAR_ONLY,
      true,
      "is only a year, which the schema of the protocol does not allow; write the day, too"),
  /** A year and a month. The schema does not allow it. */
  YEAR_MONTH(
      DateCodes.YEAR_MONTH,
      true,
      "has no day, which the schema of the protocol does not allow; write the day, too"),
  /** A time without seconds. The schema does not allow it. */
  NO_SECONDS(
      DateCodes.NO_SECONDS,
      true,
      "has no seconds, which the schema of the protocol does not allow");

  @SuppressWarnings("ImmutableEnumChecker") // a record of a text, an enum and a boolean
  private final Code code;

  private final boolean valid;
  private final String words;

  DateFault(Code code, boolean valid, String words) {
    this.code = code;
    this.valid = valid;
    this.words = words;
  }

  /** Returns the code of the problem. */
  public Code code() {
    return code;
  }

  /** Returns whether dates of this kind are valid by the W3C's note, and only unusual. */
  public boolean isValid() {
    return valid;
  }

  /** Returns what is wrong, to follow the quoted date. */
  String words() {
    return words;
  }
}
