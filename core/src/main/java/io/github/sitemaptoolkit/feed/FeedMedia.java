package io.github.sitemaptoolkit.feed;

import io.github.sitemaptoolkit.feed.Rendition.Medium;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One thing to see or hear in a feed's item, in one or more renditions: a {@code media:group}, a
 * {@code media:content} that stands alone, or an enclosure, with what hangs on it.
 *
 * <p>All texts are as written. Values that a content does not have are those of its group, then of
 * the item. Source: <a href="https://www.rssboard.org/media-rss">Media RSS 1.5.1</a>.
 *
 * @param renditions the files, in document order; empty where there is only a player
 * @param title the title; null if absent
 * @param description the description; null if absent
 * @param thumbnails urls of preview pictures, the most important first
 * @param player the url of a page that plays it; null if absent
 * @param keywords single keywords
 * @param categories texts of {@code media:category}
 * @param credits who made it
 * @param ratings audience ratings
 * @param restrictions where it may be shown
 * @param prices what it costs
 * @param starRating the average of the stars given; null if absent
 * @param views how often it was seen; null if absent
 * @param status active, blocked or deleted; null if absent
 * @param license the url or text of the licence; null if absent
 * @param place the description of where it was made; null if absent
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
    @Nullable String place) {

  /**
   * Somebody who had a part in making it: {@code media:credit}.
   *
   * @param name who
   * @param role what part; null if absent
   * @param scheme what the role means; null if absent
   */
  public record Credit(String name, @Nullable String role, @Nullable String scheme) {}

  /**
   * A value and the scheme it belongs to: {@code media:rating}.
   *
   * @param value the value
   * @param scheme the scheme; null if absent
   */
  public record Scheme(String value, @Nullable String scheme) {}

  /**
   * Where it may be shown: {@code media:restriction}.
   *
   * @param type what the codes are: country, uri or sharing; null if absent
   * @param relationship allow or deny; null if absent
   * @param codes the codes, separated by white space
   */
  public record Restriction(@Nullable String type, @Nullable String relationship, String codes) {}

  /**
   * What it costs: {@code media:price}.
   *
   * @param type rent, purchase, package or subscription; null if absent
   * @param price the amount; null if absent
   * @param currency the ISO 4217 code; null if absent
   */
  public record Price(@Nullable String type, @Nullable String price, @Nullable String currency) {}

  /**
   * The average of the stars given: {@code media:starRating}.
   *
   * @param average the average; null if absent
   * @param min the least that can be given; null if absent
   * @param max the most that can be given; null if absent
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
   * Returns what it is: video if any rendition is, else audio, else an image. Where there is only a
   * player, it is a video.
   */
  public Medium kind() {
    Medium kind = Medium.OTHER;
    for (Rendition rendition : renditions) {
      Medium medium = rendition.kind();
      if (medium == Medium.VIDEO) {
        return medium; // a poster may stand before it
      } else if (medium == Medium.AUDIO || (medium == Medium.IMAGE && kind == Medium.OTHER)) {
        kind = medium;
      }
    }
    return kind == Medium.OTHER && player != null ? Medium.VIDEO : kind;
  }

  /**
   * Returns the rendition to choose among those of a medium: the one marked as default, else the
   * one with the most pixels or bits a second, else the first; a Flash player only where there is
   * nothing else. Empty if there is none with a url.
   */
  public Optional<Rendition> best(Medium medium) {
    Rendition best = null;
    for (Rendition rendition : renditions) {
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
    } else if (one.isDefault() != other.isDefault()) {
      return one.isDefault();
    }
    return size(one) > size(other);
  }

  private static double size(Rendition rendition) {
    double pixels = Rendition.pixels(rendition.width(), rendition.height());
    double bitrate = Rendition.number(rendition.bitrate());
    return pixels > 0 ? pixels + bitrate / 1e6 : bitrate;
  }

  /** Returns a builder of which nothing is set. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds a media; what is not set is absent or empty. Not safe for use by several threads. */
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

    private Builder() {}

    /** Sets the files. */
    public Builder renditions(List<Rendition> value) {
      renditions = value;
      return this;
    }

    /** Sets the title; null for absent. */
    public Builder title(@Nullable String value) {
      title = value;
      return this;
    }

    /** Sets the description; null for absent. */
    public Builder description(@Nullable String value) {
      description = value;
      return this;
    }

    /** Sets the preview pictures, the most important first. */
    public Builder thumbnails(List<String> value) {
      thumbnails = value;
      return this;
    }

    /** Sets the url of a page that plays it; null for absent. */
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

    /** Sets who made it. */
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

    /** Sets what it costs. */
    public Builder prices(List<Price> value) {
      prices = value;
      return this;
    }

    /** Sets the average of the stars given; null for absent. */
    public Builder starRating(@Nullable StarRating value) {
      starRating = value;
      return this;
    }

    /** Sets how often it was seen; null for absent. */
    public Builder views(@Nullable String value) {
      views = value;
      return this;
    }

    /** Sets whether it is active, blocked or deleted; null for absent. */
    public Builder status(@Nullable String value) {
      status = value;
      return this;
    }

    /** Sets the licence; null for absent. */
    public Builder license(@Nullable String value) {
      license = value;
      return this;
    }

    /** Sets where it was made; null for absent. */
    public Builder place(@Nullable String value) {
      place = value;
      return this;
    }

    /** Returns it. */
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
          place);
    }
  }
}
