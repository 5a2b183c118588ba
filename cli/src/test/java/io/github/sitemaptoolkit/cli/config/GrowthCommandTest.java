package io.github.sitemaptoolkit.cli.config;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.cli.CommandRun;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Sets that grow with feeds: {@code update --feed}, and inputs with {@code grow = true}. */
@Tag("slow")
class GrowthCommandTest {

  private static final String BASE = "https://example.com/";

  @TempDir Path site;

  @BeforeEach
  void first() throws IOException {
    write("home.txt", BASE);
    CommandRun.of("publish", path("home.txt"), "-o", path("public"), "--base-url", BASE).exits(0);
  }

  private String path(String name) {
    return site.resolve(name).toString();
  }

  private void write(String name, String text) throws IOException {
    Files.createDirectories(site.resolve(name).getParent());
    Files.writeString(site.resolve(name), text);
  }

  /** Writes a feed: each item has an id and a page; a link begins with its relation. */
  private void atom(String name, String... items) throws IOException {
    var text = new StringBuilder("<feed xmlns='http://www.w3.org/2005/Atom'><title>T</title>");
    for (String item : items) {
      String[] words = item.split(" ");
      text.append(
          item.startsWith("rel=")
              ? "<link " + item.replace(" ", " href='") + "'/>"
              : "<entry><id>%s</id><title>T</title><link href='%s%s'/></entry>"
                  .formatted(words[0], BASE, words[1]));
    }
    write(name, text + "</feed>");
  }

  private CommandRun grow(String... arguments) {
    return CommandRun.of(
        Stream.concat(
                Stream.of("update", path("public"), "--max-shrink", "100%"), Stream.of(arguments))
            .toArray(String[]::new));
  }

  private String pages() throws IOException {
    TreeSet<String> pages = new TreeSet<>();
    try (Stream<Path> files = Files.list(site.resolve("public"))) {
      for (Path file : files.filter(it -> it.toString().endsWith(".xml")).toList()) {
        for (String part : Files.readString(file).split("<loc>" + BASE, -1)) {
          pages.add(part.substring(0, Math.max(0, part.indexOf("</loc>"))));
        }
      }
    }
    pages.remove("");
    pages.removeIf(page -> page.endsWith(".xml"));
    return String.join(" ", pages);
  }

