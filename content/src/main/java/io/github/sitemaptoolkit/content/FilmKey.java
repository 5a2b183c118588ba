package io.github.sitemaptoolkit.content;

import io.github.sitemaptoolkit.feed.VideoPlayer;
import io.github.sitemaptoolkit.url.UrlEnding;
import io.github.sitemaptoolkit.url.UrlParts;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Recognises copies of one film by their addresses, which differ only in the scheme, the format,
 * the quality, or in parameters that control the player.
 */
final class FilmKey {

  private static final Pattern WORDS = Pattern.compile("[-_./]");
  private static final Pattern QUALITY =
      Pattern.compile(
          "\\d{3,4}p|\\d{3,4}x\\d{3,4}|144|240|270|288|360|404|432|480|540|576|720|1080|1440|2160"
              + "|\\d{2,5}k(bps)?|4k|uhd|fhd|hd|sd|hq|lq|low|medium|high|mobile|hls|dash|mp4|webm"
              + "|ogv|master|playlist|manifest|index");

  private static final Set<String> PARAMETERS =
      Set.of(
          "autoplay",
          "autostart",
          "mute",
          "muted",
          "loop",
          "controls",
          "playsinline",
          "preload",
          "quality",
          "format",
          "rel",
          "start",
          "t",
          "api",
          "enablejsapi");

  private FilmKey() {}

  /** Returns a text that is the same for all copies of the file or player at an address. */
  static String of(String url) {
    VideoPlayer player = VideoPlayer.of(url).orElse(null);
    if (player != null) {
      return player.key();
    }
    int colon = url.indexOf("://");
    int from = colon < 0 ? 0 : colon + 3;
    int end = Math.max(from, UrlParts.pathEnd(url));
    int path = Math.min(end, Math.max(from, UrlParts.path(url)));
    var key = new StringBuilder(url.substring(from, path).toLowerCase(Locale.ROOT));
    String plain = url.substring(path, end);
    String ending = UrlEnding.of(url);
    if (UrlEnding.kind(ending) == UrlEnding.Kind.FILM) {
      plain = plain.substring(0, Math.max(0, plain.length() - ending.length() - 1));
    }
    for (String word : WORDS.split(plain, -1)) {
      if (!word.isEmpty() && !QUALITY.matcher(word.toLowerCase(Locale.ROOT)).matches()) {
        key.append(' ').append(word);
      }
    }
    return key.append(query(url, end)).toString();
  }

  private static String query(String url, int pathEnd) {
    int end = UrlParts.fragment(url);
    if (pathEnd >= end) {
      return "";
    }
    var kept = new StringBuilder();
    for (String parameter : url.substring(pathEnd + 1, end).split("&", -1)) {
      int equals = parameter.indexOf('=');
      String name = equals < 0 ? parameter : parameter.substring(0, equals);
      if (!PARAMETERS.contains(name.toLowerCase(Locale.ROOT))) {
        kept.append(kept.isEmpty() ? '?' : '&').append(parameter);
      }
    }
    return kept.toString();
  }
}
