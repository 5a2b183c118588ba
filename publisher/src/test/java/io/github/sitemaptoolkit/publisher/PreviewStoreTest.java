package io.github.sitemaptoolkit.publisher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.publisher.directory.DirectoryStore;
import io.github.sitemaptoolkit.publisher.directory.PreviewStore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What would be published is written elsewhere, whole. */
class PreviewStoreTest {

  @TempDir Path directory;

  private static void publish(Publisher publisher, int count) throws IOException {
    List<UrlEntry> entries =
        Stream.iterate(1, n -> n <= count, n -> n + 1)
            .map(n -> UrlEntry.of("https://example.com/" + n))
            .toList();
    publisher.baseUrl("https://example.com/").publish(entries);
  }

  private static Map<String, String> files(Path of) throws IOException {
    Map<String, String> contents = new TreeMap<>();
    try (Stream<Path> all = Files.walk(of)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        contents.put(of.relativize(file).toString(), Files.readString(file));
      }
    }
    return contents;
  }

  @Test
  void theSetStaysAndTheNewOneIsWhole() throws IOException {
    publish(Publisher.to(directory), 5);
    Map<String, String> before = files(directory);
    Path other;
    try (var preview = PreviewStore.of(DirectoryStore.of(directory))) {
      other = preview.directory();
      publish(Publisher.to(preview), 5);
      assertEquals(before.get("sitemap.xml"), files(other).get("sitemap.xml"), "unchanged");
    }
    assertFalse(Files.exists(other));
    try (var preview = PreviewStore.of(DirectoryStore.of(directory))) {
      publish(Publisher.to(preview), 6);
      assertTrue(files(preview.directory()).get("sitemap.xml").contains("https://example.com/6<"));
    }
    assertEquals(before, files(directory));
  }

  @Test
  void whereNothingWasPublishedNothingIs() throws IOException {
    Path none = directory.resolve("none");
    try (var preview = PreviewStore.of(DirectoryStore.of(none))) {
      publish(Publisher.to(preview), 1);
      assertTrue(Files.exists(preview.directory().resolve("sitemap.xml")));
    }
    assertFalse(Files.exists(none));
  }
}
