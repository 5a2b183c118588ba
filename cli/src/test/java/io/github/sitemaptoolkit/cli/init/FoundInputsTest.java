package io.github.sitemaptoolkit.cli.init;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.cli.CommandProcess;
import io.github.sitemaptoolkit.cli.CommandRun;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code sitemap init} takes of a directory if no input is named. */
class FoundInputsTest {

  private static final String FEED =
      """
      <rss version="2.0"><channel><title>News</title><link>https://www.example.com/</link>
        <item><title>Snow</title><link>https://www.example.com/news/snow</link>
          <pubDate>Fri, 20 Nov 2026 08:00:00 GMT</pubDate></item>
      </channel></rss>
      """;

  @TempDir Path site;

  private void write(String name, String text) throws IOException {
    Path written = site.resolve(name);
    Files.createDirectories(written.getParent());
    Files.writeString(written, text);
  }

  private void page(String name, String canonical) throws IOException {
    String link = canonical.isEmpty() ? "" : "<link rel=\"canonical\" href=\"" + canonical + "\">";
    write(
        name,
        "<!DOCTYPE html><html lang=\"en\"><head><title>T</title>"
            + link
            + "</head><body><p>Text of "
            + name
            + "</p></body></html>");
  }

  private CommandRun init(String... more) {
    List<String> call = new ArrayList<>(List.of("init", "-o", file().toString()));
    call.addAll(List.of(more));
    return CommandRun.of(call.toArray(String[]::new));
  }

  private Path file() {
    return site.resolve("sitemap.toml");
  }

  private String text() throws IOException {
    return Files.readString(file());
  }

  private String published() throws IOException {
    return CommandRun.of("publish", "--config", site.toString()).exits(0).err();
  }

  /** Publishes, checks and tells, as the file says. */
  private void runs() throws IOException {
    published();
    CommandRun.of("validate", "--config", file().toString()).exits(0);
    String told = CommandRun.of("tell", "--dry-run", "--config", file().toString()).exits(0).err();
    assertTrue(told.contains("0 urls would be told"), told);
    assertFalse(Files.exists(site.resolve(".told")));
  }

  @Test
  void feedTableAndFolderOfPagesAreTaken() throws IOException {
    write("news.rss", FEED);
    write("tours.csv", "Page,Changed\nhttps://www.example.com/tours/1,2026-11-19\n");
    page("public/index.html", "https://www.example.com/");
    page("public/about.html", "https://www.example.com/about.html");
    CommandRun run = init().exits(0);
    assertEquals(file() + ": 3 inputs, 0 sets; edit it, then run sitemap publish\n", run.err());
    String text = text();
    assertTrue(text.contains("\npath = \"news.rss\"\n"), text);
    assertTrue(text.contains("\npath = \"tours.csv\"\n"), text);
    assertTrue(
        text.contains(
            """
            path = "public"
            from = "html"             # read its HTML only
            base = "https://www.example.com/"
            """),
        text);
    assertTrue(text.contains("\nbase-url = \"https://www.example.com/\"\noutput = \"public\"\n"));
    assertTrue(text.contains("\nstate = \".told\" "), text);
    assertTrue(published().contains("4 urls"));
    runs();
  }

  @Test
  void secondCallDoesNotTakeWhatWasPublished() throws IOException {
    write("urls.txt", "https://www.example.com/\n");
    init().exits(0);
    published();
    String first = text();
    init("--force").exits(0);
    assertEquals(first, text());
  }

  @Test
  void filesInDirectoriesAreTaken() throws IOException {
    write("export/urls.csv", "Seite,Stand\nhttps://www.example.com/,2026-11-20\n");
    write("articles/a.json", "{\"url\": \"https://www.example.com/a\"}");
    write("articles/b.json", "{\"url\": \"https://www.example.com/b\"}");
    write(".cache/c.json", "{\"url\": \"https://www.example.com/c\"}");
    write("articles/deep/d.json", "{\"url\": \"https://www.example.com/d\"}");
    init().exits(0);
    String text = text();
    assertTrue(text.contains("\npath = \"articles\"\n"), text);
    assertTrue(text.contains("\npath = \"export\"\n"), text);
    assertTrue(published().contains("3 urls"));
    runs();
  }

  @Test
  void whatHasNoPagesIsNamedWithTheReason() throws IOException {
    write("urls.txt", "https://www.example.com/\n");
    write("requirements.txt", "requests==2\n");
    write("pom.xml", "<project/>");
    write("staff.csv", "Name,City\nAnna,Bern\nBeat,Chur\n");
    write("data/list.json", "{\"include\": [\"src\"]}");
    write("data/urls.txt", "https://www.example.com/a\n");
    write("notes/page.html", "<p>A page</p>");
    write("src/Main.java", "class Main {}");
    write("parts/index.html", "<title>A part of a page</title>");
    String err = init().exits(0).err();
    String at = site + File.separator;
    List<String> lines = err.lines().toList();
    assertEquals(7, lines.size(), err);
    assertTrue(err.contains(at + "requirements.txt: not taken: it has no url of a page\n"), err);
    assertTrue(err.contains(at + "pom.xml: not taken: this is not in a supported format"), err);
    assertTrue(err.contains(at + "staff.csv: not taken: "), err);
    assertTrue(err.contains(at + "data" + File.separator + "list.json: not taken: "), err);
    assertTrue(err.contains(at + "notes: not taken: it has HTML pages, but no index.html\n"), err);
    assertTrue(err.contains(at + "parts: not taken: no page is left for a sitemap: "), err);
    String text = text();
    assertTrue(text.contains("path = \"data/urls.txt\"\n"), text);
    assertFalse(text.contains("staff") || text.contains("pom.xml"), text);
    assertTrue(published().contains("2 urls"));
  }

