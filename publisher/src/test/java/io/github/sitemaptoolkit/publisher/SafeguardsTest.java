package io.github.sitemaptoolkit.publisher;

import static io.github.sitemaptoolkit.publisher.Pages.BASE;
import static io.github.sitemaptoolkit.publisher.Pages.dates;
import static io.github.sitemaptoolkit.publisher.Pages.entries;
import static io.github.sitemaptoolkit.publisher.Pages.entry;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.problem.TruncatedException;
import io.github.sitemaptoolkit.publisher.guard.Safeguards;
import io.github.sitemaptoolkit.publisher.guard.ShareException;
import io.github.sitemaptoolkit.publisher.layout.PartLimits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a broken input does to a set that stands: nothing. */
class SafeguardsTest {

  @TempDir Path directory;

  private final Context context = Context.of(Extensions.of()).withProblems(new Problems());
  private Map<String, String> published = Map.of();

  @BeforeEach
  void publishHundred() throws IOException {
    publisher().publish(entries(100).stream());
    published = Site.bytes(directory);
  }

  private Publisher publisher() {
    return Publisher.to(directory)
        .baseUrl(BASE)
        .limits(PartLimits.DEFAULT.withUrls(30))
        .context(context);
  }

  private String refused(Executable publishing) throws IOException {
    var e = assertThrows(SitemapException.class, publishing);
    assertEquals(published, Site.bytes(directory));
    assertFalse(Site.names(directory).contains(".sitemap-staging"));
    return e.problem().toString();
  }

  private static final Code UNDATED = Code.error("feed.pubdate").asValueOnly();

  /** As a reader does that has to leave an entry out. */
  private void reportMissing() {
    var problem = Problem.of(Severity.ERROR, "loc.missing", "no loc", new Location("in.xml", 7, 1));
    context.problems().report(problem.asMissing());
  }

  private Entries incomplete(int count) {
    return consumer -> {
      entries(count).forEach(entry -> consumer.accept(entry, null));
      reportMissing();
    };
  }

  @Test
  void percentagesMayHaveASign() {
    assertEquals(0, Safeguards.percentage("0"));
    assertEquals(100, Safeguards.percentage("100%"));
    for (String text : new String[] {"", "%", "101", "-1", "5%0", "half"}) {
      var e = assertThrows(IllegalArgumentException.class, () -> Safeguards.percentage(text));
      assertEquals("use a percentage from 0% to 100%, not " + text, e.getMessage());
    }
  }

  @Test
  void aMissingValueKeepsNothingFromBeingPublished() throws IOException {
    Entries undated =
        consumer -> {
          entries(120).forEach(entry -> consumer.accept(entry, null));
          var where = new Location("in.rss", 7, 1);
          var problem = Problem.of(UNDATED, "not a date", where);
          context.problems().report(problem.asMissing());
        };
    publisher().publish(undated);
    assertEquals(1, context.problems().missing());
    assertFalse(published.equals(Site.bytes(directory)));
  }

  @Test
  void anInputWithMissingEntriesIsRefused() throws IOException {
    String expected =
        directory
            + ": error: input.incomplete: one or more entries of the input could not be read"
            + " (see above); nothing was written";
    assertEquals(expected, refused(() -> publisher().publish(incomplete(99))));
    assertEquals(expected, refused(() -> publisher().plan(incomplete(99))));
    assertEquals(expected, refused(() -> publisher().update(incomplete(99), to -> {})));
    assertEquals(expected, refused(() -> publisher().update(to -> {}, incomplete(3))));
  }

  @Test
  void anIncompleteInputCanBeAccepted() throws IOException {
    publisher().acceptIncomplete(true).publish(incomplete(99));
    assertEquals(dates(entries(99)), Site.urls(directory, BASE));
  }

