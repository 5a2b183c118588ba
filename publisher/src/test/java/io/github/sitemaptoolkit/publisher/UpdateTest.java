package io.github.sitemaptoolkit.publisher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.faults.Faults;
import io.github.sitemaptoolkit.faults.FaultyFileSystem;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.layout.Grouping;
import io.github.sitemaptoolkit.publisher.layout.PartLimits;
import io.github.sitemaptoolkit.publisher.layout.SetNames;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UpdateTest {

  private static final String BASE = "https://example.com/";

  @TempDir Path directory;

  private final Context context =
      Context.of(Extensions.of(new Flash.Extension(1_000))).withProblems(new Problems());

  private Publisher publisher(Path target, String by) {
    return publisher(target)
        .baseUrl(BASE)
        .limits(PartLimits.DEFAULT.withUrls(10))
        .by(Grouping.parse(by));
  }

  private Publisher publisher(Path target) {
    // A file system that only writes down what is forced to the disk: many files, many sets.
    Path quick = new FaultyFileSystem(Faults.none()).path(target);
    return Publisher.to(quick).context(context);
  }

  private static UrlEntry entry(int number) {
    return UrlEntry.builder(BASE + "s" + number % 3 + "/" + number)
        .lastmod("2026-0" + (1 + number % 4) + "-01")
        .add(new Flash("f" + number))
        .build();
  }

  private static List<UrlEntry> entries(int from, int to) {
    return IntStream.range(from, to).mapToObj(UpdateTest::entry).toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"hash", "month", "section:1", "sequence"})
  void anUpdateEqualsPublishingAllAgain(String by) throws IOException {
    Path updated = directory.resolve("updated");
    Path whole = directory.resolve("whole");
    publisher(updated, by).gzip(true).publish(entries(0, 100).stream());
    UrlEntry older = entry(50).toBuilder().lastmod("2020-01-01").build();
    List<UrlEntry> added = new ArrayList<>(entries(100, 104));
    added.add(older);
    publisher(updated).update(added.stream(), entries(0, 20).stream().map(UrlEntry::loc));
    List<UrlEntry> expected = new ArrayList<>(entries(20, 104));
    expected.set(30, older);
    publisher(whole, by).gzip(true).publish(expected.stream());
    assertEquals(Site.bytes(whole), Site.bytes(updated));
    assertEquals(
        Files.readString(whole.resolve(SetNames.MANIFEST)),
        Files.readString(updated.resolve(SetNames.MANIFEST)));
    assertEquals(0, context.problems().missing());
  }

  @Test
  void onePublisherPublishesManyTimes() throws IOException {
    Publisher publisher = publisher(directory, "hash");
    for (int day = 0; day < 3; day++) {
      publisher.publish(entries(day, 40).stream());
      publisher.update(entries(50, 60 + day).stream(), Stream.of());
      assertEquals(50, publisher.publish(entries(0, 50).stream()).urls());
    }
  }

  @Test
  void onlyTheShardOfAnUrlIsWritten() throws IOException {
    publisher(directory, "hash").publish(entries(0, 200).stream());
    UrlEntry changed = entry(7).toBuilder().priority("0.9").build();
    Publication done = publisher(directory).update(Stream.of(changed), Stream.of());
    assertEquals(1, done.written().size(), done.written().toString());
    assertTrue(
        Files.readString(directory.resolve(done.written().get(0))).contains(changed.loc() + "<"));
  }

  @Test
  void whatIsRemovedAndAddedIsAdded() throws IOException {
    publisher(directory, "hash").publish(entries(0, 3).stream());
    UrlEntry now = UrlEntry.of(entry(1).loc());
    publisher(directory)
        .update(Stream.of(now), Stream.of(now.loc(), "https://example.com/never-was"));
    assertEquals(
        Map.of(entry(0).loc(), "2026-01-01", now.loc(), "", entry(2).loc(), "2026-03-01"),
        Site.urls(directory, BASE));
  }

  @Test
  void removingAllIsRefused() throws IOException {
    publisher(directory, "hash").publish(entries(0, 3).stream());
    Map<String, String> before = Site.bytes(directory);
    assertThrows(
        SitemapException.class,
        () -> publisher(directory).update(Stream.of(), entries(0, 3).stream().map(UrlEntry::loc)));
    assertEquals(before, Site.bytes(directory));
  }

  @Test
  void whatWasNeverPublishedIsRefused() throws IOException {
    var e =
        assertThrows(
            SitemapException.class, () -> publisher(directory).update(Stream.of(), Stream.of()));
    assertEquals("publish.manifest", e.problem().code());
    try (Stream<Path> files = Files.walk(directory)) {
      assertEquals(List.of(directory), files.toList(), "nothing was made");
    }
  }

  @Test
  void aDamagedSetIsNotUpdated() throws IOException {
    Publication done = publisher(directory, "hash").publish(entries(0, 100).stream());
    Path part = directory.resolve(done.parts().get(2).file());
    Files.writeString(part, Files.readString(part).substring(0, 300));
    Map<String, String> before = Site.bytes(directory);
    assertThrows(
        IOException.class, () -> publisher(directory).update(Stream.of(entry(1)), Stream.of()));
    assertEquals(before, Site.bytes(directory));
  }
}
