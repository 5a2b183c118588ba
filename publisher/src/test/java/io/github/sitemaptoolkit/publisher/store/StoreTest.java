package io.github.sitemaptoolkit.publisher.store;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.publisher.Publisher;
import io.github.sitemaptoolkit.publisher.UrlSet;
import io.github.sitemaptoolkit.publisher.layout.Grouping;
import io.github.sitemaptoolkit.publisher.layout.PartLimits;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A set is published to an object store as it is to a directory. */
class StoreTest {

  private static final String BASE = "https://example.com/";
  private static final Pattern LISTED = Pattern.compile("<loc>" + BASE + "(.*?)</loc>");

  @TempDir Path scratch;

  private final Set<String> alive = new HashSet<>(Set.of("first", "second"));

  private BucketStore store(Bucket bucket, String owner) {
    return new BucketStore(bucket, owner, alive, scratch.resolve("sort-" + owner));
  }

  private Publisher to(Bucket bucket) {
    return settings(Publisher.to(store(bucket, "first")));
  }

  private static Publisher settings(Publisher publisher) {
    return publisher
        .baseUrl(BASE)
        .maxShrink(100)
        .limits(PartLimits.DEFAULT.withUrls(7))
        .context(Context.of(Extensions.of()));
  }

  private static Stream<UrlEntry> entries(int from, int to, String lastmod) {
    return IntStream.range(from, to)
        .mapToObj(i -> UrlEntry.builder(BASE + "page-" + i))
        .map(entry -> entry.lastmod(lastmod).build());
  }

  private static void assertSame(Path directory, Bucket bucket) throws IOException {
    Map<String, byte[]> files = new TreeMap<>();
    try (Stream<Path> found = Files.list(directory)) {
      for (Path file : found.toList()) {
        files.put(file.getFileName().toString(), Files.readAllBytes(file));
      }
    }
    assertSame(files, bucket.objects());
  }

  private static void assertSame(Map<String, byte[]> expected, Map<String, byte[]> found) {
    assertEquals(expected.keySet(), found.keySet());
    expected.forEach((name, bytes) -> assertArrayEquals(bytes, found.get(name), name));
  }

  @ParameterizedTest
  @CsvSource({"hash, false", "hash, true", "month, false", "sequence, true"})
  void objectsAreTheFilesOfADirectory(String by, boolean gzip) throws IOException {
    Path directory = scratch.resolve("directory");
    var bucket = new Bucket();
    for (Publisher publisher : List.of(settings(Publisher.to(directory)), to(bucket))) {
      publisher.by(Grouping.parse(by)).gzip(gzip);
      publisher.publish(entries(0, 60, "2026-01-01"));
    }
    assertSame(directory, bucket);
    for (Publisher publisher : List.of(settings(Publisher.to(directory)), to(bucket))) {
      publisher.update(entries(58, 64, "2026-02-01"), Stream.of(BASE + "page-3"));
    }
    assertSame(directory, bucket);
    for (Publisher publisher : List.of(settings(Publisher.to(directory)), to(bucket))) {
      publisher.by(Grouping.parse(by)).gzip(gzip).publish(entries(0, 5, "2026-03-01"));
    }
    assertSame(directory, bucket);
    assertEquals(2, bucket.objects().size());
  }

  @Test
  void namedSetsArePublishedAndReplacedAlone() throws IOException {
    Path directory = scratch.resolve("directory");
    var bucket = new Bucket();
    for (int pass = 0; pass < 2; pass++) {
      for (Publisher publisher : List.of(settings(Publisher.to(directory)), to(bucket))) {
        publisher.set(UrlSet.named("pages"));
        publisher.set(UrlSet.named("ones").where(entry -> entry.loc().endsWith("1")));
        if (pass > 0) {
          publisher.only(List.of("ones"));
        }
        publisher.publish(entries(pass * 10, 50, "2026-01-01"));
      }
      assertSame(directory, bucket);
    }
  }

