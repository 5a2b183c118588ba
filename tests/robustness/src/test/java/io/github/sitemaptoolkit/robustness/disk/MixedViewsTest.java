package io.github.sitemaptoolkit.robustness.disk;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.faults.Fault;
import io.github.sitemaptoolkit.faults.Faults;
import io.github.sitemaptoolkit.faults.FaultyFileSystem;
import io.github.sitemaptoolkit.faults.Operation;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.publisher.Publisher;
import io.github.sitemaptoolkit.publisher.directory.DirectoryStore;
import io.github.sitemaptoolkit.publisher.layout.Grouping;
import io.github.sitemaptoolkit.publisher.layout.Keep;
import io.github.sitemaptoolkit.publisher.layout.PartLimits;
import io.github.sitemaptoolkit.publisher.store.Store;
import io.github.sitemaptoolkit.testkit.ChangingSet;
import io.github.sitemaptoolkit.testkit.SetPoller;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.logging.Logger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * With immutable names, whoever reads the index and then its sitemaps sees one whole set, while it
 * is published, updated and rolled back, and when the process is killed. {@code
 * -Dpoller.rounds=10000} makes more rounds, {@code -Dpoller.histories=60} plays more sets, with
 * other settings.
 */
@Tag("slow")
class MixedViewsTest {

  private static final String BASE = "https://example.com/";
  private static final int ROUNDS = Integer.getInteger("poller.rounds", 60);
  private static final int HISTORIES = Integer.getInteger("poller.histories", 1);
  private static final List<String> GROUPINGS = List.of("hash", "month", "section:1", "sequence");
  private static final int OPERATIONS = 60; // about as many as a change has

  @TempDir Path directory;

  private static Publisher publisher(Store store, int history) {
    return Publisher.to(store)
        .baseUrl(BASE)
        .by(Grouping.parse(GROUPINGS.get(history % GROUPINGS.size())))
        .gzip(history / GROUPINGS.size() % 2 == 1)
        .maxShrink(100)
        .limits(PartLimits.DEFAULT.withUrls(5))
        .keep(Keep.parse("40"))
        .context(Context.of(Extensions.of()));
  }

  private byte[] read(String file) throws IOException {
    try {
      return Files.readAllBytes(directory.resolve(file));
    } catch (NoSuchFileException e) {
      return null;
    }
  }

  static IntStream histories() {
    return IntStream.range(0, HISTORIES);
  }

  @ParameterizedTest
  @MethodSource("histories")
  void aPollerSeesNoMixture(int history) throws IOException {
    var random = new SplittableRandom(7 + history);
    var set = new ChangingSet(BASE, store -> publisher(store, history), random);
    var poller = new SetPoller(this::read, BASE);
    poller.start();
    int killed = 0;
    int rounds = 0;
    for (; rounds < ROUNDS || poller.views() < ROUNDS; rounds++) {
      poller.expect(set.plan());
      boolean kill = random.nextInt(3) == 0;
      killed += kill && isKilled(set, random) ? 1 : 0;
      if (kill) {
        set.publish(DirectoryStore.of(directory));
      } else {
        set.change(DirectoryStore.of(directory));
      }
      poller.check();
    }
    String all = rounds + " rounds, " + poller.stop() + " views, all of one set, ";
    Logger.getLogger(MixedViewsTest.class.getName()).info(all + killed + " kills");
    assertTrue(killed > ROUNDS / 6, killed + " kills");
  }

  private boolean isKilled(ChangingSet set, SplittableRandom random) throws IOException {
    Faults faults = Faults.at(random.nextInt(1, OPERATIONS), Fault.KILLED).only(Operation.CHANGES);
    var system = new FaultyFileSystem(faults);
    try {
      set.change(DirectoryStore.of(system.path(directory)));
      return false;
    } catch (Fault.Killed e) {
      system.release();
      return true;
    }
  }

  private static List<UrlEntry> entries(int from, int to) {
    return IntStream.range(from, to).mapToObj(i -> UrlEntry.of(BASE + i)).toList();
  }

  /** The poller itself notices what it looks for. */
  @Test
  void mixturesAreNoticed() throws IOException {
    var poller = new SetPoller(this::read, BASE);
    poller.expect(entries(0, 20));
    Publisher.to(directory)
        .baseUrl(BASE)
        .limits(PartLimits.DEFAULT.withUrls(5))
        .publish(entries(0, 20).stream());
    poller.view();
    Path sitemap;
    try (Stream<Path> files = Files.list(directory)) {
      sitemap =
          files
              .filter(file -> file.getFileName().toString().startsWith("sitemap-"))
              .findFirst()
              .orElseThrow();
    }
    Files.writeString(
        sitemap, Files.readString(sitemap).replace("<loc>" + BASE, "<loc>" + BASE + 1));
    assertThrows(AssertionError.class, poller::view);
    Files.delete(sitemap);
    assertThrows(AssertionError.class, poller::view);
  }
}
