package io.github.sitemaptoolkit.date;

import java.time.DayOfWeek;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/**
 * Compares the day of the week that a date of RFC 822 begins with to its day.
 *
 * @since 0.1
 */
public final class WeekdayCheck {

  private static final String[] NAMES = {"Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"};
  private static final int LENGTH = 3;
  private static final int DAY_LENGTH = 10;

  private WeekdayCheck() {}

  /**
   * Returns what is wrong with the day of the week, as the predicate of a sentence; null if nothing
   * is, or if the date does not begin with one in English.
   *
   * @param text the date, such as {@code Fri, 20 Nov 2026 10:00:00 GMT}
   * @param date the same in the form of the W3C; null if it is not understood
   */
  public static @Nullable String words(String text, @Nullable String date) {
    if (date == null || date.length() < DAY_LENGTH || text.indexOf(',') != LENGTH) {
      return null;
    }
    DayOfWeek real = LocalDate.parse(date.substring(0, DAY_LENGTH)).getDayOfWeek();
    String name = NAMES[real.getValue() - 1];
    for (String each : NAMES) {
      if (text.regionMatches(true, 0, each, 0, LENGTH)) {
        return each.equals(name) ? null : " is a " + name + ", not a " + each;
      }
    }
    return null;
  }
}
