package io.github.sitemaptoolkit.publisher.upkeep;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.publisher.Publisher;
import io.github.sitemaptoolkit.publisher.UrlSet;
import io.github.sitemaptoolkit.publisher.layout.Grouping;
import io.github.sitemaptoolkit.publisher.layout.PartLimits;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is not as it was published is found. */
class VerificationTest {

  private static final String BASE = "https://example.com/";

  @TempDir Path directory;

  @BeforeEach
  void publish() throws IOException {
    publish(false, 4);
  }

  private void publish(boolean gzip, int urls) throws IOException {
    publisher().gzip(gzip).publish(entries(urls));
  }

  private Publisher publisher() {
    return Publisher.to(directory)
        .baseUrl(BASE)
        .maxShrink(100)
        .limits(PartLimits.DEFAULT.withUrls(3))
        .context(Context.of(Extensions.of()));
  }

  private static Stream<UrlEntry> entries(int count) {
    return IntStream.range(0, count).mapToObj(i -> UrlEntry.of(BASE + i));
  }

  /** Returns the findings: the name of the file, the code and the message. */
  private List<String> findings(boolean fast) throws IOException {
    return Verification.of(directory).fast(fast).run().findings().stream().map(this::text).toList();
  }

  private String text(Problem problem) {
    Path file = Path.of(problem.location().source());
    return file.getFileName() + " " + problem.code() + " " + problem.message();
  }

  private void assertFound(String expected, List<String> findings) {
    assertEquals(1, findings.size(), findings::toString);
    assertTrue(findings.get(0).startsWith(expected), findings.get(0));
  }

  private void replace(String file, String old, String with) throws IOException {
    Path path = directory.resolve(file);
    String text = Files.readString(path);
    assertTrue(text.contains(old), text);
    Files.writeString(path, text.replace(old, with));
  }

  private void damage(String file, String how) throws IOException {
    Path path = directory.resolve(file);
    byte[] bytes = Files.readAllBytes(path);
    switch (how) {
      case "cut" -> Files.write(path, Arrays.copyOf(bytes, bytes.length / 2));
      case "empty" -> Files.write(path, new byte[0]);
      case "removed" -> Files.delete(path);
      default -> {
        bytes[bytes.length / 2] ^= 1;
        Files.write(path, bytes);
      }
    }
  }

