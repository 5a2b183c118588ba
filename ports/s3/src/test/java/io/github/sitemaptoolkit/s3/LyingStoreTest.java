package io.github.sitemaptoolkit.s3;

import static io.github.sitemaptoolkit.s3.Publishing.entries;
import static io.github.sitemaptoolkit.s3.Publishing.settings;
import static io.github.sitemaptoolkit.s3.Publishing.store;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.Publication;
import io.github.sitemaptoolkit.publisher.Publisher;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What a store says is not believed, nor what somebody else has put there. */
class LyingStoreTest {

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

  private Publisher publisher() {
    return settings(Publisher.to(store));
  }

  @Test
  void sitemapThatIsAcknowledgedButNotThereStopsThePublisherBeforeTheIndex() throws IOException {
    publisher().publish(entries(0, 20, "2026-01-01"));
    Map<String, byte[]> before = bucket.objects();
    server.use(
        request ->
            request.method().equals("PUT") && request.path().contains("/sitemap-1")
                ? Answer.of(200, Map.of("ETag", "\"0123\""))
                : bucket.answer(request));
    var e =
        assertThrows(IOException.class, () -> publisher().publish(entries(0, 20, "2026-02-01")));
    String message = String.valueOf(e.getMessage());
    assertTrue(message.contains("is not there as it was put"), message);
    assertTrue(message.contains("stopped halfway"), message);
    assertEquals(
        new String(before.get("maps/sitemap.xml"), StandardCharsets.UTF_8),
        new String(bucket.objects().get("maps/sitemap.xml"), StandardCharsets.UTF_8));
    server.use(bucket);
    publisher().publish(entries(0, 20, "2026-02-01"));
    assertFalse(bucket.objects().containsKey("maps/" + Lock.FILE));
  }

  /** The manifest is not read back to learn what belongs to the set. */
  @Test
  void olderManifestDoesNotMakeItRemoveWhatItHasPut() throws IOException {
    publisher().publish(entries(0, 20, "2026-01-01"));
    MemoryS3 old = bucket.copy();
    var manifestPut = new boolean[1];
    server.use(
        request -> {
          boolean manifest = request.path().endsWith(".sitemap-manifest.json");
          if (manifest && manifestPut[0] && request.method().equals("GET")) {
            return old.answer(request);
          }
          manifestPut[0] |= manifest && request.method().equals("PUT");
          return bucket.answer(request);
        });
    Publication done = publisher().publish(entries(0, 60, "2026-02-01"));
    done.parts().forEach(part -> assertTrue(bucket.objects().containsKey("maps/" + part.file())));
  }

  @Test
  void sitemapThatSomebodyHasChangedIsNotUpdated() throws IOException {
    Publication done = publisher().publish(entries(0, 20, "2026-01-01"));
    String file = done.parts().get(0).file();
    String other =
        new String(bucket.objects().get("maps/" + file), StandardCharsets.UTF_8)
            .replace("page-", "edge-");
    bucket.put("maps/" + file, other.getBytes(StandardCharsets.UTF_8));
    Map<String, byte[]> before = bucket.objects();
    var e =
        assertThrows(
            SitemapException.class,
            () -> publisher().update(entries(0, 20, "2026-02-01"), Stream.empty()));
    String message = String.valueOf(e.getMessage());
    assertTrue(message.contains("s3://bucket/maps/" + file), message);
    assertTrue(message.contains("publish all urls again"), message);
    Publishing.assertSame(before, bucket.objects());
  }

  @Test
  void sitemapThatIsGoneIsNotListedByAnUpdate() throws IOException {
    Publication done = publisher().publish(entries(0, 60, "2026-01-01"));
    String first = done.parts().get(0).file();
    bucket.remove("maps/" + first);
    for (int i = 0; i < 8; i++) {
      int page = i;
      var e =
          assertThrows(
              IOException.class,
              () -> publisher().update(entries(page, page + 1, "2026-02-01"), Stream.empty()));
      String message = String.valueOf(e.getMessage());
      assertTrue(message.contains(first + ": is missing; publish all urls again"), message);
    }
  }

  @Test
  void sitemapThatIsGoneIsMissedAmongThoseThatAreReadAtTheSameTime() throws IOException {
    Publication done = publisher().publish(entries(0, 60, "2026-01-01"));
    String last = done.parts().get(done.parts().size() - 1).file();
    bucket.remove("maps/" + last);
    var e =
        assertThrows(
            IOException.class,
            () -> publisher().update(entries(0, 60, "2026-02-01"), Stream.empty()));
    String message = String.valueOf(e.getMessage());
    assertTrue(message.contains(last + ": is missing; publish all urls again"), message);
  }

