package io.github.sitemaptoolkit.publisher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.faults.Faults;
import io.github.sitemaptoolkit.faults.FaultyFileSystem;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.guard.ShareException;
import io.github.sitemaptoolkit.publisher.layout.Grouping;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.PartLimits;
import io.github.sitemaptoolkit.publisher.layout.SetNames;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** An update reads and writes the files that it touches, and gives what publishing all gives. */
class PartialUpdateTest {

  private static final String BASE = "https://example.com/";

  @TempDir Path directory;

  private final List<String> problems = new ArrayList<>();
  private final Faults faults = Faults.none();

  /** Returns a publisher of files with at most 10 urls, 300 + so many bytes, or 5 flashes. */
  private Publisher publisher(Path target, Faults log) {
    Context context =
        Context.of(Extensions.of(new Flash.Extension(5)))
            .withProblems(new Problems(problem -> problems.add(problem.code())));
    return Publisher.to(new FaultyFileSystem(log).path(target))
        .context(context)
        .baseUrl(BASE)
        .maxShrink(100)
        .limits(PartLimits.DEFAULT.withUrls(10).withBytes(1_500));
  }

  private Publisher publisher(Path target) {
    return publisher(target, Faults.none());
  }

  private static UrlEntry entry(int number, Random random) {
    var entry = UrlEntry.builder(BASE + "s" + number % 3 + "/" + number);
    if (random.nextInt(3) == 0) {
      entry.add(new Flash("f"));
    }
    if (random.nextInt(2) == 0) {
      entry.lastmod("2026-0" + (1 + random.nextInt(9)) + "-01");
    }
    return entry.build();
  }

