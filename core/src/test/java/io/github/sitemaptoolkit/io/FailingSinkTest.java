package io.github.sitemaptoolkit.io;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.URI;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A sink that fails names the output, leaves the old file and nothing else. */
class FailingSinkTest {

  @TempDir Path directory;

  @AfterEach
  void endInterruption() {
    Thread.interrupted();
  }

  private List<Path> files() throws IOException {
    try (var files = Files.list(directory)) {
      return files.sorted().toList();
    }
  }

  private static String message(FailingTask task) {
    return assertThrows(FileSystemException.class, task::run).getMessage();
  }

  private interface FailingTask {
    void run() throws IOException;
  }

  @Test
  void interruptedThreadReplacesNothing() throws IOException {
    Path path = Files.writeString(directory.resolve("a.xml"), "old");
    try (Sink sink = Sink.open(path)) {
      sink.stream().write("new".getBytes(UTF_8));
      sink.stream().flush();
      Thread.currentThread().interrupt();
      assertEquals(path + ": was closed before the end", message(sink::commit));
      assertTrue(Thread.interrupted());
    }
    assertEquals("old", Files.readString(path));
    assertEquals(List.of(path), files());
  }

  @Test
  void interruptedThreadBeginsNothing() throws IOException {
    Path path = directory.resolve("a.xml.gz");
    Thread.currentThread().interrupt();
    String message = message(() -> Sink.open(path).close());
    assertTrue(Thread.interrupted());
    assertEquals(path + ": was closed before the end", message);
    assertEquals(List.of(), files());
  }

  @Test
  void directoryThatAppearedMeanwhileIsNotReplaced() throws IOException {
    Path path = directory.resolve("a.xml");
    try (Sink sink = Sink.open(path)) {
      Files.createDirectories(path.resolve("inner"));
      assertTrue(message(sink::commit).startsWith(path + ": "));
    }
    assertEquals(List.of(path), files());
  }

  @Test
  void temporaryFileThatCannotBeRemovedIsReported() throws IOException {
    Path path = directory.resolve("a.xml");
    Sink sink = Sink.open(path);
    Path temporary = files().get(0);
    Files.delete(temporary);
    Files.createDirectories(temporary.resolve("inner"));
    assertEquals(path + ": the directory is not empty", message(sink::close));
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void fileIsNoDirectory() throws IOException {
    Path path = Files.writeString(directory.resolve("file"), "x").resolve("a.xml");
    String reason = path.getParent() + " is not a directory";
    assertEquals(path + ": " + reason, message(() -> Sink.open(path)));
  }

  @Test
  void fileOfReadOnlyFileSystemIsRefused() {
    Path path = Path.of(URI.create("jrt:/java.base/module-info.class"));
    var e = assertThrows(AccessDeniedException.class, () -> Sink.open(path));
    assertEquals(path.toString(), e.getMessage());
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void directoryThatTakesNoFilesIsRefused() throws IOException {
    Path processes = Path.of("/proc/self/a.xml");
    assertEquals(processes + ": no such file", message(() -> Sink.open(processes)));
    Path system = Path.of("/sys/kernel/a.xml"); // which denies even root
    assumeTrue(!Files.getFileStore(system.getParent()).isReadOnly());
    assertEquals(system + ": its directory cannot be written to", message(() -> Sink.open(system)));
  }

  /** Commits nothing: a defect in {@link Sink} would replace the device. */
  @Test
  @EnabledOnOs(OS.LINUX)
  void deviceThatRefusesTheFirstBytesIsClosed() throws IOException {
    Path full = Path.of("/dev/full");
    assertEquals(full + ": No space left on device", message(() -> Sink.open(full, true).close()));
    assertEquals(List.of(), OpenFiles.of(full));
  }

  @Test
  void closedCompressorTakesNothingMore() throws IOException {
    Sink sink = Sink.open(directory.resolve("a.xml.gz"));
    sink.close();
    assertThrows(Exception.class, () -> sink.stream().write(1)); // which one depends on the JDK
    assertEquals(List.of(), files());
  }
}
