package io.github.sitemaptoolkit.s3;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpServer;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.Publisher;
import io.github.sitemaptoolkit.publisher.layout.Part;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Each failure is one message that says what to do. */
class S3FailuresTest {

  private static final String LOCK = "s3://bucket/maps/.sitemap-lock: ";

  private S3Server server;

  @BeforeEach
  void start() throws IOException {
    server = new S3Server(new MemoryS3());
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private String message() {
    return message("s3://bucket/maps");
  }

  private String message(String uri) {
    try (S3Store store =
        S3Store.builder(URI.create(uri))
            .endpoint(server.uri())
            .impatient(1, Lease.DEFAULT)
            .build()) {
      return String.valueOf(assertThrows(IOException.class, store::begin).getMessage());
    }
  }

  @Test
  void noSuchBucket() {
    assertEquals(
        "s3://other: there is no bucket other; create it, or check its name and region",
        message("s3://other"));
  }

  @Test
  void accessDenied() {
    server.use(request -> Answer.error(403, "AccessDenied"));
    assertEquals(
        LOCK
            + "access denied; publishing needs s3:GetObject, s3:PutObject, s3:DeleteObject and"
            + " s3:ListBucket (without the last one, S3 does not tell what does not exist)",
        message());
  }

  @ParameterizedTest
  @ValueSource(strings = {"InvalidAccessKeyId", "SignatureDoesNotMatch", "InvalidToken"})
  void wrongCredentials(String code) {
    server.use(request -> Answer.error(403, code));
    assertEquals(
        LOCK
            + "the server does not accept the credentials (403 "
            + code
            + ": as tested); check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or log in again",
        message());
  }

  @Test
  void expiredCredentials() {
    server.use(request -> Answer.error(400, "ExpiredToken"));
    assertEquals(
        LOCK
            + "the credentials have expired (400 ExpiredToken: as tested); log in again, or renew"
            + " the token",
        message());
  }

  /** The answer to a HEAD has no body. */
  @ParameterizedTest
  @CsvSource({
    "400, ExpiredToken, the credentials have expired (400 ExpiredToken: as tested); log in again",
    "403, InvalidAccessKeyId, the server does not accept the credentials (403 InvalidAccessKeyId"
  })
  void whatAHeadDoesNotTellIsAsked(int status, String code, String reason) throws IOException {
    server.use(
        request ->
            request.method().equals("HEAD")
                ? Answer.of(status, Map.of())
                : Answer.error(status, code));
    try (S3Store store = Publishing.store(server, 1)) {
      var part = new Part("sitemap-0.xml", 1, 1, "00", null);
      String message =
          String.valueOf(assertThrows(IOException.class, () -> store.check(part)).getMessage());
      assertTrue(message.startsWith("s3://bucket/maps/sitemap-0.xml: " + reason), message);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "301, PermanentRedirect",
    "307, TemporaryRedirect",
    "400, AuthorizationHeaderMalformed"
  })
  void anotherRegion(int status, String code) {
    server.use(request -> Answer.error(status, code).with("x-amz-bucket-region", "eu-central-1"));
    assertEquals(
        LOCK + "the bucket bucket is in another region; set AWS_REGION to eu-central-1", message());
  }

  @Test
  void wrongClock() {
    server.use(request -> Answer.error(403, "RequestTimeTooSkewed"));
    assertEquals(
        LOCK
            + "the clock of this machine is wrong, so the server refuses its requests; set the clock",
        message());
  }

  @Test
  void serverFails() {
    server.use(request -> Answer.error(503, "SlowDown"));
    assertEquals(LOCK + "the server fails (503 SlowDown: as tested); try again later", message());
  }

  /** A server that never ends its answer must not fill the memory. */
  @Test
  void errorAnswersAreReadUpTo64KiB() throws Exception {
    var sent = new AtomicLong();
    var ended = new CountDownLatch(1);
    HttpServer endless =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    endless.createContext(
        "/",
        exchange -> {
          exchange.sendResponseHeaders(405, 0);
          byte[] piece = " ".repeat(1 << 14).getBytes(StandardCharsets.UTF_8);
          try (OutputStream out = exchange.getResponseBody()) {
            while (sent.addAndGet(piece.length) < 1L << 30) {
              out.write(piece);
            }
          } finally {
            ended.countDown();
          }
        });
    endless.start();
    try (S3Store store =
        S3Store.builder(URI.create("s3://bucket/maps"))
            .endpoint(URI.create("http://127.0.0.1:" + endless.getAddress().getPort()))
            .impatient(1, Lease.DEFAULT)
            .build()) {
      String message = String.valueOf(assertThrows(IOException.class, store::begin).getMessage());
      assertTrue(message.startsWith(LOCK + "the server refuses this (405"), message);
      assertTrue(ended.await(10, TimeUnit.SECONDS));
      assertTrue(sent.get() < 64 << 20, sent + " bytes"); // most of it in buffers of the network
    } finally {
      endless.stop(0);
    }
  }

  @Test
  void otherRefusals() {
    server.use(request -> Answer.error(405, "MethodNotAllowed"));
    assertEquals(LOCK + "the server refuses this (405 MethodNotAllowed: as tested)", message());
  }

  @Test
  void cutConnection() {
    server.make(Faults.Kind.CUT);
    String message = message();
    assertTrue(message.startsWith(LOCK + "the connection to the server fails ("), message);
    assertTrue(message.endsWith("); try again"), message);
  }

  /** Otherwise an update would lose the rest of its urls. */
  @Test
  void sitemapThatIsCutIsNotTakenForWhole() throws IOException {
    var bucket = new MemoryS3();
    server.use(bucket);
    Publishing.publish(server, 1, 5, "2026-01-01");
    server.make(
        (number, request, backend) ->
            (request.path().endsWith("/sitemap.xml") ? Faults.Kind.HALF : Faults.NONE)
                .answer(number, request, backend));
    try (S3Store store = Publishing.store(server, 1)) {
      var e =
          assertThrows(
              IOException.class,
              () ->
                  Publishing.settings(Publisher.to(store))
                      .update(Publishing.entries(5, 6, "2026-01-01"), Stream.empty()));
      String message = String.valueOf(e.getMessage());
      assertTrue(
          message.matches(
              "s3://bucket/maps/sitemap.xml: the connection was cut \\d+ bytes before the end"),
          message);
    }
  }

  @Test
  void nobodyListens() throws IOException {
    int port;
    try (var socket = new ServerSocket(0)) {
      port = socket.getLocalPort();
    }
    try (S3Store store =
        S3Store.builder(URI.create("s3://bucket/maps"))
            .endpoint(URI.create("http://127.0.0.1:" + port))
            .impatient(1, Lease.DEFAULT)
            .build()) {
      String message = assertThrows(IOException.class, store::begin).getMessage();
      assertEquals(
          LOCK + "the server cannot be reached (Connection refused); check the endpoint", message);
    }
  }

  @Test
  void noCredentials() {
    String key = System.clearProperty("aws.accessKeyId");
    System.setProperty("aws.disableEc2Metadata", "true");
    try {
      assertEquals(
          LOCK + "no credentials; set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE",
          message());
    } finally {
      System.setProperty("aws.accessKeyId", key);
      System.clearProperty("aws.disableEc2Metadata");
    }
  }

  @Test
  void noRegion() {
    System.setProperty("aws.disableEc2Metadata", "true");
    try (S3Store store = S3Store.of(URI.create("s3://bucket/maps"))) {
      assertEquals(
          "s3://bucket/maps: no region; set AWS_REGION",
          assertThrows(IOException.class, store::begin).getMessage());
    } finally {
      System.clearProperty("aws.disableEc2Metadata");
    }
  }

  @Test
  void wrongSettings() {
    System.setProperty("aws.endpointUrl", "localhost:9000");
    try (S3Store store = S3Store.of(URI.create("s3://bucket/maps"))) {
      String message = assertThrows(IOException.class, store::begin).getMessage();
      assertTrue(
          message.startsWith("s3://bucket/maps: the settings of the environment cannot be used ("),
          message);
      assertTrue(message.endsWith("); check AWS_ENDPOINT_URL and AWS_REGION"), message);
    } finally {
      System.clearProperty("aws.endpointUrl");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"localhost:9000", "ftp://localhost", "/a"})
  void endpointsThatAreNone(String uri) {
    S3Store.Builder builder = S3Store.builder(URI.create("s3://bucket"));
    assertThrows(IllegalArgumentException.class, () -> builder.endpoint(URI.create(uri)));
  }

  @Test
  void stoppedHalfway() throws IOException {
    var bucket = new MemoryS3();
    server.use(bucket);
    Publishing.publish(server, 1, 20, "2026-01-01");
    server.use(
        request ->
            request.method().equals("PUT") && request.path().endsWith("/sitemap.xml")
                ? Answer.error(500, "InternalError")
                : bucket.answer(request));
    var e = assertThrows(IOException.class, () -> Publishing.publish(server, 1, 40, "2026-01-01"));
    assertEquals(
        "s3://bucket/maps/sitemap.xml: the server fails (500 InternalError: as tested); try again"
            + " later; the update of s3://bucket/maps stopped halfway, so it now mixes files of the"
            + " old and the new set: publish all urls again to complete it",
        e.getMessage());
  }

  @Test
  void manifestOfSomebodyElse() {
    var bucket = new MemoryS3();
    bucket.put("maps/.sitemap-manifest.json", "{}".getBytes(StandardCharsets.UTF_8));
    server.use(bucket);
    var e =
        assertThrows(SitemapException.class, () -> Publishing.publish(server, 1, 20, "2026-01-01"));
    assertTrue(String.valueOf(e.getMessage()).contains("this is not a manifest of this version"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "s3:bucket",
        "s3:///a",
        "s3://bucket?a",
        "s3://bucket#a",
        "s3://b",
        "s3://user@bucket",
        "s3://bucket/../a",
        "s3://bucket//a",
        "s3://bucket/./a",
        "s3://bucket/a%2fb",
        "gs://bucket"
      })
  void addressesThatAreNone(String uri) {
    assertThrows(IllegalArgumentException.class, () -> S3Store.of(URI.create(uri)));
  }

  @ParameterizedTest
  @CsvSource({
    "s3://my_bucket, s3://my_bucket, s3://my_bucket/x.xml",
    "S3://bucket/, s3://bucket, s3://bucket/x.xml",
    "s3://my.bucket/a/b/, s3://my.bucket/a/b, s3://my.bucket/a/b/x.xml"
  })
  void addresses(String uri, String name, String file) {
    try (S3Store store = S3Store.of(URI.create(uri))) {
      assertEquals(name, store.name());
      assertEquals(file, store.name("x.xml"));
    }
  }
}
