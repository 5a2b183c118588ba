package io.github.sitemaptoolkit.s3;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.s3.internal.machine.ThisMachine;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Requests to a bucket. */
class BucketTest {

  private static Bucket bucket(S3Server server) {
    var settings = S3Settings.DEFAULT.withEndpoint(server.uri()).withAttempts(1);
    return new Bucket(
        Address.of(URI.create("s3://bucket/maps")), Clients.create(settings), ThisMachine.INSTANCE);
  }

  @Test
  void objectsOfTheSetAreListed() throws IOException {
    var memory = new MemoryS3();
    memory.listAtOnce(2);
    for (String key :
        List.of(
            "a",
            "maps/.sitemap-lock",
            "maps/sitemap-1.xml",
            "maps/sitemap-2.xml",
            "maps/sitemap-3.xml",
            "maps/sitemap-deep/4.xml",
            "maps/sitemap.xml",
            "mapsx/sitemap.xml")) {
      memory.put(key, key.getBytes(StandardCharsets.UTF_8));
    }
    try (S3Server server = new S3Server(memory);
        Bucket bucket = bucket(server)) {
      List<ObjectStore.Listed> found = bucket.list("sitemap");
      assertEquals(
          List.of("sitemap-1.xml", "sitemap-2.xml", "sitemap-3.xml", "sitemap.xml"),
          found.stream().map(ObjectStore.Listed::file).toList());
      assertEquals(18, found.get(0).size());
      assertEquals(memory.object("maps/sitemap-1.xml").etag(), found.get(0).etag());
      assertEquals(2, server.log().size());
      assertEquals(List.of(), bucket.list("other"));
    }
  }
}
