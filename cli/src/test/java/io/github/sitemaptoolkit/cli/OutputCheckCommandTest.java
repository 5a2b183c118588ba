package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is about to be written is looked at, whatever it was read from. */
class OutputCheckCommandTest {

  private static final String BASE = "https://example.com/";

  @TempDir Path directory;

  private String write(String name, String text) throws IOException {
    return Files.writeString(directory.resolve(name), text).toString();
  }

  private String path(String name) {
    return directory.resolve(name).toString();
  }

  private String published() throws IOException {
    return Files.readString(directory.resolve("out/sitemap.xml"));
  }

  private static String film(String more) {
    return "<v:video><v:thumbnail_loc>"
        + BASE
        + "t.jpg</v:thumbnail_loc><v:title>T</v:title><v:description>D</v:description>"
        + more
        + "</v:video>";
  }

  private static String page(String name, String more) {
    return "<url><loc>" + BASE + name + "</loc>" + more + "</url>";
  }

  private String document(String pages) throws IOException {
    return write(
        "in.xml",
        "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\""
            + " xmlns:i=\"http://www.google.com/schemas/sitemap-image/1.1\""
            + " xmlns:v=\"http://www.google.com/schemas/sitemap-video/1.1\""
            + " xmlns:x=\"http://www.w3.org/1999/xhtml\">"
            + pages
            + "</urlset>");
  }

  private static int count(String text, String part) {
    return text.split(part, -1).length - 1;
  }

  @Test
  void conversionSaysOnceWhatIsWrongAndFailsOnRequestOnly() throws IOException {
    String odd = film("<v:content_loc>" + BASE + "f.mp4</v:content_loc><v:rating>9</v:rating>");
    String input = document(page("a", odd) + page("b", odd) + page("50%off", ""));
    for (String to : new String[] {"xml", "rss"}) {
      CommandRun run = CommandRun.of("convert", input, "--to", to).exits(0);
      assertEquals(1, count(run.err(), "video.rating-range"), run.err());
      assertTrue(run.err().contains("allowed is 0 to 5 (2 times)"), run.err());
      assertEquals(1, count(run.err(), "url.bad-escape"), run.err());
      CommandRun.of("convert", input, "--to", to, "--fail-on", "error").exits(1);
    }
    CommandRun list = CommandRun.of("convert", input, "--to", "txt").exits(0);
    assertFalse(list.err().contains("video.rating-range"), list.err()); // it is not written
    assertTrue(list.err().contains("url.bad-escape"), list.err());
    CommandRun lines = CommandRun.of("convert", input, "--to", "ndjson").exits(0);
    assertFalse(lines.err().contains("video.rating-range"), lines.err()); // no crawler reads it
  }

  @Test
  void validateSaysEachAndRefuses() throws IOException {
    String odd = film("<v:content_loc>" + BASE + "f.mp4</v:content_loc><v:rating>9</v:rating>");
    String input = document(page("a", odd) + page("b", odd));
    CommandRun run =
        CommandRun.of("convert", input, "-o", path("o.xml"), "--validate", "google").exits(0);
    assertEquals(2, count(run.err(), "video.rating-range"), run.err());
    CommandRun.of("publish", input, "-o", path("out"), "--base-url", BASE, "--validate", "google")
        .exits(1);
    assertFalse(Files.exists(directory.resolve("out/sitemap.xml")));
  }

  @Test
  void publishingLeavesOutRelativeAddressesAndWhatNeedsThem() throws IOException {
    String input =
        document(
            page(
                "a",
                "<i:image><i:loc>/rel.jpg</i:loc></i:image><i:image><i:loc>"
                    + BASE
                    + "b.jpg</i:loc></i:image><x:link rel=\"alternate\" hreflang=\"de\""
                    + " href=\"/de\"/>"
                    + film(
                        "<v:content_loc>/f.mp4</v:content_loc><v:player_loc>"
                            + BASE
                            + "p</v:player_loc>")));
    CommandRun run =
        CommandRun.of("publish", input, "-o", path("out"), "--base-url", BASE).exits(0);
    assertTrue(
        run.err()
            .contains(
                "publish.bad-value: 3 values are left out because crawlers cannot read them"
                    + " (url.relative 3); the first is image[1].loc \"/rel.jpg\""),
        run.err());
    assertFalse(published().contains("/rel.jpg"));
    assertFalse(published().contains("link"));
    assertFalse(published().contains("content_loc"));
    assertTrue(published().contains("<video:player_loc>" + BASE + "p<"), published());
    assertEquals(1, count(published(), "<image:image>"));
    CommandRun.of("publish", input, "-o", path("out"), "--base-url", BASE, "--fail-on", "error")
        .exits(1);
  }

  @Test
  void publishingLeavesOutDatesThatAreNone() throws IOException {
    String films =
        film(
                "<v:content_loc>"
                    + BASE
                    + "f.mp4</v:content_loc>"
                    + "<v:publication_date>yesterday</v:publication_date>")
            + film(
                "<v:content_loc>"
                    + BASE
                    + "g.mp4</v:content_loc>"
                    + "<v:publication_date>2026-11-20</v:publication_date>");
    String input = document(page("a", films));
    CommandRun run =
        CommandRun.of("publish", input, "-o", path("out"), "--base-url", BASE).exits(0);
    assertTrue(
        run.err()
            .contains(
                "1 value is left out because crawlers cannot read it (date.invalid):"
                    + " video[1].publication_date \"yesterday\""),
        run.err());
    assertEquals(1, count(published(), "<video:publication_date>"));
    assertEquals(2, count(published(), "<video:video>"));
  }

  @Test
  void publishingWritesPlayingTimesInSeconds() throws IOException {
    String first = "<v:content_loc>" + BASE + "f.mp4</v:content_loc><v:duration>";
    String films =
        film(first + "PT1M30S</v:duration>")
            + film(first.replace("f.", "g.") + "1:30:00</v:duration>")
            + film(first.replace("f.", "h.") + "long</v:duration>")
            + film(first.replace("f.", "i.") + "P1W</v:duration>");
    String input = document(page("a", films));
    CommandRun run =
        CommandRun.of("publish", input, "-o", path("out"), "--base-url", BASE).exits(0);
    assertTrue(run.err().contains("1 to 28800; 90 is written (3 times)"), run.err());
    assertTrue(run.err().contains("(video.duration-format): video[3].duration"), run.err());
    assertTrue(run.err().contains("video.duration-range"), run.err());
    for (String seconds : new String[] {"90", "5400", "604800"}) {
      assertTrue(published().contains("<video:duration>" + seconds + "<"), published());
    }
    assertEquals(3, count(published(), "<video:duration>"));
    CommandRun update = CommandRun.of("update", path("out"), "--add", input).exits(0);
    assertTrue(update.err().contains("90 is written"), update.err());
    String converted = CommandRun.of("convert", input, "--to", "xml").exits(0).out();
    assertTrue(converted.contains("<video:duration>PT1M30S<"), converted); // as it was read
  }
}
