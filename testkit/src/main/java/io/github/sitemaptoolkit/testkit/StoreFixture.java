package io.github.sitemaptoolkit.testkit;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.layout.Pieces;
import io.github.sitemaptoolkit.publisher.layout.SetNames;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What is published to stores, and the files that they keep, by their names. */
final class StoreFixture {

  static final String BASE = "https://example.com/";

  private StoreFixture() {}

  /** Returns urls with these numbers. */
  static Stream<UrlEntry> entries(int from, int to, String lastmod) {
    return IntStream.range(from, to)
        .mapToObj(i -> UrlEntry.builder(BASE + "page-" + i).lastmod(lastmod).build());
  }

  /** Returns the bytes of a text. */
  static Pieces pieces(String text) {
    return consumer -> consumer.accept(text.getBytes(StandardCharsets.UTF_8));
  }

  /** Returns the files of a directory by their names. */
  static Map<String, byte[]> filesOf(Path directory) throws IOException {
    Map<String, byte[]> files = new TreeMap<>();
    try (Stream<Path> found = Files.list(directory)) {
      for (Path file : found.toList()) {
        files.put(file.getFileName().toString(), Files.readAllBytes(file));
      }
    }
    return files;
  }

  /**
   * Checks that two sets have the same files with the same bytes. In its manifest, a store may say
   * how it keeps the files, which a directory does not.
   */
  static void assertSame(Map<String, byte[]> expected, Map<String, byte[]> found, String what) {
    assertEquals(expected.keySet(), found.keySet(), what);
    expected.forEach(
        (name, bytes) ->
            assertArrayEquals(
                published(name, bytes),
                published(name, Objects.requireNonNull(found.get(name))),
                () -> what + ": " + name));
  }

  private static byte[] published(String name, byte[] bytes) {
    return name.equals(SetNames.MANIFEST)
        ? Manifest.parse(bytes, name).described(part -> part.stored(null, null)).bytes()
        : bytes;
  }

  /** Returns the sitemaps only: the manifest says when files were replaced. */
  static Map<String, byte[]> withoutManifest(Map<String, byte[]> files) {
    Map<String, byte[]> sitemaps = new TreeMap<>(files);
    sitemaps.remove(SetNames.MANIFEST);
    return sitemaps;
  }
}
