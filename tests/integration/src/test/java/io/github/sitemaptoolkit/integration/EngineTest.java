package io.github.sitemaptoolkit.integration;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.ext.image.Image;
import io.github.sitemaptoolkit.ext.link.Link;
import io.github.sitemaptoolkit.ext.news.News;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.publisher.Publisher;
import io.github.sitemaptoolkit.publisher.UrlSet;
import io.github.sitemaptoolkit.publisher.layout.Grouping;
import io.github.sitemaptoolkit.publisher.layout.IndexFile;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.PartLimits;
import io.github.sitemaptoolkit.publisher.layout.SetNames;
import io.github.sitemaptoolkit.publisher.layout.Shard;
import io.github.sitemaptoolkit.publisher.plan.FilePlan;
import io.github.sitemaptoolkit.publisher.plan.Groups;
import io.github.sitemaptoolkit.publisher.plan.Item;
import io.github.sitemaptoolkit.publisher.plan.PartStream;
import io.github.sitemaptoolkit.publisher.plan.SetItems;
import io.github.sitemaptoolkit.publisher.plan.Weight;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the publisher writes on one machine, an engine writes on many. */
class EngineTest {

  private static final String BASE = "https://example.com/";
  private static final PartLimits LIMITS = new PartLimits(60, 12_000);

  @TempDir Path directory;

  // The urls

