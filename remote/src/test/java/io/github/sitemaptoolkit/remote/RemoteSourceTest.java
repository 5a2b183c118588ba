package io.github.sitemaptoolkit.remote;

import static io.github.sitemaptoolkit.faults.server.LoopbackServer.answer;
import static io.github.sitemaptoolkit.faults.server.LoopbackServer.raw;
import static io.github.sitemaptoolkit.faults.server.LoopbackServer.redirect;
import static io.github.sitemaptoolkit.faults.server.LoopbackServer.urlset;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.Sitemaps;
import io.github.sitemaptoolkit.faults.server.LoopbackServer;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.TruncatedException;
import io.github.sitemaptoolkit.remote.http.Header;
import io.github.sitemaptoolkit.remote.http.ProxyAddress;
import io.github.sitemaptoolkit.remote.http.RemoteClient;
import io.github.sitemaptoolkit.remote.http.RemoteException;
import io.github.sitemaptoolkit.remote.http.RemoteLimit;
import io.github.sitemaptoolkit.remote.http.RemoteOptions;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Documents are read from their addresses, whatever servers do. */
@Timeout(30)
class RemoteSourceTest {

  private static final RemoteOptions OPTIONS = RemoteOptions.DEFAULT.withPrivate(true);

  private LoopbackServer server;

  @BeforeEach
  void start() throws IOException {
    server = new LoopbackServer();
  }

  @AfterEach
  void stop() throws IOException {
    server.close();
  }

  private static List<String> locs(Source source) throws IOException {
    List<String> locs = new ArrayList<>();
    try (source;
        var entries = Sitemaps.read(source, Context.load())) {
      entries.forEach(entry -> locs.add(entry.loc()));
    }
    return locs;
  }

  private List<String> read(String path, RemoteOptions options) throws IOException {
    try (var client = new RemoteClient(options)) {
      return locs(RemoteSource.open(server.url(path), client));
    }
  }

  private static byte[] gzip(String text) throws IOException {
    var bytes = new ByteArrayOutputStream();
    try (var out = new GZIPOutputStream(bytes)) {
      out.write(text.getBytes(StandardCharsets.UTF_8));
    }
    return bytes.toByteArray();
  }

  @Test
  void documentsAreRead() throws IOException {
    server.on("/s.xml", urlset("https://a.example/1", "https://a.example/2"));

    assertEquals(List.of("https://a.example/1", "https://a.example/2"), read("/s.xml", OPTIONS));
    assertEquals(
        "sitemap-toolkit/0.1 (+https://github.com/sitemaptoolkit/sitemap-toolkit)",
        server.requests().get(0).header("User-Agent").orElseThrow());
  }

  @Test
  void gzipIsRecognisedByContentWhateverHeadersSay() throws IOException {
    byte[] once = gzip(urlset("https://a.example/1"));
    server.on("/a", (request, out) -> answer(out, 200, "", once));
    server.on("/b", (request, out) -> answer(out, 200, "Content-Encoding: gzip\r\n", once));
    server.on(
        "/c",
        (request, out) ->
            answer(out, 200, "Content-Encoding: gzip\r\n", urlset("https://a.example/1")));

    for (String path : List.of("/a", "/b", "/c")) {
      assertEquals(List.of("https://a.example/1"), read(path, OPTIONS), path);
    }
  }

  @Test
  void thisMachineIsNotConnectedTo() {
    server.on("/s.xml", urlset("https://a.example/1"));

    RemoteException refused =
        assertThrows(RemoteException.class, () -> read("/s.xml", RemoteOptions.DEFAULT));

    assertEquals("http.forbidden", refused.code().id());
    assertTrue(refused.getReason().startsWith("127.0.0.1 is an address of this machine"));
    assertEquals(0, server.connections());
  }

  @Test
  void redirectsAreFollowedAndTold() throws IOException {
    server.on("/a", (request, out) -> redirect(out, 301, "/b"));
    server.on("/b", (request, out) -> redirect(out, 302, "s%20x.xml?q=1"));
    server.on("/s%20x.xml", urlset("https://a.example/1"));

    assertEquals(List.of("https://a.example/1"), read("/a", OPTIONS));
  }

