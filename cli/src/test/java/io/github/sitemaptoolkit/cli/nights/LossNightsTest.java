package io.github.sitemaptoolkit.cli.nights;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.cli.CommandRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Pairs of nights in which urls stay and values vanish, as exports of real sites do it. The second
 * night is refused, names what was lost, and leaves the set of the first one as it was.
 */
class LossNightsTest {

  private static final String SITE = "https://www.example.com/";

  @TempDir Path directory;

  /** Two nights of one input, and a word that the refusal has. */
  record Nights(
      String name, String file, String options, String first, String second, String lost) {

    @Override
    public String toString() {
      return name;
    }
  }

  private static String rows(int count, IntFunction<String> row) {
    return IntStream.range(0, count).mapToObj(row).collect(Collectors.joining("\n", "", "\n"));
  }

  private static Nights csv(
      String name,
      String header,
      IntFunction<String> first,
      String header2,
      IntFunction<String> second,
      String lost) {
    return new Nights(
        name,
        "pages.csv",
        "",
        header + "\n" + rows(30, first),
        header2 + "\n" + rows(30, second),
        lost);
  }

  private static Nights ndjson(
      String name, IntFunction<String> first, IntFunction<String> second, String lost) {
    return new Nights(name, "pages.ndjson", "", rows(30, first), rows(30, second), lost);
  }

  private static Nights json(
      String name, IntFunction<String> first, IntFunction<String> second, String lost) {
    return new Nights(name, "pages.json", "", items(first), items(second), lost);
  }

  private static String items(IntFunction<String> item) {
    return IntStream.range(0, 30).mapToObj(item).collect(Collectors.joining(",\n", "[", "]\n"));
  }

  private static Nights rss(
      String name, IntFunction<String> first, IntFunction<String> second, String lost) {
    return new Nights(name, "feed.rss", "", channel(first), channel(second), lost);
  }

  private static String channel(IntFunction<String> item) {
    return "<rss version=\"2.0\" xmlns:media=\"http://search.yahoo.com/mrss/\"><channel>"
        + "<title>Site</title><link>"
        + SITE
        + "</link><description>d</description>\n"
        + rows(30, i -> "<item><link>" + SITE + i + "</link>" + item.apply(i) + "</item>")
        + "</channel></rss>\n";
  }

  private static Nights set(
      String name, IntFunction<String> first, IntFunction<String> second, String lost) {
    return new Nights(name, "in.xml", "", urlset(first), urlset(second), lost);
  }

  private static String urlset(IntFunction<String> inside) {
    return "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\""
        + " xmlns:image=\"http://www.google.com/schemas/sitemap-image/1.1\""
        + " xmlns:video=\"http://www.google.com/schemas/sitemap-video/1.1\""
        + " xmlns:news=\"http://www.google.com/schemas/sitemap-news/0.9\""
        + " xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">\n"
        + rows(30, i -> "<url><loc>" + SITE + i + "</loc>" + inside.apply(i) + "</url>")
        + "</urlset>\n";
  }

  private static String image(int i) {
    return "<image:image><image:loc>" + SITE + i + ".jpg</image:loc></image:image>";
  }

  private static String video(int i, String more) {
    return "<video:video><video:thumbnail_loc>"
        + SITE
        + i
        + ".jpg</video:thumbnail_loc>"
        + "<video:title>Film "
        + i
        + "</video:title><video:description>About "
        + i
        + "</video:description><video:content_loc>"
        + SITE
        + i
        + ".mp4</video:content_loc>"
        + more
        + "</video:video>";
  }

  private static String news(int i, String title) {
    return "<news:news><news:publication><news:name>Times</news:name><news:language>en"
        + "</news:language></news:publication><news:publication_date>"
        + TODAY
        + "</news:publication_date>"
        + title
        + "</news:news>";
  }

  private static final String TODAY = java.time.LocalDate.now(java.time.ZoneOffset.UTC).toString();

  private static String date(int i) {
    return "2026-10-" + (10 + i % 20);
  }

