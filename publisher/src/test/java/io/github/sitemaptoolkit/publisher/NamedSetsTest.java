package io.github.sitemaptoolkit.publisher;

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
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.PartLimits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NamedSetsTest {

  private static final String BASE = Pages.BASE;

  @TempDir Path scratch;

  private final List<Problem> reported = new ArrayList<>();

  private Publisher publisher(String directory) {
    return Publisher.to(scratch.resolve(directory))
        .baseUrl(BASE)
        .limits(PartLimits.DEFAULT.withUrls(4))
        .context(Context.of(Extensions.of()).withProblems(new Problems(reported::add)));
  }

  private static Predicate<UrlEntry> section(int number) {
    return entry -> entry.loc().startsWith(BASE + "s" + number + '/');
  }

  private static final UrlSet PAGES = UrlSet.named("pages");
  private static final UrlSet FIRST = UrlSet.named("first").where(section(0));
  private static final UrlSet SECOND = UrlSet.named("second").where(section(1));

  private static Map<String, List<String>> files(Publication done) {
    return done.parts().stream()
        .collect(
            Collectors.groupingBy(
                part -> String.valueOf(part.set()),
                Collectors.mapping(Part::file, Collectors.toList())));
  }

  private List<String> locs(String directory, String file) {
    return Site.read(scratch.resolve(directory).resolve(file)).entries().stream()
        .map(Site.Entry::loc)
        .toList();
  }

  private static String message(org.junit.jupiter.api.function.Executable publishing) {
    return assertThrows(SitemapException.class, publishing).problem().message();
  }

  @Test
  void urlIsInAllSetsThatItBelongsTo() throws IOException {
    Publication done = publisher("a").set(PAGES).set(FIRST).publish(Pages.entries(4).stream());
    assertEquals(
        Map.of("pages", List.of("sitemap-pages.xml"), "first", List.of("sitemap-first.xml")),
        files(done));
    assertEquals(List.of(BASE + "s0/page-0", BASE + "s0/page-3"), locs("a", "sitemap-first.xml"));
    assertEquals(4, locs("a", "sitemap-pages.xml").size());
    assertEquals(6, done.urls());
    assertEquals(
        List.of(BASE + "sitemap-first.xml", BASE + "sitemap-pages.xml"), locs("a", "sitemap.xml"));
  }

  @Test
  void setHasItsEntriesInItsOwnWay() throws IOException {
    UrlSet plain = UrlSet.named("plain").map(entry -> UrlEntry.of(entry.loc()));
    publisher("a").set(plain).set(PAGES).publish(Pages.entries(3).stream());
    publisher("b").set(PAGES).publish(Pages.entries(3).stream());
    assertFalse(text("a", "sitemap-plain.xml").contains("<lastmod>"));
    assertEquals(locs("a", "sitemap-pages.xml"), locs("a", "sitemap-plain.xml"));
    assertEquals(text("b", "sitemap-pages.xml"), text("a", "sitemap-pages.xml"));
  }

  /** Otherwise it would depend on what a set leaves out which of two entries it has. */
  @Test
  void newestOfOneUrlIsKeptByTheDateThatItHad() throws IOException {
    UrlSet plain =
        UrlSet.named("plain").map(entry -> entry.toBuilder().lastmod((String) null).build());
    List<UrlEntry> entries =
        List.of(
            UrlEntry.builder(BASE + "a").lastmod("2026-03-01").changefreq("daily").build(),
            UrlEntry.builder(BASE + "a").lastmod("2026-01-01").changefreq("weekly").build());
    publisher("a").set(plain).publish(entries.stream());
    assertTrue(text("a", "sitemap-plain.xml").contains("<changefreq>daily<"));
  }

  @Test
  void setCannotChangeUrls() {
    UrlSet other = UrlSet.named("other").map(entry -> UrlEntry.of(BASE + "other"));
    assertThrows(
        IllegalArgumentException.class,
        () -> publisher("a").set(other).publish(Pages.entries(1).stream()));
    assertFalse(Files.exists(scratch.resolve("a/sitemap.xml")));
  }

  @Test
  void emptySetKeepsItsFileIfItIsToldTo() throws IOException {
    UrlSet none = UrlSet.named("none").where(entry -> false);
    publisher("a").set(PAGES).set(none.keptEmpty()).publish(Pages.entries(3).stream());
    assertFalse(text("a", "sitemap-none.xml").contains("<url>"));
    assertEquals(
        List.of(BASE + "sitemap-none.xml", BASE + "sitemap-pages.xml"), locs("a", "sitemap.xml"));
    Publication again =
        publisher("a").set(PAGES).set(none.keptEmpty()).publish(Pages.entries(3).stream());
    assertEquals(List.of(), again.written());
    Publication gone = publisher("a").set(PAGES).set(none).publish(Pages.entries(3).stream());
    assertEquals(List.of("sitemap-none.xml"), gone.removed());
  }

  @Test
  void setBecomesEmptyOnlyAsFarAsItMayShrink() throws IOException {
    UrlSet first = FIRST.keptEmpty();
    publisher("a").set(PAGES).set(first).publish(Pages.entries(6).stream());
    List<UrlEntry> rest = Pages.entries(6).stream().filter(section(0).negate()).toList();
    String message =
        message(() -> publisher("a").maxShrink(50).set(PAGES).set(first).publish(rest.stream()));
    assertEquals(
        "the set has no urls any more, so it would have an empty file: 2 of 2 published urls would go"
            + " (100 %, counted); at most 50 % may go, so nothing was written",
        message);
    publisher("a").set(PAGES).set(first.maxShrink(100)).publish(rest.stream());
    assertFalse(text("a", "sitemap-first.xml").contains("<url>"));
    assertEquals(2, locs("a", "sitemap.xml").size());
  }

  /** A set of news is empty on some days, but nothing at all is a fault of the input. */
  @Test
  void onlySetsThatAreEmptyNeedAnEntryInNone() throws IOException {
    UrlSet none = UrlSet.named("none").where(entry -> false).keptEmpty();
    assertThrows(
        SitemapException.class,
        () -> publisher("a").set(none).publish(List.<UrlEntry>of().stream()));
    publisher("a").set(none).publish(Pages.entries(1).stream());
    assertEquals(List.of(BASE + "sitemap-none.xml"), locs("a", "sitemap.xml"));
  }

  private String text(String directory, String file) throws IOException {
    return Files.readString(scratch.resolve(directory).resolve(file));
  }

  @Test
  void onlySetHasAnIndex() throws IOException {
    Publication done = publisher("a").set(FIRST).publish(Pages.entries(4).stream());
    assertTrue(done.isIndexed());
    assertEquals(2, done.urls(), "urls in no set are not published");
  }

  @Test
  void largeSetsAreGroupedEachInItsWay() throws IOException {
    Publication done =
        publisher("a")
            .by(Grouping.section(1))
            .set(PAGES)
            .set(FIRST.by(Grouping.sequence()))
            .set(SECOND.by(Grouping.month()))
            .set(UrlSet.named("hashed").where(section(2)).by(Grouping.hash()))
            .publish(Pages.entries(24).stream());
    Map<String, List<String>> files = files(done);
    assertEquals(List.of("sitemap-first-1.xml", "sitemap-first-2.xml"), files.get("first"));
    assertEquals(
        List.of(
            "sitemap-second-2026-01.xml",
            "sitemap-second-2026-02.xml",
            "sitemap-second-2026-03.xml",
            "sitemap-second-2026-04.xml"),
        files.get("second"));
    assertTrue(files.get("hashed").size() > 1, files.toString());
    for (String file : files.get("hashed")) {
      assertTrue(file.matches("sitemap-hashed[.][01]+[.]xml"), file);
    }
    for (String file : files.get("pages")) {
      assertTrue(file.matches("sitemap-pages-s[012]([.][01]+)?[.]xml"), file);
    }
    assertEquals(24 + 24, done.urls());
  }

  @Test
  void undatedUrlsAreAGroupOfTheirOwn() throws IOException {
    List<UrlEntry> entries = new ArrayList<>(Pages.entries(4));
    entries.add(UrlEntry.of(BASE + "undated"));
    Publication done = publisher("a").set(PAGES.by(Grouping.month())).publish(entries.stream());
    assertEquals(List.of(BASE + "undated"), locs("a", "sitemap-pages-undated.xml"));
    assertEquals(5, done.parts().size());
  }

  @ParameterizedTest
  @ValueSource(strings = {"hash", "month", "section:1", "sequence"})
  void bytesDependOnNothingButTheUrls(String by) throws IOException {
    List<UrlEntry> entries = new ArrayList<>(Pages.entries(40));
    publisher("a").by(Grouping.parse(by)).set(PAGES).set(FIRST).publish(entries.stream());
    Collections.reverse(entries);
    publisher("b").by(Grouping.parse(by)).set(FIRST).set(PAGES).publish(entries.stream());
    assertEquals(Site.bytes(scratch.resolve("a")), Site.bytes(scratch.resolve("b")));
    assertEquals(
        Files.readString(scratch.resolve("a/.sitemap-manifest.json")),
        Files.readString(scratch.resolve("b/.sitemap-manifest.json")));
  }

  @Test
  void setsWhoseNamesBeginAlikeDoNotMix() throws IOException {
    Publication done =
        publisher("a")
            .by(Grouping.section(1))
            .set(UrlSet.named("a").where(section(0)))
            .set(UrlSet.named("a-b"))
            .set(UrlSet.named("a0").where(section(1)))
            .publish(Pages.entries(24).stream());
    Map<String, Long> urls =
        done.parts().stream()
            .collect(
                Collectors.groupingBy(
                    part -> String.valueOf(part.set()), Collectors.summingLong(Part::urls)));
    assertEquals(Map.of("a", 8L, "a-b", 24L, "a0", 8L), urls);
  }

  @Test
  void eachSetKeepsTheNewestEntryOfAUrlAndDuplicatesAreReportedOnce() throws IOException {
    UrlEntry old = UrlEntry.builder(BASE + "s0/a").lastmod("2026-01-01").build();
    UrlEntry newer = UrlEntry.builder(BASE + "s0/a").lastmod("2026-01-02").build();
    Publication done =
        publisher("a").set(PAGES).set(FIRST).publish(List.of(newer, old, newer).stream());
    assertEquals(2, done.urls());
    assertEquals(
        "2026-01-02", Site.read(scratch.resolve("a/sitemap-first.xml")).entries().get(0).lastmod());
    assertEquals(2, reported.size(), reported.toString());
  }

  @Test
  void duplicateThatIsFirstInAnotherSetIsReported() throws IOException {
    UrlSet dated = UrlSet.named("dated").where(entry -> "2026-01-01".equals(entry.lastmod()));
    UrlEntry old = UrlEntry.builder(BASE + "s0/a").lastmod("2026-01-01").build();
    UrlEntry newer = UrlEntry.builder(BASE + "s0/a").lastmod("2026-01-02").build();
    publisher("a").set(dated).set(PAGES).publish(List.of(old, newer).stream());
    assertEquals(1, reported.size(), reported.toString());
  }

  @Test
  void shrinkIsNoticedWhenUrlsBeginToCountInSeveralSets() throws IOException {
    publisher("a").publish(Pages.entries(30).stream());
    Publisher sets = publisher("a").set(PAGES).set(UrlSet.named("b")).set(UrlSet.named("c"));
    var e = assertThrows(SitemapException.class, () -> sets.publish(Pages.entries(10).stream()));
    assertEquals("publish.shrink", e.problem().code());
    sets.publish(Pages.entries(29).stream());
    publisher("a").publish(Pages.entries(29).stream());
  }

  @Test
  void chosenSetIsReplacedAndTheOthersStay() throws IOException {
    List<UrlEntry> entries = Pages.entries(4);
    publisher("a").set(PAGES).set(FIRST).publish(entries.stream());
    String pages = Site.bytes(scratch.resolve("a")).get("sitemap-pages.xml");
    Publication done =
        publisher("a")
            .set(PAGES)
            .set(FIRST)
            .only(List.of("first"))
            .publish(Pages.entries(9).stream());
    assertEquals(List.of("sitemap-first.xml"), done.written());
    assertEquals(3, locs("a", "sitemap-first.xml").size());
    assertEquals(pages, Site.bytes(scratch.resolve("a")).get("sitemap-pages.xml"));
    assertEquals(2, done.parts().size());
    assertEquals(List.of(), done.removed());
  }

  @Test
  void setsPublishedOneByOneEndInTheSameBytesAsAllAtOnce() throws IOException {
    List<UrlEntry> entries = Pages.entries(30);
    publisher("a").set(PAGES).set(FIRST).publish(entries.stream());
    publisher("b").set(PAGES).set(FIRST).publish(Pages.entries(20).stream());
    publisher("b").set(PAGES).set(FIRST).only(List.of("first")).publish(entries.stream());
    publisher("b").set(PAGES).set(FIRST).only(List.of("pages")).publish(entries.stream());
    assertEquals(Site.bytes(scratch.resolve("a")), Site.bytes(scratch.resolve("b")));
    assertEquals(
        Files.readString(scratch.resolve("a/.sitemap-manifest.json")),
        Files.readString(scratch.resolve("b/.sitemap-manifest.json")));
  }

  @Test
  void oneSetCannotReplaceWhatHasNoSets() throws IOException {
    publisher("a").publish(Pages.entries(4).stream());
    Map<String, String> before = Site.bytes(scratch.resolve("a"));
    Publisher one = publisher("a").set(PAGES).set(FIRST).only(List.of("first"));
    assertTrue(
        message(() -> one.publish(Pages.entries(4).stream())).endsWith("publish all sets first"));
    assertEquals(before, Site.bytes(scratch.resolve("a")));
  }

  @Test
  void setThatIsKeptMustBeThere() throws IOException {
    publisher("a").set(PAGES).set(FIRST).publish(Pages.entries(4).stream());
    Publisher one = publisher("a").set(PAGES).set(FIRST).only(List.of("first"));
    Files.writeString(scratch.resolve("a/sitemap-pages.xml"), "cut");
    IOException e = assertThrows(IOException.class, () -> one.publish(Pages.entries(4).stream()));
    assertTrue(e.getMessage().contains("is not as it was published"), e.getMessage());
    Files.delete(scratch.resolve("a/sitemap-pages.xml"));
    e = assertThrows(IOException.class, () -> one.publish(Pages.entries(4).stream()));
    assertTrue(e.getMessage().contains("is missing"), e.getMessage());
  }

  @Test
  void unknownSetCannotBeChosen() {
    Publisher publisher = publisher("a").set(PAGES).set(FIRST);
    assertEquals(
        "there is no set \"frist\"; known are pages, first",
        assertThrows(IllegalArgumentException.class, () -> publisher.only(List.of("frist")))
            .getMessage());
    assertThrows(IllegalArgumentException.class, () -> publisher.only(List.of()));
  }

  @Test
  void setsNeedDifferentNamesThatFilesCanHave() {
    Publisher publisher = publisher("a").set(PAGES);
    assertThrows(IllegalArgumentException.class, () -> publisher.set(UrlSet.named("pages")));
    for (String name :
        new String[] {
          "", "News", "a b", "../x", "-a", "a-", "a--b", "a.0", "ä", "a/b", "x".repeat(51)
        }) {
      assertThrows(IllegalArgumentException.class, () -> UrlSet.named(name), name);
    }
    assertEquals("a-0-b", UrlSet.named("a-0-b").name());
    assertEquals(50, UrlSet.named("x".repeat(50)).name().length());
  }

  @Test
  void setThatBecomesEmptyLosesItsFilesOnlyIfItMayShrink() throws IOException {
    publisher("a").set(PAGES).set(FIRST).publish(Pages.entries(4).stream());
    Map<String, String> before = Site.bytes(scratch.resolve("a"));
    List<UrlEntry> rest = Pages.entries(4).stream().filter(section(0).negate()).toList();
    SitemapException e =
        assertThrows(
            SitemapException.class,
            () -> publisher("a").set(PAGES).set(FIRST).publish(rest.stream()));
    assertEquals(scratch.resolve("a") + ", set first", e.problem().location().source());
    assertEquals(
        "the set has no urls any more, so it would have no file: 2 of 2 published urls would go"
            + " (100 %, counted); at most 50 % may go, so nothing was written",
        e.problem().message());
    assertEquals(before, Site.bytes(scratch.resolve("a")));
    Publication done = publisher("a").set(PAGES).set(FIRST.maxShrink(100)).publish(rest.stream());
    assertEquals(List.of("sitemap-first.xml"), done.removed());
    assertFalse(Files.exists(scratch.resolve("a/sitemap-first.xml")));
  }

  @Test
  void ownLimitOfShrinkingMayBeStricter() throws IOException {
    publisher("a").set(PAGES).publish(Pages.entries(10).stream());
    Publisher strict = publisher("a").set(PAGES.maxShrink(10));
    assertTrue(message(() -> strict.publish(Pages.entries(8).stream())).contains("at most 10 %"));
    strict.publish(Pages.entries(9).stream());
  }

  @Test
  void nothingIsPublishedIfAllSetsAreEmpty() {
    Publisher publisher = publisher("a").set(UrlSet.named("none").where(entry -> false));
    assertEquals(
        "there is no url to publish for none; nothing was written; a set keeps an empty file if when-empty of sitemap.toml says so",
        message(() -> publisher.publish(Pages.entries(4).stream())));
  }

  @Test
  void fileThatTwoSetsClaimIsRefused() throws IOException {
    Publisher publisher =
        publisher("a")
            .by(Grouping.section(1))
            .set(UrlSet.named("a"))
            .set(UrlSet.named("a-s1").where(section(1)));
    publisher.publish(Pages.entries(4).stream());
    Map<String, String> before = Site.bytes(scratch.resolve("a"));
    assertEquals(
        "the sets a-s1 and a would both have a file sitemap-a-s1.xml; rename one of them; nothing"
            + " was written",
        message(() -> publisher.publish(Pages.entries(9).stream())));
    assertEquals(before, Site.bytes(scratch.resolve("a")));
  }

  @Test
  void fileOfASetThatStaysIsRefusedToo() throws IOException {
    Publisher all =
        publisher("a")
            .by(Grouping.section(1))
            .set(UrlSet.named("a"))
            .set(UrlSet.named("a-s1").where(section(1)));
    all.publish(Pages.entries(4).stream());
    assertTrue(
        message(() -> all.only(List.of("a")).publish(Pages.entries(9).stream()))
            .startsWith("the sets a-s1 and a would both have a file"));
  }

  @Test
  void namedSetsAreNotUpdated() throws IOException {
    publisher("a").set(PAGES).publish(Pages.entries(4).stream());
    String message =
        message(() -> publisher("a").update(Pages.entries(5).stream(), List.<String>of().stream()));
    assertTrue(message.startsWith("named sets were published here"), message);
  }

  @Test
  void setWithoutNameAndNamedSetsReplaceEachOther() throws IOException {
    publisher("a").publish(Pages.entries(20).stream());
    List<String> hashed = Site.names(scratch.resolve("a"));
    publisher("a").set(PAGES.by(Grouping.sequence())).publish(Pages.entries(20).stream());
    assertEquals(
        List.of(
            ".sitemap-manifest.json",
            "sitemap-pages-1.xml",
            "sitemap-pages-2.xml",
            "sitemap-pages-3.xml",
            "sitemap-pages-4.xml",
            "sitemap-pages-5.xml",
            "sitemap.xml"),
        Site.names(scratch.resolve("a")));
    publisher("a").publish(Pages.entries(20).stream());
    assertEquals(hashed, Site.names(scratch.resolve("a")));
  }

  @Test
  void urlsOutsideAreCountedInAllSetsTogether() throws IOException {
    UrlEntry outside = UrlEntry.of("https://other.example/s0/a");
    Publisher publisher =
        publisher("a")
            .maxOutside(67) // 2 of 3: one of them counts in both sets
            .set(PAGES)
            .set(UrlSet.named("other").where(outside::equals));
    publisher.publish(List.of(outside, Pages.entry(0)).stream());
    assertEquals(
        List.of(scratch.resolve("a").toString()),
        reported.stream().map(problem -> problem.location().source()).toList());
    assertTrue(
        message(() -> publisher.publish(List.of(outside).stream())).contains("2 of 2 urls have"));
  }

  @Test
  void planChangesNothing() throws IOException {
    Publication plan = publisher("a").set(PAGES).plan(Pages.entries(4).stream());
    assertEquals(List.of("sitemap-pages.xml", "sitemap.xml"), plan.written());
    assertFalse(Files.exists(scratch.resolve("a")));
  }

  @Test
  void severalSetsCanBeSortedOnceMore() throws IOException {
    List<UrlEntry> entries = Pages.entries(3000);
    Publication done =
        publisher("a")
            .limits(PartLimits.DEFAULT.withUrls(100))
            .set(PAGES)
            .set(FIRST.by(Grouping.month()))
            .set(SECOND.by(Grouping.month()))
            .publish(entries.stream());
    assertEquals(3000 + 1000 + 1000, done.urls());
    assertEquals(
        List.of(),
        Site.names(scratch.resolve("a")).stream()
            .filter(name -> name.contains("staging"))
            .toList());
  }
}
