package io.github.sitemaptoolkit.look;

import io.github.sitemaptoolkit.date.W3cDates;
import io.github.sitemaptoolkit.text.XmlText;
import java.time.LocalDate;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The lastmods of a set: no object is made for a date. */
final class DateCounts {

  private static final int SECONDS_PER_DAY = 24 * 60 * 60;
  private static final int DAY_LENGTH = 10; // 2026-11-20
  private static final int YEARS = 10_000;
  private static final int DAYS_TO_1970 = 719_468; // since 1 March of the year 0

  private final int today; // days since 1970
  private final long[] days = new long[DateLook.DAYS]; // 0 is today
  private final long[] years = new long[YEARS + 1];
  private long dated;
  private long missing;
  private long invalid;
  private long future;
  private long oldest = Long.MAX_VALUE;
  private long newest = Long.MIN_VALUE;

  DateCounts(LocalDate today) {
    this.today = Math.toIntExact(today.toEpochDay());
  }

  /** Counts a lastmod. Returns whether it is a date. */
  boolean add(@Nullable String lastmod) {
    if (lastmod == null) {
      missing++;
      return false;
    }
    String date = XmlText.trim(lastmod);
    if (!W3cDates.isDate(date)) {
      invalid++;
      return false;
    }
    dated++;
    boolean written = isUtc(date);
    long day =
        written ? writtenDay(date) : Math.floorDiv(W3cDates.epochSecond(date), SECONDS_PER_DAY);
    oldest = Math.min(oldest, day);
    newest = Math.max(newest, day);
    long ago = today - day;
    if (ago < 0) {
      future++;
    } else if (ago < days.length && date.length() >= DAY_LENGTH) {
      days[(int) ago]++;
    }
    years[written ? number(date, 0) * 100 + number(date, 2) : year(day)]++;
    return true;
  }

  /** Returns whether the day that is written is that of UTC. */
  private static boolean isUtc(String date) {
    int length = date.length();
    return length == DAY_LENGTH
        || (length > DAY_LENGTH && (date.charAt(length - 1) == 'Z' || date.endsWith("+00:00")));
  }

  /**
   * Returns the day as it is written. Years begin in March here, so that a leap day is the last.
   */
  private static long writtenDay(String date) {
    int month = number(date, 5) - 3;
    int year = number(date, 0) * 100 + number(date, 2) - (month < 0 ? 1 : 0);
    int dayOfYear = ((month < 0 ? month + 12 : month) * 153 + 2) / 5 + number(date, 8) - 1;
    int leapDays = Math.floorDiv(year, 4) - Math.floorDiv(year, 100) + Math.floorDiv(year, 400);
    return 365L * year + leapDays + dayOfYear - DAYS_TO_1970;
  }

  private static int number(String date, int at) {
    return (date.charAt(at) - '0') * 10 + date.charAt(at + 1) - '0';
  }

  private static int year(long day) {
    return Math.max(0, Math.min(YEARS, LocalDate.ofEpochDay(day).getYear()));
  }

  DateLook look() {
    SortedMap<LocalDate, Long> byDay = new TreeMap<>();
    for (int i = 0; i < days.length; i++) {
      if (days[i] > 0) {
        byDay.put(LocalDate.ofEpochDay(today - i), days[i]);
      }
    }
    SortedMap<Integer, Long> byYear = new TreeMap<>();
    for (int i = 0; i < years.length; i++) {
      if (years[i] > 0) {
        byYear.put(i, years[i]);
      }
    }
    return new DateLook(
        dated,
        missing,
        invalid,
        future,
        dated == 0 ? null : LocalDate.ofEpochDay(oldest),
        dated == 0 ? null : LocalDate.ofEpochDay(newest),
        byDay,
        byYear);
  }
}
