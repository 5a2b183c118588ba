package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CountCommandTest {

  private static final String NAMESPACE = "xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"";

  @TempDir Path directory;
  private Path list;
  private Path sitemap;
  private Path index;

  @BeforeEach
  void writeInputs() throws IOException {
    list = file("list.txt", "https://a.example/1\nhttps://a.example/2\n");
    sitemap =
        file(
            "sitemap.xml",
            "<urlset "
                + NAMESPACE
                + " xmlns:x=\"urn:x\" xmlns:i=\"http://www.google.com/schemas/sitemap-image/1.1\">"
                + "<url><loc>https://a.example/</loc><x:note/><i:image/><i:image/></url></urlset>");
    index =
        file(
            "index.xml",
            "<sitemapindex "
                + NAMESPACE
                + "><sitemap><loc>https://a.example/s.xml</loc></sitemap></sitemapindex>");
  }

  private Path file(String name, String text) throws IOException {
    Path file = directory.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  private CommandRun count(Object... arguments) {
    List<String> all = new ArrayList<>(List.of("count"));
    for (Object argument : arguments) {
      all.add(argument.toString());
    }
    return CommandRun.of(all.toArray(String[]::new));
  }

  private String out(CommandRun run) {
    return run.out().replace(directory + "/", "");
  }

  @Test
  void urlsOfAFileAreCounted() {
    CommandRun run = count(list).exits(0);
    assertEquals("        2 urls           list.txt\n", out(run));
    assertEquals("", run.err());
  }

  @Test
  void relativeUrlsAreResolvedAndAFormatCanBeNamed() throws IOException {
    Path table = file("pages.csv", "url,lastmod\n/a,2026-11-20\n/b,2026-11-20\n");
    assertTrue(count(table).err().contains("relative"));
    CommandRun run = count(table, "--base", "https://a.example/").exits(0);
    assertEquals("        2 urls           pages.csv\n", out(run));
    Path lines = file("lines", "https://a.example/1,2026-11-20\nhttps://a.example/2,2026-11-20\n");
    assertEquals("        2 urls           lines\n", out(count(lines, "--from", "csv").exits(0)));
  }

  @Test
  void severalFilesHaveATotalInWhichSitemapsAreNoUrls() {
    assertEquals(
        """
                2 urls           list.txt
                1 url            sitemap.xml
                1 sitemap        index.xml
                3 urls           total
                1 sitemap        total
        """,
        out(count("--no-expand", list, sitemap, index).exits(0)));
  }

  @Test
  void indexHasTheUrlsOfItsSitemaps() throws IOException {
    file("s.xml", Files.readString(sitemap));
    CommandRun run = count("--by-extension", index).exits(0);
    assertEquals(
        """
                1 url            index.xml
                1 sitemap        index.xml
                2 image:image    index.xml
                1 x:note         index.xml
        """,
        out(run));
    assertEquals("", run.err());
  }

  @Test
  void sitemapThatIsMissingIsMissingFromTheCount() {
    CommandRun run = count(index, list).exits(1);
    assertTrue(run.out().startsWith("        0 urls           " + index), run.out());
    assertTrue(run.err().contains("error: index.child-missing: there is no file"), run.err());
  }

  @Test
  void eachFileCountsOnceInTheTotal() throws IOException {
    file("s.xml", Files.readString(sitemap));
    Path again = file("again.xml", Files.readString(index));
    String total = "        1 url            total\n        2 sitemaps       total\n";
    for (Object[] order :
        new Object[][] {
          {again, index, directory.resolve("s.xml")}, {directory.resolve("s.xml"), index, again}
        }) {
      String out = out(count(order).exits(0));
      assertTrue(out.endsWith(total), out);
      assertEquals(7, out.lines().count(), out);
    }
  }

  @Test
  void filesOfADirectoryOrAPatternAreCounted() throws IOException {
    file("s.xml", Files.readString(sitemap));
    file("sub/more.txt", "https://a.example/3\n");
    file("notes.bin", "\0");
    Files.delete(sitemap);
    CommandRun run = count(directory).exits(0);
    assertEquals(
        """
                1 url            index.xml
                1 sitemap        index.xml
                2 urls           list.txt
                1 url            s.xml
                3 urls           total
                1 sitemap        total
        """,
        out(run));
    assertTrue(run.err().startsWith("1 file left out: "), run.err());
    assertTrue(out(count("-r", directory).exits(0)).contains("        4 urls           total\n"));
    String list = out(count(directory + "/**/*.txt").exits(0));
    assertTrue(list.endsWith("        3 urls           total\n"), list);
  }

  @Test
  void indexFromAPipeIsCountedWithoutItsUrls() throws IOException {
    CommandRun run = CommandRun.of(Files.readAllBytes(index), "count", "-").exits(0);
    assertEquals("        1 sitemap        -\n", run.out());
    assertTrue(run.err().startsWith("-: warning: index.no-directory: the urls in "), run.err());
    run = CommandRun.of(Files.readAllBytes(index), "count", "--no-expand", "-").exits(0);
    assertEquals("", run.err());
  }

  @Test
  void elementsAreCountedByKindOnRequest() {
    assertEquals(
        """
                1 url            sitemap.xml
                2 image:image    sitemap.xml
                1 x:note         sitemap.xml
                2 urls           list.txt
                3 urls           total
                2 image:image    total
                1 x:note         total
        """,
        out(count("--by-extension", sitemap, list).exits(0)));
  }

  @Test
  void kindsOfForeignElementsAreBounded() throws IOException {
    var text = new StringBuilder("<urlset " + NAMESPACE + "><url><loc>https://a.example/</loc>");
    IntStream.range(0, 150).forEach(i -> text.append("<e").append(i).append(" xmlns='urn:x'/>"));
    Path many = file("many.xml", text + "</url></urlset>");
    String out = out(count("--by-extension", many).exits(0));
    assertEquals(102, out.lines().count());
    assertTrue(out.endsWith("       50 other elements many.xml\n"), out);
  }

  @Test
  void standardInputIsCounted() {
    byte[] lines = "{\"loc\":\"https://a.example/\"}\n".getBytes(StandardCharsets.UTF_8);
    assertEquals("        1 url            -\n", CommandRun.of(lines, "count", "-").exits(0).out());
  }

  @Test
  void documentWithoutUrlsHasNone() throws IOException {
    Path empty = file("empty.xml", "<urlset " + NAMESPACE + "/>");
    assertEquals("        0 urls           empty.xml\n", out(count(empty).exits(0)));
  }

  @Test
  void countingReportsNoLosses() throws IOException {
    Path feed =
        file(
            "feed.rss",
            "<rss version=\"2.0\"><channel><title>T</title><item><title>I</title>"
                + "<link>https://a.example/</link></item></channel></rss>");
    assertEquals("", count(feed).exits(0).err());
  }

  @Test
  void missingPartOfAnInputGivesAMessageAndAnExitCode() throws IOException {
    Path bad = file("bad.txt", "https://a.example/\nno url\n");
    CommandRun run = count(bad, list).exits(1);
    assertTrue(run.err().contains("bad.txt:2:1: error: txt.not-url"), run.err());
    assertEquals("        3 urls           total", out(run).lines().toList().get(2));
  }

  @Test
  void inputThatIsCutIsCountedUpToTheCut() throws IOException {
    String text = Files.readString(sitemap);
    Path cut = file("cut.xml", text.replace("</urlset>", "<url><loc>https://a.exam"));
    CommandRun run = count(cut).exits(1);
    assertEquals("        1 url            cut.xml\n", out(run));
    assertTrue(run.err().contains("doc.truncated"), run.err());
  }

  @Test
  void inputThatIsNoSitemapHasNoCount() throws IOException {
    Path hostile = file("bad.xml", "<html><body>404</body></html>");
    CommandRun run = count(hostile).exits(1);
    assertEquals("", run.out());
    assertTrue(run.err().contains("doc.html"), run.err());
  }

  @Test
  void someInputsThatFailLeaveTheOthersCounted() {
    CommandRun run = count(directory.resolve("none.xml"), list).exits(3);
    assertEquals(
        """
                2 urls           list.txt
                2 urls           total
        """,
        out(run));
    assertTrue(run.err().contains("none.xml: no such file"), run.err());
  }

  @Test
  void inputsThatAllFailAreAFailure() throws IOException {
    Path html = file("page.html", "<!doctype html><p>");
    count(directory.resolve("none.xml")).exits(4);
    count(html).exits(1);
    count(html, directory.resolve("none.xml")).exits(4);
    count(directory.resolve("none.xml"), html).exits(4);
  }

  @Test
  void nothingToCountIsWrongUse() {
    count().exits(2);
  }
}
