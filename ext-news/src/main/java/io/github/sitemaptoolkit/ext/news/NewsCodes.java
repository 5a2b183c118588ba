package io.github.sitemaptoolkit.ext.news;

import io.github.sitemaptoolkit.problem.Code;

/** Codes of problems with feed items that could be news articles. */
final class NewsCodes {

  /** An item has no usable date. */
  static final Code DATE_MISSING = Code.warning("news.date-missing");

  /** The date of an item does not give the day. */
  static final Code DATE_INVALID = Code.warning("news.date-invalid");

  /** An item was published more than two days ago. */
  static final Code TOO_OLD = Code.warning("news.too-old");

  /** An article or an item has a publication date in the future. */
  static final Code FUTURE = Code.warning("news.future");

  /** The name of a publication ends with text in parentheses. */
  static final Code NAME_PARENTHESIS = Code.warning("news.name-parenthesis");

  /** A publication is named after a feed that may be one of its sections. */
  static final Code NAME_SECTION = Code.warning("news.name-section");

  /** The title of an article repeats the name of the publication. */
  static final Code TITLE_HAS_NAME = Code.info("news.title-has-name");

  /** A publication has two names in one language. */
  static final Code PUBLICATION_NAMES = Code.warning("news.publication-names");

  private NewsCodes() {}
}