  private String firstSitemap() throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(file -> file.startsWith("sitemap-"))
          .min(String::compareTo)
          .orElseThrow();
    }
  }

  /** What is called damaged is written again when all urls are published. */
  @ParameterizedTest
  @ValueSource(strings = {"cut", "empty", "removed", "changed"})
  void publishingRepairsWhatIsDamaged(String how) throws IOException {
    for (boolean gzip : new boolean[] {false, true}) {
      publish(gzip, 9);
      String sitemap = firstSitemap();
      for (String file : List.of(sitemap, "sitemap.xml")) {
        byte[] before = Files.readAllBytes(directory.resolve(file));
        damage(file, how);
        assertTrue(findings(false).size() > 0, how + ' ' + file);
        if (file.equals(sitemap)) {
          var e =
              assertThrows(
                  Exception.class, () -> publisher().update(entries(9), Stream.empty()), how);
          assertTrue(String.valueOf(e.getMessage()).contains("publish all urls"), e.toString());
        }
        publish(gzip, 9);
        assertArrayEquals(before, Files.readAllBytes(directory.resolve(file)), how + ' ' + file);
        assertEquals(List.of(), findings(false));
      }
    }
  }

  /** Also if other urls are published, so that the damaged file is not written as it was. */
  @ParameterizedTest
  @ValueSource(strings = {"cut", "empty", "removed", "changed"})
  void anotherSetReplacesADamagedOne(String how) throws IOException {
    for (boolean gzip : new boolean[] {false, true}) {
      publish(gzip, 9);
      damage(firstSitemap(), how);
      publish(gzip, 30);
      List<String> left = // a damaged file that is no longer needed is nobody's: it stays
          findings(false).stream().filter(it -> !it.contains("verify.leftover")).toList();
      assertEquals(List.of(), left);
      publish(gzip, 9);
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void whatWasPublishedIsAsItWasPublished(boolean gzip) throws IOException {
    publish(gzip, 20);
    VerifiedSet found = Verification.of(directory).run();
    assertEquals(new VerifiedSet(20, 9, List.of()), found);
    assertEquals(found, Verification.of(directory).fast(true).run());
  }

  @Test
  void theOnlySitemapNeedsNoIndex() throws IOException {
    publish(true, 2);
    assertEquals(new VerifiedSet(2, 1, List.of()), Verification.of(directory).run());
    replace("sitemap.xml", "example", "exambel");
    assertFound("sitemap.xml verify.changed has other contents", findings(false));
  }

  @Test
  void namedSetsAreVerified() throws IOException {
    publisher()
        .set(UrlSet.named("all"))
        .set(UrlSet.named("one").where(entry -> entry.loc().endsWith("1")))
        .publish(entries(4));
    assertEquals(List.of(), findings(false));
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void missingSitemapsAreFound(boolean fast) throws IOException {
    Files.delete(directory.resolve("sitemap-11.xml"));
    assertFound("sitemap-11.xml verify.missing is missing", findings(fast));
    Files.createSymbolicLink(directory.resolve("sitemap-11.xml"), directory.resolve("sitemap.xml"));
    assertFound("sitemap-11.xml verify.missing is missing", findings(fast));
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void longerAndShorterSitemapsAreFound(boolean fast) throws IOException {
    replace("sitemap-11.xml", "</urlset>\n", "</urlset>");
    assertFound("sitemap-11.xml verify.changed has ", findings(fast));
    replace("sitemap-11.xml", "</urlset>", "</urlset>\n \n");
    assertFound("sitemap-11.xml verify.changed has ", findings(fast));
  }

  @Test
  void anOtherUrlIsFoundOnlyByReading() throws IOException {
    replace("sitemap-11.xml", "https://example.com/", "https://exambel.com/");
    assertEquals(List.of(), findings(true));
    assertFound("sitemap-11.xml verify.changed has other contents", findings(false));
  }

  @Test
  void sitemapsThatNoLongerMatchTheirNameAreFound() throws IOException {
    publish(true, 4);
    Path file = directory.resolve("sitemap-11.xml.gz");
    byte[] compressed = Files.readAllBytes(file);
    Files.write(file, List.of("<urlset/>"));
    assertFound("sitemap-11.xml.gz verify.changed is not compressed", findings(false));
    assertFound("sitemap-11.xml.gz verify.changed is not as it was", findings(true));
    Files.write(file, Arrays.copyOf(compressed, compressed.length / 2));
    assertFound("sitemap-11.xml.gz verify.changed is damaged", findings(false));
  }

  @Test
  void anEndlessSitemapIsNotReadToItsEnd() throws IOException {
    publish(true, 4);
    var bytes = new ByteArrayOutputStream();
    try (var gzip = new GZIPOutputStream(bytes)) {
      for (int i = 0; i < 200; i++) {
        gzip.write(new byte[1 << 20]);
      }
    }
    Files.write(directory.resolve("sitemap-11.xml.gz"), bytes.toByteArray());
    assertFound("sitemap-11.xml.gz verify.changed has more than the", findings(false));
  }

  @Test
  void aManifestThatCountsWronglyIsFound() throws IOException {
    replace(
        ".sitemap-manifest.json",
        "\"file\": \"sitemap-10.xml\", \"urls\": 3",
        "\"file\": \"sitemap-10.xml\", \"urls\": 2");
    assertFound(
        "sitemap-10.xml verify.changed has 3 urls, but the manifest says 2", findings(false));
  }

  @Test
  void theIndexListsExactlyTheSitemaps() throws IOException {
    replace("sitemap.xml", "sitemap-11.xml", "sitemap-x.xml");
    List<String> found = findings(false);
    assertEquals(2, found.size(), found::toString);
    assertTrue(
        found.get(0).startsWith("sitemap.xml verify.index lists \"https://example.com/sitemap-x"),
        found.get(0));
    assertTrue(found.get(1).startsWith("sitemap.xml verify.index does not list"), found.get(1));
    replace("sitemap.xml", "sitemap-x.xml", "sitemap-11.xml");
    replace("sitemap.xml", "</sitemapindex>\n", "</sitemapindex>");
    assertFound("sitemap.xml verify.index lists the right sitemaps", findings(true));
    Files.writeString(directory.resolve("sitemap.xml"), "gone");
    assertFound("sitemap.xml verify.index", findings(true).subList(0, 1));
    Files.delete(directory.resolve("sitemap.xml"));
    assertFound("sitemap.xml verify.missing", findings(true));
  }

  @Test
  void limitsOfTheSettingsAndOfTheProtocolHold() throws IOException {
    replace(".sitemap-manifest.json", "\"limits\": {\"urls\": 3", "\"limits\": {\"urls\": 2");
    assertFound("sitemap-10.xml verify.limit has 3 urls, but at most 2", findings(true));
    replace(".sitemap-manifest.json", "\"limits\": {\"urls\": 2", "\"limits\": {\"urls\": 60000");
    replace(
        ".sitemap-manifest.json",
        "\"file\": \"sitemap-10.xml\", \"urls\": 3",
        "\"file\": \"sitemap-10.xml\", \"urls\": 50001");
    assertFound("sitemap-10.xml verify.limit has 50,001 urls, but at most 50,000", findings(true));
  }

  @Test
  void leftoversAreNamed() throws IOException {
    Files.writeString(directory.resolve("sitemap-2025-11.xml"), "<urlset/>");
    Files.writeString(directory.resolve("sitemaps.txt"), "no file of a set");
    assertFound("sitemap-2025-11.xml verify.leftover is not part of the set", findings(false));
  }

  @Test
  void anInterruptedPublicationIsNamed() throws IOException {
    Path staging = Files.createDirectory(directory.resolve(".sitemap-staging"));
    Files.writeString(staging.resolve("journal"), "remove sitemap-11.xml\n");
    assertFound(directory.getFileName() + " verify.interrupted", findings(false));
    Files.delete(staging.resolve("journal"));
    Files.delete(staging);
    Files.writeString(directory.resolve(".sitemap-changes"), "# job\nsitemap-11.xml\n");
    assertFound(".sitemap-changes verify.interrupted an engine such as Spark", findings(false));
  }

  @Test
  void withoutAManifestNothingIsKnown() throws IOException {
    Files.writeString(directory.resolve(".sitemap-manifest.json"), "{}");
    assertFound(".sitemap-manifest.json publish.manifest", findings(false));
    Files.delete(directory.resolve(".sitemap-manifest.json"));
    assertFound(".sitemap-manifest.json publish.manifest is missing", findings(false));
    List<Problem> nowhere = Verification.of(directory.resolve("none")).run().findings();
    assertEquals("publish.manifest", nowhere.get(0).code());
    assertTrue(Files.notExists(directory.resolve("none")));
  }

  @Test
  void urlsThatWereNotNewAreFoundAsDuplicates() throws IOException {
    publisher()
        .by(Grouping.month())
        .publish(entries(4).map(it -> it.toBuilder().lastmod("2026-10-01").build()));
    UrlEntry added = UrlEntry.builder(BASE + 1).lastmod("2026-11-01").build();
    publisher().addedAreNew(true).update(Stream.of(added), Stream.of());
    assertEquals(List.of(), findings(false));
    List<String> found =
        Verification.of(directory).duplicates(true).run().findings().stream()
            .map(this::text)
            .toList();
    assertEquals(
        List.of(
            "sitemap-2026-11.xml verify.duplicate lists \"https://example.com/1\", which is also in"
                + " sitemap-2026-10.11.xml; publish all urls again"),
        found);
    publisher().update(Stream.of(added), Stream.of()); // replaces both
    assertEquals(List.of(), Verification.of(directory).duplicates(true).run().findings());
  }

  @Test
  void aUrlOfTwoNamedSetsIsNoDuplicate() throws IOException {
    publisher()
        .set(UrlSet.named("all"))
        .set(UrlSet.named("one").where(entry -> entry.loc().endsWith("1")))
        .publish(entries(3));
    assertEquals(List.of(), Verification.of(directory).duplicates(true).run().findings());
  }
}
