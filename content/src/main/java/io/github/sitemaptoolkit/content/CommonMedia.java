package io.github.sitemaptoolkit.content;

import io.github.sitemaptoolkit.feed.FeedMedia;
import io.github.sitemaptoolkit.feed.Rendition;
import io.github.sitemaptoolkit.feed.Rendition.Medium;
import io.github.sitemaptoolkit.url.PictureSize;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Learns which pictures and videos most pages show, such as a logo: they belong to the site, and
 * not to a page. Not thread-safe.
 *
 * @since 0.1
 */
public final class CommonMedia {

  private static final int FEWEST = 5; // pages
  private static final int FEWEST_OF_ALL = 3; // of a small site

  private final Map<String, Integer> shown = new HashMap<>(); // by how many pages
  private int pages;

  /** Adds what one page, or one item of a feed, shows; may be empty. */
  public void add(List<FeedMedia> media) {
    pages++;
    Set<String> keys = new HashSet<>();
    for (FeedMedia one : media) {
      if (keys.add(key(one))) {
        shown.merge(key(one), 1, Integer::sum);
      }
    }
  }

  /** Returns whether more than half of the pages show this, and at least five. */
  public boolean isCommon(FeedMedia media) {
    return isMost(shown.getOrDefault(key(media), 0));
  }

  /** Returns whether each page shows this, of at least three. */
  public boolean isOnAll(FeedMedia media) {
    return pages >= FEWEST_OF_ALL && shown.getOrDefault(key(media), 0) == pages;
  }

  /** Does the same as {@link #isCommon} for a picture with this address. */
  public boolean isCommonPicture(String url) {
    int count = shown.isEmpty() ? 0 : shown.getOrDefault(PictureSize.withoutSize(url), 0);
    return isMost(count);
  }

  private boolean isMost(int count) {
    return count >= FEWEST && 2 * count > pages;
  }

  /** Returns a text that is the same for copies of a picture or video, in whatever size. */
  public static String key(FeedMedia media) {
    String address = String.valueOf(address(media));
    return media.kind() == Medium.IMAGE ? PictureSize.withoutSize(address) : address;
  }

  /** Returns the url of the first file, or else of the player; null if there is none. */
  public static @Nullable String address(FeedMedia media) {
    Rendition file = media.renditions().isEmpty() ? null : media.renditions().get(0);
    return file == null ? media.player() : file.url();
  }
}
