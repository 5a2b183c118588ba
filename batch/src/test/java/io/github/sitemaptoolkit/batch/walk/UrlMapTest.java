package io.github.sitemaptoolkit.batch.walk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class UrlMapTest {

  @TempDir Path scratch;

  private Path site;
  private Path shop;
  private final UrlMap map = new UrlMap();

  @BeforeEach
  void makeFiles() throws IOException {
    site = Files.createDirectories(scratch.resolve("site/maps")).getParent();
    shop = Files.createDirectory(scratch.resolve("shop"));
    Files.createFile(scratch.resolve("outside.xml"));
    Files.createFile(site.resolve("maps/a b.xml"));
    Files.createFile(site.resolve("robots.txt"));
    Files.createFile(shop.resolve("c.xml"));
    map.add("https://Example.com", site);
    map.add("https://example.com:443/shop", shop);
  }

  @Test
  void longestUrlCounts() {
    assertEquals(
        Optional.of(site.resolve("maps/a b.xml")), map.find("https://example.com/maps/a%20b.xml"));
    assertEquals(Optional.of(shop.resolve("c.xml")), map.find("https://example.com/shop/c.xml"));
    assertEquals(Optional.empty(), map.find("https://example.com/c.xml"));
    assertEquals(Optional.empty(), map.find("https://example.com/shop/maps/a%20b.xml"));
    assertEquals(Optional.empty(), map.find("https://example.com/shops/c.xml"));
  }

  @Test
  void otherUrlsHaveNoDirectory() {
    assertTrue(map.covers("https://EXAMPLE.com/x"));
    for (String url :
        List.of("http://example.com/shop/c.xml", "https://example.com.org/", "c.xml", "")) {
      assertFalse(map.covers(url), url);
      assertEquals(Optional.empty(), map.find(url), url);
    }
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void nothingOutsideOfTheDirectoryIsFound() throws IOException {
    Files.createSymbolicLink(shop.resolve("up"), scratch);
    Files.createSymbolicLink(shop.resolve("link.xml"), scratch.resolve("outside.xml"));
    for (String path :
        List.of(
            "../outside.xml",
            "%2e%2e/outside.xml",
            "..%2foutside.xml",
            "%2e%2e%2Foutside.xml",
            "x/../../../outside.xml",
            "up/outside.xml",
            "link.xml",
            "/c.xml",
            "c.xml/",
            "c.xml%00",
            "")) {
      assertEquals(Optional.empty(), map.find("https://example.com/shop/" + path), path);
    }
  }

  @Test
  void messageNamesTheFileThatIsMissing() {
    assertEquals(
        "there is no file " + shop + "/de/x%20y.xml",
        map.missing("https://example.com/shop/de/x%20y.xml?z"));
  }

  @Test
  void robotsOfAHostIsInTheDirectoryOfItsRoot() throws IOException {
    map.add("https://example.org/", shop);
    map.add("https://example.net/maps/", site);
    assertEquals(Map.of("example.com", site.resolve("robots.txt")), map.robots());
  }

  @Test
  void wrongMappingsAreRefused() {
    for (String url : List.of("example.com", "ftp://example.com/", "https://example.com/x?y", "")) {
      assertThrows(IllegalArgumentException.class, () -> map.add(url, site), url);
    }
    assertThrows(IllegalArgumentException.class, () -> map.add("https://example.com/shop/", site));
    Path file = site.resolve("robots.txt");
    assertThrows(IOException.class, () -> map.add("https://example.org/", file));
    assertThrows(IOException.class, () -> map.add("https://example.org/", site.resolve("no")));
  }
}