  static Stream<Nights> nights() {
    List<Nights> all = new ArrayList<>();
    all.add(
        csv(
            "a column of images is emptied",
            "loc,image.loc",
            i -> SITE + i + "," + SITE + i + ".jpg",
            "loc,image.loc",
            i -> SITE + i + ",",
            "image"));
    all.add(
        csv(
            "a column of images goes",
            "loc,image.loc",
            i -> SITE + i + "," + SITE + i + ".jpg",
            "loc",
            i -> SITE + i,
            "image"));
    all.add(
        csv(
            "a column of images has another name",
            "loc,image.loc",
            i -> SITE + i + "," + SITE + i + ".jpg",
            "loc,img_path_xl",
            i -> SITE + i + "," + i,
            "image"));
    all.add(
        csv(
            "images became relative",
            "loc,image.loc",
            i -> SITE + i + "," + SITE + i + ".jpg",
            "loc,image.loc",
            i -> SITE + i + ",/" + i + ".jpg",
            "image"));
    all.add(
        csv(
            "images became words",
            "loc,image.loc",
            i -> SITE + i + "," + SITE + i + ".jpg",
            "loc,image.loc",
            i -> SITE + i + ",null",
            "image"));
    all.add(
        csv(
            "a column of dates is emptied",
            "loc,lastmod",
            i -> SITE + i + "," + date(i),
            "loc,lastmod",
            i -> SITE + i + ",",
            "lastmod"));
    all.add(
        csv(
            "a column of dates has another name",
            "loc,lastmod",
            i -> SITE + i + "," + date(i),
            "loc,upd",
            i -> SITE + i + "," + i,
            "lastmod"));
    all.add(
        csv(
            "dates became the hour of the build",
            "loc,lastmod",
            i -> SITE + i + "," + date(i),
            "loc,lastmod",
            i -> SITE + i + ",2026-11-20T04:00:00Z",
            "lastmod"));
    all.add(
        csv(
            "dates became no dates",
            "loc,lastmod",
            i -> SITE + i + "," + date(i),
            "loc,lastmod",
            i -> SITE + i + ",0000-00-00",
            "lastmod"));
    all.add(
        csv(
            "titles of images go",
            "loc,image.loc,image.title",
            i -> SITE + i + "," + SITE + i + ".jpg,Title " + i,
            "loc,image.loc,image.title",
            i -> SITE + i + "," + SITE + i + ".jpg,",
            "image.title"));
    all.add(
        csv(
            "two thirds of the images go",
            "loc,image.loc",
            i -> SITE + i + "," + SITE + i + ".jpg",
            "loc,image.loc",
            i -> SITE + i + "," + (i < 10 ? SITE + i + ".jpg" : ""),
            "image"));
    all.add(
        ndjson(
            "a member is renamed",
            i -> "{\"loc\":\"" + SITE + i + "\",\"image\":[{\"loc\":\"" + SITE + i + ".jpg\"}]}",
            i -> "{\"loc\":\"" + SITE + i + "\",\"img\":{\"x\":" + i + "}}",
            "image"));
    all.add(
        ndjson(
            "a member is null",
            i -> "{\"loc\":\"" + SITE + i + "\",\"lastmod\":\"" + date(i) + "\"}",
            i -> "{\"loc\":\"" + SITE + i + "\",\"lastmod\":null}",
            "lastmod"));
    all.add(
        ndjson(
            "lists have one image each",
            i ->
                "{\"loc\":\""
                    + SITE
                    + i
                    + "\",\"image\":[{\"loc\":\""
                    + SITE
                    + i
                    + ".jpg\"},{\"loc\":\""
                    + SITE
                    + i
                    + "b.jpg\"}]}",
            i -> "{\"loc\":\"" + SITE + i + "\",\"image\":[{\"loc\":\"" + SITE + i + ".jpg\"}]}",
            "image"));
    all.add(
        json(
            "a member of an item is renamed",
            i -> "{\"loc\":\"" + SITE + i + "\",\"lastmod\":\"" + date(i) + "\"}",
            i -> "{\"loc\":\"" + SITE + i + "\",\"stamp\":" + i + "}",
            "lastmod"));
    all.add(
        json(
            "a list of images is empty",
            i -> "{\"loc\":\"" + SITE + i + "\",\"image\":[{\"loc\":\"" + SITE + i + ".jpg\"}]}",
            i -> "{\"loc\":\"" + SITE + i + "\",\"image\":[]}",
            "image"));
    all.add(
        rss(
            "a feed without its media",
            i -> "<media:content medium=\"image\" url=\"" + SITE + i + ".jpg\"/>",
            i -> "",
            "image"));
    all.add(
        rss(
            "a feed without its dates",
            i -> "<pubDate>Tue, " + (10 + i % 20) + " Nov 2026 10:00:00 GMT</pubDate>",
            i -> "",
            "lastmod"));
    all.add(
        rss(
            "a feed with the hour of its build",
            i -> "<pubDate>" + (10 + i % 20) + " Nov 2026 10:00:00 GMT</pubDate>",
            i -> "<pubDate>20 Nov 2026 04:00:00 GMT</pubDate>",
            "lastmod"));
    all.add(
        rss(
            "media became thumbnails of nothing",
            i -> "<media:content medium=\"image\" url=\"" + SITE + i + ".jpg\"/>",
            i -> "<media:content medium=\"image\" url=\"\"/>",
            "image"));
    all.add(set("images go", LossNightsTest::image, i -> "", "image"));
    all.add(set("films go", i -> video(i, ""), i -> "", "video"));
    all.add(
        set(
            "films without a duration",
            i -> video(i, "<video:duration>60</video:duration>"),
            i -> video(i, ""),
            "video.duration"));
    all.add(
        set(
            "films without a date",
            i -> video(i, "<video:publication_date>" + date(i) + "</video:publication_date>"),
            i -> video(i, ""),
            "video.publication_date"));
    all.add(
        set(
            "six films among articles lose their tags",
            i -> i < 6 ? video(i, "<video:tag>t</video:tag>") : "",
            i -> i < 6 ? video(i, "") : "",
            "video.tag"));
    all.add(
        set(
            "languages go",
            i ->
                "<xhtml:link rel=\"alternate\" hreflang=\"de\" href=\"" + SITE + "de/" + i + "\"/>",
            i -> "",
            "link"));
    all.add(
        set(
            "all languages but one go",
            i ->
                "<xhtml:link rel=\"alternate\" hreflang=\"de\" href=\""
                    + SITE
                    + "de/"
                    + i
                    + "\"/><xhtml:link rel=\"alternate\" hreflang=\"en\" href=\""
                    + SITE
                    + i
                    + "\"/>",
            i -> "<xhtml:link rel=\"alternate\" hreflang=\"en\" href=\"" + SITE + i + "\"/>",
            "link"));
    all.add(
        set(
            "news without titles",
            i -> news(i, "<news:title>Title</news:title>"),
            i -> news(i, ""),
            "news.title"));
    all.add(
        set(
            "news without dates",
            i -> news(i, "<news:title>Title</news:title>"),
            i -> news(i, "<news:title>Title</news:title>").replace(TODAY, ""),
            "news"));
    all.add(
        set("priorities go", i -> "<priority>0." + i % 10 + "</priority>", i -> "", "priority"));
    return all.stream();
  }

  private CommandRun publish(Nights nights, String content) throws IOException {
    Path input = directory.resolve(nights.file());
    Files.writeString(input, content);
    return CommandRun.of(
        "publish",
        input.toString(),
        "-o",
        directory.resolve("public").toString(),
        "--base-url",
        SITE);
  }

  @ParameterizedTest
  @MethodSource("nights")
  void lostValuesAreRefused(Nights nights) throws IOException {
    CommandRun first = publish(nights, nights.first());
    assertTrue(first.exitCode() == 0, first::err);
    String before = Files.readString(directory.resolve("public/sitemap.xml"));
    CommandRun second = publish(nights, nights.second());
    assertEquals(1, second.exitCode(), second::err);
    assertTrue(second.err().contains("publish.loss: "), second::err);
    assertTrue(second.err().contains("--accept-loss " + nights.lost()), second::err);
    assertEquals(before, Files.readString(directory.resolve("public/sitemap.xml")));
  }
}
