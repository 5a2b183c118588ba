package io.github.sitemaptoolkit.limit;

import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;

/**
 * The limits that the sitemap protocol sets to one file.
 *
 * <p>Source: <a href="https://www.sitemaps.org/protocol.html">the sitemap protocol</a>, and <a
 * href="https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap">Google's
 * guide</a>; both speak of the file before compression.
 *
 * @since 0.1
 */
public final class ProtocolLimits {

  /** The most urls, or sitemaps of an index. */
  public static final long ENTRIES = 50_000;

  /** The most bytes, before compression: 50 MB. */
  public static final long BYTES = 52_428_800;

  private ProtocolLimits() {}

  /**
   * Reports which limits a file passes that is written whole.
   *
   * @param code the rule of the number of entries: {@link LimitCodes#URL_COUNT} or {@link
   *     LimitCodes#INDEX_COUNT}
   * @param entries how many the file has
   * @param bytes its size before compression
   * @param file its name
   */
  public static void check(Code code, long entries, long bytes, String file, Problems problems) {
    Location location = Location.of(file);
    if (entries > ENTRIES) {
      String message =
          entries
              + " entries; a file may have "
              + ENTRIES
              + ", search engines refuse more: split it";
      problems.report(Problem.of(code, message, location));
    }
    if (bytes > BYTES) {
      String message =
          bytes
              + " bytes; a file may have "
              + BYTES
              + " before compression, search engines"
              + " refuse more: split it";
      problems.report(Problem.of(LimitCodes.FILE_SIZE, message, location));
    }
  }

  /**
   * Reports whether a file holds more values of an extension than it may.
   *
   * @param code the rule, such as {@code news.too-many}
   * @param element the element's name for people
   * @param most how many a file may hold
   * @param values how many it holds
   * @param file its name
   */
  public static void checkValues(
      Code code, String element, long most, long values, String file, Problems problems) {
    if (values > most) {
      String message =
          values
              + " "
              + element
              + "; a file may have "
              + most
              + ", search engines refuse more: split it";
      problems.report(Problem.of(code, message, Location.of(file)));
    }
  }
}
