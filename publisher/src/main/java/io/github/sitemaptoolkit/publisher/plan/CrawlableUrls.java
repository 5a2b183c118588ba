package io.github.sitemaptoolkit.publisher.plan;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.publisher.layout.PublishCodes;
import io.github.sitemaptoolkit.url.UrlJudge;
import org.jspecify.annotations.Nullable;

/**
 * Separates urls that crawlers follow from relative urls, mail addresses and the like.
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

  /** Returns whether a url is allowed in a sitemap, and counts those that are not. */
  public boolean accepts(String loc, @Nullable Location location) {
    if (!UrlJudge.isUncrawlable(UrlJudge.page(loc))) {
      return true;
    }
    if (leftOut++ == 0) {
      example = loc;
      place = location;
    }
    return false;
  }

  /**
   * Reports all urls that were left out since the last call, as one problem.
   *
   * @return the number of problems
   */
  public int report(Problems problems) {
    if (example == null) {
      return 0;
    }
    String message =
        leftOut == 1
            ? "1 url is left out because crawlers accept only absolute http and https urls: "
            : leftOut
                + " urls are left out because crawlers accept only absolute http and https urls;"
                + " the first is ";
    Location location = place == null ? Location.of(name) : place;
    problems.report(
        new Problem(
            Severity.ERROR,
            PublishCodes.UNCRAWLABLE.id(),
            message + Problem.quoted(example),
            location,
            null,
            example,
            true));
    leftOut = 0;
    example = null;
    return 1;
  }
}
