package io.github.sitemaptoolkit.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

class FileNamesTest {

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
}
