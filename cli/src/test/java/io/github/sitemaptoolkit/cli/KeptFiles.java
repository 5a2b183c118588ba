package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertThrows;

import com.sun.net.httpserver.HttpServer;
import io.github.sitemaptoolkit.faults.Fault;
import io.github.sitemaptoolkit.faults.Faults;
import io.github.sitemaptoolkit.faults.FaultyFileSystem;
import io.github.sitemaptoolkit.faults.Operation;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.publisher.Publisher;
import io.github.sitemaptoolkit.publisher.layout.PartLimits;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Makes one of each kind of files that the command writes and reads again. */
final class KeptFiles {

  static final String BASE = "https://example.com/";
  static final String INDEX = "http://maps.example/index.xml";
  static final String FEED = "http://maps.example/blog.atom";
  static final String KEY = "0123456789abcdef";

  private static final String CORE = "xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'";

  private final Path directory;

  private KeptFiles(Path directory) {
    this.directory = directory;
  }

  /** Writes all files to a directory, with the inputs that they belong to. */
  static void write(Path directory) throws IOException {
    var files = new KeptFiles(directory);
    files.publish();
    files.grow();
    files.stop();
    files.fetch();
    files.tell();
    files.publishSite();
    files.validate();
    files.look();
  }

  private String file(String name, String text) throws IOException {
    Path file = directory.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text.replace('|', '\n'));
    return file.toString();
  }

  private String path(String name) {
    return directory.resolve(name).toString();
  }

  private static void run(String... arguments) {
    CommandRun.of(arguments).exits(0);
  }

  /** A set with former files, as their names are immutable. */
  private void publish() throws IOException {
    String set = path("set");
    String one = file("urls.txt", "https://example.com/1|https://example.com/2|");
    run("publish", one, "-o", set, "--base-url", BASE, "--max-urls", "2", "--immutable");
    String all =
        file("urls.txt", "https://example.com/1|https://example.com/2|" + "https://example.com/3|");
    run("publish", all, "-o", set, "--base-url", BASE, "--max-urls", "2", "--immutable");
  }

  /** A list of what a feed has added. */
  private void grow() throws IOException {
    String home = file("home.txt", BASE);
    run("publish", home, "-o", path("growing"), "--base-url", BASE);
    throughProxy("update", path("growing"), "--feed", FEED);
    Files.deleteIfExists(directory.resolve("growing/.sitemap-same"));
  }

  /** A set of which nothing was moved to its place yet that was about to be. */
  private void stop() throws IOException {
    Path set = Files.createDirectories(directory.resolve("stopped"));
    for (int move = 1; !Files.exists(set.resolve(".sitemap-staging/journal")); move++) {
      Faults faults = Faults.at(move, Fault.BROKEN).only(Set.of(Operation.MOVE));
      Path faulty = new FaultyFileSystem(faults).path(set);
      assertThrows(
          IOException.class,
          () ->
              Publisher.to(faulty)
                  .baseUrl(BASE)
                  .limits(PartLimits.DEFAULT.withUrls(2))
                  .publish(Stream.of("1", "2", "3").map(it -> UrlEntry.of(BASE + it))));
    }
  }

  /** The sitemaps of an index, and their list. */
  private void fetch() throws IOException {
    throughProxy("fetch", INDEX, "-o", path("fetched"));
  }

  private static void throughProxy(String... arguments) throws IOException {
    HttpServer server = server("one");
    try {
      List<String> all = new ArrayList<>(List.of(arguments));
      all.addAll(List.of("--proxy", "http://127.0.0.1:" + server.getAddress().getPort()));
      run(all.toArray(String[]::new));
    } finally {
      server.stop(0);
    }
  }

  /**
   * Returns a proxy that has an index, its sitemap and a feed.
   *
   * @param page the name of the page of the item that the feed has
   */
  static HttpServer server(String page) throws IOException {
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext(
        "/",
        exchange -> {
          String path = exchange.getRequestURI().getPath();
          byte[] body = document(path, page).getBytes(StandardCharsets.UTF_8);
          exchange.getResponseHeaders().set("ETag", '"' + path + page + '"');
          boolean known = exchange.getRequestHeaders().containsKey("If-None-Match");
          exchange.sendResponseHeaders(known ? 304 : 200, known ? -1 : body.length);
          if (!known) {
            exchange.getResponseBody().write(body);
          }
          exchange.close();
        });
    server.start();
    return server;
  }

  private static String document(String path, String page) {
    return switch (path) {
      case "/index.xml" ->
          "<sitemapindex "
              + CORE
              + "><sitemap><loc>http://maps.example/a.xml</loc></sitemap>"
              + "</sitemapindex>";
      case "/blog.atom" ->
          "<feed xmlns='http://www.w3.org/2005/Atom'><title>T</title><entry><id>urn:1</id>"
              + "<title>T</title><link href='https://example.com/"
              + page
              + "'/></entry></feed>";
      default -> "<urlset " + CORE + "><url><loc>http://maps.example/1</loc></url></urlset>";
    };
  }

  /** What was told, and what is still to be told. */
  private void tell() throws IOException {
    String urls = file("told.txt", "https://example.com/1|https://example.com/2|");
    run("tell", urls, "--key", KEY, "--state", path("told"));
    urls = file("told.txt", "https://example.com/1|https://example.com/3|");
    String nobody = "http://127.0.0.1:9/";
    CommandRun.of(
            "tell",
            urls,
            "--key",
            KEY,
            "--state",
            path("told"),
            "--endpoint",
            nobody,
            "--key-location",
            BASE + "key.txt",
            "--allow-private")
        .exits(4);
  }

  /** How the input of a site was read, and what it had. */
  private void publishSite() throws IOException {
    file(
        "site/sitemap.toml",
        "base-url = 'https://example.com/'|output = 'out'|[[input]]|path = 'export.csv'|");
    file(
        "site/export.csv",
        "URL,Modified,Status|https://example.com/1,13/11/2026,200|"
            + "https://example.com/2,05/11/2026,200|https://example.com/3,05/11/2026,200|"
            + "https://example.com/4,05/11/2026,200|https://example.com/5,05/11/2026,200|");
    run("publish", "--config", path("site"));
    Files.deleteIfExists(directory.resolve("site/out/.sitemap-same"));
  }

  /** A baseline of what is wrong with a sitemap. */
  private void validate() throws IOException {
    String broken =
        file("broken.xml", "<urlset " + CORE + "><url><loc>example.com/1</loc></url></urlset>|");
    run("validate", broken, "--baseline", path("sitemap.baseline"), "--update-baseline");
  }

  /** The numbers of a set. */
  private void look() throws IOException {
    byte[] urls =
        "https://example.com/a/1\nhttps://example.com/b/1\n".getBytes(StandardCharsets.UTF_8);
    CommandRun.of(urls, "look", "-", "--report", "json=" + path("look.json")).exits(0);
  }
}
