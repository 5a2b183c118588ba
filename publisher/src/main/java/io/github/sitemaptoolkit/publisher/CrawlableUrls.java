package io.github.sitemaptoolkit.publisher;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.publisher.internal.plan.PublishCodes;
import io.github.sitemaptoolkit.url.UrlJudge;
import org.jspecify.annotations.Nullable;

/** Tells urls that crawlers follow from relative ones, mail addresses and the like. */
final class CrawlableUrls {

  private final String name;
  private long leftOut;
  private @Nullable String example;
  private @Nullable Location place;

  /**
   * Creates a judge.
   *
   * @param name what messages call the output
   */
  CrawlableUrls(String name) {
    this.name = name;
  }

  /** Returns whether a url may stand in a sitemap; counts those that may not. */
  boolean takes(String loc, @Nullable Location location) {
    if (!UrlJudge.isUncrawlable(UrlJudge.page(loc))) {
      return true;
    }
    if (leftOut++ == 0) {
      example = loc;
      place = location;
    }
    return false;
  }

  /** Reports what was left out, in one problem. */
  void report(Problems problems) {
    if (example != null) {
      String message =
          leftOut == 1
              ? "1 url is left out, because crawlers take only absolute http and https urls: "
              : leftOut
                  + " urls are left out, because crawlers take only absolute http and https urls;"
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
    }
  }
}
