package io.github.sitemaptoolkit.publisher;

import static io.github.sitemaptoolkit.publisher.Pages.BASE;
import static io.github.sitemaptoolkit.publisher.Pages.dates;
import static io.github.sitemaptoolkit.publisher.Pages.entries;
import static io.github.sitemaptoolkit.publisher.Pages.entry;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.faults.Faults;
import io.github.sitemaptoolkit.faults.FaultyFileSystem;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.publisher.layout.Grouping;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.PartLimits;
import io.github.sitemaptoolkit.publisher.plan.Xxh64;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which url stands in which file: a matter of the urls and the settings alone. */
class StableFilesTest {

  private static final PartLimits TEN = PartLimits.DEFAULT.withUrls(10);

  @TempDir Path directory;

  private final Context context =
      Context.of(Extensions.of(new Flash.Extension(3))).withProblems(new Problems());

  private Publisher publisher(Path target) {
    // A file system that only writes down what is forced to the disk: many files, many sets.
    Path quick = new FaultyFileSystem(Faults.none()).path(target);
    return Publisher.to(quick).baseUrl(BASE).limits(TEN).context(context);
  }

  private List<String> problems() {
    return context.problems().first().stream().map(Problem::toString).toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"hash", "month", "section:1", "sequence"})
  void orderOfInputDoesNotMatter(String by) throws IOException {
    List<UrlEntry> entries = entries(200);
    entries.add(UrlEntry.builder(entry(3).loc()).lastmod("2026-12-01").build());
    entries.add(UrlEntry.builder(entry(4).loc()).priority("0.1").build());
    Map<String, String> first = null;
    for (int seed = 0; seed < 4; seed++) {
      Collections.shuffle(entries, new Random(seed));
      Path target = directory.resolve("" + seed);
      publisher(target).by(Grouping.parse(by)).publish(entries.stream());
      assertEquals("2026-12-01", Site.urls(target, BASE).get(entry(3).loc()));
      first = first == null ? Site.bytes(target) : first;
      assertEquals(first, Site.bytes(target));
    }
  }

  @Test
  void whatWasPublishedBeforeDoesNotMatter() throws IOException {
    Path fresh = directory.resolve("fresh");
    Path used = directory.resolve("used");
    publisher(fresh).publish(entries(95).stream());
    for (String by : new String[] {"sequence", "month", "section:1", "hash"}) {
      publisher(used)
          .by(Grouping.parse(by))
          .gzip(by.equals("month"))
          .publish(entries(300).stream());
    }
    publisher(used).maxShrink(100).publish(entries(5).stream());
    publisher(used).publish(entries(95).stream());
    assertEquals(Site.bytes(fresh), Site.bytes(used));
    assertEquals(Site.names(fresh), Site.names(used));
  }

  @Test
  void theSameAgainTouchesNothing() throws IOException {
    publisher(directory).publish(entries(200).stream());
    Map<String, Object> before = keys();
    Publication again = publisher(directory).publish(entries(200).stream());
    assertEquals(before, keys());
    assertEquals(List.of(), again.written());
    assertEquals(List.of(), again.removed());
  }

  private Map<String, Object> keys() throws IOException {
    Map<String, Object> keys = new TreeMap<>();
    for (String name : Site.names(directory)) {
      keys.put(name, Files.readAttributes(directory.resolve(name), "fileKey,lastModifiedTime"));
    }
    return keys;
  }

  @Test
  void onlyFilesOfChangedUrlsChange() throws IOException {
    List<UrlEntry> entries = entries(400);
    Publication first = publisher(directory).publish(entries.stream());
    Set<String> expected = new HashSet<>(Set.of("sitemap.xml"));
    for (int changed : new int[] {7, 170, 370}) {
      String loc = entries.get(changed).loc();
      for (Part part : first.parts()) {
        if (Site.read(directory.resolve(part.file())).entries().stream()
            .anyMatch(entry -> entry.loc().equals(loc))) {
          expected.add(part.file());
        }
      }
      entries.set(changed, UrlEntry.builder(loc).lastmod("2026-11-21").build());
    }
    Map<String, Object> before = keys();
    Publication second = publisher(directory).publish(entries.stream());
    assertEquals(expected, new HashSet<>(second.written()));
    Map<String, Object> after = keys();
    after.keySet().removeAll(expected);
    after.remove(".sitemap-manifest.json");
    after.forEach((name, key) -> assertEquals(before.get(name), key, name));
    assertEquals(dates(entries), Site.urls(directory, BASE));
  }

  @Test
  void growthCutsLeavesAndLeavesOthersAlone() throws IOException {
    Publication small = publisher(directory).publish(entries(300).stream());
    List<UrlEntry> grown = entries(301);
    Publication large = publisher(directory).publish(grown.stream());
    assertTrue(large.written().size() <= 3, large.written().toString());
    assertTrue(small.parts().size() > 30);
    assertEquals(dates(grown), Site.urls(directory, BASE));
  }

  @Test
  void namesSayGroupAndLeaf() throws IOException {
    Publication done = publisher(directory).by(Grouping.section(1)).publish(entries(60).stream());
    for (Part part : done.parts()) {
      assertTrue(part.file().matches("sitemap-s[012]\\.[01]+\\.xml"), part.file());
    }
    Publication months = publisher(directory).by(Grouping.month()).publish(entries(40).stream());
    assertEquals(
        List.of(
            "sitemap-2026-01.xml",
            "sitemap-2026-02.xml",
            "sitemap-2026-03.xml",
            "sitemap-2026-04.xml"),
        months.parts().stream().map(Part::file).toList());
    Publication numbers =
        publisher(directory).by(Grouping.sequence()).publish(entries(101).stream());
    assertEquals(11, numbers.parts().size());
    assertEquals("sitemap-1.xml", numbers.parts().get(0).file());
    assertEquals("sitemap-11.xml", numbers.parts().get(10).file());
    assertEquals(1, numbers.parts().get(10).urls());
  }

  @Test
  void aLeafIsTheFirstNodeThatFits() throws IOException {
    Publication done = publisher(directory).publish(entries(300).stream());
    Map<String, Long> urls = new TreeMap<>();
    for (Part part : done.parts()) {
      String bits = part.file().substring("sitemap-".length(), part.file().indexOf(".xml"));
      for (Site.Entry entry : Site.read(directory.resolve(part.file())).entries()) {
        String hash = Long.toBinaryString(Xxh64.hash(entry.loc().getBytes()));
        assertTrue(("0".repeat(64 - hash.length()) + hash).startsWith(bits), part.file());
      }
      for (int i = 0; i < bits.length(); i++) {
        urls.merge(bits.substring(0, i), part.urls(), Long::sum);
      }
    }
    urls.forEach((node, count) -> assertTrue(count > 10, node + " could be one file"));
  }

  @Test
  void theNewestOfTwoEntriesCounts() throws IOException {
    publisher(directory)
        .publish(
            Stream.of(
                UrlEntry.builder(BASE).lastmod("2026-05-02T10:00:00Z").build(),
                UrlEntry.builder(BASE).lastmod("2026-05-02T11:00:00+02:00").build(),
                UrlEntry.of(BASE)));
    assertEquals(Map.of(BASE, "2026-05-02T10:00:00Z"), Site.urls(directory, BASE));
    assertEquals(2, context.problems().count("loc.duplicate"));
    assertEquals(
        directory
            + ": warning: loc.duplicate: the url is listed more than once; one entry is kept\n  "
            + BASE,
        problems().get(0));
  }

  @Test
  void ofTwoEntriesOfOneDateTheGreaterBytesCount() throws IOException {
    for (String[] order : new String[][] {{"0.1", "0.9"}, {"0.9", "0.1"}}) {
      publisher(directory)
          .publish(
              Stream.of(order).map(priority -> UrlEntry.builder(BASE).priority(priority).build()));
      assertTrue(Files.readString(directory.resolve("sitemap.xml")).contains("0.9"));
    }
  }

  @Test
  void ofTwoMonthsTheNewestCounts() throws IOException {
    List<UrlEntry> entries = entries(20);
    entries.add(UrlEntry.builder(entry(0).loc()).lastmod("2026-09-01").build());
    publisher(directory).by(Grouping.month()).publish(entries.stream());
    assertEquals("2026-09-01", Site.urls(directory, BASE).get(entry(0).loc()));
    assertEquals(20, Site.urls(directory, BASE).size());
  }

  @Test
  void aDamagedFileIsWrittenAnew() throws IOException {
    Publication done = publisher(directory).gzip(true).publish(entries(30).stream());
    Map<String, String> good = Site.bytes(directory);
    String name = done.parts().get(1).file();
    Files.writeString(directory.resolve(name), "damaged");
    assertEquals(
        List.of(name), publisher(directory).gzip(true).publish(entries(30).stream()).written());
    assertEquals(good, Site.bytes(directory));
  }

  @Test
  void anotherBaseChangesTheIndexAlone() throws IOException {
    publisher(directory).publish(entries(30).stream());
    Publication moved =
        publisher(directory)
            .baseUrl("https://cdn.example.com/maps")
            .allowOutside(true)
            .publish(entries(30).stream());
    assertEquals(List.of("sitemap.xml"), moved.written());
    assertEquals(30, Site.urls(directory, "https://cdn.example.com/maps/").size());
  }

  @Test
  void urlsOfAFileComeByTheirBytes() throws IOException {
    List<String> sorted =
        Stream.of("10", "9", "Z", "a", "ab", "b", "z", "\u00E9", "\uFFEE", "\uD83D\uDE00")
            .map(page -> BASE + "s/" + page)
            .toList();
    List<String> given = new ArrayList<>(sorted);
    Collections.shuffle(given, new Random(1));
    publisher(directory).publish(given.stream().map(UrlEntry::of));
    assertEquals(
        sorted,
        Site.read(directory.resolve("sitemap.xml")).entries().stream()
            .map(Site.Entry::loc)
            .toList());
  }

  @ParameterizedTest
  @ValueSource(strings = {"hash", "month", "section:1", "sequence"})
  void urlsOfEachFileComeInTheirOrder(String by) throws IOException {
    List<UrlEntry> entries = entries(200);
    Collections.shuffle(entries, new Random(1));
    Publication done = publisher(directory).by(Grouping.parse(by)).publish(entries.stream());
    for (Part part : done.parts()) {
      List<String> locs =
          Site.read(directory.resolve(part.file())).entries().stream()
              .map(Site.Entry::loc)
              .toList();
      assertEquals(locs.stream().sorted().toList(), locs);
    }
  }
}
