package io.github.sitemaptoolkit.element;

import io.github.sitemaptoolkit.problem.Code;

/**
 * The codes of problems that all extensions share.
 *
 * @since 0.1
 */
public final class ExtensionCodes {

  /** An extension threw an exception for a value. */
  public static final Code FAILED = Code.error("extension.failed");

  private ExtensionCodes() {}

  /** Returns the code for a wrong order of child elements, by the id of the extension. */
  public static Code order(String extension) {
    return Code.warning(extension + ".order");
  }

  /** Returns the code for an extension that a search engine does not read, by its id. */
  public static Code unsupported(String extension) {
    return Code.info(extension + ".unsupported");
  }

  /** Returns the code for too many values in one file, by the id of the extension. */
  public static Code tooMany(String extension) {
    return Code.warning(extension + ".too-many");
  }
}
