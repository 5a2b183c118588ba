package io.github.sitemaptoolkit.remote.discover;

import io.github.sitemaptoolkit.url.UrlResolver;
import io.github.sitemaptoolkit.value.RobotsLine;
import java.util.ArrayList;
import java.util.List;

/**
 * The lines of a robots.txt that name documents: {@code Sitemap:}, which sitemaps.org defines,
 * {@code License:} of RSL, and {@code Schemamap:}, which its makers have given up.
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
    for (RobotsLine line : RobotsLine.all(text).toList()) {
      Find.Kind kind = kind(line);
      String value = line.value();
      if (!value.isEmpty() && kind != Find.Kind.NONE) {
        String resolved = UrlResolver.resolve(url, value);
        named.add(new Candidate(resolved == null ? value : resolved, Find.How.ROBOTS, url, kind));
      }
    }
    return named;
  }

  private static Find.Kind kind(RobotsLine line) {
    if (line.isSitemap()) {
      return Find.Kind.SITEMAP;
    } else if (line.isLicense()) {
      return Find.Kind.LICENSE;
    }
    return line.isSchemamap() ? Find.Kind.SCHEMAMAP : Find.Kind.NONE;
  }
}
