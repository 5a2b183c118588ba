package io.github.sitemaptoolkit.token;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class WholeCharactersTest {

  private static byte[] read(byte[] bytes) throws IOException {
    try (var in = new WholeCharacters(new ByteArrayInputStream(bytes))) {
      return in.readAllBytes();
    }
  }

  @Test
  void wholeTextComesAsItIs() throws IOException {
    for (String text : new String[] {"", "a", "aü", "a€", "a😀", "ü€😀".repeat(10_000)}) {
      assertArrayEquals(text.getBytes(UTF_8), read(text.getBytes(UTF_8)));
    }
  }

  @Test
  void aCharacterCutAtTheEndIsLeftOut() throws IOException {
    for (String last : new String[] {"ü", "€", "😀"}) {
      byte[] bytes = ("a" + last).getBytes(UTF_8);
      for (int length = 2; length < bytes.length; length++) {
        assertEquals("a", new String(read(Arrays.copyOf(bytes, length)), UTF_8));
      }
    }
  }

  @Test
  void charactersOnTheBordersOfBlocksComeWhole() throws IOException {
    for (int before = 16 * 1024 - 4; before <= 16 * 1024; before++) {
      byte[] bytes = ("x".repeat(before) + "😀ü").getBytes(UTF_8);
      assertArrayEquals(bytes, read(bytes));
    }
  }

  @Test
  void whatIsNoCharacterIsLeftToTheParser() throws IOException {
    byte[] bytes = {'a', (byte) 0x80, (byte) 0x80, (byte) 0x80, (byte) 0x80};
    assertArrayEquals(bytes, read(bytes));
  }

  @Test
  void singleBytesCanBeRead() throws IOException {
    try (var in = new WholeCharacters(new ByteArrayInputStream(new byte[] {'a', (byte) 0xC3}))) {
      assertEquals('a', in.read());
      assertEquals(-1, in.read());
      assertEquals(-1, in.read());
    }
  }
}
