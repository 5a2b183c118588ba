package io.github.sitemaptoolkit.remote.discover;

import io.github.sitemaptoolkit.url.UrlResolver;
import java.util.ArrayList;
import java.util.List;

/**
 * The lines of a robots.txt that name documents: {@code Sitemap:}, which sitemaps.org defines, and
 * {@code Schemamap:}, which its makers have given up.
 */
final class RobotsLines {

  private RobotsLines() {}

  /**
   * Returns what a robots.txt names, in its order.
   *
   * @param url its url
   */
  static List<Named> of(String url, String text) {
    List<Named> named = new ArrayList<>();
    for (String line : text.split("\r\n|\r|\n", -1)) {
      int colon = line.indexOf(':');
      String name = colon < 0 ? "" : line.substring(0, colon).replace("\uFEFF", "").strip();
      String value = colon < 0 ? "" : line.substring(colon + 1).strip();
      int comment = value.indexOf(" #");
      value = comment < 0 ? value : value.substring(0, comment).strip();
      boolean sitemap = name.equalsIgnoreCase("sitemap");
      if (!value.isEmpty() && (sitemap || name.equalsIgnoreCase("schemamap"))) {
        String resolved = UrlResolver.resolve(url, value);
        named.add(
            new Named(
                resolved == null ? value : resolved,
                Find.How.ROBOTS,
                url,
                sitemap ? Find.Kind.SITEMAP : Find.Kind.SCHEMAMAP));
      }
    }
    return named;
  }
}
