package io.github.sitemaptoolkit.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problems;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The range of an entry is all of it, in any format. Marks are those of {@link RangeDocument}. */
class EntryRangesTest {

  private static final String CORE = "xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"";

  private static EntryReader<UrlEntry> open(RangeDocument document, boolean places)
      throws IOException {
    Context context = Context.load().withPlaces(places).withProblems(new Problems());
    Source source = Source.of(new ByteArrayInputStream(document.file()), document.name());
    return context.formats().detect(source).reader(source, context);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      quoteCharacter = '\0',
      value = {
        "a.xml # <urlset CORE>⟦<url><loc>https://e.com/a</loc></url>⟧~"
            + "⟦<url >~<loc>https://e.com/ü</loc>~</url~>⟧</urlset>",
        "a.xml.gz # <urlset CORE>⟦<url><loc>https://e.com/a</loc><?p?></url>⟧~"
            + "⟦<url><loc> https://e.com/b </loc><priority>2</priority></url>⟧</urlset>",
        "a.xml # <urlset CORE>⟦<url><loc>https://e.com/a</loc>~⟧<url><loc>https://e.com/b</loc>"
            + "</url></urlset>",
        "a.xml # <urlset CORE xmlns:x='urn:x'>⟦<url a='>'><loc>https://e.com/a</loc><x:y>b</x:y>"
            + "</url>⟧</urlset>",
        "a.rss # <rss version='2.0'><channel><title>A</title>⟦<item><title>B</title>~"
            + "<link>https://e.com/a</link></item>⟧~⟦<item><link>https://e.com/b</link></item>⟧"
            + "</channel></rss>",
        "a.atom # <feed xmlns='http://www.w3.org/2005/Atom'><title>A</title>⟦<entry a='b'>"
            + "<link href='https://e.com/a'/></entry>⟧</feed>",
        "a.ndjson # ⟦{\"loc\":\"https://e.com/ü\",\"x\":{}}⟧~  ⟦{\"loc\":\"https://e.com/b\"}⟧  ~",
        "a.json # {\"items\":[⟦{\"loc\":\"https://e.com/a\",\"image\":[{}]}⟧,~"
            + "⟦{\"loc\":\"https://e.com/b\"~}⟧]}",
        "a.json # [⟦{\"id\":1,\"url\":\"https://e.com/ü\"}⟧,~⟦{\"id\":2,\"url\":"
            + "\"https://e.com/b\"}⟧]",
        "a.json # {\"version\":\"https://jsonfeed.org/version/1.1\",\"items\":[⟦{\"id\":\"1\",~"
            + "\"url\":\"https://e.com/a\"}⟧,⟦{\"url\":\"https://e.com/b\",\"id\":\"2\"}⟧]}",
        "a.csv # loc,lastmod~⟦https://e.com/ü,2026-01-05⟧~⟦\"https://e.com/b\",\"2026-01-05\"⟧~",
        "a.txt # ⟦https://e.com/ü⟧~  ⟦https://e.com/b⟧  ~",
      })
  void theRangeOfAnEntryIsAllOfIt(String name, String marked) throws IOException {
    String text = marked.replace("CORE", CORE).replace('~', '\n');
    var document = new RangeDocument(name, text);
    int entries = 0;
    try (EntryReader<UrlEntry> in = open(document, true)) {
      while (in.read() != null && entries < document.ranges()) {
        Location entry = in.places().entry();
        int number = entries++;
        assertTrue(
            document.isAt(number, entry),
            () -> document.textAt(entry) + " is not " + document.text(number));
        assertEquals(entry, in.places().entry(), "it can be asked for again");
      }
    }
    assertEquals(document.ranges(), entries);
  }

  @Test
  void withoutPlacesItIsWhereTheEntryBegins() throws IOException {
    var document =
        new RangeDocument(
            "a.xml", "<urlset " + CORE + ">\n<url><loc>https://e.com/a</loc></url></urlset>");
    try (EntryReader<UrlEntry> in = open(document, false)) {
      in.read();
      assertEquals(new Location("a.xml", 2, 1), in.places().entry());
    }
  }
}
