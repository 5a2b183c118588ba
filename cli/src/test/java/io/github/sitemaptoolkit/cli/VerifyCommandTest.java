package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.scratch.ScratchSpace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code sitemap verify} says what differs from how a set was published. */
class VerifyCommandTest {

  @TempDir Path directory;
  private String set;

  @BeforeEach
  void publish() throws IOException {
    Path urls = directory.resolve("urls.txt");
    Files.writeString(urls, "https://example.com/1\nhttps://example.com/2\n");
    set = directory.resolve("public").toString();
    CommandRun.of(
            "publish",
            urls.toString(),
            "-o",
            set,
            "--base-url",
            "https://example.com/",
            "--by",
            "sequence",
            "--max-urls",
            "1")
        .exits(0);
  }

  @AfterEach
  void forget() {
    ScratchSpace.use(null);
  }

  private String file(String name) {
    return Path.of(set).resolve(name).toString();
  }

  @Test
  void anIntactSetIsOneLine() {
    CommandRun run = CommandRun.of("verify", set).exits(0);
    assertEquals("", run.out());
    assertEquals(set + ": 2 urls in 2 sitemaps, all as published\n", run.err());
    run = CommandRun.of("verify", set, "--fast").exits(0);
    assertEquals(
        set + ": 2 urls in 2 sitemaps, all with the size they were published with\n", run.err());
    assertEquals("", CommandRun.of("verify", set, "-q").exits(0).err());
  }

  @Test
  void eachDifferenceIsALine() throws IOException {
    Files.writeString(Path.of(file("sitemap-old.xml")), "<urlset/>");
    Files.delete(Path.of(file("sitemap-1.xml")));
    CommandRun run = CommandRun.of("verify", set).exits(1);
    assertEquals(
        file("sitemap-1.xml")
            + ": error: verify.missing: is missing, or no file; publish all urls again\n"
            + file("sitemap-old.xml")
            + ": warning: verify.leftover: is not part of the set, nor of a former one that is"
            + " kept: if no other program needs it, remove it\n",
        run.out());
    assertEquals(set + ": 2 urls in 2 sitemaps; 2 differences\n", run.err());
  }

  @Test
  void programsReadJson() throws IOException {
    Files.delete(Path.of(file("sitemap-1.xml")));
    CommandRun run = CommandRun.of("verify", set, "--json").exits(1);
    assertEquals("", run.err());
    assertTrue(
        run.out()
            .endsWith(
                """
                  "fast": false,
                  "duplicates": false,
                  "urls": 2,
                  "sitemaps": 2,
                  "findings": [
                    {
                      "severity": "error",
                      "code": "verify.missing",
                      "message": "is missing, or no file; publish all urls again",
                      "source": "%s"
                    }
                  ]
                }
                """
                    .formatted(file("sitemap-1.xml"))),
        run.out());
  }

  @Test
  void programsReadWhichUrlIsListedTwice() throws IOException {
    String twice = directory.resolve("twice").toString();
    Path urls = directory.resolve("urls.csv");
    Files.writeString(
        urls,
        """
        loc,lastmod
        https://example.com/a,2026-10-01
        https://example.com/b,2026-11-01
        """);
    String base = "--base-url=https://example.com/";
    CommandRun.of("publish", urls.toString(), "-o", twice, base, "--by=month", "--max-urls=1")
        .exits(0);
    Files.writeString(urls, "loc,lastmod\nhttps://example.com/a,2026-12-01\n");
    CommandRun.of("update", twice, "--add", urls.toString(), "--added-are-new").exits(0);
    Path temp = Files.createDirectory(directory.resolve("temp"));
    CommandRun run =
        CommandRun.of("verify", twice, "--duplicates", "--json", "--temp", temp.toString());
    assertTrue(run.exits(1).out().contains("\"loc\": \"https://example.com/a\"\n"), run.out());
    assertTrue(run.out().contains("\"duplicates\": true,\n"), run.out());
    assertEquals(temp, ScratchSpace.chosen());
    assertEquals(0, temp.toFile().list().length, "nothing stays there");
  }

  @Test
  void withoutAManifestNothingCanBeVerified() {
    CommandRun run = CommandRun.of("verify", directory.resolve("none").toString()).exits(1);
    assertTrue(
        run.out().contains("publish.manifest: is missing: nothing was published"), run.out());
    assertEquals("", run.err());
  }

  @Test
  void oneSetIsVerified() {
    CommandRun.of("verify").exits(2);
    CommandRun.of("verify", set, set).exits(2);
    CommandRun.of("verify", file("sitemap.xml")).exits(4);
  }
}
