package io.github.sitemaptoolkit.site.visit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.remote.http.RemoteClient;
import io.github.sitemaptoolkit.remote.http.RemoteListener;
import io.github.sitemaptoolkit.remote.http.RemoteOptions;
import io.github.sitemaptoolkit.validator.site.SiteCodes;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PageVisitorTest {

  /** What the server answers to a path. */
  private record Page(int status, String header, String body) {}

  private final Map<String, Page> pages = new ConcurrentHashMap<>();
  private HttpServer server;
  private RemoteClient client;
  private String site;

  @TempDir Path directory;

  @BeforeEach
  void start() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    site = "http://127.0.0.1:" + server.getAddress().getPort() + "/";
    server.createContext("/", this::answer);
    server.start();
    client = new RemoteClient(RemoteOptions.DEFAULT.withPrivate(true), RemoteListener.NONE);
  }

  @AfterEach
  void stop() throws IOException {
    client.close();
    server.stop(0);
  }

  private void answer(HttpExchange exchange) throws IOException {
    String path = exchange.getRequestURI().getPath().substring(1);
    Page page = pages.getOrDefault(path, new Page(404, "", ""));
    exchange.getResponseHeaders().add("Content-Type", "text/html");
    String[] header = page.header.split(": ", 2);
    if (header.length == 2) {
      exchange.getResponseHeaders().add(header[0], header[1]);
    }
    byte[] body = page.body.getBytes(StandardCharsets.UTF_8);
    exchange.sendResponseHeaders(page.status, body.length == 0 ? -1 : body.length);
    exchange.getResponseBody().write(body);
    exchange.close();
  }

  private @Nullable Code fault(String path, int status, String header, String body)
      throws IOException {
    pages.put(path, new Page(status, header, body));
    var visitor = new PageVisitor(client, Limits.DEFAULT, Extensions.load(), Set.of("googlebot"));
    return visitor.visit(UrlEntry.of(site + path)).code();
  }

  @Test
  void pagesSayThatTheyAreNotToBeListed() throws IOException {
    assertNull(fault("fine", 200, "", "<link rel=canonical href='" + site + "fine'>"));
    assertEquals(SiteCodes.REDIRECT, fault("moved", 302, "Location: " + site + "fine", ""));
    assertEquals(SiteCodes.NOT_ACCESSIBLE, fault("gone", 410, "", ""));
    assertEquals(SiteCodes.NOINDEX, fault("m", 200, "", "<meta name=robots content='noindex'>"));
    assertEquals(SiteCodes.NOINDEX, fault("h", 200, "X-Robots-Tag: googlebot: noindex", "x"));
    assertNull(fault("other-crawler", 200, "X-Robots-Tag: otherbot: noindex", "x"));
    assertEquals(
        SiteCodes.CANONICAL_OTHER, fault("o", 200, "", "<link rel=canonical href='/fine'>"));
  }

  @Test
  void robotsThatAreMissingAllowAllAndThoseThatFailNothing() throws IOException {
    assertTrue(new RobotsOfSites(client, Limits.DEFAULT).of(site + "a").allows(site + "a"));
    pages.put("robots.txt", new Page(200, "", "User-agent: sitemap-toolkit\nDisallow: /no\n"));
    var robots = new RobotsOfSites(client, Limits.DEFAULT);
    assertTrue(robots.of(site + "a").allows(site + "a"));
    assertFalse(robots.of(site + "a").allows(site + "no"));
    pages.put("robots.txt", new Page(501, "", ""));
    assertFalse(robots.of(site + "no").allows(site + "no"));
    RobotsOfSites.Answer failed = new RobotsOfSites(client, Limits.DEFAULT).of(site + "a");
    assertFalse(failed.allows(site + "a"));
    assertEquals("answers 501", failed.fault());
  }

  @Test
  void halfALineOfAKilledRunIsIgnored() throws IOException {
    Path file = directory.resolve("visited");
    try (var visited = new VisitedPages(file)) {
      visited.add("https://e.com/a", new Visit(SiteCodes.REDIRECT, "to\tb"));
      visited.add("https://e.com/b", Visit.FINE);
    }
    String whole = Files.readString(file);
    Files.writeString(file, whole.substring(0, whole.length() - 4));
    try (var visited = new VisitedPages(file)) {
      assertEquals(new Visit(SiteCodes.REDIRECT, "to b"), visited.of("https://e.com/a"));
      assertNull(visited.of("https://e.com/b"));
      visited.add("https://e.com/b", Visit.FINE);
    }
    assertTrue(Files.readString(file).endsWith("\nhttps://e.com/b\t\t\n"));
  }

  @Test
  void aFileOfOthersIsNotOverwritten() throws IOException {
    Path other = Files.writeString(directory.resolve("other"), "mine");
    assertThrows(FileSystemException.class, () -> new VisitedPages(other).close());
    assertEquals("mine", Files.readString(other));
  }
}
