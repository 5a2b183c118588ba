package io.github.sitemaptoolkit.format;

import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Severity;

/**
 * The limits that the sitemap protocol sets to one file.
 *
 * <p>Source: <a href="https://www.sitemaps.org/protocol.html">the sitemap protocol</a>, and <a
 * href="https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap">Google's
 * guide</a>; both speak of the file before compression.
 */
public final class FileLimits {

  /** The most urls, or sitemaps of an index. */
  public static final long ENTRIES = 50_000;

  /** The most bytes, before compression: 50 MB. */
  public static final long BYTES = 52_428_800;

  private FileLimits() {}

  /**
   * Reports which limits a file passes that is written whole.
   *
   * @param code the rule of the number of entries: {@code limit.url-count} or {@code
   *     limit.index-count}
   */
  public static void check(String code, long entries, Sink sink, Problems problems) {
    Location location = Location.of(sink.name());
    if (entries > ENTRIES) {
      String message =
          entries
              + " entries; a file may have "
              + ENTRIES
              + ", search engines refuse more: split it";
      problems.report(Problem.of(Severity.WARNING, code, message, location));
    }
    if (sink.bytes() > BYTES) {
      String message =
          sink.bytes()
              + " bytes; a file may have "
              + BYTES
              + " before compression, search engines"
              + " refuse more: split it";
      problems.report(Problem.of(Severity.WARNING, "limit.file-size", message, location));
    }
  }

  /** Reports whether a file holds more values of an extension than it may. */
  public static void check(
      SitemapExtension<?> extension, long values, Sink sink, Problems problems) {
    if (values > extension.mostInFile()) {
      String message =
          values
              + " "
              + extension.element()
              + "; a file may have "
              + extension.mostInFile()
              + ", search engines refuse more: split it";
      problems.report(
          Problem.of(
              Severity.WARNING, extension.id() + ".too-many", message, Location.of(sink.name())));
    }
  }
}
