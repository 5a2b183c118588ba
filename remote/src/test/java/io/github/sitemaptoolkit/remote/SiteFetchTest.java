package io.github.sitemaptoolkit.remote;

import static io.github.sitemaptoolkit.faults.server.LoopbackServer.answer;
import static io.github.sitemaptoolkit.faults.server.LoopbackServer.index;
import static io.github.sitemaptoolkit.faults.server.LoopbackServer.urlset;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.batch.walk.ExpandedReader;
import io.github.sitemaptoolkit.faults.server.LoopbackServer;
import io.github.sitemaptoolkit.file.IoReason;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.remote.fetch.FetchListener;
import io.github.sitemaptoolkit.remote.fetch.FetchResult;
import io.github.sitemaptoolkit.remote.fetch.SiteFetch;
import io.github.sitemaptoolkit.remote.http.RemoteClient;
import io.github.sitemaptoolkit.remote.http.RemoteException;
import io.github.sitemaptoolkit.remote.http.RemoteOptions;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A site's sitemaps become files, and stay what the site has. */
@Timeout(60)
class SiteFetchTest {

  private static final RemoteOptions OPTIONS = RemoteOptions.DEFAULT.withPrivate(true);

  @TempDir Path temporary;

  private final Map<String, String> site = new ConcurrentHashMap<>();
  private final List<String> failures = new ArrayList<>();
  private LoopbackServer server;
  private Path directory;

  @BeforeEach
  void start() throws IOException {
    server = new LoopbackServer().otherwise(this::answerFromSite);
    directory = temporary.resolve("site");
    site.put("/maps/index.xml", index(server.url("/maps/a.xml"), server.url("/b.xml")));
    site.put("/maps/a.xml", urlset("https://a.example/1"));
    site.put("/b.xml", urlset("https://a.example/2"));
  }

  @AfterEach
  void stop() throws IOException {
    server.close();
  }

  private void answerFromSite(LoopbackServer.Request request, java.io.OutputStream out)
      throws IOException {
    String text = site.get(request.path());
    if (text == null) {
      answer(out, 404, "", "none");
      return;
    }
    String etag = "\"" + Integer.toHexString(text.hashCode()) + "\"";
    if (request.header("If-None-Match").filter(etag::equals).isPresent()) {
      LoopbackServer.raw(out, "HTTP/1.1 304 Not Modified\r\nETag: " + etag + "\r\n\r\n");
      return;
    }
    answer(out, 200, "ETag: " + etag + "\r\n", text);
  }

  private String listing(String... paths) {
    return index(
        Stream.of(paths)
            .map(path -> server.url(path).replace("&", "&amp;"))
            .toArray(String[]::new));
  }

  private FetchResult fetch() throws IOException {
    return fetch("/maps/index.xml", false);
  }

  private FetchResult fetch(String path, boolean byLastmod) throws IOException {
    server.forget();
    var listener =
        new FetchListener() {
          @Override
          public void failed(String url, IOException reason) {
            failures.add(IoReason.of(reason));
          }
        };
    try (var client = new RemoteClient(OPTIONS)) {
      return new SiteFetch(client, Context.load())
          .byLastmod(byLastmod)
          .run(server.url(path), directory, listener);
    }
  }

