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
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code sitemap tell} sends to IndexNow what has changed. */
class TellTest {

  private static final String KEY = "0123456789abcdef";

  @TempDir Path directory;
  private HttpServer server;
  private String site;
  private volatile int status = 200;
  private final List<String> bodies = Collections.synchronizedList(new ArrayList<>());

  @BeforeEach
  void start() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    site = "http://127.0.0.1:" + server.getAddress().getPort() + "/";
    server.createContext(
        "/indexnow",
        exchange -> {
          bodies.add(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
          exchange.sendResponseHeaders(status, -1);
          exchange.close();
        });
    server.createContext(
        "/" + KEY + ".txt",
        exchange -> {
          exchange.sendResponseHeaders(200, KEY.length());
          exchange.getResponseBody().write(KEY.getBytes(StandardCharsets.US_ASCII));
          exchange.close();
        });
    server.createContext(
        "/sitemap.txt",
        exchange -> {
          exchange.sendResponseHeaders(200, 0);
          Files.copy(directory.resolve("live.txt"), exchange.getResponseBody());
          exchange.close();
        });
    server.start();
  }

  @AfterEach
  void stop() {
    server.stop(0);
  }

  private String urls(String... paths) throws IOException {
    Path file = directory.resolve("urls.txt");
    Files.write(file, Arrays.stream(paths).map(path -> site + path).toList());
    return file.toString();
  }

  private CommandRun tell(String input, String... more) {
    List<String> arguments = new ArrayList<>(List.of("tell", input, "--key", KEY));
    arguments.addAll(List.of("--state", directory.resolve("state").toString()));
    arguments.addAll(List.of("--endpoint", site + "indexnow", "--allow-private"));
    arguments.addAll(List.of(more));
    return CommandRun.of(arguments.toArray(String[]::new));
  }

  @Test
  void theDifferencesToTheLastCallAreTold() throws IOException {
    String first = tell(urls("a", "b", "c")).exits(0).err();
    assertTrue(first.contains("the input is remembered"), first);
    assertEquals(List.of(), bodies);
    CommandRun preview = tell(urls("a", "b", "d"), "--dry-run").exits(0);
    assertEquals(site + "c\n" + site + "d\n", preview.out());
    assertEquals("2 urls would be told\n", preview.err());
    assertEquals("2 urls told\n", tell(urls("a", "b", "d")).exits(0).err());
    String host = site.substring("http://".length(), site.length() - 1);
    assertEquals(
        List.of(
            "{\"host\":\"%s\",\"key\":\"%s\",\"keyLocation\":\"%s%s.txt\",\"urlList\":[\"%sc\",\"%sd\"]}"
                .formatted(host, KEY, site, KEY, site, site)),
        bodies);
    assertEquals("nothing to tell\n", tell(urls("a", "b", "d")).exits(0).err());
  }

  @Test
  void theReportOfDiffIsTold() throws IOException {
    String old = directory.resolve("old.txt").toString();
    Files.copy(Path.of(urls("a", "b")), Path.of(old));
    String report = directory.resolve("changes.ndjson").toString();
    CommandRun.of("diff", old, urls("b", "c"), "--report", "json=" + report).exits(1);
    assertEquals("2 urls told\n", tell(report, "--changes").exits(0).err());
  }

  @Test
  void pagesThatMustNotBeIndexedAreNotTold() throws IOException {
    tell(urls("a.html")).exits(0);
    Path pages = Files.createDirectory(directory.resolve("pages"));
    Files.writeString(pages.resolve("a.html"), "<html><head><title>a</title></head></html>");
    Files.writeString(
        pages.resolve("b.html"), "<html><head><meta name=robots content=noindex></head></html>");
    CommandRun run =
        tell(urls("a.html", "b.html", "c.html"), "--pages", site + "=" + pages).exits(0);
    assertEquals(
        "1 url is left out because of noindex: " + site + "b.html\n1 url told\n", run.err());
    assertTrue(bodies.get(0).contains("c.html") && !bodies.get(0).contains("b.html"));
  }

  @Test
  void pagesThatMustNotBeIndexedHaveTheUrlsOfTheSite() throws IOException {
    tell(urls("a")).exits(0);
    Path pages = Files.createDirectory(directory.resolve("pages"));
    Files.writeString(pages.resolve("a.html"), "<html><head><title>a</title></head></html>");
    Files.writeString(
        pages.resolve("b.html"), "<html><head><meta name=robots content=noindex></head></html>");
    tell(urls("a", "b", "c"), "--pages", site + "=" + pages, "--extensionless").exits(0);
    assertTrue(bodies.get(0).contains("/c\"") && !bodies.get(0).contains("/b\""), bodies.get(0));
  }

  @Test
  void aRefusalEndsWithFourAndIsToldNextTime() throws IOException {
    tell(urls("a")).exits(0);
    status = 403;
    String refused = tell(urls("a", "b")).exits(4).err();
    assertTrue(refused.contains("0 urls told, 1 not yet\n"), refused);
    assertTrue(refused.contains("answers 403: the key is not valid; look at " + site), refused);
    status = 200;
    assertEquals("1 url told\n", tell(urls("a", "b")).exits(0).err());
  }

