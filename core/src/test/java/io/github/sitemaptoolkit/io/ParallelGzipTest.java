package io.github.sitemaptoolkit.io;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.zip.GZIPInputStream;
import java.util.zip.Inflater;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(value = 60, unit = TimeUnit.SECONDS)
class ParallelGzipTest {

  private static byte[] text(int size) {
    var text = new StringBuilder();
    var random = new Random(size);
    while (text.length() < size) {
      text.append("<loc>https://example.com/").append(random.nextInt(9999)).append("</loc>\n");
    }
    return text.substring(0, size).getBytes(StandardCharsets.US_ASCII);
  }

  private static byte[] noise(int size) {
    byte[] bytes = new byte[size];
    new Random(1).nextBytes(bytes);
    return bytes;
  }

  private static byte[] compress(byte[] data, int threads, int piece) throws IOException {
    var out = new ByteArrayOutputStream();
    var gzip = new ParallelGzip(out, threads);
    for (int i = 0; i < data.length; i += piece) {
      gzip.write(data, i, Math.min(piece, data.length - i));
    }
    gzip.finish();
    gzip.release();
    return out.toByteArray();
  }

  @Test
  void noDataIsNoBlock() throws IOException {
    int header = 10;
    int lastBlock = 2;
    int trailer = 8;
    assertEquals(header + lastBlock + trailer, compress(new byte[0], 2, 1).length);
  }

  @Test
  void flushReachesTheOutput() throws IOException {
    var flushed = new AtomicBoolean();
    var out =
        new ByteArrayOutputStream() {
          @Override
          public void flush() {
            flushed.set(true);
          }
        };
    var gzip = new ParallelGzip(out, 1);
    gzip.flush();
    gzip.release();
    assertTrue(flushed.get());
  }

  @Test
  void oneThreadWillDo(@TempDir Path directory) throws IOException {
    Path file = directory.resolve("a.gz");
    try (Sink sink = Sink.openCompressed(file, 1)) {
      sink.stream().write(text(100));
      sink.commit();
    }
    try (Source source = Source.open(file)) {
      assertArrayEquals(text(100), source.stream().readAllBytes());
    }
  }

  @ParameterizedTest
  @ValueSource(
      ints = {
        0,
        1,
        ParallelGzip.BLOCK - 1,
        ParallelGzip.BLOCK,
        ParallelGzip.BLOCK + 1,
        5 * ParallelGzip.BLOCK,
        12 * ParallelGzip.BLOCK + 77
      })
  void dataOfAnySizeComesBack(int size) throws Exception {
    for (byte[] data : new byte[][] {text(size), noise(size)}) {
      byte[] compressed = compress(data, 2, 50_000);
      try (var in = new GZIPInputStream(new ByteArrayInputStream(compressed))) {
        assertArrayEquals(data, in.readAllBytes());
      }
      try (Source source = Source.of(new ByteArrayInputStream(compressed), "in")) {
        assertArrayEquals(data, source.stream().readAllBytes());
      }
    }
  }

  /** Some readers stop after the first member. */
  @Test
  void allDataIsInOneMember() throws Exception {
    byte[] data = text(3 * ParallelGzip.BLOCK);
    byte[] compressed = compress(data, 2, data.length);
    int header = 10;
    var inflater = new Inflater(true);
    inflater.setInput(compressed, header, compressed.length - header);
    byte[] result = new byte[data.length + 1];
    assertEquals(data.length, inflater.inflate(result));
    assertTrue(inflater.finished());
    assertEquals(8, inflater.getRemaining());
    inflater.end();
  }

  @Test
  void numberOfThreadsAndSizeOfWritesDoNotChangeTheBytes() throws Exception {
    byte[] data = text(7 * ParallelGzip.BLOCK + 5);
    byte[] one = compress(data, 1, data.length);
    for (int threads = 1; threads < 5; threads++) {
      assertArrayEquals(one, compress(data, threads, 10_007));
    }
  }

  /** A block refers back to the one before it. */
  @Test
  void blocksCostLittle() throws Exception {
    byte[] data = text(20 * ParallelGzip.BLOCK);
    var out = new ByteArrayOutputStream();
    try (var gzip = new java.util.zip.GZIPOutputStream(out)) {
      gzip.write(data);
    }
    assertTrue(compress(data, 2, data.length).length < 1.01 * out.size());
  }

  @Test
  void singleBytesAreWritten() throws Exception {
    var out = new ByteArrayOutputStream();
    var gzip = new ParallelGzip(out, 2);
    gzip.write('a');
    gzip.write('b');
    gzip.finish();
    gzip.release();
    try (var in = new GZIPInputStream(new ByteArrayInputStream(out.toByteArray()))) {
      assertEquals("ab", new String(in.readAllBytes(), StandardCharsets.US_ASCII));
    }
  }

  @Test
  void threadsEndWhenTheOutputIsReleased() throws Exception {
    var gzip = new ParallelGzip(OutputStream.nullOutputStream(), 3);
    gzip.write(text(4 * ParallelGzip.BLOCK));
    assertTrue(isRunning());
    gzip.release();
    while (isRunning()) {
      Thread.sleep(5);
    }
    assertFalse(isRunning());
  }

  private static boolean isRunning() {
    return Thread.getAllStackTraces().keySet().stream()
        .anyMatch(thread -> thread.getName().equals("sitemap-gzip"));
  }

  @Test
  void failingStreamFailsTheWriter() throws Exception {
    var failing =
        new OutputStream() {
          private int left = 100_000;

          @Override
          public void write(int b) throws IOException {
            if (--left < 0) {
              throw new IOException("disk full");
            }
          }
        };
    var gzip = new ParallelGzip(failing, 2);
    byte[] data = noise(ParallelGzip.BLOCK);
    IOException e =
        assertThrows(
            IOException.class,
            () -> {
              for (int i = 0; i < 100; i++) {
                gzip.write(data);
              }
            });
    assertEquals("disk full", e.getMessage());
    gzip.release();
  }

  @Test
  void interruptedWriterStops() throws Exception {
    var gzip = new ParallelGzip(OutputStream.nullOutputStream(), 2);
    gzip.write(text(ParallelGzip.BLOCK));
    Thread.currentThread().interrupt();
    assertThrows(InterruptedIOException.class, gzip::finish);
    assertTrue(Thread.interrupted());
    gzip.release();
  }

  @Test
  void fileIsCompressedOnSeveralThreads(@TempDir Path dir) throws Exception {
    byte[] data = text(3 * ParallelGzip.BLOCK);
    Path file = dir.resolve("a.xml.gz");
    try (Sink sink = Sink.openCompressed(file, 2)) {
      sink.stream().write(data);
      sink.commit();
      assertEquals(data.length, sink.bytes());
    }
    try (var in = new GZIPInputStream(Files.newInputStream(file))) {
      assertArrayEquals(data, in.readAllBytes());
    }
    assertThrows(IllegalArgumentException.class, () -> Sink.openCompressed(file, 0));
  }

  @Test
  void fileThatIsNotCommittedIsDiscarded(@TempDir Path dir) throws Exception {
    Path file = dir.resolve("a.xml.gz");
    try (Sink sink = Sink.openCompressed(file, 2)) {
      sink.stream().write(text(3 * ParallelGzip.BLOCK));
    }
    assertFalse(Files.exists(file));
  }
}
