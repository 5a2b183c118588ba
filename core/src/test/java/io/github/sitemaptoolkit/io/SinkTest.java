package io.github.sitemaptoolkit.io;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.concurrent.FutureTask;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class SinkTest {

  @TempDir Path directory;

  private static void write(Sink sink, String text) throws IOException {
    sink.stream().write(text.getBytes(UTF_8));
  }

  private List<Path> files() throws IOException {
    try (var files = Files.list(directory)) {
      return files.sorted().toList();
    }
  }

  private static String unzipped(byte[] bytes) throws IOException {
    try (var in = new GZIPInputStream(new ByteArrayInputStream(bytes))) {
      return new String(in.readAllBytes(), UTF_8);
    }
  }

  @Test
  void aFileAppearsByCommit() throws IOException {
    Path path = directory.resolve("a.xml");
    try (Sink sink = Sink.open(path)) {
      write(sink, "new");
      assertFalse(Files.exists(path));
      sink.commit();
      assertEquals("new", Files.readString(path));
    }
    assertEquals(List.of(path), files());
  }

  @Test
  void withoutCommitTheOldFileStays() throws IOException {
    Path path = Files.writeString(directory.resolve("a.xml"), "old");
    try (Sink sink = Sink.open(path)) {
      write(sink, "new");
      sink.stream().flush();
      assertEquals("old", Files.readString(path));
    }
    assertEquals("old", Files.readString(path));
    assertEquals(List.of(path), files());
  }

  @Test
  void withoutCommitNoFileAppears() throws IOException {
    try (Sink sink = Sink.open(directory.resolve("a.xml"))) {
      write(sink, "new");
      assertEquals(1, files().size(), "what is written meanwhile stands in the same directory");
    }
    assertEquals(List.of(), files());
  }

  @Test
  void commitReplacesTheOldFile() throws IOException {
    Path path = Files.writeString(directory.resolve("a.xml"), "old, and longer");
    try (Sink sink = Sink.open(path)) {
      write(sink, "new");
      sink.commit();
    }
    assertEquals("new", Files.readString(path));
    assertEquals(List.of(path), files());
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void permissionsAreKept() throws IOException {
    Path path = Files.writeString(directory.resolve("a.xml"), "old");
    var permissions = PosixFilePermissions.fromString("rw-rw---x");
    Files.setPosixFilePermissions(path, permissions);
    try (Sink sink = Sink.open(path)) {
      sink.commit();
    }
    assertEquals(permissions, Files.getPosixFilePermissions(path));
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aLinkIsFollowed() throws IOException {
    Path inner = Files.createDirectory(directory.resolve("real"));
    Path target = Files.writeString(inner.resolve("target.xml"), "old");
    Path link = Files.createSymbolicLink(directory.resolve("link.xml"), target);
    try (Sink sink = Sink.open(link)) {
      write(sink, "new");
      sink.commit();
      assertEquals(link.toString(), sink.name());
    }
    assertTrue(Files.isSymbolicLink(link));
    assertEquals("new", Files.readString(target));
  }

  @Test
  void aDirectoryIsRefused() {
    var e = assertThrows(FileSystemException.class, () -> Sink.open(directory));
    assertEquals(directory + ": is a directory", e.getMessage());
  }

  @Test
  void aMissingDirectoryIsRefused() {
    Path path = directory.resolve("none/a.xml");
    var e = assertThrows(NoSuchFileException.class, () -> Sink.open(path));
    assertEquals(path + ": its directory does not exist; create it first", e.getMessage());
  }

  @Test
  void aNameInGzIsCompressed() throws IOException {
    Path path = directory.resolve("a.xml.gz");
    try (Sink sink = Sink.open(path)) {
      write(sink, "content");
      sink.commit();
    }
    assertEquals("content", unzipped(Files.readAllBytes(path)));
  }

  @Test
  void compressionCanBeChosenAgainstTheName() throws IOException {
    Path path = directory.resolve("a.xml.gz");
    try (Sink sink = Sink.open(path, false)) {
      write(sink, "content");
      sink.commit();
    }
    assertEquals("content", Files.readString(path));
  }

  @Test
  void bytesAreCountedBeforeCompression() throws IOException {
    var out = new ByteArrayOutputStream();
    try (Sink sink = Sink.of(out, "out", true)) {
      sink.stream().write(new byte[10_000]);
      sink.stream().write(1);
      sink.stream().write(new byte[5], 1, 2);
      assertEquals(10_003, sink.bytes());
      sink.commit();
    }
    assertTrue(out.size() < 1000);
  }

  @Test
  void aStreamIsFlushedByCommitAndNeverClosed() throws IOException {
    var closed = new boolean[1];
    var out =
        new ByteArrayOutputStream() {
          @Override
          public void close() {
            closed[0] = true;
          }
        };
    try (Sink sink = Sink.of(out, "-", false)) {
      write(sink, "text");
      sink.commit();
      assertEquals("text", out.toString(UTF_8));
      assertEquals("-", sink.name());
    }
    assertFalse(closed[0]);
  }

  @Test
  void aCompressedStreamIsCompleteAfterCommit() throws IOException {
    var out = new ByteArrayOutputStream();
    try (Sink sink = Sink.of(out, "-", true)) {
      write(sink, "text");
      sink.commit();
    }
    assertEquals("text", unzipped(out.toByteArray()));
  }

  /** Never tried on a device of the machine: a defect in {@link Sink} would replace it. */
  @Test
  @DisabledOnOs(OS.WINDOWS)
  @Timeout(30)
  void aPipeIsWrittenToAsItIs() throws Exception {
    Path pipe = directory.resolve("pipe.xml.gz");
    assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
    var reading = new FutureTask<>(() -> Files.readAllBytes(pipe));
    var reader = new Thread(reading);
    reader.setDaemon(true); // waits for ever if nobody writes
    reader.start();
    try (Sink sink = Sink.open(pipe)) {
      write(sink, "text");
      sink.commit();
      assertFalse(reading.isDone(), "only closing the sink ends the stream");
    }
    assertFalse(Files.isRegularFile(pipe));
    assertEquals("text", unzipped(reading.get()));
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void ownerAndGroupAreKept() throws IOException {
    Path path = Files.writeString(directory.resolve("a.xml"), "old");
    try {
      Files.setAttribute(path, "unix:uid", 4321);
      Files.setAttribute(path, "unix:gid", 1234);
    } catch (FileSystemException e) {
      assumeTrue(false, "only root gives files to others");
    }
    try (Sink sink = Sink.open(path)) {
      sink.commit();
    }
    assertEquals(4321, Files.getAttribute(path, "unix:uid"));
    assertEquals(1234, Files.getAttribute(path, "unix:gid"));
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void linksInACircleAreRefused() throws IOException {
    Path one = directory.resolve("one.xml");
    Path two = Files.createSymbolicLink(directory.resolve("two.xml"), one);
    Files.createSymbolicLink(one, two);
    assertThrows(FileSystemException.class, () -> Sink.open(one));
    Sink.removeLeftovers(List.of(one));
    assertEquals(List.of(one, two), files());
  }

  @Test
  void whatAStreamRefusesIsSaidWithItsName() throws IOException {
    var full =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw new IOException("no space left");
          }
        };
    try (Sink sink = Sink.of(full, "out.xml", false)) {
      var e = assertThrows(IOException.class, () -> sink.stream().write(new byte[1 << 20]));
      assertEquals("out.xml: no space left", e.getMessage());
    }
    try (Sink sink = Sink.of(full, "out.xml", false)) {
      sink.stream().write(1);
      assertEquals(
          "out.xml: no space left",
          assertThrows(IOException.class, () -> sink.stream().flush()).getMessage());
      var e = assertThrows(IOException.class, sink::commit, "what has a gap is not published");
      assertEquals("out.xml: no space left", e.getMessage());
    }
    var e = assertThrows(IOException.class, () -> Sink.of(full, "out.gz", true));
    assertEquals("out.gz: no space left", e.getMessage());
  }

  @Test
  void namesAreComparedWithoutCase() {
    assertTrue(Sink.isCompressedName("A.XML.GZ"));
    assertFalse(Sink.isCompressedName("a.gz.xml"));
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void aStreamOfTheProcessIsWrittenToWhereItLeads() throws IOException {
    Path log = Files.writeString(directory.resolve("log"), "first");
    try (var opened = FileChannel.open(log, StandardOpenOption.READ)) {
      assertTrue(opened.isOpen());
      Path number = OpenFiles.of(log).get(0).getFileName();
      for (String folder : List.of("/proc/self/fd", "/dev/fd")) {
        try (Sink sink = Sink.open(Path.of(folder).resolve(number))) {
          write(sink, ",next");
          sink.commit();
        }
      }
    }
    assertEquals("first,next,next", Files.readString(log));
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aLinkItselfCanBeReplaced() throws IOException {
    Path target = Files.writeString(directory.resolve("target.xml"), "old");
    Files.setPosixFilePermissions(target, PosixFilePermissions.fromString("rwxrwxrwx"));
    Path link = Files.createSymbolicLink(directory.resolve("link.xml"), target);
    Path file = Files.writeString(directory.resolve("new.xml"), "new");
    var permissions = Files.getPosixFilePermissions(file);
    Sink.replace(file, link);
    assertEquals(List.of(link, target), files());
    assertEquals("new", Files.readString(link));
    assertEquals("old", Files.readString(target));
    assertEquals(permissions, Files.getPosixFilePermissions(link));
  }

  @Test
  void filesWithoutPermissionsAreReplacedToo() throws IOException {
    Path archive = directory.resolve("set.zip");
    try (var zip = FileSystems.newFileSystem(archive, Map.of("create", "true"))) {
      Path path = Files.writeString(zip.getPath("a.xml"), "old");
      Sink.replace(Files.writeString(zip.getPath("b.xml"), "new"), path);
      assertEquals("new", Files.readString(path));
      assertFalse(Files.exists(zip.getPath("b.xml")));
    }
  }
}
