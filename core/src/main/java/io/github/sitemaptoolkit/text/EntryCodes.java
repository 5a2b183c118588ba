package io.github.sitemaptoolkit.text;

import io.github.sitemaptoolkit.problem.Code;

/**
 * What is wrong with the fields of an entry, in whatever format.
 *
 * @since 0.1
 */
public final class EntryCodes {

  /** An entry has no url. */
  public static final Code LOC_MISSING = Code.error("loc.missing");

  /** Spaces that XML does not know, such as no-break spaces, stand around a url. */
  public static final Code LOC_PADDING = Code.warning("loc.whitespace-padding");

  /** A changefreq is not in lower case. */
  public static final Code CHANGEFREQ_CASE = Code.warning("changefreq.case");

  /** A changefreq is not one of the words of the protocol. */
  public static final Code CHANGEFREQ_VALUE = Code.error("changefreq.value");

  private EntryCodes() {}
}
