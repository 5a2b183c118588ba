package io.github.sitemaptoolkit.converters.internal.feed.write;

import io.github.sitemaptoolkit.converters.internal.feed.FeedCodes;
import io.github.sitemaptoolkit.converters.internal.feed.text.FeedTerms;
import io.github.sitemaptoolkit.date.ParsedDate;
import io.github.sitemaptoolkit.date.W3cDates;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Formats dates for feeds: RFC 822 in RSS, RFC 3339 in Atom, both with seconds and an offset.
 *
 * <p>A less precise date is written as the first second of its period, in UTC; that is reported,
 * and counted as lost precision. Offsets and, in Atom, fractions of a second are kept.
 */
final class WrittenDates {

  private static final List<String> DAYS = List.of("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun");
  private static final List<String> MONTHS =
      List.of("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec");

  private static final int DAY_LENGTH = "2026-01-01".length();
  private static final int ZONE = "2026-01-01T00:00:00".length();

  private static final String FORM_822 = "Mon, 01 Jan 2026 00:00:00 +0000";

  private final WriteLog log;

  WrittenDates(WriteLog log) {
    this.log = log;
  }

  /** Returns a date that can be written; null, counted as lost, if readers would not accept it. */
  @Nullable String usable(@Nullable String text, String kind) {
    if (text == null) {
      return null;
    }
    String date = ParsedDate.kept(text);
    if (date == null) {
      log.lost(kind, text);
    } else if (!date.equals(text)) {
      log.lostDetail("spelling of " + kind, text);
    }
    return date;
  }

  /** Returns a usable date in the form of RFC 3339. */
  String rfc3339(String date, String kind) {
    String full = full(date);
    if (!full.equals(date)) {
      widened(date, kind);
    }
    return full;
  }

  /** Returns a usable date in the form of RFC 822, and counts what it loses. */
  String rfc822(String date, String kind) {
    String full = full(date);
    if (!full.equals(date)) {
      widened(date, kind);
    } else if (date.charAt(ZONE) == '.') {
      log.lostDetail("precision of " + kind, date);
    } else if (!isExact(date)) {
      log.lostDetail("spelling of " + kind, date);
    }
    return text822(full);
  }

  /** Returns a usable lastmod in the form of RFC 822; what it loses is written elsewhere. */
  String rfc822(String lastmod) {
    String full = full(lastmod);
    if (!full.equals(lastmod)) {
      tellWidened(lastmod, FeedTerms.LASTMOD);
    }
    return text822(full);
  }

  /**
   * Returns whether a usable date is read back the same from its form of RFC 822: it has seconds,
   * but no fraction, and an offset is not zero.
   */
  static boolean isExact(String date) {
    if (date.length() <= ZONE) {
      return false;
    }
    char zone = date.charAt(ZONE);
    return zone == 'Z' || ((zone == '+' || zone == '-') && !date.endsWith("00:00"));
  }

  /** Formats a full date as in RFC 822, with a year of four digits. */
  private static String text822(String full) {
    int year = number(full, 0) * 100 + number(full, 2);
    int month = number(full, 5);
    LocalDate on = LocalDate.of(year, month, number(full, 8));
    boolean utc = full.endsWith("Z");
    char[] text = FORM_822.toCharArray();
    DAYS.get(on.getDayOfWeek().getValue() - 1).getChars(0, 3, text, 0);
    full.getChars(8, 10, text, 5);
    MONTHS.get(month - 1).getChars(0, 3, text, 8);
    full.getChars(0, 4, text, 12);
    full.getChars(11, ZONE, text, 17);
    if (utc) {
      "GMT".getChars(0, 3, text, 26);
    } else {
      int zone = full.length() - "+00:00".length();
      full.getChars(zone, zone + 3, text, 26);
      full.getChars(zone + 4, zone + 6, text, 29);
    }
    return new String(text, 0, utc ? text.length - 2 : text.length);
  }

  /** Returns the number of two digits. */
  private static int number(String date, int at) {
    return (date.charAt(at) - '0') * 10 + date.charAt(at + 1) - '0';
  }

  /** Returns a usable date with all parts that RFC 3339 requires. */
  static String full(String date) {
    if (date.length() > DAY_LENGTH) {
      return W3cDates.forSchema(date);
    }
    String day = date.length() == DAY_LENGTH ? date : W3cDates.forSchema(date);
    return day.concat("T00:00:00Z"); // faster than a plus sign
  }

  private void widened(String date, String kind) {
    log.lostDetail("precision of " + kind, date);
    tellWidened(date, kind);
  }

  private void tellWidened(String date, String kind) {
    if (!log.isWhole()) {
      log.once(
          FeedCodes.DATE_WIDENED,
          log.document(),
          () ->
              kind
                  + " "
                  + date
                  + " is less precise than a feed requires; such dates are written as their first"
                  + " second, in UTC");
    }
  }
}
