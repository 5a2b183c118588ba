package io.github.sitemaptoolkit.converters.option;

import io.github.sitemaptoolkit.annotation.Incubating;

/**
 * What becomes of the items of a feed that are to come out later: whose date of publication is
 * ahead of now. Their date is never used, and they are no news yet.
 *
 * @since 0.1
 */
@Incubating
public enum Embargo {
  /** Their pages are listed: the default. */
  LISTED,
  /** They are left out and counted until their time comes, as in a sitemap of news. */
  LEFT_OUT
}
