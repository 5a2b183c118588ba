package io.github.sitemaptoolkit.kept;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.sitemaptoolkit.io.ForeignContentException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FileVersionTest {

  private static final String KIND = "sitemap-fetch ";

  @Test
  void lineTellsItsVersion() {
    assertEquals(new FileVersion(1, ""), FileVersion.in("sitemap-fetch 1", KIND));
    assertEquals(new FileVersion(12, ""), FileVersion.in("sitemap-fetch 12\thttps://a.b/", KIND));
    assertEquals(
        new FileVersion(2, "0.4"),
        FileVersion.in("sitemap-fetch 2 (sitemap toolkit 0.4): url, name", KIND));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "sitemap-fetch", "sitemap-fetch ", "sitemap-fetch x", "Sitemap-fetch 1"})
  void otherLinesTellNone(String line) {
    assertNull(FileVersion.in(line, KIND));
  }

  @Test
  void emptyFileAndEndlessNumberTellNone() {
    assertNull(FileVersion.in(null, KIND));
    assertNull(FileVersion.in(KIND + "1".repeat(19), KIND));
  }

  @Test
  void knownVersionsAreRead() throws Exception {
    FileVersion.check("sitemap-fetch 1", KIND, 2, "f");
    FileVersion.check("sitemap-fetch 2 (sitemap toolkit 0.4)", KIND, 2, "f");
    FileVersion.check("something else", KIND, 2, "f");
  }

  @Test
  void laterVersionIsRefusedInTheSameWordsForAllFiles() {
    var e =
        assertThrows(
            ForeignContentException.class,
            () -> FileVersion.check("sitemap-fetch 3 (sitemap toolkit 0.4)", KIND, 2, "a/f"));
    assertEquals(
        "a/f: is version 3 of such a file, for sitemap toolkit 0.4 or later; this one reads"
            + " versions up to 2, so update the toolkit. The file was left as it is",
        e.getMessage());
    assertEquals(
        "is version 3 of such a file; this one reads versions up to 2, so update the toolkit."
            + " The file was left as it is",
        new FileVersion(3, "").refusal(2));
  }

  @Test
  void nameOfToolkitCannotDisturbMessages() {
    assertEquals(30, new FileVersion(1, "9".repeat(1000)).toolkit().length());
    assertEquals(-1, new FileVersion(1, "1\u001B[31m\n2").toolkit().indexOf('\n'));
    assertEquals(-1, new FileVersion(1, "1\u001B[31m\n2").toolkit().indexOf('\u001B'));
  }
}
