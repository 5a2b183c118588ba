package io.github.sitemaptoolkit.report.html;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** Says when and by what a page was made. */
final class Made {

  private static final DateTimeFormatter DAY =
      DateTimeFormatter.ofPattern("d MMMM yyyy", Locale.ENGLISH);

  private Made() {}

  /** Returns such as {@code 26 November 2026, Sitemap Toolkit 0.1.0}. */
  static String by(String version, Instant time) {
    return day(time) + ", Sitemap Toolkit " + version;
  }

  /** Returns such as {@code 26 November 2026}. */
  static String day(Instant time) {
    return DAY.format(time.atOffset(ZoneOffset.UTC));
  }
}
