package io.github.sitemaptoolkit.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class UrlFileNamesTest {

  @TempDir Path directory;

  @ParameterizedTest
  @DisabledOnOs(OS.WINDOWS)
  @CsvSource({
    "https://example.com/a.xml, a.xml",
    "https://EXAMPLE.com/maps/de/a.xml#top, maps/de/a.xml",
    "https://example.com, index",
    "https://example.com/, index",
    "https://example.com/maps/, maps/index",
    "https://example.com//maps//a.xml, maps/a.xml",
    "https://example.com/en/?type=15&sitemap=pages, en/index?type=15&sitemap=pages",
    "https://example.com/?sitemap=pages, index?sitemap=pages",
    "https://example.com/a.php?id=1, a.php?id=1",
    "https://example.com/%C3%A4.xml, %C3%A4.xml",
  })
  void theNameIsThePathOfTheUrl(String url, String name) {
    assertEquals(name, UrlFileNames.of(url, false).get(0));
    assertEquals("example.com/" + name, UrlFileNames.of(url, true).get(0));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"a:b.xml", "a*b.xml", "con", "nul.xml", ".htaccess", "a.", "..%2Fx", "a|b/c"})
  void whatNoSystemMayGetHasADigest(String path) {
    String name = UrlFileNames.of("https://example.com/" + path, false).get(0);
    assertTrue(name.matches("([0-9a-f]{8}-[A-Za-z0-9._%-]+/?)+(c)?"), name);
  }

  @Test
  void namesAreBounded() {
    String host = "https://example.com";
    Set<String> all = new HashSet<>();
    for (String url :
        List.of(
            host + "/d".repeat(2_500) + "/a.xml",
            host + "/e".repeat(2_500) + "/a.xml",
            host + "/" + "a".repeat(4_400),
            host + "/" + "a".repeat(4_401),
            host + ("/" + "b".repeat(110)).repeat(40),
            host + "/a?" + "q".repeat(4_400))) {
      List<String> names = UrlFileNames.of(url, true);
      names.forEach(name -> assertTrue(name.length() < 300, name));
      assertTrue(all.add(names.get(0)), names.get(0));
    }
  }

  @Test
  void theOtherNamesAreOfThisUrlAlone() {
    List<String> one = UrlFileNames.of("https://example.com/maps/a.xml", false);
    List<String> other = UrlFileNames.of("https://example.com/maps/A.xml", false);
    assertEquals(3, one.size());
    for (int i = 1; i < 3; i++) {
      assertNotEquals(one.get(i).toLowerCase(), other.get(i).toLowerCase());
    }
  }

  /** What is written under one of the names is found. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://example.com/a.xml",
        "https://example.com/maps/",
        "https://example.com/",
        "https://example.com/en/?type=15&sitemap=pages",
        "https://example.com/a:b/c*d.xml?x=/y",
        "https://example.com/a b.xml",
        "https://example.com/con/aux.xml",
        "https://example.com/1/2/3/4/5/6/7/8/9/10/a.xml",
      })
  void filesAreFoundByTheNamesUnderWhichTheyAreKept(String url) throws Exception {
    for (boolean other : new boolean[] {false, true}) {
      for (String name : UrlFileNames.of(url, other)) {
        Path site = Files.createDirectory(directory.resolve("site"));
        Path file = site.resolve(name);
        Files.createDirectories(file.getParent());
        Files.createFile(file);
        assertEquals(Optional.of(file), new SiblingFiles(site).find(url), name);
        Files.delete(file);
        for (Path empty = file.getParent(); !empty.equals(directory); empty = empty.getParent()) {
          Files.delete(empty);
        }
      }
    }
  }
}
