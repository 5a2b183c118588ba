package io.github.sitemaptoolkit.robustness.disk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.faults.Fault;
import io.github.sitemaptoolkit.faults.Faults;
import io.github.sitemaptoolkit.faults.FaultyFileSystem;
import io.github.sitemaptoolkit.faults.Operation;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.Entries;
import io.github.sitemaptoolkit.publisher.Publisher;
import io.github.sitemaptoolkit.publisher.SitemapSet;
import io.github.sitemaptoolkit.publisher.UrlSet;
import io.github.sitemaptoolkit.publisher.growth.Growth;
import io.github.sitemaptoolkit.publisher.layout.PartLimits;
import io.github.sitemaptoolkit.publisher.upkeep.Verification;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Thirty days of a feed of ten items, which are edited, deleted, and get other urls; each third day
 * the feed is broken or the process is killed: the set is the sum of what the feed has said.
 */
@Tag("slow")
class MonthOfFeedTest {

  private static final String BASE = "https://example.com/";
  private static final int DAYS = 30;
  private static final int ITEMS = 10;
  private static final int OPERATIONS = 40; // about as many as a change has

  /** An item; no date if it was deleted. */
  private record Item(String id, String page, String date) {}

  @TempDir Path directory;

  private final Context context = Context.of(Extensions.of());
  private SplittableRandom random;
  private String format;
  private boolean sets;
  private boolean immutable;
  private final Map<String, Item> items = new LinkedHashMap<>(); // the last one was said last
  private final Map<String, Item> deleted = new LinkedHashMap<>();
  private final Map<String, Item> said = new TreeMap<>(); // what the set has heard of
  private int count;
  private int day;

  @ParameterizedTest
  @CsvSource({"atom,false,false", "rss,false,true", "json,false,false", "atom,true,true"})
  void theSetIsTheSumOfWhatWasSaid(String written, boolean named, boolean fixed)
      throws IOException {
    random = new SplittableRandom(written.hashCode() + (named ? 1 : 0));
    format = written;
    sets = named;
    immutable = fixed;
    int killed = 0;
    for (day = 1; day <= DAYS; day++) {
      live();
      List<String> gone = format.equals("atom") ? List.of() : pages(deleted.values());
      byte[] feed = feed().getBytes(StandardCharsets.UTF_8);
      if (day > 1 && random.nextInt(4) == 0) {
        breakFeed(feed, gone);
      }
      if (day > 1 && random.nextInt(3) == 0) {
        killed += isKilled(feed, gone) ? 1 : 0;
      }
      run(quick(), feed, gone);
      said.putAll(shown());
      deleted.keySet().forEach(said::remove);
      check();
      if (random.nextInt(4) == 0) {
        Map<Path, String> before = bytes();
        run(quick(), feed, gone);
        assertEquals(before, bytes(), "twice the same");
      }
    }
    assertTrue(killed > 3, "killed " + killed);
    assertTrue(said.size() > 2 * ITEMS, "items " + said.size());
  }

  /** Lets a day pass. */
  private void live() {
    deleted.clear();
    for (int i = day == 1 ? ITEMS : random.nextInt(4); i > 0; i--) {
      count++;
      put("tag:example.com,2026:" + count, "page-" + count);
    }
    List<Item> known = new ArrayList<>(shown().values());
    for (Item item : known) {
      switch (random.nextInt(12)) {
        case 0 -> put(item.id(), item.page());
        case 1 -> put(item.id(), item.page() + "-" + day);
        case 2 -> {
          deleted.put(item.id(), items.remove(item.id()));
        }
        default -> {}
      }
    }
    if (random.nextInt(3) == 0 && shown().size() > 1) { // two change places
      List<Item> two = new ArrayList<>(shown().values()).subList(0, 2);
      put(two.get(0).id(), two.get(1).page());
      put(two.get(1).id(), two.get(0).page());
    }
  }

  private void put(String id, String page) {
    items.remove(id);
    items.put(id, new Item(id, page, String.format("2026-11-%02dT10:%02d:00Z", day, count % 60)));
  }

  /** Returns the items that the feed shows: those that were said last. */
  private Map<String, Item> shown() {
    Map<String, Item> shown = new LinkedHashMap<>();
    items.values().stream()
        .skip(Math.max(0, items.size() - ITEMS))
        .forEach(item -> shown.put(item.id(), item));
    return shown;
  }

