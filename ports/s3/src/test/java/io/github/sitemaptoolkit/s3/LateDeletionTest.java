package io.github.sitemaptoolkit.s3;

import static io.github.sitemaptoolkit.s3.Publishing.entries;
import static io.github.sitemaptoolkit.s3.Publishing.publish;
import static io.github.sitemaptoolkit.s3.Publishing.settings;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.publisher.Publisher;
import io.github.sitemaptoolkit.s3.internal.machine.Owner;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * A publisher whose machine is suspended while it deletes, until the next one has published: what
 * it deletes then is none of the next one's files, even if they have the same names and bytes.
 */
class LateDeletionTest {

  private static final String LOCK = "maps/" + Lock.FILE;
  private static final String EARLY = "2026-01-01";
  private static final String LATE = "2026-02-01";

  private final MemoryS3 bucket = new MemoryS3();
  private final Map<String, byte[]> hers = new TreeMap<>();
  private final SuspendedMachine machine = new SuspendedMachine();
  private S3Server server;

  @BeforeEach
  void start() throws IOException {
    server = new S3Server(bucket);
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private void publishHere(int urls, String lastmod) throws IOException {
    S3Store.Builder builder = S3Store.builder(Publishing.ADDRESS);
    try (S3Store store = builder.over(server.bucket(1), machine).build()) {
      settings(Publisher.to(store)).publish(entries(0, urls, lastmod));
    }
  }

  /** Publishes, and publishes something else before the first sitemap is deleted. */
  private void publishAsleep(int urls, String lastmod, int others, String otherLastmod)
      throws IOException {
    server.use(
        request -> {
          if (request.method().equals("DELETE") && request.path().contains("/sitemap-")) {
            server.use(bucket);
            machine.suspend(Publishing.EXPIRED);
            bucket.age(LOCK, Publishing.EXPIRED);
            try (var herServer = new S3Server(bucket)) {
              publish(herServer, 1, others, otherLastmod);
            }
            hers.putAll(bucket.objects());
          }
          return bucket.answer(request);
        });
    var e = assertThrows(IOException.class, () -> publishHere(urls, lastmod));
    String message = String.valueOf(e.getMessage());
    assertTrue(message.contains("another process has taken over"), message);
    assertFalse(hers.isEmpty(), "nothing was deleted");
    Map<String, byte[]> now = bucket.objects();
    assertEquals(hers.keySet(), now.keySet());
    Publishing.assertSame(hers, now);
  }

  @Test
  void ofWhatASetHasNoLonger() throws IOException {
    publish(server, 1, 40, EARLY);
    publishAsleep(10, EARLY, 40, EARLY);
  }

  /** It has ended a publication that stopped halfway, and the next one publishes that again. */
  @Test
  void ofWhatAnotherOneHasLeftHalfway() throws IOException {
    publish(server, 1, 20, EARLY);
    server.use(
        request ->
            request.method().equals("PUT") && request.path().contains("/sitemap-11")
                ? Answer.error(503, "SlowDown")
                : bucket.answer(request));
    assertThrows(IOException.class, () -> publishHere(30, LATE));
    assertTrue(bucket.objects().containsKey("maps/sitemap-011.xml"));
    publishAsleep(22, EARLY, 30, LATE);
  }

  /** The run before it could not delete a file. */
  @Test
  void ofWhatIsDeletedAgain() throws IOException {
    publish(server, 1, 40, EARLY);
    String file = "sitemap-000.xml";
    byte[] bytes = bucket.objects().get("maps/" + file);
    publish(server, 1, 10, EARLY);
    server.bucket(1).put(file, Upload.ofFile(bytes), ObjectStore.Condition.ABSENT);
    var removal = new PlannedChange.Removal(file, ContentDigest.of(it -> it.accept(bytes)));
    var owner = new Owner("elsewhere", "", 1, 1);
    var lock = new LockText(owner, "id", 1, Duration.ZERO, PlannedChange.left(List.of(removal)));
    bucket.put(LOCK, lock.bytes());
    publishAsleep(10, EARLY, 40, EARLY);
  }
}
