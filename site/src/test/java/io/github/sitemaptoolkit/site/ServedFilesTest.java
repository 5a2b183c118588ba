package io.github.sitemaptoolkit.site;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is published is served: it does not tell where it comes from. */
class ServedFilesTest {

  private static final String SECRET = "t0ken";

  @TempDir Path directory;

  @Test
  void noFileNamesAnInput() throws IOException {
    Path in = Files.createDirectories(directory.resolve(SECRET + "-exports"));
    Files.writeString(
        in.resolve("blog.rss"),
        "<rss version='2.0'><channel><title>Blog</title><link>https://example.com/</link>"
            + "<description>d</description><item><guid>1</guid><link>https://example.com/1</link>"
            + "</item></channel></rss>");
    Files.writeString(
        in.resolve("pages.csv"),
        "loc,image.loc\nhttps://example.com/2,https://example.com/2.jpg\n");
    Files.writeString(
        directory.resolve("sitemap.toml"),
        """
        output = 'public'
        base-url = 'https://example.com/'
        [[input]]
        path = 't0ken-exports/blog.rss'
        grow = true
        [[input]]
        path = 't0ken-exports/pages.csv'
        """);
    for (int night = 0; night < 2; night++) {
      Site.of(directory).publish();
      List<Path> files = files(directory.resolve("public"));
      assertTrue(files.size() >= 3, files::toString); // with the manifest and the list of feeds
      for (Path file : files) {
        String text = Files.readString(file, StandardCharsets.ISO_8859_1);
        assertFalse(text.contains(SECRET), () -> file + ": " + text);
        assertFalse(text.contains("pages.csv"), () -> file + ": " + text);
        assertFalse(text.contains("blog.rss"), () -> file + ": " + text);
        assertFalse(text.contains(directory.toString()), () -> file + ": " + text);
      }
    }
  }

  private static List<Path> files(Path published) throws IOException {
    try (Stream<Path> files = Files.walk(published)) {
      return files.filter(Files::isRegularFile).toList();
    }
  }
}
