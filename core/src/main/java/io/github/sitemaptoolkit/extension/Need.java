package io.github.sitemaptoolkit.extension;

/**
 * Whether a {@link Field} is required.
 *
 * @since 0.1
 */
public enum Need {
  /** The field may be absent. */
  OPTIONAL,
  /** The field may be absent, but consumers of the document prefer to have it. */
  RECOMMENDED,
  /** The parent element is useless without the field. */
  REQUIRED
}
