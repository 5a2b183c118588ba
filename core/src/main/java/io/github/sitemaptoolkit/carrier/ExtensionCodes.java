package io.github.sitemaptoolkit.carrier;

import io.github.sitemaptoolkit.problem.Code;

/**
 * What extensions have in common.
 *
 * @since 0.1
 */
public final class ExtensionCodes {

  /** An extension failed on a value. */
  public static final Code FAILED = Code.error("extension.failed");

  private ExtensionCodes() {}

  /** Returns the code for children that are not in the order of an extension's schema. */
  public static Code order(String extension) {
    return Code.warning(extension + ".order");
  }

  /** Returns the code for more values of an extension than one file may hold. */
  public static Code tooMany(String extension) {
    return Code.warning(extension + ".too-many");
  }
}
