package io.github.sitemaptoolkit.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpServer;
import io.github.sitemaptoolkit.cli.report.Terminal;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Each sentence that SECURITY.md promises is held by a test: one of these, or one that it names.
 */
class SecurityDocTest {

  private static final Path ROOT = Path.of("../..");
  private static final String PROMISES = "## What the toolkit promises";

  /** The beginnings of sentences, with the method here or the class that holds them. */
  private static final Map<String, String> HELD = new LinkedHashMap<>();

  static {
    held("documentsInFilesOpenNoConnection", "The sitemaps that an index in a file lists");
    held("whatAnIndexAtAnAddressListsIsFetched", "Connections are made", "What an index or");
    held("AddressGuardTest", "This machine,");
    held("GivenOptionsTest", "A proxy must");
    held("headersAreNotSentToOthers", "A header of `--header`");
    held("NetworkTrustTest", "A header of `SITEMAP_HEADER`");
    held("networkSettingsOfAFileDoNotCount", "The settings `allow-private`");
    held("GitLastmodTest", "`git` is called");
    held("aChangedSetIsNotUpdated", "What `update` reads");
    held("nothingLeadsOutOfKeptDirectories", "In the directories of `publish`");
    held("TamperedFetchTest", "`fetch` removes only", "`fetch` replaces only", "A record with");
    held("TamperedSetTest", "Records are read up");
    held("OrdinaryDirectoriesTest", "A baseline and a robots.txt");
    held("nothingThatADocumentTypeNamesIsRead", "XML is read", "A document type", "The tests read");
    held("deepDocumentsAreRead", "Documents are read as streams", "Depth, attributes");
    held("whatUnpacksToTooMuchIsRefused", "An input that unpacks", "There is no limit");
    held("jarsOfADirectoryDoNotRun", "`sitemap publish` in a directory", "It prints their");
    held("TrustTest", "Bytes are trusted", "What is loaded", "Jars that you name");
    held("noInputIsReplaced", "What is written goes", "A file is replaced");
    held("linksDoNotLeadOutOfDirectories", "Sitemaps of an index in a file", "In a batch,");
    held("messagesDoNotCommandTerminals", "Messages escape", "Written XML");
    held("HostileTextTest", "The reports of");
  }

  /** Sentences that no test can hold alone, with the reason. */
  private static final Map<String, String> OTHERS =
      Map.of(
          "A store gets", "what Amazon's library finds",
          "Error answers of a server", "of the server's side",
          "Whoever can write the manifest", "says what is not promised",
          "`sitemap doctor` tries", "it is the test",
          "Feeds go through", "a fact of the code");

  @TempDir Path directory;

  private final List<String> requests = new CopyOnWriteArrayList<>();
  private final List<String> keys = new CopyOnWriteArrayList<>();
  private HttpServer server;
  private String origin;
  private int exitCode;
  private String out;
  private String err;

  private static void held(String by, String... sentences) {
    for (String sentence : sentences) {
      HELD.put(sentence, by);
    }
  }