  @Test
  void cutDocumentsAreTruncated() throws IOException {
    String text = urlset("https://a.example/1", "https://a.example/2");
    server.on(
        "/s.xml",
        (request, out) -> {
          raw(out, "HTTP/1.1 200 OK\r\nContent-Length: " + text.length() + "\r\n\r\n");
          raw(out, text.substring(0, 120));
          throw LoopbackServer.hangUp();
        });
    List<String> locs = new ArrayList<>();
    try (var client = new RemoteClient(OPTIONS);
        Source source = RemoteSource.open(server.url("/s.xml"), client);
        var entries = Sitemaps.read(source, Context.load())) {
      TruncatedException cut =
          assertThrows(
              TruncatedException.class, () -> entries.forEach(entry -> locs.add(entry.loc())));
      assertEquals("io.cut", cut.problem().code());
    }
    assertEquals(List.of("https://a.example/1"), locs);
  }

  @Test
  void headersGoToTheirOriginOnly() throws IOException {
    try (var other = new LoopbackServer()) {
      other.on("/s.xml", urlset("https://a.example/1"));
      server.on("/moved", (request, out) -> redirect(out, 302, "/here"));
      server.on("/here", (request, out) -> redirect(out, 302, other.url("/s.xml")));
      RemoteOptions options = OPTIONS.withHeaders(List.of(new Header("X-Key", "secret")), Set.of());

      RemoteException port = assertThrows(RemoteException.class, () -> read("/moved", options));

      assertTrue(port.getReason().startsWith("port " + other.port()), port.getReason());
      assertEquals(0, other.connections());
      assertTrue(server.requests().stream().allMatch(it -> it.header("X-Key").isPresent()));
    }
  }

  @Test
  void busyServersAreAskedAgain() throws IOException {
    server.on(
        "/s.xml",
        (request, out) -> {
          if (server.requests().size() < 3) {
            answer(out, server.requests().size() == 1 ? 429 : 503, "Retry-After: 0\r\n", "");
          } else {
            answer(out, 200, "", urlset("https://a.example/1"));
          }
        });

    assertEquals(List.of("https://a.example/1"), read("/s.xml", OPTIONS));
    assertEquals(3, server.requests().size());
  }

  @Test
  void serversThatAskForTooLongAreGivenUp() {
    server.on("/s.xml", (request, out) -> answer(out, 429, "Retry-After: 1000000000\r\n", ""));

    RemoteException busy = assertThrows(RemoteException.class, () -> read("/s.xml", OPTIONS));

    assertEquals("http.limit", busy.code().id());
    assertEquals(1, server.requests().size());
  }

  @Test
  void waitingCanBeInterrupted() throws Exception {
    server.on("/s.xml", (request, out) -> Thread.sleep(60_000));
    var failures = new ArrayList<Throwable>();
    var reader =
        new Thread(
            () -> {
              try {
                read("/s.xml", OPTIONS);
              } catch (IOException e) {
                failures.add(e);
              }
            });
    reader.start();
    Thread.sleep(200);

    reader.interrupt();
    reader.join(5000);

    assertFalse(reader.isAlive());
    assertTrue(failures.get(0) instanceof InterruptedIOException, failures::toString);
  }

  @Test
  void anIndexIsReadInItsOrderOverTwoConnections() throws IOException {
    String[] sitemaps = new String[30];
    List<String> expected = new ArrayList<>();
    for (int i = 0; i < sitemaps.length; i++) {
      String loc = "https://a.example/" + i;
      sitemaps[i] = server.url("/" + i + ".xml");
      expected.add(loc);
      int delay = i % 3 == 0 ? 60 : 5;
      server.on(
          "/" + i + ".xml",
          (request, out) -> {
            Thread.sleep(delay);
            answer(out, 200, "", urlset(loc));
          });
    }
    server.on("/index.xml", LoopbackServer.index(sitemaps));
    List<String> locs = new ArrayList<>();
    try (var client = new RemoteClient(OPTIONS);
        var entries = SitemapWalk.open(server.url("/index.xml"), client, Context.load())) {
      entries.forEach(entry -> locs.add(entry.loc()));
    }
    assertEquals(expected, locs);
    assertEquals(2, server.mostOpen());
    assertTrue(server.connections() <= 3, "connections are used again");
  }

