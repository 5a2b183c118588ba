package io.github.sitemaptoolkit.url;

import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Reporter;
import io.github.sitemaptoolkit.problem.Severity;
import org.jspecify.annotations.Nullable;

/**
 * The urls of one document as they are read: each is judged, and a relative one is resolved where
 * the caller said what it is relative to.
 *
 * <p>For readers of every format, so that the same url means the same problems in each. Not safe
 * for use by several threads.
 *
 * @since 0.1
 */
public final class DocumentUrls {

  private static final Code RESOLVED = UrlCodes.RELATIVE.withSeverity(Severity.INFO);

  private final @Nullable String base;
  private boolean resolvedReported;

  /**
   * Creates the urls of a document.
   *
   * @param base the absolute url that relative ones are resolved against; null to keep them
   */
  public DocumentUrls(@Nullable String base) {
    this.base = base;
  }

  /**
   * Judges the url of an entry.
   *
   * @param path the field that the url stands in; null if unknown
   * @return the url, resolved or exactly as it is; null if it must not become an entry, as was
   *     reported
   */
  public @Nullable String page(String url, Location at, @Nullable String path, Reporter reporter) {
    return page(url, UrlJudge.page(url), at, path, reporter);
  }

  /**
   * Does the same for a url that was judged: so a place is only made where something is wrong.
   *
   * @param faults what {@link UrlJudge#page} found
   */
  public @Nullable String page(
      String url, int faults, Location at, @Nullable String path, Reporter reporter) {
    if (faults == 0) {
      return url;
    } else if (UrlJudge.isUnusable(faults)) {
      UrlJudge.missing(faults, url, at, path, "its entry", reporter);
      return null;
    }
    String resolved = resolved(url, faults, at, path, reporter);
    int left = resolved == null ? faults : UrlJudge.page(resolved);
    UrlJudge.report(left, url, at, path, reporter);
    return resolved == null ? url : resolved;
  }

  /**
   * Handles the url of anything else that was judged; returns it, resolved or exactly as it is.
   *
   * @param faults what {@link UrlJudge#resource} found
   * @param path the element or attribute that the url stands in; null if unknown
   */
  public String resource(
      String url, int faults, Location at, @Nullable String path, Reporter reporter) {
    if (faults == 0) {
      return url;
    }
    String resolved = resolved(url, faults, at, path, reporter);
    int left = resolved == null ? faults : UrlJudge.resource(resolved);
    UrlJudge.report(left, url, at, path, reporter);
    return resolved == null ? url : resolved;
  }

  private @Nullable String resolved(
      String url, int faults, Location at, @Nullable String path, Reporter reporter) {
    String outer = base;
    if (outer == null || !UrlFault.RELATIVE.isIn(faults)) {
      return null;
    }
    String resolved = UrlResolver.resolve(outer, url);
    if (resolved != null && !resolvedReported) {
      resolvedReported = true;
      reporter.report(
          RESOLVED,
          at,
          path,
          () -> "relative urls are resolved, such as " + Problem.quoted(url) + " to " + resolved);
    }
    return resolved;
  }
}
