package io.github.sitemaptoolkit.publisher;

import static io.github.sitemaptoolkit.publisher.Pages.BASE;
import static io.github.sitemaptoolkit.publisher.Pages.dates;
import static io.github.sitemaptoolkit.publisher.Pages.entries;
import static io.github.sitemaptoolkit.publisher.Pages.entry;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.layout.Grouping;
import io.github.sitemaptoolkit.publisher.layout.IndexFile;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.PartLimits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PublisherTest {

  private static final PartLimits TEN = PartLimits.DEFAULT.withUrls(10);

  @TempDir Path directory;

  private final Context context =
      Context.of(Extensions.of(new Flash.Extension(3))).withProblems(new Problems());

  private Publisher publisher(Path target) {
    return Publisher.to(target).baseUrl(BASE).limits(TEN).maxShrink(100).context(context);
  }

  private List<String> problems() {
    return context.problems().first().stream().map(Problem::toString).toList();
  }

  @Test
  void whatFitsIntoOneFileIsThatFile() throws IOException {
    Publication done = publisher(directory).gzip(true).publish(entries(10).stream());
    assertEquals(dates(entries(10)), Site.urls(directory, BASE));
    assertEquals(List.of("sitemap.xml"), done.written());
    assertEquals(BASE + "sitemap.xml", done.entryPoint());
    assertFalse(done.isIndexed());
    assertEquals(List.of(".sitemap-manifest.json", "sitemap.xml"), Site.names(directory));
  }

  @ParameterizedTest
  @ValueSource(strings = {"hash", "month", "section:1", "sequence"})
  void moreThanOneFileStandsBehindAnIndex(String by) throws IOException {
    List<UrlEntry> entries = entries(200);
    Publication done =
        publisher(directory).by(Grouping.parse(by)).gzip(true).publish(entries.stream());
    assertEquals(dates(entries), Site.urls(directory, BASE));
    assertTrue(done.isIndexed());
    assertEquals(200, done.urls());
    for (Part part : done.parts()) {
      Site.Document file = Site.read(directory.resolve(part.file()));
      assertEquals(part.urls(), file.entries().size());
      assertEquals(part.bytes(), file.bytes());
      assertTrue(part.urls() <= 10 && part.file().endsWith(".xml.gz"), part.toString());
    }
    assertEquals(List.of(), problems());
  }

  @Test
  void whiteSpaceAroundAnUrlIsNoPartOfIt() throws IOException {
    publisher(directory).publish(Stream.of(UrlEntry.of(" " + BASE + "\n"), UrlEntry.of(BASE)));
    assertTrue(
        Files.readString(directory.resolve("sitemap.xml")).contains("<loc>" + BASE + "</loc>"));
    assertEquals(Map.of(BASE, ""), Site.urls(directory, BASE));
  }

  @Test
  void emptySetsAreRefused() throws IOException {
    publisher(directory).publish(entries(3).stream());
    Map<String, String> before = Site.bytes(directory);
    var e = assertThrows(SitemapException.class, () -> publisher(directory).publish(Stream.of()));
    assertEquals("doc.empty", e.problem().code());
    assertEquals(before, Site.bytes(directory));
  }

  @Test
  void aFailureOfTheInputChangesNothing() throws IOException {
    publisher(directory).publish(entries(30).stream());
    Map<String, String> before = Site.bytes(directory);
    var e =
        assertThrows(
            IllegalStateException.class,
            () ->
                publisher(directory)
                    .publish(
                        entries(60).stream()
                            .peek(
                                entry -> {
                                  if (entry.equals(entry(50))) {
                                    throw new IllegalStateException("as told");
                                  }
                                })));
    assertEquals("as told", e.getMessage());
    assertEquals(before, Site.bytes(directory));
    assertFalse(Site.names(directory).contains(".sitemap-staging"));
  }

  @Test
  void aPlanSaysWhatWouldBeDoneAndDoesNothing() throws IOException {
    Path target = directory.resolve("public");
    Publication first = publisher(target).plan(entries(30).stream());
    assertFalse(Files.exists(target));
    assertEquals(first, publisher(target).publish(entries(30).stream()));
    Map<String, String> before = Site.bytes(target);
    Publication second = publisher(target).plan(entries(5).stream());
    assertEquals(before, Site.bytes(target));
    assertEquals(List.of("sitemap.xml"), second.written());
    assertEquals(first.parts().stream().map(Part::file).toList(), second.removed());
    assertEquals(second, publisher(target).publish(entries(5).stream()));
  }

  @Test
  void filesOfOthersStay() throws IOException {
    Files.writeString(directory.resolve("sitemap-blog.xml"), "mine");
    publisher(directory).publish(entries(30).stream());
    publisher(directory).publish(entries(3).stream());
    assertEquals("mine", Files.readString(directory.resolve("sitemap-blog.xml")));
  }

  @Test
  void anEntryThatNoFileCanHoldIsLeftOut() throws IOException {
    String loc = BASE + "x".repeat(2_000);
    publisher(directory)
        .limits(new PartLimits(10, 1_000))
        .publish(Stream.of(UrlEntry.of(loc), UrlEntry.of(BASE)));
    assertEquals(Map.of(BASE, ""), Site.urls(directory, BASE));
    assertEquals(1, context.problems().count("limit.file-size"));
    assertEquals(loc, context.problems().first().get(0).loc());
  }

  @Test
  void elementsAreLimitedInEachFile() throws IOException {
    List<UrlEntry> entries =
        entries(40).stream().map(entry -> entry.toBuilder().add(new Flash("t")).build()).toList();
    Publication done = publisher(directory).limits(PartLimits.DEFAULT).publish(entries.stream());
    assertTrue(done.parts().stream().allMatch(part -> part.urls() <= 3));
    assertEquals(dates(entries), Site.urls(directory, BASE));
  }

  @Test
  void moreFilesThanAnIndexMayListAreRefused() {
    var e =
        assertThrows(
            SitemapException.class, () -> IndexFile.check(50_001, 2_500_000_001L, "sitemap.xml"));
    assertEquals(
        "sitemap.xml: error: limit.index-count: the set has 50,001 files, but an index may list only"
            + " 50,000; allow at least 50,001 urls in each file, or group them less finely",
        e.problem().toString());
    IndexFile.check(50_000, 2_500_000_000L, "sitemap.xml");
  }

  @Test
  void aBaseThatIsNoDirectorysUrlIsRefused() {
    for (String url :
        new String[] {
          "example.com", "ftp://example.com/", "https:///x", "https://e.x/?a", "https://e.x/a b"
        }) {
      assertThrows(IllegalArgumentException.class, () -> Publisher.to(directory).baseUrl(url), url);
    }
    assertThrows(
        IllegalStateException.class, () -> Publisher.to(directory).publish(entries(1).stream()));
  }

  @Test
  void aManifestOfALaterVersionIsRefused() throws IOException {
    Files.writeString(directory.resolve(".sitemap-manifest.json"), "{\"version\": 2}");
    var e =
        assertThrows(
            SitemapException.class, () -> publisher(directory).publish(entries(1).stream()));
    assertEquals("publish.manifest", e.problem().code());
    assertTrue(e.problem().message().contains("version 2"), e.problem().message());
  }
}
