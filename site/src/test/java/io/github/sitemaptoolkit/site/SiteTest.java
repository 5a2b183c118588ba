package io.github.sitemaptoolkit.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpServer;
import io.github.sitemaptoolkit.batch.setting.SiteException;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.Publication;
import io.github.sitemaptoolkit.publisher.guard.LossException;
import io.github.sitemaptoolkit.remote.http.RemoteOptions;
import io.github.sitemaptoolkit.site.config.ChangedInputException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SiteTest {

  private static final String TOP = "base-url = 'https://example.com/'\noutput = 'public'\n";
  private static final String INPUT = "[[input]]\npath = 'pages.csv'\n";

  @TempDir Path directory;

  @BeforeEach
  void anInput() throws IOException {
    write(
        "pages.csv",
        "Address;Changed\nhttps://example.com/a;2026-02-03\nhttps://example.com/b;2026-11-20\n");
  }

  private Path write(String name, String text) throws IOException {
    return Files.writeString(directory.resolve(name), text);
  }

  private Site site(String toml) throws IOException {
    write("sitemap.toml", toml);
    return Site.of(directory);
  }

  private String published(String name) throws IOException {
    return Files.readString(directory.resolve("public").resolve(name));
  }

  private boolean isPublished() {
    return Files.exists(directory.resolve("public/sitemap.xml"));
  }

  @Test
  void aSiteIsPublishedBesideItsFile() throws IOException {
    Publication done = site(TOP + INPUT).publish().get(0);
    assertEquals("https://example.com/sitemap.xml", done.entryPoint());
    assertTrue(published("sitemap.xml").contains("<loc>https://example.com/a</loc>"));
    assertTrue(published("sitemap.xml").contains("<lastmod>2026-02-03</lastmod>"));
  }

  @Test
  void thePathMayBeThatOfTheFile() throws IOException {
    write("other.toml", TOP + INPUT);
    Site.of(directory.resolve("other.toml")).publish();
    assertTrue(isPublished());
  }

  @Test
  void aPlanWritesNothing() throws IOException {
    Site site = site(TOP + "robots = 'robots.txt'\n" + INPUT);
    site.plan();
    assertFalse(isPublished());
    assertFalse(Files.exists(directory.resolve("robots.txt")));
    assertFalse(Files.exists(directory.resolve("sitemap.inputs")));
  }

  @Test
  void severalThreadsPlanAlike() throws Exception {
    var list = new StringBuilder("loc\n");
    for (int i = 0; i < 3000; i++) {
      list.append("https://example.com/b").append(i).append('\n');
    }
    write("more.csv", list.toString());
    Site site =
        site(
            TOP
                + INPUT
                + "sets = ['a']\n[[input]]\npath = 'more.csv'\nsets = ['b']\n[set.a]\n[set.b]\n");
    long urls = site.plan().get(0).urls();
    assertEquals(3002, urls);
    List<Long> found =
        IntStream.range(0, 24).parallel().mapToObj(i -> planned(site)).distinct().toList();
    assertEquals(List.of(urls), found);
  }

  private static long planned(Site site) {
    try {
      return site.plan().get(0).urls();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void theRobotsFileNamesTheSet() throws IOException {
    site(TOP + "robots = 'robots.txt'\n" + INPUT).publish();
    assertEquals(
        "Sitemap: https://example.com/sitemap.xml\n",
        Files.readString(directory.resolve("robots.txt")));
  }

  @Test
  void inputsHaveTheirOwnSettingsAndThoseOfTheTop() throws IOException {
    write("more.csv", "Link,When\nhttps://example.com/c,03.02.2026\n");
    site(TOP
            + "date-format = 'dd.MM.yyyy'\n"
            + INPUT
            + "date-format = 'yyyy-MM-dd'\n"
            + "[[input]]\npath = 'more.csv'\nmap = { Link = 'loc', When = 'lastmod' }\n")
        .publish();
    assertTrue(published("sitemap.xml").contains("<loc>https://example.com/c</loc>"));
    assertEquals(4, published("sitemap.xml").split("<lastmod>2026-").length);
  }

  @Test
  void setsAndDefaultsAreThoseOfTheFile() throws IOException {
    write(
        "sitemap.toml",
        TOP + "[defaults]\nchangefreq = 'daily'\n[set.new]\nsince = '2d'\n" + INPUT);
    Clock clock = Clock.fixed(Instant.parse("2026-11-21T10:00:00Z"), ZoneOffset.UTC);
    Site.of(directory).withClock(clock).publish();
    assertTrue(published("sitemap-new.xml").contains("<loc>https://example.com/b</loc>"));
    assertFalse(published("sitemap-new.xml").contains("<loc>https://example.com/a</loc>"));
    assertTrue(published("sitemap-new.xml").contains("<changefreq>daily</changefreq>"));
  }

  @Test
  void whatIsWrongWithEntriesIsReported() throws IOException {
    write("pages.csv", "loc\nhttps://example.com/a\nmailto:b@example.com\n");
    List<String> codes = new ArrayList<>();
    Problems problems = new Problems(problem -> codes.add(problem.code()));
    site(TOP + INPUT).with(Context.load().withProblems(problems)).publish();
    assertFalse(codes.isEmpty());
    assertTrue(published("sitemap.xml").contains("https://example.com/a"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "gzp = true | 1:1: error: config.key: unknown key \"gzp\"; did you mean \"gzip\"?",
        "gzip = 'yes' | 1:1: error: config.value: gzip is true or false, not a text",
        "zone = 'Mars' | 1:1: error: config.value: zone Mars: unknown; try Europe/Berlin",
        "by = 'day' | 1:1: error: config.value: by: ",
        "keep = '2' | 1:1: error: config.value: keep 2: former sets are kept only with",
        "max-urls = 0 | 1:1: error: config.value: max-urls 0: ",
        "max-shrink = '101%' | 1:1: error: config.value: max-shrink 101%: use a percentage",
        "limit = 'deep=50' | 1:1: error: config.value: limit deep=50: no such limit",
        "expect-rows = 'two' | 1:1: error: config.value: expect-rows two: use a whole number",
        "validate = 'goggle' | 1:1: error: config.value: validate goggle: use sitemaps.org, google",
        "private-urls = 'https://cms.corp/' | 1:1: error: config.value: private-urls: ",
        "robots = 'pages.csv' | 1:1: error: config.value: robots ",
        "[set.a] / when-empty = 'keep' | 2:1: error: config.value: when-empty keep: use empty or",
        "[set.a] / by = 'day' | 2:1: error: config.value: by: ",
        "[set.a] / where = \"has titel\" | 2:1: error: config.value: where 'has titel': "
      })
  void whatIsWrongIsToldAtItsPlaceAndNothingIsPublished(String lines, String message)
      throws IOException {
    String wrong = lines.replace(" / ", "\n");
    boolean table = wrong.startsWith("[");
    String toml = table ? wrong + "\n" + INPUT : wrong + "\n" + TOP + INPUT;
    write("sitemap.toml", table ? toml.replace("[set.a]", TOP + "[set.a]") : toml);
    String place = directory.resolve("sitemap.toml") + ":";
    var e = assertThrows(SiteException.class, () -> Site.of(directory).publish());
    String found = e.problem().toString();
    String expected = table ? message.replaceFirst("^2:", "4:") : message;
    assertTrue(found.startsWith(place + expected), found);
    assertFalse(isPublished());
  }

  @Test
  void aFileWithoutInputsOrPlacesSaysSo() throws IOException {
    Site none = site(TOP);
    assertTrue(assertThrows(SiteException.class, none::publish).getMessage().contains("no input"));
    Site nowhere = site("base-url = 'https://example.com/'\n" + INPUT);
    assertTrue(
        assertThrows(SiteException.class, nowhere::publish)
            .getMessage()
            .contains("output is missing"));
  }

  @Test
  void aTableThatIsReadOtherwisePublishesNothing() throws IOException {
    site(TOP + INPUT).publish();
    String before = published("sitemap.xml");
    write("pages.csv", "Address;Edited\nhttps://example.com/a;2026-03-03\n");
    var e = assertThrows(ChangedInputException.class, () -> Site.of(directory).publish());
    assertEquals("column \"Changed\"", e.changes().get(0).what());
    assertEquals(before, published("sitemap.xml"));
    site("accept-changed = true\nmax-shrink = '60%'\n" + TOP + INPUT).publish();
    assertFalse(published("sitemap.xml").contains("https://example.com/b"));
  }

  @Test
  void tooFewEntriesPublishNothing() throws IOException {
    Site site = site("expect-rows = 3\n" + TOP + INPUT);
    assertEquals(
        "input.fewer-rows", assertThrows(SitemapException.class, site::publish).problem().code());
    assertFalse(isPublished());
  }

  @Test
  void whatIsPublishedIsChecked() throws IOException {
    Site site = site(TOP + INPUT);
    site.publish();
    List<String> codes = new ArrayList<>();
    CheckedSite good = site.check(finding -> codes.add(finding.code()));
    assertTrue(good.isGood(), codes::toString);
    assertEquals(1, good.documents());
    write("public/sitemap.xml", published("sitemap.xml").replace("</urlset>", ""));
    CheckedSite bad = site.check(finding -> codes.add(finding.code()));
    assertEquals(1, bad.errors(), codes::toString);
    assertFalse(bad.isGood());
  }

  @Test
  void rulesAreThoseOfTheTable() throws IOException {
    Site site = site(TOP + INPUT + "[validation]\nrule = { 'url.*' = 'error' }\n");
    site.publish();
    write(
        "public/sitemap.xml",
        published("sitemap.xml").replace("https://example.com/a", "https://example.org/a"));
    assertEquals(2, site.check(finding -> {}).errors());
    assertTrue(site(TOP + INPUT).check(finding -> {}).isGood());
    Site wrong = site(TOP + INPUT + "[validation]\nprofile = 'goggle'\n");
    var e = assertThrows(SiteException.class, () -> wrong.check(finding -> {}));
    assertTrue(e.problem().toString().contains("sitemap.toml:6:1: error: config.value: profile"));
  }

  @Test
  void aSetThatIsNotThereIsNotGood() throws IOException {
    CheckedSite checked = site(TOP + INPUT).check(finding -> {});
    assertEquals(1, checked.unreadable());
    assertFalse(checked.isGood());
  }

  private static HttpServer server() throws IOException {
    var server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    byte[] list = "https://example.com/c\n".getBytes(StandardCharsets.UTF_8);
    server.createContext(
        "/",
        exchange -> {
          exchange.sendResponseHeaders(200, list.length);
          exchange.getResponseBody().write(list);
          exchange.close();
        });
    server.start();
    return server;
  }

  @Test
  void inputsMayHaveAddresses() throws IOException {
    HttpServer server = server();
    try {
      String address = "http://127.0.0.1:" + server.getAddress().getPort() + "/urls.txt";
      Site site = site(TOP + "rate = 5\n" + INPUT + "[[input]]\npath = '" + address + "'\n");
      assertThrows(IOException.class, site::publish, "an address of this machine");
      site.with(RemoteOptions.DEFAULT.withPrivate(true)).publish();
      assertTrue(published("sitemap.xml").contains("https://example.com/c"));
    } finally {
      server.stop(0);
    }
  }

  @Test
  void secretsOfTheFileAreSentByNoProgram() throws IOException {
    Site site = site("header = 'A: b'\n" + TOP + "[[input]]\npath = 'https://example.com/feed'\n");
    var e = assertThrows(SiteException.class, site::publish);
    assertTrue(
        e.problem().toString().contains("sitemap.toml:1:1: error: config.untrusted: header"));
  }

  @Test
  void nobodyTakesTheKeysOfOthers() {
    assertTrue(Site.keys().containsAll(List.of("output", "map", "where", "header", "gzip")));
    assertFalse(Site.keys().contains("grow"));
  }

  @Test
  void aProgramAcceptsWhatIsLost() throws IOException {
    var dated = new StringBuilder("loc,priority\n");
    for (int i = 0; i < 9; i++) {
      dated.append("https://example.com/").append(i).append(",0.").append(i).append('\n');
    }
    write("pages.csv", dated.toString());
    Site site = site(TOP + INPUT + "map = { loc = 'loc', priority = 'priority' }\n");
    site.publish();
    write("pages.csv", dated.toString().replaceAll(",0.\\d", ",9"));
    LossException e = assertThrows(LossException.class, site::publish);
    assertEquals(List.of("priority"), e.fields());
    site.acceptingLoss(e.fields()).publish();
  }
}
