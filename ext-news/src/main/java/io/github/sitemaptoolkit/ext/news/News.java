package io.github.sitemaptoolkit.ext.news;

import io.github.sitemaptoolkit.model.TextValues;
import io.github.sitemaptoolkit.model.UrlExtension;
import io.github.sitemaptoolkit.model.W3cDateTime;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Optional;
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

  /** Returns {@link #publicationDate} as a date; empty where it is absent or something else. */
  public Optional<W3cDateTime> publicationDateValue() {
    return TextValues.date(publicationDate);
  }

  /** Returns {@link #genres} one by one; none where they are absent. */
  public List<String> genresValue() {
    return TextValues.list(genres, ',');
  }

  /** Returns {@link #keywords} one by one; none where they are absent. */
  public List<String> keywordsValue() {
    return TextValues.list(keywords, ',');
  }

  /** Returns {@link #stockTickers} one by one; none where they are absent. */
  public List<String> stockTickersValue() {
    return TextValues.list(stockTickers, ',');
  }

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

    /**
     * Sets its kinds, with commas between.
     *
     * @throws IllegalArgumentException if one of them holds a comma
     */
    public Builder genres(List<String> values) {
      return genres(TextValues.text(values, ','));
    }

    /** Removes its kinds. */
    public Builder clearGenres() {
      genres = null;
      return this;
    }

    /** Sets when it was first published, as a W3C date. */
    public Builder publicationDate(@Nullable String value) {
      publicationDate = value;
      return this;
    }

    /** Sets when it was first published, in UTC. */
    public Builder publicationDate(Instant value) {
      return publicationDate(W3cDateTime.of(value).text());
    }

    /** Sets when it was first published. */
    public Builder publicationDate(OffsetDateTime value) {
      return publicationDate(W3cDateTime.of(value).text());
    }

    /** Sets when it was first published: a day. */
    public Builder publicationDate(LocalDate value) {
      return publicationDate(W3cDateTime.of(value).text());
    }

    /** Removes when it was first published. */
    public Builder clearPublicationDate() {
      publicationDate = null;
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

    /**
     * Sets what it is about, with commas between.
     *
     * @throws IllegalArgumentException if one of them holds a comma
     */
    public Builder keywords(List<String> values) {
      return keywords(TextValues.text(values, ','));
    }

    /** Removes what it is about. */
    public Builder clearKeywords() {
      keywords = null;
      return this;
    }

    /** Sets the comma list of the companies it is about. */
    public Builder stockTickers(@Nullable String value) {
      stockTickers = value;
      return this;
    }

    /**
     * Sets the companies it is about, with commas between.
     *
     * @throws IllegalArgumentException if one of them holds a comma
     */
    public Builder stockTickers(List<String> values) {
      return stockTickers(TextValues.text(values, ','));
    }

    /** Removes the companies it is about. */
    public Builder clearStockTickers() {
      stockTickers = null;
      return this;
    }

    /** Returns the article. */
    public News build() {
      return new News(publication, access, genres, publicationDate, title, keywords, stockTickers);
    }
  }
}
