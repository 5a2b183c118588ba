package io.github.sitemaptoolkit.s3;

import static io.github.sitemaptoolkit.s3.Publishing.entries;
import static io.github.sitemaptoolkit.s3.Publishing.publish;
import static io.github.sitemaptoolkit.s3.Publishing.settings;
import static io.github.sitemaptoolkit.s3.Publishing.store;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import io.github.sitemaptoolkit.publisher.Publisher;
import io.github.sitemaptoolkit.publisher.store.Store;
import io.github.sitemaptoolkit.s3.internal.machine.Owner;
import io.github.sitemaptoolkit.s3.internal.machine.ThisMachine;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Of several publishers, one publishes. */
class LockTest {

  private static final Owner SHE = new Owner("elsewhere", "", 1, 1);
  private static final String LOCK = "maps/" + Lock.FILE;

  private final MemoryS3 bucket = new MemoryS3();
  private S3Server server;

  @BeforeEach
  void start() throws IOException {
    server = new S3Server(bucket);
  }

  @AfterEach
  void stop() {
    server.close();
  }

  @Test
  void ofTwoPublishersOneIsRefused() throws IOException {
    publish(server, 1, 20, "2026-01-01");
    Map<String, byte[]> before = bucket.objects();
    try (S3Store first = store(server, 1);
        Store.Transaction open = first.begin()) {
      assertNotNull(open);
      var e = assertThrows(IOException.class, () -> publish(server, 1, 30, "2026-01-01"));
      String message = String.valueOf(e.getMessage());
      assertTrue(
          message.matches(
              "s3://bucket/maps: is being published to by process \\d+.*; if that has ended, try"
                  + " again in (4 min 59 s|5 min)"),
          message);
    }
    Publishing.assertSame(before, bucket.objects());
    publish(server, 1, 30, "2026-01-01");
  }

  @Test
  void lockIsTakenOverWhenItHasExpired() throws IOException {
    try (S3Store first = store(server, 1);
        Store.Transaction late = first.begin()) {
      late.put("sitemap.xml", consumer -> consumer.accept(new byte[] {'<'}));
      bucket.age(LOCK, Publishing.EXPIRED); // nothing is heard of it, although it still runs
      publish(server, 1, 30, "2026-01-01");
      Map<String, byte[]> before = bucket.objects();
      var e = assertThrows(IOException.class, () -> late.commit(List.of("sitemap.xml"), List.of()));
      assertEquals(
          "s3://bucket/maps: another process has taken over, because nothing was heard of this one"
              + " for 300 seconds",
          e.getMessage());
      Publishing.assertSame(before, bucket.objects());
    }
    assertNull(bucket.object(LOCK));
  }

  /** As the lock of a job that was cancelled, once it runs again on the same machine. */
  @Test
  void lockOfAProcessThatHasEndedIsTakenOverAtOnce() throws Exception {
    Owner self = ThisMachine.INSTANCE.self();
    assumeFalse(self.machine().isEmpty(), "this system does not tell");
    Process ended = new ProcessBuilder("true").start();
    ended.waitFor();
    var gone = new Owner(self.host(), self.machine(), ended.pid(), 1);
    bucket.put(LOCK, new LockText(gone, "id", 1, Duration.ofMinutes(1), null).bytes());
    publish(server, 1, 20, "2026-01-01");
    assertNull(bucket.object(LOCK));
    var elsewhere = new Owner(self.host(), "another machine", ended.pid(), 1);
    bucket.put(LOCK, new LockText(elsewhere, "id", 1, Duration.ofMinutes(1), null).bytes());
    assertThrows(IOException.class, () -> publish(server, 1, 20, "2026-01-01"));
  }

