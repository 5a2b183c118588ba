package io.github.sitemaptoolkit.publisher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.directory.OwnFiles;
import io.github.sitemaptoolkit.publisher.internal.disk.LocalStore;
import io.github.sitemaptoolkit.publisher.layout.Grouping;
import io.github.sitemaptoolkit.publisher.layout.Keep;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.PartLimits;
import io.github.sitemaptoolkit.publisher.upkeep.Rollback;
import io.github.sitemaptoolkit.publisher.upkeep.Verification;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * With immutable names, what a sitemap holds never changes, and former sets are kept for a while.
 */
class ImmutableNamesTest {

  private static final String BASE = "https://example.com/";
  private static final String DIGEST = "-[0-9a-f]{32}";

  @TempDir Path directory;

  private Instant now = Instant.parse("2026-11-25T12:00:00Z");

  private Publisher publisher() {
    return plain().immutable(true);
  }

  private Publisher plain() {
    return Publisher.to(store())
        .baseUrl(BASE)
        .maxShrink(100)
        .limits(PartLimits.DEFAULT.withUrls(3))
        .context(Context.of(Extensions.of()));
  }

  private LocalStore store() {
    return new LocalStore(directory, Clock.fixed(now, ZoneOffset.UTC));
  }

  private void rollBack() throws IOException {
    Rollback.of(store()).run();
  }

  private void after(Duration time) {
    now = now.plus(time);
  }

  private static Stream<UrlEntry> entries(int from, int to) {
    return IntStream.range(from, to).mapToObj(i -> UrlEntry.of(BASE + i));
  }

  private static Set<String> names(Publication done) {
    return done.parts().stream().map(Part::file).collect(Collectors.toCollection(TreeSet::new));
  }

  private Set<String> files() {
    Set<String> files = new TreeSet<>(Site.bytes(directory).keySet());
    files.remove("sitemap.xml");
    return files;
  }

  private Manifest manifest() throws IOException {
    return Manifest.parse(Files.readAllBytes(directory.resolve(".sitemap-manifest.json")), "m");
  }

  private Set<String> urls() {
    return Site.urls(directory, BASE).keySet();
  }

  private void assertVerified() throws IOException {
    assertEquals(List.of(), Verification.of(directory).run().findings());
  }

  private static Set<String> both(Set<String> one, Set<String> other) {
    Set<String> all = new TreeSet<>(one);
    all.addAll(other);
    return all;
  }

  @ParameterizedTest
  @ValueSource(strings = {"hash", "month", "section:1", "sequence"})
  void namesAreThoseOfAPlainSetWithADigest(String by) throws IOException {
    Publication done = publisher().by(Grouping.parse(by)).gzip(true).publish(entries(0, 20));
    List<String> stems = done.parts().stream().map(Part::plainFile).toList();
    assertEquals(names(done), files());
    for (Part part : done.parts()) {
      String digest = part.sha256().substring(0, 32);
      assertEquals(part.plainFile().replace(".xml.gz", "-" + digest + ".xml.gz"), part.file());
    }
    assertVerified();
    Map<String, String> immutable = Site.urls(directory, BASE);
    Path other = directory.resolve("plain");
    Publication plain =
        Publisher.to(other)
            .baseUrl(BASE)
            .by(Grouping.parse(by))
            .gzip(true)
            .limits(PartLimits.DEFAULT.withUrls(3))
            .publish(entries(0, 20));
    assertEquals(plain.parts().stream().map(Part::file).toList(), stems);
    assertEquals(
        plain.parts().stream().map(Part::sha256).toList(),
        done.parts().stream().map(Part::sha256).toList());
    assertEquals(Site.urls(other, BASE), immutable);
  }

  @Test
  void otherChoicesDoNotUndoIt() throws IOException {
    Publication done =
        publisher().maxShrink(60).maxOutside(5).allowOutside(true).publish(entries(0, 2));
    assertTrue(done.parts().get(0).file().matches("sitemap" + DIGEST + "\\.xml"));
  }

