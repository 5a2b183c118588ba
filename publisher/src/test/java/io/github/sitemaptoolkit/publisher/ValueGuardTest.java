package io.github.sitemaptoolkit.publisher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.publisher.guard.LossException;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.SetNames;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ValueGuardTest {

  private static final Extensions EXTENSIONS = Extensions.of(new Flash.Extension(1000));

  @TempDir Path directory;

  private final List<Problem> reported = new ArrayList<>();

  private Publisher publisher() {
    return Publisher.to(directory)
        .baseUrl(Pages.BASE)
        .context(Context.of(EXTENSIONS).withProblems(new Problems(reported::add)));
  }

  /** Returns pages of which the first ones have a value. */
  private static List<UrlEntry> pages(int count, int with) {
    List<UrlEntry> pages = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      UrlEntry.Builder page = UrlEntry.builder(Pages.BASE + i);
      pages.add(i < with ? page.add(new Flash("title " + i)).build() : page.build());
    }
    return pages;
  }

  private String manifest() throws IOException {
    return Files.readString(directory.resolve(SetNames.MANIFEST));
  }

  @Test
  void theManifestCountsTheFieldsOfEachFile() throws IOException {
    publisher().publish(pages(20, 12));
    assertTrue(manifest().contains("\"values\": \"news=12 news.title=12\""), manifest());
  }

  @Test
  void lostValuesAreRefusedAndAnEntryIsNamed() throws IOException {
    publisher().publish(pages(40, 36));
    String before = manifest();
    LossException e = assertThrows(LossException.class, () -> publisher().publish(pages(43, 12)));
    assertEquals(List.of("news"), e.fields());
    String message = e.problem().message();
    assertTrue(
        message.startsWith("entries would lose values: with news 36 -> 12; such as " + Pages.BASE),
        message);
    String example = message.replaceAll(".*example.com/(\\d+), of news; nothing was written", "$1");
    int number = Integer.parseInt(example);
    assertTrue(number >= 12 && number < 36, message);
    assertEquals(before, manifest());
    publisher().acceptLoss(List.of("news")).publish(pages(43, 12));
  }

  @Test
  void namesInThePluralAreAccepted() throws IOException {
    publisher().publish(pages(40, 36));
    LossException e =
        assertThrows(
            LossException.class,
            () -> publisher().acceptLoss(List.of("videos")).publish(pages(43, 12)));
    assertEquals(List.of("news"), e.fields());
    publisher().maxLoss(70).publish(pages(43, 12));
    assertEquals(
        List.of("with news 12 -> 0"), publisher().maxLoss(100).publish(pages(43, 0)).changes());
  }

  @Test
  void whatHasChangedIsTold() throws IOException {
    assertEquals(List.of(), publisher().publish(pages(40, 36)).changes());
    assertEquals(List.of(), publisher().publish(pages(40, 36)).changes());
    assertEquals(
        List.of("+3 urls, with news 36 -> 30"), publisher().publish(pages(43, 30)).changes());
    assertEquals(List.of("-1 url"), publisher().publish(pages(42, 30)).changes());
  }

  @Test
  void updatesAreGuardedToo() throws IOException {
    publisher().publish(pages(40, 12));
    List<UrlEntry> bare = pages(12, 0);
    assertThrows(LossException.class, () -> publisher().update(bare, List.of()));
    Publication done = publisher().acceptLoss(List.of("news")).update(bare, List.of());
    assertEquals(List.of("with news 12 -> 0"), done.changes());
  }

  @Test
  void aManifestWithoutCountsIsCompletedFromTheFiles() throws IOException {
    publisher().publish(pages(40, 36));
    withoutCounts();
    assertThrows(LossException.class, () -> publisher().publish(pages(40, 0)));
    publisher().update(List.of(UrlEntry.of(Pages.BASE + "more")), List.of());
    assertTrue(manifest().contains("news=36"), manifest());
  }

  private void withoutCounts() throws IOException {
    Path file = directory.resolve(SetNames.MANIFEST);
    Manifest known = Manifest.parse(Files.readAllBytes(file), "manifest");
    List<Part> parts = known.parts().stream().map(part -> part.valued(null)).toList();
    Files.write(file, known.with(parts).bytes());
    assertTrue(!manifest().contains("values"), manifest());
  }

  @Test
  void eachNamedSetIsGuardedByItself() throws IOException {
    UrlSet first = UrlSet.named("first").where(entry -> entry.loc().length() < 22);
    UrlSet all = UrlSet.named("all");
    publisher().set(first).set(all).publish(pages(400, 10));
    LossException e =
        assertThrows(
            LossException.class, () -> publisher().set(first).set(all).publish(pages(400, 0)));
    assertTrue(e.problem().location().source().endsWith(", set first"), e::getMessage);
  }

  @Test
  void setsThatComeAndGoAreTold() throws IOException {
    UrlSet all = UrlSet.named("all");
    publisher().set(UrlSet.named("films")).set(all).publish(pages(12, 0));
    Publication done = publisher().set(UrlSet.named("clips")).set(all).publish(pages(12, 0));
    assertEquals(List.of("set clips: +12 urls", "set films: -12 urls"), done.changes());
    done = publisher().set(UrlSet.named("clips")).set(all).publish(pages(13, 0));
    assertEquals(List.of("set clips: +1 url", "set all: +1 url"), done.changes());
  }

  @Test
  void whatWouldNotBeChosenAnyMoreIsNoLoss() throws IOException {
    publisher().publish(pages(40, 20));
    List<UrlEntry> rest = pages(40, 0).subList(20, 40);
    assertThrows(LossException.class, () -> publisher().publish(rest));
    publisher()
        .remaining(entry -> rest.stream().anyMatch(it -> it.loc().equals(entry.loc())))
        .publish(rest);
  }

  @Test
  void aDamagedSetIsReplaceableIfNothingIsLost() throws IOException {
    publisher().publish(pages(40, 36));
    withoutCounts();
    Files.write(directory.resolve("sitemap.xml"), "broken".getBytes(StandardCharsets.UTF_8));
    Publication done = publisher().publish(pages(41, 36));
    assertEquals(
        List.of("values were not compared this time, as the manifest does not count them yet"),
        done.changes());
  }
}