  private Map<String, String> bytes() throws IOException {
    Map<String, String> bytes = new TreeMap<>();
    try (Stream<Path> files = Files.list(site.resolve("public"))) {
      for (Path file : files.toList()) {
        bytes.put(
            file.getFileName().toString(),
            Files.getLastModifiedTime(file)
                + new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1));
      }
    }
    return bytes;
  }

  @Test
  void aFeedMakesTheSetGrow() throws IOException {
    atom("blog.atom", "urn:1 one", "urn:2 two");
    grow("--feed", path("blog.atom")).exits(0);
    atom("blog.atom", "urn:3 three", "urn:1 uno");
    grow("--feed", path("blog.atom")).exits(0);
    assertEquals("three two uno", pages());
    Map<String, String> before = bytes();
    grow("--feed", path("blog.atom")).exits(0);
    assertEquals(before, bytes());
    write("gone.txt", BASE + "two\n");
    write("more.txt", BASE + "more\n");
    grow("--feed", path("blog.atom"), "--remove", path("gone.txt"), "--add", path("more.txt"))
        .exits(0);
    assertEquals("more three uno", pages());
  }

  @Test
  void aBrokenFeedChangesNothing() throws IOException {
    atom("blog.atom", "urn:1 one", "urn:2 two");
    grow("--feed", path("blog.atom")).exits(0);
    Map<String, String> before = bytes();
    String feed = Files.readString(site.resolve("blog.atom"));
    write("blog.atom", feed.substring(0, feed.length() - 30));
    CommandRun run = grow("--feed", path("blog.atom")).exits(1);
    assertTrue(run.err().contains("doc.truncated"), run.err());
    write("blog.atom", "<html><body><h1>502 Bad Gateway</h1></body></html>");
    grow("--feed", path("blog.atom")).exits(1);
    assertEquals(before, bytes());
  }

  @Test
  void anotherFeedIsRefusedUntilItIsAccepted() throws IOException {
    atom("blog.atom", "urn:1 one", "urn:2 two");
    grow("--feed", path("blog.atom")).exits(0);
    Map<String, String> before = bytes();
    String other =
        "<rss version='2.0'><channel><title>Other</title><item><guid>9</guid><link>"
            + BASE
            + "other</link></item></channel></rss>";
    write("blog.atom", other);
    CommandRun run = grow("--feed", path("blog.atom")).exits(1);
    assertTrue(
        run.err()
            .contains(
                "publish.feed-changed: this is not the feed that the set has grown with: none of its"
                    + " items is known, and its title is \"Other\", not \"T\"; nothing of it was"
                    + " taken"),
        run.err());
    assertEquals(before, bytes());
    grow("--feed", path("blog.atom"), "--accept-feed", "no").exits(2);
    grow("--feed", path("blog.atom"), "--accept-feed", path("blog.atom")).exits(0);
    assertEquals("one other two", pages());
    atom("blog.atom", "urn:3 three");
    run = grow("--feed", path("blog.atom")).exits(0);
    assertTrue(run.err().contains("was read as rss, and now as atom"), run.err());
  }

  @Test
  void aRefusedFeedCostsItself() throws IOException {
    write(
        "sitemap.toml",
        """
        base-url = "https://example.com/"
        output = "public"
        max-shrink = "100%"
        [[input]]
        path = "pages.txt"
        [[input]]
        path = "feeds"
        grow = true
        """);
    write("pages.txt", BASE + "a\n");
    atom("feeds/x.atom", "urn:1 x1");
    atom("feeds/y.atom", "urn:1 y1");
    publish();
    write("pages.txt", BASE + "b\n");
    atom("feeds/x.atom", "urn:2 x2");
    write("feeds/y.atom", "url,title\n" + BASE + "y2,Title\n");
    String file = path("sitemap.toml");
    CommandRun run = CommandRun.of("publish", "--config", file).exits(1);
    assertTrue(
        run.err()
            .contains(
                "publish.feed-changed: this is not the feed that the set has grown with: it was a"
                    + " feed, and is now read as csv"),
        run.err());
    assertTrue(run.err().contains("--accept-feed \"feeds: y.atom\" takes it"), run.err());
    assertEquals("b x1 x2 y1", pages());
    CommandRun.of("publish", "--config", file, "--accept-feed", "feeds: y.atom").exits(0);
    assertEquals("b x1 x2 y1 y2", pages());
  }

  @Test
  void theArchiveBesideAFeedIsReadInOneRun() throws IOException {
    atom(
        "blog.atom",
        "rel='prev-archive' https://example.com/feeds/2.atom",
        "urn:5 five",
        "urn:1 uno");
    atom("2.atom", "rel='current' blog.atom", "rel='prev-archive' 1.atom", "urn:3 three");
    atom("1.atom", "rel='next-archive' 2.atom", "urn:1 one", "urn:2 two");
    CommandRun run = grow("--feed", path("blog.atom")).exits(0);
    assertEquals("five three two uno", pages(), "an older document does not bring an old url back");
    assertFalse(run.err().contains("warning"), run.err());
  }

  @Test
  void pagesOfRssAndJsonFeedAreReadToo() throws IOException {
    String item = "<item><link>" + BASE + "%s</link><guid isPermaLink='false'>%s</guid></item>";
    String link =
        "<a:link xmlns:a='http://www.w3.org/2005/Atom' rel='next' href='/p/page%2d.rss'/>";
    write(
        "blog.rss",
        "<rss><channel>" + link.replace("%2d", "2") + item.formatted("a", 1) + "</channel></rss>");
    write("page2.rss", "<rss><channel>" + item.formatted("b", 2) + "</channel></rss>");
    String json =
        "{\"version\": \"https://jsonfeed.org/version/1.1\", %s \"items\": [{\"id\": \"%s\","
            + " \"url\": \"https://example.com/%s\"}]}";
    write("feed.json", json.formatted("\"next_url\": \"feed-2.json\",", 1, "c"));
    write("feed-2.json", json.formatted("", 2, "d"));
    grow("--feed", path("blog.rss"), "--feed", path("feed.json")).exits(0);
    assertEquals("a b c d", pages());
  }

  @Test
  void circlesAndMissingDocumentsAreTold() throws IOException {
    atom("blog.atom", "rel='next' 2.atom", "urn:1 one");
    atom("2.atom", "rel='next' blog.atom", "urn:2 two");
    CommandRun run = grow("--feed", path("blog.atom")).exits(0);
    assertTrue(
        run.err()
            .contains(
                "warning: publish.older-again: the older document \"blog.atom\" of this feed was"
                    + " read already"),
        run.err());
    Files.delete(site.resolve("2.atom"));
    run = grow("--feed", path("blog.atom")).exits(0);
    assertTrue(
        run.err().contains("warning: publish.older-missing: the older document \"2.atom\""),
        run.err());
    byte[] feed = Files.readAllBytes(site.resolve("blog.atom"));
    run = CommandRun.of(feed, "update", path("public"), "--feed", "-").exits(0);
    assertTrue(run.err().contains("publish.older-missing"), run.err());
    assertEquals("one two", pages());
    atom("blog.atom", "rel='next' blog.atom?page=2", "urn:1 one");
    run = grow("--feed", path("blog.atom")).exits(0);
    assertTrue(run.err().contains("publish.older-missing"), run.err());
  }

  @Test
  void idsStayWithTheEntriesThatAreSelectedAndWithTheirFields() throws IOException {
    atom("blog.atom", "urn:1 blog/one", "urn:2 blog/two", "urn:3 other");
    List<String> options =
        List.of("--feed", path("blog.atom"), "--include", "*/blog/*", "--select", "loc,lastmod");
    grow(options.toArray(String[]::new)).exits(0);
    atom("blog.atom", "urn:1 blog/uno", "urn:3 other");
    grow(options.toArray(String[]::new)).exits(0);
    assertEquals("blog/two blog/uno", pages());
  }

  private CommandRun publish() {
    return CommandRun.of("publish", "--config", path("sitemap.toml")).exits(0);
  }

  @Test
  void anInputMakesTheSetGrowWhileOthersAreReplaced() throws IOException {
    write(
        "sitemap.toml",
        """
        base-url = "https://example.com/"
        output = "public"
        max-shrink = "100%"
        [[input]]
        path = "pages.txt"
        [[input]]
        path = "feeds"
        grow = true
        [set.blog]
        include = ["*/blog/*"]
        [set.pages]
        exclude = ["*/blog/*"]
        """);
    write("pages.txt", BASE + "a\n" + BASE + "b\n");
    atom("feeds/x.atom", "urn:1 blog/x1", "urn:2 blog/x2");
    atom("feeds/y.atom", "urn:1 blog/y1");
    publish();
    assertEquals("a b blog/x1 blog/x2 blog/y1", pages());
    Files.delete(site.resolve("feeds/y.atom"));
    write("pages.txt", BASE + "b\n" + BASE + "c\n");
    atom("feeds/x.atom", "urn:1 blog/new", "urn:3 page");
    CommandRun run = publish();
    assertEquals("b blog/new blog/x2 blog/y1 c page", pages());
    assertTrue(run.err().contains("1 item of a feed has a new url"), run.err());
    Map<String, String> before = bytes();
    publish();
    assertEquals(before, bytes());
    CommandRun.of("verify", path("public")).exits(0);
  }
}
