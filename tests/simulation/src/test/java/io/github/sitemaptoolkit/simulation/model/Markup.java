package io.github.sitemaptoolkit.simulation.model;

import java.util.Map;

/** Sitemaps and indexes as text. */
final class Markup {

  private Markup() {}

  /** Returns a sitemap of urls and their dates. */
  static String urlset(Map<String, String> dates) {
    return document("urlset", "url", dates);
  }

  /** Returns an index of sitemaps and their dates; an empty date is none. */
  static String index(Map<String, String> dates) {
    return document("sitemapindex", "sitemap", dates);
  }

  private static String document(String root, String child, Map<String, String> dates) {
    var text = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<");
    text.append(root).append(" xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n");
    dates.forEach(
        (url, date) -> {
          text.append("  <").append(child).append(">\n    <loc>").append(url).append("</loc>\n");
          if (!date.isEmpty()) {
            text.append("    <lastmod>").append(date).append("</lastmod>\n");
          }
          text.append("  </").append(child).append(">\n");
        });
    return text.append("</").append(root).append(">\n").toString();
  }
}
