package io.github.sitemaptoolkit.spark;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.publisher.Publisher;
import io.github.sitemaptoolkit.publisher.layout.Grouping;
import io.github.sitemaptoolkit.publisher.layout.PartLimits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SaveMode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rows become the files that the publisher makes of the same entries. */
class WritingTest extends SparkTest {

  private static final String TRAIL =
      "<trail:trail name='red'><trail:name>A &amp; B</trail:name><trail:tag>x</trail:tag>"
          + "<trail:tag>y</trail:tag><trail:length unit='km'>4.2</trail:length><trail:loop/>"
          + "<trail:point><trail:lat>1</trail:lat><trail:lon>2</trail:lon></trail:point>"
          + "</trail:trail>";

  /** Returns the entries of a site of which some urls are listed twice. */
  static String site(int pages) {
    var entries = new StringBuilder();
    for (int i = 0; i < pages; i++) {
      String lastmod = "<lastmod>202" + i % 3 + "-0" + (1 + i % 4) + "-01</lastmod>";
      String image =
          i % 4 == 0
              ? "<image:image><image:loc>https://example.org/"
                  + i
                  + ".jpg</image:loc></image:image>"
              : "";
      String link =
          i % 5 == 0
              ? "<xhtml:link rel='alternate' hreflang='de' href='https://example.org/de/"
                  + i
                  + "'/>"
              : "";
      entries.append(url("p/" + i, (i % 6 == 5 ? "" : lastmod) + image + link));
      if (i % 10 == 0) {
        entries.append(url("p/" + i, "<lastmod>2025-05-05</lastmod>"));
      }
    }
    return urlset(entries.toString());
  }

