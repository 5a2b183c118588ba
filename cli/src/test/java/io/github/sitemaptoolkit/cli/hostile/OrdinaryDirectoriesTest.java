package io.github.sitemaptoolkit.cli.hostile;

import static io.github.sitemaptoolkit.cli.hostile.Grounds.HAND;
import static io.github.sitemaptoolkit.cli.hostile.Grounds.MANIFEST;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.cli.CommandRun;
import io.github.sitemaptoolkit.faults.Instead;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** What people do with directories, and goes on working, however careful the program is. */
@Tag("slow")
@DisabledOnOs(OS.WINDOWS)
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD) // nothing waits on a pipe
class OrdinaryDirectoriesTest {

  private static final String SITEMAP_LINE = "Sitemap: https://example.com/sitemap.xml\n";

  @TempDir Path temporary;

  private Grounds grounds;

  @BeforeEach
  void start() throws IOException {
    grounds = Grounds.in(temporary);
  }

  /** Lets the next publication have other sitemaps. */
  private void changeUrls() throws IOException {
    Files.write(grounds.urls, Grounds.urls(2, 8));
  }

  private static Map<String, String> files(Path directory) throws IOException {
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> all = Files.list(directory)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        files.put(
            file.getFileName().toString(), Files.readString(file, StandardCharsets.ISO_8859_1));
      }
    }
    return files;
  }

  /** Returns a copy whose files are further names of the same, as {@code cp -al} makes. */
  private Path linkedCopy(Path directory) throws IOException {
    Path copy = Files.createDirectory(temporary.resolve("backup"));
    for (String name : files(directory).keySet()) {
      Files.createLink(copy.resolve(name), directory.resolve(name));
    }
    return copy;
  }

  private void assertPublishesAndUpdates(Path named) throws IOException {
    changeUrls();
    grounds.publishTo(named).exits(0);
    CommandRun.of("update", named.toString(), "--add", grounds.more.toString()).exits(0);
    String found = CommandRun.of("verify", named.toString()).out();
    assertTrue(found.isEmpty() || found.contains("sitemap-mine.xml: warning"), found);
    assertTrue(found.lines().count() <= 1, found);
    assertTrue(files(named).get("sitemap-1.xml").contains("<loc>"));
  }

  @Test
  void theOutputIsALinkToADirectory() throws IOException {
    Path real = Files.createDirectory(temporary.resolve("release-1"));
    Path link = Files.createSymbolicLink(temporary.resolve("www"), Path.of("release-1"));
    assertPublishesAndUpdates(link);
    assertTrue(Files.isSymbolicLink(link));
    assertTrue(Files.exists(real.resolve(MANIFEST)));
  }

  @Test
  void theOutputIsBelowALinkToADirectory() throws IOException {
    Path real = Files.createDirectory(temporary.resolve("release-1"));
    Files.createSymbolicLink(temporary.resolve("current"), real);
    assertPublishesAndUpdates(temporary.resolve("current/public"));
    assertTrue(Files.exists(real.resolve("public").resolve(MANIFEST)));
  }

  @Test
  void theLinkToTheOutputIsMovedToTheNextRelease() throws IOException {
    Path link = Files.createSymbolicLink(temporary.resolve("current"), grounds.set);
    Map<String, String> first = files(grounds.set);
    Path next = Files.createDirectory(temporary.resolve("release-2"));
    Files.delete(link);
    Files.createSymbolicLink(link, next);
    changeUrls();
    grounds.publishTo(link).exits(0);
    assertEquals(first, files(grounds.set));
    assertTrue(Files.exists(next.resolve("sitemap.xml")));
  }

  @Test
  void theOutputIsNamedWithDots() throws IOException {
    assertPublishesAndUpdates(temporary.resolve("elsewhere/../elsewhere/./directory"));
  }

  @Test
  void aSetIsMovedOrCopied() throws IOException {
    Path moved = Files.move(grounds.set, temporary.resolve("moved"));
    CommandRun.of("update", moved.toString(), "--add", grounds.more.toString()).exits(0);
    Path copy = Files.createDirectory(temporary.resolve("copy"));
    for (String name : files(moved).keySet()) {
      Files.copy(moved.resolve(name), copy.resolve(name));
      Files.setLastModifiedTime(copy.resolve(name), FileTime.fromMillis(0));
    }
    CommandRun.of("update", copy.toString(), "--add", grounds.urls.toString()).exits(0);
    CommandRun.of("update", copy.toString(), "--remove", grounds.more.toString()).exits(0);
  }

  @Test
  void aFileThatWasChangedByHandIsPublishedAgain() throws IOException {
    Files.writeString(grounds.set.resolve("sitemap-2.xml"), HAND);
    Files.writeString(grounds.set.resolve("sitemap.xml"), "");
    Files.delete(grounds.set.resolve("sitemap-3.xml"));
    grounds.publish().exits(0);
    grounds.assertWhole();
  }

  @Test
  void aFileThatWasChangedByHandAndIsNoLongerNeededStays() throws IOException {
    Files.writeString(grounds.set.resolve("sitemap-3.xml"), HAND);
    Files.write(grounds.urls, Grounds.urls(1, 5));
    CommandRun run = grounds.publish().exits(0);
    assertTrue(run.err().contains("publish.kept"), run.err());
    assertEquals(HAND, Files.readString(grounds.set.resolve("sitemap-3.xml")));
  }

  @Test
  void aLinkedCopyKeepsItsFiles() throws IOException {
    Path backup = linkedCopy(grounds.set);
    Map<String, String> before = files(backup);
    assertPublishesAndUpdates(grounds.set);
    assertEquals(before, files(backup));
  }

  @Test
  void aLinkedCopyThatIsPublishedToLeavesTheFirst() throws IOException {
    Path copy = linkedCopy(grounds.set);
    Map<String, String> before = files(grounds.set);
    assertPublishesAndUpdates(copy);
    assertEquals(before, files(grounds.set));
  }

  @Test
  void aLinkedCopyOfKeptFilesKeepsItsFiles() throws IOException {
    Path robots = Files.writeString(temporary.resolve("robots.txt"), "User-agent: *\n");
    Path copy = linkedCopy(temporary);
    grounds.publish("--robots", robots.toString()).exits(0);
    assertEquals("User-agent: *\n", Files.readString(copy.resolve("robots.txt")));
    assertEquals("User-agent: *\n" + SITEMAP_LINE, Files.readString(robots));
  }

  @Test
  void directoriesOfOthersMayBeReadOnly() throws IOException {
    Path notes = grounds.set.resolve("notes");
    Files.setPosixFilePermissions(notes, PosixFilePermissions.fromString("r-xr-xr-x"));
    try {
      assertPublishesAndUpdates(grounds.set);
    } finally {
      Files.setPosixFilePermissions(notes, PosixFilePermissions.fromString("rwxr-xr-x"));
    }
  }

  @Test
  void whateverOthersPutBesideASetStays() throws Exception {
    Path set = grounds.set;
    Instead.pipe(set.resolve("queue"));
    Files.createSymbolicLink(set.resolve("latest.xml"), Path.of("sitemap-1.xml"));
    Files.createSymbolicLink(set.resolve("gone"), Path.of("nowhere"));
    Files.createSymbolicLink(set.resolve("loop"), Path.of("loop"));
    Files.createSymbolicLink(set.resolve("up"), Path.of(".."));
    Files.createDirectories(set.resolve("sitemap-old.xml/x"));
    Files.writeString(set.resolve(".htaccess"), HAND);
    Files.writeString(set.resolve("sitemap.xml.bak"), HAND);
    Files.writeString(set.resolve("sitemap-1.xml~"), HAND);
    Map<String, String> before = grounds.ofOthers();
    assertPublishesAndUpdates(set);
    Map<String, String> after = grounds.ofOthers();
    before.remove("urls.txt"); // changed by this test
    after.remove("urls.txt");
    assertEquals(before, after);
    for (String name : List.of(".htaccess", "sitemap.xml.bak", "sitemap-1.xml~")) {
      assertEquals(HAND, Files.readString(set.resolve(name)));
    }
    assertTrue(Files.isSymbolicLink(set.resolve("loop")));
    assertTrue(Files.isDirectory(set.resolve("sitemap-old.xml/x")));
  }

  @Test
  void aManifestIsFormattedByAnEditor() throws IOException {
    String text = grounds.manifest().replaceAll("[{,] ?", "$0\r\n\t  ");
    grounds.manifest(text);
    grounds.update().exits(0);
    grounds.manifest(grounds.manifest().replaceAll("\\s*\n\\s*", ""));
    grounds.publish().exits(0);
    grounds.assertWhole();
  }

  @Test
  void permissionsOfASetStay() throws IOException {
    Path file = grounds.set.resolve("sitemap-1.xml");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));
    changeUrls();
    grounds.publish().exits(0);
    assertEquals("rw-r-----", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
  }

  @Test
  void whatAKilledRunHasLeftIsRemoved() throws IOException {
    Path staging = Files.createDirectory(grounds.set.resolve(".sitemap-staging"));
    Files.writeString(staging.resolve("sitemap-1.xml"), "half");
    Files.writeString(staging.resolve(".sitemap-0123456789abcdef-0123456789abcdef.tmp"), "move s");
    Files.writeString(grounds.set.resolve(".sitemap.lock"), "4194305");
    grounds.publish().exits(0);
    grounds.assertWhole();
    assertFalse(Files.exists(staging));
    assertFalse(Files.exists(grounds.set.resolve(".sitemap.lock")));
  }

  @Test
  void inputsAreFoundThroughLinksAndInTheDirectoryOfTheSet() throws IOException {
    Path link = Files.createSymbolicLink(temporary.resolve("in"), grounds.urls.getFileName());
    Files.copy(grounds.urls, grounds.set.resolve("urls.txt"));
    for (Path input : List.of(link, grounds.set.resolve("urls.txt"))) {
      CommandRun.of(
              "publish",
              input.toString(),
              "-o",
              grounds.set.toString(),
              "--by",
              "sequence",
              "--max-urls",
              "3",
              "--base-url",
              "https://example.com/")
          .exits(0);
      grounds.assertWhole();
    }
  }

  @Test
  void aLineForRobotsGoesThroughALinkThatStays() throws IOException {
    Path real = Files.writeString(grounds.elsewhere.resolve("robots.txt"), "User-agent: *");
    Path link = Files.createSymbolicLink(temporary.resolve("robots.txt"), real);
    grounds.publish("--robots", link.toString()).exits(0);
    assertEquals("User-agent: *\n" + SITEMAP_LINE, Files.readString(real));
    assertTrue(Files.isSymbolicLink(link));
  }

  @Test
  void aBaselineIsReadAndWrittenThroughALinkThatStays() throws IOException {
    Path real = grounds.elsewhere.resolve("known");
    Path link = Files.createSymbolicLink(temporary.resolve("sitemap.baseline"), real);
    String[] call = {"validate", grounds.urls.toString(), "--baseline", link.toString()};
    CommandRun.of(
            Stream.concat(Stream.of(call), Stream.of("--update-baseline")).toArray(String[]::new))
        .exits(0);
    assertTrue(Files.isSymbolicLink(link));
    Files.writeString(real, Files.readString(real).replace("\n", "\r\n")); // as git may do
    CommandRun.of(call).exits(0);
  }

  @Test
  void aConfigurationIsNamedThroughALink() throws IOException {
    Path site = Files.createDirectory(temporary.resolve("site"));
    Files.writeString(
        site.resolve("sitemap.toml"),
        "base-url = 'https://example.com/'\noutput = 'www'\n[[input]]\npath = 'urls.csv'\n");
    Files.writeString(site.resolve("urls.csv"), "loc\nhttps://example.com/1\n");
    Path link = Files.createSymbolicLink(temporary.resolve("linked"), site);
    CommandRun.of("publish", "--config", link.toString()).exits(0);
    Path contract = site.resolve("sitemap.inputs");
    Files.writeString(contract, Files.readString(contract).replace("\n", "\r\n")); // as git may do
    CommandRun.of("publish", "--config", link.resolve("sitemap.toml").toString()).exits(0);
    assertTrue(Files.exists(site.resolve("www/sitemap.xml")));
  }

  @Test
  void whatEnginesWereToldIsBehindALink() throws IOException {
    Path real = Files.createDirectory(temporary.resolve("told"));
    Path link = Files.createSymbolicLink(temporary.resolve(".told"), real);
    String[] call = {
      "tell", grounds.urls.toString(), "--state", link.toString(), "--key", "a".repeat(8)
    };
    CommandRun.of(call).exits(0);
    Path copy = linkedCopy(real);
    Map<String, String> before = files(copy);
    Files.write(grounds.urls, List.of()); // which lacks too much
    CommandRun.of(call).exits(1);
    Files.write(grounds.urls, Grounds.urls(1, 7));
    CommandRun.of(call).exits(0);
    assertEquals(before, files(copy));
    assertTrue(Files.isSymbolicLink(link));
    assertTrue(Files.exists(real.resolve("told.properties")));
  }
}
