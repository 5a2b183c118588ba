package io.github.sitemaptoolkit.internal.text;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class TextPiecesTest {

  @Test
  void piecesAreJoinedAndForgotten() {
    var text = new TextPieces();
    assertEquals("", text.toString());
    for (String piece : new String[] {"", "a", "", "b", "c"}) {
      text.add(piece);
    }
    assertEquals("abc", text.toString());
    text.clear();
    assertEquals("", text.toString());
    text.add("d");
    assertEquals("d", text.toString());
    text.add("e");
    assertEquals("de", text.toString());
  }

  @Test
  void bytesGrowWithWhatIsAppended() {
    var text = new ByteText();
    text.append("x".repeat(255));
    text.append('y');
    text.appendCodePoint(0x7F);
    text.appendCodePoint(0x80);
    text.appendCodePoint(0x1F600);
    byte[] more = "-".repeat(2000).getBytes(UTF_8);
    text.append(more, 1, 2000);
    assertEquals(
        "x".repeat(255) + "y\u007F\u0080\uD83D\uDE00" + "-".repeat(1999),
        text.substring(0, text.length));
    assertEquals("y\u007F", text.substring(255, 257));
    text.clear();
    assertEquals(0, text.length);
  }
}
