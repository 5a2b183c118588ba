package io.github.sitemaptoolkit.publisher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.internal.disk.Stage;
import io.github.sitemaptoolkit.publisher.layout.Grouping;
import io.github.sitemaptoolkit.publisher.layout.PartLimits;
import io.github.sitemaptoolkit.publisher.layout.SetNames;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What lies in the directory of a set is input: no step leads out of it, whatever is there. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD) // nothing waits on a pipe
class HostileDirectoryTest {

  @TempDir Path scratch;

  private Path directory;
  private Path outside;
  private Path staging;

  @BeforeEach
  void makeDirectories() throws IOException {
    directory = Files.createDirectory(scratch.resolve("public"));
    outside = Files.createDirectory(scratch.resolve("outside"));
    staging = directory.resolve(".sitemap-staging");
    Files.writeString(outside.resolve("sitemap-1.xml"), "kept");
    Files.writeString(scratch.resolve("x"), "kept");
  }

  /** The steps that change a directory. */
  enum Command {
    PUBLISH,
    UPDATE,
    SPLIT
  }

  private void run(Command command) throws IOException {
    Context context = Context.of(Extensions.of());
    switch (command) {
      case PUBLISH -> publisher(context).publish(Pages.entries(20).stream());
      case UPDATE -> publisher(context).update(Stream.of(Pages.entry(77)), Stream.of());
      case SPLIT -> {
        try (var out = SplitWriter.open(directory, limits(), false, context)) {
          for (UrlEntry entry : Pages.entries(20)) {
            out.write(entry);
          }
          out.finish();
        }
      }
    }
  }

  private static PartLimits limits() {
    return PartLimits.DEFAULT.withUrls(7);
  }

  private Publisher publisher(Context context) {
    return Publisher.to(directory)
        .baseUrl(Pages.BASE)
        .by(Grouping.sequence())
        .limits(limits())
        .context(context);
  }

  /** Returns all that is there: what files hold, where links lead. */
  private Map<String, String> everything() throws IOException {
    Map<String, String> all = new TreeMap<>();
    try (Stream<Path> files = Files.walk(scratch)) {
      for (Path file : files.toList()) {
        String name = scratch.relativize(file).toString();
        if (Files.isSymbolicLink(file)) {
          all.put(name, "to " + Files.readSymbolicLink(file));
        } else {
          all.put(name, Files.isRegularFile(file) ? Files.readString(file) : "no file");
        }
      }
    }
    return all;
  }

  /** Checks that nothing at all is changed, and that the message names a file and a way out. */
  private void assertRefused(Command command, Path file, String reason) throws IOException {
    Map<String, String> before = everything();
    var e = assertThrows(FileSystemException.class, () -> run(command));
    assertEquals(before, everything());
    assertEquals(file.toString(), e.getFile());
    assertTrue(e.getReason().contains(reason), e.getReason());
    assertTrue(e.getReason().contains("remove"), e.getReason());
  }

  private void journal(String text) throws IOException {
    Files.createDirectories(staging);
    Files.writeString(staging.resolve("journal"), text);
    Files.writeString(staging.resolve("sitemap-1.xml"), "staged");
  }

  private static void fifo(Path file) throws Exception {
    assertEquals(0, new ProcessBuilder("mkfifo", file.toString()).start().waitFor());
  }

