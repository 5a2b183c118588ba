package io.github.sitemaptoolkit.value;

import io.github.sitemaptoolkit.value.MediaDuration.Unit;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The words for units of time, as they stand behind numbers and in headers. */
final class DurationWords {

  /** The designators of the date in ISO 8601: years, months, weeks, days. */
  static final String OF_DATE = "ymwd";

  /** Those of the time. */
  static final String OF_TIME = "hms";

  private static final BigDecimal SECOND = Unit.SECONDS.length;
  private static final BigDecimal MINUTE = Unit.MINUTES.length;
  private static final BigDecimal HOUR = Unit.HOURS.length;
  private static final BigDecimal DAY = BigDecimal.valueOf(86_400);
  private static final BigDecimal WEEK = BigDecimal.valueOf(604_800);

  private DurationWords() {}

  /** Returns the length of a unit in seconds by its word in lower case; null if it is none. */
  static @Nullable BigDecimal seconds(String word) {
    return switch (word) {
      case "d" -> DAY;
      case "h" -> HOUR;
      case "m" -> MINUTE;
      case "s" -> SECOND;
      case "day", "days" -> DAY;
      default -> {
        Unit unit = unit(word);
        yield unit == null ? null : unit.length;
      }
    };
  }

  /**
   * Returns the length of a designator of ISO 8601 in seconds; null for years and months, which
   * have none.
   *
   * @param part {@link #OF_DATE} or {@link #OF_TIME}: M stands in both
   */
  static @Nullable BigDecimal seconds(char designator, String part) {
    return switch (designator) {
      case 'w' -> WEEK;
      case 'd' -> DAY;
      case 'h' -> HOUR;
      case 'm' -> part.equals(OF_TIME) ? MINUTE : null;
      case 's' -> SECOND;
      default -> null;
    };
  }

  /**
   * Returns the unit of a number without one behind a unit, as in 1h05; null if that is unclear.
   */
  static @Nullable BigDecimal below(BigDecimal unit) {
    if (unit.compareTo(HOUR) == 0) {
      return MINUTE;
    }
    return unit.compareTo(MINUTE) == 0 ? SECOND : null;
  }

  /** Returns the unit that a word of a header, in lower case, means; null if it is none. */
  static @Nullable Unit unit(String word) {
    return switch (word) {
      case "ms", "msec", "msecs", "millis", "millisecond", "milliseconds", "millisekunden" ->
          Unit.MILLISECONDS;
      case "s",
          "sec",
          "secs",
          "second",
          "seconds",
          "sek",
          "sekunden",
          "secondes",
          "segundos",
          "secondi",
          "seconden",
          "sekund",
          "sekundy",
          "сек",
          "секунд",
          "секунды",
          "с",
          "秒" ->
          Unit.SECONDS;
      case "min",
          "mins",
          "minute",
          "minutes",
          "minuten",
          "minutos",
          "minuti",
          "minut",
          "minuty",
          "мин",
          "минут",
          "минуты",
          "м",
          "分" ->
          Unit.MINUTES;
      case "h",
          "hr",
          "hrs",
          "hour",
          "hours",
          "std",
          "stunden",
          "heures",
          "horas",
          "ore",
          "uur",
          "uren",
          "godz",
          "godzin",
          "godziny",
          "час",
          "часа",
          "часов",
          "ч",
          "時間" ->
          Unit.HOURS;
      default -> null;
    };
  }

  /** Returns the words of a header in lower case; a capital behind a small letter begins one. */
  static List<String> of(String header) {
    List<String> words = new ArrayList<>();
    int begin = 0;
    for (int i = 0; i <= header.length(); i++) {
      boolean letter = i < header.length() && Character.isLetter(header.charAt(i));
      boolean hump =
          letter
              && i > begin
              && Character.isUpperCase(header.charAt(i))
              && Character.isLowerCase(header.charAt(i - 1));
      if ((!letter || hump) && i > begin) {
        words.add(header.substring(begin, i).toLowerCase(Locale.ROOT));
        begin = i;
      }
      begin = letter ? begin : i + 1;
    }
    return words;
  }
}
