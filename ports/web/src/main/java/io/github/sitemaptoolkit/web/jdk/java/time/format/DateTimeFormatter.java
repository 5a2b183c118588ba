package io.github.sitemaptoolkit.web.jdk.java.time.format;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalQuery;

/**
 * The formats of ISO 8601 that the toolkit and the class library use. Patterns, and what they need
 * of names and time zones, would be a quarter of the compiled program.
 */
public final class DateTimeFormatter {

  public static final DateTimeFormatter ISO_LOCAL_DATE = new DateTimeFormatter(false, false);
  public static final DateTimeFormatter ISO_LOCAL_DATE_TIME = new DateTimeFormatter(true, false);
  public static final DateTimeFormatter ISO_OFFSET_DATE_TIME = new DateTimeFormatter(true, true);
  public static final DateTimeFormatter ISO_INSTANT = new DateTimeFormatter(true, true);

  private static final int DATE = 10;
  private static final int MINUTE = 16;
  private static final int SECOND = 19;

  private final boolean time;
  private final boolean offset;

  private DateTimeFormatter(boolean time, boolean offset) {
    this.time = time;
    this.offset = offset;
  }

  /** Returns the text of a date or time. */
  public String format(TemporalAccessor value) {
    if (this == ISO_INSTANT) {
      long second = value.getLong(ChronoField.INSTANT_SECONDS);
      int nano = value.get(ChronoField.NANO_OF_SECOND);
      return text(LocalDateTime.ofEpochSecond(second, nano, ZoneOffset.UTC)) + 'Z';
    }
    LocalDate date = LocalDate.from(value);
    if (!time) {
      return date.toString();
    }
    return text(date.atTime(LocalTime.from(value)))
        + (offset ? ZoneOffset.from(value).toString() : "");
  }

  private static String text(LocalDateTime time) {
    var text = new StringBuilder(time.toLocalDate().toString()).append('T');
    two(text, time.getHour());
    two(text, time.getMinute());
    two(text, time.getSecond());
    text.setLength(text.length() - 1);
    if (time.getNano() > 0) {
      String nano = String.valueOf(1_000_000_000 + time.getNano()).substring(1);
      int end = nano.length();
      while (nano.charAt(end - 1) == '0') {
        end--;
      }
      text.append('.').append(nano, 0, end);
    }
    return text.toString();
  }

  private static void two(StringBuilder text, int number) {
    text.append(number < 10 ? "0" : "").append(number).append(':');
  }

  /** Reads a date or time. */
  public <T> T parse(CharSequence text, TemporalQuery<T> query) {
    try {
      return query.queryFrom(parse(text.toString()));
    } catch (DateTimeException | NumberFormatException | StringIndexOutOfBoundsException e) {
      throw new DateTimeParseException("\"" + text + "\" is not in this format", text, 0);
    }
  }

  private TemporalAccessor parse(String text) {
    LocalDate date = LocalDate.of(number(text, 0, 4), number(text, 5, 7), number(text, 8, DATE));
    if (text.charAt(4) != '-' || text.charAt(7) != '-' || (!time && text.length() != DATE)) {
      throw new DateTimeException("not a date");
    }
    if (!time) {
      return date;
    }
    int end = MINUTE;
    int second = 0;
    int nano = 0;
    if (text.length() > MINUTE && text.charAt(MINUTE) == ':') {
      second = number(text, MINUTE + 1, SECOND);
      end = SECOND;
      if (text.length() > SECOND && text.charAt(SECOND) == '.') {
        end++;
        while (end < text.length() && Character.isDigit(text.charAt(end))) {
          end++;
        }
        nano = Integer.parseInt((text.substring(SECOND + 1, end) + "000000000").substring(0, 9));
      }
    }
    if (text.charAt(DATE) != 'T' || text.charAt(DATE + 3) != ':') {
      throw new DateTimeException("not a time");
    }
    LocalDateTime local =
        date.atTime(number(text, DATE + 1, DATE + 3), number(text, DATE + 4, MINUTE), second, nano);
    if (offset) {
      return local.atOffset(ZoneOffset.of(text.substring(end)));
    }
    if (end != text.length()) {
      throw new DateTimeException("not a local time");
    }
    return local;
  }

  private static int number(String text, int from, int to) {
    String digits = text.substring(from, to);
    if (!digits.chars().allMatch(c -> c >= '0' && c <= '9')) {
      throw new DateTimeException("not a number");
    }
    return Integer.parseInt(digits);
  }
}