  @ParameterizedTest
  @EnumSource
  void aJournalThatNamesOtherFilesIsRefused(Command command) throws IOException {
    run(Command.PUBLISH);
    for (String name :
        new String[] {
          "../x",
          "../outside/sitemap-1.xml",
          scratch + "/x",
          "sitemap/../../x",
          "sitemap/../../x.xml",
          "..",
          ".",
          "",
          "sitemap-1.xml\0.xml",
          "sitemap\\..\\x.xml",
          "sitemap:x.xml",
          "C:sitemap.xml",
          "robots.txt",
          ".sitemap.lock",
          "sitemap-1.xml ",
          "sitemap-\u00fc.xml"
        }) {
      for (String step : new String[] {"remove ", "move "}) {
        journal("move sitemap-1.xml\n" + step + name + '\n');
        assertRefused(command, staging.resolve("journal"), "line 2 is not a publishing step");
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\n",
        "move",
        "delete sitemap-1.xml\n",
        "MOVE sitemap-1.xml\n",
        "remove sitemap-1.xml",
        "remove sitemap-1.xml\r\n",
        "remove .sitemap-manifest.json\n",
        "move sitemap-1.xmlremove sitemap-2.xml\n"
      })
  void aJournalWithBrokenLinesIsRefused(String text) throws IOException {
    journal(text);
    assertRefused(Command.PUBLISH, staging.resolve("journal"), "line 1 is not a publishing step");
  }

  @Test
  void aJournalWithoutEndIsRefused() throws IOException {
    journal("move sitemap-1.xml\n");
    Path file = staging.resolve("journal");
    try (var journal = new RandomAccessFile(file.toFile(), "rw")) {
      journal.setLength(1L << 40); // a file of holes
    } catch (IOException e) {
      Files.write(file, new byte[(32 << 20) + 1]); // no holes here
    }
    var e = assertThrows(FileSystemException.class, () -> run(Command.PUBLISH));
    assertTrue(e.getMessage().contains("journal: has more than 33554432 bytes; remove it"), "" + e);
    assertFalse(Files.exists(directory.resolve("sitemap-1.xml")));
  }

  private static final String OLD_SHA256 =
      "cba06b5736faf67e54b07b561eae94395e774c517a7d910a54369e1263ccfbd4";

  @Test
  void aJournalThatWasWrittenHereIsObeyed() throws IOException {
    journal(
        "move sitemap-1.xml\nmove sitemap-gone-before.0.xml.gz\nremove sitemap-2.xml 3 "
            + OLD_SHA256
            + "\n");
    Files.writeString(directory.resolve("sitemap-2.xml"), "old");
    Stage.open(directory).close();
    assertEquals("staged", Files.readString(directory.resolve("sitemap-1.xml")));
    assertEquals(1, Site.names(directory).size());
  }

  @Test
  void aJournalThatIsALinkOrAPipeIsRefused() throws Exception {
    Files.createDirectory(staging);
    Files.writeString(outside.resolve("journal"), "remove sitemap-1.xml\n");
    Files.createSymbolicLink(staging.resolve("journal"), outside.resolve("journal"));
    assertRefused(Command.SPLIT, staging.resolve("journal"), "is not a regular file");
    Files.delete(staging.resolve("journal"));
    fifo(staging.resolve("journal"));
    assertRefused(Command.SPLIT, staging.resolve("journal"), "is not a regular file");
  }

  @ParameterizedTest
  @EnumSource
  void aStagingDirectoryThatIsALinkIsRefused(Command command) throws IOException {
    run(Command.PUBLISH);
    Files.writeString(outside.resolve("journal"), "move sitemap-1.xml\n");
    Files.createSymbolicLink(staging, outside);
    assertRefused(command, staging, "was not created by publishing");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"notes.txt", "sort/notes.txt", "sort/all/x/items-1", "sitemap-1.xml/x", "all/x"})
  void aStagingDirectoryWithFilesOfOthersIsRefused(String name) throws IOException {
    Path file = staging.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, "theirs");
    Map<String, String> before = everything();
    var e = assertThrows(FileSystemException.class, () -> run(Command.PUBLISH));
    assertTrue(e.getMessage().contains("was not created by publishing; move or remove it"), "" + e);
    assertEquals(before, everything());
  }

  @Test
  void whatSortingLeftIsRemoved() throws IOException {
    for (String name :
        new String[] {"sort/all/items-1", "sort/groups/items-12-0", "sort/groups-2/items-1-13"}) {
      Files.createDirectories(staging.resolve(name).getParent());
      Files.writeString(staging.resolve(name), "x");
    }
    Files.writeString(staging.resolve(".sitemap-0123456789abcdef-0123456789abcdef.tmp"), "x");
    Files.writeString(staging.resolve(SetNames.MANIFEST), "x");
    Stage.open(directory).close();
    assertEquals(0, Site.names(directory).size());
  }

  @Test
  void stagedLinksAndDirectoriesAreRefused() throws IOException {
    journal("move sitemap-1.xml\nmove sitemap-2.xml\n");
    Path second = staging.resolve("sitemap-2.xml");
    Files.createSymbolicLink(second, outside.resolve("sitemap-1.xml"));
    assertRefused(Command.PUBLISH, second, "is not a regular file, so nothing was moved");
    Files.delete(second);
    Files.createDirectory(second);
    assertRefused(Command.PUBLISH, second, "is not a regular file, so nothing was moved");
  }

  @ParameterizedTest
  @EnumSource
  void aLockThatIsNoneIsLeftAsItIs(Command command) throws Exception {
    run(Command.PUBLISH);
    Path lock = directory.resolve(".sitemap.lock");
    Files.createSymbolicLink(lock, scratch.resolve("x"));
    assertRefused(command, lock, "was not created by publishing");
    Files.delete(lock);
    fifo(lock);
    assertRefused(command, lock, "was not created by publishing");
    Files.delete(lock);
    Files.createDirectory(lock);
    assertRefused(command, lock, "was not created by publishing");
    Files.delete(lock);
    Files.createLink(lock, scratch.resolve("x"));
    assertRefused(command, lock, "has a further name elsewhere");
    assertEquals("kept", Files.readString(scratch.resolve("x")));
    Files.writeString(scratch.resolve("x"), ""); // what a lock may contain
    assertRefused(command, lock, "has a further name elsewhere");
    assertEquals("", Files.readString(scratch.resolve("x")));
    Files.delete(lock);
    Files.writeString(lock, "my notes");
    assertRefused(command, lock, "was not created by publishing");
  }

  @ParameterizedTest
  @EnumSource(names = {"PUBLISH", "UPDATE"})
  void aManifestThatIsNoFileIsRefused(Command command) throws Exception {
    run(Command.PUBLISH);
    Path manifest = directory.resolve(SetNames.MANIFEST);
    Path real = Files.move(manifest, outside.resolve("manifest"));
    Files.createSymbolicLink(manifest, real);
    assertRefused(command, manifest, "is not a regular file; remove it and publish all urls");
    Files.delete(manifest);
    fifo(manifest);
    assertRefused(command, manifest, "is not a regular file; remove it and publish all urls");
    Files.delete(manifest);
    Files.createDirectory(manifest);
    assertRefused(command, manifest, "is not a regular file; remove it and publish all urls");
  }

  @Test
  void sitemapsThatAreLinksAreReplacedThemselves() throws IOException {
    run(Command.PUBLISH);
    Map<String, String> set = Site.bytes(directory);
    Path secret = outside.resolve("secret");
    Files.writeString(secret, "kept");
    Files.setPosixFilePermissions(secret, PosixFilePermissions.fromString("rwx------"));
    Path same = outside.resolve("same");
    Files.move(directory.resolve("sitemap-2.xml"), same);
    Files.createSymbolicLink(directory.resolve("sitemap-2.xml"), same);
    Files.delete(directory.resolve("sitemap.xml"));
    Files.createSymbolicLink(directory.resolve("sitemap.xml"), secret);
    run(Command.PUBLISH);
    assertEquals(set, Site.bytes(directory));
    assertEquals("kept", Files.readString(secret));
    for (Path file : Site.visible(directory)) {
      assertTrue(Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS), file.toString());
      assertEquals(
          Files.getPosixFilePermissions(directory.resolve("sitemap-1.xml")),
          Files.getPosixFilePermissions(file),
          file.toString());
    }
  }

  @Test
  void anUpdateReadsNoSitemapThatIsALinkOrAPipe() throws Exception {
    run(Command.PUBLISH);
    Path part = directory.resolve("sitemap-2.xml");
    Files.move(part, outside.resolve("same"));
    Files.createSymbolicLink(part, outside.resolve("same"));
    assertRefused(Command.UPDATE, part, "is not a regular file; remove it and publish all urls");
    Files.delete(part);
    fifo(part);
    assertRefused(Command.UPDATE, part, "is not a regular file; remove it and publish all urls");
  }

  @Test
  void pipesInThePlaceOfSitemapsAreReplaced() throws Exception {
    fifo(directory.resolve("sitemap.xml"));
    run(Command.PUBLISH);
    assertTrue(Files.isRegularFile(directory.resolve("sitemap.xml")));
  }

  @Test
  void aDirectoryInThePlaceOfASitemapIsRefusedBeforeAnythingChanges() throws IOException {
    run(Command.PUBLISH);
    Path index = directory.resolve("sitemap.xml");
    Files.delete(index);
    Files.createDirectory(index);
    Map<String, String> before = everything();
    var e = assertThrows(FileSystemException.class, () -> run(Command.UPDATE));
    assertEquals(index + ": is a directory in the place of a sitemap; move it", e.getMessage());
    assertEquals(before, everything());
  }

  @Test
  void aDirectoryIsNotRemovedAsIfItWereASitemap() throws IOException {
    run(Command.PUBLISH);
    Path part = directory.resolve("sitemap-2.xml");
    Files.delete(part);
    Files.createDirectory(part);
    Map<String, String> before = everything();
    Publisher fewer = publisher(Context.of(Extensions.of())).maxShrink(100);
    assertThrows(FileSystemException.class, () -> fewer.publish(Pages.entries(2).stream()));
    assertEquals(before, everything());
  }

  @ParameterizedTest
  @ValueSource(strings = {"sitemap-\\u0000.xml", "sitemap-1.xml/", "SITEMAP.xml", "", "sitemap.xm"})
  void aManifestThatNamesOtherFilesIsRefused(String name) throws IOException {
    run(Command.PUBLISH);
    Path file = directory.resolve(SetNames.MANIFEST);
    Files.writeString(file, Files.readString(file).replace("sitemap-2.xml", name));
    Map<String, String> before = everything();
    var e = assertThrows(SitemapException.class, () -> run(Command.UPDATE));
    assertEquals("publish.manifest", e.problem().code());
    assertEquals(before, everything());
  }
}
