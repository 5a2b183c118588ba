package io.github.sitemaptoolkit.batch;

import io.github.sitemaptoolkit.problem.Code;

/**
 * What is wrong with lists of sitemaps, and with several documents that are read as one.
 *
 * @since 0.1
 */
public final class IndexCodes {

  /** A sitemap that is listed cannot be read. */
  public static final Code CHILD_MISSING = Code.error("index.child-missing");

  /** A sitemap is listed twice. */
  public static final Code CHILD_DUPLICATE = Code.warning("index.child-duplicate");

  /** An index lists another index. */
  public static final Code NESTED = Code.error("index.nested");

  /** One of several documents cannot be read. */
  public static final Code UNREADABLE = Code.error("doc.unreadable");

  private IndexCodes() {}
}
