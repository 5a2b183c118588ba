package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** What happens to names beyond ASCII where Java is started without a locale that knows them. */
@Tag("slow")
@EnabledOnOs(OS.LINUX)
class LocaleTest {

  private static final String PAGES =
      "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">"
          + "<url><loc>https://a.example/%s</loc></url></urlset>";
  private static final String WHAT_TO_SET =
      "the name does not fit the locale's encoding, US-ASCII; set LC_ALL=C.UTF-8";

  @TempDir Path directory;
  private Path in;

  @BeforeEach
  void writeFiles() throws IOException {
    in = Files.createDirectory(directory.resolve("in"));
    Files.writeString(in.resolve("a.xml"), PAGES.formatted("a"));
    Files.writeString(bytes("%C3%BC.xml"), PAGES.formatted("u"));
  }

  /** Returns the path of a name in bytes, whatever the locale of the tests is. */
  private Path bytes(String name) {
    return Path.of(URI.create(in.toUri() + name));
  }

  private CommandRun run(String... arguments) throws Exception {
    ProcessBuilder builder = CommandProcess.of(directory, List.of(arguments));
    builder.environment().put("LC_ALL", "C");
    builder.redirectOutput(directory.resolve("stdout").toFile());
    Process process = builder.start();
    var err = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    int exitCode = process.waitFor();
    String out = Files.readString(directory.resolve("stdout"));
    return new CommandRun(exitCode, out, err, List.of(arguments));
  }

  @Test
  void fileOfAFolderIsRefusedByItsReadableNameAndTheOthersAreDone() throws Exception {
    Path folder = Files.createDirectory(bytes("%C3%B6"));
    Files.writeString(folder.resolve("x.xml"), PAGES.formatted("x"));
    CommandRun run =
        run("convert", "-r", "in", "-o", "out/", "--to", "txt", "--report", "json=report.json");
    assertTrue(run.exits(3).err().contains("in/\u00fc.xml: " + WHAT_TO_SET), run.err());
    assertTrue(run.err().contains("in/\u00f6/: " + WHAT_TO_SET), run.err());
    assertEquals("https://a.example/a\n", Files.readString(directory.resolve("out/a.txt")));
    String report = Files.readString(directory.resolve("report.json"));
    assertTrue(report.contains("in/\u00fc.xml\""), report);
    assertFalse(report.contains("\uFFFD"), report);
  }

  @Test
  void linesOfListsAreRefusedOneByOne() throws Exception {
    Files.writeString(directory.resolve("list"), "in/\u00fc.xml\nin/a.xml\n");
    CommandRun run = run("convert", "--files-from", "list", "-o", "out/", "--to", "txt").exits(3);
    assertEquals("sitemap: in/\u00fc.xml: " + WHAT_TO_SET, run.err().lines().findFirst().get());
    assertTrue(Files.exists(directory.resolve("out/in/a.txt")));
  }

  @Test
  void indexListsNoFileWhoseNameIsNotKnown() throws Exception {
    CommandRun run = run("index", "in", "--base-url", "https://a.example/").exits(1);
    assertTrue(run.err().contains("in/\u00fc.xml: error: io.file-name: "), run.err());
    String index = Files.readString(in.resolve("sitemap-index.xml"));
    assertEquals(2, index.split("<loc>").length, index);
    assertTrue(index.contains("<loc>https://a.example/a.xml</loc>"), index);
  }

  @Test
  void sitemapOfAnIndexThatCannotBeLookedForSaysWhy() throws Exception {
    Files.writeString(
        in.resolve("index.txt"),
        "<sitemapindex xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">"
            + "<sitemap><loc>https://a.example/%C3%BC.xml</loc></sitemap>"
            + "<sitemap><loc>https://a.example/a.xml</loc></sitemap></sitemapindex>");
    CommandRun run = run("convert", "in/index.txt", "--expand", "--to", "txt").exits(1);
    assertEquals("https://a.example/a\n", run.out());
    assertTrue(run.err().contains(WHAT_TO_SET), run.err());
  }

  @Test
  void workingDirectoryWithoutANameSaysWhatToSet() throws Exception {
    Path folder = Files.createDirectory(bytes("%C3%B6"));
    Files.copy(in.resolve("a.xml"), folder.resolve("a.xml"));
    ProcessBuilder builder = CommandProcess.of(directory, List.of("count", "a.xml"));
    builder.environment().put("LC_ALL", "C");
    builder.command().add(0, "cd in/* && exec \"$@\"");
    builder.command().addAll(0, List.of("/bin/sh", "-c"));
    builder.command().add(3, "sh");
    Files.delete(in.resolve("a.xml"));
    Files.delete(bytes("%C3%BC.xml"));
    Process process = builder.redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(4, process.waitFor(), said);
    assertTrue(said.contains("a.xml: the name of the working directory does not fit"), said);
  }

  /** Output is in UTF-8 whatever the locale: it is a document. */
  @Test
  void dataAreInUtf8() throws Exception {
    Files.writeString(in.resolve("a.txt"), "https://a.example/\u00fc\n");
    assertEquals(
        "https://a.example/\u00fc\n", run("convert", "in/a.txt", "--to", "txt").exits(0).out());
  }
}
