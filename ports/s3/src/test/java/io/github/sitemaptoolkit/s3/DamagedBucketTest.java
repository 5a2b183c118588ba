package io.github.sitemaptoolkit.s3;

import static io.github.sitemaptoolkit.s3.Publishing.entries;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.Publication;
import io.github.sitemaptoolkit.publisher.Publisher;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.upkeep.Verification;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What a store says of an object is not what it holds: bytes that were cut or changed keep the
 * digest that was put with them, and a copy has other tags.
 */
class DamagedBucketTest {

  private static final String MANIFEST = "maps/.sitemap-manifest.json";

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

  private Publisher publisher(boolean gzip) {
    return Publishing.settings(Publisher.to(store)).gzip(gzip);
  }

  private Publication publish(boolean gzip) throws IOException {
    return publisher(gzip).publish(entries(0, 60, "2026-01-01"));
  }

  private List<String> findings() throws IOException {
    return Verification.of(store).run().findings().stream().map(Problem::code).toList();
  }

  private Manifest manifest() {
    return Manifest.parse(bucket.objects().get(MANIFEST), "manifest");
  }

  private void forgetStored() {
    bucket.damage(
        MANIFEST,
        bytes ->
            Manifest.parse(bytes, "manifest").described(part -> part.stored(null, null)).bytes());
  }

  private List<String> log(String method) {
    return server.log().stream().filter(it -> it.startsWith(method + " /bucket/maps/sit")).toList();
  }

  /** Changes a digit, so that the size stays. */
  private static byte[] changed(byte[] bytes) {
    byte[] other = bytes.clone();
    other[other.length / 2] ^= 1;
    return other;
  }

