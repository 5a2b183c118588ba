package io.github.sitemaptoolkit.s3;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.Publisher;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.layout.PartLimits;
import io.github.sitemaptoolkit.publisher.layout.SetNames;
import io.github.sitemaptoolkit.s3.internal.machine.ThisMachine;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Publishes the urls of a test, and looks at what was published. */
final class Publishing {

  static final String BASE = "https://example.com/maps/";
  static final Lease LEASE = Lease.DEFAULT;
  static final Duration EXPIRED = LEASE.expiry().plusSeconds(2);

  static final URI ADDRESS = URI.create("s3://bucket/maps");

  private static final Pattern LISTED = Pattern.compile("<loc>" + BASE + "(.*?)</loc>");

  private Publishing() {}

  static S3Store store(S3Server server, int attempts) {
    return store(server, attempts, LEASE);
  }

  static S3Store store(S3Server server, int attempts, Lease lease) {
    return S3Store.builder(ADDRESS).endpoint(server.uri()).impatient(attempts, lease).build();
  }

  static Publisher settings(Publisher publisher) {
    return publisher
        .baseUrl(BASE)
        .maxShrink(100)
        .allowOutside(true)
        .limits(PartLimits.DEFAULT.withUrls(7))
        .context(Context.of(Extensions.of()));
  }

  static void publish(S3Server server, int attempts, int urls, String lastmod) throws IOException {
    var builder = S3Store.builder(ADDRESS).impatient(attempts, LEASE);
    try (S3Store store = builder.over(server.bucket(attempts), ThisMachine.INSTANCE).build()) {
      settings(Publisher.to(store)).publish(entries(0, urls, lastmod));
    }
  }

  static Stream<UrlEntry> entries(int from, int to, String lastmod) {
    return IntStream.range(from, to)
        .mapToObj(i -> UrlEntry.builder(BASE + "page-" + i).lastmod(lastmod).build());
  }

  /** Returns the files of a directory as the objects that they are in a bucket. */
  static Map<String, byte[]> files(Path directory) throws IOException {
    Map<String, byte[]> files = new TreeMap<>();
    try (Stream<Path> found = Files.list(directory)) {
      for (Path file : found.toList()) {
        files.put("maps/" + file.getFileName(), Files.readAllBytes(file));
      }
    }
    return files;
  }

  static void assertSame(Map<String, byte[]> expected, Map<String, byte[]> found) {
    assertEquals(expected.keySet(), found.keySet());
    expected.forEach(
        (name, bytes) ->
            assertArrayEquals(published(name, bytes), published(name, found.get(name)), name));
  }

  /**
   * Checks that the index names only objects that exist, and that each is whole: that of one of
   * these sets.
   */
  static void assertWhole(Map<String, byte[]> found, List<Map<String, byte[]>> sets) {
    byte[] entryPoint = found.get("maps/sitemap.xml");
    if (entryPoint != null) {
      String text = new String(entryPoint, StandardCharsets.UTF_8);
      if (text.contains("<sitemapindex")) {
        LISTED
            .matcher(text)
            .results()
            .forEach(
                listed ->
                    assertTrue(found.containsKey("maps/" + listed.group(1)), listed.group(1)));
      }
    }
    found.forEach(
        (name, bytes) -> {
          if (!name.endsWith(Lock.FILE)) {
            byte[] there = published(name, bytes);
            assertTrue(
                sets.stream().anyMatch(set -> Arrays.equals(published(name, set.get(name)), there)),
                name);
          }
        });
  }

  /** Returns a file; a manifest without what it says of the objects, as in a directory. */
  static byte[] published(String name, byte[] bytes) {
    if (bytes == null || !name.endsWith(SetNames.MANIFEST)) {
      return bytes;
    }
    try {
      return Manifest.parse(bytes, name).described(part -> part.stored(null, null)).bytes();
    } catch (SitemapException e) {
      return bytes; // anybody may have put it
    }
  }
}
