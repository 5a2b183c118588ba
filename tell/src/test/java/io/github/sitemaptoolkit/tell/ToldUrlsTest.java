package io.github.sitemaptoolkit.tell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.Entries;
import io.github.sitemaptoolkit.remote.http.RemoteClient;
import io.github.sitemaptoolkit.remote.http.RemoteOptions;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Telling an engine what has changed, against one on this machine. */
class ToldUrlsTest {

  @TempDir Path directory;

  private Engine engine;
  private final RemoteClient client = new RemoteClient(RemoteOptions.DEFAULT.withPrivate(true));
  private final List<Duration> pauses = new ArrayList<>();
  private final Context context = Context.of(Extensions.of());

  @BeforeEach
  void startEngine() throws IOException {
    engine = new Engine();
  }

  @AfterEach
  void stopEngine() throws IOException {
    client.close();
    engine.close();
  }

  private IndexNow indexNow() {
    var exchange = new RemoteExchange(client);
    var patience =
        new Patience(
            exchange, Duration.ofMinutes(1), (pause, reason) -> pauses.add(pause), pause -> {});
    return new IndexNow(engine.endpoint(), Engine.KEY, null, patience);
  }

  private Entries set(String... items) {
    return Entries.of(
        Stream.of(items)
            .map(item -> item.split(" "))
            .map(
                item ->
                    UrlEntry.builder(engine.site() + item[0])
                        .lastmod(item.length > 1 ? "2026-01-0" + item[1] : null)
                        .build()));
  }

  private ToldUrls open() throws IOException {
    return ToldUrls.open(directory.resolve("told"));
  }

  private void tell(Entries entries) throws IOException, InterruptedException {
    try (ToldUrls told = open()) {
      told.compare(entries, context);
      told.tell(indexNow(), urls -> {});
    }
  }

  /** Returns the paths of the urls that the engine was told since the last call. */
  private List<String> told() {
    List<String> paths =
        engine.told.stream().map(url -> url.substring(engine.site().length())).toList();
    engine.told.clear();
    return paths;
  }

  @Test
  void theFirstSetIsOnlyRemembered() throws Exception {
    tell(set("a 1", "b 1"));
    assertEquals(List.of(), told());
    try (ToldUrls again = open()) {
      assertTrue(again.hasSet());
    }
  }

  @Test
  void theFirstSetIsToldIfAskedFor() throws Exception {
    try (ToldUrls told = open()) {
      told.tellFirst(true).compare(set("b 1", "a 1"), context);
      assertEquals(2, told.untoldUrls());
      told.tell(indexNow(), urls -> assertEquals(2, urls.size()));
      assertEquals(0, told.untoldUrls());
    }
    assertEquals(List.of("a", "b"), told());
  }

  @Test
  void whatChangedIsToldAndNothingElse() throws Exception {
    tell(set("changed 1", "gone 1", "same 1"));
    tell(set("added", "changed 2", "same 1"));
    assertEquals(List.of("added", "changed", "gone"), told());
    tell(set("added", "changed 2", "same 1"));
    assertEquals(List.of(), told());
  }

  @Test
  void aSiteWithoutTheKeyCostsItself() throws Exception {
    String lacking = "http://127.0.0.1:1/"; // sorts before the other; nobody listens there
    Supplier<Entries> both =
        () -> Entries.of(Stream.of(UrlEntry.of(engine.site() + "b"), UrlEntry.of(lacking + "a")));
    try (ToldUrls told = open()) {
      told.tellFirst(true).compare(both.get(), context);
      var e = assertThrows(TellException.class, () -> told.tell(indexNow(), urls -> {}));
      assertTrue(e.getMessage().contains(lacking), e.getMessage());
      assertEquals(1, told.untoldUrls());
    }
    assertEquals(List.of("b"), told());

    try (ToldUrls again = open()) {
      again.compare(both.get(), context);
      assertThrows(TellException.class, () -> again.tell(indexNow(), urls -> {}));
    }
    assertEquals(List.of(), told());

    try (ToldUrls left = open()) {
      left.maxShrink(100).compare(set("b", "c"), context);
      assertEquals(2, left.dropped()); // that it was added, and that it is gone
      left.tell(indexNow(), urls -> {});
      assertEquals(0, left.untoldUrls());
    }
    assertEquals(List.of("c"), told());
  }

