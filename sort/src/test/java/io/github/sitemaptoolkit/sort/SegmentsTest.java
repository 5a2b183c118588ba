package io.github.sitemaptoolkit.sort;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SegmentsTest {

  private static final int CHUNK = 1 << 20;
  private static final int CHUNKS = 10;

  @TempDir Path directory;

  /** Writes ten million bytes that repeat themselves. */
  private Segments written(boolean compressed) throws IOException {
    Segments segments = new Segments(directory.resolve("run"), compressed);
    try (OutputStream out = segments.write()) {
      for (int i = 0; i < CHUNKS; i++) {
        out.write(chunk(i));
      }
    }
    return segments;
  }

  private static byte[] chunk(int number) {
    byte[] chunk = new byte[CHUNK];
    for (int i = 0; i < CHUNK; i++) {
      chunk[i] = (byte) (number + i % 100);
    }
    return chunk;
  }

  private long room() throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return files.mapToLong(file -> file.toFile().length()).sum();
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void bytesComeBack(boolean compressed) throws IOException {
    Segments segments = written(compressed);
    for (boolean last : new boolean[] {false, true}) {
      try (InputStream in = segments.read(last)) {
        for (int i = 0; i < CHUNKS; i++) {
          assertArrayEquals(chunk(i), in.readNBytes(CHUNK));
        }
        assertEquals(-1, in.read());
      }
    }
    assertEquals(0, room(), "what was read last is gone");
  }

  @Test
  void whatIsCompressedTakesLessRoom() throws IOException {
    written(true);
    assertTrue(room() < CHUNK);
  }

  @Test
  void whatIsReadMakesRoom() throws IOException {
    Segments segments = written(false);
    try (InputStream in = segments.read(true)) {
      in.readNBytes(5 * CHUNK);
      assertTrue(room() <= 6 * CHUNK);
      segments.delete();
      assertEquals(0, room());
    }
  }
}
