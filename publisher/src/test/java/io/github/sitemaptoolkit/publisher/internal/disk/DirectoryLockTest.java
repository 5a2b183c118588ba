package io.github.sitemaptoolkit.publisher.internal.disk;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.publisher.Site;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@SuppressWarnings("try") // locks are held, not used
class DirectoryLockTest {

  @TempDir Path directory;

  @Test
  void onlyOneHoldsADirectory() throws IOException {
    try (DirectoryLock held = DirectoryLock.take(directory)) {
      var e = assertThrows(FileSystemException.class, () -> DirectoryLock.take(directory));
      String pid = String.valueOf(ProcessHandle.current().pid());
      assertTrue(e.getMessage().endsWith("is being published to by process " + pid), e.toString());
    }
    DirectoryLock.take(directory).close();
  }

  @Test
  void nothingIsLeft() throws IOException {
    Path inner = directory.resolve("a/b/c");
    try (DirectoryLock held = DirectoryLock.take(inner)) {
      assertTrue(Files.isDirectory(inner));
    }
    assertEquals(List.of(), Site.names(directory));
    assertTrue(Files.isDirectory(directory)); // it was there before
  }

  @Test
  void fileInItsPlaceIsNamed() throws IOException {
    Path file = Files.writeString(directory.resolve("public"), "x");
    var e = assertThrows(FileSystemException.class, () -> DirectoryLock.take(file));
    assertEquals(file + ": is a file, not a directory", e.getMessage());
    assertEquals("x", Files.readString(file));
  }

  @Test
  void whatWasPutIntoTheDirectoryStays() throws IOException {
    Path inner = directory.resolve("a/b");
    try (DirectoryLock held = DirectoryLock.take(inner)) {
      Files.writeString(inner.resolve("sitemap.xml"), "x");
    }
    assertEquals(List.of("sitemap.xml"), Site.names(inner));
  }

  @ParameterizedTest
  @ValueSource(strings = {"4194305", "gone", "go", "", "\0\0\0", "\0\0\0" + "4305", "\0one"})
  void whatAKilledProcessLeftIsTakenOver(String left) throws IOException {
    Files.writeString(directory.resolve(".sitemap.lock"), left);
    DirectoryLock.take(directory).close();
    assertEquals(List.of(), Site.names(directory));
  }

  @Test
  void directoryThatCannotBeMadeLeavesNothing() throws IOException {
    Files.writeString(directory.resolve("file"), "x");
    Path inner = directory.resolve("file/a");
    assertThrows(IOException.class, () -> DirectoryLock.take(inner));
    assertEquals(List.of("file"), Site.names(directory));
  }

  @Test
  @Timeout(value = 20, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void lockFileThatCannotBeMadeIsNamed() throws IOException {
    Path file = directory.resolve(".sitemap.lock");
    Files.createSymbolicLink(file, directory.resolve("none/lock"));
    var e = assertThrows(FileSystemException.class, () -> DirectoryLock.take(directory));
    assertTrue(e.getMessage().contains(".sitemap.lock"), e.toString());
  }

  /** The file goes each time, and who was about to lock it must see that. */
  @Test
  void manyTakeTurns() throws Exception {
    var holders = new AtomicInteger();
    var turns = new AtomicInteger();
    Path inner = directory.resolve("a/b");
    Callable<Boolean> task =
        () -> {
          boolean alone = true;
          while (turns.get() < 300) {
            try (DirectoryLock held = DirectoryLock.take(inner)) {
              alone &= holders.incrementAndGet() == 1;
              turns.incrementAndGet();
              holders.decrementAndGet();
            } catch (FileSystemException e) {
              assertTrue(e.getMessage().contains("is being published to by"), e.toString());
            }
          }
          return alone;
        };
    ExecutorService threads = Executors.newFixedThreadPool(4);
    try {
      for (Future<Boolean> done :
          threads.invokeAll(Stream.generate(() -> task).limit(4).toList())) {
        assertTrue(done.get());
      }
    } finally {
      threads.shutdown();
    }
    assertFalse(Files.exists(inner.resolve(".sitemap.lock"))); // the directory may have stayed
  }

  private void assertHeldBy(Process holder) {
    var e = assertThrows(FileSystemException.class, () -> DirectoryLock.take(directory));
    assertEquals(directory + ": is being published to by process " + holder.pid(), e.getMessage());
  }

  @Test
  void anotherProcessKeepsItUntilItEnds() throws Exception {
    Process holder = HoldingProcess.start(directory);
    try {
      assertHeldBy(holder);
      assertHeldBy(holder); // to have tried takes nothing away from it
      holder.getOutputStream().close();
      assertEquals(0, holder.waitFor());
    } finally {
      holder.destroyForcibly().waitFor();
    }
    DirectoryLock.take(directory).close();
    assertEquals(List.of(), Site.names(directory));
  }

  @Test
  void aProcessThatIsKilledKeepsNothing() throws Exception {
    Process holder = HoldingProcess.start(directory);
    holder.destroyForcibly().waitFor();
    assertEquals(List.of(".sitemap.lock"), Site.names(directory));
    DirectoryLock.take(directory).close();
    assertEquals(List.of(), Site.names(directory));
  }

  /** Its process is about to remove it: a lock on a file that is gone keeps nobody out. */
  @Test
  void aFileThatIsGoneIsWaitedFor() throws IOException {
    Files.writeString(directory.resolve(".sitemap.lock"), "gone");
    long begin = System.nanoTime();
    DirectoryLock.take(directory).close();
    assertTrue(System.nanoTime() - begin >= 50_000_000, "taken at once");
  }

  @Test
  void aFileOfSomethingElseIsLeftAsItIs() throws IOException {
    Path file = Files.writeString(directory.resolve(".sitemap.lock"), "my notes");
    var e = assertThrows(FileSystemException.class, () -> DirectoryLock.take(directory));
    assertEquals(file + ": was not created by publishing; move or remove it", e.getMessage());
    assertEquals("my notes", Files.readString(file));
  }

  @Test
  void itsFileNamesTheProcessAndThenSaysThatItIsGone() throws IOException {
    Path file = directory.resolve(".sitemap.lock");
    try (FileChannel seen = openWhileHeld(file)) {
      var content = ByteBuffer.allocate(32);
      seen.read(content);
      assertEquals("gone", UTF_8.decode(content.flip()).toString());
      assertTrue(seen.tryLock().isValid(), "its own lock was released");
    }
  }

  /** Opens the file of a lock that is released afterwards, as a process does that is too late. */
  private FileChannel openWhileHeld(Path file) throws IOException {
    try (DirectoryLock held = DirectoryLock.take(directory)) {
      assertEquals(String.valueOf(ProcessHandle.current().pid()), Files.readString(file));
      return FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE);
    }
  }

  @Test
  void directoriesAboveOneThatCannotBeMadeAreRemoved() throws IOException {
    Path tooLong = directory.resolve("a").resolve("b".repeat(300));
    assertThrows(IOException.class, () -> DirectoryLock.take(tooLong));
    assertEquals(List.of(), Site.names(directory));
  }

  /** As when two class loaders have loaded the publisher. */
  @Test
  void lockOfThisProcessThatIsNotKnownHereHoldsToo() throws IOException {
    Path file = Files.writeString(directory.resolve(".sitemap.lock"), "4194305");
    try (FileChannel other = FileChannel.open(file, StandardOpenOption.WRITE)) {
      assertTrue(other.lock().isValid());
      var e = assertThrows(FileSystemException.class, () -> DirectoryLock.take(directory));
      assertEquals(directory + ": is being published to by process 4194305", e.getMessage());
    }
  }
}
