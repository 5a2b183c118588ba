package io.github.sitemaptoolkit.publisher.layout;

import io.github.sitemaptoolkit.problem.Code;

/**
 * Codes of what differs from how a set was published.
 *
 * @since 0.1
 */
public final class VerifyCodes {

  /** A file has other contents than those it was published with. */
  public static final Code CHANGED = Code.error("verify.changed");

  /** A url is listed more than once. */
  public static final Code DUPLICATE = Code.error("verify.duplicate");

  /** The index is not the one that belongs to the files. */
  public static final Code INDEX = Code.error("verify.index");

  /** A publication stopped halfway. */
  public static final Code INTERRUPTED = Code.error("verify.interrupted");

  /** There is a file with a name of a set, of which no set is known. */
  public static final Code LEFTOVER = Code.warning("verify.leftover");

  /** A file or the index is larger than the settings or the protocol allow. */
  public static final Code LIMIT = Code.error("verify.limit");

  /** A file is missing. */
  public static final Code MISSING = Code.error("verify.missing");

  private VerifyCodes() {}
}
