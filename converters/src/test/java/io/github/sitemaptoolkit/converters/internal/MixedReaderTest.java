package io.github.sitemaptoolkit.converters.internal;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MixedReaderTest {

  private static String read(byte[] bytes, int most, GuessedChars guessed) throws IOException {
    var in = new MixedReader(new ByteArrayInputStream(bytes), guessed);
    var text = new StringBuilder();
    char[] target = new char[most + 2]; // not only its beginning is written to
    for (int count = in.read(target, 1, most); count >= 0; count = in.read(target, 1, most)) {
      text.append(target, 1, count);
    }
    return text.toString();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 64, 4000, 100_000})
  void wideCharactersAreWholeWhereverBuffersEnd(int most) throws IOException {
    for (String wide : new String[] {"\u00E9", "\u6771\u4EAC", "\uD83D\uDE00", "\uFFFD"}) {
      for (int before = 0; before < 6; before++) {
        String text = "x".repeat(before) + (wide + "abc" + wide + wide + 'd').repeat(3000);
        var guessed = new GuessedChars();
        assertEquals(text, read(text.getBytes(UTF_8), most, guessed));
        assertEquals(0, guessed.count());
      }
    }
  }

  @Test
  void bytesThatAreNotUtf8AreReadAsWindows1252() throws IOException {
    var bytes = new ByteArrayOutputStream();
    for (String part : new String[] {"a", "\u00E9", "b"}) {
      bytes.write(part.getBytes(UTF_8));
      bytes.write(0xE9); // no continuation follows
      bytes.write('c');
      bytes.write(0xE2); // a part of a character
      bytes.write(0x82);
      bytes.write('d');
    }
    bytes.write(0xF0); // cut by the end
    bytes.write(0x9F);
    var guessed = new GuessedChars();
    String each = "\u00E9c\u00E2\u201Ad";
    String expected = 'a' + each + "\u00E9" + each + 'b' + each + "\u00F0\u0178";
    assertEquals(expected, read(bytes.toByteArray(), 100, guessed));
    assertEquals(11, guessed.count());
  }
}
