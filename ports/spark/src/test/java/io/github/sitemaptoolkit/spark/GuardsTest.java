package io.github.sitemaptoolkit.spark;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.publisher.Publisher;
import io.github.sitemaptoolkit.publisher.guard.ShareException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.functions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What keeps a write from losing urls, or files of others. */
class GuardsTest extends SparkTest {

  private Path set;

  @BeforeEach
  void set() {
    set = directory.resolve("set");
  }

  /** Returns pages with these numbers, each of one of three sections. */
  private static Dataset<Row> pages(int from, int to) {
    return spark()
        .sql(
            "SELECT concat('"
                + URL
                + "', element_at(array('a', 'b', 'c'), cast(1 + id % 3 AS INT)), '/', id) AS loc"
                + " FROM range("
                + from
                + ", "
                + to
                + ")");
  }

  private static Stream<UrlEntry> entries(int from, int to) {
    return IntStream.range(from, to)
        .mapToObj(i -> UrlEntry.of(URL + (char) ('a' + i % 3) + '/' + i));
  }

  private void save(Dataset<Row> data, String... options) {
    var writer =
        data.write()
            .format("sitemap")
            .option("baseUrl", URL)
            .option("by", "section:1")
            .mode(SaveMode.Overwrite);
    for (int i = 0; i < options.length; i += 2) {
      writer = writer.option(options[i], options[i + 1]);
    }
    writer.save(set.toString());
  }

  private String refused(Dataset<Row> data, String... options) throws IOException {
    Map<String, byte[]> before = WritingTest.files(set);
    var e = assertThrows(RuntimeException.class, () -> save(data, options));
    Map<String, byte[]> after = WritingTest.files(set);
    assertEquals(before.keySet(), after.keySet());
    before.forEach((name, bytes) -> assertArrayEquals(bytes, after.get(name), name));
    return String.valueOf(e.getMessage());
  }

  private boolean isThere(String file) {
    return Files.exists(set.resolve(file));
  }

  @Test
  void aSetDoesNotShrinkByAccident() throws IOException {
    save(pages(0, 100));
    String message = refused(pages(0, 40));
    assertTrue(message.contains("60 of 100 published urls would go (60 %, counted)"), message);
    assertTrue(message.contains("set the option maxShrink to 60"), message);
  }

  /** As many urls as before, but others: the sums say nothing. */
  @Test
  void otherUrlsDoNotReplaceASetByAccident() throws IOException {
    save(pages(0, 100));
    String message = refused(pages(1000, 1100));
    assertTrue(message.contains("100 of 100 published urls would go"), message);
    assertTrue(message.contains("set the option maxShrink to 100"), message);
    save(pages(1000, 1100), "maxShrink", "100");
    assertEquals(100, read(set.resolve("sitemap.xml")).count());
  }

  /** Of many urls, the manifest holds a sample, so that none of their files is read. */
  @Test
  void theLossOfManyUrlsIsEstimated() throws IOException {
    save(pages(0, 10_000));
    String message = refused(pages(4000, 14_000), "maxShrink", "20");
    assertTrue(
        message.matches(
            ".*about (3[5-9]|4[0-5])(\\.\\d)? % of 10,000 published urls would go"
                + " \\(estimated from \\d{4} of them\\); at most 20 % may go.*"),
        message);
    save(pages(1000, 11_000), "maxShrink", "20");
    assertEquals(10_000, read(set.resolve("sitemap.xml")).count());
  }

  @Test
  void sparkAndTheCommandGuardTheSetsOfEachOther() throws IOException {
    save(pages(0, 10_000));
    Publisher publisher = Publisher.to(set).baseUrl(URL);
    var e = assertThrows(ShareException.class, () -> publisher.publish(entries(20_000, 30_000)));
    assertTrue(e.getMessage().contains("10,000 of 10,000 published urls would go"), e.getMessage());
    publisher.maxShrink(100).publish(entries(20_000, 30_000));
    String message = refused(pages(0, 10_000), "maxShrink", "50");
    assertTrue(message.contains("about 100 % of 10,000 published urls would go"), message);
  }

