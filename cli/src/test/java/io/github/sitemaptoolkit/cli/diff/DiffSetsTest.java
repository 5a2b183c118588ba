package io.github.sitemaptoolkit.cli.diff;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.cli.CommandRun;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code sitemap diff} of directories and of sets of which a part is missing. */
class DiffSetsTest {

  private static final String NAMESPACE = "xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'";
  private static final String PERHAPS =
      "    perhaps not removed: part of the newer version could not be read\n";

  @TempDir Path directory;
  private String old = "";
  private String now = "";

  @BeforeEach
  void writeSets() throws IOException {
    old = directory.resolve("old").toString();
    now = directory.resolve("now").toString();
    for (String set : new String[] {"old/", "now/"}) {
      write(
          set + "sitemap.xml",
          "<sitemapindex "
              + NAMESPACE
              + "><sitemap><loc>https://a.example/a.xml</loc></sitemap>"
              + "<sitemap><loc>https://a.example/b.xml</loc></sitemap></sitemapindex>");
      write(set + "a.xml", sitemap("/a/1", "/a/2", "/a/3"));
      write(set + "b.xml", sitemap("/b/1"));
    }
  }

  private static String sitemap(String... paths) {
    var text = new StringBuilder("<urlset " + NAMESPACE + ">\n");
    for (String path : paths) {
      text.append("<url><loc>https://a.example").append(path).append("</loc></url>\n");
    }
    return text.append("</urlset>").toString();
  }

