package io.github.sitemaptoolkit.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertNull;

import com.code_intelligence.jazzer.junit.DictionaryEntries;
import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.Reading;
import io.github.sitemaptoolkit.format.SitemapFormat;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.MethodSource;

/** What strict reading accepts, lenient reading reads alike. */
class LawFuzzTest {

  private static final List<SitemapFormat> FORMATS =
      Stream.of("xml", "rss", "atom").map(Promises::format).toList();

  private static final Context CONTEXT = Context.of(Promises.EXTENSIONS);

  static List<byte[]> seeds() {
    return Stream.of(
            "<urlset xmlns='http://www.sitemaps.org/schemas/sitemap/0.9' xmlns:x='urn:x'><?p <url>"
                + " ?><url><loc>http://a/<i>b</i></loc><x:url/><url><loc><![CDATA[</loc>]]></loc>"
                + "</url><lastmod>2024</lastmod></url></urlset>",
            "<s:sitemapindex xmlns:s='http://www.sitemaps.org/schemas/sitemap/0.9'><s:sitemap><s:loc>"
                + "a</s:loc><s:loc><s:sitemap/>b</s:loc></s:sitemap></s:sitemapindex>",
            "<rss xmlns:x='urn:x'><channel><link>http://a/</link><item><link>b<x:item/></link><item>"
                + "<guid>http://a/c</guid></item><title>t</title></item></channel></rss>",
            "<feed xmlns='http://www.w3.org/2005/Atom'><entry><link href='http://a/'/><id>b</id><x>"
                + "<entry/></x><entry xmlns=''/></entry></feed>",
            "<opml><!-- <urlset> --><body><urlset/></body></opml>",
            "<rs\u0196/>",
            "<urlset><!-- -> <!--><url><loc>http://a/</loc></url><!--b--></urlset>")
        .map(text -> text.getBytes(UTF_8))
        .toList();
  }

  @MethodSource("seeds")
  @DictionaryEntries({
    "<url>",
    "</url>",
    "<url/>",
    "<loc>",
    "</loc>",
    "<x:url>",
    "</x:url>",
    "<item>",
    "</item>",
    "<entry>",
    "</entry>",
    "<link>",
    "</link>",
    "<channel>",
    "</channel>",
    "<urlset>",
    "</urlset>",
    "<![CDATA[",
    "]]>",
    "<!--",
    "-->",
    "<?p ",
    "?>",
    "xmlns=''",
    "xmlns:x='urn:y'",
    "&lt;",
    "/>"
  })
  @FuzzTest(maxDuration = "")
  void wellFormedIsNeverRepaired(byte[] document) {
    for (SitemapFormat format : FORMATS) {
      assertNull(Reading.difference(format, document, CONTEXT));
    }
  }
}
