package io.github.sitemaptoolkit.ext.video;

import io.github.sitemaptoolkit.feed.FeedMedia;
import io.github.sitemaptoolkit.feed.Rendition;
import io.github.sitemaptoolkit.feed.Rendition.Medium;
import io.github.sitemaptoolkit.feed.VideoPlayer;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The file or player that was chosen to play a {@link FeedMedia}.
 *
 * @param media the media
 * @param rendition the rendition that was chosen; null if there is none
 * @param content the url of the file; null if only a player is known
 * @param player the url of the player; null if there is none
 * @param embedded whether only the content of the item shows it, not the feed
 */
record Playable(
    FeedMedia media,
    @Nullable Rendition rendition,
    @Nullable String content,
    @Nullable String player,
    boolean embedded) {

  /**
   * Chooses the best file, and the player: the one that the media name, else a page that plays
   * them, else a Flash player. Of YouTube's page or Flash player, the player that frames show is
   * used.
   */
  static Playable of(FeedMedia media, boolean embedded) {
    Rendition best = media.best(Medium.VIDEO).orElse(null);
    Rendition film = best == null || best.isPlayer() ? null : best;
    String file = film == null ? null : FeedTexts.orNull(film.url());
    Rendition chosen = best == null ? firstWithoutUrl(media) : best;
    return new Playable(media, chosen, file, player(media, film), embedded);
  }

  private static @Nullable String player(FeedMedia media, @Nullable Rendition film) {
    String named = FeedTexts.orNull(media.player());
    String player = named == null || Rendition.isFlash(named) ? played(media, named, film) : named;
    return player == null ? null : VideoPlayer.of(player).map(VideoPlayer::url).orElse(player);
  }

  /**
   * Returns the first page that plays media; if there is none, the Flash player that they name, or
   * else the first one.
   *
   * @param film the file of which it is known that it is none of these; null if there is none
   */
  @SuppressWarnings("ReferenceEquality") // it is one of the files
  private static @Nullable String played(
      FeedMedia media, @Nullable String named, @Nullable Rendition film) {
    String flash = named;
    List<Rendition> files = media.renditions();
    for (int i = 0; i < files.size(); i++) {
      Rendition file = files.get(i);
      if (file == film || file.url() == null || !file.isPlayer()) {
        continue;
      } else if (!file.isFlash()) {
        return file.url();
      }
      flash = flash == null ? file.url() : flash;
    }
    return flash;
  }

  /** Returns whether there is nothing but a Flash player, which no browser shows any more. */
  boolean isFlash() {
    Rendition chosen = rendition;
    return content == null
        && player != null
        && (Rendition.isFlash(player)
            || (chosen != null && chosen.isFlash() && player.equals(chosen.url())));
  }

  /** Returns an address that is the same for each address of one player. */
  static String key(String player) {
    return VideoPlayer.of(player).map(VideoPlayer::key).orElse(player);
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
   * Returns the duration as written: that of the chosen file, else of another rendition, as they
   * all play the same; null if there is none.
   */
  @Nullable String duration() {
    Rendition chosen = rendition;
    String duration = null;
    List<Rendition> files = media.renditions();
    for (int i = 0; i < files.size(); i++) {
      Rendition other = files.get(i);
      String text = FeedTexts.orNull(other.duration());
      if (text == null || chosen == null) {
        continue;
      } else if (Objects.equals(other.url(), chosen.url()) && other.kind() == Medium.VIDEO) {
        return text;
      }
      boolean whole = other.kind() != Medium.IMAGE && !isSample(other);
      duration = duration == null && whole ? text : duration;
    }
    return duration;
  }

  private static boolean isSample(Rendition file) {
    return FeedTexts.word(file.expression()).equals("sample");
  }

  /** Returns the same with another file and player. */
  Playable with(@Nullable String file, @Nullable String page) {
    return new Playable(media, rendition, file, page, embedded);
  }

  /** Returns whether a rendition is the chosen file or player, or has no url. */
  boolean uses(Rendition other) {
    String url = other.url();
    return url == null
        || url.equals(content)
        || url.equals(player)
        || (player != null && other.isPlayer() && key(url).equals(key(player)));
  }
}
