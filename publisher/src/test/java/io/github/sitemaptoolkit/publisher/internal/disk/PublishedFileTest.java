package io.github.sitemaptoolkit.publisher.internal.disk;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.publisher.layout.Part;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PublishedFileTest {

  @TempDir Path directory;

  private boolean hasItsSize(String file, long bytes) {
    return PublishedFile.hasItsSize(
        PublishedFile.in(directory), new Part(file, 1, bytes, "", null));
  }

  private static byte[] gzip(int bytes) throws IOException {
    var compressed = new ByteArrayOutputStream();
    try (var gzip = new GZIPOutputStream(compressed)) {
      gzip.write(new byte[bytes]);
    }
    return compressed.toByteArray();
  }

  @Test
  void sizeOfAPlainFileIsThatOfTheFileSystem() throws IOException {
    Files.write(directory.resolve("a.xml"), new byte[300]);
    assertTrue(hasItsSize("a.xml", 300));
    assertFalse(hasItsSize("a.xml", 299));
  }

  @Test
  void sizeOfACompressedFileIsInItsTrailer() throws IOException {
    byte[] compressed = gzip(70_000);
    Files.write(directory.resolve("a.xml.gz"), compressed);
    assertTrue(hasItsSize("a.xml.gz", 70_000));
    assertFalse(hasItsSize("a.xml.gz", 70_001));
    assertFalse(hasItsSize("a.xml.gz", compressed.length));
  }

  @Test
  void truncatedFileDoesNotHaveItsSize() throws IOException {
    byte[] compressed = gzip(70_000);
    Path file = directory.resolve("a.xml.gz");
    Files.write(file, Arrays.copyOf(compressed, compressed.length - 1));
    assertFalse(hasItsSize("a.xml.gz", 70_000));
    Files.write(file, new byte[] {1, 2, 3});
    assertFalse(hasItsSize("a.xml.gz", 70_000));
  }

  @Test
  void whatIsNoFileHasNoSize() throws IOException {
    Files.createDirectory(directory.resolve("a.xml"));
    long size = Files.size(directory.resolve("a.xml"));
    assertFalse(hasItsSize("a.xml", size));
    assertFalse(hasItsSize("none.xml", 0));
  }
}
