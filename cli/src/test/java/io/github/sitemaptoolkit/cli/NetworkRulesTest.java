package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code sitemap validate} with what only servers can tell. */
class NetworkRulesTest {

  /** What the server answers to a path. */
  private record Page(int status, String type, String header, String body) {}

  @TempDir Path directory;
  private HttpServer server;
  private String site;
  private final Map<String, Page> pages = Collections.synchronizedMap(new HashMap<>());
  private final List<String> requests = Collections.synchronizedList(new ArrayList<>());

  @BeforeEach
  void start() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    site = "http://127.0.0.1:" + server.getAddress().getPort() + "/";
    server.createContext("/", this::answer);
    server.start();
  }

  @AfterEach
  void stop() {
    server.stop(0);
  }

  private void answer(HttpExchange exchange) throws IOException {
    String path = exchange.getRequestURI().getPath().substring(1);
    requests.add(path);
    Page page = pages.getOrDefault(path, new Page(404, "text/plain", "", ""));
    exchange.getResponseHeaders().add("Content-Type", page.type);
    if (!page.header.isEmpty()) {
      String[] header = page.header.split(": ", 2);
      exchange.getResponseHeaders().add(header[0], header[1]);
    }
    byte[] body = page.body.getBytes(StandardCharsets.UTF_8);
    exchange.sendResponseHeaders(page.status, body.length == 0 ? -1 : body.length);
    exchange.getResponseBody().write(body);
    exchange.close();
  }

  private void sitemap(String path, String type, String... urls) {
    StringBuilder text =
        new StringBuilder(
            "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\""
                + " xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">");
    for (String url : urls) {
      String link =
          url.equals("lang")
              ? "<xhtml:link rel=\"alternate\" hreflang=\"de\" href=\"" + site + "de\"/>"
              : "";
      text.append("<url><loc>").append(site).append(url).append("</loc>").append(link);
      text.append("</url>");
    }
    pages.put(path, new Page(200, type, "", text + "</urlset>"));
  }

  private void html(String path, String body) {
    pages.put(path, new Page(200, "text/html; charset=utf-8", "", body));
  }

  private CommandRun validate(String... more) {
    List<String> arguments = new ArrayList<>(List.of("validate", "--allow-private"));
    arguments.addAll(Arrays.asList(more));
    return CommandRun.of(arguments.toArray(String[]::new));
  }

  private static void has(CommandRun run, String line) {
    assertTrue(run.out().contains(line), run.out());
  }

  @Test
  void redirectsAndMediaTypesAreFound() {
    pages.put("sitemap.xml", new Page(301, "text/plain", "Location: " + site + "real.xml", ""));
    sitemap("real.xml", "text/html", "a");
    CommandRun run = validate(site + "sitemap.xml").exits(0);
    has(run, "fetch.redirect\n");
    has(run, "redirects to \"" + site + "real.xml\"");
    has(run, "the server sends it as \"text/html\"");
  }

  @Test
  void anOrdinaryAnswerIsNoFinding() {
    sitemap("sitemap.xml", "application/xml", "a");
    assertFalse(validate(site + "sitemap.xml").exits(0).out().contains("fetch."));
    assertEquals(List.of("robots.txt", "sitemap.xml"), requests);
  }

  @Test
  void sitemapThatIsNotCompressedAsItSaysIsFoundAndRead() {
    String text =
        "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"><url><loc>"
            + site
            + "a</loc></url></urlset>";
    pages.put("sitemap.xml", new Page(200, "text/xml", "Content-Encoding: gzip", text));
    CommandRun run = validate(site + "sitemap.xml").exits(0);
    has(run, "1 warning: fetch.encoding\n");
    has(run, "the server says Content-Encoding: gzip, but sends what is not compressed");
    has(run, "1 url");
  }

  @Test
  void robotsThatDisallowASitemapAreAnError() {
    sitemap("maps/sitemap.xml", "text/xml", "maps/a");
    pages.put("robots.txt", new Page(200, "text/plain", "", "User-agent: *\nDisallow: /maps\n"));
    CommandRun run = validate(site + "maps/sitemap.xml").exits(1);
    has(run, "1 error: fetch.blocked");
    has(run, "page.robots-blocked");
  }

  @Test
  void robotsThatCannotBeReadAreAWarning() {
    sitemap("sitemap.xml", "text/xml", "a");
    pages.put("robots.txt", new Page(500, "text/plain", "", ""));
    has(validate(site + "sitemap.xml").exits(0), "1 warning: robots.unreachable");
  }

  @Test
  void pagesAreComparedWithTheirEntries() throws IOException {
    sitemap("s.xml", "text/xml", "fine", "moved", "gone", "meta", "header", "other", "lang", "no");
    pages.put("robots.txt", new Page(200, "text/plain", "", "User-agent: *\nDisallow: /no\n"));
    html("fine", "<title>a</title><link rel=canonical href='" + site + "fine'>");
    pages.put("moved", new Page(302, "text/html", "Location: " + site + "fine", ""));
    html("meta", "<meta name=robots content='noindex, follow'>");
    pages.put("header", new Page(200, "text/html", "X-Robots-Tag: googlebot: noindex", "x"));
    html("other", "<link rel=canonical href='" + site + "fine'>");
    html("lang", "<link rel=alternate hreflang=de href='" + site + "deutsch'>");
    Path visited = directory.resolve("visited");
    String[] call = {
      site + "s.xml", "--check-pages", "20", "--rate", "1000", "--visited", visited.toString()
    };
    CommandRun run = validate(call).exits(1);
    assertEquals("7 pages fetched, 1 not: robots.txt disallows them\n", run.err());
    has(run, "2 errors: page.noindex");
    has(run, "1 warning: page.redirect");
    has(run, "1 warning: page.canonical-other");
    has(run, "1 error: page.not-accessible");
    has(run, "\"status\" is \"404 (not found)\"");
    has(run, "\"hreflang de\" is \"" + site + "deutsch\", and the sitemap \"" + site + "de\"");
    assertFalse(requests.contains("no"));
    assertFalse(run.out().contains(": crawl."), run.out());

    requests.clear();
    assertEquals(run.out(), validate(call).exits(1).out());
    assertEquals(List.of("robots.txt", "s.xml"), requests);
  }

  @Test
  @Tag("slow")
  void pagesAreFetchedASecondApart() {
    sitemap("s.xml", "text/xml", "a", "b");
    html("a", "a");
    html("b", "b");
    long begin = System.nanoTime();
    validate(site + "s.xml", "--check-pages", "2").exits(0);
    assertTrue(requests.containsAll(List.of("a", "b")), requests.toString());
    assertTrue(System.nanoTime() - begin >= 1_000_000_000);
  }

  @Test
  void aFileOfOthersIsNotOverwritten() throws IOException {
    sitemap("s.xml", "text/xml", "fine");
    Path other = Files.writeString(directory.resolve("other"), "mine");
    validate(site + "s.xml", "--check-pages", "1", "--visited", other.toString()).exits(4);
    assertEquals("mine", Files.readString(other));
  }

  @Test
  void privatePagesOfAFileAreNotFetched() throws IOException {
    Path file = Files.writeString(directory.resolve("urls.txt"), site + "a\n");
    CommandRun run = CommandRun.of("validate", file.toString(), "--check-pages", "1").exits(1);
    assertTrue(run.out().contains("1 error: url.not-public"), run.out());
    assertEquals(List.of(), requests);
    assertTrue(run.err().contains("1 not"), run.err());
  }

  @Test
  void aNumberThatIsNoneIsWrongUse() {
    assertTrue(validate(site + "s.xml", "--check-pages", "many").exits(2).err().contains("100:7"));
  }
}
