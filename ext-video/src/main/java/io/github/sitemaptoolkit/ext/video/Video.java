package io.github.sitemaptoolkit.ext.video;

import io.github.sitemaptoolkit.model.TextValues;
import io.github.sitemaptoolkit.model.UrlExtension;
import io.github.sitemaptoolkit.model.W3cDateTime;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * A video on a page: {@code video:video}. A url may have any number of them.
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
 * ("the schema"). The components are in the order of the schema. Google announced in May 2022 which
 * fields are deprecated, and has ignored them since 6 August 2022; they do no harm.
 *
 * <p>All texts are kept as written and not checked; absent values are null or empty lists.
 *
 * @param thumbnailLoc the url of a preview picture. Required by the page and the schema
 * @param title the title. Required by both; at most 100 characters by the schema, no limit on the
 *     page
 * @param description what the video shows. Required by both; at most 2,048 characters
 * @param contentLoc the url of the video file. The page requires this or {@code playerLoc}; neither
 *     may be the url of the page
 * @param playerLoc a player for the video
 * @param duration the playing time in whole seconds: 1 to 28,800 by the page, 0 to 28,800 by the
 *     schema
 * @param expirationDate the date after which the video is not available, as a W3C date with or
 *     without a time
 * @param rating the rating by viewers, 0.0 to 5.0
 * @param contentSegments the files of a video that is split into segments, in order, in addition to
 *     {@code playerLoc}. Part of the schema, but not mentioned on the page
 * @param viewCount how often the video was viewed, a whole number
 * @param publicationDate when the video was first published, as a W3C date with or without a time
 * @param tags single keywords, at most 32
 * @param category the general topic, at most 256 characters. Deprecated in 2022
 * @param familyFriendly yes or no: whether the video is found with SafeSearch turned on; yes if
 *     absent
 * @param restriction the countries where the video may, or may not, be shown
 * @param galleryLoc a page with more videos. Deprecated in 2022
 * @param prices the prices for viewing the video. Deprecated in 2022
 * @param requiresSubscription yes or no: whether a subscription is required to view the video
 * @param uploader who uploaded the video
 * @param tvShow the television show to which the video belongs. Deprecated in 2022
 * @param platform the devices on which the video may, or may not, be shown
 * @param live yes or no: whether the video is a live stream
 * @param ids identifiers of the video in other systems. Part of the schema, but not mentioned on
 *     the page
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
   * @param allowEmbed yes or no: whether other sites may embed the player; yes if absent, according
   *     to the schema. Deprecated in 2022
   * @param autoplay the parameter to append to the url so that the video starts automatically, such
   *     as {@code ap=1}. Deprecated in 2022
   */
  public record PlayerLoc(String url, @Nullable String allowEmbed, @Nullable String autoplay) {

    /** Returns a player with only a url. */
    public static PlayerLoc of(String url) {
      return new PlayerLoc(url, null, null);
    }
  }

  /**
   * A segment of a video: {@code video:content_segment_loc}.
   *
   * @param url the url of the file
   * @param duration the playing time in whole seconds: 0 to 28,800 by the schema
   */
  public record ContentSegment(String url, @Nullable String duration) {

    /** Returns a segment. Its duration is rounded to whole seconds. */
    public static ContentSegment of(String url, Duration duration) {
      return new ContentSegment(url, TextValues.text(duration));
    }

    /** Returns {@link #duration} as a duration; empty if it is absent or not a duration. */
    public Optional<Duration> durationValue() {
      return TextValues.seconds(duration);
    }
  }

  /**
   * Where a video may be shown: {@code video:restriction}.
   *
   * @param relationship allow or deny: whether the video may be shown only in these countries, or
   *     in all others. Required by the page and the schema
   * @param countries ISO 3166 codes of two upper-case letters, separated by spaces; an empty list
   *     with {@code allow} means nowhere
   */
  public record Restriction(@Nullable String relationship, String countries) {

    /** Returns a restriction that allows these countries only. */
    public static Restriction allow(String... countries) {
      return new Restriction("allow", TextValues.text(List.of(countries), ' '));
    }

    /** Returns a restriction that allows all countries except these. */
    public static Restriction deny(String... countries) {
      return new Restriction("deny", TextValues.text(List.of(countries), ' '));
    }

    /** Returns {@link #countries} as a list. */
    public List<String> countriesValue() {
      return TextValues.list(countries, ' ');
    }
  }

  /**
   * A page with more videos: {@code video:gallery_loc}. Deprecated in 2022.
   *
   * @param url the url of the page
   * @param title the title of the page
   */
  public record GalleryLoc(String url, @Nullable String title) {}

  /**
   * A price for viewing a video: {@code video:price}. Deprecated in 2022.
   *
   * @param amount a decimal number; empty if only the type is known
   * @param currency the ISO 4217 code of the currency. Required by the schema if there is an amount
   * @param type rent or purchase; the page formerly used own for purchase. Required by the schema
   *     if there is no amount
   * @param resolution sd or hd
   */
  public record Price(
      String amount,
      @Nullable String currency,
      @Nullable String type,
      @Nullable String resolution) {}

  /**
   * Who uploaded a video: {@code video:uploader}.
   *
   * @param name the name, at most 255 characters
   * @param info the url of a page about the uploader, on the same host as the page with the video
   */
  public record Uploader(String name, @Nullable String info) {}

  /**
   * The devices on which a video may be shown: {@code video:platform}.
   *
   * @param relationship allow or deny: whether the video may be shown only on these devices, or on
   *     all others. Required by the page and the schema
   * @param platforms any of web, mobile and tv, separated by spaces
   */
  public record Platform(@Nullable String relationship, String platforms) {

    /** Returns a rule that allows these platforms only. */
    public static Platform allow(String... platforms) {
      return new Platform("allow", TextValues.text(List.of(platforms), ' '));
    }

    /** Returns a rule that allows all platforms except these. */
    public static Platform deny(String... platforms) {
      return new Platform("deny", TextValues.text(List.of(platforms), ' '));
    }

    /** Returns {@link #platforms} as a list. */
    public List<String> platformsValue() {
      return TextValues.list(platforms, ' ');
    }
  }

  /**
   * An identifier of a video in another system: {@code video:id}.
   *
   * @param value the identifier, a name or number
   * @param type the system: tms:series, tms:program, rovi:series, rovi:program, freebase or url.
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

  /** Returns {@link #duration} as a duration; empty if it is absent or not a duration. */
  public Optional<Duration> durationValue() {
    return TextValues.seconds(duration);
  }

  /** Returns {@link #expirationDate} as a date; empty if it is absent or not a date. */
  public Optional<W3cDateTime> expirationDateValue() {
    return TextValues.date(expirationDate);
  }

  /** Returns {@link #rating} as a number; empty if it is absent or not a number. */
  public OptionalDouble ratingValue() {
    return TextValues.number(rating);
  }

  /** Returns {@link #viewCount} as a number; empty if it is absent or not a number. */
  public OptionalLong viewCountValue() {
    return TextValues.wholeNumber(viewCount);
  }

  /** Returns {@link #publicationDate} as a date; empty if it is absent or not a date. */
  public Optional<W3cDateTime> publicationDateValue() {
    return TextValues.date(publicationDate);
  }

  /** Returns {@link #familyFriendly} as a boolean; empty if it is absent or neither yes nor no. */
  public Optional<Boolean> familyFriendlyValue() {
    return TextValues.yesNo(familyFriendly);
  }

  /**
   * Returns {@link #requiresSubscription} as a boolean; empty if it is absent or neither yes nor
   * no.
   */
  public Optional<Boolean> requiresSubscriptionValue() {
    return TextValues.yesNo(requiresSubscription);
  }

  /** Returns {@link #live} as a boolean; empty if it is absent or neither yes nor no. */
  public Optional<Boolean> liveValue() {
    return TextValues.yesNo(live);
  }

  /** Returns a builder without any values. */
  public static VideoBuilder builder() {
    return new VideoBuilder();
  }

  /** Returns a builder that is initialized with this video. */
  public VideoBuilder toBuilder() {
    return new VideoBuilder(this);
  }
}
