package io.github.sitemaptoolkit.s3;

import static io.github.sitemaptoolkit.s3.Publishing.assertSame;
import static io.github.sitemaptoolkit.s3.Publishing.assertWhole;
import static io.github.sitemaptoolkit.s3.Publishing.publish;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whatever request fails, the set is whole, and the next publisher completes it. */
@Tag("slow")
class FaultsTest {

  private static final int BEFORE = 20;
  private static final int AFTER = 30;

  private final MemoryS3 old = new MemoryS3();
  private Map<String, byte[]> expected;
  private S3Server server;

  @BeforeEach
  void publishBoth() throws IOException {
    server = new S3Server(old);
    publish(server, 1, BEFORE, "2026-01-01");
    var after = new MemoryS3();
    server.use(after);
    publish(server, 1, AFTER, "2026-02-01");
    expected = after.objects();
  }

  @AfterEach
  void stop() {
    server.close();
  }

  /** With a second attempt at each request, one fault does no harm. */
  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "REFUSED")
  void oneFaultIsOvercome(Faults.Kind kind) throws IOException {
    boolean hit = true;
    int number;
    for (number = 0; hit; number++) {
      MemoryS3 bucket = old.copy();
      server.use(bucket);
      server.make(kind.at(number));
      publish(server, 3, AFTER, "2026-02-01");
      hit = server.requests() > number;
      assertSame(expected, bucket.objects());
    }
    assertTrue(number > 20, number + " requests");
  }

  /** Without, or if a condition is wrongly said not to be met, publishing may fail. */
  @ParameterizedTest
  @EnumSource
  void afterAFailureTheNextPublisherCompletesTheSet(Faults.Kind kind) throws IOException {
    boolean hit = true;
    int number;
    for (number = 0; hit; number++) {
      MemoryS3 bucket = old.copy();
      server.use(bucket);
      server.make(kind.at(number));
      try {
        publish(server, 1, AFTER, "2026-02-01");
        assertSame(expected, withoutLock(bucket));
      } catch (IOException e) {
        assertWhole(bucket.objects(), List.of(old.objects(), expected));
      }
      hit = server.requests() > number;
      server.make(Faults.NONE);
      bucket.age("maps/" + Lock.FILE, Publishing.EXPIRED); // its release may have failed
      publish(server, 1, AFTER, "2026-02-01");
      assertSame(expected, bucket.objects());
    }
    assertTrue(number > 20, number + " requests");
  }

  private static Map<String, byte[]> withoutLock(MemoryS3 bucket) {
    Map<String, byte[]> objects = bucket.objects();
    objects.remove("maps/" + Lock.FILE);
    return objects;
  }

  /** The publisher is gone: it cannot even release its lock. */
  @ParameterizedTest
  @EnumSource(names = {"CUT", "UNANSWERED"})
  void afterTheEndOfAPublisherTheNextOneCompletesTheSet(Faults.Kind kind) throws IOException {
    for (int[] sizes : new int[][] {{BEFORE, AFTER}, {AFTER, 5}}) {
      var first = new MemoryS3();
      server.use(first);
      publish(server, 1, sizes[0], "2026-01-01");
      var last = new MemoryS3();
      server.use(last);
      publish(server, 1, sizes[1], "2026-02-01");
      boolean killed = true;
      for (int number = 0; killed; number++) {
        MemoryS3 bucket = first.copy();
        server.use(bucket);
        server.make(kind.thenKilledAt(number));
        try {
          publish(server, 1, sizes[1], "2026-02-01");
        } catch (IOException e) {
          // it is gone
        }
        killed = server.requests() > number;
        assertWhole(bucket.objects(), List.of(first.objects(), last.objects()));
        server.make(Faults.NONE);
        bucket.age("maps/" + Lock.FILE, Publishing.EXPIRED);
        publish(server, 1, sizes[1], "2026-02-01");
        assertSame(last.objects(), bucket.objects());
      }
    }
  }
}
