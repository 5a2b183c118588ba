package io.github.sitemaptoolkit.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TableArgumentsTest {

  private static final String FILMS =
      """
      URL,Video File,Poster,#
      https://a.example/1,https://a.example/1.mp4,https://a.example/1.jpg,7
      """;

  private static CommandRun convert(String input, String... arguments) {
    List<String> all = new ArrayList<>(List.of("convert", "-", "--from", "csv"));
    all.addAll(List.of(arguments));
    return CommandRun.of(input.getBytes(UTF_8), all.toArray(String[]::new));
  }

  @Test
  void headersAreMapped() {
    var run =
        convert(
            FILMS,
            "--to",
            "csv",
            "--map",
            "Video File=video.content_loc",
            "--map",
            "poster=video.thumbnail_loc",
            "--map",
            "#=");
    assertEquals(
        """
        loc,lastmod,changefreq,priority,video.thumbnail_loc,video.content_loc
        https://a.example/1,,,,https://a.example/1.jpg,https://a.example/1.mp4
        """,
        run.out());
    assertEquals(0, run.exitCode(), run.err());
    assertEquals(false, run.err().contains("dropped"), run.err());
  }

  @Test
  void printedMapIsReadBack(@TempDir Path directory) throws IOException {
    var printed = convert(FILMS, "--print-map", "--map", "Poster=image.loc");
    assertEquals("URL=loc\nVideo File=video[1].embed\nPoster=image.loc\n\\#=\n", printed.out());
    assertEquals(0, printed.exitCode(), printed.err());
    Path map = Files.writeString(directory.resolve("map"), "# films\n\n" + printed.out());
    var run = convert(FILMS, "--print-map", "--map-file", map.toString());
    assertEquals(printed.out(), run.out());
    assertEquals("", run.err());
  }

  @Test
  void pathsOfADocumentArePrintedAsAMap() {
    var printed =
        printedMap(
            "[{\"link\":\"https://a.example/1\",\"sys\":{\"updatedAt\":\"2026-01-02\"},\"a\":{\"b\":1}}]");
    assertEquals("link=loc\nsys.updatedAt=lastmod\na.b=\n", printed.out());
    assertEquals(0, printed.exitCode(), printed.err());

    for (String other : List.of("[{\"loc\":\"https://a.example/1\"}]", "https://a.example/1\n")) {
      assertTrue(printedMap(other).exits(2).err().contains("is not a table"));
    }
  }

  private static CommandRun printedMap(String input) {
    return CommandRun.of(input.getBytes(UTF_8), "convert", "-", "--print-map");
  }

  @Test
  void columnThatDoesNotExistIsWrongUse() {
    var run = convert(FILMS, "--to", "csv", "--map", "Poster=image.size");
    assertEquals(2, run.exitCode());
    assertTrue(
        run.err().contains("--map: there is no column \"image.size\"; those of image are image."),
        run.err());
    assertEquals(2, convert(FILMS, "--to", "csv", "--map", "Poster").exitCode());
  }

  @Test
  void headerThatDoesNotExistIsNamedWithThoseThatDo() {
    String near = convert(FILMS, "--to", "csv", "--rows", "Postr=x").exits(2).err();
    assertTrue(near.contains("there is no column \"Postr\"; did you mean \"Poster\"?"), near);
    var run = convert(FILMS, "--to", "csv", "--map", "Cover=image.loc").exits(2);
    assertTrue(
        run.err()
            .contains(
                "there is no column \"Cover\"; the table has \"URL\", \"Video File\", \"Poster\""),
        run.err());
    assertEquals("", run.out());
  }

  @Test
  void columnsWithoutAHeaderHaveNumbers() {
    var run = convert("7,https://a.example/,Shoes\n", "--to", "csv", "--map", "3=image.title");
    assertTrue(run.out().contains("https://a.example/,,,,Shoes"), run.out() + run.err());
  }

  @Test
  void patternsAndConditionsAreChecked() {
    assertEquals(2, convert(FILMS, "--to", "csv", "--date-format", "HH:mm").exitCode());
    assertEquals(2, convert(FILMS, "--to", "csv", "--rows", "Poster").exitCode());
    var run = convert(FILMS, "--to", "txt", "--rows", "#!=7");
    assertEquals("", run.out());
  }

  @Test
  void timesWithoutAZoneAreReadInTheZoneThatIsGiven() {
    String table = "loc,lastmod\nhttps://a.example/,2026-11-20 10:15\n";
    var run = convert(table, "--to", "csv", "--select", "loc,lastmod");
    assertEquals("loc,lastmod\nhttps://a.example/,2026-11-20\n", run.out());
    assertTrue(run.err().contains("(--zone gives the time zone of dates without one)"), run.err());
    run = convert(table, "--to", "csv", "--select", "loc,lastmod", "--zone", "Europe/Berlin");
    assertEquals("loc,lastmod\nhttps://a.example/,2026-11-20T10:15:00+01:00\n", run.out());
    run = convert(table, "--to", "csv", "--select", "loc,lastmod", "--zone", "Berlin");
    assertEquals(2, run.exitCode());
    assertTrue(run.err().contains("--zone Berlin: unknown; try Europe/Berlin"), run.err());
  }

  @Test
  void setsHaveOnlyTheSelectedRows(@TempDir Path directory) throws IOException {
    Path table = directory.resolve("crawl.csv");
    Files.writeString(
        table, "Address,Status Code\nhttps://a.example/1,200\nhttps://a.example/2,404\n");
    var run = CommandRun.of("count", table.toString());
    assertTrue(run.out().strip().startsWith("1 "), run.out());
    assertTrue(run.err().contains("(--all-rows reads these rows, too; --rows selects"), run.err());
    assertTrue(
        CommandRun.of("count", "--all-rows", table.toString()).out().strip().startsWith("2 "));
    Path site = directory.resolve("site");
    var published =
        CommandRun.of(
            "publish",
            table.toString(),
            "-o",
            site.toString(),
            "--base-url",
            "https://a.example/",
            "--rows",
            "Status Code=404");
    assertEquals(0, published.exitCode(), published.err());
    assertTrue(Files.readString(site.resolve("sitemap.xml")).contains("/2</loc>"));
  }
}
