package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code sitemap tell} does not announce what robots.txt or the page forbids, and says so. */
class TellForbiddenTest {

  private static final String KEY = "0123456789abcdef";

  @TempDir Path directory;
  private HttpServer server;
  private String site;
  private volatile @Nullable String robots; // of the server; null for none
  private volatile boolean failing;
  private final List<String> bodies = Collections.synchronizedList(new ArrayList<>());

  @BeforeEach
  void start() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    site = "http://127.0.0.1:" + server.getAddress().getPort() + "/";
    server.createContext(
        "/",
        exchange -> {
          String path = exchange.getRequestURI().getPath();
          byte[] request = exchange.getRequestBody().readAllBytes();
          String text = path.equals("/robots.txt") ? robots : null;
          if (path.equals("/indexnow")) {
            bodies.add(new String(request, StandardCharsets.UTF_8));
          } else if (path.equals("/" + KEY + ".txt")) {
            text = KEY;
          }
          byte[] answer = String.valueOf(text).getBytes(StandardCharsets.UTF_8);
          boolean found = path.equals("/indexnow") || text != null;
          boolean fails = path.equals("/robots.txt") && failing;
          exchange.sendResponseHeaders(fails ? 503 : found ? 200 : 404, 0);
          exchange.getResponseBody().write(answer);
          exchange.close();
        });
    server.start();
  }

  @AfterEach
  void stop() {
    server.stop(0);
  }

  private CommandRun tell(List<String> paths, String... more) throws IOException {
    Path file = directory.resolve("urls.txt");
    Files.write(file, paths.stream().map(path -> site + path).toList());
    List<String> arguments = new ArrayList<>(List.of("tell", file.toString(), "--key", KEY));
    arguments.addAll(List.of("--state", directory.resolve("state").toString(), "--first", "all"));
    arguments.addAll(List.of("--endpoint", site + "indexnow", "--allow-private"));
    arguments.addAll(Arrays.asList(more));
    return CommandRun.of(arguments.toArray(String[]::new));
  }

  private Path robotsBeside(String text) throws IOException {
    return Files.writeString(directory.resolve("robots.txt"), text);
  }

  @Test
  void whatTheRobotsTxtBesideTheSetForbidsIsNotTold() throws IOException {
    Path file = robotsBeside("User-agent: *\nDisallow: /private/\n");
    CommandRun run = tell(List.of("a", "private/1", "private/2")).exits(0);
    assertEquals(
        "2 urls are left out because robots.txt forbids them (%s): %sprivate/1, %sprivate/2\n"
                .formatted(file, site, site)
            + "1 url told\n",
        run.err());
    assertEquals(1, bodies.size());
    assertFalse(bodies.get(0).contains("private"), bodies.get(0));
  }

  @Test
  void theGroupsOfTheEnginesCountBeforeThatForAll() throws IOException {
    robotsBeside(
        "User-agent: *\nDisallow: /x/\n\nUser-agent: bingbot\nDisallow: /b/\n\n"
            + "User-agent: Googlebot\nDisallow: /g/\n");
    CommandRun run = tell(List.of("x/1", "b/1", "g/1")).exits(0);
    // Bing may read x, the others may read b, and Google takes no part
    assertEquals("3 urls told\n", run.err());
  }

  @Test
  void theRobotsTxtOfTheServerCountsWhereNoneIsBeside() throws IOException {
    robots = "User-agent: *\nDisallow: /private/\n";
    CommandRun dry = tell(List.of("a", "private/1"), "--dry-run").exits(0);
    assertEquals("2 urls would be told\n", dry.err()); // which asks nobody
    CommandRun run = tell(List.of("a", "private/1")).exits(0);
    assertEquals(
        "1 url is left out because robots.txt forbids it (%srobots.txt): %sprivate/1\n"
                .formatted(site, site)
            + "1 url told\n",
        run.err());
    assertEquals("nothing to tell\n", tell(List.of("a", "private/1")).exits(0).err());
  }

  @Test
  void pagesWithNoindexAreNamed() throws IOException {
    Path pages = Files.createDirectory(directory.resolve("pages"));
    String page = "<html><head><meta name=%s content=noindex></head></html>";
    Files.writeString(pages.resolve("a.html"), "<html><head><title>a</title></head></html>");
    Files.writeString(pages.resolve("b.html"), page.formatted("robots"));
    Files.writeString(pages.resolve("c.html"), page.formatted("googlebot"));
    Files.writeString(pages.resolve("robots.txt"), "User-agent: *\nDisallow: /d\n");
    CommandRun run =
        tell(List.of("a.html", "b.html", "c.html", "d"), "--pages", site + "=" + pages).exits(0);
    assertEquals(
        "1 url is left out because robots.txt forbids it (%s): %sd\n"
                .formatted(pages.resolve("robots.txt"), site)
            + "1 url is left out because of noindex: %sb.html\n".formatted(site)
            + "2 urls told\n",
        run.err());
  }

  @Test
  void onlyTheFirstOfManyAreNamed() throws IOException {
    Path file = robotsBeside("User-agent: *\nDisallow: /\nAllow: /ok\n");
    CommandRun run = tell(List.of("a", "b", "c", "d", "e", "ok")).exits(0);
    assertTrue(
        run.err()
            .startsWith(
                "5 urls are left out because robots.txt forbids them (%s): %sa, %sb, %sc and 2 more\n"
                    .formatted(file, site, site, site)),
        run.err());
  }

  @Test
  void whereNothingIsKnownNothingChanges() throws IOException {
    assertEquals("2 urls told\n", tell(List.of("a", "private/1")).exits(0).err());
  }

  @Test
  void aRobotsTxtBesideASetOfSeveralHostsIsThatOfTheSitemapsItNames() throws IOException {
    Path file = robotsBeside("User-agent: *\nDisallow: /x\nSitemap: " + site + "sitemap.xml\n");
    Path set = directory.resolve("set.txt");
    Files.writeString(set, site + "x\nhttps://a.example.com/x\n");
    String state = directory.resolve("state").toString();
    CommandRun run =
        CommandRun.of(
                "tell",
                set.toString(),
                "--state",
                state,
                "--first",
                "all",
                "--dry-run",
                "--private-urls",
                "127.0.0.1")
            .exits(0);
    assertEquals("https://a.example.com/x\n", run.out());
    assertTrue(
        run.err().contains("robots.txt forbids it (" + file + "): " + site + "x"), run.err());
  }

  @Test
  void aServerThatFailsForbidsNothing() throws IOException {
    failing = true;
    String said = tell(List.of("a"), "--fetch-limit", "tries=1").exits(0).err();
    assertTrue(said.startsWith(site + "robots.txt answers 503"), said);
    assertTrue(said.endsWith(": what it forbids is not known\n1 url told\n"), said);
  }

  @Test
  void otherReasonsAreCountedApart() throws IOException {
    Path file = robotsBeside("User-agent: *\nDisallow: /private/\n");
    assertEquals(
        "1 url is left out because robots.txt forbids it (%s): %sprivate/1\n".formatted(file, site)
            + "1 url is left out: error pages, or not public\n1 url told\n",
        tell(List.of("404.html", "a", "private/1")).exits(0).err());
  }
}
