package io.github.sitemaptoolkit.batch.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RunFilesTest {

  @TempDir Path directory;
  private final RunFiles files = new RunFiles();

  @BeforeEach
  void makeNames() throws Exception {
    Files.writeString(directory.resolve("a.xml"), "a");
    Files.createDirectory(directory.resolve("sub"));
    Files.createSymbolicLink(directory.resolve("link.xml"), Path.of("a.xml"));
    Files.createSymbolicLink(directory.resolve("twice.xml"), Path.of("link.xml"));
    Files.createLink(directory.resolve("hard.xml"), directory.resolve("a.xml"));
    Files.createSymbolicLink(directory.resolve("folder"), directory);
  }

  private Path file(String name) {
    return directory.resolve(name);
  }

  private String refused(Runnable action) {
    var e = assertThrows(InvalidPlanException.class, action::run);
    return String.valueOf(e.getMessage()).replace(directory + "/", "");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a.xml",
        "./a.xml",
        "sub/../a.xml",
        "link.xml",
        "twice.xml",
        "hard.xml",
        "folder/a.xml",
        "folder/folder/sub/../link.xml"
      })
  void aFileThatIsReadIsNotWrittenUnderAnyName(String name) {
    files.reads("the input", file("a.xml"));
    assertEquals(
        "-o " + name + " would replace the input a.xml; write to another file or directory",
        refused(() -> files.writes("-o", file(name))));
  }

  @ParameterizedTest
  @ValueSource(strings = {"a.xml", "sub/../a.xml", "twice.xml", "hard.xml", "folder/a.xml"})
  void theOrderOfTheCallsDoesNotMatter(String name) {
    files.writes("--report", file("a.xml"));
    assertEquals(
        "--report a.xml would replace the input " + name + "; write to another file or directory",
        refused(() -> files.reads("the input", file(name))));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"new.json", "sub/../new.json", "folder/new.json", "NEW.json", "dangling.json"})
  void aNewFileIsWrittenForOnePurpose(String name) throws IOException {
    Files.createSymbolicLink(file("dangling.json"), Path.of("new.json"));
    files.writes("--report", file("new.json"));
    assertEquals(
        "--loss-report "
            + name
            + " would replace --report new.json; write to another file or directory",
        refused(() -> files.writes("--loss-report", file(name))));
  }

  @Test
  void differentFilesAreNoConflict() throws IOException {
    Files.writeString(file("A.XML"), "another file, where case matters");
    files.reads("the input", file("a.xml"));
    files.reads("the input", file("link.xml"));
    files.writes("-o", file("sub/a.xml"));
    files.writes("--report", file("sub/b.xml"));
    assertFalse(files.isReplacing());
  }

  @Test
  void whatDoesNotExistIsNotRead() {
    files.reads("the input", file("missing.xml"));
    files.writes("-o", file("missing.xml"));
    assertFalse(files.isReplacing());
  }

  @Test
  void anExistingOutputCouldBeReadToo() {
    files.writes("-o", file("a.xml"));
    assertTrue(files.isReplacing());
  }

  @Test
  void devicesCanHaveSeveralPurposes() {
    Path device = Path.of("/dev/null");
    files.reads("the input", device);
    files.writes("-o", device);
    files.writes("--report", device);
    assertFalse(files.isReplacing());
  }

  @Test
  void anUpdatedFileMayBeReadButNotBeAnotherOutput() {
    files.reads("the input", file("a.xml"));
    files.updates("the sitemap", file("a.xml"));
    files.reads("the input", file("link.xml"));
    assertEquals(
        "--robots hard.xml would replace the sitemap a.xml; write to another file or directory",
        refused(() -> files.writes("--robots", file("hard.xml"))));
  }

  @Test
  void linksInACircleAreAFileThatCannotBeRead() throws IOException {
    Files.createSymbolicLink(file("x"), Path.of("y"));
    Files.createSymbolicLink(file("y"), Path.of("x"));
    files.reads("the input", file("x"));
    files.writes("-o", file("y"));
    assertFalse(files.isReplacing());
  }
}