  private Map<String, String> files() throws IOException {
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> walk = Files.walk(directory)) {
      for (Path file : (Iterable<Path>) walk.filter(Files::isRegularFile)::iterator) {
        String name = directory.relativize(file).toString().replace('\\', '/');
        if (!name.startsWith(".sitemap-fetch")) {
          files.put(name, Files.readString(file));
        }
      }
    }
    return files;
  }

  @Test
  void documentsLieUnderTheirPathsAndTheFirstAtTheTop() throws IOException {
    FetchResult result = fetch();

    assertEquals(3, result.documents());
    assertEquals(
        Map.of(
            "index.xml", site.get("/maps/index.xml"),
            "maps/a.xml", site.get("/maps/a.xml"),
            "b.xml", site.get("/b.xml")),
        files());
  }

  @Test
  void urlsThatHaveTooManyPartsForAFileAreKeptUnderShortNames() throws IOException {
    String deep = "/d".repeat(2_500) + "/a.xml";
    String wide = ("/" + "b".repeat(110)).repeat(40);
    String last = "/" + "c".repeat(4_400);
    site.clear();
    site.put("/maps/a.xml", urlset("https://a.example/1"));
    site.put("/maps/index.xml", listing("/maps/a.xml", deep, wide, last));
    for (String path : List.of(deep, wide, last)) {
      site.put(path, urlset("https://a.example/" + path.length()));
    }

    FetchResult result = fetch();

    assertEquals(5, result.documents(), failures.toString());
    assertEquals(0, result.failed());
    assertTrue(files().values().containsAll(site.values()));
    files().keySet().forEach(name -> assertTrue(name.length() < 200, name));
    assertEquals(5, fetch().unchanged());
  }

  @Test
  void aPathTooLongForTheFileSystemCostsItself() throws IOException {
    while (directory.toString().length() < 3_900) {
      directory = directory.resolve("d".repeat(100));
    }
    try {
      Files.createDirectories(directory);
    } catch (FileSystemException e) {
      Assumptions.abort("this file system has only shorter paths");
    }
    String deep = ("/" + "f".repeat(60)).repeat(3) + "/c.xml";
    site.put(deep, urlset("https://a.example/3"));
    site.put("/maps/index.xml", listing(deep, "/b.xml"));

    FetchResult result = fetch();

    assertEquals(1, result.failed());
    assertEquals(List.of("its name is too long for the file system here"), failures);
    assertEquals(
        Map.of("index.xml", site.get("/maps/index.xml"), "b.xml", site.get("/b.xml")), files());
  }

  @Test
  void whatWasFetchedIsFoundByTheReaderOfAnIndex() throws IOException {
    List<String> paths =
        List.of("/maps/", "/", "/en/?type=15&sitemap=pages", "/Maps/a.xml", "/maps", "/a:b.xml");
    site.clear();
    site.put("/maps/index.xml", listing(paths.toArray(String[]::new)));
    paths.forEach(path -> site.put(path, urlset("https://a.example" + path)));

    fetch();

    try (var entries = ExpandedReader.open(directory.resolve("index.xml"))) {
      List<String> found = new ArrayList<>();
      entries.forEach(entry -> found.add(entry.loc().substring("https://a.example".length())));
      assertEquals(paths, found);
    }
  }

  @Test
  void whatWasNotFetchedIsNotReplacedByAFileOfTheSameName() throws IOException {
    site.put("/maps/index.xml", listing("/de/index.xml", "/b.xml", "/de/b.xml"));
    site.put("/b.xml", urlset("https://a.example/2"));

    fetch();

    try (var entries = ExpandedReader.open(directory.resolve("index.xml"))) {
      List<String> found = new ArrayList<>();
      entries.forEach(entry -> found.add(entry.loc()));
      assertEquals(List.of("https://a.example/2"), found);
      assertEquals(2, entries.problems().count("index.child-missing"));
    }
  }

  @Test
  void whatHasNotChangedIsNotSentAgain() throws IOException {
    fetch();
    site.put("/b.xml", urlset("https://a.example/3"));

    FetchResult again = fetch();

    assertEquals(1, again.written());
    assertEquals(2, again.unchanged());
    assertEquals(site.get("/b.xml").length(), again.bytes());
    assertEquals(site.get("/b.xml"), files().get("b.xml"));
  }

  @Test
  void whatIsNoLongerListedIsRemoved() throws IOException {
    fetch();
    site.put("/maps/index.xml", index(server.url("/b.xml")));

    FetchResult again = fetch();

    assertEquals(1, again.removed());
    assertEquals(List.of("b.xml", "index.xml"), List.copyOf(files().keySet()));
    assertFalse(Files.exists(directory.resolve("maps")));
  }

  @Test
  void whatIsGoneIsRemovedAndWhatFailsStays() throws IOException {
    fetch();
    String kept = files().get("b.xml");
    site.remove("/maps/a.xml");
    server.on("/b.xml", (request, out) -> answer(out, 403, "", "no"));

    FetchResult again = fetch();

    assertEquals(2, again.failed());
    assertEquals(List.of("answered 404 (not found)", "answered 403 (forbidden)"), failures);
    assertEquals(kept, files().get("b.xml"));
    assertFalse(files().containsKey("maps/a.xml"));
  }

  @Test
  void pagesOfHtmlReplaceNothing() throws IOException {
    fetch();
    Map<String, String> before = files();
    site.put("/b.xml", "<!doctype html><html><body>Not here</body></html>");

    assertEquals(1, fetch().failed());

    assertEquals(before, files());
    site.put("/maps/index.xml", "<!doctype html><html><body>Not here</body></html>");
    assertThrows(SitemapException.class, this::fetch);
    assertEquals(before, files());
  }

  @Test
  void cutDocumentsReplaceNothing() throws IOException {
    fetch();
    Map<String, String> before = files();
    server.on(
        "/b.xml",
        (request, out) -> {
          LoopbackServer.raw(out, "HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n<urlset><url>");
          throw LoopbackServer.hangUp();
        });

    assertEquals(1, fetch().failed());

    assertEquals(before, files());
  }

  @Test
  void changedFilesAreFetchedAgain() throws IOException {
    fetch();
    Files.writeString(directory.resolve("b.xml"), "changed by somebody");

    assertEquals(1, fetch().written());

    assertEquals(site.get("/b.xml"), files().get("b.xml"));
  }

  @Test
  void filesOfOthersAreNotReplaced() throws IOException {
    Files.createDirectories(directory);
    Files.writeString(directory.resolve("b.xml"), "mine");

    assertThrows(FileAlreadyExistsException.class, this::fetch);

    assertEquals("mine", files().get("b.xml"));
  }

  @Test
  void aDirectoryHasOneSite() throws IOException {
    fetch();
    assertThrows(FileSystemException.class, () -> fetch("/b.xml", false));
  }

  @Test
  void unchangedLastmodIsNotAskedForIfItIsTrusted() throws IOException {
    String entry = "<sitemap><loc>%s</loc><lastmod>%s</lastmod></sitemap>";
    String listed =
        "<sitemapindex xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'>"
            + String.format(entry, server.url("/maps/a.xml"), "2026-01-01")
            + String.format(entry, server.url("/b.xml"), "DATE")
            + "</sitemapindex>";
    site.put("/maps/index.xml", listed.replace("DATE", "2026-01-01"));
    fetch();
    site.put("/maps/index.xml", listed.replace("DATE", "2026-01-02"));

    fetch("/maps/index.xml", true);

    assertEquals(0, server.count("/maps/a.xml"));
    assertEquals(1, server.count("/b.xml"));
  }

  @Test
  void compressionForTheWayIsUndoneAndThatOfFilesIsNot() throws IOException {
    var bytes = new ByteArrayOutputStream();
    try (var out = new GZIPOutputStream(bytes)) {
      out.write(urlset("https://a.example/1").getBytes(StandardCharsets.UTF_8));
    }
    byte[] packed = bytes.toByteArray();
    site.put("/maps/index.xml", index(server.url("/a.xml"), server.url("/b.xml.gz")));
    server.on("/a.xml", (request, out) -> answer(out, 200, "Content-Encoding: gzip\r\n", packed));
    server.on("/b.xml.gz", (request, out) -> answer(out, 200, "", packed));

    fetch();

    assertEquals(urlset("https://a.example/1"), Files.readString(directory.resolve("a.xml")));
    assertEquals(packed.length, Files.size(directory.resolve("b.xml.gz")));
  }

  @Test
  void namesAreSafeWhateverUrlsSay() throws IOException {
    site.put(
        "/maps/index.xml",
        index(
            server.url("/%2e%2e/%2e%2e/etc/passwd"),
            server.url("/..%2f..%2fsecret.xml"),
            server.url("/.hidden"),
            server.url("/con.xml"),
            server.url("/b.xml?x=../../y"),
            server.url("/B.xml"),
            server.url("/b.xml"),
            server.url("/b.xml/c.xml"),
            server.url("/" + "long".repeat(100) + ".xml"),
            "file:///etc/passwd",
            "http://169.254.169.254/latest/meta-data"));
    server.otherwise(
        (request, out) ->
            answer(
                out,
                200,
                "",
                site.getOrDefault(request.path(), urlset("https://a.example/" + request.path()))));

    FetchResult result = fetch();

    assertEquals(10, result.documents(), failures::toString);
    assertEquals(10, files().size());
    try (Stream<Path> all = Files.walk(temporary)) {
      assertTrue(all.allMatch(path -> path.equals(temporary) || path.startsWith(directory)));
    }
    assertTrue(failures.get(0).contains("only http and https"), failures::toString);
  }

  @Test
  void indexesOfIndexesAreFollowedToTheLimit() throws IOException {
    site.put("/1.xml", index(server.url("/2.xml")));
    site.put("/2.xml", index(server.url("/3.xml"), server.url("/1.xml")));
    site.put("/3.xml", index(server.url("/4.xml")));

    FetchResult result = fetch("/1.xml", false);

    assertEquals(3, result.documents());
    assertTrue(failures.get(0).contains("limit depth"), failures::toString);
  }

  @Test
  void tornLinesOfTheLedgerCostARequestOnly() throws IOException {
    fetch();
    Path ledger = directory.resolve(".sitemap-fetch");
    String text = Files.readString(ledger);
    Files.writeString(ledger, text.substring(0, text.length() - 30));

    FetchResult again = fetch();

    assertEquals(3, again.documents());
    assertEquals(text.lines().count(), Files.readString(ledger).lines().count());
  }

  @Test
  void theFirstDocumentMustBeThere() {
    site.clear();
    assertThrows(RemoteException.class, this::fetch);
    assertFalse(Files.exists(directory), "nothing is left");
  }
}
