package io.github.sitemaptoolkit.converters.feed;

import io.github.sitemaptoolkit.converters.internal.feed.source.FeedReadSettings;
import io.github.sitemaptoolkit.model.DocumentInfo;
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
 * @param title what counts in place of the title of a feed that is read, or of a document that
 *     becomes a feed; null for its own, or else the host of its link
 * @param link what counts in place of its link; null for its own, or else the root of the first
 *     url's host
 * @param language what counts in place of its language; null for its own
 * @param now the time that counts as now, for what is taken only while it is new; null for that of
 *     the clock
 * @param words whether the title, summary, authors and categories of an item go with its entry:
 *     only the writers of feeds have a place for them
 * @since 0.1
 */
public record FeedOptions(
    Set<String> with,
    boolean contentImages,
    boolean lossless,
    @Nullable String title,
    @Nullable String link,
    @Nullable String language,
    @Nullable Instant now,
    boolean words) {

  /** What is done where nothing is asked for. */
  public static final FeedOptions DEFAULTS =
      new FeedOptions(Set.of(), false, false, null, null, null, null, false);

  /** Copies the set. */
  public FeedOptions {
    with = Set.copyOf(with);
  }

  /** Returns these options with other extensions to ask. */
  public FeedOptions withExtensions(Set<String> ids) {
    return new FeedOptions(ids, contentImages, lossless, title, link, language, now, words);
  }

  /** Returns these options with pictures of the content looked for or not. */
  public FeedOptions withContentImages(boolean value) {
    return new FeedOptions(with, value, lossless, title, link, language, now, words);
  }

  /** Returns these options with each entry carried whole or not. */
  public FeedOptions withLossless(boolean value) {
    return new FeedOptions(with, contentImages, value, title, link, language, now, words);
  }

  /** Returns these options with another title for feeds; null for their own. */
  public FeedOptions withTitle(@Nullable String value) {
    return new FeedOptions(with, contentImages, lossless, value, link, language, now, words);
  }

  /** Returns these options with another link for feeds; null for their own. */
  public FeedOptions withLink(@Nullable String value) {
    return new FeedOptions(with, contentImages, lossless, title, value, language, now, words);
  }

  /** Returns these options with another language for feeds; null for their own. */
  public FeedOptions withLanguage(@Nullable String value) {
    return new FeedOptions(with, contentImages, lossless, title, link, value, now, words);
  }

  /** Returns these options with another time that counts as now; null for that of the clock. */
  public FeedOptions withNow(@Nullable Instant value) {
    return new FeedOptions(with, contentImages, lossless, title, link, language, value, words);
  }

  /** Returns these options with the words of items kept or not. */
  public FeedOptions withWords(boolean value) {
    return new FeedOptions(with, contentImages, lossless, title, link, language, now, value);
  }

  /** Returns what of these options matters while a feed is read. */
  FeedReadSettings forReading() {
    return new FeedReadSettings(with, contentImages, words, now, this::describe);
  }

  /** Returns what is known of a document, with what these options say of it instead. */
  DocumentInfo describe(DocumentInfo document) {
    return document
        .withTitle(title == null ? document.title() : title)
        .withLink(link == null ? document.link() : link)
        .withLanguage(language == null ? document.language() : language);
  }
}
