package io.github.sitemaptoolkit.publisher;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.sitemaptoolkit.Sitemaps;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.compare.Change;
import io.github.sitemaptoolkit.publisher.compare.Comparison;
import io.github.sitemaptoolkit.publisher.directory.RobotsFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sets that are read, compared and merged. */
class ComparisonTest {

  private static final String A = "https://a.example/";

  @TempDir Path directory;

  private final Context context =
      Context.of(Extensions.of(new Flash.Extension(1_000))).withProblems(new Problems());

  private static UrlEntry dated(String loc, String lastmod) {
    return UrlEntry.builder(loc).lastmod(lastmod).build();
  }

  private List<Change> compare(List<UrlEntry> before, List<UrlEntry> after) throws IOException {
    List<Change> changes = new ArrayList<>();
    try (var comparison = new Comparison(context)) {
      before.forEach(comparison::before);
      after.forEach(comparison::after);
      comparison.forEach(changes::add);
    }
    return changes;
  }

  /** Urls count once, however often and in whatever order a set has them. */
  @ParameterizedTest
  @CsvSource({
    "1 2 3 4, 1 2, 4, 2, 2",
    "1 1 2, 2 2 1 3, 2, 3, 0",
    "1 1D, 1 1D 2, 1, 2, 0",
    "1 1D 2, 1, 2, 1, 1",
    "1, 1D, 1, 1, 0",
    "1, 2, 1, 1, 1"
  })
  void theShareOfUrlsThatGoIsCountedAsPublishingCountsIt(
      String old, String now, long before, long after, long gone) throws IOException {
    try (var comparison = new Comparison(context)) {
      entries(old).forEach(comparison::before);
      entries(now).forEach(comparison::after);
      comparison.forEach(change -> {});
      assertEquals(before, comparison.urlsBefore());
      assertEquals(after, comparison.urlsAfter());
      assertEquals((double) gone / before, comparison.shrinkage().share());
      assertEquals(gone * 100 > before * 50, comparison.shrinkage().isOver(50));
    }
  }

  /** Returns entries; those whose name ends with D have a date. */
  private static List<UrlEntry> entries(String names) {
    return Arrays.stream(names.split(" "))
        .map(
            name ->
                name.endsWith("D")
                    ? dated(A + name.substring(0, name.length() - 1), "2026-01-01")
                    : UrlEntry.of(A + name))
        .toList();
  }

  private List<UrlEntry> merge(Merger.Keep keep, List<List<UrlEntry>> sources) throws IOException {
    try (var merger = new Merger(keep, context)) {
      for (int i = 0; i < sources.size(); i++) {
        for (UrlEntry entry : sources.get(i)) {
          merger.add(entry, i, null);
        }
      }
      try (EntryReader<UrlEntry> entries = merger.entries()) {
        return entries.stream().toList();
      }
    }
  }

  @Test
  void changesComeInTheOrderOfUrlsWithTheirFields() throws IOException {
    UrlEntry before =
        UrlEntry.builder(A + 2).lastmod("2026-01-01").priority("0.5").add(new Flash("a")).build();
    UrlEntry after =
        UrlEntry.builder(A + 2)
            .lastmod("2026-02-01")
            .changefreq("daily")
            .add(new Flash("b"))
            .build();
    assertEquals(
        List.of(
            new Change(Change.Kind.REMOVED, A + 1, List.of()),
            new Change(
                Change.Kind.CHANGED,
                A + 2,
                List.of(
                    new Change.Field("lastmod", "2026-01-01", "2026-02-01"),
                    new Change.Field("changefreq", null, "daily"),
                    new Change.Field("priority", "0.5", null),
                    new Change.Field("n:flash", "a", "b"))),
            new Change(Change.Kind.ADDED, A + 3, List.of())),
        compare(
            List.of(UrlEntry.of(A + 4), before, UrlEntry.of(A + 1)),
            List.of(UrlEntry.of(A + 3), after, UrlEntry.of(A + 4))));
  }

  private static UrlEntry flashes(String... titles) {
    UrlEntry.Builder entry = UrlEntry.builder(A);
    for (String title : titles) {
      entry.add(new Flash(title));
    }
    return entry.build();
  }

  @Test
  void onlyElementsThatWentOrCameAreNamedEachAsOftenAsItDid() throws IOException {
    List<Change> changes =
        compare(List.of(flashes("a", "a", "b", "c")), List.of(flashes("d", "a", "c", "c")));
    assertEquals(
        List.of(
            new Change(
                Change.Kind.CHANGED, A, List.of(new Change.Field("n:flash", "a, b", "d, c")))),
        changes);
  }

