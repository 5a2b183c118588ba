package io.github.sitemaptoolkit.file;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.nio.charset.Charset;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FileNamesTest {

  private static final String NAMES = "sun.jnu.encoding";
  private static final String NO_TEXT = "lat\uFFFD.xml";

  @Test
  void plainNamesArePaths() throws Exception {
    assertNull(FileNames.fault("a/b.xml"));
    assertEquals(Path.of("a/b.xml"), FileNames.path("a/b.xml"));
    assertEquals("a/b.xml", FileNames.shown(Path.of("a/b.xml")));
  }

  @Test
  void nameThatTheLocaleGarbledIsRefusedWithWhatToDo() {
    assertTrue(FileNames.isGarbled(NO_TEXT));
    assertTrue(FileNames.isGarbled("\uFFFD"));
    assertFalse(FileNames.isGarbled("lat.xml"));
    var e = assertThrows(FileSystemException.class, () -> FileNames.path(NO_TEXT));
    assertEquals(NO_TEXT, e.getFile());
    assertEquals("the name" + FileNames.misfit(), e.getReason());
  }

  @Test
  void nameThatNoFileCanHaveIsNoQuestionOfTheLocale() {
    assertEquals("a file cannot have this name", FileNames.fault("a\0b"));
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void foundPathIsShownByItsBytes() {
    assertEquals("/x/\u00fc+.xml", FileNames.shown(Path.of(URI.create("file:///x/%C3%BC+.xml"))));
    assertEquals("/x/lat%FC.xml", FileNames.shown(Path.of(URI.create("file:///x/lat%FC.xml"))));
  }

  /** Half of a surrogate pair fits no encoding. */
  @Test
  void nameThatTheLocaleCannotEncodeIsRefusedWithWhatToDo() {
    String expected =
        UTF_8.equals(Charset.forName(System.getProperty(NAMES)))
            ? "the name is not in UTF-8; change it to UTF-8"
            : "the name does not fit the locale's encoding";
    assertTrue(String.valueOf(FileNames.fault("lat\uD800.xml")).startsWith(expected));
  }

  /** Runs a test with another value of a property of the system. */
  private static void with(String property, @Nullable String value, Executable test)
      throws Throwable {
    String old = System.getProperty(property);
    try {
      if (value == null) {
        System.clearProperty(property);
      } else {
        System.setProperty(property, value);
      }
      test.execute();
    } finally {
      System.setProperty(property, old);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "UTF-8, is not in UTF-8; change it to UTF-8",
    "ISO-8859-1, 'does not fit the locale''s encoding, ISO-8859-1; set LC_ALL=C.UTF-8'",
    "ANSI_X3.4-1968, 'does not fit the locale''s encoding, US-ASCII; set LC_ALL=C.UTF-8'",
    "x-of-another-java, is not in UTF-8; change it to UTF-8",
    ", is not in UTF-8; change it to UTF-8"
  })
  void adviceDependsOnTheLocale(@Nullable String encoding, String advice) throws Throwable {
    with(NAMES, encoding, () -> assertEquals(" " + advice, FileNames.misfit()));
  }

  @Test
  void relativeNameNeedsAWorkingDirectoryWithAName() throws Throwable {
    Path absolute = Path.of("a.xml").toAbsolutePath();
    with(
        "user.dir",
        "/x/" + NO_TEXT,
        () -> {
          var e = assertThrows(FileSystemException.class, () -> FileNames.path("a.xml"));
          assertEquals("a.xml", e.getFile());
          assertEquals("the name of the working directory" + FileNames.misfit(), e.getReason());
          assertEquals(absolute, FileNames.path(absolute.toString()));
        });
  }
}
