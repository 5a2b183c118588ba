package io.github.sitemaptoolkit.text;

import io.github.sitemaptoolkit.problem.Code;

/**
 * The codes of problems with the fields of entries, in any format.
 *
 * @since 0.1
 */
public final class EntryCodes {

  /** An entry has no url. */
  public static final Code LOC_MISSING = Code.error("loc.missing");

  /** A url is surrounded by spaces other than XML white space, such as no-break spaces. */
  public static final Code LOC_PADDING = Code.warning("loc.whitespace-padding");

  /** A url occurs more than once. */
  public static final Code LOC_DUPLICATE = Code.warning("loc.duplicate");

  /** A sitemap is listed more than once in an index. */
  public static final Code CHILD_DUPLICATE = Code.warning("index.child-duplicate");

  /** Entries have no lastmod, or one that says nothing. */
  public static final Code LASTMOD_MISSING = Code.info("lastmod.missing");

  /** A changefreq is not in lower case. */
  public static final Code CHANGEFREQ_CASE = Code.warning("changefreq.case");

  /** A changefreq is not one of the values of the protocol. */
  public static final Code CHANGEFREQ_VALUE = Code.error("changefreq.value");

  /** A priority is not a number. */
  public static final Code PRIORITY_VALUE = Code.error("priority.value");

  /** A priority is not from 0.0 to 1.0. */
  public static final Code PRIORITY_RANGE = Code.error("priority.range");

  private EntryCodes() {}
}