  private static byte[] cut(byte[] bytes) {
    return Arrays.copyOf(bytes, bytes.length / 2);
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void theManifestHasTheSizeAndTagOfEachObject(boolean gzip) throws IOException {
    publish(gzip);
    for (Part part : manifest().parts()) {
      MemoryS3.Stored object = bucket.object("maps/" + part.file());
      assertEquals(object.bytes().length, part.stored());
      assertEquals(object.etag(), '"' + part.tag() + '"');
    }
    String text = new String(bucket.objects().get(MANIFEST), StandardCharsets.UTF_8);
    assertTrue(text.contains(", \"stored\": ") && text.contains(", \"tag\": \""), text);
  }

  @Test
  void theOnlySitemapIsDescribedAsWell() throws IOException {
    publisher(false).publish(entries(0, 5, "2026-01-01"));
    Part part = manifest().parts().get(0);
    assertEquals(bucket.object("maps/sitemap.xml").etag(), '"' + part.tag() + '"');
  }

  private void assertRepaired(boolean gzip, UnaryOperator<byte[]> damage) throws IOException {
    String damaged = publish(gzip).parts().get(0).file();
    Map<String, byte[]> before = bucket.objects();
    bucket.damage("maps/" + damaged, damage);
    assertEquals(List.of("verify.changed"), findings());
    assertEquals(List.of(damaged), publish(gzip).written());
    Publishing.assertSame(before, bucket.objects());
    assertEquals(List.of(), findings());
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void objectThatWasCutIsPutAgain(boolean gzip) throws IOException {
    assertRepaired(gzip, DamagedBucketTest::cut);
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void objectWhoseBytesWereChangedIsPutAgain(boolean gzip) throws IOException {
    assertRepaired(gzip, DamagedBucketTest::changed);
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void damageIsFoundWithAManifestThatDoesNotDescribeTheObjects(boolean gzip) throws IOException {
    publish(gzip);
    for (UnaryOperator<byte[]> damage :
        List.<UnaryOperator<byte[]>>of(DamagedBucketTest::cut, DamagedBucketTest::changed)) {
      String damaged = manifest().parts().get(1).file();
      forgetStored();
      bucket.damage("maps/" + damaged, damage);
      assertEquals(List.of(damaged), publish(gzip).written());
      assertEquals(List.of(), findings());
    }
  }

  @Test
  void indexThatWasDamagedIsPutAgain() throws IOException {
    publish(false);
    bucket.damage("maps/sitemap.xml", DamagedBucketTest::changed);
    assertEquals(List.of("verify.index"), findings());
    assertEquals(List.of("sitemap.xml"), publish(false).written());
    assertEquals(List.of(), findings());
  }

  /** A compressed object without a known size is read, once. */
  @Test
  void anOlderManifestGetsSizesAndTagsAtTheNextRun() throws IOException {
    publish(true);
    Map<String, byte[]> described = bucket.objects();
    int sitemaps = manifest().parts().size();
    forgetStored();
    server.log();
    assertEquals(List.of(), publish(true).written());
    assertEquals(sitemaps, log("GET").size());
    assertEquals(
        new String(described.get(MANIFEST), StandardCharsets.UTF_8),
        new String(bucket.objects().get(MANIFEST), StandardCharsets.UTF_8));
    publish(true);
    assertEquals(List.of(), log("GET"));
  }

  /** The MD5 of a plain file is known: no object is read. */
  @Test
  void plainObjectsWithTheirMd5AsTagAreNotRead() throws IOException {
    publish(false);
    forgetStored();
    server.log();
    assertEquals(List.of(), publish(false).written());
    assertEquals(List.of(), log("GET"));
    assertTrue(manifest().parts().stream().allMatch(part -> part.tag() != null));
  }

  /** Sets are copied, encrypted anew, replicated: then each object has another tag. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void copiedSetIsReadOnceAndNotPutAgain(boolean gzip) throws IOException {
    int sitemaps = publish(gzip).parts().size();
    bucket.encrypt("a key");
    bucket.forgetMetadata();
    server.log();
    assertEquals(List.of(), publish(gzip).written());
    assertEquals(sitemaps + 1, log("GET").size(), "the sitemaps and the index");
    assertEquals(List.of(), publish(gzip).written());
    assertEquals(List.of("GET /bucket/maps/sitemap.xml"), log("GET"));
    assertEquals(List.of(), findings());
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void updateThatMustReadADamagedObjectIsRefused(boolean gzip) throws IOException {
    for (UnaryOperator<byte[]> damage :
        List.<UnaryOperator<byte[]>>of(DamagedBucketTest::cut, DamagedBucketTest::changed)) {
      publish(gzip);
      manifest().parts().forEach(part -> bucket.damage("maps/" + part.file(), damage));
      Map<String, byte[]> before = bucket.objects();
      var e =
          assertThrows(
              SitemapException.class,
              () -> publisher(gzip).update(entries(0, 1, "2026-02-01"), Stream.empty()));
      String message = String.valueOf(e.getMessage());
      assertTrue(message.contains("such as with sitemap publish"), message);
      Publishing.assertSame(before, bucket.objects());
    }
  }

  /** The object that is cut is not read; its size is in the list that confirms what was put. */
  @Test
  void updateDoesNotListAnObjectThatIsCut() throws IOException {
    publish(true);
    Part last = manifest().parts().get(manifest().parts().size() - 1);
    bucket.damage("maps/" + last.file(), DamagedBucketTest::cut);
    List<String> messages = new ArrayList<>();
    for (int i = 0; i < 9; i++) {
      int page = i;
      var e =
          assertThrows(
              Exception.class,
              () -> publisher(true).update(entries(page, page + 1, "2026-02-01"), Stream.empty()));
      messages.add(String.valueOf(e.getMessage()));
    }
    String unread = last.file() + ": is not as it was published; publish all urls again";
    assertTrue(messages.stream().anyMatch(it -> it.contains(unread)), messages.toString());
    publish(true);
    assertEquals(List.of(), findings());
  }

  /** A store that keeps half a body stops the publisher; the half must not become the set. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void halfAnObjectDoesNotBecomePartOfTheSet(boolean gzip) throws IOException {
    publish(gzip);
    server.use(
        request -> {
          Answer answer = bucket.answer(request);
          if (request.method().equals("PUT") && request.path().contains("/sitemap-1")) {
            bucket.damage(request.path().substring("/bucket/".length()), DamagedBucketTest::cut);
          }
          return answer;
        });
    assertThrows(IOException.class, () -> publisher(gzip).publish(entries(0, 60, "2026-02-01")));
    server.use(bucket);
    assertThrows(
        SitemapException.class,
        () -> publisher(gzip).update(entries(0, 1, "2026-03-01"), Stream.empty()));
    publisher(gzip).publish(entries(0, 60, "2026-02-01"));
    assertEquals(List.of(), findings());
  }

  @Test
  void withoutThePermissionToDeleteTheSetCounts() throws IOException {
    List<String> former = publish(false).parts().stream().map(Part::file).toList();
    server.use(
        request ->
            request.method().equals("DELETE")
                ? Answer.error(403, "AccessDenied")
                : bucket.answer(request));
    Publisher publisher = publisher(false);
    Publication done = publisher.publish(entries(0, 5, "2026-01-01"));
    assertEquals(List.of("sitemap.xml"), done.written());
    assertEquals(List.of(), done.removed());
    List<String> named = new ArrayList<>();
    for (Problem problem : publisher.problems()) {
      assertEquals("publish.kept", problem.code());
      assertTrue(
          problem.message().contains("could not be removed: access denied (s3:DeleteObject"),
          problem.message());
      named.add(String.valueOf(problem.location().source()));
    }
    assertEquals(former.stream().map(file -> "s3://bucket/maps/" + file).toList(), named);
    for (int urls = 5; urls < 7; urls++) { // later runs do not fail
      Publisher next = publisher(false);
      next.publish(entries(0, urls, "2026-02-01"));
      next.problems().forEach(problem -> assertEquals("", problem.toString()));
    }
    publisher(false).update(entries(0, 1, "2026-03-01"), Stream.empty());
    assertEquals(
        List.of(), findings().stream().filter(it -> !it.equals("verify.leftover")).toList());
  }
}