  @Test
  void limitsOfSizeAreKept() {
    server.on("/s.xml", "x".repeat(10_000));
    RemoteOptions small = OPTIONS.withLimits(OPTIONS.limits().with(RemoteLimit.BYTES, 5000));

    TruncatedException large = assertThrows(TruncatedException.class, () -> read("/s.xml", small));

    assertTrue(large.getMessage().contains("is larger than 5000 bytes"), large.getMessage());
  }

  @Test
  void passwordsInUrlsAreNotShown() throws IOException {
    try (var client = new RemoteClient(OPTIONS)) {
      RemoteException refused =
          assertThrows(
              RemoteException.class,
              () -> RemoteSource.open("https://me:secret@a.example/s.xml?@", client));
      assertEquals("https://***@a.example/s.xml?@", refused.getFile());
    }
  }

  @Test
  void closingEarlyEndsWhatIsStillArriving() throws Exception {
    server.on("/s.xml", urlset("https://a.example/1"));
    server.on(
        "/slow.xml",
        (request, out) -> {
          raw(out, "HTTP/1.1 200 OK\r\n\r\n");
          for (int i = 0; i < 1000; i++) {
            Thread.sleep(5);
            raw(out, "<!-- -->");
          }
        });
    server.on("/index.xml", LoopbackServer.index(server.url("/s.xml"), server.url("/slow.xml")));
    try (var client = new RemoteClient(OPTIONS)) {
      try (var entries = SitemapWalk.open(server.url("/index.xml"), client, Context.load())) {
        assertEquals("https://a.example/1", entries.read().loc());
      }
      long before = client.bytes();
      Thread.sleep(100);
      assertTrue(client.bytes() - before < 100, "nothing arrives any more");
    }
  }

  @Test
  void aTransportOfOnesOwnIsUsedAndGuarded() throws IOException {
    server.on("/s.xml", urlset("https://a.example/1"));
    RemoteOptions options =
        RemoteOptions.DEFAULT
            .withTransport(new ToLoopback(server.port()))
            .withResolver(host -> List.of(java.net.InetAddress.getByName("93.184.216.34")));
    try (var client = new RemoteClient(options)) {
      assertEquals(
          List.of("https://a.example/1"),
          locs(RemoteSource.open("http://site.example/s.xml", client)));
    }
  }

  @Test
  void headersReachTheSitemapsOfAnIndexAndOtherHostsThatAreNamed() throws IOException {
    server.on("/s.xml", urlset("https://a.example/1"));
    String other = server.url("/s.xml").replace("127.0.0.1", "localhost");
    server.on("/index.xml", LoopbackServer.index(server.url("/s.xml"), other + "?2"));
    List<Header> headers = List.of(new Header("Authorization", "Bearer 1"));
    for (Set<String> more : List.of(Set.<String>of(), Set.of("localhost"))) {
      server.forget();
      try (var client = new RemoteClient(OPTIONS.withHeaders(headers, more));
          var entries = SitemapWalk.open(server.url("/index.xml"), client, Context.load())) {
        entries.forEach(entry -> {});
      }
      long sent =
          server.requests().stream().filter(it -> it.header("Authorization").isPresent()).count();
      assertEquals(more.isEmpty() ? 2 : 3, sent);
    }
  }

  @Test
  void aProxyGetsRequestsForNamesAndNoneForAddressesOfThisMachine() throws IOException {
    server.on("http://site.example/s.xml", urlset("https://a.example/1"));
    RemoteOptions options =
        RemoteOptions.DEFAULT.withProxy(new ProxyAddress("127.0.0.1", server.port()));
    try (var client = new RemoteClient(options)) {
      assertEquals(
          List.of("https://a.example/1"),
          locs(RemoteSource.open("http://site.example/s.xml", client)));
      for (String url : List.of("http://127.1/s.xml", "http://[::1]/", "http://2130706433/")) {
        RemoteException refused =
            assertThrows(RemoteException.class, () -> RemoteSource.open(url, client));
        assertEquals("http.forbidden", refused.code().id());
      }
    }
    assertEquals(1, server.requests().size());
  }
}