  @Test
  void thereIsAlwaysAnIndex() throws IOException {
    Publication done = publisher().publish(entries(0, 2));
    assertTrue(done.isIndexed());
    assertEquals(1, done.parts().size());
    assertTrue(done.parts().get(0).file().matches("sitemap" + DIGEST + "\\.xml"));
    assertEquals(2, urls().size());
    publisher().update(entries(2, 3), Stream.of());
    assertEquals(3, urls().size());
    publisher().update(entries(3, 9), Stream.of());
    assertEquals(9, urls().size());
    publisher().update(Stream.of(), entries(1, 9).map(UrlEntry::loc));
    assertEquals(Set.of(BASE + 0), urls());
    assertVerified();
  }

  @Test
  void whatDoesNotChangeKeepsItsName() throws IOException {
    Publication before = publisher().publish(entries(0, 20));
    Publication after = publisher().update(entries(20, 21), Stream.of());
    assertEquals(2, after.written().size()); // a sitemap and the index
    Set<String> kept = names(before);
    kept.retainAll(names(after));
    assertEquals(after.parts().size() - 1, kept.size());
    assertEquals(List.of(), after.removed());
    assertEquals(both(names(before), names(after)), files());
    assertEquals(21, urls().size());
    assertVerified();
  }

  @Test
  void anUpdateIsAsAPublicationOfAll() throws IOException {
    publisher().publish(entries(0, 20));
    Publication updated = publisher().update(entries(20, 40), entries(5, 9).map(UrlEntry::loc));
    Publication published = publisher().publish(Stream.concat(entries(0, 5), entries(9, 40)));
    assertEquals(updated.parts(), published.parts());
    assertEquals(List.of(), published.written());
  }

  @Test
  void nothingChangesIfNothingChanges() throws IOException {
    publisher().publish(entries(0, 20));
    publisher().publish(entries(0, 21));
    String manifest = Files.readString(directory.resolve(".sitemap-manifest.json"));
    after(Duration.ofHours(1));
    Publication same = publisher().publish(entries(0, 21));
    assertEquals(List.of(), same.written());
    assertEquals(List.of(), same.removed());
    assertEquals(manifest, Files.readString(directory.resolve(".sitemap-manifest.json")));
  }

  @Test
  void formerSetsAreRemovedAfterADay() throws IOException {
    Publication first = publisher().publish(entries(0, 20));
    after(Duration.ofHours(10));
    Publication second = publisher().publish(entries(20, 40));
    after(Duration.ofHours(23));
    Publication third = publisher().publish(entries(40, 60));
    assertEquals(List.of(), third.removed());
    after(Duration.ofHours(1));
    Publication plan = publisher().plan(entries(40, 60));
    assertEquals(names(first), new TreeSet<>(plan.removed()));
    Publication same = publisher().publish(entries(40, 60));
    assertEquals(plan.removed(), same.removed());
    assertEquals(both(names(second), names(third)), files());
    assertVerified();
    after(Duration.ofDays(1));
    publisher().update(entries(60, 61), Stream.of());
    after(Duration.ofDays(1));
    Publication last = publisher().update(entries(61, 62), Stream.of());
    assertEquals(1, manifest().history().files().size());
    assertTrue(files().containsAll(names(last)));
    assertEquals(names(last).size() + 1, files().size());
  }

  @Test
  void formerSetsAreRemovedAfterANumberOfSets() throws IOException {
    Publication first = publisher().keep(Keep.parse("2")).publish(entries(0, 20));
    Publication second = publisher().keep(Keep.parse("2")).publish(entries(20, 40));
    after(Duration.ofDays(99));
    Publication third = plain().update(entries(40, 60), entries(20, 40).map(UrlEntry::loc));
    assertEquals(List.of(), third.removed());
    Publication fourth = publisher().keep(Keep.parse("2")).publish(entries(60, 80));
    assertEquals(names(first), new TreeSet<>(fourth.removed()));
    assertEquals(both(names(second), both(names(third), names(fourth))), files());
  }

