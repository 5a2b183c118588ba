package io.github.sitemaptoolkit.web.jdk;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.HexFormat;
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
  void punycodeIsThatOfTheRfc() {
    assertEquals("bcher-kva", Punycode.encode("bücher"));
    assertEquals("r8jz45g", Punycode.encode("例え"));
  }

  @Test
  void textsOfLinesAreEqual() {
    String text = "a\r\nb\n\nc\rd";
    assertEquals(text.lines().toList(), Gaps.lines(text).toList());
    assertEquals(text.indent(2), Gaps.indent(text, 2));
  }

  @Test
  void bytesAreComparedEqually() {
    byte[] a = "aé".getBytes(StandardCharsets.UTF_8);
    byte[] b = "az".getBytes(StandardCharsets.UTF_8);
    assertEquals(1, Integer.signum(Gaps.compareUnsigned(a, 0, 3, b, 0, 2)));
  }
}