  private String write(String name, String text) throws IOException {
    Path file = directory.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text).toString();
  }

  @Test
  void directoriesAreComparedAsSets() throws IOException {
    CommandRun.of("diff", old, now).exits(0);
    write("now/a.xml", sitemap("/a/1", "/a/3", "/a/4"));
    CommandRun run = CommandRun.of("diff", old, now).exits(1);
    assertEquals("- https://a.example/a/2\n+ https://a.example/a/4\n", run.out());
    assertEquals("1 added, 1 removed, 0 changed\n", run.err());
    String list = write("list.txt", "https://a.example/a/1\nhttps://a.example/b/1\n");
    run = CommandRun.of("diff", list, now + "/[ab].xml").exits(1);
    assertEquals("+ https://a.example/a/3\n+ https://a.example/a/4\n", run.out());
  }

  @Test
  void aDirectoryWithoutSitemapsIsRefused() throws IOException {
    Files.createDirectory(directory.resolve("empty"));
    String empty = directory.resolve("empty").toString();
    CommandRun run = CommandRun.of("diff", old, empty).exits(4);
    assertEquals("sitemap: " + empty + ": is a directory; no file was found in it\n", run.err());
    assertEquals("", run.out());
    CommandRun.of("diff", directory.resolve("none").toString(), old).exits(4);
    run = CommandRun.of("diff", old, write("empty.xml", "")).exits(1);
    assertEquals("", run.out());
  }

  @Test
  void subdirectoriesAreReadOnRequest() throws IOException {
    write("now/more/c.xml", sitemap("/c/1"));
    CommandRun.of("diff", old, now).exits(0);
    assertEquals("+ https://a.example/c/1\n", CommandRun.of("diff", old, now, "-r").exits(1).out());
  }

  @Test
  void whatMayBeInAMissingSitemapIsNotToldAsRemoved() throws IOException {
    Files.delete(Path.of(now, "b.xml"));
    CommandRun run = CommandRun.of("diff", old, now).exits(1);
    assertEquals("- https://a.example/b/1\n" + PERHAPS, run.out());
    assertTrue(run.err().contains("index.child-missing"), run.err());
    assertTrue(
        run.err()
            .endsWith(
                "0 added, 1 removed, 0 changed\n"
                    + "part of the newer version could not be read: the removed url may be in"
                    + " it\n"),
        run.err());
    assertEquals(
        "{\"change\":\"removed\",\"loc\":\"https://a.example/b/1\",\"became\":{\"fate\":\"unread\","
            + "\"reason\":\"part of the newer version could not be read\"}}\n",
        CommandRun.of("diff", old, now, "--report", "json").exits(1).out());
    assertTrue(
        CommandRun.of("diff", old, now, "--report", "csv")
            .exits(1)
            .out()
            .contains("removed,https://a.example/b/1,unread,,"));
    run = CommandRun.of("diff", now, old).exits(1);
    assertTrue(run.out().contains("perhaps not added"), run.out());
    assertTrue(run.err().contains("older version could not be read: the added url"), run.err());
  }

  @Test
  void missingPartsAloneAreAReasonToFail() throws IOException {
    Files.delete(Path.of(now, "b.xml"));
    Files.delete(Path.of(old, "b.xml"));
    CommandRun run = CommandRun.of("diff", old, now).exits(1);
    assertEquals("", run.out());
    CommandRun.of("diff", old, now, "--fail-on", "never").exits(0);
  }

  @Test
  void aSitemapThatIsCutIsComparedAsFarAsItGoes() throws IOException {
    String text = sitemap("/a/1", "/a/2", "/a/3");
    write("now/a.xml", text.substring(0, text.indexOf("<url><loc>https://a.example/a/3")));
    for (String file : new String[] {"", "/a.xml", "/sitemap.xml"}) {
      CommandRun run = CommandRun.of("diff", old + file, now + file).exits(1);
      assertEquals("- https://a.example/a/3\n" + PERHAPS, run.out(), file);
      assertTrue(run.err().contains("doc.truncated"), run.err());
    }
    CommandRun look = CommandRun.of("look", now, "--against", old).exits(1);
    assertTrue(look.out().contains("+0 -1, 0 changed\n"), look.out());
    assertTrue(look.out().contains("could not be read: the removed url may be in it"), look.out());
  }

  @Test
  void nothingIsComparedWithWhatCouldNotBeRead() throws IOException {
    Files.delete(Path.of(now, "b.xml"));
    Files.delete(Path.of(now, "a.xml"));
    for (String[] call :
        new String[][] {{"diff", old, now}, {"diff", now, old}, {"look", old, "--against", now}}) {
      CommandRun run = CommandRun.of(call).exits(1);
      assertEquals("", run.out());
      assertTrue(run.err().contains("nothing is compared"), run.err());
    }
    byte[] index = Files.readAllBytes(Path.of(old, "sitemap.xml"));
    CommandRun run = CommandRun.of(index, "diff", old, "-").exits(1);
    assertTrue(run.err().contains("index.no-directory"), run.err());
    assertEquals("", run.out());
    run = CommandRun.of(index, "look", "-", "--against", old).exits(1);
    assertFalse(run.out().contains("changes"), run.out());
  }

  @Test
  void fateAndDoubtStandBesideEachOther() throws IOException {
    Files.delete(Path.of(now, "b.xml"));
    write("site/b/1", "<!doctype html><title>x</title>");
    String site = directory.resolve("site").toString();
    CommandRun run = CommandRun.of("diff", old, now, "--pages", "https://a.example/=" + site);
    assertTrue(
        run.exits(1).out().contains("; perhaps not removed: part of the newer version"), run.out());
  }

  @Test
  void aGuardForTheUrlsDecidesAlone() throws IOException {
    write("now/a.xml", sitemap("/a/1", "/a/4", "/a/5"));
    CommandRun run = CommandRun.of("diff", old, now, "--max-shrink", "50%").exits(0);
    assertEquals("2 added, 2 removed, 0 changed\n", run.err());
    run = CommandRun.of("diff", old, now, "--max-shrink", "49%", "--max-loss", "50%").exits(1);
    assertTrue(
        run.err().endsWith("2 of 4 published urls would go (50 %, counted); at most 49 % may go\n"),
        run.err());
    CommandRun.of("diff", old, now, "--max-shrink", "100%").exits(0);
    CommandRun.of("diff", old, now, "--max-shrink", "x").exits(2);
    CommandRun.of("diff", old, now, "--max-shrink", "101%").exits(2);
    Files.delete(Path.of(now, "b.xml")); // a guard that accepts does not hide what is missing
    CommandRun.of("diff", old, now, "--max-shrink", "100%").exits(1);
  }

  @Test
  void theFileOfASiteAsksNoGuard() throws IOException {
    write(
        "sitemap.toml",
        """
        output = 'public'
        base-url = 'https://a.example/'
        max-shrink = '90%'
        [[input]]
        path = 'urls.txt'
        """);
    String urls = write("urls.txt", "https://a.example/1\nhttps://a.example/2\n");
    CommandRun.of("publish", "--config", directory.toString(), "-q").exits(0);
    Files.writeString(Path.of(urls), "https://a.example/1\n");
    CommandRun.of("diff", "--config", directory.toString()).exits(1);
    CommandRun.of("diff", "--config", directory.toString(), "--max-shrink", "50%").exits(0);
    CommandRun run = CommandRun.of("diff", "--config", directory.toString(), "--max-shrink", "9%");
    assertTrue(run.exits(1).err().contains("at most 9 % may go"), run.err());
    Path page = directory.resolve("changes.html");
    CommandRun.of("diff", "--config", directory.toString(), "--report", "html=" + page).exits(1);
    assertTrue(Files.readString(page).contains("what sitemap publish would write now: 1 url"));
  }

  @Test
  void aPageShowsWhatHasChanged() throws IOException {
    write("now/a.xml", sitemap("/a/1", "/a/4", "/a/5"));
    Path page = Path.of(now, "changes.html");
    for (int i = 0; i < 2; i++) { // the page of the last run is no part of the directory
      CommandRun run =
          CommandRun.of(
                  "diff",
                  old,
                  now,
                  "--report",
                  "html=" + page,
                  "--report",
                  "text",
                  "--max-shrink",
                  "10%")
              .exits(1);
      assertTrue(run.out().startsWith("- https://a.example/a/2\n"), run.out());
    }
    Document shown = Jsoup.parse(Files.readString(page));
    assertEquals(0, shown.select("script").size());
    assertTrue(
        shown.select(".consequence.error").text().startsWith("Refused by --max-shrink 10%: 2 of"));
    assertEquals("https://a.example/a/2", shown.select("li a").get(0).attr("href"));
    CommandRun.of("diff", old, now, "--report", "html", "--report", "json").exits(2);
    String before = Files.readString(Path.of(now, "a.xml"));
    CommandRun.of("diff", old + "/a.xml", now + "/a.xml", "--report", "html=" + now + "/a.xml")
        .exits(2);
    assertEquals(before, Files.readString(Path.of(now, "a.xml"), StandardCharsets.UTF_8));
  }
}
