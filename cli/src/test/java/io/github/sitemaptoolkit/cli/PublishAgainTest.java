package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code sitemap publish} does nothing but look if nothing has changed. */
class PublishAgainTest {

  private static final FileTime LONG_AGO = FileTime.fromMillis(1_000_000);

  @TempDir Path directory;
  private Path urls;
  private Path set;

  @BeforeEach
  void write() throws IOException {
    set = directory.resolve("public");
    urls = directory.resolve("urls.txt");
    write(urls, "https://example.com/1\nhttps://example.com/2\nhttps://example.com/3\n");
  }

  private static void write(Path file, String text) throws IOException {
    Files.writeString(file, text);
    Files.setLastModifiedTime(file, LONG_AGO);
  }

  private CommandRun publish(String... more) {
    List<String> arguments = new ArrayList<>(List.of("publish", urls.toString()));
    arguments.addAll(List.of("-o", set.toString(), "--base-url", "https://example.com/"));
    arguments.addAll(List.of("--max-urls", "2"));
    arguments.addAll(List.of(more));
    return CommandRun.of(arguments.toArray(String[]::new));
  }

  private Path same() {
    return set.resolve(".sitemap-same");
  }

  /** Returns whether the set was published, not only looked at. */
  private boolean isPublished(String... more) throws IOException {
    if (Files.exists(same())) {
      Files.setLastModifiedTime(same(), LONG_AGO);
    }
    publish(more).exits(0);
    return !Files.exists(same()) || !Files.getLastModifiedTime(same()).equals(LONG_AGO);
  }

  private Path sitemap() throws IOException {
    try (var files = Files.list(set)) {
      return files
          .filter(it -> it.getFileName().toString().startsWith("sitemap-"))
          .sorted()
          .toList()
          .get(0);
    }
  }

  @Test
  void whatIsTheSameIsNotPublishedAgain() throws IOException {
    String first = publish().exits(0).out();
    assertFalse(isPublished());
    CommandRun again = publish().exits(0);
    assertEquals(first, again.out());
    assertEquals(
        set + ": 3 urls in 2 sitemaps; 0 files written, 3 unchanged, 0 removed\n", again.err());
  }

  @Test
  void onlyTheOwnerReadsTheNamesOfTheInputs() throws IOException {
    publish().exits(0);
    var view = Files.getFileAttributeView(same(), PosixFileAttributeView.class);
    assumeTrue(view != null);
    assertEquals("rw-------", PosixFilePermissions.toString(view.readAttributes().permissions()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"changed", "cut", "removed"})
  void damageIsWrittenAgain(String how) throws IOException {
    publish().exits(0);
    for (Path file : List.of(sitemap(), set.resolve("sitemap.xml"))) {
      String before = Files.readString(file);
      switch (how) {
        case "changed" -> Files.writeString(file, before.replace("example", "exomple"));
        case "cut" -> Files.writeString(file, before.substring(0, 100));
        default -> Files.delete(file);
      }
      assertTrue(isPublished(), file.toString());
      assertEquals(before, Files.readString(file));
      assertFalse(isPublished());
    }
  }

  @Test
  void otherBytesAndOtherSettingsArePublished() throws IOException {
    publish().exits(0);
    write(urls, "https://example.com/1\nhttps://example.com/2\nhttps://example.com/4\n");
    assertTrue(isPublished());
    assertFalse(isPublished());
    assertTrue(isPublished("--gzip"));
    assertFalse(isPublished("--gzip"));
    assertTrue(isPublished());
  }

  @Test
  void anUpdateRemovesWhatIsKnown() throws IOException {
    publish().exits(0);
    Path more = directory.resolve("more.txt");
    write(more, "https://example.com/5\n");
    CommandRun.of("update", set.toString(), "--add", more.toString()).exits(0);
    assertFalse(Files.exists(same()));
    assertTrue(isPublished());
  }

  @Test
  void whatDependsOnTheTimeIsPublished() throws IOException {
    urls = directory.resolve("urls.csv");
    write(urls, "loc,lastmod\nhttps://example.com/1,2026-11-01\n");
    publish("--since", "20000d").exits(0);
    assertFalse(Files.exists(same()));
    publish("--since", "2026-01-01").exits(0);
    assertFalse(isPublished("--since", "2026-01-01"));
  }

  @Test
  void findingsAreToldAgain() throws IOException {
    urls = directory.resolve("urls.csv");
    write(urls, "loc,priority\nhttps://example.com/1,80%\n");
    CommandRun first = publish().exits(0);
    assertTrue(first.err().contains("publish.bad-value"), first.err());
    CommandRun again = publish().exits(0);
    assertTrue(again.err().contains("publish.bad-value"), again.err());
  }

  @Test
  void newFilesOfADirectoryArePublished() throws IOException {
    Path inputs = Files.createDirectory(directory.resolve("inputs"));
    write(inputs.resolve("a.txt"), "https://example.com/1\n");
    urls = inputs;
    publish().exits(0);
    assertFalse(Files.exists(same()));
  }

  @Test
  void theLineOfRobotsIsAddedAgain() throws IOException {
    Path robots = directory.resolve("robots.txt");
    publish("--robots", robots.toString()).exits(0);
    String before = Files.readString(robots);
    Files.delete(robots);
    assertFalse(isPublished("--robots", robots.toString()));
    assertEquals(before, Files.readString(robots));
  }

  @Test
  void aDryRunShowsTheTable() throws IOException {
    publish().exits(0);
    assertTrue(publish("--dry-run").exits(0).out().contains("FILE"));
  }
}
