package io.github.sitemaptoolkit.value;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Media types, as headers, links and feeds state them: {@code text/html; charset=utf-8}. Case does
 * not matter, and parameters say nothing about the kind.
 *
 * <p>Sources: RFC 9110, section 8.3.1; WHATWG's MIME Sniffing.
 *
 * @since 0.1
 */
public final class MediaType {

  private MediaType() {}

  /**
   * Returns the type and the subtype in lower case, without parameters; empty if the text is null
   * or blank.
   */
  public static String essence(@Nullable String text) {
    if (text == null) {
      return "";
    }
    int parameters = text.indexOf(';');
    String essence = parameters < 0 ? text : text.substring(0, parameters);
    return essence.strip().toLowerCase(Locale.ROOT);
  }

  /** Returns whether a text is the type of a page: HTML or XHTML. */
  public static boolean isHtml(@Nullable String text) {
    return isHtmlEssence(essence(text));
  }

  /** Returns whether an {@linkplain #essence essence} is that of a page: HTML or XHTML. */
  private static boolean isHtmlEssence(String essence) {
    return essence.equals("text/html") || essence.equals("application/xhtml+xml");
  }

  /** Returns whether a text is the type of a page, or says nothing. */
  public static boolean mayBeHtml(@Nullable String text) {
    String essence = essence(text);
    return essence.isEmpty() || isHtmlEssence(essence);
  }
}
