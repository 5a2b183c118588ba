package io.github.sitemaptoolkit.url;

import java.util.Locale;
import java.util.Set;

/**
 * Knows how the urls of the common content systems say in which size a picture is served, so that
 * copies of one picture can be told from two pictures.
 *
 * <p>These are the forms that are known: {@code -300x200} before the ending (WordPress), {@code
 * _300x200} and {@code @2x} (Shopify), a segment such as {@code s320} or {@code w640-h480} at
 * Google (Blogger), {@code max/1024} (Medium), the size of an image server of museums, {@code
 * full/600,/0/default.jpg} (IIIF), parameters such as {@code w} and {@code resize}, and the address
 * of the original behind {@code /image/fetch/} (Substack).
 *
 * @since 0.1
 */
public final class PictureSize {

  private static final String FETCH = "/image/fetch/";
  private static final String ESCAPED_SCHEME = "/http";
  private static final String SIZES_OF_IIIF = "0123456789,!^maxfulpct:.";
  private static final String SIZES = "0123456789,.x%Cw";
  private static final Set<String> PARAMETERS =
      Set.of(
          "w", "h", "width", "height", "resize", "fit", "crop", "quality", "q", "dpr", "ssl",
          "size", "format");

  private PictureSize() {}

  /**
   * Returns a text that is the same for all sizes of a picture: its url without what says the size
   * and without the scheme. It is a key, and not always the url of anything.
   */
  public static String withoutSize(String url) {
    String whole = original(url);
    int colon = whole.startsWith("http") ? whole.indexOf("://") : -1;
    int from = colon < 0 ? 0 : colon + 1;
    int end = UrlParts.pathEnd(whole);
    String path = withoutSize(whole.substring(from, end), isGoogle(whole));
    int query = whole.indexOf('?', end);
    return query == end ? path + query(whole, end + 1) : path;
  }

  /** Returns the url that a service fetches and scales; the url itself if there is none. */
  private static String original(String url) {
    int fetch = url.indexOf(FETCH);
    int begin = fetch < 0 ? -1 : url.indexOf(ESCAPED_SCHEME, fetch + FETCH.length() - 1);
    if (begin < 0) {
      return url;
    }
    String inner = url.substring(begin + 1);
    return inner.startsWith("http%3A") || inner.startsWith("https%3A")
        ? PercentEncoding.decode(inner)
        : inner;
  }

  private static boolean isGoogle(String url) {
    String host = UrlParts.hostName(url);
    return host != null
        && (host.endsWith(".googleusercontent.com") || host.endsWith(".bp.blogspot.com"));
  }

  private static String withoutSize(String path, boolean google) {
    if (google) {
      return withoutSegment(path);
    }
    int dot = path.lastIndexOf('.');
    int slash = path.lastIndexOf('/');
    int size = iiifSize(path, slash);
    if (size > 0) {
      return path.substring(0, size) + path.substring(path.indexOf('/', size));
    }
    int density = path.lastIndexOf('@', dot);
    if (dot > slash && density > slash && isDensity(path, density, dot)) {
      return withoutSize(path.substring(0, density) + path.substring(dot), false);
    } else if (dot > slash) {
      int mark = Math.max(path.lastIndexOf('-', dot), path.lastIndexOf('_', dot));
      if (mark > slash && isSize(path, mark + 1, dot)) {
        return path.substring(0, mark) + path.substring(dot);
      }
    }
    int max = path.indexOf("/max/");
    int end = max < 0 ? -1 : path.indexOf('/', max + 5);
    return end > 0 && areDigits(path, max + 5, end)
        ? path.substring(0, max) + path.substring(end)
        : path;
  }

  /** Returns whether a part of a path is {@code @2x}: a picture for screens of fine pixels. */
  private static boolean isDensity(String path, int from, int to) {
    return to - from == 3 && areDigits(path, from + 1, to - 1) && path.charAt(to - 1) == 'x';
  }

  /**
   * Returns where the size begins in {@code /REGION/SIZE/ROTATION/QUALITY.FORMAT}; 0 in others.
   * Source: https://iiif.io/api/image/3.0/
   */
  private static int iiifSize(String path, int slash) {
    int rotation = slash < 1 ? -1 : path.lastIndexOf('/', slash - 1);
    boolean known =
        rotation > 0
            && (path.startsWith("default.", slash + 1) || path.startsWith("native.", slash + 1))
            && areDigits(path, rotation + 1, slash);
    int size = known ? path.lastIndexOf('/', rotation - 1) : -1;
    boolean some = size > 0 && size + 1 < rotation;
    for (int i = size + 1; some && i < rotation; i++) {
      some = SIZES_OF_IIIF.indexOf(path.charAt(i)) >= 0;
    }
    return some ? size + 1 : 0;
  }

  /** Returns a path without the segment, or the end behind a "=", with Google's options. */
  private static String withoutSegment(String path) {
    int options = path.lastIndexOf('=');
    if (options > path.lastIndexOf('/')) {
      return path.substring(0, options);
    }
    int slash = path.lastIndexOf('/');
    int before = path.lastIndexOf('/', slash - 1);
    return before >= 0 && isGoogleSize(path.substring(before + 1, slash))
        ? path.substring(0, before) + path.substring(slash)
        : path;
  }

  private static boolean isGoogleSize(String segment) {
    char first = segment.isEmpty() ? 0 : segment.charAt(0);
    int end = segment.indexOf('-');
    end = end < 0 ? segment.length() : end;
    return (first == 's' || first == 'w' || first == 'h') && areDigits(segment, 1, end);
  }

  /** Returns whether a part of a path is {@code 300x200}, {@code 300x} or {@code x200}. */
  private static boolean isSize(String path, int from, int to) {
    int times = path.indexOf('x', from);
    boolean some = times >= from && times < to && to - from > 2;
    return some
        && (times == from || areDigits(path, from, times))
        && (times + 1 == to || areDigits(path, times + 1, to));
  }

  private static boolean areDigits(String text, int from, int to) {
    for (int i = from; i < to; i++) {
      if (!UrlChars.is(UrlChars.DIGIT, text.charAt(i))) {
        return false;
      }
    }
    return to > from;
  }

  /** Returns the parameters that say nothing about the size, with a question mark; maybe empty. */
  private static String query(String url, int from) {
    int end = UrlParts.end(url, "#", from);
    var kept = new StringBuilder();
    for (String parameter : url.substring(from, end).split("&", -1)) {
      if (!isSize(parameter)) {
        kept.append(kept.isEmpty() ? '?' : '&').append(parameter);
      }
    }
    return kept.toString();
  }

  /** Returns whether a parameter is of those names and has numbers: "h" may also be a hash. */
  private static boolean isSize(String parameter) {
    int equals = UrlParts.end(parameter, "=", 0);
    for (int i = equals + 1; i < parameter.length(); i++) {
      if (SIZES.indexOf(parameter.charAt(i)) < 0) {
        return false;
      }
    }
    return PARAMETERS.contains(parameter.substring(0, equals).toLowerCase(Locale.ROOT));
  }
}
