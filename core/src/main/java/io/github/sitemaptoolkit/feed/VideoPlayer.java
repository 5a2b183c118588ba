package io.github.sitemaptoolkit.feed;

import io.github.sitemaptoolkit.url.PercentEncoding;
import io.github.sitemaptoolkit.url.UrlParts;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A player of a video host, known by the form of its address or by that of the host's page about
 * the video: YouTube, Vimeo, Dailymotion, Facebook, TikTok, Wistia, JW Player and Brightcove.
 *
 * @param host the name of the host, such as {@code youtube}
 * @param id the id of the video at this host
 * @param url the address of the player, as written; of the page about a video, and of YouTube's
 *     Flash player, which no browser shows any more, the address of the player that frames show
 * @param thumbnail the address of a preview picture, where it follows from the id; null where only
 *     the host knows it
 * @since 0.1
 */
public record VideoPlayer(String host, String id, String url, @Nullable String thumbnail) {

  private static final String YOUTUBE = "https://www.youtube.com/embed/";
  private static final String FACEBOOK = "https://www.facebook.com/plugins/video.php?href=";

  /**
   * Where the hosts are that {@link #of(String)} knows; most addresses are elsewhere, and are not
   * looked at more closely.
   */
  private static final List<String> DOMAINS =
      List.of(
          "youtube.com",
          "youtube-nocookie.com",
          "youtu.be",
          "vimeo.com",
          "dailymotion.com",
          "dai.ly",
          "facebook.com",
          "tiktok.com",
          "wistia.net",
          "wistia.com",
          "jwplatform.com",
          "jwplayer.com",
          "brightcove.net");

  private static final int YOUTUBE_ID = 11;
  private static final Set<String> NO_IDS = Set.of("videoseries", "live_stream"); // as long as one
  private static final int JW_ID = 8;

  /** Returns a text that is the same for each address of one video. */
  public String key() {
    return host + ' ' + id;
  }

  /**
   * Returns the player at an address, which must be absolute or begin with two slashes; empty if it
   * is not the address of a known player.
   */
  public static Optional<VideoPlayer> of(String address) {
    String url = absolute(address);
    String host = UrlParts.isWithin(url, DOMAINS) ? UrlParts.hostName(url) : null;
    if (host == null) {
      return Optional.empty();
    }
    String name = withoutPrefix(host);
    return Optional.ofNullable(
        switch (name) {
          case "youtube.com", "youtube-nocookie.com", "music.youtube.com" -> youtube(url);
          case "youtu.be" -> youtubePage(after(url, "/", true));
          case "player.vimeo.com" -> of("vimeo", url, after(url, "/video/"), null);
          case "vimeo.com" -> vimeoPage(url);
          case "dailymotion.com", "geo.dailymotion.com" -> dailymotion(url);
          case "dai.ly" -> dailymotionPage(after(url, "/"));
          case "facebook.com" -> facebook(url);
          case "tiktok.com" -> tikTok(url);
          case "fast.wistia.net", "fast.wistia.com" ->
              of("wistia", url, after(url, "/embed/iframe/"), null);
          case "content.jwplatform.com", "cdn.jwplayer.com" -> jwPlayer(url);
          case "players.brightcove.net" -> of("brightcove", url, parameter(url, "videoId"), null);
          default -> name.endsWith(".wistia.com") ? wistiaPage(after(url, "/medias/")) : null;
        });
  }

  /** Returns whether an address is at a host where {@link #of} may find a player. */
  public static boolean isHost(String address) {
    return UrlParts.isWithin(absolute(address), DOMAINS);
  }

  private static String absolute(String address) {
    return address.startsWith("//") ? "https:" + address : address;
  }

  private static String withoutPrefix(String host) {
    if (host.startsWith("www.")) {
      return host.substring(4);
    }
    return host.startsWith("m.") ? host.substring(2) : host;
  }

  private static @Nullable VideoPlayer youtube(String url) {
    String embedded = after(url, "/embed/", true);
    if (embedded != null) {
      return youtube(embedded, url);
    }
    boolean watch = url.startsWith("/watch?", UrlParts.path(url));
    String id = watch ? parameter(url, "v") : after(url, "/v/", true);
    id = id == null ? after(url, "/shorts/", true) : id;
    return youtubePage(id == null ? after(url, "/live/", true) : id);
  }

  private static @Nullable VideoPlayer youtubePage(@Nullable String id) {
    return id == null ? null : youtube(id, YOUTUBE + id);
  }

  private static @Nullable VideoPlayer youtube(String id, String player) {
    return id.length() != YOUTUBE_ID || NO_IDS.contains(id)
        ? null
        : of("youtube", player, id, "https://i.ytimg.com/vi/" + id + "/hqdefault.jpg");
  }