  @Test
  void objectOfSomebodyElseIsNotRemoved() throws IOException {
    Publication done = publisher().publish(entries(0, 60, "2026-01-01"));
    String file = done.parts().get(0).file();
    byte[] mine = "mine".getBytes(StandardCharsets.UTF_8);
    bucket.put("maps/" + file, mine);
    Publisher again = publisher();
    again.publish(entries(0, 5, "2026-01-01"));
    assertEquals(mine, bucket.objects().get("maps/" + file));
    assertEquals(3, bucket.objects().size(), bucket.objects().keySet().toString());
    assertEquals("publish.kept", again.problems().iterator().next().code());
  }

  @Test
  void deletionThatIsAcknowledgedButNotDoneIsTriedAgain() throws IOException {
    publisher().publish(entries(0, 60, "2026-01-01"));
    Set<String> once = new HashSet<>();
    server.use(
        request ->
            request.method().equals("DELETE") && once.add(request.path())
                ? Answer.of(204, Map.of())
                : bucket.answer(request));
    Publisher publisher = publisher();
    publisher.publish(entries(0, 5, "2026-01-01"));
    publisher.problems().forEach(problem -> assertEquals("", problem.toString()));
    bucket.remove("maps/" + Lock.FILE); // its deletion was not done, either
    assertEquals(
        Set.of("maps/sitemap.xml", "maps/.sitemap-manifest.json"), bucket.objects().keySet());
  }

  /** The lock says what is left, and nobody holds it; the set is whole. */
  @Test
  void objectThatIsStillThereIsToldAndRemovedByTheNextRun() throws IOException {
    int sitemaps = publisher().publish(entries(0, 60, "2026-01-01")).parts().size();
    server.use(
        request ->
            request.method().equals("DELETE") ? Answer.of(204, Map.of()) : bucket.answer(request));
    Publisher publisher = publisher();
    publisher.publish(entries(0, 5, "2026-01-01"));
    int told = 0;
    for (Problem problem : publisher.problems()) {
      assertEquals("publish.kept", problem.code());
      assertTrue(
          problem.message().endsWith("still there; the next run tries again"), problem.message());
      told++;
    }
    assertEquals(sitemaps, told);
    assertFalse(store.isInterrupted());
    server.use(bucket);
    Publisher next = publisher();
    next.update(entries(0, 1, "2026-02-01"), Stream.empty());
    next.problems().forEach(problem -> assertEquals("", problem.toString()));
    assertEquals(
        Set.of("maps/sitemap.xml", "maps/.sitemap-manifest.json"), bucket.objects().keySet());
  }

  /** Anybody may write the lock: a name alone is no reason to remove an object. */
  @Test
  void nothingIsRemovedBecauseALockSaysSo() throws IOException {
    publisher().publish(entries(0, 5, "2026-01-01"));
    byte[] mine = "mine".getBytes(StandardCharsets.UTF_8);
    bucket.put("maps/sitemap-mine.xml", mine);
    String lock =
        "sitemap-lock 2\n\n\n1 1\nid\n1\n0\nbefore -\nremove sitemap-mine.xml 4 "
            + "0".repeat(64)
            + "\n";
    bucket.put("maps/" + Lock.FILE, lock.getBytes(StandardCharsets.UTF_8));
    publisher().publish(entries(0, 6, "2026-01-01"));
    assertEquals(mine, bucket.objects().get("maps/sitemap-mine.xml"));
    assertFalse(bucket.objects().containsKey("maps/" + Lock.FILE));
  }

  @Test
  void updateWhileAnEngineIsHalfwayIsRefusedBeforeTheIndex() throws IOException {
    publisher().publish(entries(0, 20, "2026-01-01"));
    byte[] index = bucket.objects().get("maps/sitemap.xml");
    bucket.put("maps/.sitemap-changes", "# job\n".getBytes(StandardCharsets.UTF_8));
    var e =
        assertThrows(
            IOException.class,
            () -> publisher().update(entries(0, 1, "2026-02-01"), Stream.empty()));
    assertTrue(String.valueOf(e.getMessage()).contains("an engine such as Spark"), e.getMessage());
    assertEquals(index, bucket.objects().get("maps/sitemap.xml"));
    publisher().publish(entries(0, 20, "2026-02-01"));
    assertFalse(bucket.objects().containsKey("maps/.sitemap-changes"));
  }
}
