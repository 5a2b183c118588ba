package io.github.sitemaptoolkit.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.Sitemaps;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.testkit.Documents;
import java.io.IOException;
import java.nio.charset.Charset;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Documents in UTF-16 and UTF-32 are recognised without help, and read. */
class WideTextTest {

  private static final String URL = "https://example.com/\u00FC";

  private static Source source(String text, String charset) throws IOException {
    return Documents.source(text.getBytes(Charset.forName(charset)));
  }

  private static List<String> locs(String text, String charset) throws IOException {
    Context context = Context.of(Extensions.of());
    try (var entries = Sitemaps.read(source(text, charset), context).stream()) {
      return entries.map(entry -> entry.loc()).toList();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-16BE", "UTF-16LE", "UTF-32BE", "UTF-32LE"})
  void wideDocumentsAreRecognised(String charset) throws IOException {
    String sitemap =
        "<urlset xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'><url><loc>"
            + (URL + "</loc></url></urlset>");
    String feed =
        "<rss version='2.0'><channel><item><link>" + URL + "</link></item></channel></rss>";
    String mark = "\uFEFF";
    List<String> documents =
        List.of(
            sitemap,
            mark + sitemap,
            "<?xml version='1.0' encoding='" + charset + "'?>" + sitemap,
            feed,
            mark + feed,
            mark + URL + "\n",
            mark + "loc\tlastmod\n" + URL + "\t\n");
    for (String document : documents) {
      assertEquals(List.of(URL), locs(document, charset), document);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-16BE", "UTF-16LE", "UTF-32BE", "UTF-32LE"})
  void wideRobotsIsRecognised(String charset) throws IOException {
    String robots = "\uFEFFUser-agent: *\nSitemap: " + URL + "\n";
    try (var in = Sitemaps.readIndex(source(robots, charset), Context.of(Extensions.of()))) {
      assertEquals(URL, in.iterator().next().loc());
    }
  }
}
