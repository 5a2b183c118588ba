package io.github.sitemaptoolkit.cli.hostile;

import static io.github.sitemaptoolkit.cli.hostile.Grounds.HAND;
import static io.github.sitemaptoolkit.cli.hostile.Grounds.MANIFEST;
import static io.github.sitemaptoolkit.cli.hostile.Grounds.sha256;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.cli.CommandRun;
import io.github.sitemaptoolkit.faults.Instead;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Somebody has changed the records of a published set: nothing of others is touched, and what
 * somebody must look at is named, with exit code 1; what is no file is input or output, 4.
 */
@Tag("slow")
@DisabledOnOs(OS.WINDOWS)
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD) // nothing waits on a pipe
class TamperedSetTest {

  private static final String ZEROS = "0".repeat(64);
  private static final Set<Instead> UPDATED =
      EnumSet.of(Instead.LINK, Instead.HARD_LINK, Instead.PIPE, Instead.DIRECTORY);
  private static final String END = "\n  ]\n}\n";

  @TempDir Path temporary;

  private Grounds grounds;
  private Path manifest;

  @BeforeEach
  void start() throws IOException {
    grounds = Grounds.in(temporary);
    manifest = grounds.set.resolve(MANIFEST);
  }

  private void assertBothRefused(Path file, int exitCode) throws IOException {
    assertRefused(file, exitCode, grounds::publish);
    assertRefused(file, exitCode, grounds::update);
  }

