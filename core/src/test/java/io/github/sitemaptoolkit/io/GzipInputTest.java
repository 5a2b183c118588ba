package io.github.sitemaptoolkit.io;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipException;
import org.junit.jupiter.api.Test;

class GzipInputTest {

  private static final int FLAGS = 3;
  private static final int HEADER_LENGTH = 10;

  static byte[] gzip(byte[] content) throws IOException {
    var bytes = new ByteArrayOutputStream();
    try (var out = new GZIPOutputStream(bytes)) {
      out.write(content);
    }
    return bytes.toByteArray();
  }

  static byte[] gzip(String content) throws IOException {
    return gzip(content.getBytes(UTF_8));
  }

  static byte[] concat(byte[]... parts) {
    var bytes = new ByteArrayOutputStream();
    for (byte[] part : parts) {
      bytes.writeBytes(part);
    }
    return bytes.toByteArray();
  }

  /** A stream whose read returns one byte at a time, and that never says how much there is. */
  static InputStream dripping(byte[] bytes) {
    return new FilterInputStream(new ByteArrayInputStream(bytes)) {
      @Override
      public int read(byte[] target, int offset, int length) throws IOException {
        return super.read(target, offset, Math.min(length, 1));
      }

      @Override
      public int available() {
        return 0;
      }
    };
  }

  private static byte[] read(byte[] compressed) throws IOException {
    try (var in = new GzipInput(new ByteArrayInputStream(compressed))) {
      return in.readAllBytes();
    }
  }

  private static String text(byte[] compressed) throws IOException {
    return new String(read(compressed), UTF_8);
  }

  /** Returns a member with an optional part of the header put in. */
  private static byte[] withHeaderPart(int flag, byte[] part) throws IOException {
    byte[] plain = gzip("content");
    byte[] begin = Arrays.copyOf(plain, HEADER_LENGTH);
    begin[FLAGS] = (byte) flag;
    return concat(begin, part, Arrays.copyOfRange(plain, HEADER_LENGTH, plain.length));
  }

  @Test
  void severalMembersAreOneText() throws IOException {
    assertEquals("abc", text(concat(gzip("a"), gzip("b"), gzip("c"))));
  }

  @Test
  void aMemberCanBeEmpty() throws IOException {
    assertEquals("", text(gzip("")));
    assertEquals("ab", text(concat(gzip(""), gzip("a"), gzip(""), gzip(""), gzip("b"))));
  }

  @Test
  void aStreamMayGiveOneByteAtATime() throws IOException {
    byte[] content = new byte[100_000];
    new Random(1).nextBytes(content);
    byte[] compressed = concat(gzip(content), gzip("more"));
    try (var in = new GzipInput(dripping(compressed))) {
      assertArrayEquals(concat(content, "more".getBytes(UTF_8)), in.readAllBytes());
    }
  }

  @Test
  void singleBytesCanBeRead() throws IOException {
    try (var in = new GzipInput(new ByteArrayInputStream(gzip(new byte[] {(byte) 0xFF})))) {
      assertEquals(0xFF, in.read());
      assertEquals(-1, in.read());
      assertEquals(-1, in.read());
    }
    try (var in = new GzipInput(new ByteArrayInputStream(gzip(new byte[1])))) {
      assertEquals(0, in.read());
    }
  }

  @Test
  void paddingAfterTheLastMemberIsIgnored() throws IOException {
    assertEquals("a", text(concat(gzip("a"), new byte[100_000])));
  }

  @Test
  void paddingBetweenMembersIsIgnored() throws IOException {
    assertEquals("ab", text(concat(gzip("a"), new byte[512], gzip("b"))));
  }

  @Test
  void garbageAfterTheLastMemberIsSaidAfterWhatCameBefore() throws IOException {
    for (byte[] garbage :
        List.of("<!-- cached -->".getBytes(UTF_8), new byte[] {0x1F, 0x1F, (byte) 0x8B})) {
      try (var in = new GzipInput(new ByteArrayInputStream(concat(gzip("a"), garbage)))) {
        assertEquals('a', in.read());
        assertThrows(GzipInput.TrailingBytesException.class, in::read);
      }
    }
  }

  @Test
  void headerThatIsCutIsACut() throws IOException {
    try (var in = new GzipInput(new ByteArrayInputStream(concat(gzip("a"), new byte[] {0x1F})))) {
      assertEquals('a', in.read());
      var e = assertThrows(EOFException.class, in::read);
      assertEquals("the compressed data is truncated", e.getMessage());
    }
  }

