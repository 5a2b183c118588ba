package io.github.sitemaptoolkit.url;

import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Reporter;
import io.github.sitemaptoolkit.problem.Severity;
import org.jspecify.annotations.Nullable;

/**
 * Checks the urls that a reader finds in one document, and resolves relative ones if there is a
 * base.
 *
 * <p>Used by the readers of all formats, so that the same url gives the same problems in each. Not
 * thread-safe.
 *
 * @since 0.1
 */
public final class DocumentUrls {

  private static final Code RESOLVED = UrlCodes.RELATIVE.withSeverity(Severity.INFO);

  /** The url of a sitemap stands for any number of pages. */
  private static final Code SITEMAP_TEMPLATE = Code.error(UrlCodes.TEMPLATE.id());

  private final @Nullable String base;
  private final Code template;
  private boolean resolvedReported;

  /**
   * Creates an object for a document.
   *
   * @param base the absolute url that relative ones are resolved against; null to keep them
   *     unchanged
   */
  public DocumentUrls(@Nullable String base) {
    this(base, false);
  }

  /**
   * Creates an object for a document.
   *
   * @param base the absolute url that relative ones are resolved against; null to keep them
   *     unchanged
   * @param sitemaps whether the document lists sitemaps, not pages
   */
  public DocumentUrls(@Nullable String base, boolean sitemaps) {
    this.base = base;
    this.template = sitemaps ? SITEMAP_TEMPLATE : UrlCodes.TEMPLATE;
  }

  /** Returns the code of a url that is left out because it contains a template. */
  public Code template() {
    return template;
  }

  /**
   * Checks the url of an entry and reports its faults.
   *
   * @param path the path of the field that contains the url; null if unknown
   * @return the url, resolved if it is relative; null if it is unusable, so that the entry must be
   *     left out
   */
  public @Nullable String page(String url, Location at, @Nullable String path, Reporter reporter) {
    return page(url, UrlJudge.page(url), at, path, reporter);
  }

  /**
   * Handles the url of an entry that was already checked, as {@link #page(String, Location, String,
   * Reporter)} does. Saves creating a location for urls without faults.
   *
   * @param faults the result of {@link UrlJudge#page}
   */
  public @Nullable String page(
      String url, int faults, Location at, @Nullable String path, Reporter reporter) {
    if (faults == 0) {
      return url;
    } else if (UrlJudge.isUnusable(faults)) {
      reporter.missing(
          template, at, path, () -> UrlFault.TEMPLATE.message(url) + "; its entry is left out");
      return null;
    }
    String resolved = resolved(url, faults, at, path, reporter);
    int left = resolved.equals(url) ? faults : UrlJudge.page(resolved);
    UrlJudge.report(left, url, at, path, reporter);
    return resolved;
  }

  /**
   * Handles any other url that was already checked: reports its faults, and returns it, resolved if
   * it is relative.
   *
   * @param faults the result of {@link UrlJudge#resource}
   * @param path the path of the element or attribute that contains the url; null if unknown
   */
  public String resource(
      String url, int faults, Location at, @Nullable String path, Reporter reporter) {
    if (faults == 0) {
      return url;
    }
    String resolved = resolved(url, faults, at, path, reporter);
    int left = resolved.equals(url) ? faults : UrlJudge.resource(resolved);
    UrlJudge.report(left, url, at, path, reporter);
    return resolved;
  }

  /** Returns a relative url resolved; unchanged if it is not relative, or cannot be resolved. */
  private String resolved(
      String url, int faults, Location at, @Nullable String path, Reporter reporter) {
    String outer = base;
    String resolved =
        outer == null || !UrlFault.RELATIVE.isIn(faults) ? null : UrlResolver.resolve(outer, url);
    if (resolved != null && !resolvedReported) {
      resolvedReported = true;
      reporter.report(
          RESOLVED,
          at,
          path,
          () -> "relative urls are resolved, such as " + Problem.quoted(url) + " to " + resolved);
    }
    return resolved == null ? url : resolved;
  }
}
