package io.github.sitemaptoolkit.publisher.guard;

import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.SitemapException;
import org.jspecify.annotations.Nullable;

/**
 * A set is not published because too large a share of its urls would go, or is outside of its site.
 *
 * @since 0.1
 */
public final class ShareException extends SitemapException implements JointRefusal {

  private static final long serialVersionUID = 1L;
  private static final int ALL = 100;

  private final int passing;
  private final @Nullable String site;
  private final boolean emptied;

  /**
   * Creates an exception.
   *
   * @param name the name of the set in messages
   * @param share the share that is too large, from 0 to 1
   */
  public ShareException(Code code, String message, String name, double share) {
    this(code, message, name, share, null);
  }

  /**
   * Creates an exception for urls outside of a site.
   *
   * @param name the name of the set in messages
   * @param share the share that is too large, from 0 to 1
   * @param site what the urls of the site begin with; null if they are not outside of one
   */
  public ShareException(
      Code code, String message, String name, double share, @Nullable String site) {
    this(code, message, name, share, site, false);
  }

  private ShareException(
      Code code,
      String message,
      String name,
      double share,
      @Nullable String site,
      boolean emptied) {
    super(code, message, Location.of(name));
    this.passing = percent(share);
    this.site = site;
    this.emptied = emptied;
  }

  /** Returns an exception for one of several sets that would have no urls at all. */
  static ShareException emptied(Code code, String message, String name) {
    return new ShareException(code, message, name, 1, null, true);
  }

  /** Returns whether it is one of several sets that would have no urls at all. */
  public boolean isEmptied() {
    return emptied;
  }

  /** Returns what the urls of the site begin with; null if none are outside of it. */
  public @Nullable String site() {
    return site;
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