  @Test
  void aDeploymentIsWaitedFor() throws IOException {
    tell(urls("a")).exits(0);
    Files.writeString(directory.resolve("live.txt"), "old");
    String[] wait = {"--wait-for", site + "sitemap.txt", "--wait-at-most", "0"};
    String late = tell(urls("a", "b"), wait).exits(4).err();
    assertTrue(late.contains("does not have the contents of"), late);
    assertEquals(List.of(), bodies);
    Files.copy(Path.of(urls("a", "b")), directory.resolve("live2.txt"));
    Files.writeString(directory.resolve("live.txt"), Files.readString(Path.of(urls("a", "b"))));
    assertEquals("1 url told\n", tell(urls("a", "b"), wait).exits(0).err());
  }

  /** Writes a site that is told; returns the option that trusts its settings of the network. */
  private String writeSite(String urls) throws IOException {
    Files.writeString(
        directory.resolve("sitemap.toml"),
        """
        output = 'public'
        base-url = 'SITE'
        private-urls = '127.0.0.1'
        max-shrink = '60%'
        input = { path = 'urls.txt' }
        [tell]
        state = '.told'
        key = 'KEY'
        endpoint = 'SITEindexnow'
        allow-private = true
        private-urls = '127.0.0.1'
        """
            .replace("SITE", site)
            .replace("KEY", KEY));
    Files.writeString(directory.resolve("urls.txt"), urls);
    String untrusted = CommandRun.of("tell", "--config", directory.toString()).exits(2).err();
    return untrusted
        .lines()
        .filter(line -> line.startsWith("  sha256:"))
        .findFirst()
        .orElseThrow()
        .strip()
        .replaceFirst(" .*", "");
  }

  private CommandRun publish(String trusted, String... more) {
    List<String> arguments =
        new ArrayList<>(List.of("publish", "--config", directory.toString(), "--trust", trusted));
    arguments.addAll(List.of(more));
    return CommandRun.of(arguments.toArray(String[]::new));
  }

  @Test
  void whatIsPublishedIsToldWhateverIsLeftOut() throws IOException {
    String trusted = writeSite(site + "a\n");
    publish(trusted, "-q", "--tell").exits(0);
    assertEquals(List.of(), bodies);
    writeSite(site + "a\n" + site + "b\nno url\n");
    CommandRun run = publish(trusted, "-q", "--tell").exits(1);
    assertEquals("", run.out(), "no Sitemap: line");
    assertEquals(1, bodies.size(), run.err());
    assertTrue(bodies.get(0).contains("\"urlList\":[\"" + site + "b\"]"), bodies.get(0));
    writeSite(site + "a\n" + site + "b\n" + site + "c\n");
    run = publish(trusted, "--tell").exits(0);
    assertEquals("Sitemap: " + site + "sitemap.xml\n", run.out());
    assertTrue(run.err().endsWith("1 url told\n"), run.err());
  }

  @Test
  void whatIsStillUntoldIsToldIfNothingIsPublished() throws IOException {
    String trusted = writeSite(site + "a\n" + site + "b\n" + site + "c\n");
    publish(trusted, "-q", "--tell").exits(0);
    status = 403; // which is not asked again, as 503 would be
    writeSite(site + "a\n" + site + "b\n" + site + "c\n" + site + "d\n");
    publish(trusted, "-q", "--tell").exits(4);
    status = 200;
    bodies.clear();
    writeSite(site + "a\n");
    CommandRun run = publish(trusted, "--tell").exits(1);
    assertTrue(run.err().contains("publish.shrink"), run.err());
    assertTrue(run.err().endsWith("1 url told\n"), run.err());
    assertTrue(bodies.get(0).contains("\"urlList\":[\"" + site + "d\"]"), bodies.get(0));
  }

  @Test
  void dryRunTellsNobody() throws IOException {
    String trusted = writeSite(site + "a\n");
    publish(trusted, "--tell").exits(0);
    writeSite(site + "a\n" + site + "b\n");
    CommandRun run = publish(trusted, "--tell", "--dry-run").exits(0);
    assertTrue(run.err().contains("nothing was changed"), run.err());
    assertEquals(List.of(), bodies);
  }

  @Test
  void dryRunShowsWhatWouldBeToldOfWhatWouldBePublished() throws IOException {
    String trusted = writeSite(site + "a\n");
    CommandRun first = publish(trusted, "--tell", "--dry-run").exits(0);
    assertTrue(first.err().contains("the first call"), first.err());
    assertFalse(Files.exists(directory.resolve("public")));
    publish(trusted, "-q", "--tell").exits(0);
    writeSite(site + "a\n" + site + "b\n");
    CommandRun run = publish(trusted, "-q", "--tell", "--dry-run").exits(0);
    assertTrue(run.out().endsWith("write\n" + site + "b\n"), run.out());
    writeSite(site + "a\n");
    run = publish(trusted, "-q", "--tell", "--dry-run").exits(0);
    assertTrue(run.out().endsWith("keep\n"), run.out());
    assertEquals(List.of(), bodies);
  }

