package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A broken input does not replace what stands. */
@Tag("slow")
class BrokenInputTest {

  private static final String BASE = "https://example.com/";
  private static final String ADVICE =
      ": repair the input, or use what can be read of it with --accept-incomplete";

  @TempDir Path directory;

  private Path good;

  @BeforeEach
  void writeInput() throws IOException {
    good = write("good.xml", urlset(BASE + "1", BASE + "2", BASE + "3"));
  }

  private static String urlset(String... locs) {
    var text =
        new StringBuilder("<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n");
    for (String loc : locs) {
      text.append("<url><loc>").append(loc).append("</loc></url>\n");
    }
    return text + "</urlset>\n";
  }

  private Path write(String name, String text) throws IOException {
    return Files.writeString(directory.resolve(name), text);
  }

  /** Writes an input that is broken in one of these ways; one url of it can be read. */
  private Path broken(String how) throws IOException {
    String whole = Files.readString(good);
    return switch (how) {
      case "cut" -> write("broken.xml", whole.substring(0, whole.indexOf("2</loc>")));
      case "no loc" ->
          write("broken.xml", urlset(BASE + "1").replace("</urlset>", "<url></url></urlset>"));
      case "cut gzip" -> {
        var bytes = new ByteArrayOutputStream();
        try (var gzip = new GZIPOutputStream(bytes)) {
          gzip.write(urlset(BASE + "1").getBytes(StandardCharsets.UTF_8));
        }
        byte[] cut = Arrays.copyOf(bytes.toByteArray(), bytes.size() - 9);
        yield Files.write(directory.resolve("broken.xml.gz"), cut);
      }
      case "template child" ->
          write(
              "broken.xml",
              urlset(BASE + "good.xml", BASE + "{{ x }}")
                  .replace("urlset", "sitemapindex")
                  .replace("url>", "sitemap>"));
      case "child" ->
          write(
              "broken.xml",
              urlset(BASE + "good.xml", BASE + "gone.xml")
                  .replace("urlset", "sitemapindex")
                  .replace("url>", "sitemap>"));
      default -> throw new IllegalArgumentException(how);
    };
  }

  private List<String> arguments(String command, Path input) {
    return switch (command) {
      case "publish" ->
          List.of(command, input.toString(), "-o", path("public"), "--base-url", BASE);
      case "update" -> List.of(command, path("public"), "--add", input.toString());
      case "split" -> List.of(command, input.toString(), "-o", path("public"));
      case "merge" -> List.of(command, input.toString(), "-o", path("public/sitemap.xml"));
      default -> throw new IllegalArgumentException(command);
    };
  }

  private String path(String name) {
    return directory.resolve(name).toString();
  }

  private CommandRun run(List<String> arguments, String... more) {
    List<String> all = new ArrayList<>(arguments);
    all.addAll(List.of(more));
    return CommandRun.of(all.toArray(String[]::new));
  }

