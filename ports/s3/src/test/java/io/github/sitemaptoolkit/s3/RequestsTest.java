package io.github.sitemaptoolkit.s3;

import static io.github.sitemaptoolkit.s3.Publishing.BASE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.publisher.Publication;
import io.github.sitemaptoolkit.publisher.Publisher;
import io.github.sitemaptoolkit.publisher.layout.PartLimits;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How many requests a set of 64 sitemaps needs, and how long if each takes 50 milliseconds. */
class RequestsTest {

  private static final int URLS = 64 * 60;
  private static final Duration DELAY = Duration.ofMillis(50);

  private final MemoryS3 bucket = new MemoryS3();
  private S3Server server;
  private S3Store store;

  @BeforeEach
  void publish() throws IOException {
    server = new S3Server(bucket);
    store = Publishing.store(server, 1);
    Publication done = publisher().publish(Publishing.entries(0, URLS, "2026-01-01"));
    assertEquals(64, done.parts().size());
    server.log();
  }

  @AfterEach
  void stop() {
    store.close();
    server.close();
  }

  private Publisher publisher() {
    return Publisher.to(store)
        .baseUrl(BASE)
        .maxShrink(100)
        .limits(PartLimits.DEFAULT.withUrls(90))
        .context(Context.of(Extensions.of()));
  }

  private void update(String lastmod) throws IOException {
    UrlEntry changed = UrlEntry.builder(BASE + "page-7").lastmod(lastmod).build();
    Publication done = publisher().update(Stream.of(changed), Stream.empty());
    assertEquals(2, done.written().size());
  }

  /**
   * The lock is put twice: what it keeps is known only when the sitemap has been read. The first
   * list confirms the sitemap, before the index is put, and the second one the index and the
   * manifest.
   */
  @Test
  void oneChangedUrlNeedsTenRequests() throws IOException {
    update("2026-02-01");
    List<String> requests =
        server.log().stream()
            .map(it -> it.replace("/bucket/maps/", "").replaceAll("-[01]+\\.xml", "-x.xml"))
            .toList();
    assertEquals(
        List.of(
            "PUT .sitemap-lock",
            "GET .sitemap-manifest.json",
            "GET sitemap-x.xml",
            "PUT .sitemap-lock",
            "PUT sitemap-x.xml",
            "GET /bucket",
            "PUT sitemap.xml",
            "PUT .sitemap-manifest.json",
            "GET /bucket",
            "DELETE .sitemap-lock"),
        requests);
  }

  @Test
  void nothingIsPutOfAnUnchangedSet() throws IOException {
    publisher().publish(Publishing.entries(0, URLS, "2026-01-01"));
    assertEquals(
        List.of(
            "PUT /bucket/maps/.sitemap-lock",
            "GET /bucket/maps/.sitemap-manifest.json",
            "GET /bucket", // all sitemaps are as they were put
            "GET /bucket/maps/.sitemap-changes",
            "DELETE /bucket/maps/.sitemap-lock"),
        server.log());
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aFirstPublishAsksNoHead(boolean immutable) throws IOException {
    server.use(new MemoryS3());
    publisher().immutable(immutable).publish(Publishing.entries(0, URLS, "2026-01-01"));
    List<String> requests = server.log();
    assertEquals(0, requests.stream().filter(it -> it.startsWith("HEAD")).count());
    assertEquals(64 + 13, requests.size());
  }

  /** Which sitemaps there are is asked once more: those of the set before have other names. */
  @Test
  void anImmutableSetIsReplacedWithoutOneRequestForEachSitemapMoreThanItsPut() throws IOException {
    publisher().immutable(true).publish(Publishing.entries(0, URLS, "2026-01-01"));
    server.log();
    publisher().immutable(true).publish(Publishing.entries(0, URLS, "2026-02-01"));
    assertEquals(64 + 10, server.log().size());
  }

  /** Two sitemaps are read, and put with a new name, of which nothing was seen. */
  @Test
  void anUpdateAsksAtOnceForWhatItHasNotSeen() throws IOException {
    publisher().immutable(true).publish(Publishing.entries(0, URLS, "2026-01-01"));
    server.log();
    publisher().immutable(true).update(Publishing.entries(7, 9, "2026-02-01"), Stream.empty());
    List<String> requests = server.log();
    assertEquals(0, requests.stream().filter(it -> it.startsWith("HEAD")).count());
    assertEquals(10 + 1 + 2, requests.size());
  }

  /** Where a list would take longer, objects are asked for. */
  @ParameterizedTest
  @CsvSource({"1500, 3", "2500, 135"})
  void aLargeFolderIsListedIfThatIsFasterThanAskingForEachSitemap(int others, int heads)
      throws IOException {
    var large = new MemoryS3();
    for (int i = 0; i < others; i++) {
      large.put("maps/sitemap-of-others-" + i + ".txt", new byte[0]);
    }
    server.use(large);
    publisher().publish(Publishing.entries(0, URLS, "2026-01-01"));
    assertEquals(heads, server.log().stream().filter(it -> it.startsWith("HEAD")).count());
  }

  /** Compared with a server beside it, so that a busy machine does not matter. */
  @Test
  @Tag("slow")
  void distanceIsNotPaidForEachFile() throws IOException {
    assertWithin(1, "unchanged", lastmod -> publisher().publish(entries("2026-01-01")));
    assertWithin(1, "one url changed", this::update);
    assertWithin(1, "urls of all sitemaps changed", this::updateMany);
    assertWithin(3, "all changed", lastmod -> publisher().publish(entries(lastmod)));
  }

  /** All sitemaps are read, several at the same time, and put. */
  private void updateMany(String lastmod) throws IOException {
    publisher().update(Publishing.entries(0, 600, lastmod), Stream.empty());
  }

  private static Stream<UrlEntry> entries(String lastmod) {
    return Publishing.entries(0, URLS, lastmod);
  }

  private interface Work {
    void run(String lastmod) throws IOException;
  }

  private void assertWithin(int seconds, String what, Work work) throws IOException {
    server.delay(Duration.ZERO);
    long near = millis(work, "2026-02-01");
    server.log();
    server.delay(DELAY);
    long far = millis(work, "2026-03-01");
    String all = what + ": " + server.log().size() + " requests, " + near + ", " + far + " ms";
    assertTrue(far - near <= 1000L * seconds, all);
    Logger.getLogger(RequestsTest.class.getName()).info(all);
  }

  private static long millis(Work work, String lastmod) throws IOException {
    long start = System.nanoTime();
    work.run(lastmod);
    return (System.nanoTime() - start) / 1_000_000;
  }
}
