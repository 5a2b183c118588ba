package io.github.sitemaptoolkit.ext.video;

import io.github.sitemaptoolkit.model.TextValues;
import io.github.sitemaptoolkit.model.W3cDateTime;
import java.time.temporal.Temporal;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * The television show that a video belongs to: {@code video:tvshow}. Deprecated in 2022.
 *
 * <p>Source: <a
 * href="https://www.google.com/schemas/sitemap-video/1.1/sitemap-video.xsd">sitemap-video.xsd</a>.
 * The components are in the order of the schema. All texts are kept as written; absent values are
 * null.
 *
 * @param showTitle the title of the show. Required
 * @param videoType which kind of part of the show the video is: full, preview, clip, interview,
 *     news or other. Required
 * @param episodeTitle the title of the episode
 * @param seasonNumber the number of the season, from 1
 * @param episodeNumber the number of the episode, from 1
 * @param premierDate when the show was first broadcast, as a W3C date with or without a time. The
 *     schema uses this spelling, without the last e of "premiere"
 * @since 0.1
 */
public record TvShow(
    @Nullable String showTitle,
    @Nullable String videoType,
    @Nullable String episodeTitle,
    @Nullable String seasonNumber,
    @Nullable String episodeNumber,
    @Nullable String premierDate) {

  /** Returns a show with only the required values. */
  public static TvShow of(String showTitle, String videoType) {
    return new TvShow(showTitle, videoType, null, null, null, null);
  }

  /** Returns a builder without any values. */
  public static Builder builder() {
    return new Builder();
  }

  /** Returns a builder that is initialized with this show. */
  public Builder toBuilder() {
    var builder = new Builder();
    builder.showTitle = showTitle;
    builder.videoType = videoType;
    builder.episodeTitle = episodeTitle;
    builder.seasonNumber = seasonNumber;
    builder.episodeNumber = episodeNumber;
    builder.premierDate = premierDate;
    return builder;
  }

  /** Returns {@link #seasonNumber} as a number; empty if it is absent or not a number. */
  public OptionalLong seasonNumberValue() {
    return TextValues.wholeNumber(seasonNumber);
  }

  /** Returns {@link #episodeNumber} as a number; empty if it is absent or not a number. */
  public OptionalLong episodeNumberValue() {
    return TextValues.wholeNumber(episodeNumber);
  }

  /** Returns {@link #premierDate} as a date; empty if it is absent or not a date. */
  public Optional<W3cDateTime> premierDateValue() {
    return TextValues.date(premierDate);
  }

  /** Builds a show; null means absent. Not thread-safe. */
  public static final class Builder {

    private @Nullable String showTitle;
    private @Nullable String videoType;
    private @Nullable String episodeTitle;
    private @Nullable String seasonNumber;
    private @Nullable String episodeNumber;
    private @Nullable String premierDate;

    private Builder() {}

    /** Sets the title of the show. */
    public Builder showTitle(@Nullable String value) {
      showTitle = value;
      return this;
    }

    /** Sets which kind of part of the show the video is. */
    public Builder videoType(@Nullable String value) {
      videoType = value;
      return this;
    }

    /** Sets the title of the episode. */
    public Builder episodeTitle(@Nullable String value) {
      episodeTitle = value;
      return this;
    }

    /** Sets the number of the season. */
    public Builder seasonNumber(@Nullable String value) {
      seasonNumber = value;
      return this;
    }

    /** Sets the number of the season. */
    public Builder seasonNumber(long value) {
      return seasonNumber(Long.toString(value));
    }

    /** Sets the number of the episode. */
    public Builder episodeNumber(@Nullable String value) {
      episodeNumber = value;
      return this;
    }

    /** Sets the number of the episode. */
    public Builder episodeNumber(long value) {
      return episodeNumber(Long.toString(value));
    }

    /** Sets when the show was first broadcast. */
    public Builder premierDate(@Nullable String value) {
      premierDate = value;
      return this;
    }

    /**
     * Sets when the show was first broadcast; null for none. See {@link TextValues#text(Temporal)}.
     */
    public Builder premierDate(@Nullable Temporal value) {
      return premierDate(TextValues.text(value));
    }

    /** Returns the show. */
    public TvShow build() {
      return new TvShow(
          showTitle, videoType, episodeTitle, seasonNumber, episodeNumber, premierDate);
    }
  }
}
