package io.github.sitemaptoolkit.url;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import org.jspecify.annotations.Nullable;

/**
 * Keeps urls with errors out of documents that crawlers read: relative urls, mail addresses, urls
 * with white space and the like. Counts them, and reports them once: what is wrong with each was
 * reported when it was read.
 *
 * <p>Not thread-safe.
 *
 * @since 0.1
 */
public final class CrawlableUrls {

  private final String name;
  private long leftOut;
  private @Nullable String example;
  private @Nullable Location place;

  /**
   * Creates a filter.
   *
   * @param name the name of the output in messages
   */
  public CrawlableUrls(String name) {
    this.name = name;
  }

  /** Returns whether a url is allowed in a document for crawlers. */
  public static boolean accepts(String loc) {
    return !UrlJudge.hasError(UrlJudge.page(loc));
  }

  /**
   * Returns whether a url is allowed in a document for crawlers, and counts those that are not.
   *
   * @param location where the url was read; null if unknown
   */
  public boolean accepts(String loc, @Nullable Location location) {
    boolean accepted = accepts(loc);
    if (!accepted) {
      leaveOut(loc, location);
    }
    return accepted;
  }

  /**
   * Counts a url that is not allowed.
   *
   * @param location where the url was read; null if unknown
   */
  public void leaveOut(String loc, @Nullable Location location) {
    if (leftOut++ == 0) {
      example = loc;
      place = location;
    }
  }

  /** Reports all urls that were left out since the last call, as one problem. */
  public void report(Problems problems) {
    if (example == null) {
      return;
    }
    String message =
        leftOut == 1
            ? "1 url is left out because crawlers do not accept it: "
            : leftOut + " urls are left out because crawlers do not accept them; the first is ";
    Location location = place == null ? Location.of(name) : place;
    problems.report(
        new Problem(
            UrlCodes.UNCRAWLABLE.severity(),
            UrlCodes.UNCRAWLABLE.id(),
            message + Problem.quoted(example),
            location,
            null,
            null,
            example,
            true,
            UrlCodes.UNCRAWLABLE.valueOnly()),
        leftOut);
    leftOut = 0;
    example = null;
  }
}
