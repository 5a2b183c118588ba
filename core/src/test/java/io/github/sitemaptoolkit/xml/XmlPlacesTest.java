package io.github.sitemaptoolkit.xml;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.Sitemaps;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.sample.CreditExtension;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class XmlPlacesTest {

  private static final String DOCUMENT =
      """
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:acme="urn:acme">
        <url>
          <loc>https://example.com/1</loc>
          <lastmod>2024</lastmod>
          <acme:credit role="photo">
            <acme:note>dropped</acme:note>
            <acme:note>kept</acme:note>
            <acme:name>Jo</acme:name> <acme:name>Ada</acme:name>
            <acme:place>
              <acme:city>Bergen</acme:city>
            </acme:place>
          </acme:credit>
          <acme:credit/>
        </url>
        <url><loc>https://example.com/2</loc></url>
      </urlset>
      """;

  private static EntryReader<UrlEntry> open(String document, boolean places) throws IOException {
    Context context = Context.of(Extensions.of(new CreditExtension())).withPlaces(places);
    byte[] bytes = document.getBytes(StandardCharsets.UTF_8);
    return Sitemaps.read(Source.of(new ByteArrayInputStream(bytes), "in.xml"), context);
  }

  private static String place(EntryReader<?> in, String path) {
    return in.places().of(path).toString();
  }

  @Test
  void eachValueHasItsLineAndColumn() throws IOException {
    try (var in = open(DOCUMENT, true)) {
      in.read();
      assertEquals("in.xml:3:5", place(in, "loc"));
      assertEquals("in.xml:4:5", place(in, "lastmod"));
      assertEquals("in.xml:5:5", place(in, "credit[1]"));
      assertEquals("in.xml:8:33", place(in, "credit[1].name[2]"));
      assertEquals("in.xml:10:9", place(in, "credit[1].place.city"));
      assertEquals("in.xml:13:5", place(in, "credit[2]"));
    }
  }

  @Test
  void aValueThatDoesNotCountHasNoPlace() throws IOException {
    try (var in = open(DOCUMENT, true)) {
      in.read();
      assertEquals("in.xml:7:7", place(in, "credit[1].note"));
    }
  }

  @Test
  void theLastOfTwoFieldsHasItsPlace() throws IOException {
    String entry = "<url><loc>https://e.com/</loc><lastmod>1</lastmod><lastmod>2</lastmod></url>";
    try (var in = open("<urlset>\n" + entry + "\n</urlset>", true)) {
      in.read();
      assertEquals("in.xml:2:51", place(in, "lastmod"));
    }
  }

  @Test
  void whatHasNoPlaceHasThatOfWhatItStandsIn() throws IOException {
    try (var in = open(DOCUMENT, true)) {
      in.read();
      assertEquals("in.xml:5:5", place(in, "credit[1]@role"));
      assertEquals("in.xml:9:7", place(in, "credit[1].place.country"));
      assertEquals("in.xml:2:3", place(in, "priority"));
      assertFalse(in.places().has("priority"));
    }
  }

  @Test
  void whatIsKeptAsItIsHasNoPlaceOfItsOwn() throws IOException {
    String document =
        """
        <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:acme="urn:acme">
          <url>
            <loc>https://example.com/1</loc>
            <acme:credit>
              <acme:name>
                <b/></acme:name>
              <acme:other>kept</acme:other>
              <acme:name>Ada</acme:name>
            </acme:credit>
          </url>
        </urlset>
        """;
    try (var in = open(document, true)) {
      in.read();
      assertFalse(in.places().has("credit[1].other"));
      assertEquals("in.xml:4:5", place(in, "credit[1].other"));
      assertEquals("in.xml:8:7", place(in, "credit[1].name[2]"));
    }
  }

  @Test
  void aPathMeansOneElementOnly() {
    var places = new Places(Location.of("in.xml"));
    int video = places.add(Places.ENTRY, "video", new Location("in.xml", 2, 1));
    places.add(video, "tag", new Location("in.xml", 3, 1));
    places.add(video, "tags", new Location("in.xml", 4, 1));
    for (int i = 2; i <= 10; i++) {
      places.add(video, "tag", new Location("in.xml", 3 + i, 1));
    }
    assertEquals(3, places.of("video[1].tag[1]").line());
    assertEquals(4, places.of("video[1].tags").line());
    assertEquals(13, places.of("video[1].tag[10]@any").line());
    for (String none :
        List.of(
            "video[1].tag[11]",
            "video[1].tag[0]",
            "video[1].tag[",
            "video[1].tag[1].x",
            "video[1].",
            "v")) {
      assertFalse(places.has(none), none);
    }
  }

  @Test
  @Timeout(60) // some hundredth of a second; with a search for each it would be hours
  void manyElementsCostNoMoreThanTheirNumber() throws IOException {
    String many = "<acme:credit><acme:name>Jo</acme:name></acme:credit>".repeat(40_000);
    try (var in = open(DOCUMENT.replace("<acme:credit/>", many), true)) {
      in.read();
      assertTrue(in.places().has("credit[40001].name[1]"));
    }
  }

  @Test
  void placesAreThoseOfTheEntryReadLast() throws IOException {
    try (var in = open(DOCUMENT, true)) {
      in.read();
      in.read();
      assertEquals("in.xml:15:8", place(in, "loc"));
      assertEquals("in.xml:15:3", place(in, "credit[1]"));
    }
  }

  @Test
  void withoutBeingAskedAllValuesHaveThePlaceOfTheEntry() throws IOException {
    try (var in = open(DOCUMENT, false)) {
      in.read();
      assertEquals("in.xml:2:3", place(in, "credit[1].name[2]"));
    }
  }

  @Test
  void placesThatNobodyAskedForTakeNoMemory() throws IOException {
    String entry = DOCUMENT.substring(DOCUMENT.indexOf("  <url>"), DOCUMENT.indexOf("</urlset>"));
    String many = DOCUMENT.replace("</urlset>", entry.repeat(2_000) + "</urlset>");
    long without = allocated(many, false); // the first of each only warms up
    long with = allocated(many, true);
    without = allocated(many, false);
    with = allocated(many, true);
    assertTrue(with < 1.1 * without, with + " bytes with, " + without + " without");
    assertEquals(without, allocated(many, false), without / 100.0, "the same each time");
  }

  private static long allocated(String document, boolean places) throws IOException {
    var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getThreadAllocatedBytes(Thread.currentThread().getId());
    try (var in = open(document, places)) {
      while (in.read() != null) {
        // only read
      }
    }
    return threads.getThreadAllocatedBytes(Thread.currentThread().getId()) - before;
  }
}
