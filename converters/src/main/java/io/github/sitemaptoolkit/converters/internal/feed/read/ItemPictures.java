package io.github.sitemaptoolkit.converters.internal.feed.read;

import io.github.sitemaptoolkit.converters.internal.feed.content.ItemContents;
import io.github.sitemaptoolkit.converters.internal.feed.media.ItemMedia;
import io.github.sitemaptoolkit.feed.FeedMedia;
import io.github.sitemaptoolkit.feed.Rendition;
import io.github.sitemaptoolkit.feed.Rendition.Medium;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Finds pictures among all that an item has. */
final class ItemPictures {

  private ItemPictures() {}

  /**
   * Returns the pictures and videos of the content, and the pictures that are declared, but for
   * those that may be thumbnails of what the item plays.
   *
   * @param thumbnails those of the item
   */
  static List<FeedMedia> all(
      ItemContents contents, ItemMedia media, @Nullable ItemPage page, List<String> thumbnails) {
    List<FeedMedia> all = new ArrayList<>(contents.media());
    for (Rendition file : media.pictures()) {
      all.add(picture(String.valueOf(file.url())));
    }
    if (media.isEmpty()) {
      thumbnails.forEach(url -> all.add(picture(url)));
    }
    if (page != null && !media.hasFilm()) {
      page.pictures().forEach(url -> all.add(picture(url)));
    }
    return all;
  }

  private static FeedMedia picture(String url) {
    return FeedMedia.builder().renditions(List.of(Rendition.image(url))).build();
  }

  /** Returns the address of the first picture; empty if there is none. */
  static List<String> first(List<FeedMedia> declared, List<FeedMedia> shown) {
    return Stream.concat(declared.stream(), shown.stream())
        .filter(one -> one.kind() == Medium.IMAGE)
        .flatMap(one -> one.best(Medium.IMAGE).map(Rendition::url).stream())
        .limit(1)
        .toList();
  }
}