  @Test
  void elementsInAnotherOrderAreAChangeWithoutNames() throws IOException {
    assertEquals(
        List.of(
            new Change(Change.Kind.CHANGED, A, List.of(new Change.Field("n:flash", null, null)))),
        compare(List.of(flashes("a", "b")), List.of(flashes("b", "a"))));
  }

  @ParameterizedTest
  @CsvSource({
    "2026-07-03T00:00:00.000Z, 2026-07-03T00:00:00Z, true",
    "2026-07-03T00:00Z, 2026-07-03T00:00:00+00:00, true",
    "2026-07-03T02:00:00+02:00, 2026-07-03T00:00:00Z, true",
    "2026-07-03, 2026-07-03T00:00:00Z, false",
    "2026-07-03T00:00:00.001Z, 2026-07-03T00:00:00Z, false",
    "2026-07-03T10:00, 2026-07-03T11:00, false",
  })
  void spellingsOfOneMomentAreNoChange(String before, String after, boolean same)
      throws IOException {
    assertEquals(same, compare(List.of(dated(A, before)), List.of(dated(A, after))).isEmpty());
  }

  @ParameterizedTest
  @CsvSource({"0.5, 0.50, true", "1, 1.0, true", "0.5, 0.6, false", "0.5, , false"})
  void spellingsOfOneNumberAreNoChange(String before, String after, boolean same)
      throws IOException {
    UrlEntry one = UrlEntry.builder(A).priority(before).changefreq("Daily").build();
    UrlEntry other = UrlEntry.builder(A).priority(after).changefreq("daily").build();

    assertEquals(same, compare(List.of(one), List.of(other)).isEmpty());
  }

  @Test
  void setsBehindIndexesAreRead() throws IOException {
    Path index = directory.resolve("sitemap.xml");
    Sitemaps.write(directory.resolve("a.xml.gz"), List.of(UrlEntry.of(A + 1)));
    Sitemaps.write(directory.resolve("b.xml"), List.of(UrlEntry.of(A + 2)));
    Sitemaps.writeIndex(
        index,
        List.of(
            IndexEntry.of("https://a.example/maps/a.xml.gz"),
            IndexEntry.of("https://a.example/maps/b.xml?v=2"),
            IndexEntry.of("https://a.example/maps/a.xml.gz")));
    List<String> locs = new ArrayList<>();
    SitemapSet.read(index, context, entry -> locs.add(entry.loc()));
    assertEquals(List.of(A + 1, A + 2), locs);
  }

  @Test
  void whatDocumentsSayOfThemselvesIsCountedAsLost() throws IOException {
    Path sitemap =
        Files.writeString(
            directory.resolve("a.xml"),
            """
            <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><x:head xmlns:x="urn:x"/>
            <url><loc>https://a.example/</loc></url></urlset>
            """);
    SitemapSet.read(sitemap, context, entry -> {});
    assertEquals(
        sitemap + ": warning: convert.lost-field: xml: dropped 1 x:head",
        context.problems().first().get(0).toString());
  }

  @ParameterizedTest
  @CsvSource({
    "https://a.example/none.xml",
    "https://a.example/..",
    "https://a.example/maps/",
    "https://a.example/a%00"
  })
  void aMissingSitemapEndsTheReading(String loc) throws IOException {
    Path index = directory.resolve("sitemap.xml");
    Sitemaps.writeIndex(index, List.of(IndexEntry.of(loc)));
    var e =
        assertThrows(SitemapException.class, () -> SitemapSet.read(index, context, entry -> {}));
    assertEquals("index.child-missing", e.problem().code());
    assertEquals(loc, e.problem().loc());
  }