  /**
   * Its machine was suspended between the last look at the lock and the put. The next one publishes
   * something new, or what was there before, the same bytes under the same names.
   */
  @ParameterizedTest
  @CsvSource({"false, 2026-03-01", "true, 2026-03-01", "false, 2026-01-01", "true, 2026-01-01"})
  void publisherThatWakesReplacesNoSitemapOfTheNextOne(boolean immutable, String lastmod)
      throws IOException {
    publish(server, 1, 20, "2026-01-01");
    List<Map<String, byte[]>> hers = new ArrayList<>();
    server.use(
        request -> {
          if (request.path().contains("/sitemap-1") && request.method().equals("PUT")) {
            server.use(bucket);
            bucket.age(LOCK, Publishing.EXPIRED);
            try (var herServer = new S3Server(bucket)) {
              publish(herServer, 1, 20, lastmod);
            }
            hers.add(bucket.objects());
          }
          return bucket.answer(request);
        });
    var e =
        assertThrows(
            IOException.class,
            () -> {
              try (S3Store store = store(server, 1)) {
                settings(Publisher.to(store))
                    .immutable(immutable)
                    .publish(entries(0, 20, "2026-02-01"));
              }
            });
    String message = String.valueOf(e.getMessage());
    assertTrue(
        message.contains("somebody else has changed it meanwhile")
            || message.contains("another process has taken over"),
        message);
    Map<String, byte[]> now = bucket.objects();
    now.keySet().retainAll(hers.get(0).keySet()); // a file that nobody lists may be there as well
    Publishing.assertSame(hers.get(0), now);
    for (String name : now.keySet()) {
      Map<String, String> kept = bucket.object(name).headers();
      assertTrue(kept.get("content-type").startsWith("application/"), kept.toString());
      assertNotNull(kept.get("x-amz-meta-sitemap-sha256"), name);
    }
    publish(server, 1, 20, lastmod);
  }

  /** Also of an object that was put in parts already. */
  @Test
  void anObjectGetsAnotherTagAndStaysAsItIs() throws IOException {
    publish(server, 1, 20, "2026-01-01");
    ObjectStore objects = server.bucket(1);
    MemoryS3.Stored before = bucket.object("maps/sitemap-00.xml");
    for (int i = 0; i < 2; i++) {
      ObjectInfo found = objects.head("sitemap-00.xml");
      assertTrue(objects.retag("sitemap-00.xml", found));
      assertFalse(objects.retag("sitemap-00.xml", found)); // it is not as it was found
      MemoryS3.Stored now = bucket.object("maps/sitemap-00.xml");
      assertEquals(i == 0, now.etag().endsWith("-1\""));
      assertArrayEquals(before.bytes(), now.bytes());
      assertEquals(before.headers(), now.headers());
    }
    assertEquals(before.etag(), bucket.object("maps/sitemap-00.xml").etag());
    objects.close();
  }

