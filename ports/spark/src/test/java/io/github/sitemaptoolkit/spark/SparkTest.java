package io.github.sitemaptoolkit.spark;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPOutputStream;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;

/** Starts Spark on this machine, once for all tests, and has small sitemaps for it. */
@Tag("slow")
abstract class SparkTest {

  static final String URL = "https://example.org/";

  private static final Map<String, String> NAMESPACES =
      Map.of(
          "image", "http://www.google.com/schemas/sitemap-image/1.1",
          "mobile", "http://www.google.com/schemas/sitemap-mobile/1.0",
          "xhtml", "http://www.w3.org/1999/xhtml",
          "trail", "urn:trail");

  private static SparkSession session;

  @TempDir Path directory;

  @BeforeAll
  static void start() {
    spark();
  }

  static synchronized SparkSession spark() {
    if (session == null) {
      session =
          SparkSession.builder()
              .master("local[2,4]") // a task is tried up to four times
              .appName("sitemap")
              .config("spark.ui.enabled", "false")
              .config("spark.sql.shuffle.partitions", "2")
              .config("spark.sql.session.timeZone", "UTC")
              .config("spark.driver.bindAddress", "127.0.0.1")
              .config("spark.driver.host", "127.0.0.1")
              .getOrCreate();
    }
    return session;
  }

  /** Returns a document around entries, which declares the prefixes that they use. */
  static String urlset(String entries) {
    var text = new StringBuilder("<urlset xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'");
    NAMESPACES.forEach(
        (prefix, namespace) -> {
          if (entries.contains("<" + prefix + ":")) {
            text.append(" xmlns:").append(prefix).append("='").append(namespace).append("'");
          }
        });
    return text.append(">\n").append(entries).append("</urlset>\n").toString();
  }

  static String url(String name, String more) {
    return "<url><loc>" + URL + name + "</loc>" + more + "</url>\n";
  }

  static String index(String... locs) {
    var text =
        new StringBuilder("<sitemapindex xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'>\n");
    for (String loc : locs) {
      text.append("<sitemap><loc>").append(loc).append("</loc></sitemap>\n");
    }
    return text.append("</sitemapindex>\n").toString();
  }

  Path write(String name, String content) {
    return write(name, content.getBytes(UTF_8));
  }

  Path write(String name, byte[] content) {
    try {
      Path file = directory.resolve(name);
      Files.createDirectories(file.getParent());
      return Files.write(file, content);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static byte[] gzip(byte[] content) {
    var bytes = new ByteArrayOutputStream();
    try (var out = new GZIPOutputStream(bytes)) {
      out.write(content);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  static Dataset<Row> read(Map<String, String> options, Path... paths) {
    String[] all = new String[paths.length];
    for (int i = 0; i < all.length; i++) {
      all[i] = paths[i].toString();
    }
    return spark().read().format("sitemap").options(options).load(all);
  }

  static Dataset<Row> read(Path... paths) {
    return read(Map.of(), paths);
  }

  /** Returns rows as texts, sorted. */
  static List<String> rows(Dataset<Row> data) {
    List<String> rows = new ArrayList<>();
    for (Row row : data.collectAsList()) {
      rows.add(row.mkString(" | "));
    }
    rows.sort(null);
    return rows;
  }

  /** Returns the rows of sitemaps: the ends of their urls, and the codes of their problems. */
  static List<String> found(Dataset<Row> data) {
    return rows(
        data.selectExpr(
            "replace(loc, '" + URL + "', '')",
            "concat_ws(',', transform(_problems, p -> p.code))",
            "_source.line"));
  }
}
