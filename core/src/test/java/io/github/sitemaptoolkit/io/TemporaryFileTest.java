package io.github.sitemaptoolkit.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.ref.WeakReference;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class TemporaryFileTest {

  private static final String LEFT = ".sitemap-0123456789abcdef-fedcba9876543210.tmp";
  private static final String NOT_TMP = ".sitemap-0123456789abcdef-fedcba9876543210.xml";

  @TempDir Path directory;

  private Set<String> names() throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return files.map(file -> file.getFileName().toString()).collect(Collectors.toSet());
    }
  }

  private Path file(String name) throws IOException {
    return Files.writeString(directory.resolve(name), "text");
  }

  @Test
  void whatAKilledProcessLeftIsRemoved() throws IOException {
    file(LEFT);
    Sink.removeLeftovers(List.of(directory.resolve("a.xml"), directory.resolve("b.xml")));
    assertEquals(Set.of(), names());
  }

  @Test
  void whatThisProcessWritesIsNoLeftover() throws IOException {
    Path target = directory.resolve("a.xml");
    TemporaryFile file = TemporaryFile.create(directory);
    assertEquals(LEFT.length(), file.path().getFileName().toString().length());
    Sink.removeLeftovers(List.of(target));
    assertTrue(Files.exists(file.path()));
    file.moveTo(target);
    assertEquals(Set.of("a.xml"), names());
  }

  /** Closing any channel to a file releases all locks that this process has on it. */
  @Test
  @EnabledOnOs(OS.LINUX)
  void whatThisProcessWritesStaysLocked() throws IOException {
    TemporaryFile file = TemporaryFile.create(directory);
    assertTrue(isLocked(file.path()));
    Sink.removeLeftovers(List.of(directory.resolve("a.xml")));
    assertTrue(isLocked(file.path()));
    file.delete();
  }

  /** Returns whether any process has a lock on a file. */
  private static boolean isLocked(Path file) throws IOException {
    String inode = ":" + Files.getAttribute(file, "unix:ino") + " ";
    return Files.readString(Path.of("/proc/locks")).contains(inode);
  }

  @Test
  void whatIsLockedIsNoLeftover() throws IOException {
    Path left = file(LEFT);
    try (FileChannel channel = FileChannel.open(left, StandardOpenOption.WRITE)) {
      assertTrue(channel.tryLock().isValid());
      Sink.removeLeftovers(List.of(directory.resolve("a.xml")));
      assertEquals(Set.of(LEFT), names());
    }
  }

  @Test
  void otherNamesAreLeftAlone() throws IOException {
    Set<String> others =
        Set.of(".sitemap-1.tmp", "a" + LEFT.substring(1), LEFT + "x", ".sitemap.lock", NOT_TMP);
    for (String name : others) {
      file(name);
    }
    Sink.removeLeftovers(List.of(directory.resolve("a.xml")));
    assertEquals(others, names());
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void linksAndDirectoriesOfSuchANameAreLeftAlone() throws IOException {
    Path real = file("real");
    Files.createSymbolicLink(directory.resolve(LEFT), real);
    Files.createDirectory(directory.resolve(LEFT.replace('0', '1')));
    Sink.removeLeftovers(List.of(directory.resolve("a.xml")));
    assertEquals(Set.of("real", LEFT, LEFT.replace('0', '1')), names());
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void theyAreLookedForWhereALinkLeads() throws IOException {
    Path inner = Files.createDirectory(directory.resolve("inner"));
    Files.writeString(inner.resolve(LEFT), "text");
    Path link = Files.createSymbolicLink(directory.resolve("a.xml"), inner.resolve("b.xml"));
    Sink.removeLeftovers(List.of(link));
    assertTrue(Files.notExists(inner.resolve(LEFT)));
  }

  @Test
  void aDirectoryThatIsNotThereIsNoFailure() {
    Sink.removeLeftovers(List.of(directory.resolve("none/a.xml")));
    assertTrue(Files.notExists(directory.resolve("none")));
  }

  @Test
  void whatAnotherProcessWritesIsLeftAloneUntilItIsKilled() throws Exception {
    Path target = directory.resolve("a.xml");
    Process writer = WritingProcess.start(target);
    try {
      Set<String> written = names();
      assertEquals(1, written.size());
      Sink.removeLeftovers(List.of(target));
      assertEquals(written, names());
    } finally {
      writer.destroyForcibly().waitFor();
    }
    assertEquals(1, names().size(), "nobody cleans up after a process that is killed");
    Sink.removeLeftovers(List.of(target));
    assertEquals(Set.of(), names());
  }

  @Test
  void aProcessThatExitsLeavesNothing() throws Exception {
    Process writer = WritingProcess.start(directory.resolve("a.xml"));
    writer.getOutputStream().close();
    assertEquals(3, writer.waitFor());
    assertEquals(Set.of(), names());
  }

  @Test
  void theFileIsClosedWhenItIsMovedOrRemoved() throws IOException {
    TemporaryFile moved = TemporaryFile.create(directory);
    moved.moveTo(directory.resolve("a.xml"));
    assertFalse(moved.channel().isOpen());
    TemporaryFile removed = TemporaryFile.create(directory);
    removed.delete();
    assertFalse(removed.channel().isOpen());
    assertEquals(Set.of("a.xml"), names());
  }

  @Test
  void aFileThatCannotBeMovedStaysAndCanBeRemoved() throws IOException {
    Path target = Files.createDirectory(directory.resolve("a.xml"));
    Files.createFile(target.resolve("full"));
    TemporaryFile file = TemporaryFile.create(directory);
    var failure = assertThrows(IOException.class, () -> file.moveTo(target));
    assertTrue(Files.exists(file.path()));
    file.discard(failure);
    assertEquals(Set.of("a.xml"), names());
    assertEquals(0, failure.getSuppressed().length);
  }

  @Test
  void aFileThatCannotBeRemovedEitherIsSaidWithTheFailure() throws IOException {
    TemporaryFile file = TemporaryFile.create(directory);
    Files.delete(file.path());
    Files.createDirectory(file.path()); // which cannot be removed as a file is,
    Files.createFile(file.path().resolve("full")); // not even when it is no file
    var failure = new IOException("full");
    file.discard(failure);
    assertEquals(1, failure.getSuppressed().length);
  }

  @Test
  void eachFileHasANameOfItsOwn() throws IOException {
    TemporaryFile one = TemporaryFile.create(directory);
    TemporaryFile two = TemporaryFile.create(directory);
    assertEquals(2, names().size());
    one.delete();
    two.delete();
  }

  /** A process that writes many files would otherwise need more and more memory. */
  @Test
  void filesAreForgottenThatNeedNoRemoval() throws Exception {
    assertTrue(isForgotten(movedFile()));
    assertTrue(isForgotten(removedFile()));
    WeakReference<TemporaryFile> open = new WeakReference<>(TemporaryFile.create(directory));
    assertFalse(isForgotten(open), "it must be removed when the process ends");
    open.get().delete();
  }

  private WeakReference<TemporaryFile> movedFile() throws IOException {
    TemporaryFile file = TemporaryFile.create(directory);
    file.moveTo(directory.resolve("a.xml"));
    return new WeakReference<>(file);
  }

  private WeakReference<TemporaryFile> removedFile() throws IOException {
    TemporaryFile file = TemporaryFile.create(directory);
    file.delete();
    return new WeakReference<>(file);
  }

  /** Returns whether an object is garbage by the time that another one is. */
  private static boolean isForgotten(WeakReference<?> reference) throws InterruptedException {
    for (int tries = 0; !reference.refersTo(null) && tries < 3; tries++) {
      var garbage = new WeakReference<>(new Object());
      while (!garbage.refersTo(null)) {
        System.gc();
        Thread.sleep(1);
      }
    }
    return reference.refersTo(null);
  }

  /** A file in an archive appears only when it is closed. */
  @Test
  @EnabledOnOs(OS.LINUX)
  void filesThatAnotherProgramRemovesAreGivenUp() throws IOException {
    Path archive = directory.resolve("set.zip");
    try (var zip = FileSystems.newFileSystem(archive, Map.of("create", "true"))) {
      Path root = zip.getPath("/");
      List<Path> opened = OpenFiles.of(directory);
      var e = assertThrows(IOException.class, () -> TemporaryFile.create(root));
      assertEquals(
          "another program keeps removing temporary files from its directory", e.getMessage());
      try (Stream<Path> left = Files.list(root)) {
        assertEquals(List.of(), left.toList());
      }
      assertEquals(opened, OpenFiles.of(directory));
    }
  }
}
