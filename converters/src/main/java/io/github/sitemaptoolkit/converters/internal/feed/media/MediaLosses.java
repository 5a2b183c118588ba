package io.github.sitemaptoolkit.converters.internal.feed.media;

import io.github.sitemaptoolkit.converters.internal.feed.source.LossListener;
import io.github.sitemaptoolkit.feed.FeedMedia;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reports the elements of Media RSS about media that are lost. */
public final class MediaLosses {

  private final LossListener lost;

  private MediaLosses(LossListener lost) {
    this.lost = lost;
  }

  /**
   * Counts the data about media, each value separately, except for title, description and
   * thumbnails, which an item without media uses as its own.
   *
   * @param nameOfKeywords the name of the element with the keywords
   */
  public static void count(FeedMedia media, String nameOfKeywords, LossListener lost) {
    var losses = new MediaLosses(lost);
    List<String> keywords = media.keywords();
    losses.lose(nameOfKeywords, keywords.isEmpty() ? null : String.join(", ", keywords));
    losses.loseAll("media:category", media.categories());
    losses.loseAll("media:credit", media.credits());
    losses.loseAll("media:rating", media.ratings());
    losses.loseAll("media:restriction", media.restrictions());
    losses.loseAll("media:price", media.prices());
    losses.lose("media:starRating", media.starRating());
    losses.lose("media:statistics", media.views());
    losses.lose("media:status", media.status());
    losses.lose("media:license", media.license());
    losses.lose("media:location", media.place());
  }

  private void loseAll(String kind, List<?> values) {
    values.forEach(value -> lose(kind, value));
  }

  private void lose(String kind, @Nullable Object value) {
    if (value != null) {
      lost.add(kind, FirstValue.example(value));
    }
  }
}
