package io.github.sitemaptoolkit.converters.feed;

import java.util.Set;

/**
 * How feeds are read and written: {@code Context.with(FeedOptions.DEFAULTS.withLossless(true))}.
 *
 * @param with the ids of extensions that look for their values in items only when they are asked
 *     to, such as {@code news}
 * @param contentImages whether the first picture of an item's content counts as one of its media
 *     where there is no other
 * @param lossless whether a feed that is written carries each entry whole, as a {@code url} element
 *     of the sitemap protocol inside its item
 */
public record FeedOptions(Set<String> with, boolean contentImages, boolean lossless) {

  /** What is done where nothing is asked for. */
  public static final FeedOptions DEFAULTS = new FeedOptions(Set.of(), false, false);

  /** Copies the set. */
  public FeedOptions {
    with = Set.copyOf(with);
  }

  /** Returns these options with other extensions to ask. */
  public FeedOptions withExtensions(Set<String> ids) {
    return new FeedOptions(ids, contentImages, lossless);
  }

  /** Returns these options with pictures of the content looked for or not. */
  public FeedOptions withContentImages(boolean value) {
    return new FeedOptions(with, value, lossless);
  }

  /** Returns these options with each entry carried whole or not. */
  public FeedOptions withLossless(boolean value) {
    return new FeedOptions(with, contentImages, value);
  }
}
