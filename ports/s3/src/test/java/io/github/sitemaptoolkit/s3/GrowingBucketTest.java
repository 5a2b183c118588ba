package io.github.sitemaptoolkit.s3;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.feed.FeedId;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.publisher.Publisher;
import io.github.sitemaptoolkit.publisher.directory.DirectoryStore;
import io.github.sitemaptoolkit.publisher.growth.Growth;
import io.github.sitemaptoolkit.publisher.layout.PartLimits;
import io.github.sitemaptoolkit.publisher.store.Store;
import io.github.sitemaptoolkit.publisher.upkeep.Rollback;
import io.github.sitemaptoolkit.publisher.upkeep.Verification;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A set in a bucket grows with feeds as one in a directory. */
class GrowingBucketTest {

  private static final String PREFIX = "maps/";

  @TempDir Path directory;

  private final MemoryS3 bucket = new MemoryS3();
  private S3Server server;
  private S3Store store;

  @BeforeEach
  void start() throws IOException {
    server = new S3Server(bucket);
    store = Publishing.store(server, 1);
  }

  @AfterEach
  void stop() {
    store.close();
    server.close();
  }

  private static Publisher publisher(Store in, boolean immutable) {
    var growth = new Growth();
    Context context = Context.of(Extensions.of());
    growth.reading("feed", context);
    return Publisher.to(in)
        .baseUrl("https://example.com/")
        .maxShrink(100)
        .immutable(immutable)
        .limits(PartLimits.DEFAULT.withUrls(7))
        .context(context)
        .growing(growth);
  }

  /** Returns items with a page for each id. */
  private static Stream<UrlEntry> items(int from, int to, String page) {
    return IntStream.range(from, to)
        .mapToObj(
            id ->
                new FeedId("feed", "" + id).addTo(UrlEntry.of("https://example.com/" + page + id)));
  }

  private void assertSame() throws IOException {
    Map<String, byte[]> expected = new TreeMap<>();
    try (Stream<Path> files = Files.list(directory)) {
      for (Path file : (Iterable<Path>) files::iterator) {
        expected.put(file.getFileName().toString(), Files.readAllBytes(file));
      }
    }
    Map<String, byte[]> found = new TreeMap<>();
    bucket.objects().forEach((key, bytes) -> found.put(key.substring(PREFIX.length()), bytes));
    found.remove(Lock.FILE);
    expected.remove(".sitemap.lock");
    assertEquals(expected.keySet(), found.keySet());
    expected.forEach(
        (file, bytes) ->
            assertArrayEquals(bytes, Publishing.published(file, found.get(file)), file));
    assertEquals(0, Verification.of(store).run().findings().size());
  }

  @Test
  void filesAreThoseOfADirectory() throws IOException {
    for (Store in : new Store[] {DirectoryStore.of(directory), store}) {
      publisher(in, false).publish(items(0, 20, "a"));
      publisher(in, false).publish(items(15, 25, "a"));
      publisher(in, false).update(items(3, 5, "b"), Stream.of("https://example.com/a9"));
    }
    assertSame();
    int puts = bucket.objects().size();
    publisher(store, false).publish(items(3, 5, "b"));
    assertEquals(puts, bucket.objects().size());
    assertSame();
  }

  @Test
  void rollbackGoesBackToTheFormerIds() throws IOException {
    publisher(store, true).publish(items(0, 20, "a"));
    publisher(store, true).update(items(0, 3, "b"), Stream.of());
    Rollback.of(store).run();
    assertEquals(0, Verification.of(store).run().findings().size());
    assertEquals(20, publisher(store, true).update(items(0, 3, "c"), Stream.of()).urls());
  }
}
