package io.github.sitemaptoolkit.remote.discover;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** The link elements of a page that name documents for crawlers. */
final class PageLinks {

  private static final int MOST_BYTES = 1 << 20; // the head of a page is at its beginning

  private static final Set<String> FEEDS =
      Set.of(
          "application/rss+xml",
          "application/atom+xml",
          "application/feed+json",
          "application/json",
          "application/rdf+xml");

  private PageLinks() {}

  /**
   * Returns what a page names, in its order.
   *
   * @param url its url
   */
  static List<Candidate> of(String url, InputStream page) throws IOException {
    byte[] bytes = page.readNBytes(MOST_BYTES);
    Document document = Jsoup.parse(new ByteArrayInputStream(bytes), null, url);
    List<Candidate> named = new ArrayList<>();
    for (Element link : document.select("link[href]")) {
      String target = link.absUrl("href");
      Set<String> rels =
          new HashSet<>(List.of(link.attr("rel").toLowerCase(Locale.ROOT).split("\\s+")));
      String type = link.attr("type").toLowerCase(Locale.ROOT).split(";", 2)[0].strip();
      Find.Kind kind =
          rels.contains("sitemap")
              ? Find.Kind.SITEMAP
              : rels.contains("schemamap")
                  ? Find.Kind.SCHEMAMAP
                  : rels.contains("alternate") && FEEDS.contains(type) ? Find.Kind.FEED : null;
      if (kind != null && !target.isEmpty()) {
        named.add(new Candidate(target, Find.How.LINK, url, kind));
      }
    }
    return named;
  }
}
