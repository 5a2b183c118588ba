package io.github.sitemaptoolkit.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class TemporaryFileTest {

  private static final String LEFT = ".sitemap-0123456789abcdef-fedcba9876543210.tmp";

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
        Set.of(".sitemap-1.tmp", "a" + LEFT.substring(1), LEFT + "x", ".sitemap.lock");
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
}
