package io.github.sitemaptoolkit.report.html;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Locale;

/** Says when and by what a page was made. */
final class Made {

  private Made() {}

  /** Returns such as {@code 26 November 2026, Sitemap Toolkit 0.1.0}. */
  static String by(String version, Instant time) {
    return day(time) + ", Sitemap Toolkit " + version;
  }

  /** Returns such as {@code 26 November 2026}. */
  static String day(Instant time) {
    LocalDate day = date(time);
    String month = day.getMonth().name(); // not all platforms have names in a language
    return day.getDayOfMonth()
        + " "
        + month.charAt(0)
        + month.substring(1).toLowerCase(Locale.ROOT)
        + " "
        + day.getYear();
  }

  /** Returns the day, in UTC. */
  static LocalDate date(Instant time) {
    return time.atOffset(ZoneOffset.UTC).toLocalDate();
  }
}
