package io.github.sitemaptoolkit.s3;

import static io.github.sitemaptoolkit.s3.Publishing.entries;
import static io.github.sitemaptoolkit.s3.Publishing.settings;
import static io.github.sitemaptoolkit.s3.Publishing.store;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.publisher.Publication;
import io.github.sitemaptoolkit.publisher.Publisher;
import io.github.sitemaptoolkit.publisher.layout.Grouping;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.PartLimits;
import io.github.sitemaptoolkit.publisher.store.Store;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A set is published to a bucket as it is to a directory. */
class S3StoreTest {

  @TempDir Path directory;

  private final MemoryS3 bucket = new MemoryS3();
  private S3Server server;
  private S3Store store;

  @BeforeEach
  void start() throws IOException {
    server = new S3Server(bucket);
    store = store(server, 1);
  }

  @AfterEach
  void stop() {
    store.close();
    server.close();
  }

  private List<Publisher> both() {
    return List.of(settings(Publisher.to(directory)), settings(Publisher.to(store)));
  }

  private void assertSame() throws IOException {
    Publishing.assertSame(Publishing.files(directory), bucket.objects());
  }

  @ParameterizedTest
  @CsvSource({"hash, false", "hash, true", "month, false", "sequence, true"})
  void objectsAreTheFilesOfADirectory(String by, boolean gzip) throws IOException {
    for (Publisher publisher : both()) {
      publisher.by(Grouping.parse(by)).gzip(gzip).publish(entries(0, 60, "2026-01-01"));
    }
    assertSame();
    for (Publisher publisher : both()) {
      publisher.update(entries(58, 64, "2026-02-01"), Stream.of(Publishing.BASE + "page-3"));
    }
    assertSame();
    for (Publisher publisher : both()) {
      publisher.by(Grouping.parse(by)).gzip(gzip).publish(entries(0, 5, "2026-03-01"));
    }
    assertSame();
    assertEquals(2, bucket.objects().size());
  }

  @Test
  void onlyChangedSitemapsArePut() throws IOException {
    List<UrlEntry> urls = new ArrayList<>(entries(0, 4000, "2026-01-01").toList());
    for (Publisher publisher : both()) {
      publisher.limits(PartLimits.DEFAULT.withUrls(30)).publish(urls.stream());
    }
    int sitemaps = bucket.objects().size();
    assertTrue(sitemaps > 200, sitemaps + " objects");
    for (int i = 0; i < urls.size(); i += 100) { // 1 %
      urls.set(i, urls.get(i).toBuilder().lastmod("2026-02-01").build());
    }
    server.log();
    List<Publication> done = new ArrayList<>();
    for (Publisher publisher : both()) {
      done.add(publisher.limits(PartLimits.DEFAULT.withUrls(30)).publish(urls.stream()));
    }
    assertSame();
    assertEquals(done.get(0).written(), done.get(1).written());
    List<String> puts =
        server.log().stream()
            .filter(it -> it.startsWith("PUT") && !it.endsWith(Lock.FILE))
            .map(it -> it.substring(it.lastIndexOf('/') + 1))
            .toList();
    List<String> expected = new ArrayList<>(done.get(1).written());
    expected.add(".sitemap-manifest.json");
    int last = expected.size() - 2; // sitemaps are put at the same time
    assertEquals(Set.copyOf(expected.subList(0, last)), Set.copyOf(puts.subList(0, last)));
    assertEquals(expected.subList(last, last + 2), puts.subList(last, puts.size()));
    assertTrue(puts.size() <= 42, puts.size() + " puts");
  }

