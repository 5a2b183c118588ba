package io.github.sitemaptoolkit.ext.video;

import io.github.sitemaptoolkit.model.TextValues;
import io.github.sitemaptoolkit.model.UrlExtension;
import io.github.sitemaptoolkit.model.W3cDateTime;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * A video on a page: {@code video:video}, any number for a url.
 *
 * <pre>{@code
 * <video:video>
 *   <video:thumbnail_loc>https://example.com/cat.jpg</video:thumbnail_loc>
 *   <video:title>A cat</video:title>
 *   <video:description>The cat sleeps.</video:description>
 *   <video:content_loc>https://example.com/cat.mp4</video:content_loc>
 *   <video:duration>600</video:duration>
 * </video:video>
 * }</pre>
 *
 * <p>Sources: <a
 * href="https://developers.google.com/search/docs/crawling-indexing/sitemaps/video-sitemaps">Google's
 * video sitemaps</a> ("the page" below) and <a
 * href="https://www.google.com/schemas/sitemap-video/1.1/sitemap-video.xsd">sitemap-video.xsd</a>
 * ("the schema"), whose order the components have. What is deprecated has had no effect at Google
 * since 6 August 2022, and does no harm.
 *
 * <p>All texts are as written, and nothing is checked; absent is null, or an empty list.
 *
 * @param thumbnailLoc the url of a preview picture. Required by the page and the schema
 * @param title the title. Required by both; at most 100 characters by the schema, no limit on the
 *     page
 * @param description what the video shows. Required by both; at most 2,048 characters
 * @param contentLoc the url of the video file. The page requires this or {@code playerLoc}; neither
 *     may be the url of the page it stands on
 * @param playerLoc a player for the video
 * @param duration how long it plays, in whole seconds: 1 to 28,800 by the page, 0 to 28,800 by the
 *     schema
 * @param expirationDate until when it may be shown, as a W3C date with or without a time
 * @param rating what viewers think of it, 0.0 to 5.0
 * @param contentSegments the files of a video that is cut into pieces, in order, beside {@code
 *     playerLoc}. In the schema; the page is silent on it
 * @param viewCount how often it was seen, a whole number
 * @param publicationDate when it was first published, as a W3C date with or without a time
 * @param tags single keywords, at most 32
 * @param category what it is about in general, at most 256 characters. Deprecated in 2022
 * @param familyFriendly yes or no; where absent, it is shown to those who search safely too
 * @param restriction the countries where it may, or may not, be shown
 * @param galleryLoc a page with more videos. Deprecated in 2022
 * @param prices what it costs to see it. Deprecated in 2022
 * @param requiresSubscription yes or no: whether only subscribers can see it
 * @param uploader who put it there
 * @param tvShow the television show that it belongs to. Deprecated in 2022
 * @param platform the devices on which it may, or may not, be shown
 * @param live yes or no: whether it is a live stream
 * @param ids what others call it. In the schema; the page is silent on it
 * @since 0.1
 */