  @Test
  void filesThatSomebodyHasChangedAreNotRemoved() throws IOException {
    save(pages(0, 90), "maxUrls", "40");
    List<String> sitemaps = new ArrayList<>(WritingTest.files(set).keySet());
    sitemaps.removeAll(List.of("sitemap.xml", ".sitemap-manifest.json"));
    assertTrue(sitemaps.size() >= 3, sitemaps.toString());
    String changed = sitemaps.remove(1);
    write("set/" + changed, "something else");
    write("set/sitemap-other.xml", "not listed");
    save(pages(0, 30), "maxShrink", "100");
    sitemaps.forEach(file -> assertFalse(isThere(file), file));
    assertEquals("something else", Files.readString(set.resolve(changed)));
    assertTrue(isThere("sitemap-other.xml"));
    assertFalse(isThere(".sitemap-changes"));
  }

  @Test
  void onlyTheLeftoversOfAStoppedJobAreRemovedThatItsListDescribes() throws IOException {
    save(pages(0, 90));
    String sha256 = "2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881"; // of x
    write(
        "set/.sitemap-changes",
        "sitemap-x.xml 1 " + sha256 + "\nsitemap-y.xml 1 " + sha256 + "\nsitemap-z.xml\n");
    write("set/sitemap-x.xml", "x");
    write("set/sitemap-y.xml", "y");
    write("set/sitemap-z.xml", "x");
    save(pages(0, 90));
    assertFalse(isThere("sitemap-x.xml"));
    assertTrue(isThere("sitemap-y.xml") && isThere("sitemap-z.xml"));
    assertFalse(isThere(".sitemap-changes"));
  }

  /** Whoever was killed while it wrote the list has not changed a file yet. */
  @ParameterizedTest
  @ValueSource(strings = {"", "# 7", "# 7b\n# append 5\n# manifest {", "# 7b\nsitemap-x.xml 1"})
  void aListOfChangesThatWasCutIsNoHindrance(String cut) {
    save(pages(0, 90));
    write("set/.sitemap-changes", cut);
    pages(90, 91).write().format("sitemap").mode("append").save(set.toString());
    assertEquals(91, read(set.resolve("sitemap.xml")).count());
    assertFalse(isThere(".sitemap-changes"));
  }

  @Test
  void aSetWithoutManifestIsRecognisedByItsContent() throws IOException {
    save(pages(0, 90));
    Map<String, byte[]> before = WritingTest.files(set);
    Files.delete(set.resolve(".sitemap-manifest.json"));
    String message = refused(pages(100, 190));
    assertTrue(message.contains("90 of 90 published urls would go"), message);
    save(pages(0, 90));
    WritingTest.files(set)
        .forEach((name, bytes) -> assertArrayEquals(before.get(name), bytes, name));
  }

  @Test
  void aSetOfOthersIsReplacedOnlyIfItIsAdopted() throws IOException {
    write("set/sitemap.xml", index(URL + "sitemap-posts.xml", URL + "tags.xml"));
    write("set/sitemap-posts.xml", urlset(url("a/0", "") + url("b/1", "")));
    write("set/tags.xml", urlset(url("tag", "")));
    String message = refused(pages(0, 90));
    assertTrue(message.contains("this set was not published by this program"), message);
    assertTrue(message.contains("replace that set with the option adopt"), message);
    message = refused(pages(10, 90), "adopt", "true");
    assertTrue(message.contains("3 of 3 published urls would go"), message);
    save(pages(0, 90), "adopt", "true");
    assertFalse(isThere("sitemap-posts.xml"), "listed, and with a name that a set may have");
    assertTrue(isThere("tags.xml"));
    assertEquals(90, read(set.resolve("sitemap.xml")).count());
  }

  @Test
  void aSetThatCannotBeReadIsReplacedIfAllOfItMayGo() throws IOException {
    write("set/sitemap.xml", "this is no sitemap <");
    String message = refused(pages(0, 90), "adopt", "true");
    assertTrue(message.contains("cannot be read"), message);
    save(pages(0, 90), "adopt", "true", "maxShrink", "100");
    assertEquals(90, read(set.resolve("sitemap.xml")).count());
  }

  @Test
  void lostValuesAreRefused() throws IOException {
    Dataset<Row> dated = pages(0, 40).withColumn("lastmod", functions.lit("2026-11-20"));
    save(dated);
    assertEquals(
        "entries would lose values: with lastmod 40 -> 0; nothing was written; if that is"
            + " intended, set the option acceptLoss to lastmod this time",
        refused(pages(0, 40)).replaceFirst(".*publish.loss: ", ""));
    save(pages(0, 40), "acceptLoss", "lastmod");
    save(dated);
    save(pages(0, 40), "maxLoss", "100");
  }
}
