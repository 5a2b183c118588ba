package io.github.sitemaptoolkit.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SiblingFilesTest {

  @TempDir Path scratch;

  private Path directory;
  private SiblingFiles files;

  @BeforeEach
  void makeFiles() throws IOException {
    directory = Files.createDirectory(scratch.resolve("set"));
    Files.createDirectory(directory.resolve("folder"));
    for (String name : new String[] {"a.xml", "a b+c.xml", "100%.xml", "a%20b.xml", "host"}) {
      Files.createFile(directory.resolve(name));
    }
    Files.createFile(scratch.resolve("outside.xml"));
    files = new SiblingFiles(directory);
  }

  @Test
  void missingFileMayHaveALiteralPercentSign() {
    String reason = "there is no file with its name in " + directory;
    assertEquals(reason, files.missing("https://example.com/none%.xml"));
  }

  @ParameterizedTest
  @CsvSource({
    "https://example.com/a.xml, a.xml",
    "https://example.com/maps/a.xml, a.xml",
    "https://example.com/a.xml?b.xml, a.xml",
    "https://example.com/a.xml#b/c, a.xml",
    "https://example.com/a.xml?b#c, a.xml",
    "https://example.com/a.xml?/b.xml, a.xml",
    "https://example.com/a.xml#b?c, a.xml",
    "/maps/a.xml, a.xml",
    "a.xml, a.xml",
    "a.xml?from=https://example.com/b.xml, a.xml",
    "https://example.com/a%20b+c.xml, a b+c.xml",
    "https://example.com/a%20b%2Bc.xml, a b+c.xml",
    "https://example.com/a%20b.xml, a%20b.xml",
    "https://example.com/100%.xml, 100%.xml",
    "https://example.com/host, host"
  })
  void fileHasTheLastPartOfTheUrlAsItsName(String url, String name) {
    assertEquals(Optional.of(directory.resolve(name)), files.find(url));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://example.com/none.xml",
        "https://example.com/none%.xml",
        "https://example.com/a.xml/",
        "https://example.com/?a.xml",
        "https://example.com/",
        "https://host",
        "https://host?/a.xml",
        "https://example.com/folder",
        "https://example.com/.",
        "https://example.com/..",
        "https://example.com/%2e",
        "https://example.com/%2E%2E",
        "https://example.com/..%2Foutside.xml",
        "https://example.com/folder%2F..%2Fa.xml",
        "https://example.com/a%00.xml",
        ""
      })
  void otherUrlsHaveNoFile(String url) {
    assertEquals(Optional.empty(), files.find(url));
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void linksAreFollowedInsideTheDirectory() throws IOException {
    Path linked = Files.createDirectory(directory.resolve("folder/inner")).resolve("b.xml");
    Files.createFile(linked);
    Path link = Files.createSymbolicLink(directory.resolve("link.xml"), linked);
    Files.createSymbolicLink(directory.resolve("again.xml"), link);
    Files.createSymbolicLink(directory.resolve("out.xml"), scratch.resolve("outside.xml"));
    assertEquals(Optional.of(link), files.find("https://example.com/link.xml"));
    assertEquals(Optional.of(link), files.find("https://example.com/again.xml"), "the same file");
    assertEquals(Optional.empty(), files.find("https://example.com/out.xml"));
  }

  @Test
  void theLongestEndOfThePathWins() throws IOException {
    Files.createFile(directory.resolve("folder/a.xml"));
    Files.createFile(Files.createDirectories(directory.resolve("folder/x y")).resolve("c.xml"));
    assertEquals(
        Optional.of(directory.resolve("folder/a.xml")),
        files.find("https://example.com/maps/folder/a.xml"));
    assertEquals(
        Optional.of(directory.resolve("a.xml")), files.find("https://example.com/other/a.xml"));
    assertEquals(
        Optional.of(directory.resolve("folder/x y/c.xml")),
        files.find("https://example.com/folder/x%20y/c.xml"));
    assertEquals(Optional.empty(), files.find("https://example.com/c.xml"));
    String deep = "https://example.com" + "/d".repeat(1_000);
    assertEquals(Optional.of(directory.resolve("a.xml")), files.find(deep + "/a.xml"));
  }

  @Test
  void whatADirectoryLacksIsNotReplacedByAFileFurtherUp() throws IOException {
    assertEquals(
        Optional.empty(), files.find("https://example.com/folder/a.xml"), "the folder is there");
    assertEquals(
        Optional.empty(), files.find("https://example.com/maps/folder/a.xml"), "so it is below");
    assertEquals(Optional.of(directory.resolve("a.xml")), files.find("https://e.com/maps/a.xml"));

    files.expect("https://example.com/a.xml");

    assertEquals(Optional.empty(), files.find("https://example.com/de/a.xml"));
    assertEquals(Optional.of(directory.resolve("a.xml")), files.find("https://example.com/a.xml"));
  }

  @Test
  void aNameThatTwoListedUrlsHaveIsNotGuessed() throws IOException {
    files.expect("https://example.com/de/a.xml");
    assertEquals(Optional.of(directory.resolve("a.xml")), files.find("https://e.com/de/a.xml"));
    files.expect("https://example.com/de/a.xml#again");
    assertEquals(Optional.of(directory.resolve("a.xml")), files.find("https://e.com/de/a.xml"));

    files.expect("https://example.com/en/a.xml");

    assertEquals(Optional.empty(), files.find("https://example.com/de/a.xml"));
    assertEquals(Optional.empty(), files.find("https://example.com/en/a.xml"));
    assertEquals(
        "there is no file with its name in " + directory + ", or it may be that of another url",
        files.missing("https://example.com/de/a.xml"));
    Path de = Files.createFile(Files.createDirectory(directory.resolve("de")).resolve("a.xml"));
    assertEquals(Optional.of(de), files.find("https://example.com/de/a.xml"));
    assertEquals(Optional.empty(), files.find("https://example.com/en/a.xml"));
  }

  @Test
  void besideSitemapsOfTheRootNamesAreWholePaths() throws IOException {
    Files.createFile(directory.resolve("blog.xml"));
    files.expect("https://example.com/a.xml");
    files.expect("https://example.com/blog/blog.xml");
    files.expect("https://other.example/maps/host");

    assertEquals(Optional.empty(), files.find("https://example.com/blog/blog.xml"));
    assertEquals(
        "there is no file blog/blog.xml in "
            + directory
            + ", where sitemaps of the root of its host lie",
        files.missing("https://example.com/blog/blog.xml"));
    assertEquals(
        Optional.of(directory.resolve("host")),
        files.find("https://other.example/maps/host"),
        "nothing is known of this host");
  }

  @Test
  void sitemapsOfSeveralDirectoriesInOneAreTold() {
    assertEquals(Optional.empty(), files.guess("https://example.com/maps/a.xml"));
    files.find("https://example.com/maps/a.xml");
    assertEquals(Optional.empty(), files.guess("https://example.com/maps/a.xml"));
    files.find("https://example.com/shop/host");
    assertEquals(
        Optional.of("it is read from " + directory.resolve("host") + ", by its name alone"),
        files.guess("https://example.com/shop/host"));
    files.find("https://example.com/maps/100%.xml");
    assertEquals(Optional.empty(), files.guess("https://example.com/maps/100%.xml"));
  }

  @Test
  void anIndexIsNotTheSitemapOfADirectory() throws IOException {
    var beside = new SiblingFiles(directory, directory.resolve("a.xml"));
    assertEquals(Optional.empty(), beside.find("https://example.com/de/a.xml"));
    assertEquals(Optional.of(directory.resolve("a.xml")), beside.find("https://example.com/a.xml"));
  }

  @Test
  void inADirectoryThatWasFetchedPathsAreWhole() throws IOException {
    Files.createFile(directory.resolve(".sitemap-fetch"));
    var fetched = new SiblingFiles(directory);
    assertEquals(Optional.empty(), fetched.find("https://example.com/maps/a.xml"));
    assertEquals(Optional.empty(), fetched.find("https://example.com/a.xml?page=2"));
    assertEquals(
        Optional.of(directory.resolve("a.xml")), fetched.find("https://example.com/a.xml"));
  }

  @Test
  void theDirectoryOfAHostHasItsFilesAlone() throws IOException {
    Path other =
        Files.createFile(Files.createDirectory(directory.resolve("cdn.example")).resolve("b.xml"));
    assertEquals(Optional.of(other), files.find("https://cdn.example/b.xml"));
    assertEquals(Optional.empty(), files.find("https://cdn.example/a.xml"));
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void pathsBelowDoNotLeadOutOfTheDirectory() throws IOException {
    Files.createSymbolicLink(directory.resolve("up"), scratch);
    for (String path :
        new String[] {"up/outside.xml", "folder/../../outside.xml", "%2e%2e/outside.xml"}) {
      assertEquals(Optional.empty(), files.find("https://example.com/" + path));
    }
  }

  @Test
  void wholePathOfARelativeUrlIsWanted() throws IOException {
    Path b = Files.createFile(directory.resolve("folder/b.xml"));
    assertEquals(Optional.of(directory.resolve("a.xml")), files.at("a.xml?x#y"));
    assertEquals(Optional.of(b), files.at("folder/b.xml"));
    for (String other :
        List.of("b.xml", "x/a.xml", "/a.xml", "../outside.xml", "x://y/a.xml", "")) {
      assertEquals(Optional.empty(), files.at(other), other);
    }
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void fileNamedWithTheQueryIsPreferred() throws IOException {
    Path second = Files.createFile(directory.resolve("a.xml?page=2"));
    Path third = Files.createFile(directory.resolve("a.xml?page=x y"));
    assertEquals(Optional.of(second), files.find("https://example.com/a.xml?page=2#top"));
    assertEquals(Optional.of(third), files.find("https://example.com/a.xml?page=x%20y"));
    assertEquals(
        Optional.of(directory.resolve("a.xml")), files.find("https://example.com/a.xml?page=4"));
  }

  @Test
  void fileIsUsedOnce() {
    Path file = files.find("https://example.com/a.xml").orElseThrow();
    assertEquals(Optional.empty(), files.use(file, "https://example.com/a.xml"));
    assertEquals(
        Optional.of("https://example.com/a.xml"), files.use(file, "https://example.com/b/a.xml"));
  }

  @Test
  void messageSaysWhereTheFileWasExpected() throws IOException {
    String expected = "there is no file with its name in ";
    for (String url : new String[] {"https://example.com/none.xml", "https://example.com/", "%"}) {
      assertEquals(expected + directory, files.missing(url));
    }
    var here = new SiblingFiles(Path.of(""));
    assertEquals(expected + "this directory", here.missing("https://example.com/none.xml"));
  }

  @Test
  void messageSaysWhyNoFileCanHaveTheName() {
    assertEquals("a file cannot have this name", files.missing("https://example.com/a%00.xml"));
    assertEquals("a file cannot have this name", files.missing("https://example.com/100%\0.xml"));
  }

  @Test
  void directoryMustExist() {
    assertThrows(NoSuchFileException.class, () -> new SiblingFiles(scratch.resolve("none")));
  }
}