public record Video(
    @Nullable String thumbnailLoc,
    @Nullable String title,
    @Nullable String description,
    @Nullable String contentLoc,
    @Nullable PlayerLoc playerLoc,
    @Nullable String duration,
    @Nullable String expirationDate,
    @Nullable String rating,
    List<ContentSegment> contentSegments,
    @Nullable String viewCount,
    @Nullable String publicationDate,
    List<String> tags,
    @Nullable String category,
    @Nullable String familyFriendly,
    @Nullable Restriction restriction,
    @Nullable GalleryLoc galleryLoc,
    List<Price> prices,
    @Nullable String requiresSubscription,
    @Nullable Uploader uploader,
    @Nullable TvShow tvShow,
    @Nullable Platform platform,
    @Nullable String live,
    List<Id> ids)
    implements UrlExtension {

  /**
   * A player: {@code video:player_loc}.
   *
   * @param url the url of the player, such as the {@code src} of an {@code iframe}
   * @param allowEmbed yes or no: whether others may embed it; yes by the schema where absent.
   *     Deprecated in 2022
   * @param autoplay what to append to the url so that it plays at once, such as {@code ap=1}.
   *     Deprecated in 2022
   */
  public record PlayerLoc(String url, @Nullable String allowEmbed, @Nullable String autoplay) {

    /** Returns a player of which only the url is given. */
    public static PlayerLoc of(String url) {
      return new PlayerLoc(url, null, null);
    }

    /** Returns {@link #allowEmbed} as yes or no; empty where it is absent or something else. */
    public Optional<Boolean> allowEmbedValue() {
      return TextValues.yesNo(allowEmbed);
    }
  }

  /**
   * A piece of a video: {@code video:content_segment_loc}.
   *
   * @param url the url of the file
   * @param duration how long it plays, in whole seconds: 0 to 28,800 by the schema
   */
  public record ContentSegment(String url, @Nullable String duration) {

    /** Returns a piece, its duration rounded to whole seconds. */
    public static ContentSegment of(String url, Duration duration) {
      return new ContentSegment(url, TextValues.text(duration));
    }

    /** Returns {@link #duration} as a duration; empty where it is absent or something else. */
    public Optional<Duration> durationValue() {
      return TextValues.seconds(duration);
    }
  }

  /**
   * Where a video may be shown: {@code video:restriction}.
   *
   * @param relationship allow or deny: whether it may be shown in these countries only, or in all
   *     others. Required by the page and the schema
   * @param countries ISO 3166 codes of two capital letters, with spaces between; an empty list that
   *     is allowed means nowhere
   */
  public record Restriction(@Nullable String relationship, String countries) {

    /** Returns a restriction that allows these countries only. */
    public static Restriction allow(String... countries) {
      return new Restriction("allow", TextValues.text(List.of(countries), ' '));
    }

    /** Returns a restriction that allows all countries but these. */
    public static Restriction deny(String... countries) {
      return new Restriction("deny", TextValues.text(List.of(countries), ' '));
    }

    /** Returns {@link #countries} one by one. */
    public List<String> countriesValue() {
      return TextValues.list(countries, ' ');
    }
  }

  /**
   * A page with more videos: {@code video:gallery_loc}. Deprecated in 2022.
   *
   * @param url the url of the page
   * @param title its title
   */
  public record GalleryLoc(String url, @Nullable String title) {}

  /**
   * What it costs to see a video: {@code video:price}. Deprecated in 2022.
   *
   * @param amount a decimal number, or empty where only the type is known
   * @param currency the ISO 4217 code. Required by the schema where there is an amount
   * @param type rent or purchase; the page used to say own for the second. Required by the schema
   *     where there is no amount
   * @param resolution sd or hd
   */
  public record Price(
      String amount,
      @Nullable String currency,
      @Nullable String type,
      @Nullable String resolution) {

    /** Returns a price of which only the amount and the currency are given. */
    public static Price of(String amount, String currency) {
      return new Price(amount, currency, null, null);
    }

    /** Returns a price of which only the amount and the currency are given. */
    public static Price of(BigDecimal amount, String currency) {
      return of(amount.toPlainString(), currency);
    }

    /** Returns {@link #amount} as a number; empty where it is absent or something else. */
    public Optional<BigDecimal> amountValue() {
      return TextValues.decimal(amount);
    }
  }

  /**
   * Who put a video where it is: {@code video:uploader}.
   *
   * @param name the name, at most 255 characters
   * @param info the url of a page about them, on the host of the page that the video stands on
   */
  public record Uploader(String name, @Nullable String info) {}

  /**
   * On which devices a video may be shown: {@code video:platform}.
   *
   * @param relationship allow or deny: whether it may be shown on these only, or on all others.
   *     Required by the page and the schema
   * @param platforms of web, mobile and tv, with spaces between
   */
  public record Platform(@Nullable String relationship, String platforms) {

    /** Returns a rule that allows these platforms only. */
    public static Platform allow(String... platforms) {
      return new Platform("allow", TextValues.text(List.of(platforms), ' '));
    }

    /** Returns a rule that allows all platforms but these. */
    public static Platform deny(String... platforms) {
      return new Platform("deny", TextValues.text(List.of(platforms), ' '));
    }

    /** Returns {@link #platforms} one by one. */
    public List<String> platformsValue() {
      return TextValues.list(platforms, ' ');
    }
  }

  /**
   * What others call a video: {@code video:id}.
   *
   * @param value the name or number
   * @param type whose it is: tms:series, tms:program, rovi:series, rovi:program, freebase or url.
   *     Required by the schema
   */
  public record Id(String value, @Nullable String type) {}

  /** Copies the lists. */
  public Video {
    contentSegments = List.copyOf(contentSegments);
    tags = List.copyOf(tags);
    prices = List.copyOf(prices);
    ids = List.copyOf(ids);
  }

  /** Returns {@link #duration} as a duration; empty where it is absent or something else. */
  public Optional<Duration> durationValue() {
    return TextValues.seconds(duration);
  }

  /** Returns {@link #expirationDate} as a date; empty where it is absent or something else. */
  public Optional<W3cDateTime> expirationDateValue() {
    return TextValues.date(expirationDate);
  }

  /** Returns {@link #rating} as a number; empty where it is absent or something else. */
  public OptionalDouble ratingValue() {
    return TextValues.number(rating);
  }

  /** Returns {@link #viewCount} as a number; empty where it is absent or something else. */
  public OptionalLong viewCountValue() {
    return TextValues.wholeNumber(viewCount);
  }

  /** Returns {@link #publicationDate} as a date; empty where it is absent or something else. */
  public Optional<W3cDateTime> publicationDateValue() {
    return TextValues.date(publicationDate);
  }

  /** Returns {@link #familyFriendly} as yes or no; empty where it is absent or something else. */
  public Optional<Boolean> familyFriendlyValue() {
    return TextValues.yesNo(familyFriendly);
  }

  /**
   * Returns {@link #requiresSubscription} as yes or no; empty where it is absent or something else.
   */
  public Optional<Boolean> requiresSubscriptionValue() {
    return TextValues.yesNo(requiresSubscription);
  }

  /** Returns {@link #live} as yes or no; empty where it is absent or something else. */
  public Optional<Boolean> liveValue() {
    return TextValues.yesNo(live);
  }

  /** Returns a builder for a video that nothing is said of. */
  public static VideoBuilder builder() {
    return new VideoBuilder();
  }

  /** Returns a builder that starts as this video. */
  public VideoBuilder toBuilder() {
    return new VideoBuilder(this);
  }
}
