package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A value that crawlers cannot read costs itself; its url is published, and no run fails. */
class ValuesLeftOutTest {

  private static final String BASE = "https://example.com/";

  @TempDir Path directory;

  private String write(String name, String text) throws IOException {
    return Files.writeString(directory.resolve(name), text).toString();
  }

  private static String urlset(String namespaces, String entries) {
    return "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\""
        + namespaces
        + ">"
        + entries
        + "</urlset>";
  }

  private CommandRun publish(String input, String... more) {
    String[] all = new String[6 + more.length];
    String[] first = {"publish", input, "-o", out(), "--base-url", BASE};
    System.arraycopy(first, 0, all, 0, first.length);
    System.arraycopy(more, 0, all, first.length, more.length);
    return CommandRun.of(all);
  }

  private static void said(CommandRun run, String part) {
    assertTrue(run.err().contains(part), run.err());
  }

  private String out() {
    return directory.resolve("out").toString();
  }

  private String published() throws IOException {
    return Files.readString(directory.resolve("out/sitemap.xml"));
  }

  @Test
  void badValuesOfAPublishedUrlChangeNoExitCode() throws IOException {
    String value =
        "<lastmod>yesterday</lastmod><changefreq>sometimes</changefreq><priority>80%</priority>";
    String input = write("in.xml", urlset("", "<url><loc>" + BASE + "a</loc>" + value + "</url>"));
    said(
        CommandRun.of("publish", input, "-o", out(), "--base-url", BASE).exits(0),
        "publish.bad-value: 3 values are left out");
    assertTrue(published().contains("<loc>" + BASE + "a</loc>"));
    publish(input, "--fail-on", "error").exits(1);
    String more = write("more.xml", urlset("", "<url><loc>" + BASE + "b</loc>" + value + "</url>"));
    said(CommandRun.of("update", out(), "--add", more).exits(0), "publish.bad-value");
    assertTrue(published().contains("<loc>" + BASE + "b</loc>"));
  }

  @Test
  void unreadableDateOfATableChangesNoExitCodeWhereItsUrlIsPublished() throws IOException {
    String input =
        write("in.csv", "loc,lastmod\n" + BASE + "a,yesterday\n" + BASE + "b,2026-11-20\n");
    said(publish(input).exits(0), "date.invalid");
    assertTrue(published().contains("<loc>" + BASE + "a</loc>"));
    publish(input, "--fail-on", "error").exits(1);
    CommandRun.of("update", out(), "--add", input).exits(0);
    CommandRun.of("convert", input, "--to", "txt").exits(1); // a part of the data is missing
  }

  @Test
  void urlThatIsNotPublishedFails() throws IOException {
    publish(write("in.csv", "loc,priority\n" + BASE + "a,80%\n" + BASE + "a b,0.5\n")).exits(1);
  }

  @Test
  void controlCharactersInADescriptionChangeNoExitCode() throws IOException {
    String text = "\u0001a\u0000b&#1;&#x110000;\uFFFF";
    String video =
        "<video:video><video:thumbnail_loc>"
            + BASE
            + "t.jpg</video:thumbnail_loc><video:title>T</video:title><video:description>"
            + text
            + "</video:description><video:content_loc>"
            + BASE
            + "v.mp4</video:content_loc></video:video>";
    String input =
        write(
            "in.xml",
            urlset(
                " xmlns:video=\"http://www.google.com/schemas/sitemap-video/1.1\"",
                "<url><loc>" + BASE + "a</loc>" + video + "</url>"));
    said(publish(input).exits(0), "xml.invalid-char");
    assertTrue(published().contains("<video:description>ab</video:description>"));
    publish(input, "--fail-on", "error").exits(1);
    String feed =
        write(
            "in.rss",
            "<rss version=\"2.0\"><channel><title>t</title><link>"
                + BASE
                + "</link><description>d</description><item><title>T</title><link>"
                + BASE
                + "b</link><description>"
                + text
                + "</description></item></channel></rss>");
    said(CommandRun.of("update", out(), "--feed", feed).exits(0), "xml.invalid-char");
    assertTrue(published().contains("<loc>" + BASE + "b</loc>"));
    for (String to : new String[] {"xml", "csv"}) {
      CommandRun.of("convert", input, "--to", to).exits(0);
      CommandRun.of("convert", feed, "--to", to).exits(0);
    }
  }