  private List<String> files() throws IOException {
    try (Stream<Path> files = Files.walk(directory.resolve("public"))) {
      List<String> found = new ArrayList<>();
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        found.add(file.getFileName() + ": " + Files.readString(file));
      }
      return found;
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"cut", "no loc", "template child", "cut gzip", "child"})
  void brokenInputsAreRefusedByAllThatMakeSets(String how) throws IOException {
    run(arguments("publish", good)).exits(0);
    List<String> before = files();
    Path broken = broken(how);
    for (String command : List.of("publish", "update", "split", "merge")) {
      CommandRun run = run(arguments(command, broken)).exits(1);
      assertTrue(run.err().contains("nothing was written" + ADVICE), run.err());
      assertEquals(before, files());
    }
    CommandRun diff = CommandRun.of("diff", broken.toString(), broken.toString()).exits(1);
    assertFalse(diff.err().contains("--accept-incomplete"), diff.err());
  }

  @ParameterizedTest
  @ValueSource(strings = {"cut", "no loc", "template child", "cut gzip", "child"})
  void brokenInputsAreTakenOnRequest(String how) throws IOException {
    Path broken = broken(how);
    for (String command : List.of("publish", "update", "split", "merge")) {
      CommandRun run = run(arguments(command, broken), "--accept-incomplete").exits(1);
      assertTrue(run.err().contains("broken."), run.err());
      assertTrue(files().toString().contains("<loc>" + BASE + "1</loc>"), files().toString());
      run(arguments(command, broken), "--accept-incomplete", "--fail-on", "never").exits(0);
    }
  }

  @Test
  void anIndexOfACutSitemapIsRefused() throws IOException {
    Files.createDirectory(directory.resolve("public"));
    write("public/a.xml", Files.readString(good));
    write("public/b.xml", Files.readString(broken("cut")));
    var index = List.of("index", path("public"), "--base-url", BASE);
    CommandRun run = run(index).exits(1);
    assertTrue(run.err().contains("nothing was written" + ADVICE), run.err());
    assertEquals(2, files().size());
    run = run(index, "--accept-incomplete").exits(1);
    assertTrue(run.err().endsWith("sitemap-index.xml: 2 sitemaps\n"), run.err());
  }

  @Test
  void urlsWithErrorsAreLeftOutOfSitemapsAndKeptInTables() throws IOException {
    Path odd = write("odd.xml", urlset("mailto:a@example.com", BASE + "a b", BASE + "1"));
    for (String command : List.of("publish", "update", "split", "merge")) {
      CommandRun run = run(arguments(command, odd)).exits(1);
      assertTrue(
          run.err().contains("odd.xml:2:1: error: url.uncrawlable: 2 urls are left out"),
          run.err());
      assertFalse(files().toString().contains("mailto"), files().toString());
    }
    for (String command : List.of("merge", "convert")) {
      run(List.of(command, odd.toString(), "-o", path("kept.csv"))).exits(0);
      assertEquals(
          "loc,lastmod,changefreq,priority\nmailto:a@example.com,,,\n" + BASE + "a b,,,\n",
          Files.readString(directory.resolve("kept.csv"))
              .replace(BASE + "1,,,\n", "")
              .replaceFirst("(.*\n)(https.*b,,,\n)(mailto.*\n)", "$1$3$2"));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "urls.txt, '%1$s\n%2$s\n'",
    "urls.csv, 'loc\n%1$s\n%2$s\n'",
    "urls.ndjson, '{\"loc\":\"%1$s\"}\n{\"loc\":\"%2$s\"}\n'",
    "urls.json, '[{\"url\":\"%1$s\"},{\"url\":\"%2$s\"}]'",
    "urls.xml, '<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"><url><loc>%1$s</loc>"
        + "</url><url><loc>%2$s</loc></url></urlset>'",
    "urls.rss, '<rss version=\"2.0\"><channel><title>t</title><item><link>%1$s</link></item>"
        + "<item><title>t</title><link>%2$s</link></item></channel></rss>'",
    "feed.json, '{\"version\":\"https://jsonfeed.org/version/1.1\",\"items\":[{\"url\":\"%1$s\"},"
        + "{\"url\":\"%2$s\"}]}'"
  })
  void anEntryWithoutAUsableUrlDoesNotStopTheOthers(String name, String text) throws IOException {
    for (String wrong : List.of("word", "/a", "mailto:a@b.example", BASE + "{{ x }}")) {
      Path input = write(name, text.replace("\\n", "\n").formatted(BASE + "1", wrong));
      for (String command : List.of("publish", "split", "merge", "update")) {
        run(arguments(command, input), "-q").exits(1);
        assertTrue(files().toString().contains("<loc>" + BASE + "1</loc>"), files().toString());
        assertFalse(files().toString().contains(wrong), files().toString());
      }
      String out = path("public/converted.xml");
      run(List.of("convert", input.toString(), "-q", "-o", out)).exits(1);
      assertFalse(files().toString().contains(wrong), files().toString());
    }
  }

  @Test
  void howToLeaveOutUrlsOfOthersIsSaidFirst() throws IOException {
    String urls = urlset(BASE + "1", BASE + "2", BASE + "3", "https://b.example/1");
    var publish =
        List.of(
            "publish", write("one.xml", urls).toString(), "-o", path("public"), "--base-url", BASE);
    String err = run(publish).exits(1).err();
    assertTrue(
        err.endsWith(
            "; check --base-url, or leave them out with --include '"
                + BASE
                + "*', or, if the robots.txt of their site names this sitemap, allow them with"
                + " --max-outside 25%\n"),
        err);
    run(publish, "--include", BASE + "*").exits(0);
    assertEquals(3, files().toString().split("<loc>", -1).length - 1);
  }

  @Test
  void aWrongBaseUrlPublishesNothing() throws IOException {
    Path one = write("one.xml", urlset(BASE + "1"));
    var publish = List.of("publish", one.toString(), "-o", path("public"), "--base-url");
    List<String> other = Stream.concat(publish.stream(), Stream.of("https://b.example/")).toList();
    CommandRun run = run(other).exits(1);
    assertEquals(
        path("public")
            + ": error: publish.outside: 1 of 1 url has another scheme or host than the base url"
            + " https://b.example/ (100 %), such as \"https://example.com/1\"; at most 10 % may, so"
            + " nothing was written; check --base-url, or allow it with --max-outside 100%\n",
        run.err());
    assertFalse(Files.exists(directory.resolve("public")));
    run(other, "--allow-outside").exits(0);
    run(other, "--max-outside", "100%").exits(0);
  }

  @Test
  void duplicatesNameFileAndLineOfBoth() throws IOException {
    Path list = write("list.txt", "\n" + BASE + "2\n");
    CommandRun run =
        CommandRun.of("merge", good.toString(), list.toString(), "-o", path("all.xml")).exits(0);
    assertEquals(
        list
            + ":2: warning: loc.duplicate: the url is also listed in "
            + good
            + ":3; that entry is kept\n  "
            + BASE
            + "2\n"
            + path("all.xml")
            + ": 3 urls\n",
        run.err());
  }
}
