package io.github.sitemaptoolkit.cli.diff;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.sitemaptoolkit.cli.CommandRun;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code diff OLD NEW} and {@code look NEW --against OLD} are one engine. */
class SameNumbersTest {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String SITE = "https://example.com";
  private static final List<String> BOOKS = List.of("/books/1", "/books/2", "/books/3");
  private static final List<String> SHOP = List.of("/shop/1", "/about");

  @TempDir Path directory;

  private final List<String> sets = new ArrayList<>();

  /** Writes the same site in all forms, and some that lack a part of it. */
  @BeforeEach
  void writeSets() throws IOException {
    List<String> all = new ArrayList<>(BOOKS);
    all.addAll(SHOP);
    set("all.xml", sitemap(all, "2026-11-20"));
    set("later.xml", sitemap(all, "2026-11-21"));
    set("fewer.xml", sitemap(BOOKS, "2026-11-20"));
    index("index", "books.xml", "shop.xml");
    write("index/books.xml", sitemap(BOOKS, "2026-11-20"));
    write("index/shop.xml", sitemap(SHOP, "2026-11-20"));
    sets.add("index"); // the directory has an index and its sitemaps
    index("missing", "books.xml", "shop.xml");
    write("missing/books.xml", sitemap(BOOKS, "2026-11-20"));
    sets.add("missing");
    index("cut", "books.xml", "shop.xml");
    write("cut/books.xml", sitemap(BOOKS, "2026-11-20").substring(0, 250));
    write("cut/shop.xml", sitemap(SHOP, "2026-11-20"));
    sets.add("cut");
    set("cut.xml", sitemap(all, "2026-11-20").substring(0, 300));
    write("mixed/a.xml", sitemap(BOOKS, "2026-11-20"));
    write("mixed/b.txt", SITE + "/shop/1\n" + SITE + "/shop/1\n");
    write("mixed/broken.xml", "<urlset");
    write("mixed/logo.png", "no sitemap");
    write("mixed/more/c.xml", sitemap(SHOP, "2026-11-20"));
    sets.add("mixed");
    set("list.txt", String.join("\n" + SITE, all).replaceFirst("^", SITE));
    set("robots.txt", "User-agent: *\nSitemap: " + SITE + "/all.xml\n");
    set("lines.ndjson", "{\"loc\":\"" + SITE + "/books/1\",\"priority\":0.5}\n");
    set("table.csv", "loc,lastmod\n" + SITE + "/books/1,2026-11-20\n" + SITE + "/new,\n");
    set(
        "feed.rss",
        "<rss version='2.0'><channel><title>t</title><link>https://example.com/</link>"
            + "<description>d</description><item><title>1</title><link>"
            + SITE
            + "/books/1</link></item></channel></rss>");
    var packed = new ByteArrayOutputStream();
    try (var gzip = new GZIPOutputStream(packed)) {
      gzip.write(sitemap(SHOP, "2026-11-20").getBytes(StandardCharsets.UTF_8));
    }
    Files.write(directory.resolve("shop.xml.gz"), packed.toByteArray());
    sets.add("shop.xml.gz");
  }

  private static String sitemap(List<String> paths, String lastmod) {
    var text = new StringBuilder("<urlset xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'>");
    for (String path : paths) {
      text.append("<url><loc>").append(SITE).append(path).append("</loc><lastmod>");
      text.append(lastmod).append("</lastmod></url>");
    }
    return text.append("</urlset>").toString();
  }

  private void index(String folder, String... names) throws IOException {
    var text =
        new StringBuilder("<sitemapindex xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'>");
    for (String name : names) {
      text.append("<sitemap><loc>").append(SITE).append('/').append(name);
      text.append("</loc></sitemap>");
    }
    set(folder + "/sitemap.xml", text.append("</sitemapindex>").toString());
  }