  @Test
  void controlCharacterInAnAddressCostsTheEntryOrThePicture() throws IOException {
    String input =
        write("in.xml", urlset("", "<url><loc>" + BASE + "\u0001a</loc></url>" + url("b")));
    said(publish(input).exits(1), "input.incomplete");
    assertEquals(BASE + "b\n", CommandRun.of("convert", input, "--to", "txt").exits(1).out());
    String picture =
        write(
            "picture.xml",
            urlset(
                " xmlns:image=\"http://www.google.com/schemas/sitemap-image/1.1\"",
                "<url><loc>"
                    + BASE
                    + "a</loc><image:image><image:loc>"
                    + BASE
                    + "\u0001.jpg</image:loc></image:image></url>"));
    CommandRun.of("convert", picture, "--to", "txt").exits(1); // the picture is lost
    publish(picture).exits(0);
    assertFalse(published().contains(".jpg"));
  }

  @Test
  void pictureThatCrawlersCannotReachIsNotPublished() throws IOException {
    StringBuilder pictures = new StringBuilder();
    for (String loc :
        new String[] {
          "http://localhost:3000/1.jpg",
          "http://192.168.0.7/2.jpg",
          "https://undefined/3.jpg",
          "https://cdn..example.com/4.jpg",
          "https://cms.corp.internal/5.jpg",
          BASE + "6.jpg"
        }) {
      pictures.append("<image:image><image:loc>" + loc + "</image:loc></image:image>");
    }
    String input =
        write(
            "in.xml",
            urlset(
                " xmlns:image=\"http://www.google.com/schemas/sitemap-image/1.1\"",
                "<url><loc>" + BASE + "a</loc>" + pictures + "</url>"));
    said(
        publish(input).exits(0),
        "publish.bad-value: 5 values are left out because crawlers cannot read them"
            + " (url.host-invalid 2, url.not-public 3)");
    assertEquals(2, published().split("<image:loc>", -1).length);
    assertTrue(published().contains(BASE + "6.jpg"));
    publish(input, "--private-urls", "*.internal").exits(0);
    assertTrue(published().contains("https://cms.corp.internal/5.jpg"));
  }

  private static String url(String name) {
    return "<url><loc>" + BASE + name + "</loc></url>";
  }

  private static String news(String name, String date) {
    return "<url><loc>"
        + BASE
        + name
        + "</loc><news:news><news:publication><news:name>N</news:name>"
        + "<news:language>en</news:language></news:publication>"
        + date
        + "<news:title>T</news:title></news:news></url>";
  }

  @Test
  void itemsOfANewsSetWithoutAUsableDateLeaveThatSet() throws IOException {
    write(
        "news.xml",
        urlset(
            " xmlns:news=\"http://www.google.com/schemas/sitemap-news/0.9\"",
            news("a1", "")
                + news("a2", "<news:publication_date>yesterday</news:publication_date>")
                + news("a3", "<news:publication_date>2026-11</news:publication_date>")
                + news("b", "<news:publication_date>2026-11-20</news:publication_date>")));
    String pages = "[set.pages]\n";
    String sets = "[set.news]\nwhere = \"has news\"\n";
    String site =
        "base-url = \"" + BASE + "\"\noutput = \"out\"\n\n[[input]]\npath = \"news.xml\"\n\n";
    String config = write("sitemap.toml", site + pages + sets);
    said(
        CommandRun.of("publish", "--config", config).exits(0),
        "publish.bad-value: 3 values are left out");
    Path set = directory.resolve("out/sitemap-news.xml");
    assertFalse(Files.readString(set).contains(BASE + "a"));
    assertTrue(Files.readString(set).contains(BASE + "b<"));
    assertTrue(Files.readString(directory.resolve("out/sitemap-pages.xml")).contains(BASE + "a1<"));

    write("sitemap.toml", site + sets);
    said(
        CommandRun.of("publish", "--config", config, "--max-shrink", "100%").exits(1),
        "3 entries are in none of the sets without"); // it is in no set
  }
}
