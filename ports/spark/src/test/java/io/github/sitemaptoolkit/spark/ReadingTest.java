package io.github.sitemaptoolkit.spark;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.Sitemaps;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.junit.jupiter.api.Test;

/** What rows hold, and what is read for them. */
class ReadingTest extends SparkTest {

  private static final String EVERYTHING =
      url(
              "a",
              "<lastmod>2026-11-20T10:00+02:00</lastmod><changefreq>daily</changefreq>"
                  + "<priority>0.80</priority>"
                  + "<image:image><image:loc>https://example.org/1.jpg</image:loc></image:image>"
                  + "<image:image><image:loc>https://example.org/2.jpg</image:loc>"
                  + "<image:title>Two &amp; more</image:title></image:image>"
                  + "<xhtml:link rel='alternate' hreflang='de' href='https://example.org/de'/>"
                  + "<mobile:mobile/>"
                  + "<trail:trail name='red'><trail:name>Ridge</trail:name><trail:tag>a</trail:tag>"
                  + "<trail:tag>b</trail:tag><trail:length unit='km'>4.5</trail:length><trail:loop/>"
                  + "<trail:point><trail:lat>1</trail:lat><trail:lon>2</trail:lon></trail:point>"
                  + "<trail:point><trail:lat>3</trail:lat></trail:point></trail:trail>")
          + url("b", "<lastmod>yesterday</lastmod>");

  @Test
  void rowsHaveWhatEntriesHave() {
    Dataset<Row> data = read(write("a.xml", urlset(EVERYTHING)));
    assertEquals(
        List.of(
            "https://example.org/a | 2026-11-20T10:00+02:00 | 2026-11-20 08:00:00 | daily | 0.80",
            "https://example.org/b | yesterday | null | null | null"),
        rows(data.selectExpr("loc", "lastmod", "string(lastmod_at)", "changefreq", "priority")));
    assertEquals(
        List.of("https://example.org/2.jpg Two & more | de https://example.org/de | true | 2 | 2"),
        rows(
            data.where("loc like '%a'")
                .selectExpr(
                    "image[1].loc || ' ' || image[1].title",
                    "link[0].hreflang || ' ' || link[0].href",
                    "mobile[0]",
                    "size(image)",
                    "_source.line")));
  }

  @Test
  void strangersHaveColumnsToo() {
    Dataset<Row> data = read(write("a.xml", urlset(EVERYTHING))).where("acme_trail is not null");
    assertEquals(
        List.of(
            "{\"_name\":\"red\",\"name\":\"Ridge\",\"tag\":[\"a\",\"b\"],"
                + "\"length\":{\"unit\":\"km\",\"_text\":\"4.5\"},\"loop\":true,"
                + "\"point\":[{\"lat\":\"1\",\"lon\":\"2\"},{\"lat\":\"3\"}]}"),
        rows(data.selectExpr("to_json(acme_trail[0])")));
  }

  @Test
  void rowsSayWhereTheyAreFrom() {
    Path file = write("dir/a.xml", urlset(EVERYTHING));
    assertEquals(
        List.of("file:" + file + " | 2 | 1", "file:" + file + " | 3 | 1"),
        rows(read(file).selectExpr("_source.file", "_source.line", "_source.column")));
  }

  @Test
  void whatHasNoColumnIsKeptAsXml() {
    String odd = "<x:odd xmlns:x='urn:x' y='1'>text</x:odd>";
    Dataset<Row> data = read(write("a.xml", urlset(url("a", odd) + url("b", ""))));
    assertEquals(
        List.of(
            "<url xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"><x:odd xmlns:x=\"urn:x\""
                + " y=\"1\">text</x:odd></url>",
            "null"),
        rows(data.select("_xml")).stream().map(it -> it.replace("\n", "").strip()).toList());
  }

