package io.github.sitemaptoolkit.ext.pagemap;

import io.github.sitemaptoolkit.problem.Code;

/** The codes of problems with PageMaps. */
final class PageMapCodes {

  /** An attribute of a PageMap has both a value and a text, or neither. */
  static final Code VALUE_AND_TEXT = Code.error("pagemap.value-and-text");

  private PageMapCodes() {}
}
