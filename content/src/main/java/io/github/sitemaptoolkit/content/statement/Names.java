package io.github.sitemaptoolkit.content.statement;

/**
 * The page that an address in structured data names.
 *
 * @since 0.1
 */
public enum Names {
  /** The page that the address stands on. */
  THIS,
  /** No page: an address of the site's template, or of an example that was copied. */
  NONE,
  /** Another page. */
  OTHER
}
