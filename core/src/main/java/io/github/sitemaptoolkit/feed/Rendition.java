package io.github.sitemaptoolkit.feed;

import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * One file of a {@link FeedMedia}: a {@code media:content}, an RSS enclosure or an Atom link with
 * {@code rel="enclosure"}.
 *
 * @param url the file's url, absolute where the feed has a base; null for content that only a
 *     player shows
 * @param type the MIME type, as written; null if absent
 * @param medium image, audio, video, document or executable, as written; null if absent
 * @param isDefault whether it is marked as the one to choose
 * @param duration how long it plays, as written; null if absent
 * @param bitrate kilobits a second, as written; null if absent
 * @param width pixels, as written; null if absent
 * @param height pixels, as written; null if absent
 * @param expression sample, full or nonstop, as written; null if absent
 * @since 0.1
 */
public record Rendition(
    @Nullable String url,
    @Nullable String type,
    @Nullable String medium,
    boolean isDefault,
    @Nullable String duration,
    @Nullable String bitrate,
    @Nullable String width,
    @Nullable String height,
    @Nullable String expression) {

  /** Types that servers give to files of which they know nothing else. */
  private static final Set<String> VAGUE =
      Set.of(
          "application/octet-stream",
          "application/x-octet-stream",
          "application/binary",
          "application/unknown",
          "application/x-unknown",
          "application/download",
          "application/x-download",
          "application/force-download",
          "binary/octet-stream",
          "unknown/unknown",
          "*/*",
          "text/plain",
          "text/html");

  /** What a file holds. */
  public enum Medium {
    /** A picture. */
    IMAGE,
    /** Sound. */
    AUDIO,
    /** Moving pictures, or a player of them. */
    VIDEO,
    /** Something else, or unknown. */
    OTHER
  }

  /** Returns a rendition of which only the url and the type are known. */
  public static Rendition of(String url, @Nullable String type) {
    return new Rendition(url, type, null, false, null, null, null, null, null);
  }

  /** Returns a rendition that is an image, of which only the url is known. */
  public static Rendition image(String url) {
    return new Rendition(url, null, "image", false, null, null, null, null, null);
  }

  /**
   * Returns what the file holds, by its medium, else its type, else the end of its name. A type
   * that servers give to any file, such as {@code application/octet-stream}, says nothing.
   */
  public Medium kind() {
    if (medium != null && !medium.isBlank()) {
      return switch (medium.strip().toLowerCase(Locale.ROOT)) {
        case "image" -> Medium.IMAGE;
        case "audio" -> Medium.AUDIO;
        case "video" -> Medium.VIDEO;
        default -> Medium.OTHER;
      };
    }
    if (type != null && !type.isBlank()) {
      String mime = type.strip().toLowerCase(Locale.ROOT);
      if (mime.startsWith("image/")) {
        return Medium.IMAGE;
      } else if (mime.startsWith("audio/")) {
        return Medium.AUDIO;
      } else if (mime.startsWith("video/") || isStream(mime) || isFlash(mime)) {
        return Medium.VIDEO;
      } else if (!isVague(mime)) {
        return Medium.OTHER;
      }
    }
    Medium named = url == null ? Medium.OTHER : byName(url);
    // an address that ends in .jpg may well be a page about a picture, if that is what its type
    // says
    return named == Medium.IMAGE && isText() ? Medium.OTHER : named;
  }

  private boolean isText() {
    return type != null && type.strip().regionMatches(true, 0, "text/", 0, 5);
  }

  /** Returns whether this is a Flash player, which shows a video but is no video file. */
  public boolean isPlayer() {
    return type != null && isFlash(type.strip().toLowerCase(Locale.ROOT));
  }

  private static boolean isFlash(String mime) {
    return mime.equals("application/x-shockwave-flash");
  }

  private static boolean isStream(String mime) {
    return mime.equals("application/x-mpegurl")
        || mime.equals("application/vnd.apple.mpegurl")
        || mime.equals("application/dash+xml");
  }

  private static boolean isVague(String mime) {
    int end = mime.indexOf(';');
    String type = end < 0 ? mime : mime.substring(0, end).strip();
    return type.indexOf('/') < 0 || VAGUE.contains(type);
  }

  /**
   * Returns how many pixels a picture has.
   *
   * @param width its width, as written; null if unknown
   * @param height its height, as written; null if unknown
   * @return width by height; 0 if one of them is unknown or no number
   */
  public static double pixels(@Nullable String width, @Nullable String height) {
    return number(width) * number(height);
  }

  static double number(@Nullable String text) {
    if (text == null) {
      return 0;
    }
    try {
      double value = Double.parseDouble(text.strip());
      return value > 0 ? value : 0;
    } catch (NumberFormatException e) {
      return 0;
    }
  }

  private static Medium byName(String url) {
    int end = url.length();
    for (char c : new char[] {'#', '?'}) {
      int cut = url.indexOf(c);
      end = cut >= 0 && cut < end ? cut : end;
    }
    int dot = url.lastIndexOf('.', end - 1);
    if (dot < 0 || dot < url.lastIndexOf('/', end - 1)) {
      return Medium.OTHER;
    }
    return switch (url.substring(dot + 1, end).toLowerCase(Locale.ROOT)) {
      case "jpg", "jpeg", "png", "gif", "webp", "avif", "svg", "bmp" -> Medium.IMAGE;
      case "mp3", "m4a", "aac", "ogg", "oga", "opus", "wav", "flac" -> Medium.AUDIO;
      case "mp4", "m4v", "mov", "webm", "mpg", "mpeg", "ogv", "avi", "wmv", "flv", "m3u8", "mpd" ->
          Medium.VIDEO;
      default -> Medium.OTHER;
    };
  }
}
