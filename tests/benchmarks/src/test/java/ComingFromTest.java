import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.redfin.sitemapgenerator.WebSitemapGenerator;
import com.sun.net.httpserver.HttpServer;
import crawlercommons.sitemaps.SiteMap;
import crawlercommons.sitemaps.SiteMapParser;
import io.github.sitemaptoolkit.Sitemaps;
import io.github.sitemaptoolkit.ext.image.Image;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.Publisher;
import io.github.sitemaptoolkit.remote.http.RemoteOptions;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The programs of docs/coming-from.md that were moved do what they did before, but for what the
 * page says is different.
 */
class ComingFromTest {

  private static final Instant CHANGED = Instant.parse("2026-11-20T16:30:00Z");
  private static final Path BLOG = Path.of("..", "..", "examples", "blog.rss");

  private static final String URLSET =
      """
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"
          xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
        <url><loc>%1$s/new</loc><lastmod>2026-11-21</lastmod>
          <image:image><image:loc>%1$s/new.jpg</image:loc></image:image></url>
        <url><loc>%1$s/old</loc><lastmod>2025-11-21</lastmod></url>
        <url><loc>%1$s/undated</loc></url>
      </urlset>
      """;

  @TempDir Path directory;

  private static List<UrlEntry> read(Path file) throws IOException {
    try (var entries = Sitemaps.read(file)) {
      return entries.stream().toList();
    }
  }

  private Path made(String name) throws IOException {
    return Files.createDirectory(directory.resolve(name));
  }

