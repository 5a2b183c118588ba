package io.github.sitemaptoolkit.content;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.feed.FeedItem.Period;
import io.github.sitemaptoolkit.feed.FeedMedia;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the JSON-LD of a page says about it. Dates are as written; urls are absolute.
 *
 * @param modified when the page was changed: {@code dateModified}; null if absent
 * @param published when the page was published: {@code datePublished}; null if absent
 * @param isNews whether the page is an article of news: {@code NewsArticle} or one of its kinds
 * @param headline the headline of the article; null if absent
 * @param publisher the name of the publisher; null if absent
 * @param videos the videos: each {@code VideoObject}
 * @param shown when the only video was published and expires; null if that is not said
 * @param unreadable how many scripts are not JSON
 * @since 0.1
 */
@Incubating
public record StructuredData(
    @Nullable String modified,
    @Nullable String published,
    boolean isNews,
    @Nullable String headline,
    @Nullable String publisher,
    List<FeedMedia> videos,
    @Nullable Period shown,
    int unreadable) {

  /** Copies the list. */
  public StructuredData {
    videos = List.copyOf(videos);
  }
}
