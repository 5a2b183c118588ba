package io.github.sitemaptoolkit.content.statement;

import io.github.sitemaptoolkit.annotation.Incubating;

/**
 * Which page an address names that structured data has.
 *
 * @since 0.1
 */
@Incubating
public enum Names {
  /** The page that it stands on. */
  THIS,
  /** No page: a template's home page, or an example that was copied. */
  NONE,
  /** Another page. */
  OTHER
}
