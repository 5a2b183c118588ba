package io.github.sitemaptoolkit.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.code_intelligence.jazzer.junit.DictionaryEntries;
import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.sitemaptoolkit.format.SitemapFormat;
import java.util.List;
import org.junit.jupiter.params.provider.MethodSource;

/** RSS of all versions, RDF too. */
class RssFuzzTest {

  private static final SitemapFormat RSS = Promises.format("rss");

  static List<byte[]> seeds() {
    return List.of(
        """
        <rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"
         xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>F</title>
        <link>https://example.com/</link><description/><language>en</language>
        <item><title>A &amp;amp; b</title><link>/a</link><guid isPermaLink="false">1</guid>
        <pubDate>Thu, 29 Feb 2024 10:00:00 +0100</pubDate><category>c</category>
        <description>&lt;p&gt;text&amp;nbsp;&lt;img src="i.jpg"&gt;</description>
        <enclosure url="https://example.com/a.mp4" length="1" type="video/mp4"/>
        <media:group><media:content url="https://example.com/v.mp4" medium="video" duration="60">
        <media:title>V</media:title><media:thumbnail url="https://example.com/t.jpg"/>
        <media:rating scheme="urn:simple">adult</media:rating>
        <media:restriction relationship="allow" type="country">de at</media:restriction>
        </media:content></media:group><dc:date>2024</dc:date></item></channel></rss>
        """
            .getBytes(UTF_8),
        """
        <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
         xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">
        <channel rdf:about="https://example.com/"><title>F</title>
        <link>https://example.com/</link></channel>
        <item rdf:about="https://example.com/1"><title>T</title><link>https://example.com/1</link>
        <dc:date>2024-01-02T03:04:05Z</dc:date></item></rdf:RDF>
        """
            .getBytes(UTF_8),
        """
        <rss version="0.91"><channel><title>F</title><link>https://example.com/</link>
        <item><title>T</title><link>1</link><description>D</description></item></channel></rss>
        """
            .getBytes(UTF_8));
  }

  @MethodSource("seeds")
  @DictionaryEntries({
    "<item>",
    "</item>",
    "<link>",
    "</link>",
    "<guid>",
    "<pubDate>",
    "<description>",
    "&lt;",
    "&amp;#",
    "<media:content ",
    "<media:group>",
    "<media:player ",
    "url=\"",
    "xml:base=\"",
    "version=\"0.92\"",
    "<dc:date>",
    "<![CDATA[",
    "]]>"
  })
  @FuzzTest(maxDuration = "")
  void readsAnything(byte[] document) {
    Promises.hold(RSS, document);
  }
}