  @Test
  void namesOfSitemapsMayBeEncoded() throws IOException {
    Path index = directory.resolve("sitemap.xml");
    Sitemaps.write(directory.resolve("a b.xml"), List.of(UrlEntry.of(A + 1)));
    Sitemaps.writeIndex(index, List.of(IndexEntry.of("https://a.example/a%20b.xml")));
    List<String> locs = new ArrayList<>();
    SitemapSet.read(index, context, entry -> locs.add(entry.loc()));
    assertEquals(List.of(A + 1), locs);
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aLinkThatLeadsOutOfTheDirectoryIsNoSitemapOfTheSet() throws IOException {
    Path set = Files.createDirectory(directory.resolve("set"));
    Path index = set.resolve("sitemap.xml");
    Sitemaps.write(directory.resolve("secret.xml"), List.of(UrlEntry.of(A + 1)));
    Files.createSymbolicLink(set.resolve("a.xml"), directory.resolve("secret.xml"));
    Sitemaps.writeIndex(index, List.of(IndexEntry.of("https://a.example/a.xml")));
    var e =
        assertThrows(SitemapException.class, () -> SitemapSet.read(index, context, entry -> {}));
    assertEquals("index.child-missing", e.problem().code());
  }

  @Test
  void aNestedIndexEndsTheReading() throws IOException {
    Path index = directory.resolve("sitemap.xml");
    Sitemaps.writeIndex(index, List.of(IndexEntry.of("https://a.example/sitemap.xml")));
    assertThrows(SitemapException.class, () -> SitemapSet.read(index, context, entry -> {}));
  }

  @Test
  void theNewestOrTheLastIsKept() throws IOException {
    List<List<UrlEntry>> sources =
        List.of(
            List.of(dated("https://A.example:443", "2026-03-01"), UrlEntry.of(A + "z")),
            List.of(dated(A, "2026-02-01"), UrlEntry.of(A + "b")));
    assertEquals(
        List.of(
            dated("https://A.example:443", "2026-03-01"),
            UrlEntry.of(A + "b"),
            UrlEntry.of(A + "z")),
        merge(Merger.Keep.NEWEST, sources));
    assertEquals(
        List.of(dated(A, "2026-02-01"), UrlEntry.of(A + "b"), UrlEntry.of(A + "z")),
        merge(Merger.Keep.LAST, sources));
    assertEquals(2, context.problems().count("loc.duplicate"));
    assertEquals(
        "merge: warning: loc.duplicate: the url is listed more than once; the entry of"
            + " \"https://A.example:443\" is kept\n  https://a.example/",
        context.problems().first().get(0).toString());
  }

  @Test
  void longTextsAreMergedWhole() throws IOException {
    UrlEntry entry =
        UrlEntry.builder(A)
            .add(new Flash("t".repeat(3 << 20)))
            .changefreq("x".repeat(70_000))
            .build();
    assertEquals(List.of(entry), merge(Merger.Keep.NEWEST, List.of(List.of(entry))));
  }

  @Test
  void anIndexOfADirectoryListsItsSitemaps() throws IOException {
    Sitemaps.write(
        directory.resolve("b.xml.gz"), List.of(dated(A, "2026-02-01"), dated(A + 1, "2026-03")));
    Sitemaps.write(directory.resolve("a.xml"), List.of(UrlEntry.of(A)));
    Files.writeString(directory.resolve("readme.txt"), "x");
    Path index = directory.resolve("sitemap-index.xml");
    for (int i = 0; i < 2; i++) { // the second time, the index itself is there
      assertEquals(2, DirectoryIndex.write(directory, "https://a.example/x", index, context));
      assertEquals(
          List.of(
              new Site.Entry("https://a.example/x/a.xml", ""),
              new Site.Entry("https://a.example/x/b.xml.gz", "2026-03-01")),
          Site.read(index).entries());
    }
  }

  @Test
  void theLineForCrawlersIsAddedOnce() throws IOException {
    Path robots = directory.resolve("robots.txt");
    RobotsFile.add(robots, "https://a.example/sitemap.xml");
    assertEquals("Sitemap: https://a.example/sitemap.xml\n", Files.readString(robots));
    byte[] others = "User-agent: *\r\nDisallow: /\u00e9".getBytes(ISO_8859_1);
    Files.write(robots, others);
    assertEquals(true, RobotsFile.add(robots, "https://a.example/sitemap.xml"));
    assertEquals(false, RobotsFile.add(robots, "https://a.example/sitemap.xml"));
    assertEquals(
        "User-agent: *\r\nDisallow: /\u00e9\nSitemap: https://a.example/sitemap.xml\n",
        Files.readString(robots, ISO_8859_1));
    Files.writeString(robots, "sitemap:https://a.example/sitemap.xml");
    assertEquals(false, RobotsFile.add(robots, "https://a.example/sitemap.xml"));
  }

  /** A url that is in several named sets, with other elements in each. */
  @Test
  void elementsOfAllEntriesOfAUrlAreCompared() throws IOException {
    UrlEntry page = dated(A, "2026-01-01");
    UrlEntry film = dated(A, "2026-01-01").toBuilder().add(new Flash("a")).build();
    UrlEntry other = dated(A, "2026-01-01").toBuilder().add(new Flash("b")).build();
    assertEquals(List.of(), compare(List.of(page, film), List.of(film, page)));
    assertEquals(List.of(), compare(List.of(page, film, film), List.of(film, page)));
    Change.Field changed = new Change.Field("n:flash", "a", "b");
    assertEquals(
        List.of(new Change(Change.Kind.CHANGED, A, List.of(changed))),
        compare(List.of(page, film), List.of(page, other)));
    assertEquals(
        List.of(
            new Change(Change.Kind.CHANGED, A, List.of(new Change.Field("n:flash", "a", null)))),
        compare(List.of(page, film), List.of(page)));
  }
}
