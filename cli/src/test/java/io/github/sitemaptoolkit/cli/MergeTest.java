package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Several inputs become one output. */
@Tag("slow")
class MergeTest {

  private static final String NS = "xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"";

  @TempDir Path directory;
  private Path list;
  private Path sitemap;
  private Path blog;
  private Path news;
  private Path output;

  @BeforeEach
  void writeInputs() throws IOException {
    list = file("list.txt", "https://a.example/list\n");
    sitemap =
        file("s.xml", "<urlset " + NS + "><url><loc>https://a.example/s</loc></url></urlset>");
    blog = file("blog.rss", feed("Blog", "en"));
    news = file("news.rss", feed("News", "en"));
    output = file("all.xml", "old");
  }

  private Path file(String name, String text) throws IOException {
    return Files.writeString(directory.resolve(name), text);
  }

  private static String feed(String title, String language) {
    return "<rss version=\"2.0\"><channel><title>"
        + title
        + "</title><link>https://a.example/</link><language>"
        + language
        + "</language><item><link>https://a.example/"
        + title
        + "</link></item></channel></rss>";
  }

  private CommandRun merge(String to, Path... inputs) {
    List<String> arguments = new ArrayList<>(List.of("convert"));
    for (Path input : inputs) {
      arguments.add(input.toString());
    }
    arguments.addAll(List.of("-o", to));
    return CommandRun.of(arguments.toArray(String[]::new));
  }

  private List<String> urls() throws IOException {
    return Files.readString(output)
        .lines()
        .filter(line -> line.contains("<loc>"))
        .map(line -> line.strip().replaceAll("</?loc>|https://a.example/", ""))
        .toList();
  }

  @Test
  void theFormatCanBeSaid() throws IOException {
    Path list = Files.writeString(directory.resolve("said"), "https://a.example/1\n");
    CommandRun run = CommandRun.of("merge", list.toString(), "--to", "csv").exits(0);
    assertEquals("loc,lastmod,changefreq,priority\nhttps://a.example/1,,,\n", run.out());
    Path out = directory.resolve("all.dat");
    CommandRun.of("merge", list.toString(), "-o", out.toString(), "--to", "TXT").exits(0);
    assertEquals("https://a.example/1\n", Files.readString(out));
    String unknown = CommandRun.of("merge", list.toString(), "--to", "cvs").exits(2).err();
    assertTrue(unknown.contains("did you mean csv?"), unknown);
    String read = CommandRun.of("merge", list.toString(), "--to", "robots").exits(2).err();
    assertTrue(read.contains("robots can be read, but not written"), read);
    String none = CommandRun.of("merge", list.toString(), "-o", out.toString()).exits(2).err();
    assertTrue(none.contains("use --to"), none);
  }

  @Test
  void entriesComeInTheOrderOfTheInputs() throws IOException {
    CommandRun run = merge(output.toString(), list, sitemap, list).exits(0);
    assertEquals(List.of("list", "s", "list"), urls());
    assertEquals(output + ": 3 urls\n", run.err());
  }

  @Test
  void folderAndPatternAreMergedToo() throws IOException {
    Files.delete(news);
    Files.delete(blog);
    for (String input : new String[] {"", "/*.*"}) {
      String[] call = {"convert", directory + input, "-o", output.toString()};
      assertEquals(output + ": 2 urls\n", CommandRun.of(call).exits(0).err());
      assertEquals(List.of("list", "s"), urls());
    }
  }

  @Test
  void standardOutputMustBeNamedForSeveralInputs() {
    byte[] stdin = "https://a.example/stdin\n".getBytes(StandardCharsets.UTF_8);
    String[] call = {"convert", list.toString(), "-", "-o", "-", "--to", "txt"};
    CommandRun run = CommandRun.of(stdin, call).exits(0);
    assertEquals("https://a.example/list\nhttps://a.example/stdin\n", run.out());
  }

  @Test
  void whatTheOthersSayOfTheWholeIsALoss() {
    String err = merge(output.toString(), blog, news, Path.of("-v")).exits(0).err();
    err = err.replace(directory + "/", "");
    assertTrue(
        err.contains(
            """
            news.rss: warning: convert.lost-field: xml: dropped 1 title of the feed: News
            """),
        err);
    assertTrue(
        err.contains(
            """
            all.xml: warning: convert.lost-field: xml: dropped
                  1 title of the feed: Blog
                  1 language of the feed: en
                  1 link of the feed: https://a.example/
            """),
        err);
  }