  /** The server has put it, its answer was lost, and the second attempt is refused. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void sitemapThatWasPutAlreadyIsDone(boolean encrypted) throws IOException {
    publish(server, 1, 20, "2026-01-01");
    if (encrypted) {
      bucket.encrypt("a key"); // so that the tag does not tell
    }
    server.use(
        request -> {
          Answer answer = bucket.answer(request);
          return request.path().contains("/sitemap-1") && request.method().equals("PUT")
              ? Answer.error(412, "PreconditionFailed")
              : answer;
        });
    publish(server, 1, 20, "2026-02-01");
    assertNull(bucket.object(LOCK));
  }

  @Test
  void sitemapThatSomebodyElseHasPutStopsThePublisher() throws IOException {
    publish(server, 1, 20, "2026-01-01");
    byte[] index = bucket.objects().get("maps/sitemap.xml");
    byte[] mine = "mine".getBytes(StandardCharsets.UTF_8);
    server.use(
        request -> {
          if (request.path().contains("/sitemap-1") && request.method().equals("PUT")) {
            bucket.put(request.path().substring("/bucket/".length()), mine);
          }
          return bucket.answer(request);
        });
    var e = assertThrows(IOException.class, () -> publish(server, 1, 20, "2026-02-01"));
    String message = String.valueOf(e.getMessage());
    assertTrue(
        message.matches("s3://bucket/maps/sitemap-1.*: somebody else has changed it meanwhile.*"),
        message);
    assertEquals(index, bucket.objects().get("maps/sitemap.xml"));
  }

  @Test
  void lostLockIsNotReleased() throws IOException {
    try (S3Store first = store(server, 1);
        S3Store second = store(server, 1)) {
      Store.Transaction late = first.begin();
      bucket.age(LOCK, Publishing.EXPIRED);
      try (Store.Transaction open = second.begin()) {
        byte[] lock = bucket.object(LOCK).bytes();
        late.close();
        assertEquals(lock, bucket.object(LOCK).bytes());
        open.put("sitemap.xml", consumer -> consumer.accept(new byte[] {'<'}));
      }
    }
  }

  @Test
  @Tag("slow")
  void lockIsRenewedWhileNothingHappens() throws Exception {
    var lease = new Lease(Duration.ofSeconds(3), Duration.ofMillis(500));
    try (S3Store first = store(server, 1, lease);
        S3Store second = store(server, 1, lease)) {
      Store.Transaction open = first.begin();
      Thread.sleep(5000);
      assertThrows(IOException.class, second::begin);
      open.close();
      second.begin().close();
    }
    int requests = server.requests();
    Thread.sleep(1200);
    assertEquals(requests, server.requests()); // nothing goes on
  }

  @Test
  @Tag("slow")
  void whoseRenewalIsRefusedChangesNothing() throws Exception {
    var lease = new Lease(Duration.ofSeconds(2), Duration.ofMillis(200));
    try (S3Store first = store(server, 1, lease);
        Store.Transaction late = first.begin()) {
      late.put("sitemap.xml", consumer -> consumer.accept(new byte[] {'<'}));
      bucket.put(LOCK, new LockText(SHE, "id", 1, Duration.ofMinutes(1), null).bytes());
      Thread.sleep(600);
      server.log();
      assertThrows(IOException.class, () -> late.commit(List.of("sitemap.xml"), List.of()));
      assertEquals(List.of(), server.log()); // it knows
    }
  }

  @Test
  void whoLosesTheLockHalfwayStopsBeforeTheIndex() throws IOException {
    var forgetful = new Lease(Duration.ofMillis(400), Duration.ofHours(1)); // renewed when needed
    byte[] hers = new LockText(SHE, "id", 1, Duration.ofMinutes(1), null).bytes();
    server.use(
        request -> {
          if (request.method().equals("PUT") && request.path().contains("/sitemap-")) {
            bucket.put(LOCK, hers);
            pause(forgetful.expiry());
          }
          return bucket.answer(request);
        });
    try (S3Store store = store(server, 1, forgetful)) {
      var e =
          assertThrows(
              IOException.class,
              () -> settings(Publisher.to(store)).publish(entries(0, 40, "2026-01-01")));
      String message = String.valueOf(e.getMessage());
      assertTrue(message.startsWith("s3://bucket/maps: another process has taken over"), message);
      assertTrue(message.contains("stopped halfway"), message);
    }
    assertNull(bucket.object("maps/sitemap.xml"));
    assertArrayEquals(hers, bucket.object(LOCK).bytes());
  }

  private static void pause(Duration time) {
    try {
      Thread.sleep(time.toMillis());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void manifestThatSomebodyChangedStopsTheCommitBeforeItsFirstFile() throws IOException {
    publish(server, 1, 20, "2026-01-01");
    try (S3Store store = store(server, 1);
        Store.Transaction open = store.begin()) {
      open.put("sitemap.xml", consumer -> consumer.accept(new byte[] {'<'}));
      bucket.put("maps/.sitemap-manifest.json", "{}".getBytes(StandardCharsets.UTF_8));
      Map<String, byte[]> before = bucket.objects();
      var e = assertThrows(IOException.class, () -> open.commit(List.of("sitemap.xml"), List.of()));
      assertEquals(
          "s3://bucket/maps/.sitemap-manifest.json: somebody else has changed it meanwhile",
          e.getMessage());
      before.remove(LOCK);
      Map<String, byte[]> after = bucket.objects();
      after.remove(LOCK);
      Publishing.assertSame(before, after);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "mine",
        "sitemap-lock 2\na\nb\n1 1\nid\n1\n-5\n",
        "sitemap-lock 2\na\nb\n1 1\nid\n1\n5\nput ../x 1 a\n"
      })
  void foreignLockIsLeftAlone(String text) throws IOException {
    bucket.put(LOCK, text.getBytes(StandardCharsets.UTF_8));
    var e = assertThrows(IOException.class, () -> publish(server, 1, 20, "2026-01-01"));
    assertEquals(
        "s3://bucket/maps/.sitemap-lock: was not created by publishing; remove it", e.getMessage());
    assertEquals(1, bucket.objects().size());
  }

  @Test
  void lockOfALaterVersionIsLeftAlone() throws IOException {
    byte[] lock = "sitemap-lock 3 (sitemap toolkit 0.4)\na\n".getBytes(StandardCharsets.UTF_8);
    bucket.put(LOCK, lock);
    var e = assertThrows(IOException.class, () -> publish(server, 1, 20, "2026-01-01"));
    assertEquals(
        "s3://bucket/maps/.sitemap-lock: is version 3 of such a file, for sitemap toolkit 0.4 or"
            + " later; this one reads versions up to 2, so update the toolkit. The file was left as"
            + " it is",
        e.getMessage());
    assertEquals(1, bucket.objects().size());
    assertArrayEquals(lock, bucket.objects().get(LOCK));
  }

  @ParameterizedTest
  @CsvSource({"If-None-Match", "If-Match"})
  void storeThatIgnoresConditionsIsRefused(String ignored) throws IOException {
    server.use(
        request -> {
          request.headers().remove(ignored);
          return bucket.answer(request);
        });
    var e = assertThrows(IOException.class, () -> publish(server, 1, 20, "2026-01-01"));
    assertEquals(
        "s3://bucket/maps: this store ignores the conditions of a put (If-None-Match, If-Match), so"
            + " two publishers could overwrite each other: it cannot be published to",
        e.getMessage());
    assertEquals(Map.of(), bucket.objects());
  }

  @ParameterizedTest
  @CsvSource({"501, NotImplemented", "400, InvalidArgument"})
  void storeThatRefusesConditionsIsRefused(int status, String code) throws IOException {
    server.use(
        request ->
            request.isConditionalPut() ? Answer.error(status, code) : bucket.answer(request));
    var e = assertThrows(IOException.class, () -> publish(server, 1, 20, "2026-01-01"));
    assertEquals(
        "s3://bucket/maps: this store refuses to put on a condition ("
            + status
            + ' '
            + code
            + ": as tested), so two publishers could overwrite each other: it cannot be published"
            + " to",
        e.getMessage());
    assertEquals(Map.of(), bucket.objects());
  }

  /** Such as stores that know conditions of puts only. */
  @Test
  void lockIsReleasedWhereNothingIsDeletedOnACondition() throws IOException {
    server.use(
        request ->
            request.method().equals("DELETE") && request.header("If-Match") != null
                ? Answer.error(501, "NotImplemented")
                : bucket.answer(request));
    publish(server, 1, 20, "2026-01-01");
    assertNull(bucket.object(LOCK));
  }

