package io.github.sitemaptoolkit.robustness.disk;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.zip.GZIPOutputStream;

/** Directories of inputs of many formats. */
final class Batches {

  private static final String URL = "https://www.example.com/";

  private Batches() {}

  private static String repeat(int times, String text) {
    return IntStream.range(0, times)
        .mapToObj(i -> text.replace("%", URL + i))
        .collect(Collectors.joining());
  }

  private static String sitemap(int urls, String end) {
    return "<urlset xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'>"
        + repeat(urls, "<url><loc>%</loc><lastmod>2026-01-02</lastmod></url>")
        + end;
  }

  /** Makes a directory with a file of each kind; one of them is cut, so that a part is missing. */
  static Path small(Path directory) throws IOException {
    Files.createDirectories(directory);
    Files.writeString(directory.resolve("a.xml"), sitemap(50, "</urlset>"));
    try (OutputStream out =
        new GZIPOutputStream(Files.newOutputStream(directory.resolve("b.xml.gz")))) {
      out.write(sitemap(800, "</urlset>").getBytes(UTF_8));
    }
    Files.writeString(directory.resolve("c.csv"), "loc,lastmod\n" + repeat(10, "%,2026-01-02\n"));
    Files.writeString(
        directory.resolve("d.rss"),
        "<rss version='2.0'><channel><title>t</title><link>"
            + URL
            + "</link><description>d</description>"
            + repeat(10, "<item><title>t</title><link>%</link></item>")
            + "</channel></rss>");
    Files.writeString(directory.resolve("e.txt"), repeat(10, "%\n"));
    Files.writeString(directory.resolve("f.xml"), sitemap(10, "<url><loc>" + URL));
    return directory;
  }

  /** Makes a directory of lists. */
  static void lists(Path directory, int files) throws IOException {
    Files.createDirectories(directory);
    for (int i = 0; i < files; i++) {
      Files.writeString(directory.resolve(i + ".txt"), repeat(5000, "%/" + i + "\n"));
    }
  }
}
