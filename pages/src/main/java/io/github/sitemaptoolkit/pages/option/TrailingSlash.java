package io.github.sitemaptoolkit.pages.option;

import io.github.sitemaptoolkit.annotation.Incubating;

/**
 * Whether the urls of pages end with a slash.
 *
 * @since 0.1
 */
@Incubating
public enum TrailingSlash {
  /** As the files are: {@code a/index.html} is {@code /a/}, {@code a.html} has none. */
  AS_IS,
  /** Always, but for urls that end in {@code .html}. */
  ALWAYS,
  /** Never, but for the root. */
  NEVER
}
