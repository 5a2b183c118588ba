package io.github.sitemaptoolkit.remote.discover;

import io.github.sitemaptoolkit.url.UrlResolver;
import io.github.sitemaptoolkit.value.RobotsLine;
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
  static List<Candidate> of(String url, String text) {
    List<Candidate> named = new ArrayList<>();
    String lines = text.startsWith("\uFEFF") ? text.substring(1) : text;
    for (String line : lines.split("\r\n|\r|\n", -1)) {
      RobotsLine read = RobotsLine.parse(line);
      String value = read.value();
      boolean sitemap = read.isSitemap();
      if (!value.isEmpty() && (sitemap || read.isSchemamap())) {
        String resolved = UrlResolver.resolve(url, value);
        named.add(
            new Candidate(
                resolved == null ? value : resolved,
                Find.How.ROBOTS,
                url,
                sitemap ? Find.Kind.SITEMAP : Find.Kind.SCHEMAMAP));
      }
    }
    return named;
  }
}