  @Test
  void aCutInputIsRefused() throws IOException {
    var cut = Problem.of(Severity.ERROR, "doc.truncated", "cut", Location.of("in.csv"));
    refused(
        () ->
            publisher()
                .publish(
                    to -> {
                      entries(99).forEach(entry -> to.accept(entry, null));
                      throw new TruncatedException(cut, null);
                    }));
  }

  @Test
  void whatWasMissingElsewhereDoesNotMatter() throws IOException {
    reportMissing();
    assertEquals(99, publisher().publish(entries(99).stream()).urls());
  }

  @Test
  void whatNoFileCanHoldIsNotTheInputsFault() throws IOException {
    UrlEntry large = UrlEntry.of(BASE + "x".repeat(2_000));
    publisher()
        .limits(new PartLimits(30, 2_100))
        .publish(Stream.concat(entries(99).stream(), Stream.of(large)));
    assertEquals(dates(entries(99)), Site.urls(directory, BASE));
    assertEquals(1, context.problems().count("limit.file-size"));
  }

  @Test
  void halfOfTheUrlsMayGo() throws IOException {
    publisher().publish(entries(50).stream());
    assertEquals(50, Site.urls(directory, BASE).size());
  }

  @Test
  void moreThanHalfMayNot() throws IOException {
    String expected =
        directory
            + ": error: publish.shrink: 51 of 100 published urls would go (51 %, counted); at most"
            + " 50 % may go, so nothing was written";
    assertEquals(expected, refused(() -> publisher().publish(entries(49).stream())));
    assertEquals(expected, refused(() -> publisher().plan(entries(49).stream())));
    Stream<String> gone = entries(51).stream().map(UrlEntry::loc);
    assertEquals(expected, refused(() -> publisher().update(Stream.of(), gone)));
  }

  @ParameterizedTest
  @CsvSource({"100, 1", "99, 1", "10, 90", "0, 100"})
  void theShareIsSet(int percent, int left) throws IOException {
    publisher().maxShrink(percent).publish(entries(left).stream());
    assertEquals(left, Site.urls(directory, BASE).size());
    published = Site.bytes(directory);
    if (percent < 99) {
      refused(() -> publisher().maxShrink(percent).publish(entries(left * 8 / 10).stream()));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 101})
  void aShareIsAPercentage(int percent) {
    assertThrows(IllegalArgumentException.class, () -> publisher().maxShrink(percent));
  }

  @Test
  void whatStandsTwiceIsNoUrlMore() throws IOException {
    List<UrlEntry> twice = Stream.concat(entries(40).stream(), entries(40).stream()).toList();
    refused(() -> publisher().publish(twice.stream()));
  }

  @Test
  void whatNoCrawlerTakesIsLeftOutAndCountedOnce() throws IOException {
    Stream<UrlEntry> odd =
        Stream.of("mailto:a@example.com", "/a", "N/A", "ftp://example.com/", BASE + "a b")
            .map(UrlEntry::of);
    publisher().publish(Stream.concat(odd, entries(100).stream()));
    assertEquals(published, Site.bytes(directory));
    assertEquals(
        directory
            + ": error: url.uncrawlable: 5 urls are left out because crawlers do not accept"
            + " them; the first is \"mailto:a@example.com\"\n"
            + "  mailto:a@example.com",
        context.problems().first().get(0).toString());
    assertEquals(1, context.problems().missing());
  }

