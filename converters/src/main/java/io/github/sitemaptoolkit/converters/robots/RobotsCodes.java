package io.github.sitemaptoolkit.converters.robots;

import io.github.sitemaptoolkit.problem.Code;

/**
 * The codes of problems with a robots.txt.
 *
 * @since 0.1
 */
public final class RobotsCodes {

  /** A line names the license of the content. */
  public static final Code LICENSE = Code.info("robots.license");

  /** A line names the license of the content by a relative url. */
  public static final Code LICENSE_RELATIVE = Code.warning("robots.license-relative");

  /** No line names a sitemap, or a schema map where these are read. */
  public static final Code SITEMAP_MISSING = Code.info("robots.sitemap-missing");

  /** A line names a sitemap, but is misspelt. */
  public static final Code SITEMAP_TYPO = Code.warning("robots.sitemap-typo");

  /** A line names a schema map by a relative url. */
  public static final Code SCHEMAMAP_RELATIVE = Code.warning("robots.schemamap-relative");

  private RobotsCodes() {}
}
