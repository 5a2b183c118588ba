package io.github.sitemaptoolkit.web.jdk;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.sitemaptoolkit.internal.text.CharClasses;
import io.github.sitemaptoolkit.url.PageKey;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.Test;

/** What stands in for classes of the JDK gives what they give. */
class SubstitutesTest {

  private final Random random = new Random(1);

  private byte[] bytes(int length) {
    byte[] bytes = new byte[length];
    random.nextBytes(bytes);
    return bytes;
  }

  @Test
  void digestsAreEqual() throws Exception {
    var ours = io.github.sitemaptoolkit.web.jdk.java.security.MessageDigest.getInstance("SHA-256");
    for (int length = 0; length < 200; length++) {
      byte[] bytes = bytes(length);
      assertArrayEquals(MessageDigest.getInstance("SHA-256").digest(bytes), ours.digest(bytes));
    }
  }

  @Test
  void checksumsAreEqual() {
    byte[] bytes = bytes(1000);
    var ours = new io.github.sitemaptoolkit.web.jdk.java.util.zip.CRC32C();
    var theirs = new CRC32C();
    ours.update(bytes, 7, 900);
    theirs.update(bytes, 7, 900);
    assertEquals(theirs.getValue(), ours.getValue());
  }

  @Test
  void hexadecimalDigitsAreEqual() {
    byte[] bytes = bytes(100);
    assertEquals(
        HexFormat.of().formatHex(bytes),
        io.github.sitemaptoolkit.web.jdk.java.util.HexFormat.of().formatHex(bytes));
  }

  @Test
  void datesAreWrittenEqually() {
    var date = LocalDate.of(2026, 2, 3);
    var ours = io.github.sitemaptoolkit.web.jdk.java.time.format.DateTimeFormatter.ISO_LOCAL_DATE;
    assertEquals(DateTimeFormatter.ISO_LOCAL_DATE.format(date), ours.format(date));
  }

  @Test
  void timesAreWrittenEqually() {
    var time = OffsetDateTime.of(2026, 2, 3, 4, 5, 0, 60_000_000, ZoneOffset.ofHours(-3));
    var ours =
        io.github.sitemaptoolkit.web.jdk.java.time.format.DateTimeFormatter.ISO_OFFSET_DATE_TIME;
    for (OffsetDateTime each : new OffsetDateTime[] {time, time.withNano(0).withSecond(9)}) {
      assertEquals(DateTimeFormatter.ISO_OFFSET_DATE_TIME.format(each), ours.format(each));
      assertEquals(each, ours.parse(ours.format(each), OffsetDateTime::from));
    }
  }

  @Test
  void formatsAreEqual() {
    Object[] arguments = {"a", -1234567, 7, 0xE9};
    String format = "%s %,d %% %d \\u%04x";
    assertEquals(String.format(Locale.ROOT, format, arguments), Formatted.of(format, arguments));
  }

  @Test
  void numbersAreRoundedAsByJava() {
    for (double number : new double[] {0, 0.004, 0.05, 12.345678, 99.999, 1234567.89, -0.001}) {
      for (String format : List.of("%.2f%%", "%,.1f MB")) {
        assertEquals(String.format(Locale.ROOT, format, number), Formatted.of(format, number));
      }
    }
  }

  @Test
  void punycodeIsThatOfTheRfc() {
    assertEquals("bcher-kva", Punycode.encode("bücher"));
    assertEquals("r8jz45g", Punycode.encode("例え"));
  }

  @Test
  void textsOfLinesAreEqual() {
    String text = "a\r\nb\n\nc\rd";
    assertEquals(text.lines().toList(), TextGaps.lines(text).toList());
    assertEquals(text.indent(2), TextGaps.indent(text, 2));
  }

  @Test
  void bytesAreComparedEqually() {
    byte[] a = "aé".getBytes(StandardCharsets.UTF_8);
    byte[] b = "az".getBytes(StandardCharsets.UTF_8);
    assertEquals(1, Integer.signum(Gaps.compareUnsigned(a, 0, 3, b, 0, 2)));
  }

  @Test
  void textsAreDecodedAndEncodedEqually() {
    Charset[] charsets = {
      StandardCharsets.UTF_8, StandardCharsets.ISO_8859_1, StandardCharsets.US_ASCII
    };
    for (int i = 0; i < 300; i++) {
      byte[] bytes = bytes(random.nextInt(40));
      for (int k = 0; k < bytes.length && i % 2 == 0; k++) {
        bytes[k] &= 0x7F;
      }
      for (Charset charset : charsets) {
        String text = new String(bytes, charset);
        assertEquals(text, Decoded.of(bytes, charset));
        assertArrayEquals(text.getBytes(charset), Decoded.bytes(text, charset));
      }
    }
    assertEquals("b", Decoded.of(new byte[] {'a', 'b', 'c'}, 1, 1, StandardCharsets.UTF_8));
  }

  @Test
  void plainBytesEndWhereTheyDoForTheTokenizer() {
    for (int i = 0; i < 2000; i++) {
      byte[] bytes = bytes(40);
      for (int k = 0; k < 30 && i % 2 == 0; k++) {
        bytes[k] = (byte) (0x21 + random.nextInt(0x5E));
      }
      bytes[30] = 0;
      assertEquals(CharClasses.plainEnd(bytes, 3), PlainBytes.end(bytes, 3));
      int end = CharClasses.plainEnd(bytes, 0);
      int from = random.nextInt(end + 1);
      assertEquals(
          CharClasses.isPlainUrl(bytes, from, end), PlainBytes.isUrl(bytes, from, end), "" + i);
    }
  }

  @Test
  void hashesAreEqual() {
    for (int i = 0; i < 2000; i++) {
      String path = "https://example.com/" + Long.toString(random.nextLong(), 36).repeat(i % 4);
      long factor = random.nextLong() | 1;
      String key = PageKey.of(path);
      assertEquals(PageKey.hash(path, factor), Hash.of(key, 0, key.length(), factor), path);
    }
  }

  @Test
  void numbersWithFractionsAreWrittenEqually() {
    String[] scripts = {
      "1",
      "0.1",
      "-2.5",
      "123456789",
      "1e+21",
      "1.5e-7",
      "0.001",
      "0.00025",
      "1234567",
      "12345678.25"
    };
    for (String script : scripts) {
      assertEquals(Double.toString(Double.parseDouble(script)), Doubles.ofScript(script));
    }
  }

  @Test
  void whatIsNoNumberIsRefused() {
    for (String text : new String[] {"", ".", "1e", "1e+", "e5", "1,5", "0x10", "--1", "1 2"}) {
      assertThrows(NumberFormatException.class, () -> Doubles.number(text), text);
    }
  }

  @Test
  void textsAreSplitEqually() {
    String[] texts = {"", ",", ",,", "a", "a,", ",a", "a,b", "a,,b,,", "a,b,c", ",,a,,"};
    for (String text : texts) {
      for (int limit = -1; limit < 5; limit++) {
        assertArrayEquals(text.split(",", limit), Split.of(text, ',', limit), text + limit);
      }
    }
  }

  @Test
  void textsAreStrippedEqually() {
    for (String text :
        new String[] {"", " ", "\t\n", "\u00A0", " a\u00A0 ", "\uFEFFa\u2003", "\u001Ca b\r"}) {
      assertEquals(text.strip(), Blanks.strip(text));
      assertEquals(text.stripLeading(), text.substring(Blanks.begin(text)));
      assertEquals(text.stripTrailing(), text.substring(0, Blanks.end(text, 0)));
    }
  }
}
