package io.github.sitemaptoolkit.converters.feed;

import io.github.sitemaptoolkit.feed.FeedMedia;
import java.util.function.Consumer;

/** Names the elements of Media RSS that speak of media. */
final class MediaLosses {

  private final Consumer<String> lost;

  private MediaLosses(Consumer<String> lost) {
    this.lost = lost;
  }

  /**
   * Counts what is said of media, each as often as it is said; but not title, description and
   * thumbnails, which an item without media takes for its own.
   *
   * @param nameOfKeywords what tells the keywords
   */
  static void count(FeedMedia media, String nameOfKeywords, Consumer<String> lost) {
    var losses = new MediaLosses(lost);
    losses.lose(nameOfKeywords, media.keywords().isEmpty() ? 0 : 1);
    losses.lose("media:category", media.categories().size());
    losses.lose("media:credit", media.credits().size());
    losses.lose("media:rating", media.ratings().size());
    losses.lose("media:restriction", media.restrictions().size());
    losses.lose("media:price", media.prices().size());
    losses.lose("media:starRating", media.starRating() == null ? 0 : 1);
    losses.lose("media:statistics", media.views() == null ? 0 : 1);
    losses.lose("media:status", media.status() == null ? 0 : 1);
    losses.lose("media:license", media.license() == null ? 0 : 1);
    losses.lose("media:location", media.place() == null ? 0 : 1);
  }

  private void lose(String kind, int times) {
    for (int i = 0; i < times; i++) {
      lost.accept(kind);
    }
  }
}
