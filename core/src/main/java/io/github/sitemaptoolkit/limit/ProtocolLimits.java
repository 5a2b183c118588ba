package io.github.sitemaptoolkit.limit;

import io.github.sitemaptoolkit.code.LimitCodes;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.text.ShownNumber;

/**
 * The limits of the sitemap protocol for one file.
 *
 * <p>Source: <a href="https://www.sitemaps.org/protocol.html">the sitemap protocol</a>, and <a
 * href="https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap">Google's
 * guide</a>; both refer to the file before compression.
 *
 * @since 0.1
 */
public final class ProtocolLimits {

  /** The maximum number of urls in a sitemap, or of sitemaps in an index. */
  public static final long ENTRIES = 50_000;

  /** The maximum size in bytes before compression: 50 MB. */
  public static final long BYTES = 52_428_800;

  private ProtocolLimits() {}

  /**
   * Reports the limits that a file exceeds.
   *
   * @param code the code for too many entries: {@link LimitCodes#URL_COUNT} or {@link
   *     LimitCodes#INDEX_COUNT}
   * @param entries the number of entries in the file
   * @param bytes its size before compression
   * @param file its name
   */
  public static void check(Code code, long entries, long bytes, String file, Problems problems) {
    Location location = Location.of(file);
    if (entries > ENTRIES) {
      String message =
          ShownNumber.of(entries)
              + " entries, but a file may have at most "
              + ShownNumber.of(ENTRIES)
              + "; split it";
      problems.report(Problem.of(code, message, location));
    }
    if (bytes > BYTES) {
      String message =
          ShownNumber.of(bytes)
              + " bytes, but a file may have at most "
              + ShownNumber.of(BYTES)
              + " before compression; split it";
      problems.report(Problem.of(LimitCodes.FILE_SIZE, message, location));
    }
  }

  /**
   * Reports a file that has too many values of an extension.
   *
   * @param code the code for this, such as {@code news.too-many}
   * @param element the name of the element, such as {@code news:news}
   * @param most the maximum for a file
   * @param values the number of values in the file
   * @param file its name
   */
  public static void checkValues(
      Code code, String element, long most, long values, String file, Problems problems) {
    if (values > most) {
      String message =
          ShownNumber.of(values)
              + " "
              + element
              + ", but a file may have at most "
              + ShownNumber.of(most)
              + "; split it";
      problems.report(Problem.of(code, message, Location.of(file)));
    }
  }
}
