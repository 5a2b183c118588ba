package io.github.sitemaptoolkit.url;

import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import org.jspecify.annotations.Nullable;

/**
 * The urls of one document as they are read: each is judged, and a relative one is resolved where
 * the caller said what it is relative to.
 *
 * <p>For readers of every format, so that the same url means the same problems in each. Not safe
 * for use by several threads.
 */
public final class DocumentUrls {

  /** Takes what is wrong with a url. */
  @FunctionalInterface
  public interface Reporter {
    /**
     * Takes a problem.
     *
     * @param missing whether the entry is left out because of it
     */
    void report(Severity severity, String code, String message, boolean missing);
  }

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
   * @return the url, resolved or exactly as it is; null if it must not become an entry, as was
   *     reported
   */
  public @Nullable String page(String url, Reporter reporter) {
    int faults = UrlJudge.page(url);
    if (faults == 0) {
      return url;
    } else if (UrlJudge.isUnusable(faults)) {
      UrlJudge.report(
          faults,
          url,
          (severity, code, message) ->
              reporter.report(severity, code, message + "; its entry is left out", true));
      return null;
    }
    String resolved = resolved(url, faults, reporter);
    report(resolved == null ? faults : UrlJudge.page(resolved), url, reporter);
    return resolved == null ? url : resolved;
  }

  /** Judges the url of anything else; returns it, resolved or exactly as it is. */
  public String resource(String url, Reporter reporter) {
    int faults = UrlJudge.resource(url);
    if (faults == 0) {
      return url;
    }
    String resolved = resolved(url, faults, reporter);
    report(resolved == null ? faults : UrlJudge.resource(resolved), url, reporter);
    return resolved == null ? url : resolved;
  }

  private static void report(int faults, String url, Reporter reporter) {
    UrlJudge.report(
        faults, url, (severity, code, message) -> reporter.report(severity, code, message, false));
  }

  private @Nullable String resolved(String url, int faults, Reporter reporter) {
    String outer = base;
    if (outer == null || !UrlFault.RELATIVE.isIn(faults)) {
      return null;
    }
    String resolved = UrlResolver.resolve(outer, url);
    if (resolved != null && !resolvedReported) {
      resolvedReported = true;
      reporter.report(
          Severity.INFO,
          UrlFault.RELATIVE.code(),
          "relative urls are resolved, such as " + Problem.quoted(url) + " to " + resolved,
          false);
    }
    return resolved;
  }
}
