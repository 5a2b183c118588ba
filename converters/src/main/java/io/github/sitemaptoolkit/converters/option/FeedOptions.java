package io.github.sitemaptoolkit.converters.option;

import io.github.sitemaptoolkit.model.DocumentInfo;
import java.time.Instant;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The options for feeds: {@code Context.with(FeedOptions.DEFAULTS.withLossless(true))}. Immutable.
 *
 * @param extensions the ids of extensions to switch on. Some, such as {@code news}, create values
 *     from items only if they are listed here. Defaults to none
 * @param contentMedia which pictures and videos in the HTML of items to use besides those that the
 *     feed names. Defaults to all
 * @param lossless whether each item of a feed that is written also contains the complete entry, as
 *     a {@code url} element of the sitemap protocol. Defaults to false
 * @param title the title to use instead of the title of the feed that is read, or of the document
 *     that is converted to a feed. Null, the default, uses that title or, if there is none, the
 *     host of the link
 * @param link the link to use instead of the link of that feed or document. Null, the default, uses
 *     that link or, if there is none, the root of the host of the first url
 * @param language the language to use instead of the language of that feed or document. Null, the
 *     default, uses that language
 * @param now the current time, which decides what is recent enough to be news; null, the default,
 *     for the system clock
 * @param metadata whether to keep the title, summary, authors and categories of items with their
 *     entries; they are used only when another feed is written. Defaults to false
 * @since 0.1
 */
public record FeedOptions(
    Set<String> extensions,
    ContentMedia contentMedia,
    boolean lossless,
    @Nullable String title,
    @Nullable String link,
    @Nullable String language,
    @Nullable Instant now,
    boolean metadata) {

  /** The default options. */
  public static final FeedOptions DEFAULTS =
      new FeedOptions(Set.of(), ContentMedia.ALL, false, null, null, null, null, false);

  /** Creates options. Copies the set. */
  public FeedOptions {
    extensions = Set.copyOf(extensions);
  }

  /** Returns a copy that switches on the given extensions; see {@link #extensions}. */
  public FeedOptions withExtensions(Set<String> ids) {
    return new FeedOptions(ids, contentMedia, lossless, title, link, language, now, metadata);
  }

  /** Returns a copy that uses these media in the HTML of items; see {@link #contentMedia}. */
  public FeedOptions withContentMedia(ContentMedia value) {
    return new FeedOptions(extensions, value, lossless, title, link, language, now, metadata);
  }

  /** Returns a copy that writes complete entries to feeds, or does not. */
  public FeedOptions withLossless(boolean value) {
    return new FeedOptions(extensions, contentMedia, value, title, link, language, now, metadata);
  }

  /** Returns a copy with the given title; null for the title of the feed or document. */
  public FeedOptions withTitle(@Nullable String value) {
    return new FeedOptions(
        extensions, contentMedia, lossless, value, link, language, now, metadata);
  }

  /** Returns a copy with the given link; null for the link of the feed or document. */
  public FeedOptions withLink(@Nullable String value) {
    return new FeedOptions(
        extensions, contentMedia, lossless, title, value, language, now, metadata);
  }

  /** Returns a copy with the given language; null for the language of the feed or document. */
  public FeedOptions withLanguage(@Nullable String value) {
    return new FeedOptions(extensions, contentMedia, lossless, title, link, value, now, metadata);
  }

  /** Returns a copy with the given current time; null for the system clock. */
  public FeedOptions withNow(@Nullable Instant value) {
    return new FeedOptions(
        extensions, contentMedia, lossless, title, link, language, value, metadata);
  }

  /** Returns a copy that keeps the metadata of items, or does not. */
  public FeedOptions withMetadata(boolean value) {
    return new FeedOptions(extensions, contentMedia, lossless, title, link, language, now, value);
  }

  /** Returns the data about a document, with the title, link and language of these options. */
  public DocumentInfo describe(DocumentInfo document) {
    return document
        .withTitle(title == null ? document.title() : title)
        .withLink(link == null ? document.link() : link)
        .withLanguage(language == null ? document.language() : language);
  }
}
