package io.github.sitemaptoolkit.extension;

/**
 * How much a {@link Field} is wanted.
 *
 * @since 0.1
 */
public enum Need {
  /** It may be absent. */
  OPTIONAL,
  /** It may be absent, and those who read the document would rather have it. */
  RECOMMENDED,
  /** Without it the element is of no use. */
  REQUIRED
}
