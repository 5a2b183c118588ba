package io.github.sitemaptoolkit.cli.config;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.site.Site;
import io.github.sitemaptoolkit.site.config.ChangedInputException;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Pairs of nights: an input as it is published, and as it is the next night. What every item had
 * and none has publishes nothing, and is named; what ordinary nights bring is published.
 */
class TwoNightsTest {

  private static final String MAP =
      "map = { link = 'loc', head = 'news.title', pub = 'lastmod' }\n";

  @TempDir Path directory;

  private Problems problems = new Problems();

  private void site(String path, String options) throws IOException {
    Files.writeString(
        directory.resolve("sitemap.toml"),
        "base-url = 'https://a.example/'\noutput = 'public'\nmax-shrink = '100%'\nmax-loss = '100%'\n[[input]]\npath = '"
            + path
            + "'\n"
            + options);
  }

  private void write(String name, String text) throws IOException {
    Path file = directory.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private void publish() throws IOException {
    problems = new Problems();
    Site.of(directory).with(Context.load().withProblems(problems)).publish();
  }

  /** Publishes the second night. Returns what has changed, one line each. */
  private String refused() throws IOException {
    String before = Files.readString(directory.resolve("public/sitemap.xml"));
    String counts = Files.readString(directory.resolve("sitemap.counts"));
    var e = assertThrows(ChangedInputException.class, this::publish);
    assertEquals(before, Files.readString(directory.resolve("public/sitemap.xml")));
    assertEquals(
        counts, Files.readString(directory.resolve("sitemap.counts")), "nothing is learned");
    return e.changes().stream()
        .map(it -> it.what() + ": " + it.before() + " -> " + it.now())
        .collect(Collectors.joining("\n"));
  }

  private String refused(String name, String options, String first, String second)
      throws IOException {
    site(name, options);
    write(name, first);
    publish();
    write(name, second);
    return refused();
  }

  private String published(String name, String options, String first, String second)
      throws IOException {
    site(name, options);
    write(name, first);
    publish();
    write(name, second);
    publish();
    return Files.readString(directory.resolve("public/sitemap.xml"));
  }

  private static String json(int count, IntFunction<String> members) {
    return IntStream.range(0, count)
        .mapToObj(i -> "{\"link\": \"https://a.example/" + i + "\"" + members.apply(i) + "}")
        .collect(Collectors.joining(",\n", "[", "]\n"))
        .replace('\'', '"');
  }

  private static String lines(int count, IntFunction<String> members) {
    return IntStream.range(0, count)
        .mapToObj(i -> "{\"link\": \"https://a.example/" + i + "\"" + members.apply(i) + "}\n")
        .collect(Collectors.joining())
        .replace('\'', '"');
  }

  private static String table(String header, int count, IntFunction<String> cells) {
    return header
        + "\n"
        + IntStream.range(0, count)
            .mapToObj(i -> "https://a.example/" + i + cells.apply(i) + "\n")
            .collect(Collectors.joining());
  }

  private static String head(int i) {
    return ", 'head': 'Title " + i + "'";
  }

  @Test
  void aMemberOfAnExplicitMapThatIsRenamedIsLost() throws IOException {
    assertEquals(
        "column \"pub\": lastmod, in all 4 items -> in none of 5; \"pubAt\" is new",
        refused(
            "a.json",
            MAP,
            json(4, i -> head(i) + ", 'pub': '2026-11-2" + i + "'"),
            json(5, i -> head(i) + ", 'pubAt': '2026-11-2" + i + "'")));
  }

  @Test
  void twoItemsAreEnoughForAnExplicitMap() throws IOException {
    assertEquals(
        "column \"pub\": lastmod, in all 2 items -> in none of 1",
        refused(
            "a.json", MAP, json(2, i -> head(i) + ", 'pub': '2026-11-20'"), json(1, i -> head(i))));
  }

  @Test
  void aMemberThatIsNullEverywhereIsLost() throws IOException {
    assertEquals(
        "column \"updated_at\": lastmod, in all 5 items -> in none of 5",
        refused(
            "a.json",
            "",
            json(5, i -> ", 'updated_at': '2026-11-20'"),
            json(5, i -> ", 'updated_at': null")));
  }

  @Test
  void aMemberOfAnElementIsLost() throws IOException {
    assertEquals(
        "column \"image.title\": image.title -> missing; \"image.name\" is new",
        refused(
            "a.json",
            "",
            json(6, i -> ", 'image': {'url': 'https://a.example/1.jpg', 'title': 'T'}"),
            json(6, i -> ", 'image': {'url': 'https://a.example/1.jpg', 'name': 'T'}")));
  }

  @Test
  void whatEveryElementHadIsLostThoughFewItemsHaveTheElement() throws IOException {
    String options =
        "map = { link = 'loc', clip = 'video.content_loc', still = 'video.thumbnail_loc', head ="
            + " 'video.title', text = 'video.description' }\n";
    IntFunction<String> film =
        i ->
            head(i)
                + (i % 5 == 0
                    ? ", 'clip': 'https://a.example/f.mp4', 'text': 'x', 'still':"
                        + " 'https://a.example/f.jpg'"
                    : "");
    assertEquals(
        "column \"still\": video.thumbnail_loc, in all 6 items with video -> in none of 6",
        refused(
            "a.json",
            options,
            json(30, film),
            json(30, i -> film.apply(i).replaceAll("'still': '[^']*'", "'still': null"))));
  }

  @Test
  void aColumnThatIsEmptiedIsLost() throws IOException {
    assertEquals(
        "column \"Changed\": lastmod, in all 6 rows -> in none of 7",
        refused(
            "a.csv",
            "",
            table("URL,Changed", 6, i -> ",2026-11-20"),
            table("URL,Changed", 7, i -> ",")));
  }

  @Test
  void wordsForNothingAreNothing() throws IOException {
    assertEquals(
        "column \"pub\": news.title, in all 6 rows -> in none of 6",
        refused(
            "a.csv",
            "map = { pub = 'news.title' }\n",
            table("URL,pub", 6, i -> ",Title"),
            table("URL,pub", 6, i -> ",null")));
  }

  @Test
  void whatFewerThanHalfOfManyHaveIsLost() throws IOException {
    assertEquals(
        "column \"Changed\": lastmod, in all 30 rows -> in 9 of 30",
        refused(
            "a.csv",
            "",
            table("URL,Changed", 30, i -> ",2026-11-20"),
            table("URL,Changed", 30, i -> i < 9 ? ",2026-11-20" : ",")));
  }

  @Test
  void aMemberOfLinesIsLost() throws IOException {
    assertEquals(
        "column \"pub\": lastmod, in all 6 items -> in none of 6; \"published\" is new",
        refused(
            "a.ndjson",
            MAP,
            lines(6, i -> head(i) + ", 'pub': '2026-11-20'"),
            lines(6, i -> head(i) + ", 'published': '2026-11-20'")));
  }

  @Test
  void thePartOfATemplateIsLost() throws IOException {
    assertEquals(
        "column \"pic\": template of image.loc, in all 6 items -> in none of 6; \"picture\" is new",
        refused(
            "a.json",
            "map = { link = 'loc' }\n[input.template]\n'image.loc' = 'https://cdn.example/{pic}'\n",
            json(6, i -> ", 'pic': '" + i + ".jpg'"),
            json(6, i -> ", 'picture': '" + i + ".jpg'")));
  }

  @Test
  void aDocumentOfAnotherFormatIsRefused() throws IOException {
    assertEquals(
        "read as: a table -> not a table",
        refused(
            "a.json",
            MAP,
            json(6, i -> head(i) + ", 'pub': '2026-11-20'"),
            "https://a.example/1\nhttps://a.example/2\n"));
  }

  @Test
  void aColumnOfAWorkbookThatIsEmptiedIsLost() throws IOException {
    site("a.xlsx", "");
    workbook(i -> "2026-11-2" + i);
    publish();
    workbook(i -> "");
    assertEquals("column \"Changed\": lastmod, in all 6 rows -> in none of 6", refused());
  }

  private void workbook(IntFunction<String> changed) throws IOException {
    List<List<String>> rows = new ArrayList<>();
    rows.add(List.of("URL", "Changed"));
    for (int i = 0; i < 6; i++) {
      rows.add(List.of("https://a.example/" + i, changed.apply(i)));
    }
    String cells =
        rows.stream()
            .map(
                row ->
                    row.stream()
                        .map(it -> "<c t='inlineStr'><is><t>" + it + "</t></is></c>")
                        .collect(Collectors.joining("", "<row>", "</row>")))
            .collect(Collectors.joining());
    String main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
    String office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
    String packages = "http://schemas.openxmlformats.org/package/2006/";
    try (OutputStream out = Files.newOutputStream(directory.resolve("a.xlsx"));
        ZipOutputStream zip = new ZipOutputStream(out)) {
      add(
          zip,
          "[Content_Types].xml",
          "<Types xmlns='"
              + packages
              + "content-types'><Default Extension='xml' ContentType='application/xml'/></Types>");
      add(
          zip,
          "_rels/.rels",
          "<Relationships xmlns='"
              + packages
              + "relationships'><Relationship Id='r1' Type='"
              + office
              + "/officeDocument' Target='xl/workbook.xml'/></Relationships>");
      add(
          zip,
          "xl/workbook.xml",
          "<workbook xmlns='"
              + main
              + "' xmlns:r='"
              + office
              + "'><sheets><sheet name='S' sheetId='1' r:id='r1'/></sheets></workbook>");
      add(
          zip,
          "xl/_rels/workbook.xml.rels",
          "<Relationships xmlns='"
              + packages
              + "relationships'><Relationship Id='r1' Type='"
              + office
              + "/worksheet' Target='worksheets/sheet1.xml'/></Relationships>");
      add(
          zip,
          "xl/worksheets/sheet1.xml",
          "<worksheet xmlns='" + main + "'><sheetData>" + cells + "</sheetData></worksheet>");
    }
  }

  private static void add(ZipOutputStream zip, String name, String text) throws IOException {
    zip.putNextEntry(new ZipEntry(name));
    zip.write(text.getBytes(StandardCharsets.UTF_8));
    zip.closeEntry();
  }

  @Test
  void oneFileOfADirectoryDoesNotHideTheLossOfAnother() throws IOException {
    site("exports", "");
    write("exports/a.csv", table("URL,Changed", 30, i -> ",2026-11-20"));
    write("exports/b.csv", table("URL,Changed", 6, i -> "b,2026-11-20"));
    publish();
    write("exports/b.csv", table("URL,Changed", 6, i -> "b,"));
    assertEquals("column \"Changed\": lastmod, in all 36 rows -> in none of 6", refused());
  }

  @Test
  void aRenamedHeaderOfAGuessSaysWhatIsNew() throws IOException {
    assertEquals(
        "column \"Modified\": lastmod -> missing; \"geaendert\" is new",
        refused(
            "a.csv",
            "",
            table("URL,Modified", 6, i -> ",2026-11-20"),
            table("URL,geaendert", 6, i -> ",2026-11-20")));
  }

  @Test
  void fewerThanAllIsToldOnceAndLearned() throws IOException {
    published(
        "a.csv",
        "",
        table("URL,Changed", 8, i -> ",2026-11-20"),
        table("URL,Changed", 8, i -> i < 6 ? ",2026-11-20" : ","));
    assertTrue(
        problems.first().toString().contains("\"Changed\" has values in 6 of 8 rows"),
        problems.first().toString());
    write("a.csv", table("URL,Changed", 8, i -> ","));
    publish();
    assertFalse(problems.first().toString().contains("has values in"));
  }

  @Test
  void fewItemsProveNothingOfAGuess() throws IOException {
    String set =
        published(
            "a.csv",
            "",
            table("URL,Changed", 4, i -> ",2026-11-20"),
            table("URL,Changed", 4, i -> ","));
    assertFalse(set.contains("lastmod"), set);
  }

  @Test
  void whatOnlySomeItemsHadMayGo() throws IOException {
    String set =
        published(
            "a.json",
            MAP,
            json(8, i -> head(i) + (i == 0 ? "" : ", 'pub': '2026-11-20'")),
            json(8, i -> head(i)));
    assertFalse(set.contains("lastmod"), set);
  }

  @Test
  void moreAndOtherRowsArePublished() throws IOException {
    String set =
        published(
            "a.csv",
            "",
            table("URL,Changed", 6, i -> ",2026-11-20"),
            table("Rank,URL,Changed", 0, i -> "")
                + IntStream.range(0, 40)
                    .mapToObj(i -> i + ",https://a.example/n" + i + ",2026-11-21\n")
                    .collect(Collectors.joining()));
    assertTrue(set.contains("/n39</loc>"), set);
  }

  @Test
  void unchangedBytesHaveLostNothing() throws IOException {
    site("a.csv", "");
    write("a.csv", table("URL,Changed,Seen", 6, i -> ",2026-11-20,2026-11-21"));
    publish();
    // as an earlier version of ours might have read the same bytes
    Path inputs = directory.resolve("sitemap.inputs");
    String kept = Files.readString(inputs);
    write("sitemap.inputs", kept.replace("\"Changed\" = \"lastmod\"", "\"Seen\" = \"image.loc\""));
    publish();
    String told = problems.first().toString();
    assertTrue(told.contains("config.read-anew"), told);
    assertTrue(told.contains("column \"Seen\": image.loc, now"), told);
    assertFalse(Files.readString(inputs).contains("Seen"));
  }

  @Test
  void whatIsLostIsAcceptedOnce() throws IOException {
    refused(
        "a.csv",
        "",
        table("URL,Changed", 6, i -> ",2026-11-20"),
        table("URL,Changed", 6, i -> ","));
    Path file = directory.resolve("sitemap.toml");
    String toml = Files.readString(file);
    Files.writeString(file, "accept-changed = true\n" + toml);
    publish();
    Files.writeString(file, toml);
    publish();
    assertFalse(Files.readString(directory.resolve("public/sitemap.xml")).contains("lastmod"));
  }

  @Test
  void withoutCountsOnlyTheReadingHolds() throws IOException {
    site("a.csv", "");
    write("a.csv", table("URL,Changed", 6, i -> ",2026-11-20"));
    publish();
    Files.delete(directory.resolve("sitemap.counts"));
    write("a.csv", table("URL,Changed", 6, i -> ","));
    publish();
    assertTrue(Files.exists(directory.resolve("sitemap.counts")));
  }

  @Test
  void theServedFilesNameNoInput() throws IOException {
    site("secret-name.csv", "");
    write("secret-name.csv", table("URL,Changed", 6, i -> ",2026-11-20"));
    publish();
    try (var files = Files.list(directory.resolve("public"))) {
      for (Path file : (Iterable<Path>) files::iterator) {
        assertFalse(Files.readString(file).contains("secret-name"), file.toString());
      }
    }
  }
}
