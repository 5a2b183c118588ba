package io.github.sitemaptoolkit.feed;

import io.github.sitemaptoolkit.url.UrlEnding;
import io.github.sitemaptoolkit.value.MediaDuration;
import io.github.sitemaptoolkit.value.MediaType;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * One file of a {@link FeedMedia}: a {@code media:content}, an RSS enclosure or an Atom link with
 * {@code rel="enclosure"}.
 *
 * @param url the file's url, absolute if the feed has a base; null for content that only a player
 *     shows
 * @param type the MIME type, as written; null if absent
 * @param medium image, audio, video, document or executable, as written; null if absent
 * @param isDefault whether it is marked as the default
 * @param duration the playing time as written, which {@link MediaDuration} reads; null if absent
 * @param bitrate the bitrate in kilobits per second, as written; null if absent
 * @param width the width in pixels, as written; null if absent
 * @param height the height in pixels, as written; null if absent
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

  /** MIME types that servers use for files of unknown type. */
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

  /**
   * The types of pictures that Google reads, and other names of theirs. Source:
   * https://developers.google.com/search/docs/appearance/google-images
   */
  private static final Set<String> SHOWN =
      Set.of(
          "jpeg",
          "jpg",
          "pjpeg",
          "png",
          "x-png",
          "gif",
          "bmp",
          "x-ms-bmp",
          "webp",
          "svg+xml",
          "avif",
          "*");

  /** Endings of pictures that it does not read. */
  private static final Set<String> RAW =
      Set.of(
          "tif", "tiff", "psd", "psb", "dng", "raw", "cr2", "cr3", "nef", "nrw", "arw", "orf",
          "rw2", "raf", "pef", "heic", "heif", "jp2", "jxl", "eps", "ai", "xcf", "ico");

  private static final int EXACT = 9; // digits of any number that an int can hold

  /** The media that a file can contain. */
  public enum Medium {
    /** A picture. */
    IMAGE,
    /** Sound. */
    AUDIO,
    /** A video, or a player of videos. */
    VIDEO,
    /** Something else, or unknown. */
    OTHER
  }

  /** Returns a rendition with a url and a MIME type; null if the type is unknown. */
  public static Rendition of(String url, @Nullable String type) {
    return new Rendition(url, type, null, false, null, null, null, null, null);
  }

  /** Returns a rendition that is an image with a url. */
  public static Rendition image(String url) {
    return new Rendition(url, null, "image", false, null, null, null, null, null);
  }

  /**
   * Returns the medium of the file. The type counts before the medium where both are of a file and
   * the ending of its name says the same as the type, since media are often declared once for many
   * files; otherwise the first of these that is conclusive counts: its medium, its type, its file
   * name extension. Types that servers use for any file, such as {@code application/octet-stream},
   * are ignored.
   */
  public Medium kind() {
    Medium declared = declared();
    Medium typed = typed();
    if (declared != null) {
      return typed != null && isContradicted(declared, typed) ? typed : declared;
    } else if (typed != null) {
      return typed;
    }
    Medium named = named();
    // a url that ends with .jpg may be a page about a picture, if its type says so
    return named == Medium.IMAGE && isText() ? Medium.OTHER : named;
  }

  /**
   * Returns whether the medium is not that of the file, as its type and the ending of its name say.
   */
  public boolean isContradictory() {
    Medium declared = declared();
    Medium typed = typed();
    return declared != null && typed != null && isContradicted(declared, typed);
  }

  private boolean isContradicted(Medium declared, Medium typed) {
    return declared != typed
        && declared != Medium.OTHER
        && typed != Medium.OTHER
        && !isFlash()
        && named() == typed;
  }

  /** Returns what the medium says; null if there is none. */
  private @Nullable Medium declared() {
    if (medium == null || medium.isBlank()) {
      return null;
    }
    return switch (medium.strip().toLowerCase(Locale.ROOT)) {
      case "image" -> Medium.IMAGE;
      case "audio" -> Medium.AUDIO;
      case "video" -> Medium.VIDEO;
      default -> Medium.OTHER;
    };
  }

  /** Returns what the type says; null if there is none or it says nothing. */
  private @Nullable Medium typed() {
    if (type == null || type.isBlank()) {
      return null;
    }
    String mime = MediaType.essence(type);
    if (mime.startsWith("image/")) {
      return Medium.IMAGE;
    } else if (mime.startsWith("audio/")) {
      return Medium.AUDIO;
    } else if (mime.startsWith("video/") || isStream(mime) || isFlashType(mime)) {
      return Medium.VIDEO;
    }
    return isVague(mime) ? null : Medium.OTHER;
  }

  private Medium named() {
    return url == null ? Medium.OTHER : byName(url);
  }

  private boolean isText() {
    return MediaType.essence(type).startsWith("text/");
  }

  /**
   * Returns whether this shows a video but is not the file of one: a page that is declared as HTML,
   * the page of a player that is known by its address, or a Flash player.
   */
  public boolean isPlayer() {
    return isFlash() || (url != null && kind() == Medium.VIDEO && (isPage() || isKnown(url)));
  }

  private boolean isPage() {
    return MediaType.isHtml(type) && named() != Medium.VIDEO; // many servers call any file a page
  }

  private static boolean isKnown(String url) {
    return VideoPlayer.of(url).isPresent();
  }

  /** Returns whether this is a Flash player, by its type, its ending or its address. */
  public boolean isFlash() {
    return isFlashType(MediaType.essence(type)) || (url != null && isFlash(url));
  }

  /** Returns whether a url is that of a Flash player: it ends in {@code .swf} or is YouTube's. */
  public static boolean isFlash(String url) {
    return UrlEnding.of(url).equals("swf")
        || (url.contains(".com/v/") && VideoPlayer.of(url).isPresent());
  }

  /**
   * Returns whether this is a picture in a format that search engines do not show, such as TIFF,
   * HEIC or the raw data of a camera: its type says so, or else the ending of its file.
   */
  public boolean isRawPicture() {
    String mime = MediaType.essence(type);
    if (mime.startsWith("image/")) {
      return !SHOWN.contains(mime.substring("image/".length()));
    }
    String ending = url == null ? "" : UrlEnding.of(url);
    return RAW.contains(ending) && kind() == Medium.IMAGE;
  }

  private static boolean isFlashType(String mime) {
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
   * Returns the number of pixels of a picture.
   *
   * @param width its width, as written; null if unknown
   * @param height its height, as written; null if unknown
   * @return width times height; 0 if one of them is unknown or not a number
   */
  public static double pixels(@Nullable String width, @Nullable String height) {
    return number(width) * number(height);
  }

  /**
   * Returns a number that orders pictures by their size, like {@link #pixels}: where only a width
   * or only a height is known, its square.
   *
   * @param width the width, as written; null if absent
   * @param height the height, as written; null if absent
   */
  public static double extent(@Nullable String width, @Nullable String height) {
    return pixels(width == null ? height : width, height == null ? width : height);
  }

  static double number(@Nullable String text) {
    if (text == null) {
      return 0;
    }
    int digits = 0;
    int plain = 0;
    while (digits < text.length() && digits < EXACT && isDigit(text.charAt(digits))) {
      plain = plain * 10 + text.charAt(digits) - '0';
      digits++;
    }
    if (digits > 0 && digits == text.length()) {
      return plain; // as most are; what follows is much slower
    }
    try {
      double value = Double.parseDouble(text.strip());
      return value > 0 ? value : 0;
    } catch (NumberFormatException e) {
      return 0;
    }
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static Medium byName(String url) {
    return switch (UrlEnding.kind(UrlEnding.of(url))) {
      case PICTURE -> Medium.IMAGE;
      case SOUND -> Medium.AUDIO;
      case FILM -> Medium.VIDEO;
      default -> Medium.OTHER;
    };
  }

  /** Returns a builder with nothing set. */
  public static Builder builder() {
    return new Builder();
  }

  /** Returns a builder with the values of this rendition. */
  public Builder toBuilder() {
    return new Builder()
        .url(url)
        .type(type)
        .medium(medium)
        .isDefault(isDefault)
        .duration(duration)
        .bitrate(bitrate)
        .width(width)
        .height(height)
        .expression(expression);
  }

  /** Builds a rendition; whatever is not set is absent. Not thread-safe. */
  public static final class Builder {

    private @Nullable String url;
    private @Nullable String type;
    private @Nullable String medium;
    private boolean isDefault;
    private @Nullable String duration;
    private @Nullable String bitrate;
    private @Nullable String width;
    private @Nullable String height;
    private @Nullable String expression;

    private Builder() {}

    /** Sets the url of the file; null for absent. */
    public Builder url(@Nullable String value) {
      url = value;
      return this;
    }

    /** Sets the MIME type; null for absent. */
    public Builder type(@Nullable String value) {
      type = value;
      return this;
    }

    /** Sets the medium, such as {@code video}; null for absent. */
    public Builder medium(@Nullable String value) {
      medium = value;
      return this;
    }

    /** Sets whether it is the default among its renditions. Defaults to false. */
    public Builder isDefault(boolean value) {
      isDefault = value;
      return this;
    }

    /** Sets the playing time, as {@link MediaDuration} reads it; null for absent. */
    public Builder duration(@Nullable String value) {
      duration = value;
      return this;
    }

    /** Sets the bitrate in kilobits per second; null for absent. */
    public Builder bitrate(@Nullable String value) {
      bitrate = value;
      return this;
    }

    /** Sets the width in pixels; null for absent. */
    public Builder width(@Nullable String value) {
      width = value;
      return this;
    }

    /** Sets the height in pixels; null for absent. */
    public Builder height(@Nullable String value) {
      height = value;
      return this;
    }

    /** Sets the expression: sample, full or nonstop; null for absent. */
    public Builder expression(@Nullable String value) {
      expression = value;
      return this;
    }

    /** Returns the rendition. */
    public Rendition build() {
      return new Rendition(
          url, type, medium, isDefault, duration, bitrate, width, height, expression);
    }
  }
}