  private static List<UrlEntry> entries(int count) {
    var random = new Random(count);
    List<UrlEntry> entries = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      entries.add(entry(i, random));
    }
    return entries;
  }

  /** Returns the names of the published sitemaps that were opened. */
  private static List<String> opened(Faults log) {
    return log.log().stream()
        .filter(step -> step.matches("open sitemap-.*"))
        .map(step -> step.substring("open ".length()))
        .distinct()
        .toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"hash", "section:1"})
  void filesThatNoChangeTouchesAreNotOpened(String by) throws IOException {
    Publication before = publisher(directory).by(Grouping.parse(by)).publish(entries(300).stream());
    Map<String, FileTime> times = new TreeMap<>();
    for (Part part : before.parts()) {
      Path file = directory.resolve(part.file());
      Files.setLastModifiedTime(file, FileTime.fromMillis(1_000_000));
      times.put(part.file(), Files.getLastModifiedTime(file));
    }
    UrlEntry changed = UrlEntry.builder(entries(300).get(7).loc()).lastmod("2026-11-01").build();
    Publication done = publisher(directory, faults).update(Stream.of(changed), Stream.of());
    assertEquals(300, done.urls());
    String file = done.written().get(0);
    assertEquals(List.of(file, SetNames.ENTRY_POINT), done.written());
    List<String> read = opened(faults);
    assertTrue(read.contains(file), read.toString());
    assertTrue(read.size() <= 3, "with the other half, which might fit in now: " + read);
    for (Part part : before.parts()) {
      FileTime now = Files.getLastModifiedTime(directory.resolve(part.file()));
      assertEquals(!part.file().equals(file), now.equals(times.get(part.file())), part.file());
    }
  }

  @Test
  void filesOfAManifestWithoutCountsAreReadOnceToCountThem() throws IOException {
    List<UrlEntry> plain = IntStream.range(0, 300).mapToObj(i -> UrlEntry.of(BASE + i)).toList();
    Publication before = publisher(directory).publish(plain.stream());
    Path file = directory.resolve(SetNames.MANIFEST);
    Manifest known = Manifest.parse(Files.readAllBytes(file), "manifest");
    Files.write(
        file, known.with(before.parts().stream().map(it -> it.valued(null)).toList()).bytes());
    UrlEntry changed = UrlEntry.builder(BASE + 7).lastmod("2026-11-01").build();
    Publication done = publisher(directory, faults).update(Stream.of(changed), Stream.of());
    assertFalse(done.changes().toString().contains("not compared"), done.changes().toString());
    for (Part part : before.parts()) {
      long opened = faults.log().stream().filter(it -> it.equals("open " + part.file())).count();
      boolean kept = !done.written().contains(part.file());
      assertTrue(!kept || opened == 1, part.file() + " was opened " + opened + " times");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"month", "sequence"})
  void allFilesAreReadIfTheUrlDoesNotTellTheFile(String by) throws IOException {
    Publication before = publisher(directory).by(Grouping.parse(by)).publish(entries(300).stream());
    publisher(directory, faults).update(Stream.of(entries(300).get(7)), Stream.of());
    assertEquals(
        before.parts().stream().map(Part::file).sorted().toList(),
        opened(faults).stream().sorted().toList());
  }

  @Test
  void newUrlsByMonthTouchTheFileOfTheirMonthAlone() throws IOException {
    publisher(directory).by(Grouping.month()).publish(entries(300).stream());
    UrlEntry added = UrlEntry.builder(BASE + "new").lastmod("2026-11-30").build();
    Publication done =
        publisher(directory, faults).addedAreNew(true).update(Stream.of(added), Stream.of());
    assertEquals(List.of("sitemap-2026-11.xml", "sitemap.xml"), done.written());
    assertEquals(301, done.urls());
    assertEquals(List.of(), opened(faults));
  }

  @Test
  void removedUrlsAreSearchedForAlsoIfThoseAddedAreNew() throws IOException {
    List<UrlEntry> urls = entries(300);
    publisher(directory).by(Grouping.month()).publish(urls.stream());
    UrlEntry added = UrlEntry.builder(BASE + "new").lastmod("2026-11-30").build();
    Publication done =
        publisher(directory)
            .addedAreNew(true)
            .update(Stream.of(added), Stream.of(urls.get(7).loc()));
    assertEquals(300, done.urls());
  }

  @ParameterizedTest
  @ValueSource(strings = {"hash", "section:1", "month"})
  void whatChangesNothingWritesNothing(String by) throws IOException {
    List<UrlEntry> urls = entries(300);
    publisher(directory).by(Grouping.parse(by)).publish(urls.stream());
    Publication done =
        publisher(directory).update(urls.stream().limit(20), Stream.of(BASE + "never"));
    assertEquals(List.of(), done.written());
  }

  /** The two files of the first section become none, and those of the second one are joined. */
  @Test
  void aSectionThatLosesAllUrlsTakesNoneFromOthers() throws IOException {
    Path updated = directory.resolve("updated");
    Path whole = directory.resolve("whole");
    Publisher publisher = publisher(updated).by(Grouping.section(1));
    publisher.publish(Stream.of("a/", "b/", "c/").flatMap(it -> section(it, 12)));
    Stream<UrlEntry> gone = Stream.concat(section("a/", 12), section("b/", 4));
    publisher(updated).update(Stream.of(), gone.map(UrlEntry::loc));
    publisher(whole)
        .by(Grouping.section(1))
        .publish(Stream.concat(section("b/", 12).skip(4), section("c/", 12)));
    assertEquals(Site.bytes(whole), Site.bytes(updated));
  }

  private static Stream<UrlEntry> section(String path, int urls) {
    return IntStream.range(0, urls).mapToObj(i -> UrlEntry.of(BASE + path + i));
  }

  /** As after a publication that stopped halfway: a file has fewer urls than the set before. */
  @ParameterizedTest
  @ValueSource(strings = {"hash", "section:1"})
  void filesThatFitIntoOneAreJoinedWhateverChanges(String by) throws IOException {
    Path updated = directory.resolve("updated");
    Path whole = directory.resolve("whole");
    PartLimits fewer = PartLimits.DEFAULT.withUrls(5).withBytes(1_500);
    publisher(updated).by(Grouping.parse(by)).limits(fewer).publish(entries(120).stream());
    Path manifest = updated.resolve(SetNames.MANIFEST);
    String text = Files.readString(manifest);
    Files.writeString(manifest, text.replace("{\"urls\": 5,", "{\"urls\": 10,"));
    UrlEntry added = UrlEntry.of(BASE + "s1/added");
    publisher(updated).update(Stream.of(added), Stream.of());
    publisher(whole)
        .by(Grouping.parse(by))
        .publish(Stream.concat(entries(120).stream(), Stream.of(added)));
    assertEquals(Site.bytes(whole), Site.bytes(updated));
  }

  @ParameterizedTest
  @CsvSource({
    "hash, false",
    "hash, true",
    "section:1, false",
    "section:1, true",
    "month, false",
    "month, true",
    "sequence, false"
  })
  void aSequenceOfUpdatesEqualsPublishingAllAgain(String by, boolean gzip) throws IOException {
    Path updated = directory.resolve("updated");
    Path whole = directory.resolve("whole");
    Map<String, UrlEntry> urls = new TreeMap<>();
    entries(120).forEach(entry -> urls.put(entry.loc(), entry));
    Grouping grouping = Grouping.parse(by);
    publisher(updated).by(grouping).gzip(gzip).publish(urls.values().stream());
    var random = new Random(by.length());
    for (int step = 0; step < 60; step++) {
      List<UrlEntry> added = new ArrayList<>();
      List<String> removed = new ArrayList<>();
      int size = step % 10 == 9 ? 60 : 1 + random.nextInt(3);
      boolean shrinks = step / 20 == 1; // first it changes, then it shrinks, then it grows
      for (int i = 0; i < size; i++) {
        UrlEntry entry = entry(random.nextInt(150), random);
        if (shrinks || (step < 20 && i % 2 == 0)) {
          removed.add(entry.loc());
        } else {
          added.add(entry);
        }
      }
      removed.forEach(urls::remove);
      if (urls.isEmpty()) {
        added.add(entry(1, random));
      }
      added.forEach(entry -> urls.remove(entry.loc()));
      List<UrlEntry> once = new ArrayList<>();
      for (UrlEntry entry : added) {
        if (!urls.containsKey(entry.loc())) {
          urls.put(entry.loc(), entry);
          once.add(entry);
        }
      }
      publisher(updated).update(once.stream(), removed.stream());
      publisher(whole).by(grouping).gzip(gzip).publish(urls.values().stream());
      assertEquals(Site.bytes(whole), Site.bytes(updated), "step " + step);
      assertEquals(
          Files.readString(whole.resolve(SetNames.MANIFEST)),
          Files.readString(updated.resolve(SetNames.MANIFEST)),
          "step " + step);
    }
    assertEquals(List.of(), problems);
  }

  @Test
  void aTruncatedFileIsNoticedWithoutReadingIt() throws IOException {
    Publication done = publisher(directory).gzip(true).publish(entries(300).stream());
    Path last = directory.resolve(done.parts().get(done.parts().size() - 1).file());
    byte[] whole = Files.readAllBytes(last);
    Files.write(last, Arrays.copyOf(whole, whole.length - 20));
    Map<String, String> before = Site.bytes(directory);
    UrlEntry first = UrlEntry.of(firstUrl(done.parts().get(0)));
    var e =
        assertThrows(
            IOException.class,
            () -> publisher(directory, faults).update(Stream.of(first), Stream.of()));
    assertEquals(last + ": is not as it was published; publish all urls again", e.getMessage());
    assertEquals(before, Site.bytes(directory));
  }

  private String firstUrl(Part part) {
    return Site.read(directory.resolve(part.file())).entries().get(0).loc();
  }

  /** Whatever somebody has removed or added there would otherwise be published. */
  @Test
  void aFileThatSomebodyChangedIsNotPublished() throws IOException {
    Publication done = publisher(directory).publish(entries(300).stream());
    Path other = directory.resolve(done.parts().get(done.parts().size() - 1).file());
    String text = Files.readString(other);
    int url = text.indexOf("  <url>", text.indexOf("</url>")); // the second one
    Files.writeString(
        other, text.substring(0, url) + text.substring(text.indexOf("</url>\n", url) + 7));
    Map<String, String> before = Site.bytes(directory);
    UrlEntry first = UrlEntry.of(firstUrl(done.parts().get(0)));
    var e =
        assertThrows(
            IOException.class, () -> publisher(directory).update(Stream.of(first), Stream.of()));
    assertEquals(other + ": is not as it was published; publish all urls again", e.getMessage());
    assertEquals(before, Site.bytes(directory));
  }

  /** It has its size, but another url. */
  @ParameterizedTest
  @ValueSource(strings = {"hash", "sequence"})
  void aFileThatIsReadMustHaveItsDigest(String by) throws IOException {
    Publication done = publisher(directory).by(Grouping.parse(by)).publish(entries(300).stream());
    Path file = directory.resolve(done.parts().get(0).file());
    List<Site.Entry> urls = Site.read(file).entries();
    String moved = urls.get(1).loc().replace("example.com/s", "example.com/t");
    Files.writeString(file, Files.readString(file).replace(urls.get(1).loc() + "<", moved + "<"));
    Map<String, String> before = Site.bytes(directory);
    UrlEntry first = UrlEntry.of(urls.get(0).loc());
    var e =
        assertThrows(
            SitemapException.class,
            () -> publisher(directory).update(Stream.of(first), Stream.of()));
    assertEquals("publish.changed", e.problem().code());
    assertTrue(e.problem().message().contains("publish all urls again"), e.getMessage());
    assertEquals(file.toString(), e.problem().location().source());
    assertEquals(before, Site.bytes(directory));
  }

  @Test
  void urlsOutsideAreCountedAlsoInFilesThatStay() throws IOException {
    List<UrlEntry> urls = new ArrayList<>(entries(300));
    for (int i = 0; i < 40; i++) {
      urls.add(UrlEntry.of("https://elsewhere.example/" + i));
    }
    publisher(directory).maxOutside(12).publish(urls.stream());
    List<String> messages = new ArrayList<>();
    Context context =
        Context.of(Extensions.of(new Flash.Extension(5)))
            .withProblems(new Problems(problem -> messages.add(problem.message())));
    UrlEntry changed = urls.get(310).toBuilder().lastmod("2026-11-01").build();
    Publisher.to(directory).context(context).update(Stream.of(changed), Stream.of());
    assertEquals(1, messages.size(), messages.toString());
    assertTrue(messages.get(0).startsWith("40 urls have another scheme"), messages.toString());
    UrlEntry further = UrlEntry.of("https://elsewhere.example/further"); // 41 of 341: 12.02%
    assertThrows(
        ShareException.class, () -> publisher(directory).update(Stream.of(further), Stream.of()));
  }

  @Test
  void aFileWithOutsideUrlsOnlyIsNotTakenForTheSet() throws IOException {
    List<UrlEntry> urls = new ArrayList<>(entries(90));
    for (int i = 0; i < 90; i++) {
      urls.add(UrlEntry.of("https://elsewhere.example/" + i + "/x"));
    }
    Publisher publisher = publisher(directory).by(Grouping.section(1)).maxOutside(50);
    publisher.publish(urls.stream());
    problems.clear();
    UrlEntry changed = urls.get(100).toBuilder().lastmod("2026-11-01").build();
    Publication done = publisher(directory).update(Stream.of(changed), Stream.of());
    assertEquals(180, done.urls());
    assertEquals(List.of("publish.outside"), problems);
  }

  @Test
  void aMissingFileIsRefusedAlsoIfNoChangeTouchesIt() throws IOException {
    Publication done = publisher(directory).publish(entries(300).stream());
    Path last = directory.resolve(done.parts().get(done.parts().size() - 1).file());
    Files.delete(last);
    UrlEntry first = UrlEntry.of(firstUrl(done.parts().get(0)));
    assertThrows(
        IOException.class, () -> publisher(directory).update(Stream.of(first), Stream.of()));
    assertFalse(Files.exists(last));
  }

  @Test
  void aUrlThatIsLeftOutDoesNotStopAnUpdate() throws IOException {
    publisher(directory).publish(entries(300).stream());
    Publication done =
        publisher(directory)
            .update(
                Stream.of(UrlEntry.of("mailto:a@b.example"), UrlEntry.of(BASE + "s1/new")),
                entries(8).stream().map(UrlEntry::loc)); // so that halves are read, too
    assertEquals(293, done.urls());
    assertEquals(List.of("url.uncrawlable"), problems);
  }

  /** What did not fit into one file before does not fit when more is added, whatever limits it. */
  @Test
  void additionsReadNoFileThatTheyDoNotTouch() throws IOException {
    List<UrlEntry> urls = new ArrayList<>();
    for (int i = 0; i < 120; i++) {
      urls.add(UrlEntry.builder(BASE + i).add(new Flash("f")).build()); // five fill a file
    }
    publisher(directory).publish(urls.stream());
    UrlEntry added = UrlEntry.builder(BASE + "new").add(new Flash("f")).build();
    Publication done = publisher(directory, faults).update(Stream.of(added), Stream.of());
    assertEquals(121, done.urls());
    assertEquals(1, opened(faults).size(), opened(faults).toString());
  }

  @Test
  void removingAllUrlsInsideIsRefusedAsItIsByPublishing() throws IOException {
    List<UrlEntry> urls = new ArrayList<>(entries(5));
    for (int i = 0; i < 100; i++) {
      urls.add(UrlEntry.of("https://elsewhere.example/x/" + i));
    }
    publisher(directory).by(Grouping.section(1)).maxOutside(96).publish(urls.stream());
    Map<String, String> before = Site.bytes(directory);
    Stream<String> inside = entries(5).stream().map(UrlEntry::loc);
    assertThrows(SitemapException.class, () -> publisher(directory).update(Stream.of(), inside));
    assertEquals(before, Site.bytes(directory));
  }

  @Test
  void theGroupingThatTouchesFewerFilesIsNamed() throws IOException {
    List<UrlEntry> urls = entries(100).stream().map(it -> UrlEntry.of(it.loc())).toList();
    int files = publisher(directory).publish(urls.stream()).parts().size();
    List<UrlEntry> changed =
        urls.stream().map(it -> it.toBuilder().lastmod("2026-11-01").build()).limit(60).toList();
    Publication done = publisher(directory).update(changed.stream(), Stream.of());
    assertEquals(
        List.of(
            "the changes touch "
                + files
                + " of "
                + files
                + " sitemaps; the same urls would touch 2 with --by month, 3 with --by section:1"),
        done.notes());
    done = publisher(directory).update(changed.stream().limit(1), Stream.of());
    assertEquals(List.of(), done.notes());
  }
}
