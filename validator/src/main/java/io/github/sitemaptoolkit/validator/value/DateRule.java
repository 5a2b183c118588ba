package io.github.sitemaptoolkit.validator.value;

import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.text.DateCodes;
import org.jspecify.annotations.Nullable;

/**
 * What can be wrong or unusual about a date.
 *
 * <p>Sources: the W3C's note on date and time formats, which the sitemap protocol requires, and the
 * protocol's schema, which accepts other forms than that note.
 *
 * @since 0.1
 */
public enum DateRule {
  /** Not a date in a form that is known. */
  INVALID(
      DateCodes.INVALID,
      false,
      "is not a date in W3C format; write it like 2026-11-20 or 2026-11-20T10:00:00+00:00"),
  /** A day, a time or an offset that does not exist. */
  IMPOSSIBLE(
      DateCodes.IMPOSSIBLE, false, "contains a day, a time or an offset that does not exist"),
  /** A date as in e-mails and RSS feeds, such as {@code Fri, 20 Nov 2026 10:00:00 GMT}. */
  RFC822(ValueCodes.DATE_RFC822, false, "has the form of dates in e-mails and RSS feeds"),
  /** A space instead of the {@code T}. */
  SPACE_SEPARATOR(ValueCodes.DATE_SPACE_SEPARATOR, false, "has a space instead of a T"),
  /** A time without a time zone. */
  NO_ZONE(DateCodes.NO_ZONE, false, "has a time without a time zone"),
  /** An offset without a colon, such as {@code +0100} or {@code +01}. */
  COMPACT_OFFSET(ValueCodes.DATE_COMPACT_OFFSET, false, "has an offset that is not like +01:00"),
  /** A day with a time zone but without a time. Only the schema allows it. */
  DATE_WITH_ZONE(ValueCodes.DATE_WITH_ZONE, false, "has a time zone but no time"),
  /** The time 24:00. Only the schema allows it. */
  HOUR_24(ValueCodes.DATE_HOUR_24, false, "has the hour 24, which is 00 of the next day"),
  /** An offset of more than 14 hours. The schema does not allow it. */
  LARGE_OFFSET(
      ValueCodes.DATE_LARGE_OFFSET,
      true,
      "has an offset beyond 14:00, which the schema of the protocol does not allow; no place has"
          + " one"),
  /** A year alone. The schema does not allow it. */
  YEAR_ONLY(
      ValueCodes.DATE_YEAR_ONLY,
      true,
      "is only a year, which the schema of the protocol does not allow; write the day, too"),
  /** A year and a month. The schema does not allow it. */
  YEAR_MONTH(
      ValueCodes.DATE_YEAR_MONTH,
      true,
      "has no day, which the schema of the protocol does not allow; write the day, too"),
  /** A time without seconds. The schema does not allow it. */
  NO_SECONDS(
      ValueCodes.DATE_NO_SECONDS,
      true,
      "has no seconds, which the schema of the protocol does not allow");

  @SuppressWarnings("ImmutableEnumChecker") // a record of a text, an enum and a boolean
  private final Code code;

  private final boolean valid;
  private final String words;

  DateRule(Code code, boolean valid, String words) {
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

  /** Returns a message that says what is wrong with a date and, if known, what to write instead. */
  public String message(String text) {
    String mended = mended(text.strip());
    return Problem.quoted(text) + ' ' + words + (mended == null ? "" : "; write " + mended);
  }

  private @Nullable String mended(String text) {
    return switch (this) {
      case RFC822 -> DateMending.ofMail(text);
      case NO_ZONE, SPACE_SEPARATOR, COMPACT_OFFSET -> DateMending.withZone(text);
      case DATE_WITH_ZONE -> text.substring(0, DateText.DAY_LENGTH);
      case HOUR_24 -> DateMending.nextDay(text);
      case NO_SECONDS -> DateMending.withSeconds(text);
      case INVALID, IMPOSSIBLE, LARGE_OFFSET, YEAR_ONLY, YEAR_MONTH -> null;
    };
  }
}
