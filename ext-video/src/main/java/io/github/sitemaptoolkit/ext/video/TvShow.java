package io.github.sitemaptoolkit.ext.video;

import org.jspecify.annotations.Nullable;

/**
 * The television show that a video belongs to: {@code video:tvshow}. Deprecated in 2022.
 *
 * <p>Source: <a
 * href="https://www.google.com/schemas/sitemap-video/1.1/sitemap-video.xsd">sitemap-video.xsd</a>,
 * whose order the components have. All texts are as written; absent is null.
 *
 * @param showTitle the title of the show. Required
 * @param videoType what the video is of it: full, preview, clip, interview, news or other. Required
 * @param episodeTitle the title of the episode
 * @param seasonNumber the number of the season, from 1
 * @param episodeNumber the number of the episode, from 1
 * @param premierDate when it was first shown, as a W3C date with or without a time. The schema
 *     spells it so, without the last e of première
 * @since 0.1
 */
public record TvShow(
    @Nullable String showTitle,
    @Nullable String videoType,
    @Nullable String episodeTitle,
    @Nullable String seasonNumber,
    @Nullable String episodeNumber,
    @Nullable String premierDate) {

  /** Returns a show of which only what is required is given. */
  public static TvShow of(String showTitle, String videoType) {
    return new TvShow(showTitle, videoType, null, null, null, null);
  }
}
