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
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Addresses are inputs like files. */
class RemoteInputsTest {

  private static final String NAMESPACE = "'http://www.sitemaps.org/schemas/sitemap/0.9'";

  @TempDir Path directory;

  private final Map<String, String> documents = new ConcurrentHashMap<>();
  private final List<String> requests = new CopyOnWriteArrayList<>();
  private final List<String> keys = new CopyOnWriteArrayList<>();
  private HttpServer server;

  @BeforeEach
  void start() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getByName("127.0.0.1"), 0), 0);
    server.setExecutor(
        Executors.newCachedThreadPool(
            work -> {
              var thread = new Thread(work);
              thread.setDaemon(true);
              return thread;
            }));
    server.createContext("/", this::answer);
    server.start();
    documents.put("/a.xml", sitemap("https://a.example/1", "https://a.example/2"));
    documents.put("/b.xml", sitemap("https://a.example/3"));
    documents.put("/index.xml", index("/a.xml", "/b.xml"));
    documents.put("/robots.txt", "User-agent: *\nSitemap: " + url("/index.xml") + "\n");
  }

  @AfterEach
  void stop() {
    server.stop(0);
  }

  private void answer(HttpExchange exchange) throws IOException {
    String query = exchange.getRequestURI().getQuery();
    String path = exchange.getRequestURI().getPath() + (query == null ? "" : "?" + query);
    requests.add(path);
    keys.add(String.valueOf(exchange.getRequestHeaders().getFirst("X-Key")));
    String document = documents.get(path);
    byte[] body = (document == null ? "none" : document).getBytes(StandardCharsets.UTF_8);
    exchange.sendResponseHeaders(document == null ? 404 : 200, body.length);
    exchange.getResponseBody().write(body);
    exchange.close();
  }

  private static String sitemap(String... locs) {
    var xml = new StringBuilder("<urlset xmlns=" + NAMESPACE + ">");
    List.of(locs).forEach(loc -> xml.append("<url><loc>").append(loc).append("</loc></url>"));
    return xml.append("</urlset>").toString();
  }

  private String index(String... paths) {
    var xml = new StringBuilder("<sitemapindex xmlns=" + NAMESPACE + ">");
    for (String path : paths) {
      xml.append("<sitemap><loc>").append(url(path)).append("</loc></sitemap>");
    }
    return xml.append("</sitemapindex>").toString();
  }

  private String url(String path) {
    return "http://127.0.0.1:" + server.getAddress().getPort() + path;
  }

  private CommandRun run(String... arguments) {
    String[] all = List.of(arguments).toArray(new String[arguments.length + 1]);
    all[arguments.length] = "--allow-private";
    return CommandRun.of(all);
  }

  @Test
  void anAddressIsConvertedLikeAFile() throws IOException {
    Path list = directory.resolve("list.txt");

    CommandRun run = run("convert", url("/a.xml"), "-o", list.toString()).exits(0);

    assertEquals(List.of("https://a.example/1", "https://a.example/2"), Files.readAllLines(list));
    assertEquals(list + ": 2 urls", run.err().strip());
  }

  @Test
  void theSitemapsOfAnIndexAreReadInItsOrder() {
    String all = "https://a.example/1\nhttps://a.example/2\nhttps://a.example/3\n";

    assertEquals(all, run("convert", url("/index.xml"), "--to", "txt").exits(0).out());
    assertEquals(all, run("convert", url("/robots.txt"), "--to", "txt").exits(0).out());
  }

  @Test
  void countKnowsWhatAnIndexHas() {
    assertTrue(run("count", url("/index.xml")).exits(0).out().contains("3 urls"));
  }

  @Test
  void validateChecksTheSitemapsOfAnIndexAndFetchesEachOnce() {
    documents.put("/b.xml", sitemap("nowhere"));

    CommandRun run = run("validate", url("/index.xml")).exits(1);

    assertTrue(run.out().contains(url("/b.xml")), run.out());
    assertEquals(
        List.of("/a.xml", "/b.xml", "/index.xml", "/robots.txt"),
        requests.stream().sorted().toList());
  }

  @Test
  void validateFetchesEachIndexOfARobotsTxtOnceAndKeepsTheOrder() {
    documents.put("/index2.xml", index("/c.xml"));
    documents.put("/c.xml", sitemap("nowhere"));
    documents.put(
        "/robots.txt", "Sitemap: " + url("/index.xml") + "\nSitemap: " + url("/index2.xml") + "\n");

    CommandRun one = run("validate", url("/robots.txt"), "--jobs", "1", "--report", "ndjson");
    List<String> once = requests.stream().filter(path -> !path.equals("/robots.txt")).toList();
    CommandRun four = run("validate", url("/robots.txt"), "--jobs", "4", "--report", "ndjson");

    assertEquals(
        List.of("/a.xml", "/b.xml", "/c.xml", "/index.xml", "/index2.xml"),
        once.stream().sorted().toList()); // robots.txt is asked for its rules, too
    assertEquals(one.out(), four.out());
    assertEquals(
        List.of("/robots.txt", "/index.xml", "/a.xml", "/b.xml", "/index2.xml", "/c.xml"),
        one.out()
            .lines()
            .filter(line -> line.startsWith("{\"input\""))
            .map(line -> line.substring(url("/").length() + 9, line.indexOf("\",")))
            .distinct()
            .toList());
  }

  /** Such addresses have TYPO3, and WordPress with plain permalinks. */
  @Test
  void sitemapsWhoseAddressesEndInASlashAreFoundWhereFetchKeepsThem() {
    documents.put("/i.xml", index("/?type=15&amp;sitemap=a", "/en/?type=15&amp;sitemap=b", "/m/"));
    documents.put("/?type=15&sitemap=a", sitemap("https://a.example/1"));
    documents.put("/en/?type=15&sitemap=b", sitemap("https://a.example/2"));
    documents.put("/m/", sitemap("https://a.example/3"));
    Path kept = directory.resolve("kept");
    run("fetch", url("/i.xml"), "-o", kept.toString()).exits(0);
    String all = "https://a.example/1\nhttps://a.example/2\nhttps://a.example/3\n";
    String file = kept.resolve("i.xml").toString();

    CommandRun checked = CommandRun.of("validate", file);

    assertFalse(checked.out().contains("index."), checked.out());
    assertTrue(checked.out().contains("3 urls (3 with warnings), 3 sitemaps"), checked.out());
    assertEquals(all, CommandRun.of("convert", file, "--to", "txt").exits(0).out());
    for (String command : List.of("count", "look")) {
      String counted = CommandRun.of(command, file).exits(0).out();
      assertTrue(counted.contains("3 urls"), counted);
    }
    CommandRun.of("diff", file, url("/i.xml"), "--allow-private").exits(0);
    String set = directory.resolve("set").toString();
    CommandRun.of("publish", file, "-o", set, "--base-url", "https://a.example/").exits(0);
    CommandRun.of("merge", file, "-o", directory.resolve("m.xml").toString()).exits(0);
  }

  @Test
  void diffComparesAFileWithAnAddress() throws IOException {
    Path old = Files.writeString(directory.resolve("old.txt"), "https://a.example/1\n");

    CommandRun run = run("diff", old.toString(), url("/a.xml")).exits(1);

    assertTrue(run.out().contains("+ https://a.example/2"), run.out());
  }

  @Test
  void aSetIsPublishedFromAnAddress() {
    Path set = directory.resolve("set");
    run("publish", url("/index.xml"), "-o", set.toString(), "--base-url", "https://a.example/")
        .exits(0);
    assertTrue(Files.exists(set.resolve("sitemap.xml")));
  }

  @Test
  void aMissingSitemapOfAnIndexIsReportedAndTheOthersAreRead() {
    documents.remove("/a.xml");

    CommandRun run = run("convert", url("/index.xml"), "--to", "txt").exits(1);

    assertEquals("https://a.example/3\n", run.out());
    assertTrue(run.err().contains("index.child-missing"), run.err());
    assertTrue(run.err().contains("answered 404 (not found)"), run.err());
  }

  @Test
  void aMissingDocumentIsAFailureOfInput() {
    CommandRun run = run("convert", url("/none.xml"), "--to", "txt").exits(4);
    assertEquals("sitemap: " + url("/none.xml") + ": answered 404 (not found)", run.err().strip());
  }

  @Test
  void headersAreSentAndNeverPrinted() {
    CommandRun run =
        run("convert", url("/index.xml"), "--to", "ndjson", "-v", "--header", "X-Key: secret")
            .exits(0);

    assertEquals(List.of("secret", "secret", "secret"), keys);
    assertFalse((run.out() + run.err()).contains("secret"));
  }

  @Test
  void wrongOptionsAreWrongUse() {
    for (String[] option :
        new String[][] {
          {"--header", "secret"},
          {"--header", "Host: a.example"},
          {"--header-for", "a.example"},
          {"--rate", "-1"},
          {"--proxy", "ftp://a"},
          {"--fetch-limit", "time=1"},
          {"--fetch-limit", "none=1"},
          {"--user-agent", "a\nb"},
        }) {
      CommandRun run = run("count", url("/a.xml"), option[0], option[1]).exits(2);
      assertFalse(run.err().contains("secret"), run.err());
    }
    assertEquals(List.of(), requests);
  }

  @Test
  void headersOfOneSiteAreNotSentToAnother() {
    String other = url("/a.xml").replace("127.0.0.1", "localhost");
    run("count", url("/a.xml"), other, "--header", "X-Key: secret").exits(2);
    run("count", url("/a.xml"), other, "--header", "X-Key: 1", "--header-for", "localhost")
        .exits(0);
  }

  @Test
  void outputsAndListsAreNoAddresses() {
    run("convert", url("/a.xml"), "-o", url("/b.xml")).exits(2);
    CommandRun.of("convert", "--files-from", url("/a.xml"), "-o", "-", "--to", "txt").exits(4);
    assertEquals(List.of(), requests);
  }
}