  @Test
  void onlyUrlsInTheDirectoryOfTheKeyAreTold() throws Exception {
    var patience = new Patience(new RemoteExchange(client), Duration.ZERO, (pause, why) -> {});
    engine.keyPath = "/docs/" + Engine.KEY + ".txt";
    String location = engine.site() + "docs/" + Engine.KEY + ".txt";
    var scoped = new IndexNow(engine.endpoint(), Engine.KEY, location, patience);
    try (ToldUrls told = open()) {
      told.tellFirst(true).compare(set("docs/a", "blog/b", "docs"), context);
      told.tell(scoped, urls -> {});
      assertEquals(2, told.leftOut());
      assertEquals(0, told.untoldUrls());
    }
    assertEquals(List.of("docs/a"), told());
  }

  @Test
  void errorPagesAreNotTold() throws Exception {
    tell(set("a"));
    try (ToldUrls told = open()) {
      told.compare(set("a", "404.html", "de/404/", "404-things", "500", "article/404"), context);
      assertEquals(3, told.leftOut());
      told.tell(indexNow(), urls -> {});
    }
    assertEquals(List.of("404-things", "article/404"), told());
  }

  @Test
  void whatIsToBeLeftOutIsNotTold() throws Exception {
    tell(set("a"));
    try (ToldUrls told = open()) {
      told.leaveOut(url -> url.endsWith("hidden")).compare(set("a", "b", "hidden"), context);
      assertEquals(1, told.leftOut());
      told.tell(indexNow(), urls -> {});
    }
    assertEquals(List.of("b"), told());
  }

  @Test
  void whatBecomesKnownBeforeTellingIsLeftOut() throws Exception {
    tell(set("a"));
    try (ToldUrls told = open()) {
      told.compare(set("a", "b", "hidden"), context);
      told.leaveOut(url -> url.endsWith("hidden")).tell(indexNow(), urls -> {});
      assertEquals(1, told.leftOut());
      assertEquals(0, told.untoldUrls());
    }
    assertEquals(List.of("b"), told());
  }

  @Test
  void aCallHasAtMostTenThousandUrls() throws Exception {
    String[] many =
        IntStream.range(0, 25_001).mapToObj(i -> "p" + (100_000 + i)).toArray(String[]::new);
    try (ToldUrls told = open()) {
      told.tellFirst(true).compare(set(many), context);
      told.tell(indexNow(), urls -> {});
    }
    assertEquals(List.of(10_000, 10_000, 5_001), engine.sizes);
    assertEquals(List.of(many), told());
  }

  @ParameterizedTest
  @ValueSource(ints = {400, 403, 422, 404, 301})
  void whatIsRefusedIsToldNextTime(int status) throws Exception {
    tell(set("a 1"));
    engine.next.add(new Engine.Scripted(status, ""));
    var refused = assertThrows(TellException.class, () -> tell(set("a 2")));
    assertTrue(String.valueOf(refused.getMessage()).contains("answers " + status));
    assertEquals(List.of(), pauses);
    tell(set("a 2"));
    assertEquals(List.of("a"), told());
  }

  @Test
  void anEngineThatAsksToWaitIsAskedAgain() throws Exception {
    tell(set("a 1"));
    engine.next.add(new Engine.Scripted(429, "7"));
    engine.next.add(new Engine.Scripted(503, ""));
    engine.next.add(new Engine.Scripted(0, ""));
    engine.next.add(new Engine.Scripted(202, ""));
    tell(set("a 2"));
    assertEquals(List.of("a"), told());
    assertEquals(Duration.ofSeconds(7), pauses.get(0));
    assertEquals(Duration.ofSeconds(4), pauses.get(1));
  }

  @Test
  void anEngineThatAsksToWaitTooLongIsLeftAlone() throws Exception {
    tell(set("a 1"));
    engine.next.add(new Engine.Scripted(429, "3600"));
    var refused = assertThrows(TellException.class, () -> tell(set("a 2")));
    assertTrue(String.valueOf(refused.getMessage()).contains("later"));
    assertEquals(List.of(), pauses);
  }

  @Test
  void aSiteWithoutTheKeyIsNotTold() throws Exception {
    tell(set("a 1"));
    engine.keyFile = "other";
    var wrong = assertThrows(TellException.class, () -> tell(set("a 2")));
    assertTrue(String.valueOf(wrong.getMessage()).contains("does not contain the key"));
    engine.keyFile = "";
    assertThrows(TellException.class, () -> tell(set("a 2")));
    assertEquals(List.of(), told());
    engine.keyFile = "\uFEFF" + Engine.KEY + "\r\n";
    tell(set("a 2"));
    assertEquals(List.of("a"), told());
  }

