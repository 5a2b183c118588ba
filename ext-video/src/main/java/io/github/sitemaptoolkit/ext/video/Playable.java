package io.github.sitemaptoolkit.ext.video;

import io.github.sitemaptoolkit.feed.FeedMedia;
import io.github.sitemaptoolkit.feed.Rendition;
import io.github.sitemaptoolkit.feed.Rendition.Medium;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The file or player that was chosen to play a {@link FeedMedia}.
 *
 * @param media the media
 * @param rendition the rendition that was chosen; null if there is none
 * @param content the url of the file; null if only a player is known
 * @param player the url of the player; null if there is none
 */
record Playable(
    FeedMedia media,
    @Nullable Rendition rendition,
    @Nullable String content,
    @Nullable String player) {

  /** Chooses the best file. A Flash player is used as the player only if there is no other. */
  static Playable of(FeedMedia media) {
    Rendition best = media.best(Medium.VIDEO).orElse(null);
    String file = best == null || best.isPlayer() ? null : Texts.orNull(best.url());
    Rendition chosen = best == null ? firstWithoutUrl(media) : best;
    return new Playable(media, chosen, file, Texts.first(media.player(), flashPlayer(media)));
  }

  private static @Nullable String flashPlayer(FeedMedia media) {
    for (Rendition rendition : media.renditions()) {
      if (rendition.isPlayer() && rendition.url() != null) {
        return rendition.url();
      }
    }
    return null;
  }

  /**
   * Returns the first rendition without a url: it describes what the player shows, and may have its
   * duration.
   */
  private static @Nullable Rendition firstWithoutUrl(FeedMedia media) {
    for (Rendition rendition : media.renditions()) {
      if (rendition.kind() == Medium.VIDEO && rendition.url() == null) {
        return rendition;
      }
    }
    return null;
  }

  /**
   * Returns the duration as written in the first rendition with the chosen file, or null if there
   * is none.
   */
  @Nullable String duration() {
    Rendition chosen = rendition;
    if (chosen != null) {
      for (Rendition other : media.renditions()) {
        boolean same = Objects.equals(other.url(), chosen.url()) && other.kind() == Medium.VIDEO;
        if (same && Texts.orNull(other.duration()) != null) {
          return other.duration();
        }
      }
    }
    return null;
  }

  /** Returns whether a rendition is the chosen file or player, or has no url. */
  boolean uses(Rendition other) {
    String url = other.url();
    return url == null || url.equals(content) || url.equals(player);
  }
}
