package io.github.sitemaptoolkit.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TemplatesTest {

  private static final String LOC = "loc=https://shop.example/p/{handle}";
  private static final String PRODUCTS =
      """
      {"products":[{"handle":"ski","updated_at":"2026-11-20T10:00:00Z"},
      {"handle":"wachs & kork","updated_at":"2026-11-19T10:00:00Z"}]}
      """;

  private static CommandRun convert(String input, String from, String... arguments) {
    List<String> all = new ArrayList<>(List.of("convert", "-", "--from", from, "--to", "csv"));
    for (String argument : arguments) {
      if (argument.contains("=")) {
        all.add("--map");
      }
      all.add(argument);
    }
    return CommandRun.of(input.getBytes(UTF_8), all.toArray(String[]::new));
  }

  @Test
  void membersMakeUrls() {
    var run = convert(PRODUCTS, "json", LOC);
    assertEquals(
        """
        loc,lastmod,changefreq,priority
        https://shop.example/p/ski,2026-11-20T10:00:00Z,,
        https://shop.example/p/wachs%20%26%20kork,2026-11-19T10:00:00Z,,
        """,
        run.exits(0).out());
  }

  @Test
  void headersMakeUrlsBeforeColumnsOfUrls() {
    String table = "Handle,URL\nski,https://cms.example/1\na/b,https://cms.example/2\n";
    var run = convert(table, "csv", LOC);
    assertEquals(
        """
        loc,lastmod,changefreq,priority
        https://shop.example/p/ski,,,
        https://shop.example/p/a%2Fb,,,
        """,
        run.exits(0).out());
    assertTrue(run.err().contains("dropped 2 column URL"), run.err());
  }

  @Test
  void aUrlIsNotMadeOfTheFirstOfSeveralValues() {
    String posts = "{\"db\":[{\"posts\":[{\"slug\":\"a\"},{\"slug\":\"b\"}]}]}";
    var run = convert(posts, "json", "loc=https://a.example/{posts.slug}");
    assertTrue(
        run.exits(1)
            .err()
            .contains("{posts.slug} has several values; --items reads a list of items"),
        run.err());
    assertEquals("", run.out());

    var table = convert("h\na|b\nc\n", "csv", "loc=https://a.example/{h}");
    assertTrue(table.exits(1).out().endsWith("\nhttps://a.example/c,,,\n"), table.out());
    assertTrue(table.err().contains("{h} has several values\n"), table.err());
  }

  @Test
  void aListOfFilesMakesAUrlOfEach() {
    String table = "url,pics\nhttps://a.example/1,\"3.jpg;4.jpg\"\n";
    for (String list : List.of("3.jpg;4.jpg", "3.jpg, 4.jpg", "3.jpg 4.jpg", "3.jpg|4.jpg")) {
      var run =
          convert(table.replace("3.jpg;4.jpg", list), "csv", "image.loc=https://c.example/{pics}");
      assertTrue(
          run.exits(0).out().contains("https://c.example/3.jpg|https://c.example/4.jpg"),
          run.out());
    }
    var one =
        convert(
            table.replace("3.jpg;4.jpg", "Tor, Berlin.jpg"),
            "csv",
            "image.loc=https://c.example/{pics}");
    assertTrue(one.out().contains("https://c.example/Tor%2C%20Berlin.jpg"), one.out());
  }

  @Test
  void rowsWithoutAUrlAreCountedOnce() {
    var run = convert("handle\nski\n..\n\" \"\n.\nN/A\n", "csv", LOC);
    assertTrue(run.exits(1).out().endsWith("/p/ski,,,\n"), run.out());
    assertTrue(
        run.err()
            .contains(
                "-:3:1: error: csv.template: 3 rows are left out by the template"
                    + " \"https://shop.example/p/{handle}\", here first: {handle} has a step . or .."
                    + " (2), {handle} is empty (1)"),
        run.err());
  }

  @Test
  void unknownNamesAreNamedWithThoseThere() {
    for (String from : List.of("csv", "json")) {
      String input = from.equals("csv") ? "handle,x\nski,1\n" : PRODUCTS;
      var run = convert(input, from, "loc=https://shop.example/{handel}").exits(2);
      assertTrue(run.err().contains("csv.no-such-header"), run.err());
      assertTrue(run.err().contains("\"handel\"; did you mean \"handle\"?"), run.err());
    }
    var run = convert("handle,x\nski,1\n", "csv", "lco=https://shop.example/{handle}").exits(2);
    assertTrue(run.err().contains("no column \"lco\"; did you mean loc?"), run.err());
  }

  @Test
  void malformedTemplatesAreWrongUse() {
    for (String wrong : List.of("loc=https://e.com/{handle", "loc=https://e.com/{?handle}")) {
      assertTrue(convert("handle\nski\n", "csv", wrong).exits(2).err().contains("--map: "));
    }
    var twice = convert("u,handle\nhttps://e.com/,ski\n", "csv", LOC, "u=loc").exits(2);
    assertTrue(twice.err().contains("choose one"), twice.err());
  }

  @Test
  void otherFieldsHaveTemplatesForEachValue() {
    String items =
        """
        [{"loc":"https://e.com/1","pics":[{"id":"a b"},{"id":".."},{"id":"c"}],"t":"Hut"},
        {"loc":"https://e.com/2","pics":[]}]
        """;
    var run =
        convert(
            items,
            "json",
            "image.loc=https://cdn.example/{pics.id}.jpg",
            "image.title={t} {pics.id}");
    assertEquals(
        """
        loc,lastmod,changefreq,priority,image.loc,image.title
        https://e.com/1,,,,https://cdn.example/a%20b.jpg||https://cdn.example/c.jpg,Hut a b|Hut ..|Hut c
        https://e.com/2,,,,,
        """,
        run.exits(1).out());
    assertTrue(run.err().contains("1 value of image.loc is left out"), run.err());
  }

  @Test
  void cellsWithSeveralValuesMakeSeveral() {
    var run =
        convert(
            "URL,pics\nhttps://e.com/1,a.jpg|b.jpg\nhttps://e.com/2,\"[\"\"c.jpg\"\"]\"\n",
            "csv",
            "image.loc=https://cdn.example/{pics}");
    assertTrue(run.exits(0).out().contains("cdn.example/a.jpg|https://cdn.example/b.jpg\n"));
    assertTrue(run.out().contains(",https://cdn.example/c.jpg\n"), run.out());
  }

  @Test
  void columnsWithoutHeadersHaveNumbers() {
    var run = convert("ski,1\nwax,2\n", "csv", "loc=https://shop.example/{1}-{2}");
    assertEquals(
        """
        loc,lastmod,changefreq,priority
        https://shop.example/ski-1,,,
        https://shop.example/wax-2,,,
        """,
        run.exits(0).out());
  }

  @Test
  void mappedColumnsOfPicturesAreOneList() {
    var run =
        convert(
            "URL,main,more\nhttps://e.com/1,https://e.com/1.jpg,\"https://e.com/2.jpg,https://e.com/3.jpg\"\n",
            "csv",
            "main=image.loc",
            "more=image.loc");
    assertTrue(
        run.exits(0)
            .out()
            .endsWith(",https://e.com/1.jpg|https://e.com/2.jpg|https://e.com/3.jpg\n"),
        run.out());
  }

  @Test
  void printedMapIsReadBack(@TempDir Path directory) throws IOException {
    var printed = convert(PRODUCTS, "json", LOC, "--print-map").exits(0);
    assertEquals("handle=\nupdated_at=lastmod\n" + LOC + "\n", printed.out());
    Path map = Files.writeString(directory.resolve("map"), printed.out());
    var run = convert(PRODUCTS, "json", "--map-file", map.toString());
    assertEquals(convert(PRODUCTS, "json", LOC).out(), run.exits(0).out());
  }

  @Test
  void inputsOfASiteHaveATableOfTemplates(@TempDir Path directory) throws IOException {
    Path input = Files.writeString(directory.resolve("products.json"), PRODUCTS);
    Path site =
        Files.writeString(
            directory.resolve("sitemap.toml"),
            """
            output = "public"
            base-url = "https://shop.example/"
            [[input]]
            path = "products.json"
            [input.template]
            loc = "https://shop.example/p/{handle}"
            image.loc = "https://shop.example/i/{handle}.jpg"
            """);
    CommandRun.of("publish", "--config", site.toString()).exits(0);
    String written = Files.readString(directory.resolve("public/sitemap.xml"));
    assertTrue(written.contains("<loc>https://shop.example/p/wachs%20%26%20kork</loc>"), written);
    assertTrue(written.contains("<image:loc>https://shop.example/i/ski.jpg<"), written);
    String held = Files.readString(directory.resolve("sitemap.inputs"));
    assertTrue(held.contains("\"handle\" = \"template of loc\""), held);

    Files.writeString(input, PRODUCTS.replace("handle", "slug"));
    var run = CommandRun.of("publish", "--config", site.toString()).exits(1);
    assertTrue(run.err().contains("\"handle\""), run.err());
    assertEquals(written, Files.readString(directory.resolve("public/sitemap.xml")));

    Files.writeString(site, Files.readString(site).replace("{handle}.jpg", "x.jpg"));
    run = CommandRun.of("publish", "--config", site.toString()).exits(2);
    assertTrue(run.err().contains("sitemap.toml:5:1"), run.err());
    assertFalse(run.err().contains("--template"), run.err());
  }
}
