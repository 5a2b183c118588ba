package io.github.sitemaptoolkit.validator.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.problem.Extent;
import io.github.sitemaptoolkit.problem.Location;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExcerptTest {

  @TempDir private Path directory;

  private String excerpt(String before, String text, String after, int width) throws IOException {
    Path file = directory.resolve("in.xml");
    Files.writeString(file, before + text + after);
    return Excerpt.of(location(file, before, text), width);
  }

  private static Location location(Path file, String before, String text) {
    int offset = before.getBytes(StandardCharsets.UTF_8).length;
    int length = text.getBytes(StandardCharsets.UTF_8).length;
    return new Location(file.toString(), 1, 1, new Extent(1, 1, offset, length));
  }

  @Test
  void theTextIsMarkedBelowItsLine() throws IOException {
    assertEquals(
        "<loc>https://e.com/</loc>\n     ^^^^^^^^^^^^^^\n",
        excerpt("<url>\r\n<loc>", "https://e.com/", "</loc>\n</url>", 80));
  }

  @Test
  void aLongLineIsCutAroundTheText() throws IOException {
    assertEquals(
        "...aaaaaaaatext" + "b".repeat(12) + "...\n           ^^^^\n",
        excerpt("a".repeat(5000), "text", "b".repeat(5000), 30));
    String all = excerpt("", "\u00E9".repeat(3000), "", 30);
    assertEquals("\u00E9".repeat(27) + "...\n" + "^".repeat(27) + "\n", all);
  }

  @Test
  void aTextOfSeveralLinesIsMarkedInItsFirst() throws IOException {
    assertEquals("x a\n  ^\n", excerpt("x\t", "a\nb", "c", 80));
  }

  @Test
  void marksStandBelowWideCharacters() throws IOException {
    assertEquals(
        "\u4E2D\u6587\uD83D\uDE00e\u0301x\n       ^\n",
        excerpt("\u4E2D\u6587\uD83D\uDE00e\u0301", "x", "", 80));
    assertEquals("\u4E2D\n^^\n", excerpt("", "\u4E2D", "", 80));
  }

  @Test
  void whatCommandsATerminalIsEscaped() throws IOException {
    assertEquals("\\u001b[2Jx\\u202e\n          ^^^^^^\n", excerpt("\u001B[2Jx", "\u202E", "", 80));
  }

  @Test
  void whatCannotBeReadAgainIsNotShown() throws IOException {
    assertEquals("", Excerpt.of(new Location("-", 1, 1, new Extent(1, 1, 0, 1)), 80));
    assertEquals("", Excerpt.of(new Location("\0", 1, 1, new Extent(1, 1, 0, 1)), 80));
    assertEquals("", Excerpt.of(Location.of("in.xml"), 80));
    var bytes = new ByteArrayOutputStream();
    try (var gzip = new GZIPOutputStream(bytes)) {
      gzip.write("text".getBytes(StandardCharsets.UTF_8));
    }
    Path file = directory.resolve("in.xml");
    Files.write(file, bytes.toByteArray());
    assertEquals("", Excerpt.of(location(file, "", "text"), 80));
    Files.write(file, new byte[] {'a', (byte) 0xFF, 'b'});
    assertTrue(Excerpt.of(location(file, "a", "b"), 80).isEmpty());
  }
}
