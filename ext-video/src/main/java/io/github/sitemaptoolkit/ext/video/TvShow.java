package io.github.sitemaptoolkit.ext.video;

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
    @Nullable String premierDate) {}
