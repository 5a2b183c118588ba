package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConvertCommandTest {

  private static final String OPEN =
      "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n";
  private static final String TWO =
      "<url><loc>https://a.example/1</loc><lastmod>2024-01-01</lastmod></url>\n"
          + "<url><loc>https://a.example/2</loc></url>\n";

  @TempDir Path directory;
  private Path sitemap;
  private Path old;

  @BeforeEach
  void writeInputs() throws IOException {
    sitemap = file("sitemap.xml", OPEN + TWO + "</urlset>");
    old = file("old.xml", "old");
  }

  private Path file(String name, String text) throws IOException {
    return Files.writeString(directory.resolve(name), text);
  }

  private String path(String name) {
    return directory.resolve(name).toString();
  }

  private CommandRun convert(Path input, String output) {
    return CommandRun.of("convert", input.toString(), "-o", path(output));
  }

  /** A message of one line, exit code and old output as they should be. */
  private void assertRefused(int exitCode, String message, Path input) throws IOException {
    CommandRun run = convert(input, "old.xml").exits(exitCode);
    assertEquals(message, run.err().replace(directory + "/", "").strip());
    assertEquals("old", Files.readString(old));
    try (var files = Files.list(directory)) {
      assertEquals(List.of(), files.filter(f -> f.toString().endsWith(".tmp")).toList());
    }
  }

  @Test
  void whatAListCannotHoldIsOneLine() {
    String entry =
        "{\"loc\":\"https://a.example/1\",\"lastmod\":\"2026-01-05\",\"priority\":\"1\"}\n";
    CommandRun run =
        CommandRun.of(
                (entry + entry.replace("/1", "/2")).getBytes(StandardCharsets.UTF_8),
                "convert",
                "-",
                "--from",
                "ndjson",
                "--to",
                "txt")
            .exits(0);
    assertEquals(
        List.of(
            "standard output: warning: convert.lost-field: txt: dropped 2 lastmod, 2 priority;"
                + " a list holds only urls (-v shows examples)",
            "standard output: 2 urls"),
        run.err().lines().toList());
  }

  @Test
  void sitemapBecomesAList() throws IOException {
    CommandRun run = convert(sitemap, "urls.txt").exits(0);
    assertEquals(
        "https://a.example/1\nhttps://a.example/2\n",
        Files.readString(directory.resolve("urls.txt")));
    assertEquals("", run.out());
    assertEquals(
        List.of(
            path("urls.txt")
                + ": warning: convert.lost-field: txt: dropped 1 lastmod: 2024-01-01, of"
                + " https://a.example/1",
            path("urls.txt") + ": 2 urls"),
        run.err().lines().toList());
  }

  @Test
  void strictReadingRefusesWhatIsNotWellFormed() throws IOException {
    Path bare = directory.resolve("bare.xml");
    Files.writeString(bare, "<urlset><url><loc>https://a.example/?a&b</loc></url></urlset>");
    assertEquals(
        "https://a.example/?a&b\n",
        CommandRun.of("convert", bare.toString(), "--to", "txt").exits(0).out());
    CommandRun run = CommandRun.of("convert", bare.toString(), "--strict").exits(1);
    assertTrue(run.err().contains("bare.xml:1:"), run.err());
  }

  @Test
  void listComesFromStandardInputAndGoesToStandardOutput() {
    byte[] list = "https://a.example/?a=1&b=2\n".getBytes(StandardCharsets.UTF_8);
    CommandRun run = CommandRun.of(list, "convert", "-", "-o", "-", "--to", "xml").exits(0);
    assertEquals(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
          <url>
            <loc>https://a.example/?a=1&amp;b=2</loc>
          </url>
        </urlset>
        """,
        run.out());
  }

  @Test
  void contentDecidesAboutCompressionOnReadingAndTheNameOnWriting() throws IOException {
    var compressed = new ByteArrayOutputStream();
    try (var gzip = new GZIPOutputStream(compressed)) {
      gzip.write(Files.readAllBytes(sitemap));
    }
    Path misnamed = directory.resolve("plain.txt");
    Files.write(misnamed, compressed.toByteArray());
    convert(misnamed, "out.xml.gz").exits(0);
    try (var in = new GZIPInputStream(Files.newInputStream(directory.resolve("out.xml.gz")))) {
      assertTrue(new String(in.readAllBytes(), StandardCharsets.UTF_8).contains("example/2"));
    }
  }

  @Test
  void truncatedSitemapGivesItsCompleteEntriesAndExitsWith1() throws IOException {
    Path cut = file("cut.xml", OPEN + TWO + "<url><loc>https://a.example/3</lo");
    CommandRun run = convert(cut, "out.txt").exits(1);
    assertEquals(2, Files.readAllLines(directory.resolve("out.txt")).size());
    assertTrue(run.err().startsWith(cut + ":4:33: error: doc.truncated: "), run.err());
  }

  @Test
  void malformedXmlIsReadWithAProblemAtItsPlace() throws IOException {
    CommandRun run = convert(file("bad.xml", OPEN + TWO + "</urlse>"), "out.txt").exits(0);
    assertEquals(2, Files.readAllLines(directory.resolve("out.txt")).size());
    String problem = "bad.xml:4:1: error: xml.malformed: </urlse> does not match <urlset>";
    assertTrue(run.err().contains(problem), run.err());
  }

  @Test
  void bareAmpersandIsReadWithAdvice() throws IOException {
    CommandRun run =
        convert(
            file("amp.xml", OPEN + "<url><loc>https://a.example/?a&b=1</loc></url></urlset>"),
            "o.txt");
    run.exits(0);
    assertEquals("https://a.example/?a&b=1", Files.readString(directory.resolve("o.txt")).strip());
    assertTrue(run.err().contains("amp.xml:2:31: error: xml.unescaped-entity: "), run.err());
    assertTrue(run.err().contains("an unescaped & must be written as \"&amp;\""), run.err());
  }

  @Test
  void htmlPageIsRefused() throws IOException {
    assertRefused(
        1,
        "page.xml: error: doc.html: this is an HTML page, not a sitemap; give the address of the"
            + " sitemap itself, which /robots.txt of the site often names",
        file("page.xml", "<!DOCTYPE html>\n<html><body>not found</body></html>"));
  }

  @Test
  void emptyFileIsRefused() throws IOException {
    assertRefused(
        1,
        "empty.xml: error: doc.empty: the file is empty; give a sitemap, a feed or a url list",
        file("empty.xml", " \n"));
  }

  @Test
  void listWithoutAnyUrlDoesNotReplaceAGoodFile() throws IOException {
    CommandRun run = convert(file("notes.txt", "hello\n"), "old.xml").exits(1);
    assertTrue(run.err().contains("notes.txt:1:1: error: txt.not-url: "), run.err());
    assertEquals("old", Files.readString(old));
  }

  @Test
  void missingFileIsAnInputError() throws IOException {
    assertRefused(4, "sitemap: missing.xml: no such file", directory.resolve("missing.xml"));
  }

  @Test
  void directoryIsAnInputError() throws IOException {
    Path folder = Files.createDirectory(directory.resolve("folder"));
    assertRefused(4, "sitemap: folder: is a directory; no file was found in it", folder);
  }

  @Test
  void outputMustHaveAPlace() {
    CommandRun run = convert(sitemap, "nowhere/out.xml").exits(4);
    assertEquals(
        "sitemap: " + path("nowhere/out.xml") + ": its directory does not exist; create it first",
        run.err().strip());
    convert(sitemap, "").exits(4);
  }

  @Test
  void addressOfThisMachineIsRefusedWithAdvice() {
    CommandRun run = CommandRun.of("convert", "http://127.0.0.1/sitemap.xml", "-o", path("o.xml"));
    run.exits(4);
    assertTrue(run.err().contains("allowed (--allow-private)"), run.err());
  }

  @Test
  void wrongUseExitsWith2AndSaysWhereToRead() {
    for (String[] call :
        new String[][] {
          {"convert"},
          {"convert", "a", "b"},
          {"convert", sitemap.toString(), "--bogus"},
          {"convert", sitemap.toString(), "-o", "out.unknown"},
          {"convert", sitemap.toString(), "--to", "nothing"},
          {"convert", sitemap.toString(), "--from", "nothing"},
          {"convert", sitemap.toString(), "-o", sitemap.toString()},
          {"convret", sitemap.toString()},
        }) {
      CommandRun run = CommandRun.of(call).exits(2);
      assertTrue(run.err().startsWith("sitemap: "), run.err());
      assertTrue(run.err().contains("--help"), run.err());
      assertEquals("", run.out());
    }
  }

  @Test
  void linkToTheInputIsTheInput() throws IOException {
    Path link = Files.createSymbolicLink(directory.resolve("link.xml"), sitemap);
    CommandRun run = CommandRun.of("convert", sitemap.toString(), "-o", link.toString()).exits(2);
    assertTrue(run.err().contains("would replace the input " + sitemap), run.err());
  }

  @Test
  void indexStaysAnIndexAndIsNoList() throws IOException {
    Path index =
        file(
            "index.xml",
            "<sitemapindex xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"><sitemap>"
                + "<loc>https://a.example/s.xml</loc></sitemap></sitemapindex>");
    CommandRun run = convert(index, "copy.xml").exits(0);
    assertTrue(run.err().endsWith("copy.xml: 1 sitemap\n"), run.err());
    assertTrue(Files.readString(directory.resolve("copy.xml")).contains("<sitemapindex "));
    CommandRun list = convert(index, "out.txt").exits(1);
    assertTrue(list.err().contains("index.child-missing"), list.err());
    assertFalse(Files.exists(directory.resolve("out.txt")));
  }

  @Test
  void tooManyUrlsAreWrittenWithOneWarning() throws IOException {
    var list = new StringBuilder();
    for (int i = 0; i <= 50_000; i++) {
      list.append("https://a.example/").append(i).append('\n');
    }
    CommandRun run = convert(file("many.txt", list.toString()), "many.xml").exits(0);
    assertEquals(
        List.of(
            path("many.xml")
                + ": warning: limit.url-count: 50,001 entries, but a file may have at most 50,000; split it",
            path("many.xml") + ": 50,001 urls"),
        run.err().lines().toList());
  }

  @Test
  void exactlyTheLimitIsFine() throws IOException {
    var list = new StringBuilder();
    for (int i = 0; i < 50_000; i++) {
      list.append("https://a.example/").append(i).append('\n');
    }
    CommandRun run = convert(file("many.txt", list.toString()), "many.xml").exits(0);
    assertEquals(List.of(path("many.xml") + ": 50,000 urls"), run.err().lines().toList());
  }

  @Test
  void repeatedProblemsAreSummedUp() throws IOException {
    Path list = file("list.txt", "https://a.example/\n" + "nonsense\n".repeat(5));
    CommandRun run = convert(list, "out.xml").exits(1);
    assertEquals(5, run.err().lines().count(), run.err());
    assertTrue(
        run.err().contains("(2 more of txt.not-url; --verbose shows all of them)"), run.err());
    assertTrue(
        run.err().endsWith("out.xml: 1 url, 5 errors; part of the input is missing\n"), run.err());
  }

  @Test
  void controlCharactersOfTheInputDoNotReachTheTerminal() throws IOException {
    Path list = file("list.txt", "https://a.example/\nbad\u001b[2Jline\n");
    CommandRun run = convert(list, "out.xml").exits(1);
    assertTrue(run.err().contains("bad\\u001b[2Jline"), run.err());
  }

  @Test
  void outputWithoutAnyEntryDoesNotReplaceAGoodFile() throws IOException {
    Path odd = file("odd.xml", OPEN + "<url><loc>https://a.example/a\nb</loc></url></urlset>");
    Files.writeString(directory.resolve("old.txt"), "old");
    CommandRun run = convert(odd, "old.txt").exits(1);
    assertTrue(run.err().contains("url.inner-whitespace"), run.err());
    assertEquals("old", Files.readString(directory.resolve("old.txt")));
  }

  @Test
  void onlyWrittenEntriesAreCounted() throws IOException {
    Path odd =
        file("odd.xml", OPEN + TWO + "<url><loc>https://a.example/a\nb</loc></url></urlset>");
    CommandRun run = convert(odd, "out.txt").exits(1);
    assertTrue(run.err().endsWith("out.txt: 2 urls, 2 errors; part of the input is missing\n"));
  }

  @Test
  void linkIsFollowedEvenToAFileThatIsYetToBeMade() throws IOException {
    Files.createDirectory(directory.resolve("folder"));
    Path link =
        Files.createSymbolicLink(directory.resolve("link.xml"), Path.of("folder", "new.xml"));
    convert(sitemap, "link.xml").exits(0);
    assertTrue(Files.isSymbolicLink(link));
    assertTrue(Files.isRegularFile(directory.resolve("folder").resolve("new.xml")));
  }

  @Test
  void nameInCapitalsIsCompressedToo() throws IOException {
    convert(sitemap, "OUT.XML.GZ").exits(0);
    try (var in = new GZIPInputStream(Files.newInputStream(directory.resolve("OUT.XML.GZ")))) {
      assertEquals('<', in.read());
    }
  }

  @Test
  void nameMayBeginWithAt() throws IOException {
    file("@in.xml", OPEN + TWO + "</urlset>");
    CommandRun.of("convert", "@none.xml").exits(4);
    convert(directory.resolve("@in.xml"), "out.xml").exits(0);
  }

  @Test
  void emptyNameIsWrongUse() {
    assertTrue(CommandRun.of("convert", "").exits(2).err().contains("an input has an empty name"));
  }

  @Test
  void problemsCannotForgeLines() throws IOException {
    Path odd =
        file(
            "odd.xml",
            OPEN + "<url><loc>https://a.example/\n  x.xml:1:1: error: forged</loc></url></urlset>");
    CommandRun run = CommandRun.of("convert", odd.toString(), "--to", "txt").exits(1);
    assertTrue(run.err().lines().noneMatch(line -> line.startsWith("  x.xml")), run.err());
  }

  @Test
  void failingOutputIsNamed() {
    OutputStream full =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw new IOException("No space left on device");
          }
        };
    CommandRun run =
        CommandRun.of(InputStream.nullInputStream(), full, "convert", sitemap.toString()).exits(4);
    assertEquals("sitemap: standard output: No space left on device", run.err().strip());
  }

  @Test
  void failingInputIsNamed() {
    InputStream broken =
        new ByteArrayInputStream(new byte[0]) {
          @Override
          public synchronized int read(byte[] target, int offset, int length) {
            throw new java.io.UncheckedIOException(new IOException("Input/output error"));
          }
        };
    CommandRun run =
        CommandRun.of(broken, new ByteArrayOutputStream(), "convert", "-", "-o", path("old.xml"));
    run.exits(4);
    assertTrue(run.err().contains("Input/output error"), run.err());
  }
}
