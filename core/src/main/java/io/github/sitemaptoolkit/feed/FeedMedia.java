package io.github.sitemaptoolkit.feed;

import io.github.sitemaptoolkit.feed.FeedItem.Period;
import io.github.sitemaptoolkit.feed.Rendition.Medium;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A media object of a feed's item, in one or more renditions: a {@code media:group}, a single
 * {@code media:content} or an enclosure, with its metadata.
 *
 * <p>Immutable. All texts are kept as they were written. Metadata that a {@code media:content} does
 * not have is inherited from its group, then from the item. Source: <a
 * href="https://www.rssboard.org/media-rss">Media RSS 1.5.1</a>.
 *
 * @param renditions the files, in document order; empty if there is only a player
 * @param title the title; null if absent
 * @param description the description; null if absent
 * @param thumbnails urls of preview pictures, the most important first
 * @param player the url of a page that plays it; null if absent
 * @param keywords the keywords
 * @param categories the texts of {@code media:category}
 * @param credits the people who contributed to it
 * @param ratings the audience ratings
 * @param restrictions where it may be shown
 * @param prices the prices
 * @param starRating the average star rating; null if absent
 * @param views the number of views; null if absent
 * @param status active, blocked or deleted; null if absent
 * @param license the url or text of the licence; null if absent
 * @param place a description of the place where it was made; null if absent
 * @param period when it may be watched, as W3C dates: since it was published, until it expires;
 *     null if that is not said of this object alone, so that what is said of its item counts
 * @since 0.1
 */