  @Test
  void sitemapsArePutBeforeTheIndexAndTheManifest() throws IOException {
    settings(Publisher.to(store)).publish(entries(0, 20, "2026-01-01"));
    List<String> puts = server.log().stream().map(it -> shown(it)).toList();
    assertEquals("PUT .sitemap-lock", puts.get(0));
    assertEquals(
        List.of("GET .sitemap-manifest.json", "PUT .sitemap-lock", "PUT .sitemap-lock"),
        puts.subList(1, 4)); // the last two are refused: conditions are not ignored
    assertEquals(
        List.of(
            "GET .sitemap-changes", // no engine has stopped here
            "GET sitemap.xml", // nor has somebody else published
            "GET /bucket", // nor is any sitemap there
            "PUT .sitemap-lock"), // what is going to be put
        puts.subList(4, 8));
    int sitemaps = bucket.objects().size() - 2;
    for (String put : puts.subList(8, 8 + sitemaps)) {
      assertTrue(put.startsWith("PUT sitemap-"), put);
    }
    assertEquals(
        List.of(
            "GET /bucket", // all sitemaps are there
            "PUT sitemap.xml",
            "PUT .sitemap-manifest.json",
            "GET /bucket", // so are both of these
            "DELETE .sitemap-lock"),
        puts.subList(8 + sitemaps, puts.size()));
  }

  private static String shown(String request) {
    return request.replace("/bucket/maps/", "");
  }

  @Test
  void nothingIsPutIfNothingChanges() throws IOException {
    settings(Publisher.to(store)).publish(entries(0, 20, "2026-01-01"));
    server.log();
    settings(Publisher.to(store)).publish(entries(0, 20, "2026-01-01"));
    assertTrue(
        server.log().stream()
            .allMatch(it -> it.startsWith("HEAD") || it.startsWith("GET") || it.endsWith("-lock")));
  }

  @Test
  void planChangesNothing() throws IOException {
    settings(Publisher.to(store)).publish(entries(0, 20, "2026-01-01"));
    server.log();
    Publication plan = settings(Publisher.to(store)).plan(entries(0, 21, "2026-01-01"));
    assertEquals(1, plan.written().size());
    assertTrue(server.log().stream().allMatch(it -> it.startsWith("HEAD") || it.startsWith("GET")));
  }

  @Test
  void objectsHaveTheirMediaTypeAndNoEncoding() throws IOException {
    settings(Publisher.to(store)).gzip(true).publish(entries(0, 20, "2026-01-01"));
    bucket
        .objects()
        .keySet()
        .forEach(
            key -> {
              Map<String, String> headers = bucket.object(key).headers();
              String type =
                  key.endsWith(".gz")
                      ? "application/gzip"
                      : key.endsWith(".json") ? "application/json" : "application/xml";
              assertEquals(type, headers.get("content-type"), key);
              assertNull(headers.get("content-encoding"), key);
            });
    try (Store.Transaction open = store.begin()) {
      assertFalse(Files.exists(open.scratch()));
      Map<String, String> lock = bucket.object("maps/" + Lock.FILE).headers();
      assertEquals("text/plain", lock.get("content-type"));
    }
  }

  @Test
  void sitemapThatSomebodyChangedIsNotAsItWasPublished() throws IOException {
    Publication done = settings(Publisher.to(store)).publish(entries(0, 20, "2026-01-01"));
    var part = done.parts().get(0);
    store.check(part);
    bucket.put("maps/" + part.file(), new byte[(int) part.bytes()]);
    assertFalse(store.isIntact(part));
    var changed = assertThrows(IOException.class, () -> store.check(part));
    assertEquals(
        "s3://bucket/maps/" + part.file() + ": is not as it was published; publish all urls again",
        changed.getMessage());
    bucket.remove("maps/" + part.file());
    var gone = assertThrows(IOException.class, () -> store.check(part));
    assertEquals(
        "s3://bucket/maps/" + part.file() + ": is missing; publish all urls again",
        gone.getMessage());
  }

  @Test
  void noTemporaryFileIsLeft() throws IOException {
    Path scratch;
    try (Store.Transaction open = store.begin()) {
      scratch = open.scratch().getParent();
      open.put("sitemap.xml", consumer -> consumer.accept(new byte[] {'<'}));
      assertTrue(Files.exists(scratch));
    }
    assertFalse(Files.exists(scratch));
    assertEquals(Map.of(), bucket.objects());
  }

  @Test
  void namesDoNotLeadOutOfTheSet() throws IOException {
    try (Store.Transaction open = store.begin()) {
      assertThrows(IllegalArgumentException.class, () -> open.put("../a.xml", consumer -> {}));
      assertThrows(
          IllegalArgumentException.class,
          () -> open.commit(List.of(), List.of(new Part("a/b.xml", 1, 1, "", null))));
    }
  }
}
