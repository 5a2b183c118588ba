package io.github.sitemaptoolkit.batch;

/**
 * What to do if one of several documents cannot be read.
 *
 * @since 0.1
 */
public enum Unreadable {
  /** Reading ends with an exception. */
  FAIL,
  /** The document is silently skipped from the point where it cannot be read. */
  SKIP,
  /** The document is skipped from the point where it cannot be read, and this is reported. */
  REPORT
}