  @Test
  void aFileThatIsNeededAgainIsNotRemoved() throws IOException {
    Publication first = publisher().publish(entries(0, 20));
    publisher().publish(entries(20, 40));
    after(Duration.ofHours(20));
    Publication again = publisher().publish(entries(0, 20));
    assertEquals(List.of("sitemap.xml"), again.written());
    after(Duration.ofHours(5));
    publisher().publish(entries(0, 20));
    assertEquals(20, urls().size());
    assertTrue(files().containsAll(names(first)));
    assertVerified();
  }

  @Test
  void aWrongClockRemovesNothingThatWasJustReplaced() throws IOException {
    Publication first = publisher().publish(entries(0, 20));
    after(Duration.ofDays(3650));
    Publication second = publisher().publish(entries(20, 40));
    assertEquals(List.of(), second.removed());
    after(Duration.ofDays(-3650));
    Publication third = publisher().publish(entries(40, 60));
    assertEquals(List.of(), third.removed());
    after(Duration.ofDays(1));
    Publication last = publisher().publish(entries(40, 60));
    assertEquals(both(names(first), names(second)), new TreeSet<>(last.removed()));
  }

  @Test
  void rollbackAndForth() throws IOException {
    publisher().publish(entries(0, 20));
    byte[] old = Files.readAllBytes(directory.resolve("sitemap.xml"));
    Set<String> first = urls();
    publisher().publish(entries(10, 40));
    Set<String> files = files();
    rollBack();
    assertEquals(first, urls());
    assertEquals(new String(old), Files.readString(directory.resolve("sitemap.xml")));
    assertEquals(files, files());
    assertVerified();
    rollBack();
    assertEquals(30, urls().size());
    assertVerified();
    rollBack();
    publisher().update(entries(50, 51), Stream.of());
    assertEquals(21, urls().size());
    assertVerified();
  }

  @Test
  void rollbackNeedsAWholeSet() throws IOException {
    assertThrows(SitemapException.class, this::rollBack);
    assertFalse(Files.exists(directory.resolve(".sitemap.lock")));
    publisher().publish(entries(0, 20));
    assertThrows(SitemapException.class, this::rollBack);
    Publication second = publisher().publish(entries(20, 40));
    Part part = manifest().history().before().parts().get(0);
    Path file = directory.resolve(part.file());
    String text = Files.readString(file);
    Map<String, String> before = Site.bytes(directory);
    Files.writeString(file, text.replace("example", "exambel"));
    var e = assertThrows(SitemapException.class, this::rollBack);
    assertTrue(e.getMessage().contains("1 sitemap is missing or damaged"), e.getMessage());
    Files.delete(file);
    assertThrows(SitemapException.class, this::rollBack);
    assertEquals(names(second), names(publisher().plan(entries(20, 40))));
    Files.writeString(file, text);
    rollBack();
    assertEquals(before.keySet(), Site.bytes(directory).keySet());
    after(Duration.ofDays(2));
    publisher().publish(entries(0, 20));
    assertNull(manifest().history().before());
    assertThrows(SitemapException.class, this::rollBack);
  }

  @Test
  void aPlainSetBecomesImmutableWithoutAWindow() throws IOException {
    Publication plain = plain().publish(entries(0, 20));
    Publication immutable = publisher().publish(entries(0, 20));
    assertEquals(List.of(), immutable.removed());
    assertEquals(both(names(plain), names(immutable)), files());
    rollBack();
    assertFalse(manifest().isImmutable());
    assertVerified();
    rollBack();
    after(Duration.ofDays(1));
    publisher().publish(entries(0, 20));
    assertEquals(names(immutable), files());
  }

  @Test
  void anImmutableSetBecomesPlainWithoutAWindow() throws IOException {
    Publication immutable = publisher().publish(entries(0, 20));
    Publication plain = plain().publish(entries(0, 20));
    assertEquals(List.of(), plain.removed());
    assertEquals(both(names(plain), names(immutable)), files());
    assertFalse(manifest().isImmutable());
    rollBack();
    assertTrue(manifest().isImmutable());
    assertVerified();
    rollBack();
    after(Duration.ofDays(1));
    plain().publish(entries(0, 20));
    assertEquals(names(plain), files());
    assertTrue(manifest().history().isEmpty());
  }

