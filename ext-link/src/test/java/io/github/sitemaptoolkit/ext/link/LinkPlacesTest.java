package io.github.sitemaptoolkit.ext.link;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import io.github.sitemaptoolkit.Sitemaps;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.LaterPlaces;
import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LinkPlacesTest {

  private static final String DOCUMENT =
      """
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"
          xmlns:xhtml="http://www.w3.org/1999/xhtml">
      <url>
        <loc>https://example.com/de</loc>
        <xhtml:link rel="alternate" hreflang="de" href="https://example.com/de"/>
        <lastmod>2026-01-02</lastmod>
        <xhtml:link rel="alternate" hreflang="en"
            href="https://example.com/en"></xhtml:link>
        <xhtml:link rel="alternate" hreflang="fr" href="https://example.com/é"/>
      </url>
      </urlset>
      """;

  private static EntryReader<UrlEntry> reader() throws IOException {
    Context context = Context.load().withPlaces(true);
    var source = Source.of(new ByteArrayInputStream(DOCUMENT.getBytes(UTF_8)), "sitemap.xml");
    EntryReader<UrlEntry> reader = Sitemaps.read(source, context);
    assertNotNull(reader.read());
    return reader;
  }

  @ParameterizedTest
  @ValueSource(strings = {"1 2 3", "3 2 1", "2 2 1 3", "3 1 4 2", "3 lastmod 1 2 loc 3"})
  void aLinkHasItsPlaceInWhateverOrderItIsAskedFor(String order) throws IOException {
    try (EntryReader<UrlEntry> asked = reader();
        EntryReader<UrlEntry> other = reader()) {
      for (String word : order.split(" ")) {
        String path = Character.isDigit(word.charAt(0)) ? "link[" + word + ']' : word;
        Location expected = other.places().of(path);
        assertEquals(expected, asked.places().ofField(path), path);
        assertEquals(expected.extent(), asked.places().ofField(path).extent(), path);
      }
    }
  }

  @Test
  void aLinkBeginsWithItsTag() throws IOException {
    List<String> begins = new ArrayList<>();
    try (EntryReader<UrlEntry> reader = reader()) {
      for (int i = 1; i <= 3; i++) {
        begins.add(reader.places().ofField("link[" + i + ']').toString());
      }
    }
    assertEquals(List.of("sitemap.xml:5:3", "sitemap.xml:7:3", "sitemap.xml:9:3"), begins);
  }

  @Test
  void theEntryHasItsPlaceWithoutThoseOfItsValues() {
    Location at = new Location("sitemap.xml", 3, 1);
    var places = new Places(at);
    places.findLater(
        new LaterPlaces() {
          @Override
          public void fill() {
            throw new AssertionError("nobody asked for a value");
          }

          @Override
          public Location find(String path) {
            throw new AssertionError("nobody asked for " + path);
          }

          @Override
          public Location place(int value) {
            throw new AssertionError("there are no values");
          }

          @Override
          public Location tag(int element) {
            throw new AssertionError("there are no values");
          }
        });
    assertEquals(at, places.of(""));
  }
}
