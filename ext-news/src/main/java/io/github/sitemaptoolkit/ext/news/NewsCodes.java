package io.github.sitemaptoolkit.ext.news;

import io.github.sitemaptoolkit.problem.Code;

/**
 * Codes of problems with feed items that could be news articles.
 *
 * @since 0.1
 */
public final class NewsCodes {

  /** An item has no usable date. */
  public static final Code DATE_MISSING = Code.warning("news.date-missing");

  /** The date of an item does not give the day. */
  public static final Code DATE_INVALID = Code.warning("news.date-invalid");

  /** An item was published more than two days ago. */
  public static final Code TOO_OLD = Code.warning("news.too-old");

  private NewsCodes() {}
}
