package io.github.sitemaptoolkit.cli;

import io.github.sitemaptoolkit.cli.report.MessageWriter;
import io.github.sitemaptoolkit.cli.report.Terminal;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Runs the usual commands on a small sitemap, so that the classes they need are loaded: {@code
 * make-archive} has the JVM save those for faster starts. Writes to a temporary directory only.
 */
final class Training {

  private static final String SITEMAP =
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"
          xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"
          xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"
          xmlns:video="http://www.google.com/schemas/sitemap-video/1.1">
        <url>
          <loc>https://example.com/a?b=1&amp;c=2</loc>
          <lastmod>2026-11-01T08:00:00+01:00</lastmod>
          <changefreq>daily</changefreq>
          <priority>0.8</priority>
          <image:image><image:loc>https://example.com/a.jpg</image:loc></image:image>
          <news:news>
            <news:publication><news:name>News</news:name><news:language>en</news:language></news:publication>
            <news:publication_date>2026-11-01</news:publication_date>
            <news:title>A title</news:title>
          </news:news>
          <video:video>
            <video:thumbnail_loc>https://example.com/a.png</video:thumbnail_loc>
            <video:title>A film</video:title>
            <video:description>About it</video:description>
            <video:content_loc>https://example.com/a.mp4</video:content_loc>
            <video:duration>60</video:duration>
          </video:video>
        </url>
        <url><loc>not a url</loc><lastmod>soon</lastmod></url>
      </urlset>
      """;

  private static final List<String> OUTPUTS =
      List.of("a.csv", "a.ndjson", "a.txt", "a.rss", "a.atom", "a.xml.gz");

  private final Path directory;

  private Training(Path directory) {
    this.directory = directory;
  }

  /** Runs the commands, and ends the process as these do: Java 25 loads more for that. */
  public static void main(String[] args) throws IOException {
    Path directory = Files.createTempDirectory("sitemap");
    try {
      new Training(directory).run();
    } finally {
      try (Stream<Path> files = Files.walk(directory)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }
    System.exit(0);
  }

  private void run() throws IOException {
    Start.complaint("17", "17"); // what is called before a command
    Terminal.ofProcess();
    ExitGuard.start(Runtime.getRuntime(), new MessageWriter(Writer.nullWriter(), false)).done();
    Files.writeString(directory.resolve("sitemap.xml"), SITEMAP);
    for (String output : OUTPUTS) {
      call("convert", file("sitemap.xml"), "-o", file(output));
      call("convert", file(output), "-o", file("back.xml"));
      call("count", file(output));
    }
    call("publish", file("a.csv"), "-o", file("set"), "--base-url", "https://example.com/");
    call("update", file("set"), "--add", file("a.txt"));
    call("diff", file("a.csv"), file("a.ndjson"));
    call("validate", file("sitemap.xml"));
    call("convert", "--help");
    call("convert", "--unknown");
    call("--help");
    call("--version");
    call("rules");
    call("rules", "loc.missing");
    call("extensions", "video");
    call("formats");
  }

  private String file(String name) {
    return directory.resolve(name).toString();
  }

  private static void call(String... arguments) {
    Main.run(
        InputStream.nullInputStream(),
        OutputStream.nullOutputStream(),
        OutputStream.nullOutputStream(),
        Terminal.NONE,
        arguments);
  }
}
