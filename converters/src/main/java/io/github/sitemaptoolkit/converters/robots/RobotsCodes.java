package io.github.sitemaptoolkit.converters.robots;

import io.github.sitemaptoolkit.problem.Code;

/**
 * What is wrong with a robots.txt.
 *
 * @since 0.1
 */
public final class RobotsCodes {

  /** No line names a sitemap. */
  public static final Code SITEMAP_MISSING = Code.info("robots.sitemap-missing");

  /** A line is not quite written as one that names a sitemap. */
  public static final Code SITEMAP_TYPO = Code.warning("robots.sitemap-typo");

  private RobotsCodes() {}
}