  static Map<String, byte[]> files(Path directory) throws IOException {
    Map<String, byte[]> files = new TreeMap<>();
    try (Stream<Path> all = Files.walk(directory)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        files.put(directory.relativize(file).toString(), Files.readAllBytes(file));
      }
    }
    return files;
  }

  static void assertSameFiles(Path expected, Path actual) throws IOException {
    Map<String, byte[]> one = files(expected);
    Map<String, byte[]> other = files(actual);
    assertEquals(one.keySet(), other.keySet());
    one.forEach((name, bytes) -> assertArrayEquals(bytes, other.get(name), name));
  }

  private void publish(String site, Path to, String by, boolean gzip) throws IOException {
    Publisher.to(to)
        .baseUrl(URL)
        .by(Grouping.parse(by))
        .gzip(gzip)
        .limits(PartLimits.DEFAULT.withUrls(60).withBytes(12_000))
        .publish(io.github.sitemaptoolkit.Sitemaps.read(write("source/site.xml", site)).stream());
  }

  private static void save(Dataset<Row> data, Path to, String by, boolean gzip, SaveMode mode) {
    data.write()
        .format("sitemap")
        .option("baseUrl", URL)
        .option("by", by)
        .option("compression", gzip ? "gzip" : "none")
        .option("maxUrls", 60)
        .option("maxBytes", 12_000)
        .mode(mode)
        .save(to.toString());
  }

  @ParameterizedTest
  @CsvSource({"hash, false, 1", "hash, true, 4", "month, false, 16", "section:1, true, 3"})
  void filesAreThoseOfThePublisher(String by, boolean gzip, int partitions) throws IOException {
    Path local = directory.resolve("local");
    Path cluster = directory.resolve("cluster");
    publish(site(700), local, by, gzip);
    Dataset<Row> data = read(directory.resolve("source/site.xml")).repartition(partitions);
    save(data, cluster, by, gzip, SaveMode.ErrorIfExists);
    assertSameFiles(local, cluster);
    assertTrue(files(local).size() > 10, "files: " + files(local).keySet());

    String later = site(690).replace("/p/77<", "/new<");
    publish(later, local, by, gzip);
    Map<String, Long> before = times(cluster);
    save(
        read(directory.resolve("source/site.xml")).repartition(partitions),
        cluster,
        by,
        gzip,
        SaveMode.Overwrite);
    assertSameFiles(local, cluster);
    assertTrue(before.entrySet().stream().anyMatch(times(cluster).entrySet()::contains), by);
  }

  private static Map<String, Long> times(Path directory) throws IOException {
    Map<String, Long> times = new TreeMap<>();
    for (String name : files(directory).keySet()) {
      times.put(
          name,
          Files.getLastModifiedTime(directory.resolve(name))
              .to(java.util.concurrent.TimeUnit.NANOSECONDS));
    }
    return times;
  }

  @Test
  void onlyChangedFilesAreWritten() throws IOException {
    Path set = directory.resolve("set");
    Path site = write("site.xml", site(700));
    save(read(site), set, "hash", true, SaveMode.ErrorIfExists);
    Map<String, Long> first = times(set);
    save(read(site).repartition(3), set, "hash", true, SaveMode.Overwrite);
    assertEquals(first, times(set));
    write("site.xml", site(700).replace("/p/77<", "/p/77?x<"));
    save(read(site), set, "hash", true, SaveMode.Overwrite);
    Map<String, Long> second = times(set);
    List<String> changed = new ArrayList<>();
    second.forEach(
        (name, time) -> changed.addAll(time.equals(first.get(name)) ? List.of() : List.of(name)));
    assertTrue(changed.size() <= 4 && changed.size() >= 3, changed.toString());
    Path damaged = set.resolve(changed.get(changed.size() - 1));
    byte[] whole = Files.readAllBytes(damaged);
    Files.writeString(damaged, "damaged");
    save(read(site), set, "hash", true, SaveMode.Overwrite);
    assertArrayEquals(whole, Files.readAllBytes(damaged));
  }

  @Test
  void addedUrlsJoinThePublishedOnes() throws IOException {
    Path local = directory.resolve("local");
    Path cluster = directory.resolve("cluster");
    publish(site(300), local, "hash", false);
    save(read(directory.resolve("source/site.xml")), cluster, "hash", false, SaveMode.Append);
    String more = urlset(url("p/7", "<lastmod>2001-01-01</lastmod>") + url("more/1", ""));
    Path added = write("more.xml", more);
    Publisher.to(local).update(io.github.sitemaptoolkit.Sitemaps.read(added).stream(), Stream.of());
    read(added).write().format("sitemap").mode("append").save(cluster.toString());
    assertSameFiles(local, cluster);
    var e =
        assertThrows(
            IllegalArgumentException.class,
            () -> save(read(added), cluster, "month", false, SaveMode.Append));
    assertTrue(e.getMessage().contains("the option by differs"), e.getMessage());
  }

  @Test
  void modesDecideAboutWhatIsThere() throws IOException {
    Path set = directory.resolve("set");
    Path site = write("site.xml", site(10));
    save(read(site), set, "hash", false, SaveMode.Ignore);
    Map<String, byte[]> first = files(set);
    assertEquals("[.sitemap-manifest.json, sitemap.xml]", first.keySet().toString());
    Path other = write("other.xml", site(20));
    save(read(other), set, "hash", false, SaveMode.Ignore);
    var e =
        assertThrows(
            IllegalArgumentException.class,
            () -> save(read(other), set, "hash", false, SaveMode.ErrorIfExists));
    assertTrue(e.getMessage().contains("already"), e.getMessage());
    assertArrayEquals(first.get("sitemap.xml"), files(set).get("sitemap.xml"));
  }

  @Test
  void everyShapeOfFieldsComesBack() throws IOException {
    String unknown = "<x:y xmlns:x='urn:x' a='b'>c</x:y>";
    Path source =
        write(
            "trail.xml",
            urlset(
                url("a", TRAIL + TRAIL.replace("red", "blue"))
                    + url("b", "<mobile:mobile/>" + unknown)
                    + url("c", TRAIL.replace("<trail:loop/>", "<x:z xmlns:x='urn:x'/>"))));
    Path set = directory.resolve("set");
    save(read(source), set, "hash", false, SaveMode.ErrorIfExists);
    Dataset<Row> back = read(set.resolve("sitemap.xml"));
    String[] columns = {
      "loc", "lastmod", "changefreq", "priority", "acme_trail", "image", "mobile", "_xml"
    };
    assertEquals(rows(selected(read(source), columns)), rows(selected(back, columns)));
    assertTrue(Files.readString(set.resolve("sitemap.xml")).contains("urn:x"));
  }

  private static Dataset<Row> selected(Dataset<Row> data, String... columns) {
    return data.selectExpr(columns);
  }

  private String published(String query) throws IOException {
    Path set = directory.resolve("set");
    save(spark().sql(query), set, "hash", false, SaveMode.Overwrite);
    return Files.readString(set.resolve("sitemap.xml"));
  }

  @Test
  void ownColumnsNeedNotBeTexts() throws IOException {
    String text =
        published(
            "SELECT 'https://example.org/a' AS loc, DATE'2026-11-20' AS lastmod,"
                + " CAST(0.50 AS DECIMAL(3, 2)) AS priority,"
                + " array(named_struct('loc', 'https://example.org/a.jpg')) AS image,"
                + " true AS mobile, named_struct('player_loc', named_struct('_text',"
                + " 'https://example.org/p', 'allow_embed', false), 'live', true) AS video,"
                + " named_struct('length', named_struct('_text', 4.20D, 'unit', 'km'),"
                + " 'loop', true, 'tag', array('x')) AS acme_trail");
    assertTrue(text.contains("<lastmod>2026-11-20</lastmod>"), text);
    assertTrue(text.contains("<priority>0.5</priority>"), text);
    assertTrue(text.contains("<image:loc>https://example.org/a.jpg</image:loc>"), text);
    assertTrue(text.contains("<trail:length unit=\"km\">4.2</trail:length>"), text);
    assertTrue(text.contains("<mobile:mobile"), text);
    assertTrue(text.contains("<video:player_loc allow_embed=\"no\">"), text);
    assertTrue(text.contains("<video:live>yes</video:live>"), text);
  }

  @Test
  void timesAreThoseThatSparkMeans() throws IOException {
    String text =
        published(
            "SELECT 'https://example.org/a' AS loc, TIMESTAMP'2026-11-20T10:00:00Z' AS lastmod"
                + " UNION ALL SELECT 'https://example.org/b', TIMESTAMP'1500-03-01T00:00:00Z'");
    assertTrue(text.contains("<lastmod>2026-11-20T10:00:00Z</lastmod>"), text);
    assertTrue(text.contains("<lastmod>1500-03-01T00:00:00Z</lastmod>"), text);
  }

  @Test
  void datesAreUnderstoodAsInTablesAndOnlySparksTimesAreGuessed() throws IOException {
    String text =
        published(
            "SELECT 'https://example.org/a' AS loc, NULL AS lastmod,"
                + " TIMESTAMP_NTZ'2026-11-20T10:00:00' AS lastmod_at"
                + " UNION ALL SELECT 'https://example.org/b', '2026-11-21 10:00:00', NULL"
                + " UNION ALL SELECT 'https://example.org/c', 'yesterday', NULL");
    assertTrue(text.contains("<lastmod>2026-11-20T10:00:00Z</lastmod>"), text);
    assertTrue(text.contains("<lastmod>2026-11-21</lastmod>"), text);
    assertEquals(2, text.split("<lastmod>", -1).length - 1, text);
    spark()
        .sql("SELECT 'https://example.org/d' AS loc, 1700000000L AS lastmod")
        .write()
        .format("sitemap")
        .mode("append")
        .save(directory.resolve("set").toString());
    text = Files.readString(directory.resolve("set/sitemap.xml"));
    assertTrue(text.contains("<lastmod>2023-11-14T22:13:20Z</lastmod>"), text);
    assertEquals(3, text.split("<lastmod>", -1).length - 1, text);
  }

  @Test
  void textsAreTheAddressesOfImages() throws IOException {
    String text =
        published(
            "SELECT 'https://example.org/a' AS loc,"
                + " array('https://example.org/1.jpg', '', NULL, 'https://example.org/2.jpg') AS"
                + " image");
    assertTrue(text.contains("<image:loc>https://example.org/1.jpg</image:loc>"), text);
    assertTrue(text.contains("<image:loc>https://example.org/2.jpg</image:loc>"), text);
    assertEquals(2, text.split("<image:image>", -1).length - 1, text);
  }

  /** As change feeds have them: what is added and removed at once is added. */
  @Test
  void deletedRowsAreRemoved() throws IOException {
    Path local = directory.resolve("local");
    Path cluster = directory.resolve("cluster");
    publish(site(300), local, "hash", false);
    save(read(directory.resolve("source/site.xml")), cluster, "hash", false, SaveMode.Overwrite);
    Dataset<Row> feed =
        spark()
            .sql(
                "SELECT concat('https://example.org/p/', id) AS loc, id < 50 AS _deleted"
                    + " FROM range(20, 55) UNION ALL SELECT 'https://example.org/p/21', false"
                    + " UNION ALL SELECT 'https://example.org/none', true"
                    + " UNION ALL SELECT 'https://example.org/new', NULL");
    feed.repartition(5).write().format("sitemap").mode("append").save(cluster.toString());
    List<UrlEntry> added = new ArrayList<>(List.of(UrlEntry.of(URL + "new")));
    List<String> removed = new ArrayList<>(List.of(URL + "none"));
    for (int i = 20; i < 55; i++) {
      if (i < 50) {
        removed.add(URL + "p/" + i);
      }
      if (i >= 50 || i == 21) {
        added.add(UrlEntry.of(URL + "p/" + i));
      }
    }
    Publisher.to(local).update(added.stream(), removed.stream());
    assertSameFiles(local, cluster);
    assertEquals(300 - 29 + 1, read(cluster.resolve("sitemap.xml")).count());

    save(feed, directory.resolve("fresh"), "hash", false, SaveMode.Overwrite);
    assertEquals(7, read(directory.resolve("fresh/sitemap.xml")).count());
  }

  @Test
  void whatIsNullOrEmptyIsNotWritten() throws IOException {
    String text =
        published(
            "SELECT 'https://example.org/a' AS loc, '' AS lastmod, TIMESTAMP'2026-11-20T10:00:00Z'"
                + " AS lastmod_at, DOUBLE('NaN') AS priority, false AS mobile,"
                + " array(named_struct('loc', CAST(NULL AS STRING))) AS image,"
                + " named_struct('publication', named_struct('name', CAST(NULL AS STRING))) AS"
                + " news, named_struct('name', 'x', 'length', named_struct('_text',"
                + " DOUBLE('NaN'))) AS acme_trail");
    assertTrue(text.contains("<lastmod>2026-11-20T10:00:00Z</lastmod>"), text);
    assertFalse(text.contains("priority") || text.contains("mobile"), text);
    assertFalse(text.contains("image") || text.contains("news"), text);
    assertTrue(text.contains("<trail:name>x</trail:name>"), text);
  }

  @Test
  void unknownOptionsAreRefused() throws IOException {
    Dataset<Row> data = read(write("site.xml", site(10)));
    var e =
        assertThrows(
            IllegalArgumentException.class,
            () ->
                data.write()
                    .format("sitemap")
                    .option("baseUrl", URL)
                    .option("maxUrl", 5)
                    .save(directory.resolve("set").toString()));
    assertTrue(
        e.getMessage().contains("maxurl") || e.getMessage().contains("maxUrl"), e.toString());
  }

  @Test
  void whatAnotherPublisherHasNotFinishedIsNotTouched() throws IOException {
    Path set = directory.resolve("set");
    Path site = write("site.xml", site(100));
    save(read(site), set, "hash", false, SaveMode.Overwrite);
    Path journal = write("set/.sitemap-staging/journal", "x");
    var e =
        assertThrows(
            Exception.class, () -> save(read(site), set, "hash", false, SaveMode.Overwrite));
    assertTrue(e.getMessage().contains("stopped halfway here"), e.getMessage());
    Files.delete(journal);
    Path lock = write("set/.sitemap-lock", "x");
    e =
        assertThrows(
            Exception.class, () -> save(read(site), set, "hash", false, SaveMode.Overwrite));
    assertTrue(e.getMessage().contains("sitemap publish is at work here"), e.getMessage());
    Files.delete(lock);

    String sha256 = "2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881"; // of x
    write("set/.sitemap-changes", "sitemap-left.xml 1 " + sha256 + "\nsitemap-gone.xml\n../x\n");
    write("set/sitemap-left.xml", "x");
    write("set/sitemap-gone.xml", "x"); // nobody knows what it held: it may be somebody else's
    e = assertThrows(Exception.class, () -> save(read(site), set, "hash", false, SaveMode.Append));
    assertTrue(e.getMessage().contains("stopped halfway"), e.getMessage());
    e =
        assertThrows(
            Exception.class,
            () -> Publisher.to(set).update(Stream.of(UrlEntry.of(URL + "x")), Stream.of()));
    assertTrue(e.getMessage().contains("publish all urls again"), e.getMessage());
    Publisher.to(set).baseUrl(URL).publish(io.github.sitemaptoolkit.Sitemaps.read(site).stream());
    assertFalse(Files.exists(set.resolve("sitemap-left.xml")));
    assertTrue(Files.exists(set.resolve("sitemap-gone.xml")));
    assertFalse(Files.exists(set.resolve(".sitemap-changes")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "SELECT 'x' AS url | there is no column loc",
        "SELECT 'x' AS loc, 1 AS pictures | the column pictures has no place in a sitemap",
        "SELECT 'x' AS loc, named_struct('uri', 'x') AS image | image.uri has no place",
        "SELECT 'x' AS loc, 'y' AS video | video must be",
        "SELECT 'x' AS loc, 1 AS image | image must be",
        "SELECT 'x' AS loc, array('de') AS link | link must be",
        "SELECT 'x' AS loc, 'yes' AS _deleted | _deleted is true or false",
        "SELECT 'mailto:x' AS loc | there is no url to publish",
        "SELECT CAST(NULL AS STRING) AS loc | a row has no url",
        "SELECT 'x' AS loc, 'no' AS mobile | mobile is true or false",
        "SELECT 'https://elsewhere.org/' AS loc | set the option maxOutside to 100"
      })
  void whatCannotBePublishedIsRefused(String query, String message) throws IOException {
    Path set = directory.resolve("set");
    var e =
        assertThrows(
            RuntimeException.class,
            () -> save(spark().sql(query), set, "hash", false, SaveMode.Overwrite));
    assertTrue(String.valueOf(e.getMessage()).contains(message), e.toString());
    assertFalse(Files.exists(set.resolve("sitemap.xml")));
  }

  @Test
  void partitionByIsRefused() throws IOException {
    Dataset<Row> data = read(write("site.xml", site(10)));
    var e =
        assertThrows(
            IllegalArgumentException.class,
            () ->
                data.write()
                    .format("sitemap")
                    .option("baseUrl", URL)
                    .partitionBy("changefreq")
                    .save(directory.resolve("set").toString()));
    assertTrue(e.getMessage().contains("use the option by"), e.getMessage());
  }
}
