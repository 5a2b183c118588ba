package io.github.sitemaptoolkit.ext.news;

import io.github.sitemaptoolkit.model.TextValues;
import io.github.sitemaptoolkit.model.UrlExtension;
import io.github.sitemaptoolkit.model.W3cDateTime;
import java.time.temporal.Temporal;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A news article: {@code news:news}, one per url and up to 1,000 per file.
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
 * news sitemaps</a>, and the schema of the namespace for fields that this page no longer lists. All
 * texts are kept as written; absent values are null, and empty elements are empty texts.
 *
 * @param publication the publication in which the article appeared. Required by Google
 * @param access {@code Subscription} or {@code Registration}. No longer documented by Google
 * @param genres a comma-separated list of {@code PressRelease}, {@code Satire}, {@code Blog},
 *     {@code OpEd}, {@code Opinion}, {@code UserGenerated}. No longer documented by Google
 * @param publicationDate when the article was first published, as a W3C date: a day, or a time with
 *     an offset. Google accepts articles of the last two days. Required by Google
 * @param title the title, without the author, publication or date. Required by Google
 * @param keywords a comma-separated list of keywords. No longer documented by Google
 * @param stockTickers a comma-separated list of at most five stock tickers, each with its exchange,
 *     such as {@code NASDAQ:AMAT}. No longer documented by Google
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
   * The publication in which an article appeared: {@code news:publication}.
   *
   * @param name the name exactly as on news.google.com, without anything in parentheses. Required
   *     by Google
   * @param language the language of the article: an ISO 639 code of two or three lower-case
   *     letters, {@code zh-cn} or {@code zh-tw}. Required by Google
   */
  public record Publication(@Nullable String name, @Nullable String language) {}

  /** Returns {@link #publicationDate} as a date; empty if it is absent or not a date. */
  public Optional<W3cDateTime> publicationDateValue() {
    return TextValues.date(publicationDate);
  }

  /** Returns a builder without any values. */
  public static Builder builder() {
    return new Builder();
  }

  /** Returns a builder that is initialized with this article. */
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

  /** Builds an article; null means absent. Not thread-safe. */
  public static final class Builder {

    private @Nullable Publication publication;
    private @Nullable String access;
    private @Nullable String genres;
    private @Nullable String publicationDate;
    private @Nullable String title;
    private @Nullable String keywords;
    private @Nullable String stockTickers;

    private Builder() {}

    /** Sets the publication in which the article appeared. */
    public Builder publication(@Nullable Publication value) {
      publication = value;
      return this;
    }

    /** Sets the name of the publication and the language of the article. */
    public Builder publication(@Nullable String name, @Nullable String language) {
      publication = new Publication(name, language);
      return this;
    }

    /** Sets the access restriction, {@code Subscription} or {@code Registration}. */
    public Builder access(@Nullable String value) {
      access = value;
      return this;
    }

    /** Sets the genres as a comma-separated list. */
    public Builder genres(@Nullable String value) {
      genres = value;
      return this;
    }

    /** Sets the date of first publication, as a W3C date. */
    public Builder publicationDate(@Nullable String value) {
      publicationDate = value;
      return this;
    }

    /** Sets the date of first publication; null for none. See {@link TextValues#text(Temporal)}. */
    public Builder publicationDate(@Nullable Temporal value) {
      return publicationDate(TextValues.text(value));
    }

    /** Sets the title. */
    public Builder title(@Nullable String value) {
      title = value;
      return this;
    }

    /** Sets the keywords as a comma-separated list. */
    public Builder keywords(@Nullable String value) {
      keywords = value;
      return this;
    }

    /** Sets the stock tickers as a comma-separated list. */
    public Builder stockTickers(@Nullable String value) {
      stockTickers = value;
      return this;
    }

    /** Returns the article. */
    public News build() {
      return new News(publication, access, genres, publicationDate, title, keywords, stockTickers);
    }

    @Override
    public String toString() {
      return "builder of " + build();
    }
  }
}
