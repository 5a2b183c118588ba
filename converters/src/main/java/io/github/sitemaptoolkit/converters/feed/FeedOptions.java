package io.github.sitemaptoolkit.converters.feed;

import java.time.Instant;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * How feeds are read and written: {@code Context.with(FeedOptions.DEFAULTS.withLossless(true))}.
 *
 * @param with the ids of extensions that look for their values in items only when they are asked
 *     to, such as {@code news}
 * @param contentImages whether the first picture of an item's content counts as one of its media
 *     where there is no other
 * @param lossless whether a feed that is written carries each entry whole, as a {@code url} element
 *     of the sitemap protocol inside its item
 * @param title what counts in place of the title of a feed that is read; null for its own
 * @param language what counts in place of the language of a feed that is read; null for its own
 * @param now the time that counts as now, for what is taken only while it is new; null for that of
 *     the clock
 */
public record FeedOptions(
    Set<String> with,
    boolean contentImages,
    boolean lossless,
    @Nullable String title,
    @Nullable String language,
    @Nullable Instant now) {

  /** What is done where nothing is asked for. */
  public static final FeedOptions DEFAULTS =
      new FeedOptions(Set.of(), false, false, null, null, null);

  /** Copies the set. */
  public FeedOptions {
    with = Set.copyOf(with);
  }

  /** Returns these options with other extensions to ask. */
  public FeedOptions withExtensions(Set<String> ids) {
    return new FeedOptions(ids, contentImages, lossless, title, language, now);
  }

  /** Returns these options with pictures of the content looked for or not. */
  public FeedOptions withContentImages(boolean value) {
    return new FeedOptions(with, value, lossless, title, language, now);
  }

  /** Returns these options with each entry carried whole or not. */
  public FeedOptions withLossless(boolean value) {
    return new FeedOptions(with, contentImages, value, title, language, now);
  }

  /** Returns these options with another title for feeds that are read; null for their own. */
  public FeedOptions withTitle(@Nullable String value) {
    return new FeedOptions(with, contentImages, lossless, value, language, now);
  }

  /** Returns these options with another language for feeds that are read; null for their own. */
  public FeedOptions withLanguage(@Nullable String value) {
    return new FeedOptions(with, contentImages, lossless, title, value, now);
  }

  /** Returns these options with another time that counts as now; null for that of the clock. */
  public FeedOptions withNow(@Nullable Instant value) {
    return new FeedOptions(with, contentImages, lossless, title, language, value);
  }
}
