package io.github.sitemaptoolkit.service;

import io.github.sitemaptoolkit.problem.Code;

/**
 * The codes of errors in this program.
 *
 * @since 0.1
 */
public final class ContainmentCodes {

  /** An error in this program cost the rest of a document. */
  public static final Code FAILED = Code.error("program.failed");

  private ContainmentCodes() {}
}
