package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Inputs that are something else than their name says, and robots.txt. */
@Tag("slow")
class OddInputsTest {

  private static final String NAMESPACE =
      " xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n";
  private static final String PAGES =
      "<urlset" + NAMESPACE + "<url><loc>https://a.example/1</loc></url>\n</urlset>\n";

  @TempDir Path directory;
  private String robots = "";

  @BeforeEach
  void writeRobots() throws IOException {
    file(
        "index.xml",
        "<sitemapindex"
            + NAMESPACE
            + "<sitemap><loc>https://a.example/pages.xml</loc></sitemap>\n</sitemapindex>\n");
    file("pages.xml", PAGES);
    file("list.txt", "https://a.example/2\n");
    robots =
        file(
            "robots.txt",
            "User-agent: *\nDisallow:\n\nSitemap: https://a.example/index.xml\n"
                + "Sitemap: https://a.example/list.txt\nSitemap: https://a.example/pages.xml\n");
  }

  private String file(String name, String text) throws IOException {
    return Files.writeString(directory.resolve(name), text).toString();
  }

  /** No file can have the name; on Windows that is so of each pattern. */
  @ParameterizedTest
  @CsvSource({"{stem}-copy.xml, 3", "out.xml, 4"})
  void patternThatIsNoPathMatchesNothing(String output, int exitCode) {
    String out = directory.resolve(output).toString();
    CommandRun run = CommandRun.of("convert", "*.x\u0000l", directory + "/pages.xml", "-o", out);
    assertTrue(run.exits(exitCode).err().contains("no file matches"), run.err());
  }

  @ParameterizedTest
  @ValueSource(strings = {"none.txt", "none.ndjson"})
  void emptyListIsReadAsNoUrls(String name) throws IOException {
    String list = file(name, "");
    String out = directory.resolve("out.xml").toString();
    assertTrue(CommandRun.of("convert", list, "-o", out).exits(0).err().contains("0 urls"));
    assertTrue(CommandRun.of("count", list).exits(0).out().strip().startsWith("0 urls "));
    assertEquals("", CommandRun.of("convert", out, "-o", list).exits(0).out());
    CommandRun.of("convert", list, "--to", "csv").exits(0);
  }

  @Test
  void emptyDirectoryIsSaidToHoldNoFile() throws IOException {
    Path empty = Files.createDirectory(directory.resolve("empty"));
    for (String command : new String[] {"count", "validate"}) {
      CommandRun run = CommandRun.of(command, empty.toString()).exits(4);
      assertTrue(run.err().contains("is a directory; no file was found in it"), run.err());
    }
  }

  @Test
  void emptySitemapIsAnError() throws IOException {
    CommandRun run = CommandRun.of("count", file("none.xml", "")).exits(1);
    assertTrue(run.err().contains("doc.empty"), run.err());
  }

  @Test
  void indexInPlaceOfPagesIsReportedWithTheOptionThatHelps() throws IOException {
    String index = directory.resolve("index.xml").toString();
    CommandRun run = CommandRun.of("convert", index, "--to", "csv", "--no-expand").exits(1);
    assertTrue(
        run.err()
            .endsWith(
                "convert it to xml; without --no-expand, the sitemaps that it lists are read\n"),
        run.err());
    byte[] bytes = Files.readAllBytes(Path.of(index));
    String set = directory.resolve("set").toString();
    run =
        CommandRun.of(bytes, "publish", "-", "-o", set, "--base-url", "https://a.example/")
            .exits(1);
    assertTrue(run.err().endsWith("are looked for in the same directory\n"), run.err());
    assertTrue(!run.err().contains("readIndex"), run.err());
  }

  /**
   * What this Java cannot decode may be another url, so that the output is not all of the input.
   */
  @ParameterizedTest
  @CsvSource({"https://a.example/, 0", "https://a.example/\u00FC, 1"})
  void encodingThatCannotBeReadCountsWhereItMatters(String url, int exitCode) throws IOException {
    String declared = "<?xml version=\"1.0\" encoding=\"x-foo\"?>\n";
    String sitemap = file("x.xml", declared + PAGES.replace("https://a.example/1", url));
    CommandRun run = CommandRun.of("convert", sitemap, "--to", "txt").exits(exitCode);
    assertEquals(url + "\n", run.out());
    assertEquals(
        exitCode == 1, run.err().contains("urls from this line on may be wrong"), run.err());
  }

  @Test
  void messagesNameWhatAnIndexListsAsItWasGiven() throws IOException {
    file("pages.xml", PAGES.replace("</loc>", "</loc><odd/>"));
    Path here = Path.of("").toAbsolutePath();
    String index = here.relativize(directory.toAbsolutePath()).resolve("index.xml").toString();
    CommandRun run = CommandRun.of("convert", index, "--expand", "--to", "txt").exits(0);
    String pages = Path.of(index).resolveSibling("pages.xml").toString();
    assertTrue(run.err().startsWith(pages + ":"), run.err());
  }

