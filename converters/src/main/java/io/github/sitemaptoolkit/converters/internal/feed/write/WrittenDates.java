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

  private static final int LENGTH_IN_UTC = "2026-01-01T00:00:00Z".length();

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
    String written = text822(date);
    if (!full(date).equals(date)) {
      widened(date, kind);
    } else if (date.charAt(19) == '.') {
      log.lostDetail("precision of " + kind, date);
    } else if (!isExact(date)) {
      log.lostDetail("spelling of " + kind, date);
    }
    return written;
  }

  /** Returns a usable lastmod in the form of RFC 822; what it loses is written elsewhere. */
  String rfc822(String lastmod) {
    if (!full(lastmod).equals(lastmod)) {
      tellWidened(lastmod, FeedTerms.LASTMOD);
    }
    return text822(lastmod);
  }

  /** Returns whether a usable date is read back the same from its form of RFC 822. */
  static boolean isExact(String date) {
    if (date.length() < LENGTH_IN_UTC) {
      return false; // only RFC 3339 has no seconds
    }
    boolean inUtc = date.length() == LENGTH_IN_UTC && date.charAt(date.length() - 1) == 'Z';
    return inUtc || date.equals(ParsedDate.of(text822(date)).date());
  }

  /** Formats a date as in RFC 822, with a year of four digits. */
  private static String text822(String date) {
    String full = full(date);
    int year = Integer.parseInt(full, 0, 4, 10);
    int month = Integer.parseInt(full, 5, 7, 10);
    int day = Integer.parseInt(full, 8, 10, 10);
    LocalDate on = LocalDate.of(year, month, day);
    var text = new StringBuilder(31);
    text.append(DAYS.get(on.getDayOfWeek().getValue() - 1)).append(", ");
    text.append(full, 8, 10).append(' ');
    text.append(MONTHS.get(month - 1)).append(' ');
    text.append(full, 0, 4).append(' ').append(full, 11, 19).append(' ');
    if (full.endsWith("Z")) {
      text.append("GMT");
    } else {
      int zone = full.length() - 6;
      text.append(full, zone, zone + 3).append(full, zone + 4, zone + 6);
    }
    return text.toString();
  }

  /** Returns a usable date with all parts that RFC 3339 requires. */
  static String full(String date) {
    String exact = W3cDates.forSchema(date);
    return exact.length() < LENGTH_IN_UTC ? exact + "T00:00:00Z" : exact;
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
