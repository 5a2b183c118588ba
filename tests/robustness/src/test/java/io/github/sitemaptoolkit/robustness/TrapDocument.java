package io.github.sitemaptoolkit.robustness;

import java.util.List;
import java.util.Random;

/**
 * Well-formed documents that are made to look broken, the same for the same seed: entries, leaves
 * and roots of other namespaces, or in one another; ends of tags, CDATA and instructions where they
 * end nothing.
 */
final class TrapDocument {

  /** A kind of document: what is around its entries, how they say where, and names to use. */
  private record Kind(String format, String begin, String end, String link, List<String> names) {}

  private static final List<Kind> KINDS =
      List.of(
          new Kind(
              "xml",
              "<urlset xmlns='http://www.sitemaps.org/schemas/sitemap/0.9' xmlns:x='urn:x'>",
              "</urlset>",
              "<loc>https://example.com/</loc>",
              List.of("url", "url", "loc", "loc", "lastmod", "priority", "sitemap", "a")),
          new Kind(
              "xml",
              "<s:urlset xmlns:s='http://www.sitemaps.org/schemas/sitemap/0.9' xmlns:x='urn:x'>",
              "</s:urlset>",
              "<s:loc>https://example.com/</s:loc>",
              List.of("s:url", "s:url", "s:loc", "s:loc", "url", "loc", "s:lastmod", "s:URL")),
          new Kind(
              "xml",
              "<sitemapindex xmlns='http://www.sitemaps.org/schemas/sitemap/0.9' xmlns:x='urn:x'>",
              "</sitemapindex>",
              "<loc>https://example.com/</loc>",
              List.of("sitemap", "sitemap", "loc", "lastmod", "url", "SITEMAP")),
          new Kind(
              "rss",
              "<rss version='2.0' xmlns:x='urn:x'><channel><title>t</title>",
              "</channel></rss>",
              "<link>https://example.com/</link>",
              List.of("item", "item", "link", "guid", "title", "channel", "pubDate", "ITEM")),
          new Kind(
              "rss",
              "<r:RDF xmlns:r='http://www.w3.org/1999/02/22-rdf-syntax-ns#' xmlns:x='urn:x'"
                  + " xmlns='http://purl.org/rss/1.0/'><channel/>",
              "</r:RDF>",
              "<link>https://example.com/</link>",
              List.of("item", "item", "link", "title", "r:item", "channel", "description")),
          new Kind(
              "atom",
              "<feed xmlns='http://www.w3.org/2005/Atom' xmlns:x='urn:x'><title>t</title>",
              "</feed>",
              "<link href='https://example.com/'/>",
              List.of("entry", "entry", "link", "id", "updated", "title", "feed", "author")),
          new Kind(
              "xml",
              "<opml xmlns:x='urn:x' xmlns='urn:o'>",
              "</opml>",
              "<loc>https://example.com/</loc>",
              List.of("urlset", "feed", "rss", "url", "loc", "x:urlset", "br", "item")));

  private static final List<String> TEXTS =
      List.of(
          "https://example.com/a",
          "https://example.com/b",
          "?>",
          "-->",
          "]]",
          ">",
          "/>",
          "&lt;/url>",
          "&lt;url>",
          " ",
          "\n",
          "2024-01-01",
          "&amp;amp;",
          "\u00A0",
          "\u00E9",
          "'",
          "\"",
          "&#x10FFFF;");

  private static final List<String> RAW =
      List.of(
          "</url>",
          "<url>",
          "</loc>",
          "<loc>",
          "</urlset>",
          "</channel>",
          "</item>",
          "<item>",
          "</link>",
          "</entry>",
          "<entry>",
          "<urlset>",
          "<![CDATA[",
          "<!-",
          "<?xml version='1.0'?>",
          "&",
          "<",
          "</s:url>",
          "https://evil.example/");

  private static final List<String> ATTRIBUTES =
      List.of(
          " a='>'",
          " a=\"/>\"",
          " href='https://example.com/?a&amp;b'",
          " a='&lt;/url>'",
          " xmlns:y='urn:y'",
          " xmlns:x='urn:z'",
          " xml:base='https://example.com/x/'",
          " a=\"'\"",
          " rel='alternate'");

  private final Random random;
  private final Kind kind;
  private final StringBuilder out = new StringBuilder();

  TrapDocument(long seed) {
    random = new Random(seed);
    kind = pick(KINDS);
  }

  /** Returns the id of the format that the document has, or looks as if it had. */
  String format() {
    return kind.format();
  }

  /** Returns the document. */
  String make() {
    out.append(chance(30) ? "<?xml version='1.0'?>" : "");
    misc();
    out.append(kind.begin());
    content(0);
    out.append(kind.end());
    misc();
    return out.toString();
  }

  private void misc() {
    switch (random.nextInt(8)) {
      case 0 -> instruction();
      case 1 -> comment();
      case 2 -> out.append('\n');
      default -> {
        // mostly nothing
      }
    }
  }

  private void content(int depth) {
    for (int i = random.nextInt(depth == 0 ? 7 : 4); i > 0; i--) {
      switch (random.nextInt(12)) {
        case 0 -> instruction();
        case 1 -> comment();
        case 2 -> cdata();
        case 3, 4 -> text();
        default -> {
          if (depth < 6) {
            element(depth);
          }
        }
      }
    }
  }

  private void element(int depth) {
    String name = pick(kind.names());
    if (chance(15)) {
      name = "x:" + name.substring(name.indexOf(':') + 1);
    }
    out.append('<').append(name);
    if (chance(20)) {
      out.append(pick(ATTRIBUTES));
    }
    if (chance(4) && !name.contains(":")) {
      out.append(chance(50) ? " xmlns=''" : " xmlns='urn:other'");
    }
    if (chance(10)) {
      out.append("/>");
      return;
    }
    out.append('>');
    if (depth < 2 && chance(60)) {
      out.append(kind.link());
    }
    content(depth + 1);
    out.append("</").append(name).append(chance(10) ? " >" : ">");
  }

  private void text() {
    for (int i = 1 + random.nextInt(3); i > 0; i--) {
      String text = pick(TEXTS);
      boolean ends = text.contains(">") && out.toString().endsWith("]]");
      out.append(ends ? "" : text);
    }
  }

  private void cdata() {
    out.append("<![CDATA[").append(raw("]]>", "")).append(chance(20) ? "]" : "").append("]]>");
  }

  private void instruction() {
    String target = chance(50) ? "p" : "php";
    out.append("<?").append(target).append(chance(80) ? " " + raw("?>", "") : "").append("?>");
  }

  private void comment() {
    String text = raw("--", "-").replaceAll("-+", "-").replaceAll("-$", "");
    out.append("<!--").append(text).append(chance(10) ? "<!" : "").append("-->");
  }

  private String raw(String not, String instead) {
    var raw = new StringBuilder();
    for (int i = random.nextInt(5); i > 0; i--) {
      raw.append(chance(70) ? pick(RAW) : pick(TEXTS));
    }
    return raw.toString().replace(not, instead);
  }

  private boolean chance(int percent) {
    return random.nextInt(100) < percent;
  }

  private <T> T pick(List<T> from) {
    return from.get(random.nextInt(from.size()));
  }
}
