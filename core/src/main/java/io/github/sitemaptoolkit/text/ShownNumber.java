package io.github.sitemaptoolkit.text;

import io.github.sitemaptoolkit.internal.text.GroupedDigits;
import java.time.Duration;

/**
 * Numbers, sizes, shares and times as commands, messages and pages show them to people. Files for
 * programs (JSON, CSV, SARIF) have plain digits instead.
 *
 * <p>All texts are English, whatever the language of the machine.
 */
public final class ShownNumber {

  private static final long KILO = 1024; // as the limit of sitemaps: 50 MB are 52,428,800 bytes
  private static final long MEGA = KILO * KILO;
  private static final long GIGA = KILO * MEGA;
  private static final long ALL = 100;
  private static final long MINUTE = 60; // seconds
  private static final long HOUR = 60 * MINUTE;
  private static final long DAY = 24 * HOUR;

  private ShownNumber() {}

  /** Returns a whole number with a comma before each three digits, such as {@code 50,000}. */
  public static String of(long number) {
    return GroupedDigits.of(number);
  }

  /** Returns a number and a noun whose plural ends in {@code s}, such as {@code 1,204 urls}. */
  public static String counted(long number, String noun) {
    return counted(number, noun, noun + 's');
  }

  /** Returns a number and what is said of one, or of more, such as {@code 2 entries have}. */
  public static String counted(long number, String one, String more) {
    return of(number) + ' ' + (number == 1 ? one : more);
  }

  /**
   * Returns which share a part is in percent, such as {@code 12 %}; {@code < 1 %} instead of 0, and
   * {@code > 99 %} instead of 100, unless that is exact. Of nothing it is {@code 0 %}.
   */
  public static String share(long part, long whole) {
    long rounded = whole == 0 ? 0 : Math.round((double) ALL * part / whole);
    if (rounded == 0 && part > 0) {
      return "< 1 %";
    }
    return (rounded == ALL && part < whole ? "> 99" : of(rounded)) + " %";
  }

  /** Returns a percentage, such as {@code 50 %}, or {@code 50.1 %} if it is not whole. */
  public static String percent(double percentage) {
    return decimal(percentage) + " %";
  }

  /**
   * Returns how large something is, such as {@code 3 KB} or {@code 1.4 MB}: kilobytes are rounded
   * up, as what is not empty is not 0. As in the limits of sitemaps, a kilobyte has 1,024 bytes.
   */
  public static String bytes(long bytes) {
    if (bytes < MEGA) {
      return of((bytes + KILO - 1) / KILO) + " KB";
    }
    return bytes < GIGA ? sized(bytes, MEGA) + " MB" : sized(bytes, GIGA) + " GB";
  }

  private static String sized(long bytes, long unit) {
    return decimal((double) bytes / unit);
  }

  /**
   * Returns how long something takes, such as {@code 250 ms}, {@code 1.5 s}, {@code 2 min 5 s} or
   * {@code 3 days 4 h}: less than a second as it is, and two units at most.
   */
  public static String time(Duration time) {
    long seconds = time.toSeconds();
    if (seconds == 0) {
      return time.toMillis() + " ms";
    } else if (seconds < MINUTE) {
      return decimal(time.toMillis() / 1000.0) + " s";
    } else if (seconds < HOUR) {
      return units(seconds / MINUTE + " min", seconds % MINUTE, "s");
    } else if (seconds < DAY) {
      return units(seconds / HOUR + " h", seconds % HOUR / MINUTE, "min");
    }
    return units(counted(seconds / DAY, "day"), seconds % DAY / HOUR, "h");
  }

  private static String units(String large, long rest, String unit) {
    return rest == 0 ? large : large + ' ' + rest + ' ' + unit;
  }

  /** Returns a number with one decimal at most. */
  private static String decimal(double number) {
    long tenths = Math.round(number * 10);
    return of(tenths / 10) + (tenths % 10 == 0 ? "" : "." + Math.abs(tenths % 10));
  }
}