  @BeforeEach
  void start() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getByName("127.0.0.1"), 0), 0);
    origin = "http://127.0.0.1:" + server.getAddress().getPort() + "/";
    server.createContext(
        "/",
        exchange -> {
          String path = exchange.getRequestURI().getPath();
          requests.add(path);
          keys.add(String.valueOf(exchange.getRequestHeaders().getFirst("X-Key")));
          boolean moved = path.equals("/moved.xml");
          String text = path.equals("/index.xml") ? index(origin + "a.xml") : urlset();
          byte[] body = text.getBytes(UTF_8);
          if (moved) {
            exchange
                .getResponseHeaders()
                .add("Location", origin.replace("127.0.0.1", "localhost") + "a.xml");
          }
          exchange.sendResponseHeaders(moved ? 302 : 200, body.length);
          exchange.getResponseBody().write(body);
          exchange.close();
        });
    server.start();
  }

  @AfterEach
  void stop() {
    server.stop(0);
  }

  private static String index(String loc) {
    return "<sitemapindex xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'><sitemap><loc>"
        + loc
        + "</loc></sitemap></sitemapindex>";
  }

  private static String urlset() {
    return "<urlset xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'>"
        + "<url><loc>https://example.com/a</loc></url></urlset>";
  }

  private void run(int expected, String... arguments) {
    call(arguments);
    assertEquals(expected, exitCode, () -> List.of(arguments) + out + err);
  }

  private void call(String... arguments) {
    var printed = new ByteArrayOutputStream();
    var said = new ByteArrayOutputStream();
    exitCode =
        Main.run(new ByteArrayInputStream(new byte[0]), printed, said, Terminal.NONE, arguments);
    out = printed.toString(UTF_8);
    err = said.toString(UTF_8);
  }

  private String write(String name, String text) throws IOException {
    return Files.writeString(directory.resolve(name), text).toString();
  }

  @Test
  void eachPromiseIsHeld() throws IOException {
    String text = Files.readString(ROOT.resolve("SECURITY.md"));
    int begin = text.indexOf(PROMISES) + PROMISES.length();
    String promises = text.substring(begin, text.indexOf("\n## ", begin));
    Set<String> known = new HashSet<>(HELD.keySet());
    known.addAll(OTHERS.keySet());
    List<String> unheld = new ArrayList<>();
    for (String paragraph : promises.strip().split("\n\n")) {
      String plain = paragraph.replaceFirst("^[*][*][^*]+[*][*] ", "").replaceAll("\\s+", " ");
      for (String sentence : plain.split("(?<=[.]) (?=[A-Z`])")) {
        List<String> starts = known.stream().filter(sentence::startsWith).toList();
        if (starts.isEmpty()) {
          unheld.add(sentence);
        }
        known.removeIf(sentence::startsWith);
      }
    }
    assertEquals(List.of(), unheld, "sentences that no test holds");
    assertEquals(Set.of(), known, "sentences that are not there");
  }

  @Test
  void whatHoldsThemIsThere() throws IOException {
    Set<String> here =
        Stream.of(SecurityDocTest.class.getDeclaredMethods())
            .map(java.lang.reflect.Method::getName)
            .collect(Collectors.toSet());
    Set<String> classes;
    try (Stream<Path> files =
        Files.find(
            ROOT,
            14,
            (file, is) ->
                file.toString().endsWith("Test.java") && file.toString().contains("src"))) {
      classes =
          files
              .map(file -> file.getFileName().toString().replace(".java", ""))
              .collect(Collectors.toSet());
    }
    for (String by : HELD.values()) {
      assertTrue(here.contains(by) || classes.contains(by), by);
    }
  }

  @Test
  void documentsInFilesOpenNoConnection() throws IOException {
    String index = write("index.xml", index(origin + "a.xml"));
    for (String command : List.of("count", "look", "validate")) {
      run(1, command, index, "--expand");
    }
    run(1, "convert", index, "--to", "txt");
    assertEquals(List.of(), requests);
  }

  @Test
  void whatAnIndexAtAnAddressListsIsFetched() {
    run(4, "convert", origin + "index.xml", "--to", "txt");
    assertEquals(List.of(), requests, "private");
    run(0, "convert", origin + "index.xml", "--to", "txt", "--allow-private");
    assertEquals("https://example.com/a\n", out);
    assertEquals(List.of("/index.xml", "/a.xml"), requests);
  }

  @Test
  void headersAreNotSentToOthers() {
    run(0, "count", origin + "moved.xml", "--allow-private", "--header", "X-Key: secret");
    assertEquals(List.of("secret", "null"), keys);
  }

  @Test
  void networkSettingsOfAFileDoNotCount() throws IOException {
    for (String line :
        List.of(
            "allow-private = true",
            "header = 'X-Key: 1'",
            "header-for = 'evil.example'",
            "proxy = 'evil.example:1'")) {
      String set = "base-url = 'https://example.com/'\noutput = 'public'\n" + line;
      write("sitemap.toml", set + "\n[[input]]\npath = '" + origin + "a.xml'\n");
      run(2, "publish", "--config", directory.toString());
      assertTrue(err.contains("config.untrusted"), err);
    }
    assertEquals(List.of(), requests);
    assertFalse(Files.exists(directory.resolve("public")));
  }

  @Test
  void jarsOfADirectoryDoNotRun() throws IOException {
    write("a.jar", "not even a jar");
    write("urls.txt", "https://example.com/a\n");
    String set = "base-url = 'https://example.com/'\noutput = 'public'\nextensions = 'a.jar'\n";
    write("sitemap.toml", set + "[[input]]\npath = 'urls.txt'\n");
    run(2, "publish", "--config", directory.toString(), "--dry-run");
    assertTrue(err.contains("--trust sha256:"), err);
  }

  @Test
  void nothingThatADocumentTypeNamesIsRead() throws IOException {
    String secret = write("secret", "top secret");
    String document =
        write(
            "a.xml",
            "<!DOCTYPE urlset SYSTEM '"
                + origin
                + "x.dtd' [<!ENTITY e SYSTEM 'file://"
                + secret
                + "'>]>"
                + urlset().replace("/a<", "/a&e;<"));
    run(1, "validate", document, "--report", "json");
    assertFalse(out.contains("top secret"), out);
    assertEquals(List.of(), requests);
  }

  @Test
  void deepDocumentsAreRead() throws IOException {
    String deep = "<x>".repeat(200_000) + "</x>".repeat(200_000);
    String document = write("a.xml", urlset().replace("</url>", deep + "</url>"));
    run(1, "convert", document, "--to", "txt");
    assertTrue(err.contains("limit"), err);
  }

  @Test
  void whatUnpacksToTooMuchIsRefused() throws IOException {
    Path bomb = directory.resolve("a.xml.gz");
    try (var zipped = new GZIPOutputStream(Files.newOutputStream(bomb))) {
      zipped.write(urlset().replace("</urlset>", " ".repeat(20_000_000) + "</urlset>").getBytes());
    }
    run(1, "convert", bomb.toString(), "--to", "csv");
    assertTrue(err.contains("gzip-ratio"), err);
    run(0, "convert", bomb.toString(), "--to", "txt", "--limit", "gzip-ratio=100000");
  }

  @Test
  void noInputIsReplaced() throws IOException {
    String document = write("a.xml", urlset());
    run(2, "convert", document, "-o", document);
    assertEquals(urlset(), Files.readString(Path.of(document)));
  }

  @Test
  void linksDoNotLeadOutOfDirectories() throws IOException {
    Path outside = Files.createDirectory(directory.resolve("outside"));
    Files.writeString(outside.resolve("b.xml"), urlset());
    Path set = Files.createDirectory(directory.resolve("set"));
    Files.createSymbolicLink(set.resolve("b.xml"), outside.resolve("b.xml"));
    Files.createSymbolicLink(set.resolve("up"), outside);
    for (String path : List.of("b.xml", "up/b.xml", "../outside/b.xml", "%2e%2e/outside/b.xml")) {
      Path file = set.resolve("index.xml");
      Files.writeString(file, index("https://example.com/" + path));
      run(1, "convert", file.toString(), "--to", "txt");
      assertEquals("", out);
    }
  }

  @Test
  void aChangedSetIsNotUpdated() throws IOException {
    Path set = directory.resolve("set");
    String urls = write("urls.txt", "https://example.com/a\nhttps://example.com/b\n");
    run(0, "publish", urls, "-o", set.toString(), "--base-url", "https://example.com/");
    Path part = set.resolve("sitemap.xml");
    Files.writeString(part, Files.readString(part).replace("/a<", "/evil<"));
    String more = write("more.txt", "https://example.com/c\n");
    run(1, "update", set.toString(), "--add", more);
    assertFalse(Files.readString(part).contains("/c<"));
  }

  /** Puts a link to a file, one to none, or a pipe in the place of what each command keeps. */
  @ParameterizedTest
  @ValueSource(strings = {"../elsewhere/file", "../elsewhere/new", "pipe"})
  @DisabledOnOs(OS.WINDOWS)
  @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD) // nothing waits on a pipe
  void nothingLeadsOutOfKeptDirectories(String instead) throws Exception {
    Path elsewhere = Files.createDirectory(directory.resolve("elsewhere"));
    Files.writeString(elsewhere.resolve("file"), "kept");
    String urls = write("urls.txt", "https://example.com/a\n");
    for (String place :
        List.of(
            "publish .sitemap-manifest.json",
            "publish .sitemap.lock",
            "publish sitemap.xml",
            "fetch .sitemap-fetch",
            "fetch .sitemap-fetch.lock",
            "fetch a.xml",
            "tell told.properties",
            "tell lock",
            "tell set-1.xml.gz")) {
      Path kept = Files.createDirectory(directory.resolve(place));
      Path file = kept.resolve(place.substring(place.indexOf(' ') + 1));
      if (instead.equals("pipe")) {
        assertEquals(0, new ProcessBuilder("mkfifo", file.toString()).start().waitFor());
      } else {
        Files.createSymbolicLink(file, Path.of(instead));
      }
      switch (place.substring(0, place.indexOf(' '))) {
        case "publish" ->
            call("publish", urls, "-o", kept + "", "--base-url", "https://example.com/");
        case "fetch" -> call("fetch", origin + "a.xml", "-o", kept + "", "--allow-private");
        default -> call("tell", urls, "--state", kept + "", "--key", "0123456789");
      }
      assertTrue(exitCode == 1 || exitCode == 3 || exitCode == 4 || isFree(place), place + err);
      assertEquals("kept", Files.readString(elsewhere.resolve("file")), place);
      assertFalse(Files.exists(elsewhere.resolve("new")), place);
    }
  }

  /**
   * Returns whether no record needs the name: what is there is replaced itself, or another taken.
   */
  private static boolean isFree(String place) {
    return place.equals("publish sitemap.xml") || place.equals("tell set-1.xml.gz");
  }

  @Test
  void messagesDoNotCommandTerminals() throws IOException {
    String document = write("a.txt", "https://example.com/\u001b[31m\u009b\u202e<&\n");
    run(1, "validate", document);
    for (char c : new char[] {'\u001b', '\u009b', '\u202e'}) {
      assertTrue(out.indexOf(c) < 0 && err.indexOf(c) < 0, out + err);
    }
  }
}
