package io.github.sitemaptoolkit.feed;

import io.github.sitemaptoolkit.url.UrlParts;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A player of a video host, known by the form of its address: YouTube, Vimeo, Dailymotion, Wistia,
 * JW Player and Brightcove.
 *
 * @param host the name of the host, such as {@code youtube}
 * @param id the id of the video at this host
 * @param url the address of the player, as written; of YouTube's pages and of its Flash player,
 *     which no browser shows any more, the address of the player that frames show
 * @param thumbnail the address of a preview picture, where it follows from the id; null where only
 *     the host knows it
 * @since 0.1
 */
public record VideoPlayer(String host, String id, String url, @Nullable String thumbnail) {

  private static final String YOUTUBE = "https://www.youtube.com/embed/";
  private static final int YOUTUBE_ID = 11;
  private static final Set<String> NO_IDS = Set.of("videoseries", "live_stream"); // as long as one
  private static final int JW_ID = 8;

  /**
   * Returns the player at an address, which must be absolute or begin with two slashes; empty if it
   * is not the address of a known player.
   */
  public static Optional<VideoPlayer> of(String address) {
    String url = address.startsWith("//") ? "https:" + address : address;
    String host = UrlParts.hostName(url);
    if (host == null) {
      return Optional.empty();
    }
    String name = host.startsWith("www.") ? host.substring(4) : host;
    return Optional.ofNullable(
        switch (name) {
          case "youtube.com", "youtube-nocookie.com", "m.youtube.com" -> youtube(url);
          case "player.vimeo.com" -> of("vimeo", url, after(url, "/video/"), null);
          case "dailymotion.com", "geo.dailymotion.com" -> dailymotion(url);
          case "fast.wistia.net", "fast.wistia.com" ->
              of("wistia", url, after(url, "/embed/iframe/"), null);
          case "content.jwplatform.com", "cdn.jwplayer.com" -> jwPlayer(url);
          case "players.brightcove.net" -> of("brightcove", url, parameter(url, "videoId"), null);
          default -> null;
        });
  }

  private static @Nullable VideoPlayer youtube(String url) {
    String embedded = after(url, "/embed/");
    String other = embedded == null ? after(url, "/v/") : embedded;
    boolean watch = other == null && url.startsWith("/watch?", UrlParts.path(url));
    String id = watch ? parameter(url, "v") : other;
    if (id == null || id.length() != YOUTUBE_ID || NO_IDS.contains(id)) {
      return null;
    }
    String thumbnail = "https://i.ytimg.com/vi/" + id + "/hqdefault.jpg";
    return of("youtube", embedded == null ? YOUTUBE + id : url, id, thumbnail);
  }

  private static @Nullable VideoPlayer dailymotion(String url) {
    String embedded = after(url, "/embed/video/");
    String id =
        embedded == null && UrlParts.hasHost(url, "geo.dailymotion.com")
            ? parameter(url, "video")
            : embedded;
    return of("dailymotion", url, id, "https://www.dailymotion.com/thumbnail/video/" + id);
  }

  /** Returns a player of {@code /players/MEDIA-PLAYER.html}, or of the same script. */
  private static @Nullable VideoPlayer jwPlayer(String url) {
    String id = after(url, "/players/");
    return id == null || id.length() != JW_ID
        ? null
        : of("jwplayer", url, id, "https://cdn.jwplayer.com/v2/media/" + id + "/poster.jpg");
  }

  private static @Nullable VideoPlayer of(
      String host, String url, @Nullable String id, @Nullable String thumbnail) {
    return id == null || id.isEmpty() ? null : new VideoPlayer(host, id, url, thumbnail);
  }

  /** Returns the letters, digits, and for YouTube "_" and "-", behind a beginning of the path. */
  private static @Nullable String after(String url, String path) {
    int begin = UrlParts.path(url);
    if (!url.startsWith(path, begin)) {
      return null;
    }
    return id(url, begin + path.length(), path.equals("/embed/") || path.equals("/v/"));
  }

  private static String id(String url, int from, boolean marks) {
    int end = from;
    while (end < url.length() && isPart(url.charAt(end), marks)) {
      end++;
    }
    return url.substring(from, end);
  }

  private static boolean isPart(char c, boolean marks) {
    return (c >= 'a' && c <= 'z')
        || (c >= 'A' && c <= 'Z')
        || (c >= '0' && c <= '9')
        || (marks && (c == '_' || c == '-'));
  }

  private static @Nullable String parameter(String url, String name) {
    int query = url.indexOf('?');
    for (int at = query; at >= 0; at = url.indexOf('&', at + 1)) {
      if (url.startsWith(name + "=", at + 1)) {
        return id(url, at + name.length() + 2, true);
      }
    }
    return null;
  }
}
