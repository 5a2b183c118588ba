package io.github.sitemaptoolkit.validator.value;

import io.github.sitemaptoolkit.model.W3cDateTime;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.format.DateTimeFormatter;
import org.jspecify.annotations.Nullable;

/** Rewrites dates for messages. All texts must have the fault that is mended. */
final class DateMending {

  private static final int TIME = 11;

  private DateMending() {}

  /** Returns {@code Fri, 20 Nov 2026 10:00:00 GMT} in a form of the W3C; null if not readable. */
  static @Nullable String ofMail(String text) {
    try {
      var time = OffsetDateTime.parse(text, DateTimeFormatter.RFC_1123_DATE_TIME);
      return W3cDateTime.of(time).text();
    } catch (DateTimeException e) {
      return null; // a variant; the message says enough
    }
  }

  /** Returns a time with a {@code T}, and an offset like {@code +01:00}. */
  static String withZone(String text) {
    int zone = zone(text);
    String time = text.substring(0, DateText.DAY_LENGTH) + 'T' + text.substring(TIME, zone);
    String written = text.substring(zone).strip().replace(":", "");
    if (written.isEmpty()) {
      return complete(time, "Z") + " if it is in UTC, otherwise its offset instead of Z";
    } else if (!written.startsWith("+") && !written.startsWith("-")) {
      return complete(time, "Z");
    }
    String offset = written + "00".substring(0, 5 - written.length());
    return complete(time, offset.substring(0, 3) + ':' + offset.substring(3));
  }

  /** Returns a time with seconds. */
  static String withSeconds(String text) {
    int zone = zone(text);
    return complete(text.substring(0, zone), text.substring(zone));
  }

  private static String complete(String time, String zone) {
    return time + (time.length() == "2026-11-20T10:00".length() ? ":00" : "") + zone;
  }

  /** Returns midnight of the next day for a time of 24:00. */
  static @Nullable String nextDay(String text) {
    LocalDate day = LocalDate.parse(text.substring(0, DateText.DAY_LENGTH)).plusDays(1);
    return day.getYear() > 9999 ? null : day + "T00:00:00" + text.substring(zone(text));
  }

  /** Returns where the time ends: at a zone, or a space in front of one. */
  private static int zone(String text) {
    int at = TIME;
    while (at < text.length() && "0123456789:.".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
    return at;
  }
}
