package io.github.sitemaptoolkit.internal.text;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class CharClassesTest {

  @Test
  void eightPlainBytesAreNotUnusual() {
    for (int b = ' '; b < 0x80; b++) {
      if ("<>&".indexOf(b) < 0) {
        byte[] text = "x~ \"=;ab!".getBytes(US_ASCII);
        text[3] = (byte) b;
        assertEquals(0, CharClasses.unusual(text, 1), "byte " + b);
      }
    }
  }

  @Test
  void theFirstByteThatMayNotBePlainIsFoundAtEachPlace() {
    for (int b = 0; b < 0x100; b++) {
      if (b < ' ' || b >= 0x80 || "<>&".indexOf(b) >= 0) {
        for (int place = 0; place < 8; place++) {
          byte[] text = "0123456789".getBytes(US_ASCII);
          text[place + 1] = (byte) b;
          text[9] = '<'; // beyond the eight
          long found = CharClasses.unusual(text, 1);
          assertNotEquals(0, found, "byte " + b);
          assertEquals(place, Long.numberOfTrailingZeros(found) / 8, "byte " + b);
        }
      }
    }
  }

  @Test
  void fourBytesAreWhiteSpace() {
    byte[] text = "a \t\r\n\fb".getBytes(US_ASCII);
    assertTrue(CharClasses.isSpace(text, 1, 5));
    assertFalse(CharClasses.isSpace(text, 0, 5));
    assertFalse(CharClasses.isSpace(text, 1, 6));
    assertTrue(CharClasses.isSpace(text, 3, 3));
  }

  @Test
  void lineFeedsAreFoundAmongBytesOfAscii() {
    for (int place = 0; place < 8; place++) {
      for (int b = Byte.MIN_VALUE; b <= Byte.MAX_VALUE; b++) {
        byte[] text = "\n\n\u000B\tb\n\n\u007F".getBytes(US_ASCII);
        text[place] = (byte) b;
        long eight = Words.at(text, 0);
        assertEquals(b >= 0, CharClasses.isAscii(eight), b + " at " + place);
        for (int i = 0; b >= 0 && i < 8; i++) {
          long feed = CharClasses.lineFeeds(eight) >>> (8 * i) & 0xFF;
          assertEquals(text[i] == '\n' ? 0x80 : 0, feed, b + " at " + place);
        }
      }
    }
  }

  @Test
  void spacesAreCountedUpToEight() {
    for (int count = 0; count < 8; count++) {
      byte[] text = ("a" + " ".repeat(count) + "\t       ").getBytes(US_ASCII);
      assertEquals(count, CharClasses.spaces(text, 1));
    }
    assertEquals(8, CharClasses.spaces("          ".getBytes(US_ASCII), 1));
  }

  /** Of all bytes of ASCII, at each place and length, within other bytes. */
  @Test
  void spacesBracesAndControlsAreNotPlainInUrls() {
    for (int length = 1; length < 20; length++) {
      for (int place = 0; place < length; place++) {
        for (char c = 0; c <= 0x7F; c++) {
          byte[] text = (" {" + "a".repeat(length) + "{ \u007F     ").getBytes(US_ASCII);
          text[2 + place] = (byte) c;
          boolean plain = c > ' ' && c != '{' && c != 0x7F;
          assertEquals(plain, CharClasses.isPlainUrl(text, 2, 2 + length), c + " at " + place);
        }
      }
    }
    assertTrue(CharClasses.isPlainUrl(new byte[8], 0, 0));
  }
}
