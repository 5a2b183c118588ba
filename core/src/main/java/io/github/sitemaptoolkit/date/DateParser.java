package io.github.sitemaptoolkit.date;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Parses one date, part by part: numbers, words, a time and an offset in any order. */
final class DateParser {

  private static final List<String> MONTHS =
      List.of(
          "january",
          "february",
          "march",
          "april",
          "may",
          "june",
          "july",
          "august",
          "september",
          "october",
          "november",
          "december");
  private static final List<String> WEEKDAYS =
      List.of("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday");
  private static final Set<String> UTC = Set.of("z", "gmt", "ut", "utc");

  /** The offsets in hours of the zones in RFC 822; other names are ambiguous. */
  private static final Map<String, Integer> ZONES =
      Map.of(
          "est", -5, "edt", -4, "cst", -6, "cdt", -5, "mst", -7, "mdt", -6, "pst", -8, "pdt", -7);

  private static final Set<String> FILLERS = Set.of("t", "z", "st", "nd", "rd", "th", "of", "at");
  private static final ParsedDate IMPOSSIBLE = new ParsedDate(null, DateFault.IMPOSSIBLE);
  private static final int UNSET = -1;
  private static final int MAX_OFFSET = 18 * 60;
  private static final int MAX_DIGITS = 9;

  /** Years before this one mean that there is no date, as 0001 does in many programs. */
  private static final int FIRST_YEAR = 1000;

  private final String s;
  private int at;
  private int words;
  private int year = UNSET;
  private int month = UNSET;
  private int day = UNSET;
  private int hour = UNSET;
  private int minute;
  private int second;
  private String fraction = "";
  private @Nullable Boolean afternoon;
  private @Nullable Integer offset; // in minutes
  private boolean utcByName;
  private boolean zoneUnclear;
  private boolean zoneImpossible;
  private boolean mail; // a day, then the name of a month, then the year

  DateParser(String s) {
    this.s = s;
  }

  ParsedDate parse() {
    boolean understood = looksIso() ? isoDate() && pieces() : pieces();
    return understood && year != UNSET && month != UNSET && day != UNSET
        ? result()
        : ParsedDate.UNKNOWN;
  }

  private ParsedDate result() {
    DateFault form = mail ? DateFault.RFC822 : DateFault.INVALID;
    var text = new StringBuilder(25).append(year).append('-');
    two(text, month).append('-');
    String date = two(text, day).toString();
    if (!W3cDates.isDate(date)) {
      return IMPOSSIBLE;
    } else if (hour == UNSET) {
      return new ParsedDate(date, form);
    } else if (!toDayHour() || hour > 23 || minute > 59 || second > 59) {
      return IMPOSSIBLE;
    }
    Integer zone = offset;
    if (zone == null || zoneUnclear) {
      return new ParsedDate(date, zoneImpossible ? DateFault.IMPOSSIBLE : DateFault.NO_ZONE);
    }
    two(text.append('T'), hour);
    two(text.append(':'), minute);
    two(text.append(':'), second).append(fraction);
    if (zone == 0) {
      text.append('Z');
    } else {
      two(text.append(zone < 0 ? '-' : '+'), Math.abs(zone) / 60);
      two(text.append(':'), Math.abs(zone) % 60);
    }
    return new ParsedDate(text.toString(), form);
  }

  private boolean toDayHour() {
    Boolean pm = afternoon;
    if (pm == null) {
      return true;
    } else if (hour > 12 || hour == 0) {
      return pm == hour > 12; // 14:02 PM is redundant; 14:02 AM and 00:15 PM are impossible
    }
    hour = hour % 12 + (pm ? 12 : 0);
    return true;
  }

  private static StringBuilder two(StringBuilder text, int value) {
    return text.append((char) ('0' + value / 10)).append((char) ('0' + value % 10));
  }

  private boolean looksIso() {
    return s.length() > 5
        && isDigit(0)
        && isDigit(1)
        && isDigit(2)
        && isDigit(3)
        && "-/.".indexOf(s.charAt(4)) >= 0
        && isDigit(5);
  }

  private boolean isoDate() {
    year = number();
    if (year < FIRST_YEAR) {
      return false;
    }
    char separator = s.charAt(at++);
    int begin = at;
    month = number();
    if (at - begin > 2 || at >= s.length() || s.charAt(at) != separator || !isDigit(at + 1)) {
      return false;
    }
    begin = ++at;
    day = number();
    return at - begin <= 2;
  }

