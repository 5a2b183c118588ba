package io.github.sitemaptoolkit.batch;

import io.github.sitemaptoolkit.problem.Code;

/**
 * Codes of problems with sitemap indexes, and with several documents that are read as one.
 *
 * @since 0.1
 */
public final class IndexCodes {

  /** A listed sitemap cannot be read. */
  public static final Code CHILD_MISSING = Code.error("index.child-missing");

  /** A sitemap is listed more than once. */
  public static final Code CHILD_DUPLICATE = Code.warning("index.child-duplicate");

  /** An index lists another index. */
  public static final Code NESTED = Code.error("index.nested");

  /** One of several documents cannot be read. */
  public static final Code UNREADABLE = Code.error("doc.unreadable");

  private IndexCodes() {}
}
