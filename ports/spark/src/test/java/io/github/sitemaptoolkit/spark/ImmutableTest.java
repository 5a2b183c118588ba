package io.github.sitemaptoolkit.spark;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.Sitemaps;
import io.github.sitemaptoolkit.publisher.Publisher;
import io.github.sitemaptoolkit.publisher.layout.Keep;
import io.github.sitemaptoolkit.publisher.layout.PartLimits;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.spark.sql.SaveMode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Names of sitemaps that belong to their contents, and former sitemaps that are kept. */
class ImmutableTest extends SparkTest {

  /** The times in manifests are those of the writes. */
  private static final String TIME = "\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ";

  private void publish(Path site, Path to, String keep, boolean gzip) throws IOException {
    Publisher.to(to)
        .baseUrl(URL)
        .immutable(true)
        .keep(Keep.parse(keep))
        .gzip(gzip)
        .maxShrink(60)
        .limits(PartLimits.DEFAULT.withUrls(60))
        .publish(Sitemaps.read(site).stream());
  }

  private void save(Path site, Path to, String keep, boolean gzip) {
    read(site)
        .repartition(3)
        .write()
        .format("sitemap")
        .option("baseUrl", URL)
        .option("immutable", "true")
        .option("keep", keep)
        .option("compression", gzip ? "gzip" : "none")
        .option("maxShrink", "60%")
        .option("maxUrls", 60)
        .mode(SaveMode.Overwrite)
        .save(to.toString());
  }

  private static void assertSame(Path expected, Path actual) throws IOException {
    Map<String, byte[]> one = WritingTest.files(expected);
    Map<String, byte[]> other = WritingTest.files(actual);
    assertEquals(one.keySet(), other.keySet());
    for (String name : one.keySet()) {
      if (name.endsWith(".json")) {
        assertEquals(untimed(one.get(name)), untimed(other.get(name)));
      } else {
        assertArrayEquals(one.get(name), other.get(name), name);
      }
    }
  }

  private static String untimed(byte[] manifest) {
    return new String(manifest, StandardCharsets.UTF_8).replaceAll(TIME, "TIME");
  }

  @ParameterizedTest
  @CsvSource({"1d, false", "1, true", "2, false"})
  void filesAreThoseOfThePublisher(String keep, boolean gzip) throws IOException {
    Path local = directory.resolve("local");
    Path cluster = directory.resolve("cluster");
    for (int i = 0; i < 4; i++) {
      String later = WritingTest.site(300 - 10 * i).replace("/p/7" + i + "<", "/new/" + i + "<");
      Path site = write("site.xml", later);
      publish(site, local, keep, gzip);
      save(site, cluster, keep, gzip);
      assertSame(local, cluster);
    }
    String manifest = untimed(WritingTest.files(cluster).get(".sitemap-manifest.json"));
    assertTrue(manifest.contains("TIME"), "there are former sets");
  }

  @Test
  void addedUrlsAreThoseOfThePublisherToo() throws IOException {
    Path local = directory.resolve("local");
    Path cluster = directory.resolve("cluster");
    Path site = write("site.xml", WritingTest.site(300));
    publish(site, local, "2", true);
    save(site, cluster, "2", true);
    Path more = write("more.xml", urlset(url("p/7", "<lastmod>2001-01-01</lastmod>")));
    Publisher.to(local).update(Sitemaps.read(more).stream(), Stream.of());
    read(more).write().format("sitemap").mode("append").save(cluster.toString());
    assertSame(local, cluster);
  }

  /** Either of them may go on where the other one has left off. */
  @Test
  void sparkAndThePublisherTakeTurns() throws IOException {
    Path local = directory.resolve("local");
    Path turns = directory.resolve("turns");
    for (int i = 0; i < 4; i++) {
      Path site = write("site.xml", WritingTest.site(300).replace("/p/7" + i + "<", "/new<"));
      publish(site, local, "1", false);
      if (i % 2 == 0) {
        save(site, turns, "1", false);
      } else {
        publish(site, turns, "1", false);
      }
      assertSame(local, turns);
    }
  }
}
