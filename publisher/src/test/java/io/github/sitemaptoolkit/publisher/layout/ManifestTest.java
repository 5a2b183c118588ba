package io.github.sitemaptoolkit.publisher.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.internal.disk.LocalStore;
import io.github.sitemaptoolkit.publisher.internal.disk.ManifestFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ManifestTest {

  @TempDir Path directory;

  private final Manifest manifest =
      new Manifest(
          "https://example.com/ü\"\\/",
          Grouping.section(2),
          true,
          new PartLimits(10, 1_000),
          List.of(
              new Part("sitemap-0.xml.gz", 3, 99, "ab", "2026-05-02"),
              new Part("sitemap-1.xml.gz", 4, 12_345_678_901L, "cd", null)));

  @Test
  void itIsPlainJson() {
    var plain =
        new Manifest(
            "https://a.example/", Grouping.hash(), false, PartLimits.DEFAULT, manifest.parts());
    assertEquals(
        """
        {
          "version": 1,
          "base": "https://a.example/",
          "by": "hash",
          "gzip": false,
          "limits": {"urls": 50000, "bytes": 52428800},
          "urls": 7,
          "files": [
            {"file": "sitemap-0.xml.gz", "urls": 3, "bytes": 99, "sha256": "ab", "lastmod": "2026-05-02"},
            {"file": "sitemap-1.xml.gz", "urls": 4, "bytes": 12345678901, "sha256": "cd", "lastmod": null}
          ]
        }
        """,
        new String(plain.bytes(), StandardCharsets.UTF_8));
  }

  @Test
  void whatIsWrittenIsRead() throws IOException {
    var odd =
        new Manifest(
            "https://xn--e.example/a/", manifest.by(), true, manifest.limits(), manifest.parts());
    Files.write(directory.resolve(SetNames.MANIFEST), odd.bytes());
    assertEquals(odd, ManifestFile.read(new LocalStore(directory)));
  }

  /** How a store keeps the files is optional, and no difference between two sets. */
  @Test
  void whatAStoreSaysOfFilesIsKept() {
    var plain =
        new Manifest(
            "https://a.example/", manifest.by(), true, manifest.limits(), manifest.parts());
    Manifest described = plain.described(part -> part.stored(70L, "\"a1-2\""));
    String text = new String(described.bytes(), StandardCharsets.UTF_8);
    assertTrue(
        text.contains("\"lastmod\": \"2026-05-02\", \"stored\": 70, \"tag\": \"a1-2\"}"), text);
    Part part = Manifest.parse(described.bytes(), "m").parts().get(0);
    assertEquals(70L, part.stored());
    assertEquals("a1-2", part.tag());
    assertEquals(manifest.parts(), described.parts());
    assertTrue(described.isSameSet(plain));
    assertEquals(-1, manifest.parts().get(0).storedSize());
    assertEquals(70, part.in("news").sampled(null).storedSize());
    assertThrows(
        SitemapException.class,
        () -> Manifest.parse(text.replace("70", "-7").getBytes(StandardCharsets.UTF_8), "m"));
  }

  @Test
  void theNamedSetsOfItsFilesAreKnown() {
    assertFalse(manifest.hasSets());
    assertFalse(manifest.hasSet("news"));
    List<Part> parts = List.of(manifest.parts().get(0).in("news"), manifest.parts().get(1));
    var named = new Manifest("https://a.example/", manifest.by(), true, manifest.limits(), parts);
    assertTrue(named.hasSets());
    assertTrue(named.hasSet("news"));
    assertFalse(named.hasSet("images"));
  }

  @Test
  void namedSetsAreWrittenAndRead() {
    var named =
        new Manifest(
            "https://a.example/",
            manifest.by(),
            true,
            manifest.limits(),
            List.of(manifest.parts().get(0).in("news"), manifest.parts().get(1)));
    String json = new String(named.bytes(), StandardCharsets.UTF_8);
    assertTrue(json.contains("\"lastmod\": \"2026-05-02\", \"set\": \"news\"}"), json);
    assertEquals(named, Manifest.parse(named.bytes(), "m"));
    assertEquals(List.of(named.parts().get(0)), named.of("news").parts());
    assertThrows(
        SitemapException.class,
        () -> Manifest.parse(json.replace("news", "../x").getBytes(StandardCharsets.UTF_8), "m"));
  }

  @Test
  void noneIsNull() throws IOException {
    assertNull(ManifestFile.read(new LocalStore(directory)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"sitemap\\u0000.xml", "sitemap\\ufffd.xml", "sitemap/../x", "x.xml"})
  void filesThatNoSetHasAreRefused(String file) throws IOException {
    String json = new String(manifest.bytes(), StandardCharsets.UTF_8);
    Files.writeString(directory.resolve(SetNames.MANIFEST), json.replace("sitemap-0.xml.gz", file));
    var e =
        assertThrows(SitemapException.class, () -> ManifestFile.read(new LocalStore(directory)));
    assertEquals("publish.manifest", e.problem().code());
  }

  @Test
  void cutAtAnyByteItIsRefused() throws IOException {
    var whole =
        new Manifest(
            "https://a.example/", Grouping.hash(), false, PartLimits.DEFAULT, manifest.parts());
    byte[] bytes = whole.bytes();
    for (int length = 0; length < bytes.length - 2; length++) {
      Files.write(directory.resolve(SetNames.MANIFEST), Arrays.copyOf(bytes, length));
      var e =
          assertThrows(
              SitemapException.class,
              () -> ManifestFile.read(new LocalStore(directory)),
              "" + length);
      assertEquals("publish.manifest", e.problem().code());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"../x", "sitemap/../../x", "sitemap\\\\x", "passwd"})
  void namesThatLeadElsewhereAreRefused(String name) throws IOException {
    var whole =
        new Manifest(
            "https://a.example/",
            Grouping.hash(),
            false,
            PartLimits.DEFAULT,
            List.of(new Part("NAME", 1, 1, "", null)));
    String json = new String(whole.bytes(), StandardCharsets.UTF_8).replace("NAME", name);
    Files.writeString(directory.resolve(SetNames.MANIFEST), json);
    assertThrows(SitemapException.class, () -> ManifestFile.read(new LocalStore(directory)));
  }

  private static String json(String... replacements) {
    String json =
        """
        {"version": 1, "base": "https://a.example/", "by": "hash", "gzip": false,
         "limits": {"urls": 10, "bytes": 1000},
         "files": [{"file": "sitemap-0.xml", "urls": 3, "bytes": 99, "sha256": "ab"}]}
        """;
    for (int i = 0; i < replacements.length; i += 2) {
      assertTrue(json.contains(replacements[i]), replacements[i]);
      json = json.replace(replacements[i], replacements[i + 1]);
    }
    return json;
  }

  @Test
  void whatIsReadIsAsWritten() {
    var expected =
        new Manifest(
            "https://a.example/",
            Grouping.hash(),
            false,
            new PartLimits(10, 1_000),
            List.of(new Part("sitemap-0.xml", 3, 99, "ab", null)));
    assertEquals(expected, Manifest.parse(json().getBytes(StandardCharsets.UTF_8), "m"));
    assertEquals(3, expected.urls());
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '\0',
      delimiter = '|',
      value = {
        "\"version\": 1|\"version\": 0|version 0",
        "\"version\": 1|\"version\": null|version is missing",
        "\"base\"|\"x\"|base is missing",
        "\"gzip\": false|\"gzip\": 0|a value has the wrong type",
        "\"urls\": 10|\"urls\": \"10\"|a value has the wrong type",
        "\"urls\": 10|\"urls\": 0|a limit must be at least 1: 0 urls, 1000 bytes",
        "\"limits\"|\"x\"|an object is missing",
        "\"file\": \"sitemap-0.xml\"|\"file\": \"a.xml\"|\"a.xml\" is not the name of a sitemap",
        "\"sha256\"|\"x\"|sha256 is missing",
        "\"sha256\": \"ab\"|\"sha256\": \"ab\", \"lastmod\": 1|a value has the wrong type",
        "\"sha256\": \"ab\"|\"sha256\": \"ab\", \"lastmod\": \"soon\"|\"soon\" is not a date",
        "\"urls\": 3|\"urls\": 0|urls is 0",
        "\"bytes\": 99|\"bytes\": -1|bytes is -1",
        "\"files\": [|\"files\": [1, |an object is missing",
        "\"by\": \"hash\"|\"by\": \"x\"|\"x\" is not one of hash, month, section:DEPTH (1 to 9), sequence"
      })
  void messageSaysWhatIsWrong(String part, String replacement, String reason) {
    byte[] bytes = json(part, replacement).getBytes(StandardCharsets.UTF_8);
    var e = assertThrows(SitemapException.class, () -> Manifest.parse(bytes, "m.json"));
    assertEquals(
        "m.json: error: publish.manifest: this is not a manifest of this version ("
            + reason
            + "); remove it and publish all urls again",
        e.getMessage());
  }

  @Test
  void laterVersionsAreRefusedWhateverElseTheyHave() {
    byte[] bytes =
        "{\"version\": 2, \"toolkit\": \"0.4\", \"files\": {}}".getBytes(StandardCharsets.UTF_8);
    var e = assertThrows(SitemapException.class, () -> Manifest.parse(bytes, "m.json"));
    assertEquals(
        "m.json: error: publish.manifest: this is version 2 of such a file, for sitemap toolkit 0.4"
            + " or later; this one reads versions up to 1, so update the toolkit. The file was left"
            + " as it is",
        e.getMessage());
  }

  @Test
  void otherEncodingsAreRefused() {
    byte[] bytes = json("ab", "\u00E9").getBytes(StandardCharsets.ISO_8859_1);
    var e = assertThrows(SitemapException.class, () -> Manifest.parse(bytes, "m.json"));
    assertTrue(e.getMessage().contains("(it is not UTF-8)"), e.getMessage());
  }

  @Test
  void filesThatGoAreThoseOfTheOtherOne() {
    var before =
        new Manifest(
            manifest.base(),
            manifest.by(),
            true,
            manifest.limits(),
            List.of(
                new Part("sitemap.xml", 1, 1, "", null),
                new Part("sitemap-1.xml.gz", 1, 1, "", null),
                new Part("sitemap-2.xml.gz", 1, 1, "", null)));
    assertEquals(List.of("sitemap-2.xml.gz"), manifest.without(before.names()));
    assertEquals(List.of(), manifest.without(manifest.names()));
  }
}