  private void assertRefused(Path file, int exitCode, Supplier<CommandRun> command)
      throws IOException {
    Map<String, String> before = grounds.everything();
    CommandRun run = command.get().exits(exitCode);
    Grounds.assertRefused(run, file, before, grounds.everything());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "../elsewhere/sitemap-1.xml",
        "/etc/passwd",
        "..",
        ".",
        "",
        "robots.txt",
        "index.html",
        "SITEMAP.xml",
        "Sitemap-2.xml",
        "sitemap-2.XML",
        "sitemap-2.xml/",
        "./sitemap-2.xml",
        "notes/sitemap-1.xml",
        "sitemap-2.xml\\u0000",
        "sitemap-2.xml\\n",
        "sitemap-2.xml\\nsitemap-3.xml",
        "sitemap-\\u00fc.xml",
        "sitemap\\\\..\\\\x.xml",
        "C:sitemap-2.xml",
        ".sitemap-manifest.json",
        ".sitemap.lock"
      })
  void aNameThatNoSitemapHasIsRefused(String name) throws IOException {
    String text = grounds.manifest();
    grounds.manifest(text.replace("sitemap-2.xml", name));
    assertRefused(manifest, 1, grounds::update);
    grounds.manifest(text.replace(END, "\n  ],\n" + former(name, ZEROS) + "}\n"));
    assertRefused(manifest, 1, grounds::publish);
  }

  private static String former(String name, String sha256) {
    return "  \"former\": {\"files\": [{\"file\": \""
        + name
        + "\", \"urls\": 1, \"bytes\": "
        + HAND.length()
        + ", \"sha256\": \""
        + sha256
        + "\", \"lastmod\": null, \"replaced\": \"2020-01-01T00:00:00Z\", \"sets\": 1}]}\n";
  }

  static List<String> manifestsThatAreNone() {
    List<String> texts = new ArrayList<>();
    texts.addAll(
        List.of("", "\n", "{}", "[]", "null", "1", "my notes\n", "\0\0\0", "\u00ff\u00fe"));
    texts.addAll(
        List.of("{\"version\": 0}", "{\"version\": 1}", "{\"version\": 1, \"files\": {}}"));
    texts.add("[".repeat(100_000));
    texts.add("{\"version\": 1, \"x\": \"" + "x".repeat(3_000_000));
    return texts;
  }

  @ParameterizedTest
  @MethodSource("manifestsThatAreNone")
  void aManifestThatIsNoneIsRefused(String text) throws IOException {
    grounds.manifest(text);
    assertRefused(manifest, 1, grounds::publish);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"urls\": 3,/\"urls\": -1,",
        "\"urls\": 3,/\"urls\": \"3\",",
        "\"urls\": 3,/\"urls\": 1e99,",
        "\"urls\": 3,/\"urls\": 99999999999999999999,",
        "\"lastmod\": null/\"lastmod\": \"yesterday\"",
        "\"gzip\": false/\"gzip\": \"no\"",
        "\"base\": \"https:/\"base\": \"javascript:",
        "\"by\": \"sequence\"/\"by\": \"colour\"",
        "\"file\": \"sitemap-2.xml\"/\"file\": \"sitemap-1.xml\"",
        "\"file\": \"sitemap-2.xml\"/\"name\": \"sitemap-2.xml\"",
        "\"sha256\": /\"sha256\": 5, \"sha1\": ",
        "{/\uFEFF{"
      })
  void aManifestWithAWrongValueIsRefused(String change) throws IOException {
    int middle = change.indexOf('/', change.contains("https:/") ? change.indexOf("https:") + 6 : 0);
    String text = grounds.manifest();
    String other = text.replace(change.substring(0, middle), change.substring(middle + 1));
    assertFalse(text.equals(other), change);
    grounds.manifest(other);
    assertRefused(manifest, 1, grounds::update);
  }

  @Test
  void aManifestThatIsCutIsRefused() throws IOException {
    String text = grounds.manifest();
    for (int i = 1; i < 8; i++) {
      grounds.manifest(text.substring(0, text.length() * i / 8));
      assertRefused(manifest, 1, grounds::update);
    }
    grounds.manifest(text + text);
    assertBothRefused(manifest, 1);
    Files.write(manifest, text.getBytes(StandardCharsets.UTF_16));
    assertBothRefused(manifest, 1);
  }

  @Test
  void recordsThatAreTooLargeAreRefused() throws IOException {
    Grounds.enlarge(manifest);
    assertRefused(manifest, 1, grounds::publish);
    grounds = Grounds.in(Files.createDirectory(temporary.resolve("other")));
    grounds.journal("");
    Path journal = grounds.set.resolve(".sitemap-staging/journal");
    Grounds.enlarge(journal);
    assertRefused(journal, 1, grounds::update);
    Files.writeString(journal, "move " + "x".repeat(5_000_000));
    assertRefused(journal, 1, grounds::publish);
    Files.delete(journal);
    grounds.publish().exits(0);
    Path list = grounds.set.resolve(".sitemap-changes");
    Grounds.enlarge(list);
    assertRefused(list, 1, grounds::publish);
  }

  @Test
  void aSitemapWithAnotherHashIsPublishedAgainButNotUpdated() throws IOException {
    String text = grounds.manifest();
    grounds.manifest(text.replaceAll("\"sha256\": \"[0-9a-f]+", "\"sha256\": \"" + ZEROS));
    Map<String, String> before = grounds.everything();
    CommandRun update = grounds.update().exits(1);
    assertEquals(before, grounds.everything());
    assertTrue(update.err().contains("publish all urls again"), update.err());
    grounds.publish().exits(0);
    grounds.assertWhole();
  }

  /** The list of the set, or what is kept of former ones, names a file of others. */
  @Test
  void aFileOfOthersThatIsListedStays() throws Exception {
    String text = grounds.manifest();
    String listed =
        "    {\"file\": \"sitemap-mine.xml\", \"urls\": 1, \"bytes\": 13, \"sha256\": \"%s\"}";
    Map<String, String> before = grounds.ofOthers();
    for (String hash : List.of(ZEROS, "", "../..")) {
      grounds.manifest(text.replace(END, ",\n" + listed.formatted(hash) + END));
      CommandRun run = grounds.publish().exits(0);
      assertTrue(run.err().contains("publish.kept"), run.err());
      grounds.assertWhole();
      grounds.manifest(text.replace(END, "\n  ],\n" + former("sitemap-mine.xml", hash) + "}\n"));
      grounds.publish().exits(0);
      assertEquals(before, grounds.ofOthers());
    }
  }

  @Test
  void aRecordWithTheRightHashAndANameOfOursIsBelieved() throws Exception {
    String listed =
        "    {\"file\": \"sitemap-mine.xml\", \"urls\": 1, \"bytes\": 13, \"sha256\": \"%s\"}";
    grounds.manifest(grounds.manifest().replace(END, ",\n" + listed.formatted(sha256(HAND)) + END));
    grounds.publish().exits(0);
    assertFalse(Files.exists(grounds.set.resolve("sitemap-mine.xml")));
  }

  static List<String> places() {
    return List.of(
        MANIFEST,
        ".sitemap.lock",
        ".sitemap-staging",
        ".sitemap-staging/journal",
        ".sitemap-staging/sitemap-2.xml",
        ".sitemap-changes",
        "sitemap.xml",
        "sitemap-2.xml",
        "sitemap-style.css");
  }

  /** Each kind of link, a pipe and a directory. */
  @ParameterizedTest
  @MethodSource("places")
  void whatStandsInThePlaceOfAFileIsNeitherFollowedNorWaitedFor(String place) throws Exception {
    for (Instead instead : Instead.values()) {
      grounds = Grounds.in(Files.createDirectory(temporary.resolve(instead.name())));
      Path file = grounds.set.resolve(place);
      if (place.contains("/")) {
        grounds.journal("move sitemap-2.xml\n");
      }
      instead.put(file, grounds.elsewhere);
      if (UPDATED.contains(instead)) {
        check(instead, grounds.update());
      }
      check(instead, grounds.publish());
    }
  }

  private void check(Instead instead, CommandRun run) throws IOException {
    String what = instead + " " + run.err();
    assertTrue(Set.of(0, 1, 4).contains(run.exitCode()), () -> run.exitCode() + " " + what);
    assertEquals(HAND, Files.readString(grounds.elsewhere.resolve("file")), what);
    assertEquals("", Files.readString(grounds.elsewhere.resolve("empty")), what);
    assertFalse(Files.exists(grounds.elsewhere.resolve("new")), what);
    assertFalse(Files.exists(grounds.set.resolve("new")), what);
    assertEquals(HAND, Files.readString(grounds.set.resolve("sitemap-mine.xml")), what);
    if (run.exitCode() == 0 && run.arguments().get(0).equals("publish")) {
      grounds.assertWhole();
    } else if (run.exitCode() != 0) {
      assertTrue(run.err().contains(grounds.set.toString()), what);
      assertTrue(run.err().matches("(?s).*(move|remove|publish) .*"), what);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "remove robots.txt 13 0\n",
        "remove ../elsewhere/sitemap-1.xml 13 0\n",
        "remove notes/sitemap-1.xml 13 0\n",
        "remove SITEMAP.xml 13 0\n",
        "remove sitemap-mine.xml\n",
        "remove sitemap-mine.xml 99999999999999999999 0\n",
        "move ../elsewhere/sitemap-1.xml\n",
        "move index.html\n",
        "move sitemap-2.xml",
        "move sitemap-2.xml\0\n",
        "move sitemap-2.xml\r\n",
        "delete sitemap-2.xml\n",
        "\0\0\0\0",
        "\u00ff\u00fe\u0000"
      })
  void aJournalThatIsNoneIsRefused(String text) throws IOException {
    grounds.journal(text);
    assertRefused(grounds.set.resolve(".sitemap-staging/journal"), 1, grounds::update);
  }

  @Test
  void aJournalRemovesOnlyWhatHasItsHash() throws Exception {
    Map<String, String> before = grounds.ofOthers();
    for (String hash : List.of(ZEROS, "0", "..")) {
      grounds.journal("move sitemap-2.xml\nremove sitemap-mine.xml 13 " + hash + "\n");
      CommandRun run = grounds.publish().exits(0);
      assertTrue(run.err().contains("sitemap-mine.xml"), run.err());
      assertEquals(before, grounds.ofOthers());
      grounds.assertWhole();
    }
    grounds.journal("move sitemap-2.xml\nremove sitemap-mine.xml 13 " + sha256(HAND) + "\n");
    grounds.publish().exits(0);
    assertFalse(Files.exists(grounds.set.resolve("sitemap-mine.xml")), "it is believed");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "\0\n\0",
        "sitemap-mine.xml\n",
        "sitemap-mine.xml 13 0\n",
        "../elsewhere/sitemap-1.xml 13 0\nrobots.txt 13 0\nindex.html\n\n  \n",
        "sitemap-2.xml 99999999999999999999 x"
      })
  void aListOfChangesIsNotEnoughToRemove(String text) throws IOException {
    Path list = grounds.set.resolve(".sitemap-changes");
    Files.writeString(list, text);
    Map<String, String> before = grounds.ofOthers();
    grounds.publish().exits(0);
    assertEquals(before, grounds.ofOthers());
    grounds.assertWhole();
  }

  @ParameterizedTest
  @ValueSource(strings = {"my notes\n", "12 34", "-1", "\0\0\0\0x", "0123456789012345678901234567"})
  void aLockThatIsNoneIsRefused(String text) throws IOException {
    Path lock = Files.writeString(grounds.set.resolve(".sitemap.lock"), text);
    assertRefused(lock, 1, grounds::publish);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"notes.txt", "sort/notes.txt", "journal~", "SITEMAP-1.XML", "a/sitemap.xml"})
  void filesOfOthersInTheStagingDirectoryStay(String name) throws IOException {
    Path file = grounds.set.resolve(".sitemap-staging").resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, HAND);
    assertBothRefused(grounds.set.resolve(".sitemap-staging"), 4);
  }
}
