package io.github.sitemaptoolkit.converters.option;

import io.github.sitemaptoolkit.annotation.Incubating;

/**
 * What to do with the items of a feed whose date of publication is in the future. In either case,
 * that date is not used, and the items are not news until then.
 *
 * @since 0.1
 */
@Incubating
public enum Embargo {
  /** Lists their pages without a date. The default. */
  LISTED,
  /** Leaves them out and counts them, as for a sitemap of news. */
  LEFT_OUT
}
