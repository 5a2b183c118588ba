package io.github.sitemaptoolkit.converters.internal.table.type;

import io.github.sitemaptoolkit.value.MediaType;
import java.util.Set;

/** Media types: {@code text/html; charset=utf-8}. */
final class MediaText {

  private static final Set<String> REGISTERED =
      Set.of(
          "application",
          "audio",
          "font",
          "image",
          "message",
          "model",
          "multipart",
          "text",
          "video");

  private MediaText() {}

  /** Returns whether a text is a media type and nothing else: not a path, as image/1.jpg is. */
  static boolean isWhole(String text) {
    int slash = text.indexOf('/');
    return verdict(text) != PageVerdict.UNKNOWN
        && text.indexOf('/', slash + 1) < 0
        && (verdict(text) == PageVerdict.PAGE || text.indexOf('.', slash) < 0);
  }

  /** Returns whether a media type is that of a page: HTML or PDF. */
  static PageVerdict verdict(String text) {
    String media = MediaType.essence(text);
    int slash = media.indexOf('/');
    if (slash < 0 || !REGISTERED.contains(media.substring(0, slash))) {
      return PageVerdict.UNKNOWN;
    }
    return MediaType.isHtml(media) || media.equals("application/pdf")
        ? PageVerdict.PAGE
        : PageVerdict.NO_PAGE;
  }
}
