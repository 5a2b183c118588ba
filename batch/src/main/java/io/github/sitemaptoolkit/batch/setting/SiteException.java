package io.github.sitemaptoolkit.batch.setting;

import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.util.List;

/** Thrown if something in a sitemap.toml is wrong; its problem says where. Nothing was done. */
public final class SiteException extends SitemapException {

  private static final long serialVersionUID = 1L;

  private final transient List<String> hints;

  /** Creates an exception. */
  public SiteException(Code code, String message, Location at) {
    this(Problem.of(code, message, at), List.of());
  }

  /**
   * Creates an exception.
   *
   * @param hints what else to say, a line each
   */
  public SiteException(Problem problem, List<String> hints) {
    super(problem);
    this.hints = List.copyOf(hints);
  }

  /** Returns what else is to be said, a line each; may be empty. */
  public List<String> hints() {
    return hints;
  }
}
