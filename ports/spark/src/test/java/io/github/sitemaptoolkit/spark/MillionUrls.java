package io.github.sitemaptoolkit.spark;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.Sitemaps;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.publisher.Publication;
import io.github.sitemaptoolkit.publisher.Publisher;
import io.github.sitemaptoolkit.publisher.layout.Grouping;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SaveMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A million urls with images, news, translations and duplicates, from 1, 4 and 16 partitions. Takes
 * many minutes: {@code SPARK_TESTS='.*MillionUrls' .ci/run-spark}.
 */
class MillionUrls extends SparkTest {

  private static final int URLS = Integer.getInteger("million.urls", 1_000_000);
  private static final int SOURCES = 20;

  /** Writes the sitemaps of a site, as it is on a day. */
  private Path site(int day) throws IOException {
    Path directory = Files.createDirectories(this.directory.resolve("site-" + day));
    int each = URLS / SOURCES;
    for (int source = 0; source < SOURCES; source++) {
      Path file = directory.resolve("source-" + source + ".xml");
      if (!Files.exists(file)) {
        try (Writer out = Files.newBufferedWriter(file)) {
          out.write("<urlset xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'");
          out.write(" xmlns:image='http://www.google.com/schemas/sitemap-image/1.1'");
          out.write(" xmlns:news='http://www.google.com/schemas/sitemap-news/0.9'");
          out.write(" xmlns:xhtml='http://www.w3.org/1999/xhtml'>\n");
          for (int i = source * each; i < (source + 1) * each; i++) {
            out.write(entry(i, day));
          }
          out.write("</urlset>\n");
        }
      }
    }
    return directory;
  }

  /**
   * Returns an entry. One in a hundred is listed twice. On the second day one in a hundred is
   * changed, new or removed, all in one section.
   */
  private static String entry(int i, int day) {
    int section = i % 7;
    String loc = "s" + section + "/page-" + i;
    int change = day > 0 && section == 1 ? i / 7 % 300 : -1;
    boolean changed = change >= 0 && change < 7;
    var more = new StringBuilder();
    if (i % 6 != 5) {
      String date = "202" + i % 3 + "-0" + (1 + i % 8) + "-01";
      more.append("<lastmod>").append(changed ? "2026-11-22" : date).append("</lastmod>");
    }
    for (int image = 0; image < i % 3; image++) {
      more.append("<image:image><image:loc>").append(URL).append(loc).append('/').append(image);
      more.append(".jpg</image:loc></image:image>");
    }
    if (i % 50 == 0) {
      more.append("<news:news><news:publication><news:name>The Daily</news:name>");
      more.append("<news:language>en</news:language></news:publication>");
      more.append("<news:publication_date>2026-11-21</news:publication_date>");
      more.append("<news:title>Title &amp; ").append(i).append("</news:title></news:news>");
    }
    if (i % 5 == 0) {
      more.append("<xhtml:link rel='alternate' hreflang='de' href='").append(URL).append(loc);
      more.append("?de'/>");
    }
    if (change >= 100 && change < 107) {
      return url("s1/new-" + i, "");
    } else if (change >= 200 && change < 207) {
      return "";
    }
    String twice = i % 100 == 0 ? url(loc, "<lastmod>2025-05-05</lastmod>") : "";
    return url(loc, more.toString()) + twice;
  }

  private static Publication publish(Path site, Path to, String by, boolean gzip) {
    Stream<UrlEntry> entries =
        IntStream.range(0, SOURCES)
            .mapToObj(source -> site.resolve("source-" + source + ".xml"))
            .flatMap(
                file -> {
                  try {
                    return Sitemaps.read(file).stream();
                  } catch (IOException e) {
                    throw new UncheckedIOException(e);
                  }
                });
    try {
      return Publisher.to(to).baseUrl(URL).by(Grouping.parse(by)).gzip(gzip).publish(entries);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void save(Path site, int partitions, Path to, String by, boolean gzip) {
    Dataset<Row> data =
        read(Map.of("kind", "urlset", "limit.bytes", "1000000000"), site).repartition(partitions);
    data.write()
        .format("sitemap")
        .option("baseUrl", URL)
        .option("by", by)
        .option("compression", gzip ? "gzip" : "none")
        .mode(SaveMode.Overwrite)
        .save(to.toString());
  }

  private static Map<String, FileTime> times(Path directory) throws IOException {
    Map<String, FileTime> times = new TreeMap<>();
    try (Stream<Path> files = Files.list(directory)) {
      for (Path file : files.toList()) {
        times.put(file.getFileName().toString(), Files.getLastModifiedTime(file));
      }
    }
    return times;
  }

  @ParameterizedTest
  @CsvSource({"hash, true", "section:1, false"})
  void filesAreEqual(String by, boolean gzip) throws IOException {
    Path local = directory.resolve("local");
    int[] partitions = {1, 4, 16};
    long start = System.nanoTime();
    Publication first = publish(site(0), local, by, gzip);
    say("local, day 0", start, first.written().size(), first.parts().size());
    for (int count : partitions) {
      start = System.nanoTime();
      save(site(0), count, directory.resolve("spark-" + count), by, gzip);
      WritingTest.assertSameFiles(local, directory.resolve("spark-" + count));
      say(count + " partitions, day 0, equal", start, 0, 0);
    }
    start = System.nanoTime();
    Publication second = publish(site(1), local, by, gzip);
    say("local, day 1", start, second.written().size(), second.parts().size());
    for (int count : partitions) {
      Path set = directory.resolve("spark-" + count);
      Map<String, FileTime> before = times(set);
      start = System.nanoTime();
      save(site(1), count, set, by, gzip);
      WritingTest.assertSameFiles(local, set);
      long changed =
          times(set).entrySet().stream()
              .filter(file -> !file.getValue().equals(before.get(file.getKey())))
              .filter(file -> !file.getKey().startsWith("."))
              .count();
      say(count + " partitions, day 1, equal", start, (int) changed, second.parts().size());
      assertTrue(changed == second.written().size(), changed + " changed");
    }
  }

  private static void say(String what, long start, int changed, int files) {
    long seconds = (System.nanoTime() - start) / 1_000_000_000;
    System.err.printf("%s: %d s, %d of %d files written%n", what, seconds, changed, files);
  }
}
