package io.github.sitemaptoolkit.ext.video;

import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.feed.FeedMedia;
import io.github.sitemaptoolkit.feed.Rendition.Medium;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Merges media of an item that are the same video, such as a {@code media:content} and an enclosure
 * of the same file.
 *
 * <p>Two media are the same video if they have the same file, or if they have the same player and
 * not different files.
 */
final class SameVideos {

  private static final class Group {
    final List<FeedMedia> media = new ArrayList<>();
    boolean hasContent;
    boolean embedded = true;
  }

  private final List<Group> groups = new ArrayList<>();
  private final Map<String, Group> byContent = new HashMap<>();
  private final Map<String, Group> byPlayer = new HashMap<>();

  private SameVideos() {}

  /** Returns the videos of an item, each once, in document order. */
  static List<Playable> in(FeedItem item) {
    List<Playable> videos = with(List.of(), item.media(), false);
    videos = with(videos, item.embedded(), true);
    return videos.size() < 2 ? videos : merged(videos);
  }

  /** Returns a list with those media that are videos; the same list if there are none. */
  private static List<Playable> with(
      List<Playable> videos, List<FeedMedia> media, boolean embedded) {
    List<Playable> all = videos;
    for (int i = 0; i < media.size(); i++) {
      if (media.get(i).kind() == Medium.VIDEO) {
        all = all.isEmpty() ? new ArrayList<>(2) : all;
        all.add(Playable.of(media.get(i), embedded));
      }
    }
    return all;
  }

  private static List<Playable> merged(List<Playable> videos) {
    var same = new SameVideos();
    videos.forEach(same::add);
    return same.groups.stream()
        .map(group -> Playable.of(merge(group.media), group.embedded))
        .toList();
  }

  private void add(Playable video) {
    Group group = find(video.content(), video.player());
    if (group == null) {
      group = new Group();
      groups.add(group);
    }
    group.media.add(video.media());
    group.embedded &= video.embedded();
    if (video.content() != null) {
      group.hasContent = true;
      byContent.put(video.content(), group);
    }
    if (video.player() != null) {
      byPlayer.putIfAbsent(Playable.key(video.player()), group);
    }
  }

  private @Nullable Group find(@Nullable String content, @Nullable String player) {
    Group group = content == null ? null : byContent.get(content);
    if (group == null && player != null) {
      Group shown = byPlayer.get(Playable.key(player));
      group = shown != null && (content == null || !shown.hasContent) ? shown : null;
    }
    return group;
  }

  private static FeedMedia merge(List<FeedMedia> same) {
    if (same.size() == 1) {
      return same.get(0);
    }
    return new FeedMedia(
        all(same, FeedMedia::renditions),
        first(same, FeedMedia::title),
        first(same, FeedMedia::description),
        all(same, FeedMedia::thumbnails),
        first(same, FeedMedia::player),
        all(same, FeedMedia::keywords),
        all(same, FeedMedia::categories),
        all(same, FeedMedia::credits),
        all(same, FeedMedia::ratings),
        all(same, FeedMedia::restrictions),
        all(same, FeedMedia::prices),
        first(same, FeedMedia::starRating),
        first(same, FeedMedia::views),
        first(same, FeedMedia::status),
        first(same, FeedMedia::license),
        first(same, FeedMedia::place),
        first(same, FeedMedia::period));
  }

  private static <T> List<T> all(List<FeedMedia> same, Function<FeedMedia, List<T>> part) {
    return same.stream().map(part).flatMap(List::stream).distinct().toList();
  }

  private static <T> @Nullable T first(
      List<FeedMedia> same, Function<FeedMedia, @Nullable T> part) {
    for (FeedMedia media : same) {
      T value = part.apply(media);
      if (value != null) {
        return value;
      }
    }
    return null;
  }
}
