package io.github.sitemaptoolkit.s3;

import static io.github.sitemaptoolkit.s3.Publishing.entries;
import static io.github.sitemaptoolkit.s3.Publishing.settings;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.publisher.Publisher;
import io.github.sitemaptoolkit.testkit.ChangingSet;
import io.github.sitemaptoolkit.testkit.SetPoller;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What others made speaks the protocol as we think: S3Proxy, behind a server that answers one
 * request after the other, because its conditional puts are not atomic. {@code .ci/run-s3} runs it.
 */
@Tag("slow")
@EnabledIfSystemProperty(named = "s3proxy", matches = ".+")
class S3ProxyTest {

  private static final int POLLED = Integer.getInteger("poller.rounds", 30);
  private static final Lease SHORT = new Lease(Duration.ofSeconds(1), Duration.ofMillis(300));

  @TempDir static Path directory;

  private static Process proxy;
  private static URI address;
  private S3Server server;

  @BeforeAll
  static void startProxy() throws Exception {
    int port;
    try (var socket = new ServerSocket(0)) {
      port = socket.getLocalPort();
    }
    address = URI.create("http://127.0.0.1:" + port);
    Files.createDirectories(directory.resolve("data/bucket"));
    Path settings = directory.resolve("s3proxy.conf");
    Files.writeString(
        settings,
        "s3proxy.endpoint="
            + address
            + "\ns3proxy.authorization=none\njclouds.provider=filesystem-nio2\n"
            + "jclouds.filesystem.basedir="
            + directory.resolve("data")
            + "\njclouds.identity=key\njclouds.credential=secret\n");
    proxy =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx256m",
                "-jar",
                System.getProperty("s3proxy"),
                "--properties",
                settings.toString())
            .redirectErrorStream(true)
            .redirectOutput(directory.resolve("s3proxy.log").toFile())
            .start();
    for (int i = 0; !isUp(port); i++) {
      assertTrue(i < 600 && proxy.isAlive(), "S3Proxy does not start");
      Thread.sleep(100);
    }
  }

  private static boolean isUp(int port) {
    try (var socket = new Socket("127.0.0.1", port)) {
      return socket.isConnected();
    } catch (IOException e) {
      return false;
    }
  }

  @AfterAll
  static void stopProxy() {
    proxy.destroy();
  }

  @BeforeEach
  void start() throws IOException {
    server = new S3Server(new Forwarding(address));
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private void publish(String set, int attempts, Lease lease, int urls, boolean gzip)
      throws IOException {
    try (S3Store store = store(set, attempts, lease)) {
      settings(Publisher.to(store)).gzip(gzip).publish(entries(0, urls, "2026-01-01"));
    }
  }

  private S3Store store(String set, int attempts, Lease lease) {
    return S3Store.builder(URI.create("s3://bucket/" + set))
        .endpoint(server.uri())
        .impatient(attempts, lease)
        .build();
  }

  private static Map<String, byte[]> expected(int urls, boolean gzip) throws IOException {
    Path local = directory.resolve("local-" + urls + gzip);
    settings(Publisher.to(local)).gzip(gzip).publish(entries(0, urls, "2026-01-01"));
    return Publishing.files(local);
  }

  /** Returns the objects of a set, as they would be in another. */
  private static Map<String, byte[]> objects(String set) throws IOException {
    Path files = directory.resolve("data/bucket").resolve(set);
    return Files.exists(files) ? Publishing.files(files) : new TreeMap<>();
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void objectsAreTheFilesOfADirectory(boolean gzip) throws IOException {
    String set = "a/b/same-" + gzip;
    publish(set, 1, Lease.DEFAULT, 60, gzip);
    Publishing.assertSame(expected(60, gzip), objects(set));
    server.log();
    publish(set, 1, Lease.DEFAULT, 60, gzip);
    assertTrue(
        server.log().stream().noneMatch(it -> it.startsWith("PUT") && !it.endsWith(Lock.FILE)));
    try (S3Store store = store(set, 1, Lease.DEFAULT)) {
      settings(Publisher.to(store)).update(entries(60, 70, "2026-01-01"), Stream.empty());
    }
    Publishing.assertSame(expected(70, gzip), objects(set));
    publish(set, 1, Lease.DEFAULT, 5, gzip);
    Publishing.assertSame(expected(5, gzip), objects(set));
  }

  @Test
  void noSuchBucket() {
    try (S3Store store =
        S3Store.builder(URI.create("s3://nowhere")).endpoint(server.uri()).build()) {
      var e = assertThrows(IOException.class, store::begin);
      assertEquals(
          "s3://nowhere: there is no bucket nowhere; create it, or check its name and region",
          e.getMessage());
    }
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "REFUSED")
  void oneFaultIsOvercome(Faults.Kind kind) throws IOException {
    boolean hit = true;
    for (int number = 0; hit; number++) {
      String set = "fault-" + kind + '-' + number;
      server.make(Faults.NONE);
      publish(set, 1, Lease.DEFAULT, 20, false);
      server.make(kind.at(number));
      publish(set, 3, Lease.DEFAULT, 30, false);
      hit = server.requests() > number;
      Publishing.assertSame(expected(30, false), objects(set));
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"CUT", "UNANSWERED"})
  void afterTheEndOfAPublisherTheNextOneCompletesTheSet(Faults.Kind kind) throws Exception {
    boolean killed = true;
    for (int number = 0; killed; number++) {
      String set = "killed-" + kind + '-' + number;
      server.make(Faults.NONE);
      publish(set, 1, SHORT, 20, false);
      server.make(kind.thenKilledAt(number));
      try {
        publish(set, 1, SHORT, 30, false);
      } catch (IOException e) {
        // it is gone
      }
      killed = server.requests() > number;
      Publishing.assertWhole(objects(set), List.of(expected(20, false), expected(30, false)));
      server.make(Faults.NONE);
      Thread.sleep(2 * SHORT.expiry().toMillis()); // times of objects are in seconds
      publish(set, 1, SHORT, 30, false);
      Publishing.assertSame(expected(30, false), objects(set));
    }
  }

  @Test
  void ofPublishersAtTheSameTimeOneWins() throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(2);
    for (int round = 0; round < 20; round++) {
      String set = "race-" + round;
      var start = new CyclicBarrier(2);
      List<Future<Boolean>> done = new ArrayList<>();
      for (int urls : new int[] {15, 33}) {
        done.add(
            threads.submit(
                () -> {
                  start.await();
                  try {
                    publish(set, 1, Lease.DEFAULT, urls, false);
                    return true;
                  } catch (IOException e) {
                    assertTrue(String.valueOf(e.getMessage()).contains("is being published to"));
                    return false;
                  }
                }));
      }
      boolean first = done.get(0).get();
      boolean second = done.get(1).get();
      Map<String, byte[]> one = expected(15, false);
      Map<String, byte[]> found = objects(set);
      boolean isFirst = found.keySet().equals(one.keySet());
      assertTrue(isFirst ? first : second);
      Publishing.assertSame(isFirst ? one : expected(33, false), found);
    }
    threads.shutdown();
  }

  /** With immutable names, whoever reads while the set changes sees one whole set. */
  @Test
  void aPollerSeesNoMixture() throws IOException {
    var set =
        new ChangingSet(
            Publishing.BASE,
            store -> PolledBucketTest.publisher(store, 0),
            new SplittableRandom(13));
    HttpClient client = HttpClient.newHttpClient();
    var poller = new SetPoller(file -> get(client, file), Publishing.BASE);
    poller.start();
    for (int round = 0; round < POLLED || poller.views() < POLLED; round++) {
      poller.expect(set.plan());
      try (S3Store store = Publishing.store(server, 3)) {
        set.change(store);
      }
      poller.check();
    }
    poller.stop();
  }

  private static byte[] get(HttpClient client, String file) throws IOException {
    URI uri = address.resolve("/bucket/maps/" + file);
    try {
      HttpResponse<byte[]> answer =
          client.send(HttpRequest.newBuilder(uri).build(), BodyHandlers.ofByteArray());
      return answer.statusCode() == 404 ? null : answer.body();
    } catch (InterruptedException e) {
      throw new IOException(e);
    }
  }
}
