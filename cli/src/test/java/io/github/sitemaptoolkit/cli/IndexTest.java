package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What becomes of an index as an input of convert. */
class IndexTest {

  private static final String NAMESPACE = "xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"";

  @TempDir Path scratch;

  private Path file(String name, String text) throws IOException {
    Path file = scratch.resolve("site").resolve(name).normalize();
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  private Path urlset(String name, String loc) throws IOException {
    return file(name, "<urlset " + NAMESPACE + "><url><loc>" + loc + "</loc></url></urlset>");
  }

  private Path index(String name, String... locs) throws IOException {
    var text = new StringBuilder("<sitemapindex " + NAMESPACE + ">");
    for (String loc : locs) {
      text.append("<sitemap><loc>").append(loc).append("</loc></sitemap>");
    }
    return file(name, text.append("</sitemapindex>").toString());
  }

  private static CommandRun convert(Object... arguments) {
    return CommandRun.of(
        Stream.concat(Stream.of("convert", "-q"), Stream.of(arguments).map(Object::toString))
            .toArray(String[]::new));
  }

  private static List<String> urls(CommandRun run) {
    return run.out().lines().toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"txt", "csv", "ndjson", "jsonfeed", "rss", "atom"})
  void pagesAreReadWhereTheTargetCannotHoldAnIndex(String format) throws IOException {
    urlset("pages.xml", "https://a.example/1");
    urlset("posts.xml", "https://a.example/2");
    Path index = index("index.xml", "https://a.example/pages.xml", "https://a.example/posts.xml");
    CommandRun run = convert(index, "--to", format, "--title", "T").exits(0);
    assertTrue(run.out().contains("https://a.example/1"), run.out());
    assertTrue(run.out().contains("https://a.example/2"), run.out());
    assertFalse(run.out().contains("pages.xml"), run.out());
    CommandRun refused = convert(index, "--to", format, "--no-expand", "--title", "T").exits(1);
    assertTrue(refused.err().contains("convert.index-to-pages"), refused.err());
    assertEquals("", refused.out());
  }

  @Test
  void indexToXmlStaysAnIndexUnlessItIsExpanded() throws IOException {
    urlset("pages.xml", "https://a.example/1");
    Path index = index("index.xml", "https://a.example/pages.xml");
    for (String option : new String[] {"--to=xml", "--no-expand"}) {
      assertTrue(convert(index, option).exits(0).out().contains("<sitemapindex"));
    }
    assertTrue(convert(index, "--expand").exits(0).out().contains("https://a.example/1"));
  }

  @Test
  void sitemapThatIsMissingCostsItsUrlsOnly() throws IOException {
    urlset("pages.xml", "https://a.example/1");
    Path index = index("index.xml", "https://a.example/gone.xml", "https://a.example/pages.xml");
    CommandRun run = convert(index, "--to", "txt").exits(1);
    assertEquals(List.of("https://a.example/1"), urls(run));
    assertTrue(run.err().contains("error: index.child-missing: there is no file"), run.err());
  }

  @Test
  void nothingOutsideOfTheDirectoryIsRead() throws IOException {
    urlset("../secret.xml", "https://a.example/secret");
    urlset("pages.xml", "https://a.example/1");
    Files.createSymbolicLink(scratch.resolve("site/link.xml"), Path.of("../secret.xml"));
    Files.createSymbolicLink(scratch.resolve("site/up"), Path.of(".."));
    Files.createSymbolicLink(scratch.resolve("site/inside.xml"), Path.of("pages.xml"));
    Path index =
        index(
            "index.xml",
            "https://a.example/../secret.xml",
            "https://a.example/%2e%2e/secret.xml",
            "https://a.example/..%2Fsecret.xml",
            "https://a.example/up/secret.xml",
            "https://a.example/link.xml",
            "../secret.xml",
            "file:///" + scratch.resolve("secret.xml"),
            "https://a.example/inside.xml");
    CommandRun run = convert(index, "--to", "txt").exits(1);
    assertEquals(List.of("https://a.example/1"), urls(run));
    assertTrue(run.err().contains("(4 more of index.child-missing;"), run.err());
  }

  @Test
  void sitemapsBelowTheDirectoryAreFoundByThePathOfTheirUrl() throws IOException {
    urlset("de/pages.xml", "https://a.example/de/1");
    urlset("en/pages.xml", "https://a.example/en/1");
    Path index =
        index("index.xml", "https://a.example/de/pages.xml", "https://b.example/m/en/pages.xml");
    assertEquals(
        List.of("https://a.example/de/1", "https://a.example/en/1"),
        urls(convert(index, "--to", "txt").exits(0)));
  }

  @Test
  void compressedSitemapsAreRead() throws IOException {
    Path pages = urlset("pages.xml", "https://a.example/1");
    var bytes = new ByteArrayOutputStream();
    try (var gzip = new GZIPOutputStream(bytes)) {
      gzip.write(Files.readAllBytes(pages));
    }
    Files.write(pages.resolveSibling("pages.xml.gz"), bytes.toByteArray());
    Path index = index("index.xml", "https://a.example/pages.xml.gz");
    assertEquals(List.of("https://a.example/1"), urls(convert(index, "--to", "txt").exits(0)));
  }