  @Test
  void valuesThatAreNoneAreLeftOutAndCounted() throws IOException {
    publisher()
        .maxShrink(100)
        .publish(
            Stream.of(
                odd("1", "yesterday", "sometimes", "80%"),
                odd("2", "2026-02-30", "", "-1"),
                odd("3", "Fri, 20 Nov 2026 10:00:00 GMT", "Daily", " 0.80 ")));
    assertEquals(
        List.of(
            "<loc>" + BASE + "1</loc>",
            "<loc>" + BASE + "2</loc>",
            "<loc>" + BASE + "3</loc>",
            "<lastmod>Fri, 20 Nov 2026 10:00:00 GMT</lastmod>",
            "<changefreq>Daily</changefreq>",
            "<priority> 0.80 </priority>"),
        Files.readString(directory.resolve("sitemap.xml"))
            .lines()
            .map(String::strip)
            .filter(line -> line.contains("</") && line.length() > "</urlset>".length())
            .toList());
    assertEquals(
        directory
            + ": error: publish.bad-value: 5 values are left out because crawlers cannot read them"
            + " (changefreq.value 1, date.impossible 1, date.invalid 1, priority.range 1,"
            + " priority.value 1); the first is lastmod \"yesterday\"\n  "
            + BASE
            + "1",
        context.problems().first().get(0).toString());
    assertEquals(0, context.problems().missing());
    assertEquals(0, context.problems().missingEntries());
  }

  private static UrlEntry odd(String name, String lastmod, String changefreq, String priority) {
    return UrlEntry.builder(BASE + name)
        .lastmod(lastmod)
        .changefreq(changefreq)
        .priority(priority)
        .build();
  }

  @Test
  void aSplitLeavesOutWhatNoCrawlerTakes() throws IOException {
    Path parts = directory.resolve("parts");
    try (SplitWriter out = SplitWriter.open(parts, PartLimits.DEFAULT, false, context)) {
      assertFalse(out.write(UrlEntry.of("/a")));
      assertTrue(out.write(entry(1)));
      out.finish();
    }
    assertEquals(List.of("sitemap-1.xml"), Site.names(parts));
    assertEquals(1, context.problems().count("url.uncrawlable"));
  }

  @Test
  void anIncompleteSplitIsRefused() throws IOException {
    Path parts = directory.resolve("parts");
    for (boolean accepted : new boolean[] {false, true}) {
      try (SplitWriter out = SplitWriter.open(parts, PartLimits.DEFAULT, false, context)) {
        out.acceptIncomplete(accepted).write(entry(1));
        reportMissing();
        if (accepted) {
          out.finish();
        } else {
          assertThrows(SitemapException.class, out::finish);
        }
      }
      assertEquals(accepted, Files.exists(parts.resolve("sitemap-1.xml")));
    }
  }

  @Test
  void anIncompleteMergeIsRefused() throws IOException {
    for (boolean accepted : new boolean[] {false, true}) {
      try (var merger = new Merger(Merger.Keep.NEWEST, context).acceptIncomplete(accepted)) {
        merger.add(entry(1), 0, null);
        reportMissing();
        if (accepted) {
          merger.entries().close();
        } else {
          assertThrows(SitemapException.class, merger::entries);
        }
      }
    }
  }

  @Test
  void aDirectoryWithACutSitemapGetsNoIndex() throws IOException {
    Path index = directory.resolve("all.xml");
    String sitemap = Files.readString(directory.resolve("sitemap-00.xml"));
    Files.writeString(directory.resolve("sitemap-00.xml"), sitemap.substring(0, 300));
    assertThrows(
        TruncatedException.class, () -> DirectoryIndex.write(directory, BASE, index, context));
    assertFalse(Files.exists(index));
    int listed = DirectoryIndex.write(directory, BASE, index, context, true, new RunFiles());
    assertTrue(listed > 1, listed + " sitemaps");
  }

