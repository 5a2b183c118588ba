package io.github.sitemaptoolkit.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.HexFormat;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code -o s3://bucket/maps} publishes to a bucket. */
class PublishToBucketTest {

  private static final Map<String, String> SETTINGS =
      Map.of("aws.accessKeyId", "key", "aws.secretAccessKey", "secret");

  @TempDir Path directory;

  private final Map<String, byte[]> objects = new TreeMap<>();
  private final Map<String, String> digests = new TreeMap<>();
  private HttpServer server;
  private String urls;

  @BeforeEach
  void start() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/bucket/maps/", this::answer);
    server.createContext("/bucket", this::list);
    server.start();
    SETTINGS.forEach(System::setProperty);
    System.setProperty("aws.endpointUrl", "http://127.0.0.1:" + server.getAddress().getPort());
    urls = directory.resolve("urls.txt").toString();
    Files.writeString(Path.of(urls), "https://example.com/a\nhttps://example.com/b\n");
  }

  @AfterEach
  void stop() {
    server.stop(0);
    SETTINGS.keySet().forEach(System::clearProperty);
    System.clearProperty("aws.endpointUrl");
  }

  /** Does what S3 does with the requests of one publisher at a time. */
  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      String path = exchange.getRequestURI().getPath();
      String key = path.substring(path.lastIndexOf('/') + 1);
      byte[] body = exchange.getRequestBody().readAllBytes();
      byte[] there = objects.get(key);
      String tag = there == null ? null : tag(there);
      switch (exchange.getRequestMethod()) {
        case "PUT" -> {
          String match = exchange.getRequestHeaders().getFirst("If-Match");
          if (match == null ? isNew(exchange) && tag != null : !match.equals(tag)) {
            exchange.sendResponseHeaders(412, -1);
            return;
          }
          objects.put(key, body);
          digests.put(key, exchange.getRequestHeaders().getFirst("x-amz-meta-sitemap-sha256"));
          exchange.getResponseHeaders().set("ETag", tag(body));
          exchange.sendResponseHeaders(200, -1);
        }
        case "DELETE" -> {
          objects.remove(key);
          exchange.sendResponseHeaders(204, -1);
        }
        default -> found(exchange, key, there);
      }
    }
  }

  private void list(HttpExchange exchange) throws IOException {
    try (exchange) {
      var xml = new StringBuilder("<ListBucketResult>");
      objects.forEach(
          (key, bytes) ->
              xml.append("<Contents><Key>maps/")
                  .append(key)
                  .append("</Key><Size>")
                  .append(bytes.length)
                  .append("</Size><ETag>")
                  .append(tag(bytes).replace("\"", "&quot;"))
                  .append("</ETag></Contents>"));
      byte[] body = xml.append("</ListBucketResult>").toString().getBytes(UTF_8);
      exchange.sendResponseHeaders(200, body.length);
      exchange.getResponseBody().write(body);
    }
  }

  private static boolean isNew(HttpExchange exchange) {
    return exchange.getRequestHeaders().containsKey("If-None-Match");
  }

  private static String tag(byte[] bytes) {
    try {
      byte[] md5 = MessageDigest.getInstance("MD5").digest(bytes);
      return '"' + HexFormat.of().formatHex(md5) + '"';
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  private void found(HttpExchange exchange, String key, byte[] there) throws IOException {
    boolean head = exchange.getRequestMethod().equals("HEAD");
    if (there == null) {
      byte[] missing = "<Error><Code>NoSuchKey</Code></Error>".getBytes(UTF_8);
      exchange.sendResponseHeaders(404, head ? -1 : missing.length);
      if (!head) {
        exchange.getResponseBody().write(missing);
      }
      return;
    }
    var headers = exchange.getResponseHeaders();
    headers.set("ETag", tag(there));
    String now = DateTimeFormatter.RFC_1123_DATE_TIME.format(OffsetDateTime.now(ZoneOffset.UTC));
    headers.set("Last-Modified", now);
    String digest = digests.get(key);
    if (digest != null) {
      headers.set("x-amz-meta-sitemap-sha256", digest);
    }
    headers.set("Content-Length", Integer.toString(there.length));
    exchange.sendResponseHeaders(200, head ? -1 : there.length);
    if (!head) {
      exchange.getResponseBody().write(there);
    }
  }

  private CommandRun publish(String... options) {
    String[] call = new String[options.length + 4];
    call[0] = "publish";
    call[1] = urls;
    call[2] = "--base-url";
    call[3] = "https://example.com/";
    System.arraycopy(options, 0, call, 4, options.length);
    return CommandRun.of(call);
  }

  @Test
  void bucketHasTheFilesOfADirectory() throws IOException {
    CommandRun dry = publish("-o", "s3://bucket/maps", "--dry-run").exits(0);
    assertTrue(dry.out().contains("sitemap.xml  2"), dry.out());
    assertEquals(Map.of(), objects);

    CommandRun run = publish("-o", "s3://bucket/maps").exits(0);
    assertEquals(
        "s3://bucket/maps: 2 urls in 1 sitemap; 1 file written, 0 unchanged, 0 removed\n",
        run.err());
    assertEquals("Sitemap: https://example.com/sitemap.xml\n", run.out());
    Path other = directory.resolve("public");
    publish("-o", other.toString()).exits(0);
    assertEquals(Set.of("sitemap.xml", ".sitemap-manifest.json"), objects.keySet());
    for (Map.Entry<String, byte[]> object : objects.entrySet()) {
      byte[] file = Files.readAllBytes(other.resolve(object.getKey()));
      assertArrayEquals(
          published(object.getKey(), file), published(object.getKey(), object.getValue()));
    }
  }

  /** Returns a file; a manifest without what it says of the objects, as in a directory. */
  private static byte[] published(String name, byte[] bytes) {
    return name.equals(".sitemap-manifest.json")
        ? Manifest.parse(bytes, name).described(part -> part.stored(null, null)).bytes()
        : bytes;
  }

  @Test
  void setInABucketIsUpdated() throws IOException {
    publish("-o", "s3://bucket/maps").exits(0);
    Files.writeString(directory.resolve("new.txt"), "https://example.com/c\n");
    CommandRun run =
        CommandRun.of(
                "update", "s3://bucket/maps", "--add", directory.resolve("new.txt").toString())
            .exits(0);
    assertEquals(
        "s3://bucket/maps: +1 url\n"
            + "s3://bucket/maps: 3 urls in 1 sitemap; 1 file written, 0 unchanged, 0 removed\n",
        run.err());
    String sitemap = new String(objects.get("sitemap.xml"), UTF_8);
    assertTrue(sitemap.contains("https://example.com/c<"), sitemap);
  }

  /** A bucket with an index of two sitemaps, whose urls are the same as in {@link #urls}. */
  private void putIndex() {
    String urlset = "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">";
    objects.put(
        "a.xml", (urlset + "<url><loc>https://example.com/a</loc></url></urlset>").getBytes(UTF_8));
    objects.put(
        "b.xml", (urlset + "<url><loc>https://example.com/b</loc></url></urlset>").getBytes(UTF_8));
    objects.put(
        "sitemap.xml",
        ("<sitemapindex xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">"
                + "<sitemap><loc>https://example.com/a.xml</loc></sitemap>"
                + "<sitemap><loc>https://example.com/b.xml</loc></sitemap></sitemapindex>")
            .getBytes(UTF_8));
  }

  @ParameterizedTest
  @ValueSource(strings = {"s3://bucket/maps", "s3://bucket/maps/", "s3://bucket/maps/sitemap.xml"})
  void setInABucketIsRead(String input) {
    putIndex();
    assertEquals(
        "https://example.com/a\nhttps://example.com/b\n",
        CommandRun.of("convert", input, "--to", "txt").exits(0).out());
    String counted = CommandRun.of("count", input).exits(0).out();
    assertTrue(counted.contains("2"), counted);
    Path to = directory.resolve("public");
    CommandRun.of("publish", input, "-o", to.toString(), "--base-url", "https://example.com/")
        .exits(0);
    assertTrue(Files.exists(to.resolve("sitemap.xml")));
  }

  @Test
  void setInABucketIsValidated() {
    putIndex();
    CommandRun.of("validate", "s3://bucket/maps", "--expand", "--fail-on", "error").exits(0);
    objects.remove("b.xml");
    CommandRun missing =
        CommandRun.of("validate", "s3://bucket/maps", "--expand", "--fail-on", "error").exits(1);
    assertTrue(missing.out().contains("https://example.com/b.xml"), missing.out());
  }

  @Test
  void robotsBesideAnIndexInABucketIsRead() {
    putIndex();
    objects.put("robots.txt", "User-agent: *\nDisallow: /b\n".getBytes(UTF_8));
    CommandRun run = CommandRun.of("validate", "s3://bucket/maps", "--expand");
    assertTrue(run.out().contains("robots.txt disallows \"https://example.com/b\""), run.out());
    run = CommandRun.of("validate", "s3://bucket/maps", "--expand", "--each");
    assertFalse(run.out().contains("disallows"), run.out());
  }

  @Test
  void fileOfABucketIsRead() {
    putIndex();
    assertEquals(
        "https://example.com/b\n",
        CommandRun.of("convert", "s3://bucket/maps/b.xml", "--to", "txt").exits(0).out());
  }

  @Test
  void setInABucketIsMergedAndSplit() throws IOException {
    putIndex();
    Path other = Files.writeString(directory.resolve("other.txt"), "https://example.com/c\n");
    Path all = directory.resolve("all.txt");
    CommandRun.of("merge", "s3://bucket/maps", other.toString(), "-o", all.toString()).exits(0);
    assertEquals(
        "https://example.com/a\nhttps://example.com/b\nhttps://example.com/c\n",
        Files.readString(all));
    Path parts = directory.resolve("parts");
    CommandRun.of("split", "s3://bucket/maps/", "-o", parts.toString()).exits(0);
    String part = Files.readString(parts.resolve("sitemap-1.xml"));
    assertTrue(part.contains("https://example.com/b<"), part);
  }

  @Test
  void setIsUpdatedWithUrlsOfABucket() throws IOException {
    putIndex();
    Path to = directory.resolve("public");
    Files.writeString(Path.of(urls), "https://example.com/a\nhttps://example.com/z\n");
    publish("-o", to.toString()).exits(0);
    String set = to.toString();
    CommandRun.of(
            "update", set, "--add", "s3://bucket/maps/b.xml", "--remove", "s3://bucket/maps/a.xml")
        .exits(0);
    assertEquals(
        "https://example.com/b\nhttps://example.com/z\n",
        CommandRun.of("convert", set + "/sitemap.xml", "--to", "txt").exits(0).out());
  }

  @ParameterizedTest
  @ValueSource(strings = {"merge", "split", "update"})
  void otherAddressesAreNotRead(String command) throws IOException {
    Path to = directory.resolve("to.xml");
    publish("-o", to.toString()).exits(0);
    byte[] before = Files.readAllBytes(to.resolve("sitemap.xml"));
    CommandRun run =
        command.equals("update")
            ? CommandRun.of(command, to.toString(), "--add", "gs://bucket/a.xml")
            : CommandRun.of(command, "gs://bucket/a.xml", "-o", directory.resolve("a.xml") + "");
    assertTrue(run.exits(2).err().contains("cannot read gs://, only a file or s3://"), run.err());
    assertArrayEquals(before, Files.readAllBytes(to.resolve("sitemap.xml")));
    assertFalse(Files.exists(directory.resolve("a.xml").resolve("sitemap-1.xml")));
  }

  @Test
  void fileThatIsNotInTheBucketIsMissing() {
    CommandRun run = CommandRun.of("convert", "s3://bucket/maps/no.xml", "--to", "txt").exits(4);
    assertTrue(run.err().contains("s3://bucket/maps/no.xml: no such file"), run.err());
  }

  @Test
  void addressOfNoStoreIsNotRead() {
    CommandRun run = CommandRun.of("convert", "gs://bucket/a.xml", "--to", "txt").exits(2);
    assertTrue(run.err().contains("cannot read gs://, only a file or s3://"), run.err());
  }

  @Test
  void configurationNamesTheBucket() throws IOException {
    Path config = directory.resolve("sitemap.toml");
    Files.writeString(
        config,
        """
        base-url = "https://example.com/"
        output = "s3://bucket/maps"
        [[input]]
        path = "urls.txt"
        """);
    CommandRun.of("publish", "--config", config.toString()).exits(0);
    assertTrue(objects.containsKey("sitemap.xml"));
  }

  @Test
  void failureIsOneMessage() {
    server.stop(0);
    CommandRun run = publish("-o", "s3://bucket/maps").exits(4);
    assertTrue(
        run.err().startsWith("sitemap: s3://bucket/maps/.sitemap-lock: the server cannot be"),
        run.err());
    assertEquals(1, run.err().lines().count(), run.err());
  }

  @ParameterizedTest
  @CsvSource({
    "gs://bucket, 'gs://bucket: cannot publish to gs://, only to a directory or s3://'",
    "s3://, 's3://: this is not an address such as s3://bucket/maps'",
    "s3://a b, 's3://a b: this is not an address such as s3://bucket/maps'",
    "s3://b, '\"s3://b\": \"b\" is not the name of a bucket'",
    "s3://bucket/../a, '\"s3://bucket/../a\": a path has neither empty parts nor . nor ..'"
  })
  void addressOfNoStoreIsWrongUse(String output, String message) {
    CommandRun run = publish("-o", output).exits(2);
    assertTrue(run.err().contains(message), run.err());
  }

  @ParameterizedTest
  @ValueSource(strings = {"convert", "merge", "split"})
  void otherCommandsWriteToFilesOnly(String command) {
    CommandRun run = CommandRun.of(command, urls, "-o", "s3://bucket/all.xml").exits(2);
    assertEquals(
        "sitemap: --output s3://bucket/all.xml: only sitemap publish and update write to other"
            + " places than files and directories",
        run.err().lines().findFirst().orElse(""));
  }

  @ParameterizedTest
  @CsvSource({
    "s3://bucket, true", "S3://bucket, true", "gs+x://a, true", "c://a, false", "://a, false",
    "a b://c, false", "1s://a, false", "public, false", "s3:/bucket, false", "a/b://c, false"
  })
  void addressesHaveAScheme(String name, boolean is) {
    assertEquals(is, Input.isAddress(name));
  }
}
