package io.github.sitemaptoolkit.ext.image;

import io.github.sitemaptoolkit.code.MediaCodes;
import io.github.sitemaptoolkit.feed.FeedContext;
import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.feed.FeedMedia;
import io.github.sitemaptoolkit.feed.Rendition;
import io.github.sitemaptoolkit.feed.Rendition.Medium;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.url.PictureSize;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Finds the images of one feed item. Content of the media that an image cannot hold is reported as
 * lost.
 *
 * <p>Source: <a href="https://www.rssboard.org/media-rss">Media RSS 1.5.1</a>.
 */
final class FeedImages {

  private final FeedItem item;
  private final FeedContext context;
  private final Set<String> itemThumbnails; // reported with the item, not with its media
  private final Set<List<?>> counted = Collections.newSetFromMap(new IdentityHashMap<>());

  private FeedImages(FeedItem item, FeedContext context) {
    this.item = item;
    this.context = context;
    this.itemThumbnails = new HashSet<>(item.thumbnails());
  }

  static List<Image> images(FeedItem item, FeedContext context) {
    List<Image> named = named(item, context);
    return item.embedded().isEmpty() ? named : withEmbedded(named, item, context);
  }

  /** Returns the pictures that the feed names. */
  private static List<Image> named(FeedItem item, FeedContext context) {
    boolean playable = false;
    for (FeedMedia media : item.media()) {
      if (picture(media) != null) { // a thumbnail does not replace one, even if it is not shown
        return new FeedImages(item, context).pictures();
      }
      playable |= media.kind() == Medium.VIDEO || media.kind() == Medium.AUDIO;
    }
    return playable || item.thumbnails().isEmpty()
        ? List.of()
        : List.of(Image.of(item.thumbnails().get(0)));
  }

  /**
   * Adds the pictures of the content, each once. Of a picture that the feed names, too, the file
   * that it names is used, unless that is only a thumbnail.
   */
  private static List<Image> withEmbedded(List<Image> named, FeedItem item, FeedContext context) {
    var all = new LinkedHashMap<String, Image>();
    for (Image image : named) {
      all.putIfAbsent(PictureSize.withoutSize(String.valueOf(image.loc())), image);
    }
    Set<String> hidden = new HashSet<>(); // those that may not be shown
    for (FeedMedia media : item.media()) {
      String key = key(media);
      if (key != null && !all.containsKey(key)) {
        hidden.add(key);
      }
    }
    boolean thumbnail = named.size() == 1 && item.thumbnails().contains(named.get(0).loc());
    for (FeedMedia media : item.embedded()) {
      String url = picture(media);
      if (url == null) {
        continue;
      }
      var image = new Image(url, media.description(), media.place(), media.title(), null);
      String key = PictureSize.withoutSize(url);
      Image known = all.get(key);
      if (hidden.contains(key)) {
        context.used(url);
      } else if (known == null || (thumbnail && known.equals(named.get(0)))) {
        all.put(key, image);
        context.used(known == null ? null : known.loc());
      } else {
        context.used(url);
      }
    }
    return List.copyOf(all.values());
  }

  /** Returns what is the same for all sizes of a picture; null if these media are none. */
  private static @Nullable String key(FeedMedia media) {
    String url = picture(media);
    return url == null ? null : PictureSize.withoutSize(url);
  }

  /** Returns the url of a picture; null if these media are none. */
  private static @Nullable String picture(FeedMedia media) {
    return media.kind() == Medium.IMAGE
        ? media.best(Medium.IMAGE).map(Rendition::url).orElse(null)
        : null;
  }

  private List<Image> pictures() {
    Map<String, FeedMedia> pictures = new LinkedHashMap<>(); // the largest of each
    for (FeedMedia media : item.media()) {
      String url = picture(media);
      if (url != null && mayBeShown(media)) {
        pictures.merge(PictureSize.withoutSize(url), media, this::larger);
      }
    }
    List<Image> images = new ArrayList<>();
    pictures.values().forEach(media -> images.add(image(String.valueOf(picture(media)), media)));
    return images;
  }

  /** Returns the larger of two sizes of one picture, the first if that is not known. */
  private FeedMedia larger(FeedMedia first, FeedMedia second) {
    boolean isSecond = extent(second) > extent(first);
    context.used(picture(isSecond ? first : second));
    return isSecond ? second : first;
  }

  private static double extent(FeedMedia picture) {
    return picture
        .best(Medium.IMAGE)
        .map(file -> Rendition.extent(file.width(), file.height()))
        .orElse(0.0);
  }

  private boolean mayBeShown(FeedMedia media) {
    String status = media.status() == null ? "" : media.status().strip().toLowerCase(Locale.ROOT);
    if (status.equals("blocked") || status.equals("deleted")) {
      context.problem(
          MediaCodes.STATUS, "media:status is \"" + status + "\"; the image is left out");
      return false;
    }
    return true;
  }

  private Image image(String url, FeedMedia media) {
    for (Rendition rendition : media.renditions()) {
      if (url.equals(rendition.url())) {
        if (rendition.isContradictory()) {
          context.problem(
              MediaCodes.CONTRADICTION,
              "medium is "
                  + Problem.quoted(String.valueOf(rendition.medium()))
                  + ", but the type and the ending of the file are those of a picture; it is read"
                  + " as one");
        }
        lose(rendition.width(), "media:content@width");
        lose(rendition.height(), "media:content@height");
      } else {
        context.lost("media:content", rendition.url());
      }
    }
    String license = absolute(media.license());
    if (license == null) {
      lose(media.license(), "media:license");
    }
    loseTheRest(url, media);
    return new Image(url, media.description(), media.place(), media.title(), license);
  }

  private void loseTheRest(String url, FeedMedia media) {
    if (isNew(media.thumbnails())) {
      media.thumbnails().stream()
          .filter(thumbnail -> !thumbnail.equals(url) && !itemThumbnails.contains(thumbnail))
          .forEach(thumbnail -> context.lost("media:thumbnail", thumbnail));
    }
    if (media.player() != null) {
      context.lost("media:player", media.player());
    }
    if (!media.keywords().isEmpty() && isNew(media.keywords())) {
      context.lostDetail("media:keywords", String.join(", ", media.keywords()));
    }
    loseAll(media.categories(), category -> category, "media:category");
    loseAll(media.credits(), FeedMedia.Credit::name, "media:credit");
    loseAll(media.ratings(), FeedMedia.Scheme::value, "media:rating");
    loseAll(media.restrictions(), FeedMedia.Restriction::codes, "media:restriction");
    loseAll(media.prices(), FeedMedia.Price::price, "media:price");
    FeedMedia.StarRating stars = media.starRating();
    if (stars != null) {
      context.lostDetail("media:starRating", stars.average());
    }
    lose(media.views(), "media:statistics");
  }

  private <T> void loseAll(List<T> values, Function<T, @Nullable String> text, String kind) {
    if (isNew(values)) {
      values.forEach(value -> context.lostDetail(kind, text.apply(value)));
    }
  }

  /**
   * Returns whether a list was not seen before. A list that many media inherit is one object,
   * reported once.
   */
  private boolean isNew(List<?> values) {
    return counted.add(values);
  }

  private void lose(@Nullable String value, String kind) {
    if (value != null) {
      context.lostDetail(kind, value);
    }
  }

  /** Returns a license if it is an absolute url. In a feed it may also be a text. */
  private static @Nullable String absolute(@Nullable String license) {
    return license != null && isAbsolute(license) ? license : null;
  }

  static boolean isAbsolute(String license) {
    return license.startsWith("http:") || license.startsWith("https:");
  }
}