  @Test
  void firstThatSaysSomethingOfTheWholeIsHeard() {
    String err = merge(output.toString(), list, blog, Path.of("-v")).exits(0).err();
    assertTrue(err.contains("all.xml: warning: convert.lost-field: xml: dropped"), err);
    assertTrue(err.contains("1 title of the feed: Blog"), err);
  }

  @Test
  void inputThatFailsLeavesTheOutputAsItIs() throws IOException {
    Path html = file("page.xml", "<html/>");
    assertTrue(merge(output.toString(), list, html, sitemap).exits(1).err().contains("doc.html"));
    assertEquals("old", Files.readString(output));
    Path none = directory.resolve("none.xml");
    assertTrue(merge(output.toString(), list, none).exits(4).err().contains("no such file"));
    assertEquals("old", Files.readString(output));
  }

  @Test
  void inputThatIsCutDoesNotCostTheOthers() throws IOException {
    Path cut =
        file("cut.xml", "<urlset " + NS + "><url><loc>https://a.example/cut</loc></url><url><lo");
    CommandRun run = merge(output.toString(), cut, list).exits(1);
    assertEquals(List.of("cut", "list"), urls());
    assertTrue(run.err().contains("cut.xml:1:"), run.err());
    assertTrue(run.err().endsWith("; part of the input is missing\n"), run.err());
  }

  @Test
  void indexesBecomeOneIndexAndNeverPages() throws IOException {
    String one = "<sitemap><loc>https://a.example/1.xml</loc></sitemap>";
    Path index = file("index.xml", "<sitemapindex " + NS + ">" + one + "</sitemapindex>");
    CommandRun run = merge(output.toString(), index, index).exits(0);
    assertEquals(output + ": 2 sitemaps\n", run.err());
    assertTrue(merge(output.toString(), index, sitemap).exits(1).err().contains("doc.mixed-root"));
    assertTrue(merge(output.toString(), sitemap, index).exits(1).err().contains("doc.mixed-root"));
  }

  @Test
  void outputInTheFolderIsNoInput() throws IOException {
    Path folder = Files.createDirectory(directory.resolve("folder"));
    Files.copy(list, folder.resolve("list.txt"));
    output = folder.resolve("all.xml");
    for (int run = 0; run < 2; run++) {
      String[] call = {"convert", folder.toString(), "-o", output.toString()};
      assertEquals(output + ": 1 url\n", CommandRun.of(call).exits(0).err());
    }
    CommandRun run = merge(list.toString(), list, sitemap).exits(2);
    assertTrue(run.err().contains("would replace the input"), run.err());
  }

  @Test
  void severalInputsNeedAnOutput() {
    CommandRun run = CommandRun.of("convert", list.toString(), sitemap.toString()).exits(2);
    assertTrue(run.err().contains("several inputs need -o: "), run.err());
    CommandRun folder = merge(directory.toString(), list).exits(4);
    assertTrue(
        folder.err().contains("or end the name in / to write into the directory"), folder.err());
    assertFalse(Files.exists(directory.resolve("list.xml")));
  }

  @Test
  void severalInputsToAnExistingFolderGetAFileEach() throws IOException {
    Path folder = Files.createDirectory(directory.resolve("folder"));
    merge(folder.toString(), list, sitemap).exits(0);
    assertTrue(Files.exists(folder.resolve("list.xml")));
    assertTrue(Files.exists(folder.resolve("s.xml")));
  }

  @Test
  void aFileIsNotWrittenIfAnInputCannotBeUsed() throws IOException {
    Path table = file("table.csv", "name,price\nTent,1\n");
    CommandRun run = merge(output.toString(), sitemap, table).exits(1);
    assertEquals("old", Files.readString(output));
    assertTrue(
        run.err()
            .startsWith(
                output + " was not written, because one of its inputs cannot be used:\n" + table),
        run.err());
  }

  @Test
  void commandMergeDoesNotReplaceAnInput() throws IOException {
    String before = Files.readString(sitemap);
    String same = directory + "/./s.xml";
    CommandRun run = CommandRun.of("merge", sitemap.toString(), list.toString(), "-o", same);
    assertEquals(
        "sitemap: -o "
            + same
            + " would replace the input "
            + sitemap
            + "; write to another file or directory\n",
        firstLine(run));
    assertEquals(2, run.exitCode());
    assertEquals(before, Files.readString(sitemap));
  }

  private static String firstLine(CommandRun run) {
    return run.err().lines().findFirst().orElse("") + "\n";
  }
}
