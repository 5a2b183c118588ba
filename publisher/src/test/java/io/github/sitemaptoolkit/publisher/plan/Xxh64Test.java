package io.github.sitemaptoolkit.publisher.plan;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class Xxh64Test {

  private static final long PRIME32 = 2654435761L;
  private static final long PRIME64 = 0x9E3779B185EBCA8DL;

  /** The bytes that the reference implementation checks itself with. */
  private static byte[] sanityBuffer(int length) {
    byte[] buffer = new byte[length];
    long generator = PRIME32;
    for (int i = 0; i < length; i++) {
      buffer[i] = (byte) (generator >>> 56);
      generator *= PRIME64;
    }
    return buffer;
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0, EF46DB3751D8E999",
    "0, 2654435761, AC75FDA2929B17EF",
    "1, 0, E934A84ADB052768",
    "1, 2654435761, 5014607643A9B4C3",
    "4, 0, 9136A0DCA57457EE",
    "14, 0, 8282DCC4994E35C8",
    "14, 2654435761, C3BD6BF63DEB6DF0",
    "222, 0, B641AE8CB691C174",
    "222, 2654435761, 20CB8AB7AE10C14A"
  })
  void theReferencesOwnVectorsHold(int length, long seed, String expected) {
    assertEquals(
        Long.parseUnsignedLong(expected, 16), Xxh64.hash(sanityBuffer(length), seed), expected);
  }

  @Test
  void publishedVectorsHold() {
    assertEquals(0xD24EC4F1A98C6E5BL, Xxh64.hash("a".getBytes(UTF_8), 0));
    assertEquals(0x44BC2CF5AD770999L, Xxh64.hash("abc".getBytes(UTF_8), 0));
  }

  @Test
  void everyByteOfEveryLengthCounts() {
    for (int length = 1; length < 100; length++) {
      byte[] bytes = sanityBuffer(length);
      long hash = Xxh64.hash(bytes);
      for (int i = 0; i < length; i++) {
        byte[] other = Arrays.copyOf(bytes, length);
        other[i] ^= 1;
        assertNotEquals(hash, Xxh64.hash(other), length + " bytes, at " + i);
      }
    }
  }
}
