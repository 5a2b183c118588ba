package io.github.sitemaptoolkit.cli.init;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.cli.CommandRun;
import io.github.sitemaptoolkit.site.config.TomlText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class InitCommandTest {

  @TempDir Path site;

  private Path file;

  @BeforeEach
  void nameFile() {
    file = site.resolve("sitemap.toml");
  }

  private String write(String name, String text) throws IOException {
    Path written = site.resolve(name);
    Files.createDirectories(written.getParent());
    return Files.writeString(written, text).toString();
  }

  private CommandRun init(String... inputs) {
    List<String> call = new ArrayList<>(List.of("init", "-o", file.toString()));
    call.addAll(List.of(inputs));
    return CommandRun.of(call.toArray(String[]::new));
  }

  private static String example(String name) {
    return Path.of("..", "examples", "site").resolve(name).toString();
  }

  @Test
  void whatIsWrittenWorksAtOnce() throws IOException {
    Path copy = site.resolve("export/urls.csv");
    Files.createDirectories(copy.getParent());
    Files.copy(Path.of(example("export/urls.csv")), copy);
    String feed = write("video.rss", Files.readString(Path.of(example("feeds/video.rss"))));
    String articles =
        write(
            "articles.ndjson",
            """
            {"loc":"https://www.example.com/news/a","lastmod":"2026-11-02","news":{"title":"A"}}
            {"loc":"https://www.example.com/news/b","image":[{"loc":"https://www.example.com/b.jpg"}]}
            """);
    CommandRun run = init(copy.toString(), feed, articles).exits(0);
    assertEquals(file + ": 3 inputs, 4 sets; edit it, then run sitemap publish\n", run.err());
    String text = Files.readString(file);
    assertTrue(text.contains("base-url = \"https://www.example.com/\"\n"), text);
    assertTrue(text.contains("path = \"export/urls.csv\"\n"), text);
    assertFalse(text.contains("map = "), text); // its headers and cells say enough
    CommandRun published = CommandRun.of("publish", "--config", site.toString()).exits(0);
    assertEquals(
        List.of("csv.about"),
        published
            .err()
            .lines()
            .filter(it -> it.contains("warning"))
            .map(it -> it.split(": ")[2])
            .toList());
    assertTrue(published.err().contains("set images: 4 urls in 1 sitemap"), published.err());
    assertTrue(published.err().contains("set videos: 2 urls in 1 sitemap"), published.err());
  }

  @Test
  void theFirstEntriesAreShownAsTheyAreUnderstood() throws IOException {
    String table =
        write(
            "crawl.csv",
            """
            Address,Status Code,Title 1,Modified
            https://example.com/\u9875,200,T,13/11/2026
            https://example.com/2,404,T,11/11/2026
            https://example.com/\u001b[31m,200,T,soon
            """);
    CommandRun run = init(table).exits(0);
    assertEquals(
        table
            + """
            : all entries (2)
              loc                             lastmod
              https://example.com/\u9875          2026-11-13
              https://example.com/\\u001b[31m
              used: "Address" (loc), "Modified" (lastmod, day/month/year)
              used to leave out rows: "Status Code"
              not used: "Title 1"
              "https://example.com/\\u001b[31m" contains white space or a control character;\
             write a space as %20 (line 4)
              lastmod "soon" cannot be understood as a date; it is left out (line 4)
              1 of 3 rows are left out, because they are not pages for a sitemap:\
             1 with a status other than 200 ("Status Code")

            """,
        run.out());
  }

  @Test
  void recognisedColumnsAreShownInWords() throws IOException {
    String films =
        write(
            "films.csv",
            """
            Page,Lecture,About it,Preview,Recording,Length (min),Not in
            https://a.example/1,Ice,It flows.,/p/1.jpg,/f/1.mp4,48,Austria
            """);
    String out = init(films).exits(0).out();
    assertTrue(
        out.contains(
            "used: \"Page\" (loc), \"Lecture\" (title of the film), \"About it\" (description of the"
                + " film), \"Preview\" (still of the film), \"Recording\" (address of the film),"
                + " \"Length (min)\" (duration of the film, in minutes), \"Not in\" (excluded"
                + " countries of the film)\n"),
        out);
    assertFalse(out.contains("about "), out);
    String text = Files.readString(file);
    assertTrue(text.contains("[set.videos]\nwhere = \"has video\"\n"), text);
    assertTrue(text.contains("# about = [\"pages\"] "), text);
  }

  @Test
  void versionsOfPagesAreShownInWords() throws IOException {
    String table =
        write(
            "pages.csv",
            """
            url,language,translation id,Photo
            https://a.example/en/x,en,7,https://a.example/x.jpg
            https://a.example/fr/x,fr,7,https://a.example/x.jpg
            """);
    String out = init(table).exits(0).out();
    assertTrue(
        out.contains(
            "\"language\" (language), \"translation id\" (what translations share), \"Photo\""
                + " (picture)"),
        out);
    assertTrue(Files.readString(file).contains("[set.images]\n"));
  }

  @Test
  void filmsUnderUnknownHeadersBecomeASetThatIsValid() throws IOException {
    String films =
        write(
            "films.csv",
            """
            Objekt,Vortrag,Kurzbeschreibung,Vorschaubild,Datei
            https://a.example/1,Eis,Es fließt.,https://a.example/1.jpg,https://a.example/1.mp4
            https://a.example/2,Schnee,Er fällt.,https://a.example/2.jpg,https://a.example/2.mp4
            """);
    init(films).exits(0);
    String text = Files.readString(file);
    assertTrue(text.contains("map = { \"Objekt\" = \"loc\" }"), text);
    CommandRun published = CommandRun.of("publish", "--config", site.toString()).exits(0);
    assertTrue(published.err().contains("set videos: 2 urls in 1 sitemap"), published.err());
    CommandRun.of("validate", site.resolve("public").resolve("sitemap.xml").toString()).exits(0);
  }

  @ParameterizedTest
  @ValueSource(strings = {"a.mp4", "a.mkv", "a.m3u8?x=b.jpg"})
  void fileOfAFilmAloneIsNoFilm(String name) throws IOException {
    String row = "https://a.example/1,https://a.example/" + name + "\n";
    init(write("films.csv", "Objekt,Datei\n" + row)).exits(0);
    String text = Files.readString(file);
    assertFalse(text.contains("video.content_loc") || text.contains("[set.videos]"), text);
  }

  @ParameterizedTest
  @CsvSource({"feeds/video.rss, rss", "articles/first-snow.json, json", "export/urls.csv, csv"})
  void entriesOfAllFormatsAreShownInLinesOfTheTerminal(String name, String format)
      throws IOException {
    CommandRun run = init(example(name)).exits(0);
    assertTrue(run.out().contains("\n  loc  "), run.out());
    List<String> rows =
        run.out().lines().skip(1).takeWhile(line -> !line.matches("  (used|not shown).*")).toList();
    assertTrue(rows.size() > 1, run.out());
    rows.forEach(line -> assertTrue(line.length() <= 80, line));
  }

  @Test
  void aDirectoryIsOneInputUnlessATableNeedsAMap() throws IOException {
    write("in/a.csv", "loc\nhttps://example.com/a\n");
    write("in/b.txt", "https://example.com/b\n");
    CommandRun run = init(site.resolve("in").toString()).exits(0);
    assertEquals(file + ": 1 input, 0 sets; edit it, then run sitemap publish\n", run.err());
    assertTrue(Files.readString(file).contains("# csv, txt\npath = \"in\"\n"));
    CommandRun.of("publish", "--config", site.toString()).exits(0);
    Files.delete(file);
    write("in/c.csv", "Objekt\nhttps://example.com/c\n");
    init(site.resolve("in").toString()).exits(0);
    String text = Files.readString(file);
    assertTrue(text.contains("path = \"in/b.txt\"\n"), text);
    assertTrue(text.contains("path = \"in/c.csv\"\nmap = { \"Objekt\" = \"loc\" }"), text);
    CommandRun.of("publish", "--config", site.toString()).exits(0);
  }

  @Test
  void cellsInQuotesMayHoldSeparators() throws IOException {
    String table =
        write("t.csv", "Objekt,Foto\n\"https://example.com/a,b\",https://example.com/a.jpg\n");
    init(table).exits(0);
    String text = Files.readString(file);
    assertTrue(text.contains("map = { \"Objekt\" = \"loc\", \"Foto\" = \"image.loc\" }"), text);
  }

  @ParameterizedTest
  @CsvSource({
    "https://example.com/A.JPG#top, image.loc",
    "https://example.com/a.bmp?v=1, image.loc",
  })
  void filesAreKnownByTheirEndings(String url, String column) throws IOException {
    init(write("t.csv", "Objekt,Datei\nhttps://example.com/a,%s\n".formatted(url))).exits(0);
    String text = Files.readString(file);
    assertTrue(text.contains("\"Datei\" = \"%s\"".formatted(column)), text);
  }

  @Test
  void inputThatIsNamedTwiceIsOne() throws IOException {
    String list = write("urls.txt", "https://example.com/a\n");
    CommandRun run = init(list, list).exits(0);
    assertEquals(file + ": 1 input, 0 sets; edit it, then run sitemap publish\n", run.err());
  }

  @Test
  void commentedLinesAreValid() throws IOException {
    init(write("a.csv", "loc,news.title\nhttps://example.com/a,T\n")).exits(0);
    String text = Files.readString(file);
    String all = text.replaceAll("(?m)^# (?=[\\[a-z.-]+( = |\\]))", "");
    assertTrue(all.contains("\ngzip = true\n") && all.contains("\n[defaults]"), all);
    Files.writeString(file, all);
    CommandRun.of("publish", "--config", file.toString(), "--max-shrink=100%", "--dry-run")
        .exits(1); // the checks of google find that news lack their date
    assertTrue(
        CommandRun.of("config", "show", "--config", file.toString())
            .exits(0)
            .out()
            .contains("validate"));
  }

  @Test
  void withoutExtensionsThereIsOneSetWithoutName() throws IOException {
    CommandRun run = init(write("urls.txt", "https://example.com/a\n")).exits(0);
    assertTrue(run.err().contains(": 1 input, 0 sets;"), run.err());
    CommandRun.of("publish", "--config", site.toString()).exits(0);
    assertTrue(Files.readString(site.resolve("public/sitemap.xml")).contains("<urlset"));
  }

  @Test
  void mostUrlsDecideTheBaseUrl() throws IOException {
    init(write("a.txt", "https://a.example/1\nhttps://b.example/1\nhttps://b.example\n")).exits(0);
    assertTrue(Files.readString(file).contains("base-url = \"https://b.example/\"\n"));
  }

  @Test
  void existingFileIsReplacedOnlyIfAsked() throws IOException {
    String input = write("a.txt", "https://a.example/1\n");
    Files.writeString(file, "mine");
    assertEquals(
        "sitemap: " + file + ": exists already; --force replaces it\n", init(input).exits(4).err());
    assertEquals("mine", Files.readString(file));
    init(input, "--force").exits(0);
    assertTrue(Files.readString(file).contains("a.example"));
    Files.delete(file);
    Files.createDirectory(file);
    assertEquals("sitemap: " + file + ": is a directory\n", init(input, "--force").exits(4).err());
  }

  @Test
  void inputThatCannotBeReadLeavesNoFile() {
    assertTrue(init(site.resolve("gone.csv").toString()).exits(4).err().contains("gone.csv"));
    assertFalse(Files.exists(file));
    assertTrue(init().exits(2).err().startsWith("sitemap: INPUT is missing"));
  }

  @Test
  void tableWithoutUrlsIsNamedWithTheReason() throws IOException {
    CommandRun run = init(write("a.csv", "Name,City\nAnna,Bern\nBeat,Chur\n")).exits(0);
    assertTrue(run.err().startsWith("warning: " + site.resolve("a.csv") + ": "), run.err());
    assertTrue(Files.readString(file).contains("# map = { \"HEADER\" = \"loc\" }"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"plain", "a \"b\"", "back\\slash", "tab\tline\n", "é ☃", "'"})
  void textsAreQuotedAsTomlReadsThem(String text) throws IOException {
    String toml =
        "base-url = 'https://example.com/'\noutput = " + TomlText.quoted("x" + text) + "\n";
    Files.writeString(file, toml);
    String shown =
        CommandRun.of("config", "show", "--json", "--config", file.toString()).exits(0).out();
    String json =
        "x"
            + text.replace("\\", "\\\\")
                .replace("\"", "\\\"")
                .replace("\t", "\\t")
                .replace("\n", "\\n");
    assertTrue(shown.contains("/" + json + "\""), shown);
  }

  @Test
  void controlCharactersAreEscaped() {
    assertEquals("\"\\u007F\\u0000\"", TomlText.quoted("\u007F\0"));
  }

  @Test
  void columnsThatProbablyShouldBeReadAreNamed() throws IOException {
    String table =
        write("urls.csv", "loc,lastmodd,clicks\nhttps://www.example.com/a,2026-11-20,7\n");
    CommandRun run = init(table).exits(0);

    assertTrue(
        run.err()
            .startsWith(
                table
                    + ":1:1: warning: csv.unknown-column: the columns \"lastmodd\" (did you mean"
                    + " lastmod?) and 1 other are not known; their values are left out\n"
                    + "(--map 'NAME=COLUMN' reads it as a known column)\n"),
        run.err());
  }
}