  @Test
  void extensionsThatAreNotSelectedAreNotRead() {
    Dataset<Row> data = read(write("a.xml", urlset(EVERYTHING)));
    TrailExtension.READ.set(0);
    assertEquals(2, data.select("loc", "image").collectAsList().size());
    assertEquals(2, data.count());
    assertEquals(0, TrailExtension.READ.get());
    assertEquals(1, data.where("acme_trail[0].name = 'Ridge'").count());
    assertEquals(1, TrailExtension.READ.get());
  }

  @Test
  void gzipIsRecognisedByContent() {
    byte[] document = urlset(url("a", "")).getBytes(UTF_8);
    write("plain.xml.gz", document);
    write("packed.xml", gzip(document));
    assertEquals(List.of("a |  | 2", "a |  | 2"), found(read(directory)));
  }

  @Test
  void directoriesAndGlobsAreRead() {
    write("in/1.xml", urlset(url("1", "")));
    write("in/deep/er/2.xml", urlset(url("2", "")));
    write("in/_temporary/3.xml", urlset(url("3", "")));
    write("in/.hidden.xml", urlset(url("4", "")));
    write("other/5.txt", URL + "5\n");
    Path in = directory.resolve("in");
    assertEquals(List.of("1 |  | 2", "2 |  | 2"), found(read(in)));
    assertEquals(List.of("1 |  | 2", "5 |  | 1"), found(read(directory.resolve("*/*.{xml,txt}"))));
    assertEquals(
        List.of("2 |  | 2"), found(read(Map.of("pathGlobFilter", "2*"), in, in.resolve("deep"))));
  }

  @Test
  void otherFormatsAreRead() {
    write("a.csv", "loc,image.loc\n" + URL + "csv," + URL + "i.jpg\n");
    write(
        "b.rss",
        "<rss version='2.0'><channel><title>t</title><link>https://example.org</link>"
            + "<description>d</description><item><link>https://example.org/rss</link>"
            + "<title>x</title></item></channel></rss>");
    write("c.txt", URL + "txt\n");
    assertEquals(
        List.of("csv", "rss", "txt"),
        rows(read(directory).selectExpr("replace(loc, '" + URL + "', '')")));
    Path odd = write("odd/table", "loc\n" + URL + "t\n");
    assertEquals(List.of("t |  | 2"), found(read(Map.of("sourceFormat", "csv"), odd)));
  }

  /** The formats of JSON need a newer Jackson than that of Spark 3.5, which comes first. */
  @Test
  void jsonIsReadIfSparkHasItsLibrary() {
    Path lines = write("a.ndjson", "{\"loc\":\"" + URL + "a\"}\n");
    boolean old = spark().version().startsWith("3.");
    assertEquals(List.of(old ? "null | doc.unreadable | null" : "a |  | 1"), found(read(lines)));
  }

  @Test
  void countsAreThoseOfTheLibrary() throws Exception {
    List<Path> files = new ArrayList<>();
    Context context = Context.load();
    long expected = 0;
    try (Stream<Path> all = Files.walk(Path.of("../../corpus"))) {
      for (Path file : all.filter(it -> it.toString().endsWith(".xml")).sorted().toList()) {
        long count = 0;
        boolean index = Files.readString(file, ISO_8859_1).contains("<sitemapindex");
        if (index) {
          continue;
        }
        files.add(file.toAbsolutePath().normalize());
        try (var in = Sitemaps.read(file, context.withProblems(new Problems()))) {
          while (in.read() != null) {
            count++;
          }
        } catch (SitemapException e) {
          // after the entries that count
        }
        expected += count;
      }
    }
    Dataset<Row> data = read(files.toArray(Path[]::new));
    assertTrue(expected > 300, "entries: " + expected);
    assertEquals(expected, data.where("loc is not null").count());
    assertEquals(
        expected, read(Map.of("mode", "DROPMALFORMED"), files.toArray(Path[]::new)).count());
    long all = data.count();
    assertEquals(all, data.select("loc", "image", "_problems").collectAsList().size());
  }
}