  @Test
  void manyFilesThatAreNotTakenAreCounted() throws IOException {
    write("urls.txt", "https://www.example.com/\n");
    for (int i = 0; i < 9; i++) {
      write("data/" + i + ".json", "{\"include\": [\"src\"]}");
    }
    String err = init().exits(0).err();
    assertEquals(7, err.lines().count(), err);
    assertTrue(err.contains(site.resolve("data") + ": 4 more files are not taken\n"), err);
  }

  @Test
  void urlsOfAnotherSiteAreNotTaken() throws IOException {
    page("public/index.html", "https://www.example.com/");
    page("public/a.html", "https://www.example.com/a.html");
    write("package.json", "{\"homepage\": \"https://git.example/x\", \"name\": \"x\"}");
    write("links.txt", "https://other.example/1\nhttps://other.example/2\n");
    page("old/index.html", "https://old.example/");
    String err = init().exits(0).err();
    assertTrue(
        err.contains(
            site.resolve("links.txt")
                + ": not taken: its urls are those of https://other.example/, not of"
                + " https://www.example.com/; they need a sitemap.toml of their own\n"),
        err);
    assertTrue(err.contains(site.resolve("old") + ": not taken: its urls are those of "), err);
    assertEquals(1, text().lines().filter(line -> line.startsWith("[[input]]")).count());
    runs();
  }

  @Test
  void directoryOfPagesIsTheOnlyInput() throws IOException {
    page("index.html", "https://www.example.com/blog/");
    page("a/index.html", "https://www.example.com/blog/a/");
    write("feed.xml", FEED);
    write("sitemap.xml", "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"/>");
    String err = init().exits(0).err();
    assertTrue(
        err.contains("feed.xml: not taken: it lies among pages; name it as INPUT to take it"), err);
    String text = text();
    assertTrue(
        text.contains(
            "base-url = \"https://www.example.com/blog/\"\noutput = \".\"\nadopt = true "),
        text);
    assertTrue(published().contains("2 urls"));
    runs();
  }

  @Test
  void folderBelowTheRootHasABaseOfItsOwn() throws IOException {
    write("urls.txt", "https://www.example.com/\n");
    page("blog/index.html", "https://www.example.com/blog/");
    page("blog/a.html", "https://www.example.com/blog/a.html");
    init().exits(0);
    String text = text();
    assertTrue(text.contains("base-url = \"https://www.example.com/\"\noutput = \"public\"\n"));
    assertTrue(text.contains("\nbase = \"https://www.example.com/blog/\"\n"), text);
    assertTrue(published().contains("3 urls"));
    runs();
  }

  @Test
  void pagesWithoutCanonicalUrlHaveTheUrlOfTheOthers() throws IOException {
    page("public/index.html", "");
    page("www/index.html", "");
    write("news.rss", FEED);
    String err = init().exits(0).err();
    assertTrue(
        err.contains(
            site.resolve("www")
                + ": not taken: another folder has the pages of https://www.example.com/\n"),
        err);
    String text = text();
    assertTrue(text.contains("base-url = \"https://www.example.com/\"\noutput = \"public\"\n"));
    assertFalse(text.contains("\nbase = "), text);
    assertTrue(published().contains("2 urls"));
    runs();
  }

  @Test
  void urlThatNoPageSaysIsToBeWritten() throws IOException {
    page("public/index.html", "");
    init().exits(0);
    assertTrue(
        text()
            .contains("base-url = \"https://www.example.com/\"  # write yours: no url was found"));
  }

  @Test
  @Tag("slow")
  void workingDirectoryIsNamedByADot() throws Exception {
    write("urls.txt", "https://www.example.com/\n");
    page("page.html", "");
    assertTrue(initHere().contains("\n.: not taken: it has HTML pages, but no index.html\n"));
    page("index.html", "");
    String printed = initHere("--force");
    assertTrue(printed.contains("\n.: all entries (2)\n"), printed);
    assertTrue(text().contains("\noutput = \".\"\n") && text().contains("\npath = \".\"\n"));
    assertTrue(text().contains("\n# robots = \"robots.txt\"\n"), text());
  }

  private String initHere(String... more) throws Exception {
    List<String> call = new ArrayList<>(List.of("init"));
    call.addAll(List.of(more));
    Process process = CommandProcess.of(site, call).redirectErrorStream(true).start();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), printed);
    return '\n' + printed;
  }

  @Test
  void directoryWithoutInputsIsWrongUse() throws IOException {
    write("README.txt", "Nothing to see.\n");
    String err = init().exits(2).err();
    assertTrue(err.contains("README.txt: not taken: "), err);
    assertTrue(
        err.contains("sitemap: INPUT is missing: no sitemap, feed, table or list with urls"), err);
    assertFalse(Files.exists(file()));
  }
}
