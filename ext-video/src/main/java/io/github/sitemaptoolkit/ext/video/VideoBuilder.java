package io.github.sitemaptoolkit.ext.video;

import io.github.sitemaptoolkit.ext.video.Video.ContentSegment;
import io.github.sitemaptoolkit.ext.video.Video.GalleryLoc;
import io.github.sitemaptoolkit.ext.video.Video.Platform;
import io.github.sitemaptoolkit.ext.video.Video.PlayerLoc;
import io.github.sitemaptoolkit.ext.video.Video.Price;
import io.github.sitemaptoolkit.ext.video.Video.Restriction;
import io.github.sitemaptoolkit.ext.video.Video.Uploader;
import io.github.sitemaptoolkit.model.TextValues;
import java.time.Duration;
import java.time.temporal.Temporal;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Builds a {@link Video}: start with {@link Video#builder()} or {@link Video#toBuilder()}.
 *
 * <p>Null means absent. Not thread-safe.
 *
 * @since 0.1
 */
public final class VideoBuilder {

  private @Nullable String thumbnailLoc;
  private @Nullable String title;
  private @Nullable String description;
  private @Nullable String contentLoc;
  private @Nullable PlayerLoc playerLoc;
  private @Nullable String duration;
  private @Nullable String expirationDate;
  private @Nullable String rating;
  private List<ContentSegment> contentSegments = List.of();
  private @Nullable String viewCount;
  private @Nullable String publicationDate;
  private List<String> tags = List.of();
  private @Nullable String category;
  private @Nullable String familyFriendly;
  private @Nullable Restriction restriction;
  private @Nullable GalleryLoc galleryLoc;
  private List<Price> prices = List.of();
  private @Nullable String requiresSubscription;
  private @Nullable Uploader uploader;
  private @Nullable TvShow tvShow;
  private @Nullable Platform platform;
  private @Nullable String live;
  private List<Video.Id> ids = List.of();

  VideoBuilder() {}

  VideoBuilder(Video video) {
    thumbnailLoc = video.thumbnailLoc();
    title = video.title();
    description = video.description();
    contentLoc = video.contentLoc();
    playerLoc = video.playerLoc();
    duration = video.duration();
    expirationDate = video.expirationDate();
    rating = video.rating();
    contentSegments = video.contentSegments();
    viewCount = video.viewCount();
    publicationDate = video.publicationDate();
    tags = video.tags();
    category = video.category();
    familyFriendly = video.familyFriendly();
    restriction = video.restriction();
    galleryLoc = video.galleryLoc();
    prices = video.prices();
    requiresSubscription = video.requiresSubscription();
    uploader = video.uploader();
    tvShow = video.tvShow();
    platform = video.platform();
    live = video.live();
    ids = video.ids();
  }

  /** Sets the url of a preview picture. */
  public VideoBuilder thumbnailLoc(@Nullable String value) {
    thumbnailLoc = value;
    return this;
  }

  /** Sets the title. */
  public VideoBuilder title(@Nullable String value) {
    title = value;
    return this;
  }

  /** Sets the description. */
  public VideoBuilder description(@Nullable String value) {
    description = value;
    return this;
  }

  /** Sets the url of the video file. */
  public VideoBuilder contentLoc(@Nullable String value) {
    contentLoc = value;
    return this;
  }

  /** Sets the player. */
  public VideoBuilder playerLoc(@Nullable PlayerLoc value) {
    playerLoc = value;
    return this;
  }

  /** Sets the duration in whole seconds. */
  public VideoBuilder duration(@Nullable String value) {
    duration = value;
    return this;
  }

  /**
   * Sets the duration, rounded to whole seconds, as the element requires; null for none.
   *
   * @throws IllegalArgumentException if the duration is negative
   */
  public VideoBuilder duration(@Nullable Duration value) {
    return duration(value == null ? null : TextValues.text(value));
  }

  /** Sets the expiration date, as a W3C date. */
  public VideoBuilder expirationDate(@Nullable String value) {
    expirationDate = value;
    return this;
  }

  /** Sets the expiration date; null for none. See {@link TextValues#text(Temporal)}. */
  public VideoBuilder expirationDate(@Nullable Temporal value) {
    return expirationDate(TextValues.text(value));
  }

  /** Sets the rating by viewers, 0.0 to 5.0. */
  public VideoBuilder rating(@Nullable String value) {
    rating = value;
    return this;
  }

  /**
   * Sets the rating by viewers, 0.0 to 5.0.
   *
   * @throws IllegalArgumentException if the rating is infinite or NaN
   */
  public VideoBuilder rating(double value) {
    return rating(TextValues.text(value));
  }

  /** Adds a file of a video that is split into segments. */
  public VideoBuilder addContentSegment(ContentSegment value) {
    contentSegments = with(contentSegments, value);
    return this;
  }

  /** Replaces the files of a video that is split into segments. */
  public VideoBuilder contentSegments(List<ContentSegment> values) {
    contentSegments = List.copyOf(values);
    return this;
  }

  /** Sets how often the video was viewed. */
  public VideoBuilder viewCount(@Nullable String value) {
    viewCount = value;
    return this;
  }

  /** Sets how often the video was viewed. */
  public VideoBuilder viewCount(long value) {
    return viewCount(Long.toString(value));
  }

  /** Sets the date of first publication, as a W3C date. */
  public VideoBuilder publicationDate(@Nullable String value) {
    publicationDate = value;
    return this;
  }

  /** Sets the date of first publication; null for none. See {@link TextValues#text(Temporal)}. */
  public VideoBuilder publicationDate(@Nullable Temporal value) {
    return publicationDate(TextValues.text(value));
  }

  /** Adds a keyword. */
  public VideoBuilder addTag(String value) {
    tags = with(tags, value);
    return this;
  }

  /** Replaces the keywords. */
  public VideoBuilder tags(List<String> values) {
    tags = List.copyOf(values);
    return this;
  }

  /** Sets the general topic. */
  public VideoBuilder category(@Nullable String value) {
    category = value;
    return this;
  }

  /** Sets whether the video is family-friendly, yes or no. */
  public VideoBuilder familyFriendly(@Nullable String value) {
    familyFriendly = value;
    return this;
  }

  /** Sets whether the video is family-friendly. */
  public VideoBuilder familyFriendly(boolean value) {
    return familyFriendly(TextValues.text(value));
  }

  /** Sets the countries where the video may, or may not, be shown. */
  public VideoBuilder restriction(@Nullable Restriction value) {
    restriction = value;
    return this;
  }

  /** Sets the page with more videos. */
  public VideoBuilder galleryLoc(@Nullable GalleryLoc value) {
    galleryLoc = value;
    return this;
  }

  /** Adds a price. */
  public VideoBuilder addPrice(Price value) {
    prices = with(prices, value);
    return this;
  }

  /** Replaces the prices. */
  public VideoBuilder prices(List<Price> values) {
    prices = List.copyOf(values);
    return this;
  }

  /** Sets whether a subscription is required, yes or no. */
  public VideoBuilder requiresSubscription(@Nullable String value) {
    requiresSubscription = value;
    return this;
  }

  /** Sets whether a subscription is required. */
  public VideoBuilder requiresSubscription(boolean value) {
    return requiresSubscription(TextValues.text(value));
  }

  /** Sets who uploaded the video. */
  public VideoBuilder uploader(@Nullable Uploader value) {
    uploader = value;
    return this;
  }

  /** Sets the television show. */
  public VideoBuilder tvShow(@Nullable TvShow value) {
    tvShow = value;
    return this;
  }

  /** Sets the devices on which the video may, or may not, be shown. */
  public VideoBuilder platform(@Nullable Platform value) {
    platform = value;
    return this;
  }

  /** Sets whether the video is a live stream, yes or no. */
  public VideoBuilder live(@Nullable String value) {
    live = value;
    return this;
  }

  /** Sets whether the video is a live stream. */
  public VideoBuilder live(boolean value) {
    return live(TextValues.text(value));
  }

  /** Adds an identifier in another system. */
  public VideoBuilder addId(Video.Id value) {
    ids = with(ids, value);
    return this;
  }

  /** Replaces the identifiers in other systems. */
  public VideoBuilder ids(List<Video.Id> values) {
    ids = List.copyOf(values);
    return this;
  }

  /** Returns a list with one more value; most lists have none. */
  private static <T> List<T> with(List<T> list, T value) {
    List<T> own = list instanceof ArrayList ? list : new ArrayList<>(list);
    own.add(value);
    return own;
  }

  /** Returns the video. */
  public Video build() {
    return new Video(
        thumbnailLoc,
        title,
        description,
        contentLoc,
        playerLoc,
        duration,
        expirationDate,
        rating,
        contentSegments,
        viewCount,
        publicationDate,
        tags,
        category,
        familyFriendly,
        restriction,
        galleryLoc,
        prices,
        requiresSubscription,
        uploader,
        tvShow,
        platform,
        live,
        ids);
  }

  @Override
  public String toString() {
    return "builder of " + build();
  }
}
