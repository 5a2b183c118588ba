package io.github.sitemaptoolkit.remote;

import static io.github.sitemaptoolkit.faults.server.LoopbackServer.answer;
import static io.github.sitemaptoolkit.faults.server.LoopbackServer.index;
import static io.github.sitemaptoolkit.faults.server.LoopbackServer.redirect;
import static io.github.sitemaptoolkit.faults.server.LoopbackServer.urlset;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.faults.server.LoopbackServer;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.remote.discover.Discovery;
import io.github.sitemaptoolkit.remote.discover.Find;
import io.github.sitemaptoolkit.remote.http.RemoteClient;
import io.github.sitemaptoolkit.remote.http.RemoteException;
import io.github.sitemaptoolkit.remote.http.RemoteOptions;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What a site has for crawlers is found, and how. */
@Timeout(30)
class DiscoveryTest {

  private static final RemoteOptions OPTIONS = RemoteOptions.DEFAULT.withPrivate(true);
  private static final String FEED = "<rss version='2.0'><channel><title>a</title></channel></rss>";

  private LoopbackServer server;

  @BeforeEach
  void start() throws IOException {
    server = new LoopbackServer();
  }

  @AfterEach
  void stop() throws IOException {
    server.close();
  }

  /** Returns lines such as {@code /sitemap.xml sitemap known-path}. */
  private List<String> found() throws IOException {
    List<String> lines = new ArrayList<>();
    try (var client = new RemoteClient(OPTIONS)) {
      new Discovery(client, Context.load()).run(server.url("/"), find -> lines.add(line(find)));
    }
    return lines;
  }

  private String line(Find find) {
    String fault = find.fault() == null ? "" : " " + find.fault();
    return find.url().replace(server.url(""), "") + " " + find.kind() + " " + find.how() + fault;
  }

  private Optional<String> entry() throws IOException {
    try (var client = new RemoteClient(OPTIONS)) {
      return new Discovery(client, Context.load())
          .start(server.url("/"))
          .map(url -> url.replace(server.url(""), ""));
    }
  }

  @Test
  void robotsLinksFeedsAndKnownPathsAreFound() throws IOException {
    server.on(
        "/robots.txt",
        "User-agent: *\nSITEMAP : "
            + server.url("/maps/index.xml")
            + " # all\n"
            + "Sitemap: /gone.xml\nSchemamap: "
            + server.url("/schema.xml")
            + "\n");
    server.on("/maps/index.xml", index(server.url("/a.xml")));
    server.on(
        "/",
        "<!doctype html><html><head><link rel='Sitemap stylesheet' href='/linked.xml'>"
            + "<link rel=alternate type='application/rss+xml; charset=utf-8' href='feed.rss'>"
            + "<link rel=schemamap href='/schema2.xml'><link rel=alternate hreflang=de href='/de'>"
            + "</head><body></body></html>");
    server.on("/linked.xml", urlset("https://a.example/1"));
    server.on("/feed.rss", FEED);
    String schema =
        urlset("https://a.example/feed").replace("<url>", "<url contentType='structuredData/a'>");
    server.on("/schema.xml", schema).on("/schema2.xml", schema).on("/schemamap.xml", schema);
    server.on("/wp-sitemap.xml", index(server.url("/b.xml")));

    assertEquals(
        List.of(
            "/maps/index.xml index robots",
            "/gone.xml none robots answered 404 (not found)",
            "/schema.xml schemamap robots",
            "/linked.xml sitemap link",
            "/feed.rss feed link",
            "/schema2.xml schemamap link",
            "/wp-sitemap.xml index known-path",
            "/schemamap.xml schemamap known-path"),
        found());
  }

  @Test
  void licensesOfRobotsTxtAreFound() throws IOException {
    String rsl =
        "<rsl xmlns='https://rslstandard.org/rsl'><content url='/'><license/></content></rsl>";
    server.on(
        "/robots.txt", "License: %1$s/rsl.xml\nlicense: %1$s/page\n".formatted(server.url("")));
    server.on("/rsl.xml", rsl).on("/page", "<!doctype html><html>Terms</html>");

    assertEquals(List.of("/rsl.xml license robots", "/page none robots is not a license"), found());
    assertEquals(Optional.empty(), entry());
  }

  @Test
  void onePageForEverythingIsNoSitemap() throws IOException {
    server.otherwise((request, out) -> answer(out, 200, "", "<!doctype html><html>Hi</html>"));
    assertEquals(List.of(), found());
    assertEquals(Optional.empty(), entry());
  }

  @Test
  void redirectsToWhatIsKnownAreNoFinds() throws IOException {
    server.on("/robots.txt", "Sitemap: " + server.url("/sitemap_index.xml"));
    server.on("/sitemap_index.xml", index(server.url("/a.xml")));
    server.on("/sitemap.xml", (request, out) -> redirect(out, 301, "/sitemap_index.xml"));

    assertEquals(List.of("/sitemap_index.xml index robots"), found());
  }

  @Test
  void aSiteBeginsWithItsRobotsTxtOrWithTheFirstSitemapAtAKnownPath() throws IOException {
    server.on("/sitemap.txt", "https://a.example/1\nhttps://a.example/2\n");
    assertEquals(Optional.of("/sitemap.txt"), entry());

    server.on("/robots.txt", "User-agent: *\nDisallow: /x\n");
    assertEquals(Optional.of("/sitemap.txt"), entry());

    server.on("/robots.txt", "sitemap:" + server.url("/sitemap.txt"));
    assertEquals(Optional.of("/robots.txt"), entry());
  }

  @Test
  void linesOfRobotsTxtAreReadAsCrawlersReadThem() throws IOException {
    server.on(
        "/robots.txt",
        "\uFEFFSitemap: %1$s/a.xml\r\nsite-map: %1$s/b.xml\r\nSitemap %1$s/c.xml\r\nSitemap: %1$s/d.xml # main\n"
            .formatted(server.url("")));
    for (String name : List.of("/a.xml", "/b.xml", "/c.xml", "/d.xml")) {
      server.on(name, index(server.url("/x.xml")));
    }
    assertEquals(
        List.of(
            "/a.xml index robots",
            "/b.xml index robots",
            "/c.xml index robots",
            "/d.xml index robots"),
        found());
  }

  @Test
  void sitesThatCannotBeReachedAreTold() throws IOException {
    server.close();
    assertThrows(RemoteException.class, this::found);
  }

  @Test
  void whatRobotsNamesIsNotConnectedToIfItIsPrivate() throws IOException {
    server.on("/robots.txt", "Sitemap: http://169.254.169.254/latest\nSitemap: file:///etc/passwd");
    List<String> lines = new ArrayList<>();
    RemoteOptions guarded =
        RemoteOptions.DEFAULT
            .withResolver(host -> List.of(java.net.InetAddress.getByName("93.184.216.34")))
            .withTransport(new ToLoopback(server.port()));
    try (var client = new RemoteClient(guarded)) {
      new Discovery(client, Context.load())
          .run("http://site.example/", find -> lines.add(find.url() + " " + find.fault()));
    }
    assertEquals(2, lines.size(), lines::toString);
    assertTrue(
        lines.get(0).contains("169.254.169.254 is an address of this machine"), lines::toString);
    assertTrue(lines.get(1).contains("only http and https"), lines::toString);
  }
}