  @Test
  void dryRunOfWhatIsRefusedTellsOfWhatIsPublished() throws IOException {
    String trusted = writeSite(site + "a\n" + site + "b\n" + site + "c\n");
    publish(trusted, "-q", "--tell").exits(0);
    writeSite(site + "a\n" + site + "b\n" + site + "c\n" + site + "d\n");
    publish(trusted, "-q").exits(0);
    writeSite(site + "a\n");
    CommandRun run = publish(trusted, "-q", "--tell", "--dry-run").exits(1);
    assertTrue(run.err().contains("publish.shrink"), run.err());
    assertEquals(site + "d\n", run.out());
  }

  @Test
  void nothingIsPublishedIfItIsNotKnownWhoIsTold() throws IOException {
    writeSite(site + "a\n");
    Path file = directory.resolve("sitemap.toml");
    String toml = Files.readString(file);
    Files.writeString(file, toml.replaceFirst("(?s)\\[tell].*", ""));
    wrong(
        "[tell] of " + file + " has no state: the directory that remembers what was told",
        "publish",
        "--config",
        file.toString(),
        "--tell");
    Files.writeString(file, toml.replaceFirst("(?s)key = .*", ""));
    wrong(
        "[tell] of " + file + " has no key: the key of IndexNow",
        "publish",
        "--config",
        file.toString(),
        "--tell");
    Files.writeString(file, toml.replaceFirst("key = ", "kay = "));
    wrong(
        "unknown key \"kay\"; did you mean \"key\"?",
        "publish",
        "--config",
        file.toString(),
        "--tell");
    assertFalse(Files.exists(directory.resolve("public")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"make-key = 'public'", "changes = true", "dry-run = true"})
  void whatOneCallDoesIsNoKey(String line) throws IOException {
    writeSite(site + "a\n");
    Path file = directory.resolve("sitemap.toml");
    Files.writeString(file, Files.readString(file) + line + '\n');
    String key = line.replaceFirst(" .*", "");
    String message =
        file
            + ":12:1: error: config.key: "
            + key
            + " says what one call does, so it stands on the command line only: --"
            + key;
    wrong(message, "publish", "--config", file.toString(), "--tell");
    wrong(message, "tell", "--config", file.toString());
    assertFalse(Files.exists(directory.resolve("public")));
  }

  @Test
  void wrongValuesOfTheFileKeepTheirPlace() throws IOException {
    String trusted = writeSite(site + "a\n");
    Path file = directory.resolve("sitemap.toml");
    Files.writeString(file, "select = 'lok'\n" + Files.readString(file));
    String err = publish(trusted, "--tell").exits(2).err();
    assertTrue(err.startsWith(file + ":1:1: error: config.value: select: "), err);
    assertEquals(List.of(), bodies);
  }

  @Test
  void tellingNeedsAFile() {
    wrong(
        "--tell: there is no sitemap.toml",
        "publish",
        "a.txt",
        "-o",
        "b",
        "--base-url",
        site,
        "--tell");
  }

  @Test
  void aKeyIsMade() throws IOException {
    String key = CommandRun.of("tell", "--make-key", directory.toString()).exits(0).out().strip();
    assertTrue(key.matches("[0-9a-f]{32}"), key);
    assertEquals(key, Files.readString(directory.resolve(key + ".txt")));
  }

  @Test
  void whatIsMissingIsSaid() throws IOException {
    String input = urls("a");
    String state = directory.resolve("state").toString();
    wrong("--state is missing", "tell", input, "--key", KEY);
    wrong("--key is missing", "tell", input, "--state", state);
    wrong("is not a key", "tell", input, "--state", state, "--key", "short");
    wrong("--sitemap-url", "tell", "--search-console", "sc-domain:example.com");
    wrong("--search-console", "tell", "--sitemap-url", site);
    wrong("no such directory", "tell", "--make-key", state);
    wrong("\"x\" is not a url", "tell", input, "--state", state, "--key", KEY, "--endpoint", "x");
    wrong("--first", "tell", input, "--state", state, "--key", KEY, "--first", "some");
    assertFalse(Files.exists(Path.of(state)));
  }

  private static void wrong(String message, String... arguments) {
    CommandRun run = CommandRun.of(arguments).exits(2);
    assertTrue(run.err().contains(message), run.err());
  }

  @Test
  void aTruncatedSetIsNotTold() throws IOException {
    tell(urls("a", "b", "c")).exits(0);
    String refused = tell(urls("a")).exits(1).err();
    assertTrue(refused.contains("--max-shrink 67% allows it"), refused);
    assertEquals("2 urls told\n", tell(urls("a"), "--max-shrink", "67%").exits(0).err());
  }
}