  @Test
  void whatIsUntoldIsToldOnceWithWhatChangesLater() throws Exception {
    tell(set("a 1", "b 1", "c 1"));
    engine.next.add(new Engine.Scripted(403, ""));
    assertThrows(TellException.class, () -> tell(set("a 2", "b 1", "c 2")));
    tell(set("a 2", "b 2", "c 3"));
    assertEquals(List.of("a", "b", "c"), told());
  }

  @Test
  void addedUrlsAreToldAndTheSetStays() throws Exception {
    tell(set("a 1", "b 1"));
    try (ToldUrls told = open()) {
      told.add(set("b", "z"), context);
      told.tell(indexNow(), urls -> {});
    }
    assertEquals(List.of("b", "z"), told());
    tell(set("a 1", "b 1"));
    assertEquals(List.of(), told());
  }

  @Test
  void aSetThatLosesMostUrlsIsRefused() throws Exception {
    tell(set("a", "b", "c"));
    assertThrows(SitemapException.class, () -> tell(set("a")));
    assertThrows(SitemapException.class, () -> tell(set()));
    try (ToldUrls told = open()) {
      told.maxShrink(100).compare(set("a"), context);
      assertEquals(2, told.untoldUrls());
    }
  }

  @Test
  void aPreviewChangesNothing() throws Exception {
    try (ToldUrls preview = ToldUrls.preview(directory.resolve("none"))) {
      preview.tellFirst(true).compare(set("a"), context);
      List<String> urls = new ArrayList<>();
      preview.forEachUntold(urls::add);
      assertEquals(List.of(engine.site() + "a"), urls);
    }
    assertFalse(Files.exists(directory.resolve("none")));
    tell(set("a"));
    try (ToldUrls preview = ToldUrls.preview(directory.resolve("told"))) {
      preview.compare(set("a", "b"), context);
      assertEquals(1, preview.untoldUrls());
    }
    tell(set("a", "b"));
    assertEquals(List.of("b"), told());
  }

  @Test
  void aDirectoryIsOpenOnce() throws Exception {
    try (ToldUrls told = open()) {
      assertTrue(
          String.valueOf(assertThrows(FileSystemException.class, this::open).getMessage())
              .contains("another run"));
      assertFalse(told.hasSet());
    }
  }

  @Test
  void aDirectoryOfOthersIsRefused() throws Exception {
    Files.createDirectories(directory.resolve("told"));
    Files.writeString(directory.resolve("told/told.properties"), "number=x");
    assertTrue(
        String.valueOf(assertThrows(FileSystemException.class, this::open).getMessage())
            .contains("begin anew"));
  }

  /** An engine that fails at random; each change is told after the set that made it. */
  @Test
  void nothingIsForgottenAndLittleIsToldTwice() throws Exception {
    var random = new Random(39);
    var site = new TreeMap<String, Integer>();
    for (int i = 0; i < 20; i++) {
      site.put("p" + i, 1);
    }
    tell(set(items(site)));
    var known = new TreeMap<>(site); // to the engine
    Set<String> changed = new TreeSet<>();
    for (int round = 0; round < 150; round++) {
      for (int change = random.nextInt(4); change > 0; change--) {
        String page = "p" + random.nextInt(30);
        if (random.nextInt(5) == 0 && site.size() > 12) {
          if (site.remove(page) != null) {
            changed.add(page);
          }
        } else {
          site.merge(page, 1, (old, one) -> old % 9 + 1);
          changed.add(page);
        }
      }
      boolean fails = random.nextInt(3) == 0;
      if (fails) {
        engine.next.add(new Engine.Scripted(403, ""));
      }
      try {
        tell(set(items(site)));
      } catch (TellException e) {
        assertTrue(fails);
        continue;
      } finally {
        engine.next.clear();
      }
      List<String> told = told();
      assertTrue(changed.containsAll(told), "round " + round);
      told.forEach(page -> known.put(page, site.get(page)));
      known.values().removeIf(Objects::isNull);
      assertEquals(site, known, "round " + round);
      changed.clear();
    }
  }

  private static String[] items(TreeMap<String, Integer> site) {
    return site.entrySet().stream()
        .map(page -> page.getKey() + " " + page.getValue())
        .toArray(String[]::new);
  }
}