  @Test
  void aHeaderCanHoldANameACommentAndMore() throws IOException {
    assertEquals("content", text(withHeaderPart(8, "sitemap.xml\0".getBytes(ISO_8859_1))));
    assertEquals("content", text(withHeaderPart(16, "a comment\0".getBytes(ISO_8859_1))));
    assertEquals("content", text(withHeaderPart(4, new byte[] {3, 0, 'e', 'x', 't'})));
    byte[] large = new byte[2 + 0x0103];
    large[0] = 3;
    large[1] = 1;
    assertEquals("content", text(withHeaderPart(4, large)));
    assertEquals("content", text(withHeaderPart(4, new byte[] {0, 0})));
    assertEquals("content", text(withHeaderPart(2, new byte[] {1, 2})));
    assertEquals("content", text(withHeaderPart(1, new byte[0])));
    assertEquals(
        "content",
        text(withHeaderPart(2 | 4 | 8 | 16, new byte[] {2, 0, 0, 0, 'n', 0, 'c', 0, 9, 9})));
  }

  @Test
  void aNameHasALimit() throws IOException {
    byte[] longest = new byte[64 * 1024 + 1];
    Arrays.fill(longest, 0, longest.length - 1, (byte) 'n');
    assertEquals("content", text(withHeaderPart(8, longest)));
    byte[] tooLong = concat(new byte[] {'n'}, longest);
    var e = assertThrows(ZipException.class, () -> text(withHeaderPart(8, tooLong)));
    assertEquals("the gzip header has a name or comment without an end", e.getMessage());
  }

  @Test
  void reservedFlagsAreRefused() {
    var e = assertThrows(ZipException.class, () -> text(withHeaderPart(0x20, new byte[0])));
    assertEquals("the gzip header is damaged", e.getMessage());
  }

  @Test
  void anUnknownMethodIsRefused() throws IOException {
    byte[] compressed = gzip("a");
    compressed[2] = 7;
    var e = assertThrows(ZipException.class, () -> text(compressed));
    assertEquals("the gzip header has an unknown compression method", e.getMessage());
  }

  @Test
  void somethingElseIsRefused() throws IOException {
    for (byte[] other : List.of("<urlset>".getBytes(UTF_8), concat(new byte[1], gzip("a")))) {
      var e = assertThrows(ZipException.class, () -> text(other));
      assertEquals("not gzip", e.getMessage());
    }
  }

  @Test
  void aCutIsFoundAtEveryByte() throws IOException {
    byte[] compressed = gzip("content");
    for (int length = 2; length < compressed.length; length++) {
      byte[] cut = Arrays.copyOf(compressed, length);
      var e = assertThrows(EOFException.class, () -> text(cut), "cut after " + length);
      assertEquals("the compressed data is truncated", e.getMessage());
    }
  }

  @Test
  void whatStandsBeforeACutIsDelivered() throws IOException {
    byte[] content = new byte[100_000];
    new Random(1).nextBytes(content);
    byte[] compressed = gzip(content);
    byte[] read = new byte[content.length];
    int length = 0;
    try (var in = new GzipInput(new ByteArrayInputStream(compressed, 0, 60_000))) {
      for (int count = 0; count >= 0; length += count) {
        count = in.read(read, length, read.length - length);
      }
    } catch (EOFException e) {
      assertEquals("the compressed data is truncated", e.getMessage());
    }
    assertArrayEquals(Arrays.copyOf(content, 59_000), Arrays.copyOf(read, 59_000));
  }

  @Test
  void aWrongChecksumIsFound() throws IOException {
    byte[] compressed = gzip("content");
    compressed[compressed.length - 8] ^= 1;
    var e = assertThrows(ZipException.class, () -> text(compressed));
    assertEquals("the checksum of the compressed data is wrong; urls may be wrong", e.getMessage());
  }

  @Test
  void aWrongSizeIsFound() throws IOException {
    byte[] compressed = gzip("content");
    compressed[compressed.length - 4] ^= 1;
    var e = assertThrows(ZipException.class, () -> text(compressed));
    assertEquals("the size of the compressed data is wrong; urls may be wrong", e.getMessage());
  }

  @Test
  void damageIsFound() throws IOException {
    byte[] compressed = gzip("content");
    compressed[HEADER_LENGTH] = (byte) 0xFF;
    var e = assertThrows(ZipException.class, () -> text(compressed));
    assertEquals(
        "the compressed data is damaged at byte 11; what follows is left out, and urls before it may be wrong",
        e.getMessage());
  }

  @Test
  void membersBehindAWrongChecksumAreRead() throws IOException {
    byte[] first = gzip("a");
    first[first.length - 8] ^= 1;
    for (byte[] end : List.of(new byte[0], new byte[] {0x1F}, "garbage".getBytes(UTF_8))) {
      try (var in = new GzipInput(stream(concat(first, gzip("b"), end)))) {
        assertEquals("ab", new String(in.readNBytes(2), UTF_8));
        for (int i = 0; i < 2; i++) {
          var e = assertThrows(ZipException.class, in::read);
          assertTrue(e.getMessage().contains("checksum"), e.getMessage());
        }
      }
    }
  }