  @Test
  void onlyChangedObjectsArePutTheIndexAfterTheSitemapsAndThenTheManifest() throws IOException {
    var bucket = new Bucket();
    to(bucket).publish(entries(0, 40, "2026-01-01"));
    bucket.changes();
    to(bucket).publish(entries(0, 40, "2026-01-01"));
    assertEquals(List.of("put .sitemap-lock", "delete .sitemap-lock"), bucket.changes());
    to(bucket).update(entries(3, 4, "2026-02-01"), Stream.of());
    List<String> changes = bucket.changes();
    assertEquals(6, changes.size(), changes.toString());
    assertTrue(changes.get(2).startsWith("put sitemap-"), changes.toString());
    assertEquals(
        List.of("put sitemap.xml", "put .sitemap-manifest.json", "delete .sitemap-lock"),
        changes.subList(3, 6));
  }

  @ParameterizedTest
  @CsvSource({"5, 60", "60, 5", "60, 90", "90, 60"})
  void whereverItStopsTheIndexNamesWhatIsThere(int before, int after) throws IOException {
    var old = new Bucket();
    to(old).publish(entries(0, before, "2026-01-01"));
    var expected = new Bucket();
    to(expected).publish(entries(0, after, "2026-02-01"));
    int changes = 0;
    for (boolean killed = true; killed; changes++) {
      Bucket bucket = old.copy();
      bucket.killAfter(changes);
      try {
        to(bucket).publish(entries(0, after, "2026-02-01"));
        killed = false;
      } catch (Bucket.Killed e) {
        killed = true;
      }
      assertIndexIsTrue(bucket);
      bucket.killAfter(Integer.MAX_VALUE);
      alive.remove("first"); // its lock expires
      settings(Publisher.to(store(bucket, "second"))).publish(entries(0, after, "2026-02-01"));
      alive.add("first");
      assertSame(expected.objects(), bucket.objects());
      assertIndexIsTrue(bucket);
    }
    assertTrue(changes > 8, changes + " changes");
  }

  private static void assertIndexIsTrue(Bucket bucket) {
    String start = new String(bucket.objects().get("sitemap.xml"), StandardCharsets.UTF_8);
    if (start.contains("<sitemapindex")) {
      List<String> listed = LISTED.matcher(start).results().map(StoreTest::name).toList();
      assertTrue(listed.size() > 1);
      assertTrue(bucket.objects().keySet().containsAll(listed), listed.toString());
    }
  }

  private static String name(MatchResult listed) {
    return listed.group(1);
  }

  @Test
  void ofTwoPublishersOneIsRefused() throws IOException {
    var bucket = new Bucket();
    to(bucket).publish(entries(0, 40, "2026-01-01"));
    Map<String, byte[]> before = bucket.objects();
    Publisher second = settings(Publisher.to(store(bucket, "second")));
    try (Store.Transaction first = store(bucket, "first").begin()) {
      var e = assertThrows(IOException.class, () -> second.publish(entries(0, 50, "2026-01-01")));
      assertEquals("s3://bucket is being published to", e.getMessage());
      assertTrue(first.scratch().startsWith(scratch));
    }
    assertSame(before, bucket.objects());
    second.publish(entries(0, 50, "2026-01-01"));
  }

  @Test
  void whoHasLostItsLockChangesNothing() throws IOException {
    var bucket = new Bucket();
    to(bucket).publish(entries(0, 40, "2026-01-01"));
    try (Store.Transaction late = store(bucket, "first").begin()) {
      alive.remove("first"); // its lock expires although it still runs
      settings(Publisher.to(store(bucket, "second"))).publish(entries(0, 50, "2026-01-01"));
      Map<String, byte[]> before = bucket.objects();
      late.put("sitemap.xml", consumer -> consumer.accept(new byte[] {'<'}));
      assertThrows(IOException.class, () -> late.commit(List.of("sitemap.xml"), List.of()));
      assertSame(before, bucket.objects());
    }
  }
}