public record FeedMedia(
    List<Rendition> renditions,
    @Nullable String title,
    @Nullable String description,
    List<String> thumbnails,
    @Nullable String player,
    List<String> keywords,
    List<String> categories,
    List<Credit> credits,
    List<Scheme> ratings,
    List<Restriction> restrictions,
    List<Price> prices,
    @Nullable StarRating starRating,
    @Nullable String views,
    @Nullable String status,
    @Nullable String license,
    @Nullable String place,
    @Nullable Period period) {

  /**
   * A contributor: {@code media:credit}.
   *
   * @param name the name of a person or organisation
   * @param role the role, such as {@code actor}; null if absent
   * @param scheme the url of the scheme that defines the roles; null if absent
   * @param page the url of a page about the contributor; null if absent, as in feeds
   */
  public record Credit(
      String name, @Nullable String role, @Nullable String scheme, @Nullable String page) {

    /** Creates a contributor without a page. */
    public Credit(String name, @Nullable String role, @Nullable String scheme) {
      this(name, role, scheme, null);
    }
  }

  /**
   * An audience rating: {@code media:rating}.
   *
   * @param value the rating
   * @param scheme the url of the scheme that defines the ratings; null if absent
   */
  public record Scheme(String value, @Nullable String scheme) {}

  /**
   * Where it may be shown: {@code media:restriction}.
   *
   * @param type the type of the codes: country, uri or sharing; null if absent
   * @param relationship allow or deny; null if absent
   * @param codes the codes, separated by white space
   */
  public record Restriction(@Nullable String type, @Nullable String relationship, String codes) {}

  /**
   * A price: {@code media:price}.
   *
   * @param type rent, purchase, package or subscription; null if absent
   * @param price the amount; null if absent
   * @param currency the ISO 4217 code; null if absent
   */
  public record Price(@Nullable String type, @Nullable String price, @Nullable String currency) {}

  /**
   * The average star rating: {@code media:starRating}.
   *
   * @param average the average; null if absent
   * @param min the lowest possible rating; null if absent
   * @param max the highest possible rating; null if absent
   */
  public record StarRating(@Nullable String average, @Nullable String min, @Nullable String max) {}

  /** Copies the lists. */
  public FeedMedia {
    renditions = List.copyOf(renditions);
    thumbnails = List.copyOf(thumbnails);
    keywords = List.copyOf(keywords);
    categories = List.copyOf(categories);
    credits = List.copyOf(credits);
    ratings = List.copyOf(ratings);
    restrictions = List.copyOf(restrictions);
    prices = List.copyOf(prices);
  }

  /**
   * Returns the medium: video if any rendition is a video, otherwise audio, otherwise image. An
   * object with only a player is a video.
   */
  public Medium kind() {
    Medium kind = Medium.OTHER;
    for (int i = 0; i < renditions.size(); i++) { // asked so often that an iterator counts
      Rendition rendition = renditions.get(i);
      Medium medium = rendition.kind();
      if (medium == Medium.VIDEO) {
        return medium; // a poster image may come before it
      } else if (medium == Medium.AUDIO || (medium == Medium.IMAGE && kind == Medium.OTHER)) {
        kind = medium;
      }
    }
    return kind == Medium.OTHER && player != null ? Medium.VIDEO : kind;
  }

  /**
   * Returns the best rendition of a medium: the one marked as default, or else the one with the
   * most pixels, or else the first. Where two have only heights, only widths or only bitrates in
   * common, these decide; one of which none is known is chosen if there is no other. A Flash player
   * is only chosen if there is nothing else; so is a picture that search engines do not show. Empty
   * if there is none with a url.
   */
  public Optional<Rendition> best(Medium medium) {
    Rendition best = null;
    for (int i = 0; i < renditions.size(); i++) {
      Rendition rendition = renditions.get(i);
      if (rendition.kind() == medium
          && rendition.url() != null
          && (best == null || isBetter(rendition, best))) {
        best = rendition;
      }
    }
    return Optional.ofNullable(best);
  }

  private static boolean isBetter(Rendition one, Rendition other) {
    if (one.isPlayer() != other.isPlayer()) {
      return other.isPlayer();
    } else if (one.isRawPicture() != other.isRawPicture()) {
      return other.isRawPicture();
    } else if (one.isDefault() != other.isDefault()) {
      return one.isDefault();
    }
    int order = Double.compare(pixels(one), pixels(other));
    order = order == 0 || isUnknown(one, other) ? compare(one, other) : order;
    return order > 0;
  }

  /** Returns whether two renditions cannot be compared by their pixels. */
  private static boolean isUnknown(Rendition one, Rendition other) {
    return pixels(one) == 0 || pixels(other) == 0;
  }

  /** Compares what is known of both, else how much is known. */
  private static int compare(Rendition one, Rendition other) {
    int order = compare(one.height(), other.height());
    order = order == 0 ? compare(one.width(), other.width()) : order;
    order = order == 0 ? compare(one.bitrate(), other.bitrate()) : order;
    return order == 0 ? Boolean.compare(isMeasured(one), isMeasured(other)) : order;
  }

  private static int compare(@Nullable String one, @Nullable String other) {
    double first = Rendition.number(one);
    double second = Rendition.number(other);
    return first == 0 || second == 0 ? 0 : Double.compare(first, second);
  }

  private static double pixels(Rendition rendition) {
    return Rendition.pixels(rendition.width(), rendition.height());
  }

  private static boolean isMeasured(Rendition rendition) {
    return Rendition.number(rendition.height()) > 0
        || Rendition.number(rendition.width()) > 0
        || Rendition.number(rendition.bitrate()) > 0;
  }

  /** Returns a builder with the values of these media. */
  public Builder toBuilder() {
    return new Builder()
        .renditions(renditions)
        .title(title)
        .description(description)
        .thumbnails(thumbnails)
        .player(player)
        .keywords(keywords)
        .categories(categories)
        .credits(credits)
        .ratings(ratings)
        .restrictions(restrictions)
        .prices(prices)
        .starRating(starRating)
        .views(views)
        .status(status)
        .license(license)
        .place(place)
        .period(period);
  }

  /** Returns an empty builder. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * A builder of media objects. Properties that are not set are absent or empty. Not thread-safe.
   */
  public static final class Builder {

    private List<Rendition> renditions = List.of();
    private @Nullable String title;
    private @Nullable String description;
    private List<String> thumbnails = List.of();
    private @Nullable String player;
    private List<String> keywords = List.of();
    private List<String> categories = List.of();
    private List<Credit> credits = List.of();
    private List<Scheme> ratings = List.of();
    private List<Restriction> restrictions = List.of();
    private List<Price> prices = List.of();
    private @Nullable StarRating starRating;
    private @Nullable String views;
    private @Nullable String status;
    private @Nullable String license;
    private @Nullable String place;
    private @Nullable Period period;

    private Builder() {}

    /** Sets the files. */
    public Builder renditions(List<Rendition> value) {
      renditions = value;
      return this;
    }

    /** Sets the title; null for none. */
    public Builder title(@Nullable String value) {
      title = value;
      return this;
    }

    /** Sets the description; null for none. */
    public Builder description(@Nullable String value) {
      description = value;
      return this;
    }

    /** Sets the urls of preview pictures, the most important first. */
    public Builder thumbnails(List<String> value) {
      thumbnails = value;
      return this;
    }

    /** Sets the url of a page that plays it; null for none. */
    public Builder player(@Nullable String value) {
      player = value;
      return this;
    }

    /** Sets the keywords. */
    public Builder keywords(List<String> value) {
      keywords = value;
      return this;
    }

    /** Sets the categories. */
    public Builder categories(List<String> value) {
      categories = value;
      return this;
    }

    /** Sets the people who contributed to it. */
    public Builder credits(List<Credit> value) {
      credits = value;
      return this;
    }

    /** Sets the audience ratings. */
    public Builder ratings(List<Scheme> value) {
      ratings = value;
      return this;
    }

    /** Sets where it may be shown. */
    public Builder restrictions(List<Restriction> value) {
      restrictions = value;
      return this;
    }

    /** Sets the prices. */
    public Builder prices(List<Price> value) {
      prices = value;
      return this;
    }

    /** Sets the average star rating; null for none. */
    public Builder starRating(@Nullable StarRating value) {
      starRating = value;
      return this;
    }

    /** Sets the number of views; null for none. */
    public Builder views(@Nullable String value) {
      views = value;
      return this;
    }

    /** Sets whether it is active, blocked or deleted; null for none. */
    public Builder status(@Nullable String value) {
      status = value;
      return this;
    }

    /** Sets the licence; null for none. */
    public Builder license(@Nullable String value) {
      license = value;
      return this;
    }

    /** Sets where it was made; null for none. */
    public Builder place(@Nullable String value) {
      place = value;
      return this;
    }

    /** Sets when it may be watched; null if what is said of its item counts. */
    public Builder period(@Nullable Period value) {
      period = value;
      return this;
    }

    /** Returns a media object with the values that were set. */
    public FeedMedia build() {
      return new FeedMedia(
          renditions,
          title,
          description,
          thumbnails,
          player,
          keywords,
          categories,
          credits,
          ratings,
          restrictions,
          prices,
          starRating,
          views,
          status,
          license,
          place,
          period);
    }
  }
}
