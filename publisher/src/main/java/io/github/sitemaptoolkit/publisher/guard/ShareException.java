package io.github.sitemaptoolkit.publisher.guard;

import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.SitemapException;

/**
 * A set is not published because too large a share of its urls would go, or is outside of its site.
 *
 * @since 0.1
 */
public final class ShareException extends SitemapException {

  private static final long serialVersionUID = 1L;
  private static final int ALL = 100;

  private final int passing;

  /**
   * Creates an exception.
   *
   * @param name the name of the set in messages
   * @param share the share that is too large, from 0 to 1
   */
  public ShareException(Code code, String message, String name, double share) {
    super(code, message, Location.of(name));
    this.passing = percent(share);
  }

  /** Returns the lowest limit, in percent, with which the set would be published. */
  public int passing() {
    return passing;
  }

  /** Returns the lowest whole percentage that a share does not pass. */
  public static int percent(double share) {
    double percent = share * ALL;
    long nearest = Math.round(percent);
    boolean whole = Math.abs(percent - nearest) < 1e-9; // 7 of 100 is no more than 7%
    return (int) Math.min(ALL, whole ? nearest : (long) Math.ceil(percent));
  }
}