  /** Reads what is left, piece by piece; false if a piece means nothing. */
  private boolean pieces() {
    while (at < s.length()) {
      char c = s.charAt(at);
      boolean understood;
      if (isDigit(at)) {
        understood = digits();
      } else if (Character.isLetter(c)) {
        understood = word();
      } else if ((c == '+' || c == '-') && hour != UNSET && isDigit(at + 1)) {
        offset();
        understood = true;
      } else if (c == '-' && year == UNSET && isSign()) {
        understood = false; // WordPress writes "30 Nov -0001" for no date
      } else {
        at++;
        understood = isSpace(c) || ",.-/".indexOf(c) >= 0;
      }
      if (!understood) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether the current character is the sign of the number after it. */
  private boolean isSign() {
    return isDigit(at + 1) && (at == 0 || isSpace(s.charAt(at - 1)));
  }

  private static boolean isSpace(char c) {
    return Character.isWhitespace(c) || c == '\u00A0' || c == '\u202F';
  }

  private boolean digits() {
    int begin = at;
    int value = number();
    int length = at - begin;
    if (value < 0) {
      return false;
    }
    if (length <= 2 && hour == UNSET && at < s.length() && s.charAt(at) == ':') {
      return time(value);
    }
    if (length <= 2 && day == UNSET) {
      day = value;
      return true;
    }
    if (year == UNSET) {
      return year(value, length);
    }
    zoneUnclear = true; // perhaps an offset that lacks its sign
    return hour != UNSET;
  }

  private boolean year(int value, int length) {
    year =
        switch (length) {
          case 2 -> value + (value < 50 ? 2000 : 1900);
          case 3 -> value + 1900;
          case 4 -> value < FIRST_YEAR ? UNSET : value;
          default -> UNSET;
        };
    return year != UNSET;
  }

  private boolean time(int hours) {
    hour = hours;
    at++;
    if (!isDigit(at)) {
      return false;
    }
    minute = number();
    if (at < s.length() && s.charAt(at) == ':' && isDigit(at + 1)) {
      at++;
      second = number();
      if (at < s.length() && (s.charAt(at) == '.' || s.charAt(at) == ',') && isDigit(at + 1)) {
        int begin = ++at;
        while (isDigit(at)) {
          at++;
        }
        fraction = '.' + s.substring(begin, at);
      }
    }
    return minute >= 0 && second >= 0;
  }

  private boolean word() {
    int begin = at;
    while (at < s.length() && Character.isLetter(s.charAt(at))) {
      at++;
    }
    String word = s.substring(begin, at).toLowerCase(Locale.ROOT);
    words++;
    int english = indexOf(MONTHS, word) + 1;
    int named = english > 0 ? english : MonthNames.number(word);
    if (named > 0) {
      // the second one: the first was a weekday, as "mar" is in other languages
      boolean second = words == 2 && Character.isLetter(s.charAt(0));
      boolean meant = month == UNSET || (second && hour == UNSET && year == UNSET);
      month = named;
      mail = english > 0 && day != UNSET && year == UNSET;
      return meant;
    }
    if (indexOf(WEEKDAYS, word) >= 0) {
      return true;
    }
    if (hour != UNSET) {
      zone(word);
      return true;
    }
    // before all numbers it can only be a weekday in another language
    return FILLERS.contains(word)
        || MonthNames.isFiller(word)
        || (words == 1 && day == UNSET && year == UNSET);
  }

  private static int indexOf(List<String> names, String word) {
    for (int i = 0; i < names.size() && word.length() >= 3; i++) {
      if (names.get(i).startsWith(word)) {
        return i;
      }
    }
    return -1;
  }

  private void zone(String word) {
    if (word.equals("am") || word.equals("pm")) {
      afternoon = word.equals("pm");
    } else if (offset == null) {
      Integer hours = UTC.contains(word) ? Integer.valueOf(0) : ZONES.get(word);
      utcByName = UTC.contains(word);
      zoneUnclear |= hours == null;
      offset = hours == null ? null : hours * 60;
    }
  }

  private void offset() {
    int sign = s.charAt(at++) == '-' ? -1 : 1;
    int begin = at;
    int hours = number();
    int minutes = 0;
    int length = at - begin;
    boolean formed = length <= 2 || length == 4;
    if (length == 4) {
      minutes = hours % 100;
      hours /= 100;
    } else if (formed && at < s.length() && s.charAt(at) == ':' && isDigit(at + 1)) {
      at++;
      minutes = number(); // negative if it has too many digits
    }
    int total = sign * (hours * 60 + minutes);
    zoneImpossible |= formed && minutes >= 0 && (minutes > 59 || Math.abs(total) > MAX_OFFSET);
    Integer before = offset;
    boolean other = before != null && !utcByName && before != total;
    zoneUnclear |= !formed || minutes < 0 || zoneImpossible || other;
    offset = total;
    utcByName = false;
  }

  private boolean isDigit(int index) {
    return index < s.length() && s.charAt(index) >= '0' && s.charAt(index) <= '9';
  }

  /** Returns the number at the current position; a negative number if it is too long. */
  private int number() {
    int begin = at;
    int value = 0;
    while (isDigit(at)) {
      value = at - begin < MAX_DIGITS ? value * 10 + s.charAt(at) - '0' : Integer.MIN_VALUE;
      at++;
    }
    return value;
  }
}