  @Test
  void theOnlySitemapCannotBeGoneBackTo() throws IOException {
    plain().publish(entries(0, 2));
    publisher().publish(entries(0, 20));
    assertThrows(SitemapException.class, this::rollBack);
    plain().publish(entries(0, 2));
    rollBack();
    assertEquals(20, urls().size());
    assertVerified();
  }

  @Test
  void namedSetsHaveImmutableNames() throws IOException {
    List<UrlSet> sets =
        List.of(
            UrlSet.named("even").where(entry -> Integer.parseInt(path(entry)) % 2 == 0),
            UrlSet.named("all"));
    Publisher all = publisher();
    sets.forEach(all::set);
    Publication first = all.publish(entries(0, 4));
    assertTrue(
        names(first).stream().anyMatch(name -> name.matches("sitemap-even" + DIGEST + "\\.xml")));
    Publisher one = publisher();
    sets.forEach(one::set);
    Publication second = one.only(List.of("even")).publish(entries(0, 9));
    assertEquals(
        first.parts().stream().filter(part -> part.set().equals("all")).toList(),
        second.parts().stream().filter(part -> part.set().equals("all")).toList());
    assertEquals(both(names(first), names(second)), files());
    assertVerified();
    rollBack();
    assertEquals(names(first), new TreeSet<>(manifest().parts().stream().map(Part::file).toList()));
    assertVerified();
  }

  private static String path(UrlEntry entry) {
    return entry.loc().substring(BASE.length());
  }

  @Test
  void formerFilesAreNoInputs() throws IOException {
    publisher().publish(entries(0, 20));
    publisher().publish(entries(20, 40));
    Set<Path> own = OwnFiles.in(directory);
    for (String file : files()) {
      assertTrue(own.contains(directory.toRealPath().resolve(file)), file);
    }
  }

  @Test
  void aDamagedFileIsWrittenAgainUnderItsName() throws IOException {
    Publication done = publisher().publish(entries(0, 20));
    Map<String, String> files = Site.bytes(directory);
    Files.writeString(directory.resolve(done.parts().get(0).file()), "<urlset/>");
    publisher().publish(entries(0, 20));
    assertEquals(files, Site.bytes(directory));
  }

  @Test
  void theHistoryIsReadAsItWasWritten() throws IOException {
    publisher().keep(Keep.parse("36h")).publish(entries(0, 20));
    publisher().keep(Keep.parse("36h")).publish(entries(10, 40));
    Manifest manifest = manifest();
    assertEquals(manifest, Manifest.parse(manifest.bytes(), "again"));
    assertEquals("36h", String.valueOf(manifest.choices().immutable()));
    assertNotNull(manifest.history().before());
    String text = new String(manifest.bytes());
    String former = manifest.history().files().get(0).part().file();
    for (String wrong :
        List.of(
            text.replace("\"file\": \"" + former, "\"file\": \"../" + former),
            text.replace("\"file\": \"" + former, "\"file\": \"sitemap.xml"),
            text.replace("\"" + former, "\"" + manifest.parts().get(0).file()),
            text.replace("\"replaced\": \"2026", "\"replaced\": \"X"),
            text.replace("\"sets\": 1", "\"sets\": 0"),
            text.replace("\"36h\"", "\"36x\""),
            text.replace("\"files\": [\"", "\"files\": [\"sitemap-unknown.xml\", \""))) {
      assertFalse(wrong.equals(text));
      assertThrows(SitemapException.class, () -> Manifest.parse(wrong.getBytes(), "wrong"), wrong);
    }
  }

  @Test
  void aNameIsNeverGivenToOtherContents() throws IOException {
    Publication done = publisher().publish(entries(0, 20));
    Part part = done.parts().get(0);
    Path file = directory.resolve(".sitemap-manifest.json");
    String other = part.sha256().substring(0, 32) + "0".repeat(32);
    Files.writeString(file, Files.readString(file).replace(part.sha256(), other));
    var e = assertThrows(SitemapException.class, () -> publisher().publish(entries(0, 20)));
    assertTrue(
        e.getMessage().contains(part.file() + " is kept with other contents"), e.getMessage());
  }
}
