package io.github.sitemaptoolkit.ext.news;

import io.github.sitemaptoolkit.model.UrlExtension;
import org.jspecify.annotations.Nullable;

/**
 * A news article: {@code news:news}, one for a url and up to 1,000 in a file.
 *
 * <pre>{@code
 * <news:news>
 *   <news:publication>
 *     <news:name>The Example Times</news:name>
 *     <news:language>en</news:language>
 *   </news:publication>
 *   <news:publication_date>2026-11-20</news:publication_date>
 *   <news:title>Companies A, B in merger talks</news:title>
 * </news:news>
 * }</pre>
 *
 * <p>Source: <a
 * href="https://developers.google.com/search/docs/crawling-indexing/sitemaps/news-sitemap">Google's
 * news sitemaps</a>, and the schema of the namespace for what that page no longer names. All texts
 * are as written; absent is null, an empty element is an empty text.
 *
 * @param publication where the article appeared. Required by Google; current
 * @param access {@code Subscription} or {@code Registration}. No longer documented by Google
 * @param genres a comma list of {@code PressRelease}, {@code Satire}, {@code Blog}, {@code OpEd},
 *     {@code Opinion}, {@code UserGenerated}. No longer documented by Google
 * @param publicationDate when it was first published, as a W3C date: a day, or a time with its
 *     zone; Google takes articles of the last two days. Required by Google; current
 * @param title the article's title, without author, publication or date. Required by Google;
 *     current
 * @param keywords a comma list of what it is about. No longer documented by Google
 * @param stockTickers a comma list of at most five {@code EXCHANGE:SYMBOL}, such as {@code
 *     NASDAQ:AMAT}. No longer documented by Google
 * @since 0.1
 */
public record News(
    @Nullable Publication publication,
    @Nullable String access,
    @Nullable String genres,
    @Nullable String publicationDate,
    @Nullable String title,
    @Nullable String keywords,
    @Nullable String stockTickers)
    implements UrlExtension {

  /**
   * Where an article appeared: {@code news:publication}.
   *
   * @param name its name exactly as on news.google.com, without what stands there in parentheses.
   *     Required by Google; current
   * @param language the article's language: two or three lower case letters of ISO 639, or {@code
   *     zh-cn} or {@code zh-tw}. Required by Google; current
   */
  public record Publication(@Nullable String name, @Nullable String language) {}

  /** Returns a builder of which nothing is set. */
  public static Builder builder() {
    return new Builder();
  }

  /** Returns a builder that starts as this article. */
  public Builder toBuilder() {
    var builder = new Builder();
    builder.publication = publication;
    builder.access = access;
    builder.genres = genres;
    builder.publicationDate = publicationDate;
    builder.title = title;
    builder.keywords = keywords;
    builder.stockTickers = stockTickers;
    return builder;
  }

  /** Builds an article; null is absent. Not safe for use by several threads. */
  public static final class Builder {

    private @Nullable Publication publication;
    private @Nullable String access;
    private @Nullable String genres;
    private @Nullable String publicationDate;
    private @Nullable String title;
    private @Nullable String keywords;
    private @Nullable String stockTickers;

    private Builder() {}

    /** Sets where the article appeared. */
    public Builder publication(@Nullable Publication value) {
      publication = value;
      return this;
    }

    /** Sets where the article appeared, and its language. */
    public Builder publication(@Nullable String name, @Nullable String language) {
      publication = new Publication(name, language);
      return this;
    }

    /** Sets how readers get at it. */
    public Builder access(@Nullable String value) {
      access = value;
      return this;
    }

    /** Sets the comma list of its kinds. */
    public Builder genres(@Nullable String value) {
      genres = value;
      return this;
    }

    /** Sets when it was first published, as a W3C date. */
    public Builder publicationDate(@Nullable String value) {
      publicationDate = value;
      return this;
    }

    /** Sets its title. */
    public Builder title(@Nullable String value) {
      title = value;
      return this;
    }

    /** Sets the comma list of what it is about. */
    public Builder keywords(@Nullable String value) {
      keywords = value;
      return this;
    }

    /** Sets the comma list of the companies it is about. */
    public Builder stockTickers(@Nullable String value) {
      stockTickers = value;
      return this;
    }

    /** Returns the article. */
    public News build() {
      return new News(publication, access, genres, publicationDate, title, keywords, stockTickers);
    }
  }
}
