package io.github.sitemaptoolkit.io;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EncodingTest {

  private static Encoding declared(String encoding) {
    return Encoding.of(Head.of(document("encoding='" + encoding + "'").getBytes(UTF_8)));
  }

  private static String document(String attribute) {
    return "<?xml version='1.0' " + attribute + "?><urlset/>";
  }

  @ParameterizedTest
  @CsvSource({
    "UTF-8, UTF-8",
    "utf8, UTF-8",
    "us-ascii, UTF-8",
    "ISO-8859-1, ISO-8859-1",
    "latin1, ISO-8859-1",
    "windows-1251, windows-1251",
    "cp1252, windows-1252",
    "Shift_JIS, Shift_JIS",
    "EUC-KR, EUC-KR",
    "GBK, GBK",
    "koi8-r, KOI8-R"
  })
  void supportedEncodingsAreTakenAsDeclared(String declared, String charset) {
    assertEquals(new Encoding(Charset.forName(charset), 0, null, null), declared(declared));
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-7", "IBM037", "x-foo", "no name"})
  void otherEncodingsAreReadAsUtf8WithDoubt(String name) {
    String conflict = "it declares " + name + ", which is not supported; it is read as UTF-8";
    assertEquals(new Encoding(UTF_8, 0, conflict, name), declared(name));
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-16", "utf16", "UTF-32LE", "ISO-10646-UCS-2", "unicode"})
  void wideEncodingWouldShowInTheBytes(String name) {
    String conflict = "it declares " + name + ", which it is not; it is read as UTF-8";
    assertEquals(new Encoding(UTF_8, 0, conflict, null), declared(name));
  }

  @ParameterizedTest
  @CsvSource({
    "UTF-16BE, 'encoding=\"UTF-16\"',",
    "UTF-16LE, 'encoding=\"utf-16le\"',",
    "UTF-32BE, 'encoding=\"UTF-32\"',",
    "UTF-32LE, '',",
    "UTF-16LE, 'encoding=\"UTF-16BE\"', it declares UTF-16BE but is UTF-16LE",
    "UTF-32BE, 'encoding=\"utf-8\"', it declares utf-8 but is UTF-32BE"
  })
  void bytesWinOverTheDeclaration(String charset, String attribute, @Nullable String conflict)
      throws IOException {
    for (String mark : new String[] {"", "\uFEFF"}) {
      byte[] bytes = (mark + document(attribute)).getBytes(Charset.forName(charset));
      Encoding encoding = Encoding.of(Head.of(bytes));
      int length = mark.getBytes(Charset.forName(charset)).length;
      assertEquals(new Encoding(Charset.forName(charset), length, conflict, null), encoding);
      try (Source source = Source.of(new ByteArrayInputStream(bytes), "in")) {
        assertEquals(!mark.isEmpty(), WideText.isMarked(source));
        byte[] expected = mark.isEmpty() ? bytes : document(attribute).getBytes(UTF_8);
        assertArrayEquals(expected, WideText.utf8(source).readAllBytes());
      }
    }
  }

  @Test
  void markOfUtf8IsLeftToTheReader() throws IOException {
    byte[] bytes = ("\uFEFF" + document("encoding='ISO-8859-1'")).getBytes(UTF_8);
    Encoding encoding = Encoding.of(Head.of(bytes));
    assertEquals(new Encoding(UTF_8, 0, "it declares ISO-8859-1 but is UTF-8", null), encoding);
    assertTrue(encoding.isUtf8());
    assertNull(Encoding.of(Head.of("\uFEFF<?xml encoding='utf8'?>".getBytes(UTF_8))).conflict());
    InputStream in = new ByteArrayInputStream(bytes);
    assertSame(in, encoding.utf8(in));
  }

  private static InputStream utf8(byte[] bytes, String charset) throws IOException {
    return new Encoding(Charset.forName(charset), 0, null, null)
        .utf8(new ByteArrayInputStream(bytes));
  }

  @ParameterizedTest
  @ValueSource(strings = {"ISO-8859-1", "UTF-16BE", "UTF-16LE", "GB18030", "UTF-32BE"})
  void longTextsAreConverted(String charset) throws IOException {
    String text = "a\u00FC".repeat(20_001) + (charset.startsWith("ISO") ? "" : "\uD83D\uDE00");
    byte[] bytes = text.getBytes(Charset.forName(charset));
    try (InputStream in = utf8(bytes, charset)) {
      assertEquals(text, new String(in.readAllBytes(), UTF_8));
      assertEquals(-1, in.read());
    }
    try (InputStream in = utf8(Arrays.copyOf(bytes, 24), charset)) {
      byte[] expected = new String(bytes, 0, 24, Charset.forName(charset)).getBytes(UTF_8);
      assertEquals(0, in.read(new byte[3], 1, 0));
      for (byte b : expected) {
        assertEquals(b & 0xFF, in.read());
      }
      assertEquals(-1, in.read());
    }
  }

  /** C0 80 is never UTF-8, so the reader reports it at its place. */
  @ParameterizedTest
  @CsvSource({
    "UTF-16BE, 0061 DC00 0062, 61 C080 62",
    "UTF-16BE, 0061 00, 61 C080",
    "UTF-16LE, 6100 00DC 6200, 61 C080 62",
    "Shift_JIS, 61 81, 61 C080",
    "windows-1253, 61 D2 62, 61 C080 62",
    "GBK, 61 FFFF 62, 61 C080C080 62"
  })
  void malformedInputBecomesMalformedUtf8(String charset, String bytes, String expected)
      throws IOException {
    HexFormat hex = HexFormat.of().withUpperCase();
    byte[] input = hex.parseHex(bytes.replace(" ", ""));
    assertEquals(expected.replace(" ", ""), hex.formatHex(utf8(input, charset).readAllBytes()));
  }

  @Test
  void charactersBesideMalformedOnesSurvive() throws IOException {
    byte[] bytes = "x".repeat(30_000).getBytes(ISO_8859_1);
    for (int i = 0; i < bytes.length; i += 1_000) {
      bytes[i] = (byte) 0xD2;
    }
    String text = new String(utf8(bytes, "windows-1253").readAllBytes(), ISO_8859_1);
    assertEquals(("\u00C0\u0080" + "x".repeat(999)).repeat(30), text);
  }

  @Test
  void closingClosesTheInput() throws IOException {
    var closed = new AtomicBoolean();
    var in =
        new ByteArrayInputStream(new byte[1]) {
          @Override
          public void close() {
            closed.set(true);
          }
        };
    new Encoding(ISO_8859_1, 0, null, null).utf8(in).close();
    assertTrue(closed.get());
    assertFalse(new Encoding(ISO_8859_1, 0, null, null).isUtf8());
  }
}
