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
    String lines = text.startsWith("\uFEFF") ? text.substring(1) : text;
    for (String line : lines.split("\r\n|\r|\n", -1)) {
      RobotsLine read = RobotsLine.parse(line);
      String value = read.value();
      Find.Kind kind = kind(read);
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
