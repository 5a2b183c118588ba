package io.github.sitemaptoolkit.xlsx.internal;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class PartInputTest {

  private static PartInput input(byte... bytes) {
    return new PartInput(new ByteArrayInputStream(bytes), Limits.DEFAULT, Location.of("a.xlsx"));
  }

  @Test
  void singleBytesAreUnsigned() throws IOException {
    PartInput in = input((byte) 0, (byte) 0xFF);
    assertEquals(0, in.read());
    assertEquals(0xFF, in.read());
    assertEquals(-1, in.read());
  }

  @Test
  void theChecksumIsThatOfAllBytesHoweverTheyAreRead() throws IOException {
    PartInput in = input("123456789".getBytes(US_ASCII));
    in.read();
    in.readNBytes(3);
    in.skipRest();
    assertEquals(0xCBF4_3926L, in.checksum()); // the check value of CRC-32
  }

  /** The parser compares each name with many others: so many would take it half a minute. */
  @Test
  void aTagHasNoMoreThanSoManyAttributes() throws IOException {
    byte[] many = "a='' ".repeat(10_001).getBytes(US_ASCII);
    PartInput text = input(many);
    text.beginText();
    assertEquals(many.length, text.readNBytes(many.length).length);
    PartInput tag = input(many);
    tag.beginMarkup();
    var e = assertThrows(SitemapException.class, () -> tag.readNBytes(many.length));
    assertTrue(e.getMessage().contains("more than 10000 attributes"), e.getMessage());
  }
}