  /** Returns the player of {@code /76979871}, or of {@code /76979871/KEY} if it is not public. */
  private static @Nullable VideoPlayer vimeoPage(String url) {
    String id = after(url, "/");
    if (id == null || !isNumber(id)) {
      return null;
    }
    String key = after(url, "/" + id + "/");
    String player = "https://player.vimeo.com/video/" + id;
    return of("vimeo", key == null || key.isEmpty() ? player : player + "?h=" + key, id, null);
  }

  private static @Nullable VideoPlayer dailymotion(String url) {
    String page = after(url, "/video/");
    if (page != null) {
      return dailymotionPage(page);
    }
    String embedded = after(url, "/embed/video/");
    String id =
        embedded == null && UrlParts.hasHost(url, "geo.dailymotion.com")
            ? parameter(url, "video")
            : embedded;
    return dailymotion(id, url);
  }

  private static @Nullable VideoPlayer dailymotionPage(@Nullable String id) {
    return dailymotion(id, "https://www.dailymotion.com/embed/video/" + id);
  }

  private static @Nullable VideoPlayer dailymotion(@Nullable String id, String player) {
    return of("dailymotion", player, id, "https://www.dailymotion.com/thumbnail/video/" + id);
  }

  /**
   * Returns the player of {@code /watch/?v=ID}, {@code /video.php?v=ID}, {@code /NAME/videos/ID}.
   */
  private static @Nullable VideoPlayer facebook(String url) {
    int path = UrlParts.path(url);
    if (url.startsWith("/plugins/video.php?", path)) {
      String page = parameterText(url, "href");
      String id = page == null ? null : facebookId(PercentEncoding.decode(page));
      return of("facebook", url, id, null);
    }
    String id = facebookId(url);
    return id == null
        ? null
        : of("facebook", FACEBOOK + PercentEncoding.encode(url, "-._~"), id, null);
  }

  private static @Nullable String facebookId(String url) {
    int path = UrlParts.path(url);
    if (url.startsWith("/watch", path) || url.startsWith("/video.php?", path)) {
      String id = parameter(url, "v");
      return id != null && isNumber(id) ? id : null;
    }
    int videos = url.indexOf("/videos/", path);
    String id = videos < 0 ? "" : id(url, videos + "/videos/".length(), false);
    return isNumber(id) ? id : null;
  }

  /** Returns the player of {@code /@NAME/video/ID}. */
  private static @Nullable VideoPlayer tikTok(String url) {
    int path = UrlParts.path(url);
    int video = url.startsWith("/@", path) ? url.indexOf("/video/", path) : -1;
    if (video > 0) {
      String id = id(url, video + "/video/".length(), false);
      return isNumber(id) ? of("tiktok", "https://www.tiktok.com/player/v1/" + id, id, null) : null;
    }
    String id = after(url, "/player/v1/");
    id = id == null ? after(url, "/embed/v2/") : id;
    id = id == null ? after(url, "/embed/") : id;
    return id == null || !isNumber(id) ? null : of("tiktok", url, id, null);
  }

  private static @Nullable VideoPlayer wistiaPage(@Nullable String id) {
    return of("wistia", "https://fast.wistia.net/embed/iframe/" + id, id, null);
  }

  private static boolean isNumber(String id) {
    for (int i = 0; i < id.length(); i++) {
      if (id.charAt(i) < '0' || id.charAt(i) > '9') {
        return false;
      }
    }
    return !id.isEmpty();
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

  /** Returns the letters and digits behind a beginning of the path; null if it begins otherwise. */
  private static @Nullable String after(String url, String path) {
    return after(url, path, false);
  }

  /**
   * Returns the letters and digits behind a beginning of the path.
   *
   * @param marks whether "_" and "-" may be among them, as in the ids of YouTube
   */
  private static @Nullable String after(String url, String path, boolean marks) {
    int begin = UrlParts.path(url);
    return url.startsWith(path, begin) ? id(url, begin + path.length(), marks) : null;
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
    int value = valueOf(url, name);
    return value < 0 ? null : id(url, value, true);
  }

  private static @Nullable String parameterText(String url, String name) {
    int value = valueOf(url, name);
    int end = url.indexOf('&', Math.max(value, 0));
    return value < 0 ? null : url.substring(value, end < 0 ? url.length() : end);
  }

  /** Returns where the value of a parameter begins; -1 if there is none of that name. */
  private static int valueOf(String url, String name) {
    int query = url.indexOf('?');
    for (int at = query; at >= 0; at = url.indexOf('&', at + 1)) {
      if (url.startsWith(name, at + 1) && url.startsWith("=", at + 1 + name.length())) {
        return at + name.length() + 2;
      }
    }
    return -1;
  }
}
