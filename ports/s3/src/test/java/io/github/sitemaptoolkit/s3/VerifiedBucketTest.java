package io.github.sitemaptoolkit.s3;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.publisher.upkeep.Verification;
import io.github.sitemaptoolkit.publisher.upkeep.VerifiedSet;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A set in a bucket is verified as one in a directory is. */
class VerifiedBucketTest {

  private static final String SITEMAP = "maps/sitemap-000.xml";

  private final MemoryS3 bucket = new MemoryS3();
  private S3Server server;

  @BeforeEach
  void publish() throws IOException {
    server = new S3Server(bucket);
    Publishing.publish(server, 1, 60, "2026-01-01");
    server.log();
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private VerifiedSet verify(boolean fast) throws IOException {
    try (S3Store store = Publishing.store(server, 1)) {
      return Verification.of(store).fast(fast).run();
    }
  }

  private List<String> codes(boolean fast) throws IOException {
    return verify(fast).findings().stream().map(Problem::code).toList();
  }

  @Test
  void allIsAsItWasPublished() throws IOException {
    VerifiedSet found = verify(false);
    assertEquals(List.of(), found.findings());
    assertEquals(60, found.urls());
    long read =
        server.log().stream().filter(it -> it.startsWith("GET /bucket/maps/sitemap-")).count();
    assertEquals(found.sitemaps(), read);
  }

  @Test
  void namesAndSizesAreKnownFromTheList() throws IOException {
    assertEquals(List.of(), codes(true));
    List<String> requests = server.log();
    assertEquals(List.of(), requests.stream().filter(it -> it.contains("maps/sitemap-")).toList());
  }

  @Test
  void whatDiffersIsNamed() throws IOException {
    byte[] sitemap = bucket.objects().get(SITEMAP);
    String other = new String(sitemap, StandardCharsets.UTF_8).replace("page", "edge");
    bucket.put(SITEMAP, other.getBytes(StandardCharsets.UTF_8));
    assertEquals(List.of(), codes(true));
    assertEquals(List.of("verify.changed"), codes(false));
    bucket.remove(SITEMAP);
    bucket.put("maps/sitemap-former.xml", sitemap);
    bucket.put("maps/folder/sitemap-other.xml", sitemap);
    assertEquals(List.of("verify.missing", "verify.leftover"), codes(true));
  }

  @Test
  void anInterruptedPublicationIsNamed() throws IOException {
    MemoryS3 whole = bucket.copy();
    int named = 0;
    for (int request = 5; request < 30; request++) {
      MemoryS3 stopped = whole.copy();
      server.use(stopped);
      server.make(Faults.Kind.CUT.thenKilledAt(request));
      try {
        Publishing.publish(server, 1, 60, "2026-02-02");
      } catch (IOException e) {
        // as intended
      }
      server.make(Faults.NONE);
      stopped.age("maps/" + Lock.FILE, Publishing.EXPIRED);
      boolean changed =
          !Arrays.equals(whole.objects().get(SITEMAP), stopped.objects().get(SITEMAP));
      boolean found = codes(true).contains("verify.interrupted");
      assertTrue(found || !changed || verify(false).findings().isEmpty(), "request " + request);
      named += found ? 1 : 0;
    }
    assertTrue(named > 5, named + " times");
  }
}
