package io.github.sitemaptoolkit.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.sitemaptoolkit.Sitemaps;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Documents without entries: what is written of nothing is read as that. */
class EmptyDocumentTest {

  @TempDir Path directory;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a.xml",
        "a.csv",
        "a.ndjson",
        "a.jsonl.gz",
        "a.txt",
        "a.txt.gz",
        "a.rss",
        "a.atom"
      })
  void nothingIsWrittenAndReadAgain(String name) throws IOException {
    Path file = directory.resolve(name);
    assertEquals(List.of(), Sitemaps.write(file, List.of()).first());
    try (var entries = Sitemaps.read(file).stream()) {
      assertEquals(0, entries.count());
    }
  }

  /** A list of nothing is an empty file; of all other formats that is what a failure leaves. */
  @ParameterizedTest
  @ValueSource(strings = {"a.xml", "a.csv", "a.rss", "a.atom", "a", "a.xml.gz"})
  void emptyFileIsNoDocumentOfOtherFormats(String name) throws IOException {
    Path file = Files.writeString(directory.resolve(name), " \n");
    var e = assertThrows(SitemapException.class, () -> Sitemaps.read(file));
    assertEquals("doc.empty", e.problem().code());
  }
}
