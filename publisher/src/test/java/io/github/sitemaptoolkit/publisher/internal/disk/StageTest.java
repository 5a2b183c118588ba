package io.github.sitemaptoolkit.publisher.internal.disk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.faults.Fault;
import io.github.sitemaptoolkit.faults.Faults;
import io.github.sitemaptoolkit.faults.FaultyFileSystem;
import io.github.sitemaptoolkit.faults.Operation;
import io.github.sitemaptoolkit.publisher.Site;
import io.github.sitemaptoolkit.publisher.layout.ChangeList;
import io.github.sitemaptoolkit.publisher.layout.Part;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class StageTest {

  private static final Map<String, String> OLD =
      Map.of("sitemap.xml", "old index", "sitemap-0.xml", "old", "sitemap-1.xml", "old");
  private static final Map<String, String> NEW =
      Map.of("sitemap.xml", "new index", "sitemap-1.xml", "new", "sitemap-2.xml", "new");

  @TempDir Path scratch;

  private int directories;

  private Path published(Map<String, String> files) throws IOException {
    Path directory = Files.createDirectory(scratch.resolve("set-" + ++directories));
    for (var file : files.entrySet()) {
      Files.writeString(directory.resolve(file.getKey()), file.getValue());
    }
    return directory;
  }

  private static Map<String, String> files(Path directory) throws IOException {
    Map<String, String> files = new TreeMap<>();
    for (String name : Site.names(directory)) {
      Path file = directory.resolve(name);
      files.put(name, Files.isDirectory(file) ? "directory" : Files.readString(file));
    }
    return files;
  }

  /** The SHA-256 is that of "old". */
  private static final Part OLDEST =
      new Part(
          "sitemap-0.xml",
          1,
          3,
          "cba06b5736faf67e54b07b561eae94395e774c517a7d910a54369e1263ccfbd4",
          null);

  private static FaultyFileSystem disk(Faults faults) {
    return new FaultyFileSystem(faults);
  }

  private static void change(Path directory) throws IOException {
    try (Stage stage = Stage.open(directory)) {
      for (var file : NEW.entrySet()) {
        Files.writeString(stage.staged(file.getKey()), file.getValue());
      }
      stage.publish(List.of("sitemap-1.xml", "sitemap-2.xml", "sitemap.xml"), List.of(OLDEST));
    }
  }

  @Test
  void stagedFilesAppearByPublishing() throws IOException {
    Path directory = published(OLD);
    try (Stage stage = Stage.open(directory)) {
      Files.writeString(stage.staged("sitemap-1.xml"), "new");
      assertEquals("old", Files.readString(directory.resolve("sitemap-1.xml")));
      stage.publish(List.of("sitemap-1.xml"), List.of());
      assertEquals("new", Files.readString(directory.resolve("sitemap-1.xml")));
      assertFalse(Stage.isInterrupted(directory));
    }
    assertEquals(
        Map.of("sitemap.xml", "old index", "sitemap-0.xml", "old", "sitemap-1.xml", "new"),
        files(directory));
  }

  @Test
  void whatIsNotPublishedIsRemoved() throws IOException {
    Path directory = published(OLD);
    try (Stage stage = Stage.open(directory)) {
      Files.writeString(stage.staged("sitemap-1.xml"), "new");
    }
    assertEquals(OLD, files(directory));
  }

  @Test
  void filesAreRemovedWithoutAnyThatAreMoved() throws IOException {
    Path directory = published(OLD);
    try (Stage stage = Stage.open(directory)) {
      stage.publish(List.of(), List.of(OLDEST));
    }
    assertEquals(List.of("sitemap-1.xml", "sitemap.xml"), Site.names(directory));
  }

  @Test
  void filesThatAreNotAsTheyWerePublishedStay() throws IOException {
    Path directory = published(OLD);
    Files.writeString(directory.resolve("sitemap-0.xml"), "mine");
    try (Stage stage = Stage.open(directory)) {
      stage.publish(List.of(), List.of(OLDEST));
      assertEquals(List.of("sitemap-0.xml"), stage.kept());
    }
    assertEquals("mine", Files.readString(directory.resolve("sitemap-0.xml")));
  }

  /** Anybody may have written it: a name alone is no reason to remove a file. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "remove sitemap-0.xml",
        "remove sitemap-0.xml 3",
        "remove sitemap-0.xml x y",
        "remove .sitemap-manifest.json 3 y"
      })
  void journalWithoutWhatWasPublishedIsRefused(String line) throws IOException {
    Path directory = published(OLD);
    Path staging = Files.createDirectory(directory.resolve(".sitemap-staging"));
    Files.writeString(staging.resolve("journal"), line + '\n');
    var e = assertThrows(FileSystemException.class, () -> Stage.open(directory));
    assertTrue(e.getMessage().contains("line 1 is not a publishing step"), e.getMessage());
    assertTrue(Files.exists(directory.resolve("sitemap-0.xml")));
  }

  /** What a later version stages may have other names: nothing of it is to be removed. */
  @Test
  void journalOfALaterVersionIsLeftToIt() throws IOException {
    Path directory = published(OLD);
    Path staging = Files.createDirectory(directory.resolve(".sitemap-staging"));
    Path journal = staging.resolve("journal");
    Files.writeString(journal, "sitemap-journal 2 (sitemap toolkit 0.4)\nexchange sitemap-0.xml\n");
    Files.writeString(staging.resolve("unknown"), "x");
    Map<String, String> before = files(directory);
    var e = assertThrows(FileSystemException.class, () -> Stage.open(directory));
    assertTrue(
        e.getMessage().startsWith(journal + ": is version 2 of such a file"), e.getMessage());
    assertEquals(before, files(directory));
    assertTrue(Files.exists(journal) && Files.exists(staging.resolve("unknown")));
  }

  @Test
  void journalTellsItsVersion() throws IOException {
    Path directory = published(OLD);
    FaultyFileSystem disk = disk(Faults.at(4, Fault.BROKEN).only(Set.of(Operation.MOVE)));
    assertThrows(IOException.class, () -> change(disk.path(directory)));
    List<String> lines =
        Files.readAllLines(directory.resolve(".sitemap-staging").resolve("journal"));
    assertEquals("sitemap-journal 1", lines.get(0));
    Stage.open(directory).close();
    assertEquals(NEW, files(directory));
  }

  @Test
  void noChangeNeedsNoJournal() throws IOException {
    Faults faults = Faults.none();
    try (Stage stage = Stage.open(disk(faults).path(published(OLD)))) {
      int before = faults.log().size();
      stage.publish(List.of(), List.of());
      assertEquals(before, faults.log().size());
    }
  }

  @Test
  void directoryIsReleased() throws IOException {
    Path directory = published(OLD);
    try (Stage stage = Stage.open(directory)) {
      assertThrows(FileSystemException.class, () -> Stage.open(directory));
      assertTrue(Files.isDirectory(stage.staged("..")));
    }
    Path foreign = Files.createDirectory(directory.resolve(".sitemap-staging")).resolve("notes");
    Files.createFile(foreign);
    for (int i = 0; i < 2; i++) { // the second one is not refused because of the first
      var e = assertThrows(FileSystemException.class, () -> Stage.open(directory));
      assertEquals(foreign + ": was not created by publishing; move or remove it", e.getMessage());
    }
    Files.delete(foreign);
    change(directory);
    assertEquals(NEW, files(directory));
  }

  @Test
  void filesOfOthersKeepTheDirectoryFromBeingUsedAgain() throws IOException {
    Path directory = published(OLD);
    Stage stage = Stage.open(directory);
    Path foreign = Files.createFile(stage.staged("notes"));
    var e = assertThrows(FileSystemException.class, stage::close);
    assertEquals(foreign.toString(), e.getFile());
    assertFalse(Files.exists(directory.resolve(".sitemap.lock")));
  }

  /** Returns what was thrown by the change, or null. */
  private static IOException failure(Path directory) {
    try {
      change(directory);
      return null;
    } catch (IOException e) {
      return e;
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"BROKEN", "DENIED"})
  void failureLeavesAllOrNothingToDo(Fault fault) throws IOException {
    Set<Operation> operations = Set.of(Operation.MOVE, Operation.MAKE, Operation.DELETE);
    int halfway = 0;
    boolean reached = true;
    for (int step = 1; reached; step++) {
      Path directory = published(OLD);
      Faults faults = Faults.at(step, fault).only(operations);
      IOException failure = failure(disk(faults).path(directory));
      reached = faults.log().size() >= step;
      if (failure != null && Stage.isInterrupted(directory)) {
        halfway++;
        String reason = fault == Fault.DENIED ? "permission denied" : "Input/output error";
        assertEquals(
            ((FileSystemException) failure).getFile()
                + ": "
                + reason
                + "; the update of "
                + directory
                + " stopped halfway, so the directory now mixes files of the old and the new set:"
                + " publish again to complete the update",
            failure.getMessage());
        Stage.open(directory).close();
        assertEquals(NEW, files(directory), "step " + step);
      } else if (failure != null) {
        assertFalse(failure.getMessage().contains("halfway"), failure.getMessage());
        assertEquals(halfway == 0 ? OLD : NEW, visible(directory), "step " + step);
      }
    }
    assertEquals(5, halfway, "three moves, a removal, and that of the journal");
  }

  private static Map<String, String> visible(Path directory) throws IOException {
    Map<String, String> files = files(directory);
    files.keySet().removeIf(name -> name.startsWith("."));
    return files;
  }

  @Test
  void killedAtAnyStepTheNextOneCompletesIt() throws IOException {
    boolean killed = true;
    for (int step = 1; killed; step++) {
      Path directory = published(OLD);
      FaultyFileSystem disk = disk(Faults.at(step, Fault.KILLED).only(Operation.CHANGES));
      try {
        assertNull(failure(disk.path(directory)));
        killed = false;
      } catch (Fault.Killed e) {
        disk.release();
      }
      Map<String, String> completed = Stage.isInterrupted(directory) || !killed ? NEW : null;
      Stage.open(directory).close();
      Map<String, String> files = files(directory);
      assertTrue(files.equals(NEW) || (completed == null && files.equals(OLD)), "step " + step);
    }
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void permissionsAndOwnersOfReplacedFilesAreKept() throws IOException {
    Path directory = published(OLD);
    Path file = directory.resolve("sitemap-1.xml");
    var permissions = PosixFilePermissions.fromString("rw-rw---x");
    Files.setPosixFilePermissions(file, permissions);
    change(directory);
    assertEquals(permissions, Files.getPosixFilePermissions(file));
    try {
      Files.setAttribute(file, "unix:uid", 4321);
      Files.setAttribute(file, "unix:gid", 1234);
    } catch (FileSystemException e) {
      return; // only root gives files to others
    }
    change(directory);
    assertEquals(4321, Files.getAttribute(file, "unix:uid"));
    assertEquals(1234, Files.getAttribute(file, "unix:gid"));
  }

  @Test
  void changeThatCannotBeCompletedStaysToBeCompleted() throws IOException {
    Path directory = published(OLD);
    Path staging = Files.createDirectory(directory.resolve(".sitemap-staging"));
    Files.writeString(
        staging.resolve("journal"),
        "move sitemap-1.xml\nremove " + ChangeList.change(OLDEST) + '\n');
    Files.writeString(staging.resolve("sitemap-1.xml"), "new");
    FaultyFileSystem disk = disk(Faults.at(1, Fault.BROKEN).only(Set.of(Operation.MOVE)));
    var e = assertThrows(IOException.class, () -> Stage.open(disk.path(directory)));
    assertTrue(e.getMessage().endsWith("publish again to complete the update"), e.getMessage());
    assertTrue(Stage.isInterrupted(directory));
    Stage.open(directory).close();
    assertEquals(Map.of("sitemap.xml", "old index", "sitemap-1.xml", "new"), files(directory));
  }
}
