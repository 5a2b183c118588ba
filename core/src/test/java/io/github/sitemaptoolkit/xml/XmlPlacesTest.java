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
import io.github.sitemaptoolkit.problem.Extent;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.sample.CreditExtension;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

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
      assertEquals("in.xml:3:10", place(in, "loc"));
      assertEquals("in.xml:4:14", place(in, "lastmod"));
      assertEquals("in.xml:5:5", place(in, "credit[1]"));
      assertEquals("in.xml:8:44", place(in, "credit[1].name[2]"));
      assertEquals("in.xml:10:20", place(in, "credit[1].place.city"));
      assertEquals("in.xml:13:5", place(in, "credit[2]"));
    }
  }

  @Test
  void aValueThatDoesNotCountHasNoPlace() throws IOException {
    try (var in = open(DOCUMENT, true)) {
      in.read();
      assertEquals("in.xml:7:18", place(in, "credit[1].note"));
    }
  }

  @Test
  void theLastOfTwoFieldsHasItsPlace() throws IOException {
    String entry = "<url><loc>https://e.com/</loc><lastmod>1</lastmod><lastmod>2</lastmod></url>";
    try (var in = open("<urlset>\n" + entry + "\n</urlset>", true)) {
      in.read();
      assertEquals("in.xml:2:60", place(in, "lastmod"));
    }
  }

  @Test
  void whatHasNoPlaceHasThatOfWhatItStandsIn() throws IOException {
    try (var in = open(DOCUMENT, true)) {
      in.read();
      assertEquals("in.xml:5:5", place(in, "credit[1]@other"));
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
      assertEquals("in.xml:8:18", place(in, "credit[1].name[2]"));
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
  void whatReplacesAnotherOfItsNameHasItsPlace() {
    var places = new Places(Location.of("in.json"));
    int video = places.add(Places.ENTRY, "video", new Location("in.json", 2, 1));
    places.dropEarlier(video); // there is none
    places.addAttribute(video, "title", new Location("in.json", 3, 1));
    places.dropEarlier(places.add(video, "title", new Location("in.json", 4, 1)));
    int other = places.add(video, "other", new Location("in.json", 5, 1));
    places.add(other, "title", new Location("in.json", 6, 1));
    places.dropEarlier(places.add(video, "title", new Location("in.json", 7, 1)));
    places.addAttribute(video, "title", new Location("in.json", 8, 1));
    assertEquals(7, places.of("video[1].title").line());
    assertEquals(6, places.of("video[1].other.title").line());
    assertEquals(8, places.of("video[1]@title").line());
    assertEquals(2, places.of("video[1].others").line());
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
      assertEquals("in.xml:15:13", place(in, "loc"));
      assertEquals("in.xml:15:3", place(in, "credit[1]"));
    }
  }

  /** Returns the source of a value, by its offset and by its lines and columns. */
  private static String source(String document, String path) throws IOException {
    try (var in = open(document, true)) {
      in.read();
      Location at = in.places().of(path);
      Extent extent = Objects.requireNonNull(at.extent());
      byte[] bytes = document.getBytes(StandardCharsets.UTF_8);
      int from = (int) extent.offset();
      String text = new String(bytes, from, (int) extent.length(), StandardCharsets.UTF_8);
      int begin = index(document, at.line(), at.column());
      assertEquals(
          text, document.substring(begin, index(document, extent.endLine(), extent.endColumn())));
      return text;
    }
  }

  private static int index(String document, long line, int column) {
    int at = 0;
    for (long i = 1; i < line; i++) {
      at = document.indexOf('\n', at) + 1;
    }
    return at + column - 1;
  }

  private static String entry(String inside) {
    return "<?xml version='1.0'?>\n<urlset xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'"
        + " xmlns:acme='urn:acme'>\n\u00E9\uD83D\uDE00<url a='\u00E9&amp;'>"
        + inside
        + "</url></urlset>";
  }

  static List<List<String>> texts() {
    return List.of(
        List.of("https://e.com/", "https://e.com/"),
        List.of(" \t\r\n https://e.com/  ", "https://e.com/"),
        List.of("https://e.com/?a=1&amp;b=2", "https://e.com/?a=1&amp;b=2"),
        List.of("&#32;&#x68;ttps://e.com/&amp; ", "&#x68;ttps://e.com/&amp;"),
        List.of("\uD83D\uDE00&amp; \u00E9\r\n\n x\r\n", "\uD83D\uDE00&amp; \u00E9\r\n\n x"),
        List.of("<![CDATA[ https://e.com/ ]]>", "https://e.com/"),
        List.of(
            " <!-- a --><![CDATA[https://]]><!-- b -->e.com/<!-- c -->",
            "https://]]><!-- b -->e.com/"),
        List.of("<?a b?>a<?a b?>&gt;<?a b?>", "a<?a b?>&gt;"));
  }

  @ParameterizedTest
  @MethodSource("texts")
  void aPlaceHoldsTheSourceOfTheText(List<String> text) throws IOException {
    String document = entry("<loc>" + text.get(0) + "</loc>");
    assertEquals(text.get(1), source(document, "loc"));
    String loc = "<loc>https://e.com/</loc>";
    document = entry(loc + "<acme:credit><acme:name>" + text.get(0) + "</acme:name></acme:credit>");
    assertEquals(text.get(1), source(document, "credit[1].name[1]"));
  }

  @Test
  void whatIsLeftOutAroundAUrlIsOutside() throws IOException {
    String document = entry("<loc>\u200B https://e.com/\u00E9\u00A0</loc>");
    assertEquals("https://e.com/\u00E9", source(document, "loc"));
  }

  @Test
  void whatHasNoTextHasThePlaceOfItsStartTag() throws IOException {
    String inside =
        "<loc>https://e.com/</loc><lastmod\n x='1'> </lastmod><priority/>"
            + "<acme:credit role = '\u00E9&amp;\n'\n ><acme:name/></acme:credit>";
    assertEquals("<lastmod\n x='1'>", source(entry(inside), "lastmod"));
    assertEquals("1", source(entry(inside), "lastmod@x"));
    assertEquals("<priority/>", source(entry(inside), "priority"));
    assertEquals(
        "<acme:credit role = '\u00E9&amp;\n'\n >", source(entry(inside), "credit[1].city"));
    assertEquals("\u00E9&amp;\n", source(entry(inside), "credit[1]@role"));
    assertEquals("<acme:name/>", source(entry(inside), "credit[1].name"));
    assertEquals("<url a='\u00E9&amp;'>", source(entry(inside), "changefreq"));
    assertEquals("\u00E9&amp;", source(entry(inside), "@a"));
  }

  @Test
  void offsetsAreUnknownWhereTheBytesAreOthers() throws IOException {
    byte[] latin = entry("<loc>https://e.com/</loc>").getBytes(StandardCharsets.ISO_8859_1);
    byte[] wide = entry("<loc>https://e.com/</loc>").getBytes(StandardCharsets.UTF_16);
    for (byte[] bytes : List.of(latin, wide)) {
      Context context = Context.load().withPlaces(true);
      try (var in = Sitemaps.read(Source.of(new ByteArrayInputStream(bytes), "in.xml"), context)) {
        in.read();
        assertEquals(
            new Extent(3, bytes == wide ? 39 : 38, -1, -1), in.places().of("loc").extent());
      }
    }
  }

  @Test
  void aFaultHasThePlaceAndThePathOfItsValue() throws IOException {
    String document = entry("<loc>https://e.com/</loc><lastmod> x&amp; </lastmod>");
    try (var in = open(document, true)) {
      in.read();
      Problem problem =
          in.problems().first().stream().filter(it -> it.loc() != null).reduce((a, b) -> b).get();
      assertEquals(in.places().of("lastmod"), problem.location());
      assertEquals("url[1].lastmod", problem.path());
      assertEquals("urlset/url[1]/lastmod", problem.documentPath());
      assertEquals("url[1].credit[2]@role", in.places().path("credit[2]@role"));
      assertEquals(
          "urlset/url[1]/acme:credit[2]/acme:name[3]/@x",
          in.places().documentPath("credit[2].name[3]@x"));
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
    assertTrue(with < 2 * without, with + " bytes with, " + without + " without");
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
