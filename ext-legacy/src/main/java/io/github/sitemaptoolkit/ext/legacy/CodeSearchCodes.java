package io.github.sitemaptoolkit.ext.legacy;

import io.github.sitemaptoolkit.problem.Code;

/** The codes of problems with descriptions of source code. */
final class CodeSearchCodes {

  /** A file that is not an archive has a package map. */
  static final Code PACKAGEMAP_NOT_ARCHIVE = Code.warning("codesearch.packagemap-not-archive");

  /** A file is neither an archive nor in a known programming language. */
  static final Code FILETYPE_VALUE = Code.warning("codesearch.filetype-value").asValueOnly();

  /** A license has no known short name. */
  static final Code LICENSE_VALUE = Code.warning("codesearch.license-value").asValueOnly();

  private CodeSearchCodes() {}
}