  @Test
  void whatStandsBeforeDamageIsDelivered() throws IOException {
    String before = "https://example.com/one\n";
    byte[] whole = gzipInTwoBlocks(before, "https://example.com/two\n");
    int flushed = new String(whole, ISO_8859_1).indexOf("\0\0\u00FF\u00FF");
    whole[flushed + 4] = (byte) 0xFF; // no kind of block begins so
    for (InputStream slow : List.of(stream(whole), dripping(whole))) {
      try (var in = new GzipInput(slow)) {
        assertEquals(before, new String(in.readNBytes(before.length()), UTF_8));
        var e = assertThrows(ZipException.class, in::read);
        assertTrue(e.getMessage().startsWith("the compressed data is damaged"), e.getMessage());
      }
    }
  }

  private static byte[] gzipInTwoBlocks(String first, String second) throws IOException {
    var bytes = new ByteArrayOutputStream();
    try (var out = new GZIPOutputStream(bytes, true)) {
      out.write(first.getBytes(UTF_8));
      out.flush();
      out.write(second.getBytes(UTF_8));
    }
    return bytes.toByteArray();
  }

  @Test
  void damageInASecondHeaderIsFound() throws IOException {
    byte[] second = gzip("b");
    second[FLAGS] = (byte) 0xE0;
    assertThrows(ZipException.class, () -> text(concat(gzip("a"), second)));
  }

  @Test
  void whatIsCompressedMoreThanAnySitemapIsRefused() throws IOException {
    byte[] bomb = gzip(new byte[16 << 20]); // a thousand to one
    var e = assertThrows(ZipException.class, () -> new GzipInput(stream(bomb)).readAllBytes());
    assertEquals("the data is compressed more than 200 to 1 (gzip-ratio)", e.getMessage());
    assertEquals(
        2 << 20, new GzipInput(stream(gzip(new byte[2 << 20])), 2000).readAllBytes().length);
    byte[] small = gzip(new byte[1 << 20]); // may be as it likes
    assertEquals(1 << 20, new GzipInput(stream(small)).readAllBytes().length);
  }

  @Test
  void partsWithoutEndAreRefused() throws IOException {
    byte[] empty = gzip("");
    byte[] full = gzip("x");
    assertEquals(0, new GzipInput(stream(repeated(empty, 16))).readAllBytes().length);
    assertEquals(10_000, new GzipInput(stream(repeated(full, 10_000))).readAllBytes().length);
    for (byte[] parts : new byte[][] {repeated(empty, 17), repeated(full, 10_001)}) {
      var e = assertThrows(ZipException.class, () -> new GzipInput(stream(parts)).readAllBytes());
      assertEquals("the compressed data has too many parts", e.getMessage());
    }
  }

  private static InputStream stream(byte[] bytes) {
    return new ByteArrayInputStream(bytes);
  }

  private static byte[] repeated(byte[] part, int times) {
    var bytes = new ByteArrayOutputStream();
    for (int i = 0; i < times; i++) {
      bytes.writeBytes(part);
    }
    return bytes.toByteArray();
  }

  @Test
  void ordinaryFilesOfManyMegabytesAreRead() throws IOException {
    var urls = new StringBuilder();
    for (int i = 0; urls.length() < 5 << 20; i++) {
      urls.append("<url><loc>https://example.com/articles/")
          .append(i * 7919L)
          .append("</loc></url>");
    }
    byte[] content = urls.toString().getBytes(UTF_8);
    assertArrayEquals(content, read(gzip(content)));
  }

  @Test
  void theRatioHoldsToTheByte() throws IOException {
    assertEquals(4 << 20, read(gzip(shrinkingBy(199))).length);
    byte[] tooDense = gzip(shrinkingBy(201));
    assertThrows(GzipInput.RatioException.class, () -> read(tooDense));
  }

  /** Returns 4 MiB that gzip makes about this many times shorter. */
  private static byte[] shrinkingBy(double ratio) throws IOException {
    int low = 0;
    int high = 1 << 20;
    byte[] content = {};
    while (high - low > 16) { // fewer random bytes are compressed more
      int middle = (low + high) / 2;
      byte[] random = new byte[middle];
      new Random(1).nextBytes(random);
      content = concat(random, new byte[(4 << 20) - middle]);
      if (content.length / (double) gzip(content).length > ratio) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return content;
  }

  @Test
  void closingClosesTheStream() throws IOException {
    var closed = new AtomicBoolean();
    var in =
        new ByteArrayInputStream(gzip("a")) {
          @Override
          public void close() {
            closed.set(true);
          }
        };
    new GzipInput(in).close();
    assertTrue(closed.get());
  }

  @Test
  void firstMegabyteMayHaveAnyRatio() throws IOException {
    assertEquals(1 << 20, new GzipInput(stream(gzip(new byte[1 << 20]))).readAllBytes().length);
  }

  @Test
  void closedStreamGivesNothingMore() throws IOException {
    var in = new GzipInput(stream(gzip("text")));
    assertEquals('t', in.read());
    in.close();
    assertThrows(IOException.class, in::read);
  }
}