  @Test
  @Tag("slow")
  void ofPublishersAtTheSameTimeOneWins() throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(2);
    int refused = 0;
    for (int round = 0; round < 25; round++) {
      var small = new MemoryS3();
      server.use(small);
      publish(server, 1, 15, "2026-01-01");
      Map<String, byte[]> one = small.objects();
      var large = new MemoryS3();
      server.use(large);
      publish(server, 1, 33, "2026-01-01");
      Map<String, byte[]> other = large.objects();
      var shared = new MemoryS3();
      server.use(shared);
      var start = new CyclicBarrier(2);
      List<Future<Boolean>> done = new ArrayList<>();
      for (int urls : new int[] {15, 33}) {
        done.add(
            threads.submit(
                () -> {
                  try (S3Store store = store(server, 1)) {
                    Publisher publisher = settings(Publisher.to(store));
                    start.await();
                    publisher.publish(entries(0, urls, "2026-01-01"));
                    return true;
                  } catch (IOException e) {
                    assertTrue(String.valueOf(e.getMessage()).contains("is being published to"));
                    return false;
                  }
                }));
      }
      boolean first = done.get(0).get();
      boolean second = done.get(1).get();
      assertTrue(first || second);
      refused += first && second ? 0 : 1;
      boolean isFirst = shared.objects().keySet().equals(one.keySet());
      assertTrue(isFirst ? first : second);
      Publishing.assertSame(isFirst ? one : other, shared.objects());
    }
    threads.shutdown();
    assertTrue(refused > 0);
  }
}
