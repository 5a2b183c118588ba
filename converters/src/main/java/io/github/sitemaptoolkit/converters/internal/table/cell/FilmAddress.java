package io.github.sitemaptoolkit.converters.internal.table.cell;

import io.github.sitemaptoolkit.feed.VideoPlayer;
import io.github.sitemaptoolkit.text.Padding;
import io.github.sitemaptoolkit.url.UrlEnding;
import io.github.sitemaptoolkit.url.UrlJudge;
import org.jspecify.annotations.Nullable;

/**
 * The address of a film in a cell: its file, its player, the page where it is watched, or a code
 * that embeds it.
 *
 * @param url the address of the file or the player
 * @param isFile whether it is that of a file
 */
public record FilmAddress(String url, boolean isFile) {

  private static final String SOURCE = "src=";

  /** Returns the address in a cell; null if it has none. */
  public static @Nullable FilmAddress of(String cell) {
    String text = Padding.strip(cell);
    boolean code = text.startsWith("<");
    String url = code ? source(text) : text;
    if (url == null || url.isEmpty()) {
      return null;
    }
    UrlEnding.Kind kind = UrlEnding.kind(UrlEnding.of(url));
    boolean path = url.startsWith("/");
    if (kind == UrlEnding.Kind.FILM) {
      return UrlJudge.isWeb(url) || path ? new FilmAddress(url, true) : null;
    } else if (kind == UrlEnding.Kind.PICTURE || kind == UrlEnding.Kind.SOUND) {
      return null;
    }
    VideoPlayer player = VideoPlayer.of(url).orElse(null);
    String known = player == null ? url : player.url();
    return UrlJudge.isWeb(known) || path ? new FilmAddress(known, false) : null;
  }

  /** Returns whether a cell has the file or the known player of a film. */
  public static boolean isSure(String cell) {
    FilmAddress address = of(cell);
    return address != null && (address.isFile || VideoPlayer.of(address.url).isPresent());
  }

  /** Returns whether a cell may be the address of a player that nobody knows. */
  public static boolean mayBe(String cell) {
    return of(cell) != null;
  }

  /** Returns what a code for pages embeds; null if it is none. */
  private static @Nullable String source(String code) {
    int at = code.indexOf(SOURCE);
    int begin = at + SOURCE.length();
    if (at < 0 || begin >= code.length() || "\"'".indexOf(code.charAt(begin)) < 0) {
      return null;
    }
    int end = code.indexOf(code.charAt(begin), begin + 1);
    return end < 0 ? null : Padding.strip(code.substring(begin + 1, end)).replace("&amp;", "&");
  }
}
