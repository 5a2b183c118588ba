package io.github.sitemaptoolkit.xml;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Source;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which entries are read whole, without events, which costs half of the time. */
class WholeEntriesTest {

  private static long wholeOf100(String entry) throws IOException {
    String document =
        "<urlset xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'>" + entry.repeat(100);
    var bytes = new ByteArrayInputStream((document + "</urlset>").getBytes(UTF_8));
    try (var source = Source.of(bytes, "test");
        var reader =
            new SitemapXmlReader<>(
                source, Context.of(Extensions.of()).withOwnProblems(), EntryElement.URL)) {
      while (reader.read() != null) {
        // all of them
      }
      return reader.records().count();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<url><loc>https://example.com/</loc></url>",
        "\n\t<url>\r\n\t\t<loc>https://example.com/?a&amp;b</loc>\r\n\t</url>",
        "<url><loc>https://example.com/\u00FC</loc><lastmod>2024-01-01</lastmod></url>",
        "<url><loc>https://example.com/</loc><priority>.5</priority></url>",
        "<url><loc>\n https://example.com/\n </loc></url>",
        "<url><loc><![CDATA[https://example.com/?a&b]]></loc></url>",
        "<url><loc>https://example.com/</loc><priority>0.5</priority><changefreq>daily</changefreq></url>",
        "<url><loc>https://example.com/</loc><lastmod>soon</lastmod><priority>7</priority></url>",
      })
  void usualEntriesAreReadWholeExceptTheFirst(String entry) throws IOException {
    assertEquals(99, wholeOf100(entry));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<url><loc>https://example.com/</loc><!-- a comment --></url>",
        "<url><loc>https://example.com/&#228;</loc></url>",
        "<url><loc>example.com</loc></url>",
        "<url><loc>https://example.com/</loc><loc>https://example.com/2</loc></url>",
        "<url a='1'><loc>https://example.com/</loc></url>",
        "<url><loc >https://example.com/</loc ></url>",
        "<url><lastmod>soon</lastmod><loc>https://example.com/</loc></url>",
        "<url><loc>https://example.com/</loc><priority> </priority></url>",
        "<url><loc>https://example.com/</loc><x>y</x></url>",
      })
  void othersAreReadFromEvents(String entry) throws IOException {
    assertEquals(0, wholeOf100(entry));
  }
}
