package io.github.sitemaptoolkit.io;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.limit.Limits;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisabledOnOs(OS.WINDOWS) // links need rights there
@Timeout(value = 30, threadMode = Timeout.ThreadMode.SEPARATE_THREAD) // nothing waits on a pipe
class OwnedDirectoryTest {

  @TempDir Path temporary;

  private Path outside;
  private Path directory;
  private OwnedDirectory owned;

  @BeforeEach
  void make() throws IOException {
    outside = Files.createDirectory(temporary.resolve("outside"));
    Files.writeString(outside.resolve("a.xml"), "theirs");
    directory = Files.createDirectory(temporary.resolve("site"));
    owned = OwnedDirectory.of(directory, "move it");
  }

  private static void write(OwnedDirectory to, String name, String text) throws IOException {
    try (Sink sink = to.replace(name, false)) {
      sink.stream().write(text.getBytes(StandardCharsets.UTF_8));
      sink.commit();
    }
  }

  private static OwnedDirectory.Recorded text(String text) {
    return in -> new String(in.readAllBytes(), StandardCharsets.UTF_8).equals(text);
  }

  private void pipe(String name) throws Exception {
    Path file = directory.resolve(name);
    assertEquals(0, new ProcessBuilder("mkfifo", file.toString()).start().waitFor());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        ".",
        "..",
        "../outside/a.xml",
        "a/../../outside/a.xml",
        "/etc/passwd",
        "a//b",
        "a/",
        "a\0b",
        "./a",
        "a/."
      })
  void aNameThatLeadsElsewhereIsRefused(String name) throws IOException {
    var e = assertThrows(FileSystemException.class, () -> owned.read(name, 9));
    assertTrue(e.getMessage().startsWith(directory + ": cannot have a file \""), e.getMessage());
    assertTrue(e.getMessage().endsWith("\" of ours; move it"), e.getMessage());
    assertThrows(FileSystemException.class, () -> owned.delete(name, in -> true));
    assertThrows(FileSystemException.class, () -> write(owned, name, "ours"));
    assertEquals("theirs", Files.readString(outside.resolve("a.xml")));
  }

  @Test
  void aLinkToADirectoryIsNotGoneThrough() throws IOException {
    Files.createSymbolicLink(directory.resolve("maps"), outside);
    var e = assertThrows(FileSystemException.class, () -> write(owned, "maps/a.xml", "ours"));
    assertEquals(directory.resolve("maps") + ": is a symbolic link; move it", e.getMessage());
    assertThrows(FileSystemException.class, () -> owned.read("maps/a.xml", 9));
    assertThrows(FileSystemException.class, () -> owned.delete("maps/a.xml", in -> true));
    owned.removeEmptyAbove("maps/b/c.xml");
    assertTrue(Files.isSymbolicLink(directory.resolve("maps")));
    assertEquals("theirs", Files.readString(outside.resolve("a.xml")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"../outside/a.xml", "../outside", "none", "a.xml", "../outside/new"})
  void aLinkIsNeitherReadNorDeletedNorWrittenThrough(String target) throws IOException {
    Path link = Files.createSymbolicLink(directory.resolve("a.xml"), Path.of(target));
    var e = assertThrows(FileSystemException.class, () -> owned.read("a.xml", 9));
    assertEquals(link + ": is not a regular file; move it", e.getMessage());
    assertThrows(FileSystemException.class, () -> owned.source("a.xml", Limits.DEFAULT));
    assertThrows(
        FileSystemException.class, () -> owned.channel("a.xml", StandardOpenOption.CREATE));
    assertFalse(owned.delete("a.xml", in -> true));
    assertTrue(Files.isSymbolicLink(link));
    write(owned, "a.xml", "ours");
    assertTrue(Files.isRegularFile(link, LinkOption.NOFOLLOW_LINKS), "replaced itself");
    assertEquals("theirs", Files.readString(outside.resolve("a.xml")));
    assertFalse(Files.exists(outside.resolve("new")));
  }

  @Test
  void aPipeIsNotWaitedFor() throws Exception {
    pipe("a.xml");
    assertThrows(FileSystemException.class, () -> owned.open("a.xml"));
    assertThrows(FileSystemException.class, () -> owned.read("a.xml", 9));
    assertThrows(FileSystemException.class, () -> owned.channel("a.xml"));
    assertFalse(owned.holds("a.xml", in -> true));
    write(owned, "a.xml", "ours");
    assertEquals("ours", Files.readString(directory.resolve("a.xml")));
  }

  @Test
  void onlyWhatIsRecordedIsDeleted() throws IOException {
    write(owned, "maps/a.xml", "ours");
    assertFalse(owned.delete("maps/a.xml", text("other")));
    assertTrue(owned.delete("maps/a.xml", text("ours")));
    assertFalse(owned.delete("maps/a.xml", text("ours")));
    owned.removeEmptyAbove("maps/a.xml");
    assertFalse(Files.exists(directory.resolve("maps")));
    assertTrue(Files.exists(directory));
  }

  @Test
  void readingIsBounded() throws IOException {
    Files.writeString(directory.resolve("small"), "123");
    assertArrayEquals(new byte[] {'1', '2', '3'}, owned.read("small", 3));
    var e = assertThrows(FileSystemException.class, () -> owned.read("small", 2));
    assertEquals(directory.resolve("small") + ": has more than 2 bytes; move it", e.getMessage());
    assertNull(owned.read("none", 3));
  }

  @Test
  void aDirectoryIsNotReplaced() throws IOException {
    Files.createDirectory(directory.resolve("a.xml"));
    var e = assertThrows(FileSystemException.class, () -> owned.replace("a.xml", false));
    assertEquals(
        directory.resolve("a.xml") + ": is a directory in the place of a file; move it",
        e.getMessage());
  }

  @Test
  void theDirectoryItselfMayBeNamedThroughALink() throws IOException {
    Path link = Files.createSymbolicLink(temporary.resolve("current"), directory);
    OwnedDirectory linked = OwnedDirectory.of(link, "move it");
    linked.create();
    write(linked, "maps/a.xml", "ours");
    assertEquals("ours", Files.readString(directory.resolve("maps/a.xml")));
    assertEquals(link.resolve("maps/a.xml"), linked.shown("maps/a.xml"));
    Files.delete(link);
    Files.createSymbolicLink(link, outside);
    write(linked, "b.xml", "ours");
    assertFalse(Files.exists(outside.resolve("b.xml")), "it was resolved once");
  }

  @Test
  void aFileThatPeopleKeepIsReplacedThroughTheLinkThatTheyNamed() throws IOException {
    Path link = Files.createSymbolicLink(directory.resolve("b.json"), outside.resolve("a.xml"));
    try (Sink sink = KeptFile.named(link, "move it").replace()) {
      sink.stream().write('1');
      sink.commit();
    }
    assertTrue(Files.isSymbolicLink(link));
    assertEquals("1", Files.readString(outside.resolve("a.xml")));
    assertThrows(
        FileSystemException.class, () -> KeptFile.in(directory, "b.json", "move it").replace());
  }

  @Test
  void aPipeInThePlaceOfAKeptFileIsRefused() throws Exception {
    pipe("b.json");
    KeptFile kept = KeptFile.named(directory.resolve("b.json"), "move it");
    assertThrows(FileSystemException.class, () -> kept.read(9));
    assertThrows(FileSystemException.class, kept::replace);
  }
}