  private void write(String name, String text) throws IOException {
    Path file = directory.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private void set(String name, String text) throws IOException {
    write(name, text);
    sets.add(name);
  }

  private String path(String name) {
    return directory.resolve(name).toString();
  }

  private static List<String> with(List<String> command, String... more) {
    List<String> all = new ArrayList<>(command);
    all.addAll(List.of(more));
    return all;
  }

  /** Returns added, removed and changed by section, and in all for an empty name. */
  private static Map<String, List<Integer>> ofDiff(List<String> command) throws IOException {
    Map<String, int[]> counts = new TreeMap<>();
    counts.put("", new int[3]);
    for (String line : run(command).out().lines().toList()) {
      JsonNode change = JSON.readTree(line);
      String path = change.path("loc").asText().substring(SITE.length());
      int end = path.indexOf('/', 1);
      int kind = List.of("added", "removed", "changed").indexOf(change.path("change").asText());
      counts.get("")[kind]++;
      counts.computeIfAbsent(end < 0 ? "/" : path.substring(0, end + 1), it -> new int[3])[kind]++;
    }
    Map<String, List<Integer>> all = new TreeMap<>();
    counts.forEach((section, each) -> all.put(section, List.of(each[0], each[1], each[2])));
    return all;
  }

  private static Map<String, List<Integer>> ofLook(List<String> command) throws IOException {
    JsonNode changes = JSON.readTree(run(command).out()).path("changes");
    Map<String, List<Integer>> all = new TreeMap<>();
    all.put("", numbers(changes));
    changes.path("sections").forEach(each -> all.put(each.path("path").asText(), numbers(each)));
    return all;
  }

  private static List<Integer> numbers(JsonNode counts) {
    return List.of(
        counts.path("added").asInt(),
        counts.path("removed").asInt(),
        counts.path("changed").asInt());
  }

  private static CommandRun run(List<String> command) throws IOException {
    CommandRun run = CommandRun.of(command.toArray(String[]::new));
    assertTrue(List.of(0, 1, 3).contains(run.exitCode()), command + "\n" + run.err());
    return run;
  }

  private void assertSame(String old, String now, String... options) throws IOException {
    assertEquals(
        ofLook(with(List.of("look", path(now), "--against", path(old), "--json"), options)),
        ofDiff(with(List.of("diff", path(old), path(now), "--report", "json"), options)),
        old + " and " + now + ' ' + String.join(" ", options));
  }

  @Test
  void setsOfAnyKindHaveTheSameDifferences() throws IOException {
    for (int i = 0; i < sets.size(); i++) {
      for (int next : new int[] {1, 4, 9}) { // each is old and new beside others of all kinds
        assertSame(sets.get(i), sets.get((i + next) % sets.size()));
      }
    }
  }

  @Test
  void optionsMeanTheSameForBoth() throws IOException {
    assertSame("index", "mixed", "-r");
    assertSame("mixed", "index", "-r");
    assertSame("all.xml", "fewer.xml", "--where", "loc~/shop/");
    assertSame("all.xml", "later.xml", "--include", "*/books/*");
    assertSame("all.xml", "later.xml", "--since", "2026-11-21");
  }

  @Test
  void aFolderOfPagesIsASet() throws IOException {
    for (String name : List.of("old/index.html", "old/shop/1.html", "now/index.html")) {
      write("site/" + name, "<!doctype html><head><title>x</title></head>");
    }
    String[] pages = {"--from", "html", "--base", SITE};
    assertSame("site/old", "site/now", pages);
    assertSame("all.xml", "site/now", pages);
    assertEquals(
        Map.of("", List.of(0, 1, 0), "/shop/", List.of(0, 1, 0)),
        ofDiff(
            with(List.of("diff", path("site/old"), path("site/now"), "--report", "json"), pages)));
  }

  @Test
  void theNumbersAreThoseOfTheSets() throws IOException {
    assertEquals(
        Map.of(
            "", List.of(0, 2, 0),
            "/", List.of(0, 1, 0),
            "/shop/", List.of(0, 1, 0)),
        ofDiff(List.of("diff", path("index"), path("missing"), "--report", "json")));
    assertEquals(
        Map.of("", List.of(0, 0, 3), "/books/", List.of(0, 0, 3)),
        ofDiff(
            List.of(
                "diff",
                path("all.xml"),
                path("later.xml"),
                "--include",
                "*/books/*",
                "--report",
                "json")));
  }
}
