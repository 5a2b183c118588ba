package io.github.sitemaptoolkit.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.Sitemaps;
import io.github.sitemaptoolkit.ext.image.Image;
import io.github.sitemaptoolkit.ext.news.News;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a document larger than the part that is held back looks like. */
class LargeDocumentTest {

  private static final int ENTRIES = 300_000;

  @Test
  void namespaceFirstUsedInTheLastEntryIsDeclaredThere(@TempDir Path directory) throws IOException {
    Path file = directory.resolve("large.xml");
    String filler = "/" + "long".repeat(20);
    try (var out = Sitemaps.writer(file)) {
      for (int i = 0; i < ENTRIES; i++) {
        var entry = UrlEntry.builder("https://example.com/" + i + filler);
        if (i == 0) {
          entry.add(Image.of("https://example.com/0.jpg"));
        }
        if (i == ENTRIES - 1) {
          entry.add(News.builder().title("last").build());
        }
        out.write(entry.build());
      }
      out.finish();
    }
    assertTrue(Files.size(file) > 40_000_000, "size " + Files.size(file));
    String head = part(file, 0);
    String root = head.substring(0, head.indexOf("<url>"));
    assertTrue(root.contains("xmlns:image="), root);
    assertFalse(root.contains("xmlns:news="), root);
    String tail = part(file, Files.size(file) - 400);
    assertTrue(
        tail.contains("<news:news xmlns:news=\"http://www.google.com/schemas/sitemap-news/0.9\">"),
        tail);
    try (EntryReader<UrlEntry> in = Sitemaps.read(file)) {
      UrlEntry last = null;
      long count = 0;
      for (UrlEntry entry : in) {
        last = entry;
        count++;
      }
      assertEquals(ENTRIES, count);
      assertEquals("last", last.extension(News.class).orElseThrow().title());
    }
  }

  private static String part(Path file, long from) throws IOException {
    try (var in = new RandomAccessFile(file.toFile(), "r")) {
      byte[] bytes = new byte[400];
      in.seek(from);
      in.readFully(bytes);
      return new String(bytes, StandardCharsets.UTF_8);
    }
  }
}
