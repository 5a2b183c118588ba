package io.github.sitemaptoolkit.date;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Parses dates that are in no form of the W3C: those of RFC 822 and 2822, numbers since 1970, and
 * common variants. Source: <a href="https://www.rfc-editor.org/rfc/rfc2822#section-3.3">RFC 2822,
 * 3.3 and 4.3</a>.
 */
final class OtherDates {

  /** With GMT or a numeric offset behind it, the form that nearly all feeds write. */
  private static final String MAIL = "Aaa, 00 Aaa 0000 00:00:00 ";

  private static final String MONTHS = "JanFebMarAprMayJunJulAugSepOctNovDec";

  /** What follows a day with dots. */
  private static final String YEAR = "0000";

  /** A day without separators. */
  private static final String DAY = "00000000";

  private static final String SECONDS = "0000000000";
  private static final String MILLISECONDS = SECONDS + "000";

  /** No page was changed before 1990, when there was no web, or after 2100. */
  private static final long FIRST = Instant.parse("1990-01-01T00:00:00Z").toEpochMilli();

  private static final long END = Instant.parse("2101-01-01T00:00:00Z").toEpochMilli();

  private OtherDates() {}

  /** Parses a date without white space around it. */
  static ParsedDate parse(String text) {
    String date = ofMail(text);
    if (date != null) {
      return new ParsedDate(date, DateFault.RFC822);
    }
    date = ofNumber(text);
    if (date != null) {
      return new ParsedDate(date, DateFault.INVALID);
    }
    String iso = ofDots(text);
    iso = iso == null ? ofBasic(text) : iso;
    iso = iso == null ? ofHan(text) : iso;
    if (iso != null) {
      ParsedDate other = ParsedDate.of(iso);
      boolean complete = other.date() != null && !other.isCut();
      return complete ? new ParsedDate(other.date(), DateFault.INVALID) : other;
    }
    return new DateParser(withoutComments(text).strip()).parse();
  }

  /**
   * Converts a date of exactly the form {@code Sat, 19 Mar 2022 13:57:20 GMT}, with any numeric
   * offset in place of GMT; null if it has another form, or does not exist. {@link DateParser}
   * takes several times as long.
   */
  static @Nullable String ofMail(String s) {
    int zone = MAIL.length();
    boolean utc = s.length() == zone + 3 && s.endsWith("GMT");
    boolean offset = s.length() == zone + 5 && (s.charAt(zone) == '+' || s.charAt(zone) == '-');
    if (!(utc || offset) || !hasForm(s, 0, MAIL)) {
      return null;
    }
    int month = 12;
    while (month > 0 && !MONTHS.regionMatches(3 * (month - 1), s, 8, 3)) {
      month--;
    }
    var date = new StringBuilder(zone).append(s, 12, 16).append(month < 10 ? "-0" : "-");
    date.append(month).append('-').append(s, 5, 7).append('T').append(s, 17, zone - 1);
    if (utc || s.startsWith("0000", zone + 1)) {
      date.append('Z');
    } else {
      date.append(s, zone, zone + 3).append(':').append(s, zone + 3, zone + 5);
    }
    return ParsedDate.kept(date.toString());
  }

  /** Converts seconds or milliseconds since 1970: from 2001, they have ten or thirteen digits. */
  private static @Nullable String ofNumber(String s) {
    boolean seconds = s.length() == SECONDS.length();
    if (!hasForm(s, 0, seconds ? SECONDS : MILLISECONDS) || s.length() > MILLISECONDS.length()) {
      return null;
    }
    long millis = Long.parseLong(s) * (seconds ? 1000 : 1);
    return millis >= FIRST && millis < END ? Instant.ofEpochMilli(millis).toString() : null;
  }

  /**
   * Puts the parts of {@code 22.11.2026 10:15} in the order of ISO: with dots, the day is first.
   */
  private static @Nullable String ofDots(String s) {
    int month = s.indexOf('.') + 1;
    int year = s.indexOf('.', month) + 1;
    int end = year + YEAR.length();
    boolean dots =
        isNumber(s, 0, month - 1)
            && isNumber(s, month, year - 1)
            && hasForm(s, year, YEAR)
            && (end == s.length() || !Character.isDigit(s.charAt(end)));
    return dots
        ? s.substring(year, end)
            + '-'
            + s.substring(month, year - 1)
            + '-'
            + s.substring(0, month - 1)
            + s.substring(end)
        : null;
  }

  /** Puts the separators into {@code 20261122} and {@code 20261122T101500Z}. */
  private static @Nullable String ofBasic(String s) {
    boolean time = hasForm(s, DAY.length(), "T000000");
    if (!hasForm(s, 0, DAY) || (s.length() > DAY.length() && !time)) {
      return null;
    }
    String day = s.substring(0, 4) + '-' + s.substring(4, 6) + '-' + s.substring(6, 8);
    boolean usual = day.compareTo("1990") > 0 && day.compareTo("2101") < 0;
    return !usual
        ? null
        : !time
            ? day
            : day + s.substring(8, 11) + ':' + s.substring(11, 13) + ':' + s.substring(13);
  }

  /**
   * Puts hyphens into {@code 2026\u5e7411\u670822\u65e5 10:15}: year, month and day in Japanese and
   * Chinese.
   */
  private static @Nullable String ofHan(String s) {
    int year = s.indexOf('\u5e74');
    int month = s.indexOf('\u6708', year + 1);
    int day = s.indexOf('\u65e5', month + 1);
    if (year != YEAR.length() || month < 0 || day < 0) {
      return null;
    }
    boolean numbers =
        hasForm(s, 0, YEAR) && isNumber(s, year + 1, month) && isNumber(s, month + 1, day);
    return numbers
        ? s.substring(0, year)
            + '-'
            + s.substring(year + 1, month)
            + '-'
            + s.substring(month + 1, day)
            + ' '
            + withoutComments(s.substring(day + 1)).strip()
        : null;
  }

  private static boolean isNumber(String s, int begin, int end) {
    int digits = end - begin;
    return digits == 1 ? hasForm(s, begin, "0") : digits == 2 && hasForm(s, begin, "00");
  }

  /** Returns whether a form begins at an index: 0 is a digit, A and a are letters. */
  private static boolean hasForm(String s, int at, String form) {
    if (s.length() < at + form.length()) {
      return false;
    }
    for (int i = 0; i < form.length(); i++) {
      char c = s.charAt(at + i);
      boolean fits =
          switch (form.charAt(i)) {
            case '0' -> c >= '0' && c <= '9';
            case 'A' -> c >= 'A' && c <= 'Z';
            case 'a' -> c >= 'a' && c <= 'z';
            default -> c == form.charAt(i);
          };
      if (!fits) {
        return false;
      }
    }
    return true;
  }

  /** Removes comments, which are in parentheses and may be nested. */
  private static String withoutComments(String text) {
    if (text.indexOf('(') < 0) {
      return text;
    }
    var rest = new StringBuilder();
    int depth = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '(') {
        depth++;
        rest.append(' ');
      } else if (c == ')' && depth > 0) {
        depth--;
      } else if (depth == 0) {
        rest.append(c);
      }
    }
    return rest.toString();
  }
}
