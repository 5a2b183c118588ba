package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.cli.report.ColorChoice;
import io.github.sitemaptoolkit.cli.report.Terminal;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How much is said, and in which colours. */
class VerbosityTest {

  private static final String HEAD =
      "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n";

  @TempDir Path directory;
  private Path feed;
  private Path broken;
  private Path out;

  @BeforeEach
  void writeInputs() throws IOException {
    feed =
        Files.writeString(
            directory.resolve("feed.rss"),
            """
            <rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel>
            <title>News</title><item><title>One</title><link>https://a.example/1</link>
            <guid>1</guid><author>Ada</author>
            <media:group>
            <media:content url="https://a.example/1.jpg" medium="image" width="9"/>
            <media:content url="https://a.example/2.jpg" medium="image"/>
            </media:group></item></channel></rss>
            """);
    broken =
        Files.writeString(
            directory.resolve("broken.xml"),
            HEAD + "<url><loc>https://a.example/?a&b</loc></url></urlset>");
    out = directory.resolve("out.xml");
  }

  private String said(Path input, String... options) {
    String[] call = new String[options.length + 4];
    System.arraycopy(options, 0, call, 4, options.length);
    System.arraycopy(
        new String[] {"convert", input.toString(), "-o", out.toString()}, 0, call, 0, 4);
    return CommandRun.of(call).exits(0).err().replace(directory + "/", "");
  }

  @Test
  void mediaAreNamedAndDetailsAreCounted() {
    assertEquals(
        """
        feed.rss: warning: convert.lost-field: rss: dropped 1 media:content: \
        https://a.example/2.jpg, of https://a.example/1
        out.xml: 5 kinds of data have no place in a sitemap; -v lists them
        out.xml: 1 url
        """,
        said(feed));
  }

  @Test
  void verboseListsDetails() {
    String said = said(feed, "-v");
    assertTrue(said.contains("1 guid: 1, of https://a.example/1\n"), said);
    assertTrue(said.contains("1 media:content@width: 9, of"), said);
    assertFalse(said.contains("no place"), said);
  }

  @Test
  void moreThanVerboseIsVerbose() {
    assertEquals(said(feed, "-v"), said(feed, "-vv"));
    assertEquals(said(feed, "-v"), said(feed, "-vvv"));
    String after = CommandRun.of("convert", "--", "-vv").exits(4).err();
    assertTrue(after.contains("-vv"), after);
  }

  @Test
  void quietPrintsErrorsOnly() {
    assertEquals("", said(feed, "--quiet"));
    assertEquals(
        "broken.xml:2:31: error: xml.unescaped-entity: an unescaped & must be written as \"&amp;\"; it is read as a literal &\n  url[1]\n",
        said(broken, "-q"));
    assertTrue(Files.exists(out));
  }

  @Test
  void quietBatchesAndSetsSayNothingOfSuccess() {
    String in = directory.toString();
    String to = directory.resolve("lists") + "/";
    assertEquals(
        "",
        CommandRun.of("convert", in, "-o", to, "--to", "txt", "-q")
            .exits(0)
            .err()
            .lines()
            .filter(line -> !line.contains("error") && !line.startsWith("  "))
            .reduce("", String::concat));
    String[] publish = {
      "publish",
      feed.toString(),
      "-o",
      directory.resolve("p").toString(),
      "--base-url",
      "https://a.example/",
      "-q"
    };
    CommandRun run = CommandRun.of(publish).exits(0);
    assertEquals("", run.err());
    assertEquals("Sitemap: https://a.example/sitemap.xml\n", run.out());
    assertEquals(
        "", CommandRun.of("merge", feed.toString(), "-o", out.toString(), "-q").exits(0).err());
  }

  @Test
  void quietCommandSaysWhyItFails() {
    CommandRun run =
        CommandRun.of("convert", directory.resolve("no.xml").toString(), "-q").exits(4);
    assertTrue(run.err().contains("no.xml: no such file"), run.err());
  }

  @Test
  void severitiesHaveColoursWhereTheyAreShown() {
    var terminal = new Terminal(true, false, true, true, true, 80);
    String[] call = {"convert", broken.toString(), "-o", out.toString()};
    InputStream none = InputStream.nullInputStream();
    String said = CommandRun.of(terminal, none, new ByteArrayOutputStream(), call).exits(0).err();
    assertTrue(said.contains("broken.xml:2:31: \u001b[31merror\u001b["), said);
    assertFalse(said(broken).contains("\u001b"), said);
  }

  private static final Terminal COLOURED = new Terminal(true, false, true, true, true, 80);
  private static final Terminal PIPE = new Terminal(true, false, false, false, false, 0);

  private static String said(Terminal terminal, int exitCode, String... call) {
    InputStream none = InputStream.nullInputStream();
    return CommandRun.of(terminal, none, new ByteArrayOutputStream(), call).exits(exitCode).err();
  }

  @Test
  void coloursAreAsTheOptionSays() {
    String[] call = {"convert", broken.toString(), "-o", out.toString(), "--color", "never"};
    assertFalse(said(COLOURED, 0, call).contains("\u001b"));
    call[5] = "auto";
    assertTrue(said(COLOURED, 0, call).contains("\u001b[31m"));
    assertFalse(said(PIPE, 0, call).contains("\u001b"));
    call[5] = "always";
    assertTrue(said(PIPE, 0, call).contains("\u001b[31m"));
    String[] joined = {"convert", "--color=ALWAYS", broken.toString(), "-o", out.toString()};
    assertTrue(said(PIPE, 0, joined).contains("\u001b[31m"));
  }

  @Test
  void whatIsBehindTheOptionsIsNoChoiceOfColours() {
    assertEquals(ColorChoice.AUTO, ColorChoice.of("count", "--", "--color=always"));
    assertEquals(ColorChoice.AUTO, ColorChoice.of("count", "--color"));
    assertEquals(ColorChoice.NEVER, ColorChoice.of("count", "--color", "never", "--"));
  }

  @Test
  void unknownChoiceOfColoursIsAnsweredWithThoseThereAre() {
    assertEquals(
        "sitemap: --color allways: use auto, always or never; did you mean always?\n"
            + "See: sitemap count --help\n",
        said(PIPE, 2, "count", "--color", "allways"));
    assertEquals(
        "sitemap: there is no option --no-color; use --color never\n"
            + "See: sitemap doctor --help\n",
        said(PIPE, 2, "doctor", "--no-color"));
  }
}
