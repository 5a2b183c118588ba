package io.github.sitemaptoolkit.batch;

/**
 * What happens to one of several documents that cannot be read.
 *
 * @since 0.1
 */
public enum Unreadable {
  /** Its exception ends the reading of all. */
  FAIL,
  /** It is left out without a problem, from where it cannot be read. */
  SKIP,
  /** It is left out, from where it cannot be read, with a problem that says so. */
  REPORT
}
