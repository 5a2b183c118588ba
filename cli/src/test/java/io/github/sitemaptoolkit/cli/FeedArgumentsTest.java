package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FeedArgumentsTest {

  private static final String SITEMAP =
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
        <url>
          <loc>https://a.example/1</loc>
          <lastmod>2024-01</lastmod>
          <priority>.5</priority>
        </url>
      </urlset>
      """;

  @TempDir Path directory;

  private String path(String name) {
    return directory.resolve(name).toString();
  }

  private CommandRun convert(String from, String to, String... more) {
    String[] arguments = new String[4 + more.length];
    System.arraycopy(more, 0, arguments, 4, more.length);
    System.arraycopy(new String[] {"convert", path(from), "-o", path(to)}, 0, arguments, 0, 4);
    return CommandRun.of(arguments);
  }

  @Test
  void feedIsCalledAsAsked() throws IOException {
    Files.writeString(directory.resolve("in.xml"), SITEMAP);
    CommandRun run =
        convert(
                "in.xml",
                "out.rss",
                "--title",
                "My <feed>",
                "--link",
                "https://b.example/",
                "--language",
                "de",
                "--verbose")
            .exits(0);
    String feed = Files.readString(directory.resolve("out.rss"));
    assertTrue(feed.contains("<title>My &lt;feed&gt;</title>"), feed);
    assertTrue(feed.contains("<link>https://b.example/</link>"), feed);
    assertTrue(feed.contains("<language>de</language>"), feed);
    assertTrue(feed.contains("<dcterms:modified>2024-01</dcterms:modified>"), feed);
    assertTrue(run.err().contains("dropped 1 priority: .5"), run.err());
  }

  @Test
  void losslessFeedBecomesTheSameSitemap() throws IOException {
    Files.writeString(directory.resolve("in.xml"), SITEMAP);
    CommandRun run = convert("in.xml", "out.atom", "--lossless").exits(0);
    assertFalse(run.err().contains("dropped"), run.err());
    convert("out.atom", "back.xml").exits(0);
    convert("in.xml", "copy.xml").exits(0);
    assertEquals(
        Files.readString(directory.resolve("copy.xml")),
        Files.readString(directory.resolve("back.xml")));
  }

  @Test
  void optionsOfFeedsAreWrongForOtherOutput() throws IOException {
    Files.writeString(directory.resolve("in.xml"), SITEMAP);
    CommandRun run = convert("in.xml", "out.txt", "--lossless").exits(2);
    assertTrue(run.err().contains("are for feeds; the output is txt"), run.err());
    assertFalse(Files.exists(directory.resolve("out.txt")));
  }
}
