package io.github.sitemaptoolkit.fuzz;

import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_8;

import com.code_intelligence.jazzer.junit.DictionaryEntries;
import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.sitemaptoolkit.format.SitemapFormat;
import java.util.List;
import org.junit.jupiter.params.provider.MethodSource;

/** Sitemaps and indexes, with all extensions. */
class SitemapXmlFuzzTest {

  private static final SitemapFormat XML = Promises.format("xml");

  private static final String FULL =
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- c --><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"
       xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"
       xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"
       xmlns:video="http://www.google.com/schemas/sitemap-video/1.1"
       xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:x="urn:x">
      <url x:id="7"><loc>https://example.com/?a=1&amp;b=&#x263A;</loc><lastmod>2024-02-29</lastmod>
      <changefreq>daily</changefreq><priority>0.5</priority>
      <image:image><image:loc>https://example.com/a.jpg</image:loc></image:image>
      <news:news><news:publication><news:name>N</news:name><news:language>en</news:language>
      </news:publication><news:publication_date>2024</news:publication_date>
      <news:title><![CDATA[a < b]]></news:title></news:news>
      <video:video><video:title>T</video:title><video:price currency="EUR">1</video:price>
      <video:tag>one</video:tag></video:video>
      <xhtml:link rel="alternate" hreflang="de" href="https://example.com/de"/>
      <x:note a="1">one<x:more xmlns:x="urn:y"/>two</x:note></url>
      <url><loc>https://example.com/2</loc></url></urlset>
      """;

  static List<byte[]> seeds() {
    return List.of(
        FULL.getBytes(UTF_8),
        FULL.replace("UTF-8", "UTF-16").getBytes(UTF_16),
        """
        <sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
        <sitemap><loc>https://example.com/a.xml</loc><lastmod>2024</lastmod></sitemap></sitemapindex>
        """
            .getBytes(UTF_8));
  }

  @MethodSource("seeds")
  @DictionaryEntries({
    "<url>",
    "</url>",
    "<loc>",
    "</loc>",
    "<urlset",
    "<sitemapindex",
    "<![CDATA[",
    "]]>",
    "<!--",
    "-->",
    "&amp;",
    "&#x",
    "xmlns=\"\"",
    "xmlns:a=\"urn:a\"",
    "<?x ?>",
    "<!DOCTYPE ",
    "<lastmod/>",
    "<!DOCTYPE html",
    "<rss",
    "<feed",
    "PK"
  })
  @FuzzTest(maxDuration = "")
  void readsAnything(byte[] document) {
    Promises.detect(document);
    Promises.hold(XML, document);
  }
}
