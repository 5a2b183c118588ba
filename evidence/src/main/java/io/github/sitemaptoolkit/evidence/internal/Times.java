package io.github.sitemaptoolkit.evidence.internal;

import io.github.sitemaptoolkit.date.ParsedDate;
import io.github.sitemaptoolkit.date.W3cDates;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** When sources were made. Times without a zone are read as UTC: they only order sources. */
public final class Times {

  private static final Pattern OF_CRAWL =
      Pattern.compile(".*\\bcrawl(ed)?\\b.*\\b(timestamp|time|date|datetime|at|on)\\b.*");

  private Times() {}

  /** Returns whether a header says when pages were crawled. */
  public static boolean isOfCrawl(String header) {
    String words = header.toLowerCase(Locale.ROOT).replace('_', ' ');
    return OF_CRAWL.matcher(words).matches();
  }

  /** Returns the time that a text says; null if it says none. */
  public static @Nullable Instant of(String text) {
    String date = text.isEmpty() ? null : ParsedDate.of(text, ZoneOffset.UTC).date();
    return date == null ? null : Instant.ofEpochSecond(W3cDates.epochSecond(date));
  }

  /** Returns the later of two times, of which each may be unknown. */
  public static @Nullable Instant later(@Nullable Instant one, @Nullable Instant other) {
    return one == null || (other != null && other.isAfter(one)) ? other : one;
  }

  /**
   * Returns when a file was changed last.
   *
   * @throws IOException if it is not there
   */
  public static Instant modified(Path file) throws IOException {
    return Files.getLastModifiedTime(file).toInstant();
  }
}