  private static List<String> names(Path in) throws IOException {
    try (var files = Files.list(in)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.startsWith("sitemap"))
          .sorted()
          .toList();
    }
  }

  /** Returns all pages of a directory, in the order of their urls. */
  private static List<UrlEntry> pages(Path in) throws IOException {
    Map<String, UrlEntry> pages = new LinkedHashMap<>();
    for (String name : names(in)) {
      if (name.endsWith(".gz")) {
        read(in.resolve(name)).forEach(page -> pages.put(page.loc(), page));
      }
    }
    return new TreeSet<>(pages.keySet()).stream().map(pages::get).toList();
  }

  @Test
  void setOfSitemapgen4jHasTheSamePagesUnderOtherNames() throws Exception {
    Path before = made("before");
    Path after = made("after");
    SitemapGenBefore.writeSet(before.toFile(), Date.from(CHANGED));
    SitemapGenAfter.writeSet(after, Date.from(CHANGED));

    assertEquals(List.of("sitemap1.xml.gz", "sitemap2.xml.gz", "sitemap_index.xml"), names(before));
    assertEquals(List.of("sitemap-1.xml.gz", "sitemap-2.xml.gz", "sitemap.xml"), names(after));
    List<UrlEntry> expected = pages(before);
    assertEquals(60_001, expected.size());
    assertEquals(expected.stream().map(UrlEntry::loc).toList(), locs(pages(after)));

    UrlEntry first = expected.get(expected.size() - 1);
    UrlEntry moved = pages(after).get(expected.size() - 1);
    assertEquals("https://www.example.com/index.html", first.loc());
    assertEquals(first.priority(), moved.priority());
    assertEquals(first.changefreq(), moved.changefreq());
    assertEquals("2026-11-20T16:30:00Z", moved.lastmod());
    assertEquals(
        first.lastmodValue().orElseThrow().start(), moved.lastmodValue().orElseThrow().start());
  }

  /** The index of sitemapgen4j says of each sitemap when it was written, or nothing. */
  @Test
  void indexHasTheDatesOfPages() throws Exception {
    Path after = made("after");
    SitemapGenAfter.writeSet(after, Date.from(CHANGED));

    try (var sitemaps = Sitemaps.readIndex(after.resolve("sitemap.xml"))) {
      List<String> dates = new ArrayList<>();
      for (IndexEntry sitemap : sitemaps) {
        if (sitemap.lastmod() != null) {
          dates.add(sitemap.lastmod());
        }
      }
      assertEquals(List.of("2026-11-20T16:30:00Z"), dates);
    }
  }

  @Test
  void fileOfSitemapgen4jHasTheSamePages() throws Exception {
    Path before = made("before");
    Path after = made("after");
    SitemapGenBefore.writeFile(before.toFile());
    SitemapGenAfter.writeFile(after);

    assertEquals(read(before.resolve("sitemap.xml")), read(after.resolve("sitemap.xml")));
  }

  @Test
  void urlsOfOtherHostsAreRefusedOnlyIfToldSo() throws Exception {
    String other = "https://shop.example/";
    var before = new WebSitemapGenerator("https://www.example.com", made("before").toFile());
    assertThrows(RuntimeException.class, () -> before.addUrl(other));

    List<UrlEntry> pages = new ArrayList<>(List.of(UrlEntry.of(other)));
    for (int i = 0; i < 20; i++) {
      pages.add(UrlEntry.of("https://www.example.com/" + i));
    }
    Publisher publisher = Publisher.to(made("after")).baseUrl("https://www.example.com/");
    assertThrows(SitemapException.class, () -> publisher.maxOutside(0).publish(pages));
    assertEquals(21, publisher.maxOutside(10).publish(pages).urls());
  }

  @Test
  void priorityOfCrawlerCommonsIsNeverMissing() throws Exception {
    byte[] document = URLSET.formatted("https://www.example.com").getBytes(UTF_8);
    URL address = URI.create("https://www.example.com/sitemap.xml").toURL();
    var map = (SiteMap) new SiteMapParser(false).parseSiteMap(document, address);

    assertEquals(0.5, map.getSiteMapUrls().iterator().next().getPriority());
    try (var pages = Sitemaps.read(new ByteArrayInputStream(document))) {
      assertTrue(pages.read().priorityValue().isEmpty());
    }
  }

  @Test
  void pagesOfCrawlerCommonsAreTheSame() throws Exception {
    byte[] document = URLSET.formatted("https://www.example.com").getBytes(UTF_8);
    URL address = URI.create("https://www.example.com/sitemap.xml").toURL();
    Date since = Date.from(Instant.parse("2026-01-01T00:00:00Z"));
    List<String> before = new ArrayList<>();
    List<String> after = new ArrayList<>();
    CrawlerBefore.readPages(document, address, since, before);
    CrawlerAfter.readPages(document, address, since, after);

    assertEquals(List.of("https://www.example.com/new", "https://www.example.com/new.jpg"), before);
    assertEquals(before, after);
  }

  /** Without its extensions, crawler-commons takes the address of a picture for that of a page. */
  @Test
  void walkFindsThePagesOfCrawlerCommonsWithoutPictures() throws Exception {
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    String site = "http://127.0.0.1:" + server.getAddress().getPort();
    String index =
        "<sitemapindex xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'><sitemap><loc>"
            + site
            + "/pages.xml</loc></sitemap></sitemapindex>";
    Map<String, String> files = Map.of("/sitemap.xml", index, "/pages.xml", URLSET.formatted(site));
    server.createContext(
        "/",
        exchange -> {
          byte[] file = files.getOrDefault(exchange.getRequestURI().getPath(), "").getBytes(UTF_8);
          exchange.getResponseHeaders().set("Content-Type", "application/xml");
          exchange.sendResponseHeaders(
              file.length == 0 ? 404 : 200, file.length == 0 ? -1 : file.length);
          exchange.getResponseBody().write(file);
          exchange.close();
        });
    server.start();
    try {
      URL address = URI.create(site + "/sitemap.xml").toURL();
      List<String> before = new ArrayList<>();
      List<String> after = new ArrayList<>();
      CrawlerBefore.walk(address, before);
      CrawlerAfter.walk(address, RemoteOptions.DEFAULT.withPrivate(true), after);

      assertEquals(List.of(site + "/new", site + "/old", site + "/undated"), after);
      assertTrue(before.remove(site + "/new.jpg"));
      assertEquals(before, after);
      List<String> none = new ArrayList<>();
      assertThrows(
          IOException.class, () -> CrawlerAfter.walk(address, RemoteOptions.DEFAULT, none));
    } finally {
      server.stop(0);
    }
  }

  @Test
  void sitemapOfRomeHasTheSamePagesDatesAndPictures() throws Exception {
    Path before = directory.resolve("before.xml");
    Path after = directory.resolve("after.xml");
    Files.writeString(before, RomeBefore.sitemap(BLOG.toFile()));
    RomeAfter.convert(BLOG, after);

    List<UrlEntry> expected = read(before);
    List<UrlEntry> moved = read(after);
    assertEquals(3, expected.size());
    assertEquals(locs(expected), locs(moved));
    for (int i = 0; i < expected.size(); i++) {
      assertEquals(
          expected.get(i).lastmodValue().map(date -> date.start()),
          moved.get(i).lastmodValue().map(date -> date.start()));
      List<String> pictures = pictures(moved.get(i));
      assertTrue(pictures.containsAll(pictures(expected.get(i))), pictures.toString());
    }
    assertTrue(Files.readString(after).contains("<video:video>"), "and films");
    assertEquals("2026-11-20T16:30:00Z", expected.get(0).lastmod());
    assertEquals("2026-11-20T17:30:00+01:00", moved.get(0).lastmod());
    assertFalse(Files.readString(before).contains("<video:video>"));
  }

  private static List<String> pictures(UrlEntry page) {
    return page.extensions(Image.class).stream().map(Image::loc).toList();
  }

  private static List<String> locs(List<UrlEntry> pages) {
    return pages.stream().map(UrlEntry::loc).toList();
  }
}