  /** Returns pages of which each lists a few urls more than once, in different ways. */
  private static List<UrlEntry> pages(int count) {
    List<UrlEntry> pages = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      pages.add(page(i, "202" + i % 3 + "-0" + (1 + i % 4) + "-01"));
      if (i % 10 == 0) {
        pages.add(page(i, "2025-05-0" + (1 + i % 9))); // newer
        pages.add(page(i, null));
      } else if (i % 10 == 1) { // the same instant, other markup: neither date decides
        pages.add(page(i, "202" + i % 3 + "-0" + (1 + i % 4) + "-01T00:00:00Z"));
        pages.add(page(i, "202" + i % 3 + "-0" + (1 + i % 4) + "-01T00:00:00.0Z"));
      }
    }
    pages.add(UrlEntry.of("mailto:nobody@example.com"));
    pages.add(UrlEntry.of("  " + BASE + "with-space "));
    return pages;
  }

  private static UrlEntry page(int number, String lastmod) {
    String loc = BASE + "s" + number % 3 + "/page-" + number + (number % 7 == 0 ? "-\u00E9" : "");
    UrlEntry.Builder page = UrlEntry.builder(loc);
    if (number % 6 != 5) {
      page.lastmod(lastmod);
    }
    for (int i = number % 4; i > 1; i--) {
      page.add(Image.of(loc + "/" + i + ".jpg"));
    }
    if (number % 11 == 0) {
      page.add(
          News.builder()
              .publication("The Daily", "en")
              .publicationDate("2026-11-21")
              .title("Title & " + number)
              .build());
    }
    if (number % 5 == 0) {
      page.add(Link.alternate("de", loc + "?de")).add(Link.alternate("en", loc));
    }
    return page.build();
  }

  /** Returns the pages after a day: one in a hundred is changed, gone or new. */
  private static List<UrlEntry> changed(List<UrlEntry> pages) {
    List<UrlEntry> changed = new ArrayList<>();
    for (int i = 0; i < pages.size(); i++) {
      UrlEntry page = pages.get(i);
      if (i % 300 == 7) {
        changed.add(page.toBuilder().lastmod("2026-11-22").build());
      } else if (i % 300 == 107) {
        changed.add(UrlEntry.of(BASE + "s1/new-" + i));
      } else if (i % 300 != 207) {
        changed.add(page);
      }
    }
    return changed;
  }

  // The cluster

  /** Returns what arrives on another machine. */
  @SuppressWarnings("unchecked")
  private static <T> T sent(T value) {
    var bytes = new ByteArrayOutputStream();
    try (var out = new ObjectOutputStream(bytes)) {
      out.writeObject(value);
      out.flush();
      return (T) new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
    } catch (IOException | ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  /** A job on so many machines, whose results come in any order. */
  private static final class Job {

    private final int machines;
    private final Manifest settings;
    private final Map<Groups, Predicate<UrlEntry>> sets;
    private final Random random = new Random(1);
    private final List<List<Item>> kept = new ArrayList<>(); // by machine
    private int rounds;

    Job(int machines, Manifest settings, Map<Groups, Predicate<UrlEntry>> sets) {
      this.machines = machines;
      this.settings = settings;
      this.sets = sets;
    }

    private SetItems task() {
      return new SetItems(Context.load(), sent(settings), "task");
    }

    /** Returns values by machine, each list in another order, as a shuffle does. */
    private <T> List<List<T>> shuffled(List<T> values, Function<T, Object> key) {
      List<T> order = new ArrayList<>(values);
      Collections.shuffle(order, random);
      List<List<T>> partitions = new ArrayList<>();
      for (int i = 0; i < machines; i++) {
        partitions.add(new ArrayList<>());
      }
      for (T value : order) {
        partitions.get(Math.floorMod(key.apply(value).hashCode(), machines)).add(value);
      }
      return partitions;
    }

    /** Renders each entry somewhere, and brings the items of each url together. */
    void read(List<UrlEntry> entries) {
      List<Item> items = new ArrayList<>();
      for (List<UrlEntry> partition : shuffled(entries, entry -> random.nextInt())) {
        SetItems task = task();
        for (UrlEntry entry : partition) {
          Item item = task.item(entry, null);
          sets.forEach(
              (groups, condition) -> {
                if (item != null && condition.test(entry)) {
                  items.add(sent(item.withKey(groups.key(item.key()))));
                }
              });
        }
      }
      for (List<Item> partition : shuffled(items, item -> item.key().loc())) {
        Map<Object, Item> byKey = new HashMap<>();
        partition.forEach(item -> byKey.merge(item.key(), item, Item::preferred));
        kept.add(byKey.values().stream().map(this::grouped).toList());
      }
    }

    private Item grouped(Item item) {
      for (Groups groups : sets.keySet()) {
        String set = groups.set() == null ? "" : groups.set();
        if (SetNames.setOf(item.group()).equals(set)) {
          return groups.grouped(item);
        }
      }
      throw new AssertionError(item);
    }

    /** Plans from sums by a few bits, and asks for more where they are not enough. */
    FilePlan plan() {
      Map<Shard, Weight> sums = sums(shard -> true, 1);
      while (true) {
        rounds++;
        FilePlan plan = FilePlan.of(sums, task().capacity(), settings, "set");
        if (plan.tooHeavy().isEmpty()) {
          return plan;
        }
        for (Shard heavy : plan.tooHeavy()) {
          sums.remove(heavy);
          sums.putAll(sums(item -> heavy.contains(item.group(), item.hash()), heavy.depth() + 1));
        }
      }
    }

    /** Adds the weights on each machine, then those of the machines, in any order. */
    private Map<Shard, Weight> sums(Predicate<Item> wanted, int depth) {
      List<Map<Shard, Weight>> all = new ArrayList<>();
      for (List<Item> partition : kept) {
        Map<Shard, Weight> sums = new HashMap<>();
        partition.stream()
            .filter(wanted)
            .forEach(item -> sums.merge(item.shard(depth), item.weight(), Weight::plus));
        all.add(sent(sums));
      }
      Collections.shuffle(all, random);
      Map<Shard, Weight> total = new HashMap<>();
      all.forEach(sums -> sums.forEach((shard, sum) -> total.merge(shard, sum, Weight::plus)));
      return total;
    }

    /** Writes each file somewhere to a store, with the index, and the manifest at last. */
    Manifest write(FilePlan given, Map<String, byte[]> store) throws IOException {
      List<Item> all = kept.stream().flatMap(List::stream).toList();
      List<Part> parts = new ArrayList<>();
      Map<String, byte[]> written = new HashMap<>();
      for (List<Item> partition : shuffled(all, item -> given.fileOf(item).file())) {
        FilePlan plan = sent(given);
        Map<FilePlan.Planned, List<Item>> files = new HashMap<>();
        for (Item item : partition) {
          files.computeIfAbsent(plan.fileOf(item), file -> new ArrayList<>()).add(sent(item));
        }
        SetItems task = task();
        for (Map.Entry<FilePlan.Planned, List<Item>> file : files.entrySet()) {
          List<Item> items = file.getValue();
          items.sort(Item.BY_LOC);
          var bytes = new ByteArrayOutputStream();
          String name = file.getKey().file();
          try (Sink sink = Sink.of(bytes, name, Sink.isCompressedName(name))) {
            PartStream part = task.part(file.getKey(), sink.stream());
            for (Item item : items) {
              part.write(item);
            }
            parts.add(sent(part.finish()));
            sink.commit();
          }
          written.put(name, bytes.toByteArray());
        }
      }
      Collections.shuffle(parts, random);
      Manifest after = given.manifest(settings, parts);
      byte[] old = store.get(SetNames.MANIFEST);
      List<Part> changed = after.parts();
      if (old != null) {
        Manifest before = Manifest.read(new ByteArrayInputStream(old), SetNames.MANIFEST);
        changed = after.notIn(before);
        after.without(before.names()).forEach(store::remove);
      }
      changed.forEach(part -> store.put(part.file(), written.get(part.file())));
      if (given.isIndexed()) {
        var index = new ByteArrayOutputStream();
        IndexFile.write(
            after.parts(), settings.base(), index, SetNames.ENTRY_POINT, Context.load());
        store.put(SetNames.ENTRY_POINT, index.toByteArray());
      }
      var manifest = new ByteArrayOutputStream();
      after.write(manifest);
      store.put(SetNames.MANIFEST, manifest.toByteArray());
      return after;
    }
  }

  // The comparison

  private static Manifest settings(String by, boolean gzip) {
    return new Manifest(BASE, Grouping.parse(by), gzip, LIMITS, List.of());
  }

  private Publisher publisher(Manifest settings) {
    return Publisher.to(directory)
        .baseUrl(settings.base())
        .by(settings.by())
        .gzip(settings.gzip())
        .limits(settings.limits());
  }

  private void assertSame(Map<String, byte[]> store) throws IOException {
    Set<String> names = new TreeSet<>();
    try (Stream<Path> files = Files.list(directory)) {
      files.forEach(file -> names.add(file.getFileName().toString()));
    }
    assertEquals(names, new TreeSet<>(store.keySet()));
    for (String name : names) {
      assertArrayEquals(Files.readAllBytes(directory.resolve(name)), store.get(name), name);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "1, hash, false",
    "4, hash, true",
    "16, hash, false",
    "1, month, true",
    "4, month, false",
    "16, month, false",
    "4, section:1, false"
  })
  void partitionsMakeTheSameFilesAsThePublisher(int machines, String by, boolean gzip)
      throws IOException {
    Manifest settings = settings(by, gzip);
    Map<Groups, Predicate<UrlEntry>> all = Map.of(new Groups(settings.by()), entry -> true);
    Map<String, byte[]> store = new TreeMap<>();
    List<UrlEntry> pages = pages(1_500);

    publisher(settings).publish(pages.stream());
    Job first = new Job(machines, settings, all);
    first.read(pages);
    first.write(first.plan(), store);
    assertSame(store);
    assertTrue(store.size() > 30, "files: " + store.size());
    assertTrue(first.rounds > 2, "rounds: " + first.rounds);

    Map<String, byte[]> before = new TreeMap<>(store);
    List<UrlEntry> later = changed(pages);
    publisher(settings).publish(later.stream());
    Job second = new Job(machines, settings, all);
    second.read(later);
    second.write(second.plan(), store);
    assertSame(store);
    long untouched =
        store.keySet().stream().filter(name -> store.get(name) == before.get(name)).count();
    assertTrue(untouched > store.size() / 2, "untouched: " + untouched + " of " + store.size());
    assertTrue(untouched < store.size() - 2, "untouched: " + untouched + " of " + store.size());
  }

  @Test
  void namedSetsAreMadeAlike() throws IOException {
    Manifest settings = settings("hash", false);
    Predicate<UrlEntry> isNews = entry -> entry.extension(News.class).isPresent();
    Predicate<UrlEntry> hasImage = entry -> entry.extension(Image.class).isPresent();
    List<UrlEntry> pages = pages(400);
    publisher(settings)
        .set(UrlSet.named("pages"))
        .set(UrlSet.named("news").where(isNews))
        .set(UrlSet.named("images").where(hasImage).by(Grouping.month()))
        .publish(pages.stream());
    Map<Groups, Predicate<UrlEntry>> sets =
        Map.of(
            new Groups(settings.by(), "pages"), entry -> true,
            new Groups(settings.by(), "news"), isNews,
            new Groups(Grouping.month(), "images"), hasImage);
    Job job = new Job(3, settings, sets);
    job.read(pages);
    Map<String, byte[]> store = new TreeMap<>();
    Manifest manifest = job.write(job.plan(), store);
    assertSame(store);
    assertTrue(manifest.hasSet("news"));
  }

  @Test
  void whatFitsIntoOneFileIsTheEntryPoint() throws IOException {
    Manifest settings = settings("month", true);
    List<UrlEntry> pages = pages(20);
    publisher(settings).publish(pages.stream());
    Job job = new Job(4, settings, Map.of(new Groups(settings.by()), entry -> true));
    job.read(pages);
    Map<String, byte[]> store = new TreeMap<>();
    FilePlan plan = job.plan();
    assertFalse(plan.isIndexed());
    job.write(plan, store);
    assertSame(store);
  }

  @Test
  void sitemapsNameTheStyleSheetThatTheSetHas() throws IOException {
    Manifest plain = settings("hash", false);
    Manifest settings = plain.with(plain.choices().withStylesheet(true));
    List<UrlEntry> pages = pages(400);
    publisher(settings).stylesheet(true).publish(pages.stream());
    Job job = new Job(4, settings, Map.of(new Groups(settings.by()), entry -> true));
    job.read(pages);
    Map<String, byte[]> store = new TreeMap<>();
    job.write(job.plan(), store);
    int parts = 0;
    for (Map.Entry<String, byte[]> file : store.entrySet()) {
      if (file.getKey().matches("sitemap-.+\\.xml")) {
        parts++;
        assertArrayEquals(
            Files.readAllBytes(directory.resolve(file.getKey())), file.getValue(), file.getKey());
      }
    }
    assertTrue(parts > 1, store.keySet().toString());
  }
}