  private static List<String> pages(Collection<Item> of) {
    return of.stream().map(Item::page).toList();
  }

  private String feed() {
    List<String> all = new ArrayList<>();
    for (Item item : shown().values()) {
      String form =
          switch (format) {
            case "atom" ->
                "<entry><title>T</title><link href='%s'/><id>%s</id><updated>%s</updated></entry>";
            case "rss" ->
                "<item><link>%s</link><guid isPermaLink='false'>%s</guid>"
                    + "<a:updated xmlns:a='http://www.w3.org/2005/Atom'>%s</a:updated></item>";
            default -> "{'url': '%s', 'id': '%s', 'date_modified': '%s'}";
          };
      all.add(form.formatted(BASE + item.page(), item.id(), item.date()));
    }
    if (format.equals("atom")) {
      deleted
          .keySet()
          .forEach(
              id ->
                  all.add(
                      "<at:deleted-entry xmlns:at='http://purl.org/atompub/tombstones/1.0' ref='"
                          + id
                          + String.format("' when='2026-11-%02dT12:00:00Z'/>", day)));
    }
    return switch (format) {
      case "atom" ->
          "<feed xmlns='http://www.w3.org/2005/Atom'>" + String.join("\n", all) + "</feed>";
      case "rss" -> "<rss version='2.0'><channel>" + String.join("\n", all) + "</channel></rss>";
      default ->
          ("{'version': 'https://jsonfeed.org/version/1.1', 'title': 'T', 'items': ["
                  + String.join(",\n", all)
                  + "]}")
              .replace('\'', '"');
    };
  }

  private Publisher publisher(Path target) {
    Publisher publisher =
        Publisher.to(target)
            .baseUrl(BASE)
            .maxShrink(100)
            .immutable(immutable)
            .limits(PartLimits.DEFAULT.withUrls(5))
            .context(context.withProblems(new Problems()));
    return sets
        ? publisher.set(UrlSet.named("all")).set(UrlSet.named("other").where(e -> false))
        : publisher;
  }

  private void run(Path target, byte[] feed, List<String> gone) throws IOException {
    var growth = new Growth();
    Publisher publisher = publisher(target).growing(growth);
    Context reading = growth.reading("feed", context);
    Entries entries =
        to -> {
          try (Source source = Source.of(new ByteArrayInputStream(feed), "feed")) {
            new SitemapSet(reading).read(source, to);
          }
        };
    if (sets || day == 1) {
      publisher.publish(entries);
    } else {
      publisher.update(entries, Entries.of(gone.stream().map(page -> UrlEntry.of(BASE + page))));
    }
  }

  /** Returns the directory, in which forcing to the disk is only noted: there are many runs. */
  private Path quick() {
    return new FaultyFileSystem(Faults.none()).path(directory);
  }

  private void breakFeed(byte[] feed, List<String> gone) throws IOException {
    Map<Path, String> before = bytes();
    byte[] cut = Arrays.copyOf(feed, feed.length * (1 + random.nextInt(8)) / 9);
    assertThrows(SitemapException.class, () -> run(quick(), cut, gone), "day " + day);
    assertEquals(before, bytes());
  }

  private boolean isKilled(byte[] feed, List<String> gone) throws IOException {
    Faults faults = Faults.at(1 + random.nextInt(OPERATIONS), Fault.KILLED).only(Operation.CHANGES);
    var system = new FaultyFileSystem(faults);
    try {
      run(system.path(directory), feed, gone);
      return false;
    } catch (Fault.Killed e) {
      system.release();
      return true;
    }
  }

  private void check() throws IOException {
    Map<String, String> expected = new TreeMap<>();
    for (Item item : said.values()) {
      expected.put(BASE + item.page(), item.date());
    }
    Map<String, String> found = new TreeMap<>();
    SitemapSet.read(
        directory.resolve("sitemap.xml"),
        context,
        entry -> found.put(entry.loc(), String.valueOf(entry.lastmod())));
    assertEquals(expected, found, "day " + day);
    assertEquals(List.of(), Verification.of(directory).run().findings());
  }

  private Map<Path, String> bytes() throws IOException {
    Map<Path, String> bytes = new TreeMap<>();
    try (Stream<Path> files = Files.list(directory)) {
      for (Path file : (Iterable<Path>) files::iterator) {
        bytes.put(
            file.getFileName(), new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1));
      }
    }
    return bytes;
  }
}
