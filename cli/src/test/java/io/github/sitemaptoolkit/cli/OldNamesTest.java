package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Options that had another name. */
class OldNamesTest {

  @TempDir Path directory;
  private String list = "";

  @BeforeEach
  void writeList() throws IOException {
    list = Files.writeString(directory.resolve("a.txt"), "https://a.example/\n").toString();
  }

  @Test
  void oldNamesAreUnderstoodAndTheNewOnesTold() {
    CommandRun run = CommandRun.of("merge", list, "--keep", "last").exits(0);
    assertTrue(
        run.err().startsWith("sitemap: --keep is called --prefer now: --prefer last\n"), run.err());
    run = CommandRun.of("diff", list, list, "--format=json").exits(0);
    assertTrue(run.err().startsWith("sitemap: --format is called --report now:"), run.err());
    run = CommandRun.of("count", list, "--max-bytes", "5").exits(1);
    assertTrue(
        run.err().startsWith("sitemap: --max-bytes is called --limit now: --limit bytes=5\n"),
        run.err());
  }

  @Test
  void whatOthersCallSoIsLeftAlone() {
    String set = directory.resolve("set").toString();
    String[] call = {
      "publish", list, "-o", set, "--base-url", "https://a.example/", "--immutable", "--keep", "3d"
    };
    CommandRun run = CommandRun.of(call).exits(0);
    assertFalse(run.err().contains("is called"), run.err());
    run = CommandRun.of("merge", "--", "--keep", "last").exits(4);
    assertFalse(run.err().contains("is called"), run.err());
  }

  @Test
  void aReportOfABatchMayBeNamedAlone() throws IOException {
    Path report = directory.resolve("report.json");
    CommandRun.of("convert", list, "-o", directory + "/a.xml", "--report", report.toString())
        .exits(0);
    assertTrue(Files.readString(report).contains("a.txt"));
    String err = CommandRun.of("convert", list, "--to", "xml", "--report", "cvs").exits(2).err();
    assertEquals("sitemap: --report cvs: use json", err.lines().findFirst().orElse(""));
  }

  @Test
  void theResultOfDiffMayBeAFile() throws IOException {
    Path other = Files.writeString(directory.resolve("b.txt"), "https://a.example/b\n");
    Path file = directory.resolve("changes.csv");
    CommandRun run = CommandRun.of("diff", list, other.toString(), "--report", "csv=" + file);
    assertEquals("", run.exits(1).out());
    assertEquals(
        "change,loc,field,before,after\r\nremoved,https://a.example/,,,\r\n"
            + "added,https://a.example/b,,,\r\n",
        Files.readString(file));
    run = CommandRun.of("diff", list, other.toString(), "--report", "text=" + other).exits(2);
    assertEquals("https://a.example/b\n", Files.readString(other), run.err());
  }

  @Test
  void validateFailsOnMissingPartsOnly() throws IOException {
    Path wrong = directory.resolve("a.xml");
    String sitemap =
        "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"><url>"
            + "<loc>https://a.example/</loc><lastmod>soon</lastmod></url></urlset>";
    Files.writeString(wrong, sitemap);
    CommandRun.of("validate", wrong.toString()).exits(1);
    CommandRun.of("validate", wrong.toString(), "--fail-on", "missing").exits(0);
    Files.writeString(wrong, sitemap.replace("</url></urlset>", ""));
    CommandRun.of("validate", wrong.toString(), "--fail-on", "missing").exits(1);
  }
}
