package io.github.sitemaptoolkit.io;

import static io.github.sitemaptoolkit.io.GzipInputTest.concat;
import static io.github.sitemaptoolkit.io.GzipInputTest.dripping;
import static io.github.sitemaptoolkit.io.GzipInputTest.gzip;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.limit.Limit;
import io.github.sitemaptoolkit.limit.LimitException;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.problem.TruncatedException;
import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.zip.ZipException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SourceTest {

  private static byte[] read(InputStream in) throws IOException {
    try (Source source = Source.of(in, "in")) {
      return source.stream().readAllBytes();
    }
  }

  private static String text(byte[] bytes) throws IOException {
    return new String(read(new ByteArrayInputStream(bytes)), UTF_8);
  }

  private static byte[] noise(int length) {
    byte[] bytes = new byte[length];
    new Random(1).nextBytes(bytes);
    return bytes;
  }

  @Test
  void bytesAreCountedAsTheyAreRead() throws IOException {
    byte[] data = noise(Head.SIZE + 10);
    data[0] = 'x';
    try (Source source = Source.of(new ByteArrayInputStream(data), "in")) {
      InputStream in = source.stream();
      assertEquals(0, source.bytes());
      assertFalse(source.isCompressed());
      in.read();
      assertEquals(1, source.bytes());
      in.readNBytes(Head.SIZE);
      assertEquals(Head.SIZE + 1, source.bytes());
      in.read();
      assertEquals(Head.SIZE + 2, source.bytes());
      in.readAllBytes();
      assertEquals(data.length, source.bytes());
      assertEquals(-1, in.read());
      assertEquals(-1, in.read(new byte[1]));
      assertEquals(data.length, source.bytes(), "the end is no byte");
    }
  }

  @Test
  void fileCanBeReadAgainAndAStreamCannot(@TempDir Path directory) throws IOException {
    Path file = Files.write(directory.resolve("a.gz"), gzip("<urlset/>".getBytes(UTF_8)));
    try (Source source = Source.open(file)) {
      source.stream().read();
      try (Source again = source.again()) {
        assertEquals("<urlset/>", new String(again.stream().readAllBytes(), UTF_8));
        assertEquals(source.name(), again.name());
      }
      assertEquals('u', source.stream().read());
    }
    try (Source source = Source.of(new ByteArrayInputStream(new byte[1]), "in")) {
      assertNull(source.again());
    }
  }

  @Test
  void aKeptFileIsReadFromMemoryIfItWasReadToItsEnd(@TempDir Path directory) throws IOException {
    Path path = Files.writeString(directory.resolve("a"), "before");
    Source whole = Source.openKept(path, Limits.DEFAULT, 6);
    Source large = Source.openKept(path, Limits.DEFAULT, 5);
    for (Source source : List.of(whole, large)) {
      assertEquals("before", new String(source.stream().readAllBytes(), UTF_8));
    }
    whole.close();
    large.close();
    Files.delete(path);
    for (int i = 0; i < 2; i++) {
      try (Source again = whole.again()) {
        assertEquals("before", new String(again.stream().readAllBytes(), UTF_8));
        assertEquals(path.toString(), again.name());
      }
    }
    assertThrows(NoSuchFileException.class, large::again);
  }

  @Test
  void bytesAreThoseBeforeCompression() throws IOException {
    byte[] data = "<urlset/>".repeat(100).getBytes(UTF_8);
    try (Source source = Source.of(new ByteArrayInputStream(gzip(data)), "in")) {
      assertTrue(source.isCompressed());
      source.stream().readAllBytes();
      assertEquals(data.length, source.bytes());
    }
  }

  @Test
  void plainBytesComeAsTheyAre() throws IOException {
    assertEquals("<urlset/>", text("<urlset/>".getBytes(UTF_8)));
    assertEquals("", text(new byte[0]));
  }

  @Test
  void moreThanTheHeadComesWhole() throws IOException {
    byte[] bytes = noise(Head.SIZE * 2 + 1);
    assertArrayEquals(bytes, read(new ByteArrayInputStream(bytes)));
    assertArrayEquals(bytes, read(dripping(bytes)));
    assertArrayEquals(bytes, read(dripping(gzip(bytes))));
  }

  @Test
  void gzipIsToldByContent(@TempDir Path directory) throws IOException {
    Path plain = Files.writeString(directory.resolve("plain.xml.gz"), "plain");
    Path packed = Files.write(directory.resolve("packed.xml"), gzip("packed"));
    try (Source source = Source.open(plain)) {
      assertEquals("plain", new String(source.stream().readAllBytes(), UTF_8));
    }
    try (Source source = Source.open(packed)) {
      assertEquals("packed", new String(source.stream().readAllBytes(), UTF_8));
      assertEquals("packed", source.head().text());
      assertEquals(packed.toString(), source.name());
    }
  }

  @Test
  void gzipInsideGzipIsOpened() throws IOException {
    assertEquals("text", text(gzip(gzip("text"))));
  }

  @Test
  void aThirdLevelIsLeftAlone() throws IOException {
    byte[] inner = gzip("text");
    assertArrayEquals(inner, read(new ByteArrayInputStream(gzip(gzip(inner)))));
  }

  @Test
  void theHeadIsThereBeforeAndAfterReading() throws IOException {
    try (Source source = Source.of(new ByteArrayInputStream(gzip("<urlset/>")), "in")) {
      assertEquals("urlset", source.head().rootElement());
      source.stream().readAllBytes();
      assertEquals("urlset", source.head().rootElement());
      assertSame(source.stream(), source.stream());
    }
  }

  @Test
  void singleBytesCanBeRead() throws IOException {
    try (Source source = Source.of(new ByteArrayInputStream(new byte[] {(byte) 0xFF}), "in")) {
      assertEquals(0xFF, source.stream().read());
      assertEquals(-1, source.stream().read());
    }
  }

  @Test
  void damageInTheHeadWaitsForWhatStandsBeforeIt() throws IOException {
    byte[] packed = gzip("text");
    packed[packed.length - 8] ^= 1;
    try (Source source = Source.of(new ByteArrayInputStream(packed), "in")) {
      assertEquals("text", source.head().text());
      byte[] before = new byte[4];
      assertEquals(4, source.stream().readNBytes(before, 0, 4));
      assertEquals("text", new String(before, UTF_8));
      var e = assertThrows(ZipException.class, () -> source.stream().read());
      assertEquals(
          "the checksum of the compressed data is wrong; urls may be wrong", e.getMessage());
    }
  }

  @Test
  void gzipWithNothingInItButACutIsRefused() {
    var e =
        assertThrows(TruncatedException.class, () -> text(new byte[] {0x1F, (byte) 0x8B, 8, 0, 0}));
    assertEquals(
        "in: error: gzip.truncated: the compressed data is truncated; get the file again",
        e.getMessage());
  }

  @Test
  void gzipWithADamagedHeaderIsRefused() {
    var e =
        assertThrows(
            SitemapException.class, () -> text(new byte[] {0x1F, (byte) 0x8B, 1, 0, 0, 0}));
    assertEquals("gzip.corrupt", e.problem().code());
    assertInstanceOf(ZipException.class, e.getCause());
  }

  @Test
  void otherFailuresNameTheInput() {
    var cause = new IOException("the disk is gone");
    var failure = Source.failure(cause, Location.of("in"));
    assertInstanceOf(UncheckedIOException.class, failure);
    assertFalse(SitemapException.class.isInstance(failure));
    assertEquals("in: the disk is gone", failure.getCause().getMessage());
    assertSame(cause, failure.getCause().getCause());
  }

  @Test
  void aMissingFileIsRefused(@TempDir Path directory) {
    Path path = directory.resolve("none.xml");
    var e = assertThrows(NoSuchFileException.class, () -> Source.open(path));
    assertEquals(path.toString(), e.getFile());
  }

  @Test
  void aDirectoryIsRefused(@TempDir Path directory) {
    var e = assertThrows(FileSystemException.class, () -> Source.open(directory));
    assertEquals(directory + ": is a directory", e.getMessage());
  }

  @Test
  void aStreamStaysOpen() throws IOException {
    var closed = new AtomicBoolean();
    var in =
        new FilterInputStream(new ByteArrayInputStream(concat(gzip("a"), gzip("b")))) {
          @Override
          public void close() {
            closed.set(true);
          }
        };
    try (Source source = Source.of(in, "in")) {
      assertEquals("ab", source.head().text());
    }
    assertFalse(closed.get());
  }

  @Test
  void closingAFilesSourceClosesTheFile(@TempDir Path directory) throws IOException {
    Path path = Files.write(directory.resolve("a.gz"), GzipInputTest.gzip(new byte[1 << 20]));
    Source source = Source.open(path);
    source.close();
    assertThrows(Exception.class, () -> source.stream().readAllBytes());
  }

  @Test
  void aFailureInTheHeadComesAfterWhatWasReadBeforeIt() throws IOException {
    for (boolean single : new boolean[] {true, false}) {
      var once =
          new ByteArrayInputStream("ab".getBytes(UTF_8)) {
            private boolean failed;

            @Override
            public synchronized int read(byte[] target, int offset, int length) {
              int count = super.read(target, offset, length);
              if (count < 0 && !failed) {
                failed = true;
                throw new UncheckedIOException(new IOException("gone"));
              }
              return count;
            }
          };
      var in =
          new FilterInputStream(once) {
            @Override
            public int read(byte[] target, int offset, int length) throws IOException {
              try {
                return super.read(target, offset, length);
              } catch (UncheckedIOException e) {
                throw e.getCause();
              }
            }
          };
      try (Source source = Source.of(in, "in")) {
        assertEquals("ab", new String(source.stream().readNBytes(2), UTF_8));
        var e =
            assertThrows(
                IOException.class,
                () -> {
                  var unused = single ? source.stream().read() : source.stream().read(new byte[9]);
                });
        assertEquals("gone", e.getMessage());
      }
    }
  }

  @Test
  void eachFailureOfCompressedDataHasItsCode() throws IOException {
    byte[] bomb = gzip(new byte[16 << 20]);
    byte[] parts = concat(gzip(""), gzip(""));
    for (int i = 0; i < 4; i++) {
      parts = concat(parts, parts);
    }
    byte[] damaged = gzip("text");
    damaged[10] = (byte) 0xFF;
    Map<String, byte[]> documents =
        Map.of(
            "gzip.bomb",
            bomb,
            "gzip.corrupt",
            damaged,
            "gzip.truncated",
            Arrays.copyOf(gzip("text"), 20),
            "gzip.trailing-garbage",
            concat(gzip("text"), new byte[] {1}));
    for (var document : documents.entrySet()) {
      assertEquals(document.getKey(), failure(document.getValue()).problem().code());
    }
    SitemapException ratio = failure(bomb);
    assertEquals(Limit.GZIP_RATIO, assertInstanceOf(LimitException.class, ratio).limit());
    SitemapException many = failure(parts);
    assertEquals("gzip.bomb", many.problem().code());
    assertFalse(LimitException.class.isInstance(many));
  }

  private static SitemapException failure(byte[] document) {
    return assertThrows(
        SitemapException.class,
        () -> {
          try (Source source = Source.of(new ByteArrayInputStream(document), "in")) {
            source.stream().readAllBytes();
          } catch (IOException e) {
            throw Source.failure(e, Location.of("in"));
          }
        });
  }

  @Test
  void markOfGzipAloneIsACut() {
    var e = assertThrows(TruncatedException.class, () -> text(new byte[] {0x1F, (byte) 0x8B}));
    assertEquals("gzip.truncated", e.problem().code());
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void fileThatIsRefusedIsClosed(@TempDir Path directory) throws IOException {
    Path path = Files.write(directory.resolve("a.gz"), new byte[] {0x1F, (byte) 0x8B, 8});
    assertThrows(TruncatedException.class, () -> Source.open(path));
    assertEquals(List.of(), OpenFiles.of(path));
  }

  @Test
  void streamIsClosedOnlyIfTheSourceOwnsIt() throws IOException {
    var closed = new AtomicInteger();
    InputStream in =
        new ByteArrayInputStream(new byte[] {'<'}) {
          @Override
          public void close() {
            closed.incrementAndGet();
          }
        };
    Source.of(in, "in", Limits.DEFAULT).close();
    assertEquals(0, closed.get());
    Source.closing(in, "in", Limits.DEFAULT).close();
    assertEquals(1, closed.get());
  }

  @Test
  void streamThatCannotBeReadIsClosed() {
    var closed = new AtomicInteger();
    InputStream in =
        new InputStream() {
          @Override
          public int read() throws IOException {
            throw new IOException("cut");
          }

          @Override
          public void close() {
            closed.incrementAndGet();
          }
        };
    assertThrows(IOException.class, () -> Source.closing(in, "in", Limits.DEFAULT));
    assertEquals(1, closed.get());
  }

  /** Returns a stream whose reads return a number, without reading anything. */
  private static InputStream returning(int count) {
    return new InputStream() {
      @Override
      public int read() {
        return count;
      }

      @Override
      public int read(byte[] target, int offset, int length) {
        return count > 0 ? length + count : count;
      }
    };
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          0  | the stream returned no bytes 1000 times in a row
          1  | the stream returned 8193 as the number of bytes read, of 8192
          -2 | the stream returned -2 as the number of bytes read, of 8192
          """)
  void streamThatBreaksTheRulesOfStreamsIsAFailure(int count, String message) {
    var e = assertThrows(IOException.class, () -> Source.of(returning(count), "odd"));
    assertEquals(message, e.getMessage());
    assertThrows(IOException.class, () -> Source.closing(returning(count), "odd", Limits.DEFAULT));
  }

  @Test
  void bytesOfTheInputAreCountedAsTheyAre(@TempDir Path directory) throws IOException {
    byte[] compressed = gzip(new byte[100_000]);
    Path file = Files.write(directory.resolve("a.xml.gz"), compressed);
    try (Source source = Source.open(file)) {
      assertEquals(compressed.length, source.inputSize());
      assertEquals(100_000, source.stream().readAllBytes().length);
      assertEquals(compressed.length, source.inputBytes());
      assertEquals(100_000, source.bytes());
    }
    Source stream = Source.of(new ByteArrayInputStream(new byte[10]), "a");
    assertEquals(-1, stream.inputSize());
    assertEquals(0, stream.inputBytes());
    stream.stream().readNBytes(4);
    assertEquals(4, stream.inputBytes());
  }
}
