package io.github.sitemaptoolkit.url;

import io.github.sitemaptoolkit.text.XmlText;
import java.net.URI;
import java.net.URISyntaxException;
import org.jspecify.annotations.Nullable;

/**
 * Resolves relative urls as RFC 3986 section 5 specifies.
 *
 * @since 0.1
 */
public final class UrlResolver {

  /**
   * The maximum length of a base or a relative url, in characters. Servers accept no longer ones,
   * and a long base would be repeated for each entry.
   */
  public static final int LONGEST = 8 * 1024;

  private UrlResolver() {}

  /** Returns whether a url is longer than {@link #LONGEST}. */
  public static boolean isTooLong(String url) {
    return url.length() > LONGEST;
  }

  /**
   * Resolves a relative url; returns null if that is not possible. Characters that a url may not
   * have are kept unchanged.
   */
  public static @Nullable String resolve(String base, String relative) {
    if (isTooLong(base) || isTooLong(relative)) {
      return null;
    }
    String resolved =
        resolveStrict(UrlMask.mask(XmlText.trim(base)), UrlMask.mask(XmlText.trim(relative)));
    return resolved == null ? null : UrlMask.unmask(resolved);
  }

  private static @Nullable String resolveStrict(String base, String relative) {
    try {
      URI outer = new URI(base);
      URI inner = new URI(relative);
      String path = outer.getRawPath();
      if (!outer.isAbsolute() || path == null || inner.isOpaque()) {
        return null;
      }
      if (path.isEmpty()) {
        outer = outer.resolve("/"); // otherwise the path would directly follow the host
      }
      if (inner.getRawPath().isEmpty() && inner.getRawAuthority() == null) {
        return pageOf(outer, inner); // URI would drop the page's name
      }
      return withoutStepsAboveRoot(outer.resolve(inner).toString());
    } catch (URISyntaxException | IllegalArgumentException e) {
      return null;
    }
  }

  private static String pageOf(URI page, URI change) {
    String text = page.toString();
    int end = text.indexOf('#');
    text = end < 0 ? text : text.substring(0, end);
    if (change.getRawQuery() != null) {
      end = text.indexOf('?');
      text = end < 0 ? text : text.substring(0, end);
    }
    return text + change;
  }

  private static String withoutStepsAboveRoot(String url) {
    int path = url.indexOf('/', url.indexOf("://") + 3);
    if (path < 0) {
      return url;
    }
    int end = path;
    while (url.startsWith("/../", end)) {
      end += 3;
    }
    String rest = url.substring(end);
    return url.substring(0, path) + (rest.equals("/..") ? "/" : rest);
  }
}