  @Test
  void sitemapsWithQueriesAreFilesNamedWithThem() throws IOException {
    urlset("map.php?page=1", "https://a.example/1");
    urlset("map.php?page=2", "https://a.example/2");
    Path index =
        index("index.xml", "https://a.example/map.php?page=1", "https://a.example/map.php?page=2");
    assertEquals(
        List.of("https://a.example/1", "https://a.example/2"),
        urls(convert(index, "--to", "txt").exits(0)));
  }

  @Test
  void oneFileIsNotReadForTwoUrls() throws IOException {
    urlset("map.php", "https://a.example/1");
    Path index =
        index("index.xml", "https://a.example/map.php?page=1", "https://a.example/map.php?page=2");
    CommandRun run = convert(index, "--to", "txt").exits(1);
    assertEquals(List.of("https://a.example/1"), urls(run));
    assertTrue(run.err().contains("a file with this name was already read for"), run.err());
  }

  @Test
  void indexInAnIndexIsMissing() throws IOException {
    urlset("pages.xml", "https://a.example/1");
    index("inner.xml", "https://a.example/pages.xml");
    Path index = index("index.xml", "https://a.example/inner.xml", "https://a.example/index.xml");
    CommandRun run = convert(index, "--to", "csv").exits(1);
    assertEquals(2, run.err().split("index.nested").length - 1, run.err());
  }

  @Test
  void setsAreReadThroughAnIndexThatRobotsNamesAndNoOther() throws IOException {
    urlset("pages.xml", "https://a.example/1");
    Path index = index("index.xml", "https://a.example/pages.xml");
    Path robots = file("robots.txt", "Sitemap: https://a.example/index.xml\n");
    Path outer = index("outer.xml", "https://a.example/index.xml");
    assertEquals(
        CommandRun.of("merge", index.toString()).exits(0).out(),
        CommandRun.of("merge", robots.toString()).exits(0).out());
    CommandRun.of("diff", index.toString(), robots.toString()).exits(0);
    CommandRun run = CommandRun.of("merge", outer.toString()).exits(1);
    assertTrue(run.err().contains("error: index.nested: it is a sitemap index"), run.err());
    assertFalse(run.err().contains("expand"), run.err());
    run = CommandRun.of("merge", "--accept-incomplete", outer.toString()).exits(1);
    assertFalse(run.out().contains("https://a.example/1"), run.out());
  }

  @Test
  void fileThatIsAlsoListedIsReadOnceForOneOutput() throws IOException {
    Path pages = urlset("pages.xml", "https://a.example/1");
    Path index = index("index.xml", "https://a.example/pages.xml");
    Path list = file("list.txt", "https://a.example/2\n");
    for (Object[] inputs :
        new Object[][] {{index.getParent()}, {pages, list, index}, {index, pages, list}}) {
      Path out = scratch.resolve("all.txt");
      Object[] call = new Object[inputs.length + 2];
      System.arraycopy(inputs, 0, call, 0, inputs.length);
      call[inputs.length] = "-o";
      call[inputs.length + 1] = out;
      convert(call).exits(0);
      assertEquals(
          List.of("https://a.example/1", "https://a.example/2"),
          Files.readAllLines(out).stream().sorted().toList());
    }
  }

  @Test
  void indexesAndPagesBecomeOneSitemapIfTheyAreExpanded() throws IOException {
    urlset("pages.xml", "https://a.example/1");
    Path index = index("index.xml", "https://a.example/pages.xml");
    Path list = file("list.txt", "https://a.example/2\n");
    Path out = scratch.resolve("all.xml");
    CommandRun refused = convert(list, index, "-o", out).exits(1);
    assertTrue(
        refused.err().contains("; with --expand, the sitemaps that an index lists are read"),
        refused.err());
    convert("--expand", list, index, "-o", out).exits(0);
    String text = Files.readString(out, StandardCharsets.UTF_8);
    assertTrue(text.contains("https://a.example/1") && text.contains("https://a.example/2"), text);
  }

  /** As a pipe of a shell's {@code <(...)}. */
  @ParameterizedTest
  @Timeout(value = 20, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  @ValueSource(
      strings = {"convert PIPE --to csv", "merge PIPE", "validate --expand PIPE", "count PIPE"})
  void indexInAPipeWithANameHasNoSitemaps(String command) throws Exception {
    urlset("pages.xml", "https://a.example/1");
    Path index = index("index.xml", "https://a.example/pages.xml");
    Path pipe = index.resolveSibling("pipe");
    assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
    byte[] bytes = Files.readAllBytes(index);
    var writer =
        new Thread(
            () -> {
              try {
                Files.write(pipe, bytes, StandardOpenOption.WRITE); // waits for the reader
              } catch (IOException e) {
                throw new UncheckedIOException(e);
              }
            });
    writer.setDaemon(true);
    writer.start();
    CommandRun run = CommandRun.of(command.replace("PIPE", pipe.toString()).split(" "));
    assertTrue((run.out() + run.err()).contains("index.no-directory"), run.err());
    run.exits(command.startsWith("count") ? 0 : 1);
  }

  @Test
  void indexInAPipeHasNoSitemaps() throws IOException {
    byte[] index = Files.readAllBytes(index("index.xml", "https://a.example/pages.xml"));
    urlset("pages.xml", "https://a.example/1");
    CommandRun run = CommandRun.of(index, "convert", "-", "--to", "csv").exits(1);
    assertTrue(run.err().startsWith("-: error: index.no-directory: "), run.err());
    assertEquals("", run.out());
    assertTrue(CommandRun.of(index, "convert", "-").exits(0).out().contains("<sitemapindex"));
  }
}