  @Test
  void urlsOutsideTheBaseAreReportedOnce() throws IOException {
    Stream<UrlEntry> others =
        Stream.of("http://example.com/a", "https://www.example.com/").map(UrlEntry::of);
    assertEquals(102, publisher().publish(Stream.concat(others, entries(100).stream())).urls());
    String report = context.problems().first().get(0).toString();
    assertTrue(
        report.startsWith(
            directory
                + ": warning: publish.outside: 2 urls have another scheme or host than the base"
                + " url "
                + BASE),
        report);
    assertEquals(1, context.problems().count("publish.outside"));
    assertEquals(0, context.problems().missing());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"https://example.com", "HTTPS://EXAMPLE.com/a", "https://example.com:443/b"})
  void spellingsOfTheBaseAreInside(String url) throws IOException {
    publisher().publish(Stream.concat(Stream.of(UrlEntry.of(url)), entries(100).stream()));
    assertEquals(0, context.problems().count("publish.outside"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"https://shop.example.com/", "http://example.com/", "https://example.com:81/"})
  void theBaseOfAnotherSiteIsRefused(String base) throws IOException {
    String message = refused(() -> publisher().baseUrl(base).publish(entries(100).stream()));
    assertEquals(
        directory
            + ": error: publish.outside: 100 of 100 urls have another scheme or host than the base"
            + " url "
            + base
            + " (100 %), such as \""
            + message.replaceAll("(?s).*such as \"(.*)\".*", "$1")
            + "\"; at most 10 % may, so nothing was written",
        message);
    publisher().baseUrl(base).allowOutside(true).publish(entries(100).stream());
    assertEquals(100, Site.urls(directory, base).size());
  }

  @Test
  void anotherFolderOfTheSiteIsNoFaultButMustBeAnnounced() throws IOException {
    String base = "https://example.com/maps/";
    Publication done = publisher().baseUrl(base).publish(entries(100).stream());
    assertEquals(0, context.problems().count());
    assertEquals(1, done.notes().size(), done.notes().toString());
    String note = done.notes().get(0);
    assertTrue(note.startsWith("there are urls outside of " + base + ", such as " + BASE), note);
    assertTrue(
        note.endsWith(
            ": name https://example.com/maps/sitemap.xml in https://example.com/robots.txt or in"
                + " Search Console, or crawlers ignore them"),
        note);
    Publication announced =
        publisher().baseUrl(base).announced(true).publish(entries(100).stream());
    assertEquals(List.of(), announced.notes());
  }

  @ParameterizedTest
  @CsvSource({"11, 10", "12, 11", "99, 98", "1, 0"})
  void aShareOfOutsideUrlsIsAllowed(int outside, int most) throws IOException {
    Stream<UrlEntry> others =
        Stream.iterate(0, i -> i + 1)
            .limit(outside)
            .map(i -> UrlEntry.of("https://other.example/" + i));
    List<UrlEntry> urls = Stream.concat(others, entries(100 - outside).stream()).toList();
    Publisher free = publisher().maxShrink(100).maxLoss(100);
    var e = assertThrows(ShareException.class, () -> free.maxOutside(most).publish(urls.stream()));
    assertEquals(outside, e.passing());
    free.maxOutside(e.passing()).publish(urls.stream());
  }

  @Test
  void aBaseThatNamesAFileIsRefused() {
    var e =
        assertThrows(
            IllegalArgumentException.class, () -> publisher().baseUrl(BASE + "maps/sitemap.xml"));
    assertEquals(
        "\"https://example.com/maps/sitemap.xml\" is the url of a file; use the url of the"
            + " directory:"
            + " https://example.com/maps/ (or https://example.com/maps/sitemap.xml/ if that is"
            + " the directory)",
        e.getMessage());
  }

  @Test
  void duplicatesNameTheirPlaces() throws IOException {
    UrlEntry newer = entry(1).toBuilder().lastmod("2026-11-01").build();
    publisher()
        .publish(
            to -> {
              to.accept(entry(1), new Location("a.csv", 3, 0));
              entries(100).forEach(entry -> to.accept(entry, new Location("b.csv", 5, 9)));
              to.accept(newer, new Location("c.xml", 70_000, 3));
            });
    List<String> reports =
        context.problems().first().stream().map(Problem::toString).sorted().toList();
    String rest =
        ": warning: loc.duplicate: the url is also listed in c.xml:70000; that entry is kept\n  "
            + entry(1).loc();
    assertEquals(List.of("a.csv:3" + rest, "b.csv:5" + rest), reports);
  }
}