  @Test
  void placeOfWhatIsMissingStandsOnALineOfItsOwn() throws IOException {
    Files.delete(directory.resolve("pages.xml"));
    String index = directory.resolve("index.xml").toString();
    CommandRun run = CommandRun.of("diff", index, index).exits(1);
    assertTrue(
        run.err().contains("its urls are left out\n  https://a.example/pages.xml\n"), run.err());
  }

  @Test
  void aListThatCannotBeReadIsNamed() {
    CommandRun run = CommandRun.of("convert", "--files-from", directory.toString(), "-o", "-");
    assertEquals("sitemap: " + directory + ": Is a directory\n", run.exits(4).err());
  }

  /** As those of a shell's {@code <(...)}: who names a pipe means it. */
  @Test
  @Timeout(value = 20, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void pipesThatAreNamedAreRead() throws Exception {
    String list = pipe("list", directory + "/in.xml\n");
    pipe("in.xml", PAGES);
    CommandRun run = CommandRun.of("convert", "--files-from", list, "--to", "txt", "-o", "-");
    assertEquals("https://a.example/1\n", run.exits(0).out());
  }

  private String pipe(String name, String text) throws Exception {
    Path pipe = directory.resolve(name);
    assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
    var writer =
        new Thread(
            () -> {
              try {
                Files.writeString(pipe, text, StandardOpenOption.WRITE); // waits for the reader
              } catch (IOException e) {
                throw new UncheckedIOException(e);
              }
            });
    writer.setDaemon(true);
    writer.start();
    return pipe.toString();
  }

  @Test
  void robotsGivesAnIndex() throws IOException {
    Path out = directory.resolve("out.xml");
    CommandRun run = CommandRun.of("convert", robots, "--to", "xml", "-o", out.toString()).exits(0);
    assertEquals(out + ": 3 sitemaps\n", run.err());
    String index = Files.readString(out);
    assertTrue(index.contains("<sitemapindex" + NAMESPACE), index);
    assertTrue(index.contains("<loc>https://a.example/list.txt</loc>"), index);
  }

  @Test
  void robotsIsExpandedThroughTheIndexesThatItNames() {
    CommandRun run = CommandRun.of("convert", robots, "--expand", "--to", "txt").exits(0);
    assertEquals("https://a.example/1\nhttps://a.example/2\n", run.out());
    assertTrue(run.err().contains("index.child-duplicate"), run.err());
  }

  @Test
  void indexesThatIndexesNameAreStillRefused() throws IOException {
    file(
        "outer.xml",
        "<sitemapindex"
            + NAMESPACE
            + "<sitemap><loc>https://a.example/index.xml</loc></sitemap></sitemapindex>");
    String names = "Sitemap: https://a.example/robots2.txt\nSitemap: https://a.example/outer.xml\n";
    String self = file("robots2.txt", names + "Sitemap: https://a.example/list.txt");
    CommandRun run = CommandRun.of("convert", self, "--expand", "--to", "txt").exits(1);
    assertEquals("https://a.example/2\n", run.out());
    assertEquals(2, run.err().split("index.nested").length - 1, run.err());
  }

  @Test
  void robotsHoldsNoPagesAndIsNotWritten() throws IOException {
    CommandRun run = CommandRun.of("convert", robots, "--to", "csv", "--no-expand").exits(1);
    assertTrue(run.err().contains("convert.index-to-pages"), run.err());
    String list = directory.resolve("list.txt").toString();
    run = CommandRun.of("convert", list, "-o", robots).exits(2);
    assertTrue(run.err().contains("robots can be read, but not written"), run.err());
    assertTrue(Files.readString(directory.resolve("robots.txt")).startsWith("User-agent"));
  }

  @Test
  void robotsIsCountedAndListedAmongTheFormats() {
    assertTrue(CommandRun.of("count", robots).exits(0).out().contains("3"));
    String formats = CommandRun.of("formats").exits(0).out();
    assertTrue(
        formats.lines().anyMatch(line -> line.matches("robots +yes +no +robots\\.txt +.*")),
        formats);
  }

  @ParameterizedTest
  @ValueSource(strings = {"sitemap.xml", "feed.rss", "table.csv", "robots.txt", "odd", "x.xml.gz"})
  void listIsReadWhateverItsName(String name) throws IOException {
    String list = file(name, "https://a.example/1\nhttps://a.example/2\n");
    String out = CommandRun.of("convert", list, "--to", "txt").exits(0).out();
    assertEquals("https://a.example/1\nhttps://a.example/2\n", out);
  }

  @ParameterizedTest
  @ValueSource(strings = {"sitemap.txt", "feed.atom", "table.csv", "robots.txt", "odd", "x.txt.gz"})
  void sitemapIsReadWhateverItsName(String name) throws IOException {
    String sitemap = file(name, PAGES);
    String out = CommandRun.of("convert", sitemap, "--to", "txt").exits(0).out();
    assertEquals("https://a.example/1\n", out);
  }
}
