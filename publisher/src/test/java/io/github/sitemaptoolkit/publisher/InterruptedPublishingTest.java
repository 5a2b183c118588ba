package io.github.sitemaptoolkit.publisher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.faults.Fault;
import io.github.sitemaptoolkit.faults.Faults;
import io.github.sitemaptoolkit.faults.FaultyFileSystem;
import io.github.sitemaptoolkit.faults.Operation;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.publisher.internal.disk.Stage;
import io.github.sitemaptoolkit.publisher.layout.PartLimits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whatever operation fails, or is the last one: no crawler sees anything that is not whole. */
@Tag("slow")
class InterruptedPublishingTest {

  private static final String BASE = "https://example.com/";

  @TempDir(factory = InMemory.class)
  Path scratch;

  private Path oldSet;
  private Path newSet;

  @BeforeEach
  void names() {
    oldSet = scratch.resolve("old");
    newSet = scratch.resolve("new");
  }

  private static List<UrlEntry> entries(int from, int to, String lastmod) {
    return IntStream.range(from, to)
        .mapToObj(i -> UrlEntry.builder(BASE + i).lastmod(i % 9 == 0 ? lastmod : "2026-01-01"))
        .map(UrlEntry.Builder::build)
        .toList();
  }

  /** Sets that lie one inside the other, side by side, and in one file: leaves come and go. */
  private static List<UrlEntry> set(String name) {
    return switch (name) {
      case "small" -> entries(0, 4, "2026-02-01");
      case "large" -> entries(0, 22, "2026-02-01");
      case "other" -> entries(8, 32, "2026-03-01");
      default -> List.of();
    };
  }

  private static Publication publish(Path directory, String name) throws IOException {
    return Publisher.to(directory)
        .baseUrl(BASE)
        .maxShrink(100)
        .limits(PartLimits.DEFAULT.withUrls(5))
        .context(Context.of(Extensions.of()))
        .publish(set(name).stream());
  }

  private static Faults changes(int when, Fault fault) {
    return Faults.at(when, fault).only(Operation.CHANGES);
  }

  private static FaultyFileSystem disk(Faults faults) {
    return new FaultyFileSystem(faults);
  }

  private static void publishIfAny(Path directory, String name) throws IOException {
    Files.createDirectories(directory);
    if (!set(name).isEmpty()) {
      publish(disk(changes(0, Fault.BROKEN)).path(directory), name);
    }
  }

  private static Path copy(Path directory, Path target) throws IOException {
    Files.createDirectory(target);
    try (Stream<Path> files = Files.list(directory)) {
      for (Path file : files.toList()) {
        Files.copy(file, target.resolve(file.getFileName()));
      }
    }
    return target;
  }

  private void assertPromise(Path directory) throws IOException {
    Map<String, String> before = Site.bytes(oldSet);
    Map<String, String> after = Site.bytes(newSet);
    Site.bytes(directory)
        .forEach(
            (name, bytes) ->
                assertTrue(
                    bytes.equals(before.get(name)) || bytes.equals(after.get(name)),
                    name + " is neither the old nor the new one"));
    if (!Files.exists(directory.resolve("sitemap.xml"))) {
      assertTrue(before.isEmpty());
      return;
    }
    Map<String, String> known = new HashMap<>(Site.urls(newSet, BASE));
    Map<String, String> formerly = before.isEmpty() ? Map.of() : Site.urls(oldSet, BASE);
    for (Site.Entry entry : reached(directory)) {
      assertTrue(
          entry.lastmod().equals(known.get(entry.loc()))
              || entry.lastmod().equals(formerly.get(entry.loc())),
          entry + " is in neither set");
    }
  }

  /** Returns what is reached from the entry point; files that it names have to be there. */
  private static List<Site.Entry> reached(Path directory) {
    Site.Document start = Site.read(directory.resolve("sitemap.xml"));
    if (start.root().equals("urlset")) {
      return start.entries();
    }
    List<Site.Entry> entries = new ArrayList<>();
    for (Site.Entry child : start.entries()) {
      entries.addAll(Site.read(directory.resolve(child.loc().substring(BASE.length()))).entries());
    }
    return entries;
  }

  /** Publishes, and returns whether that many operations came to pass. */
  private boolean isKilledAt(int operation, Path directory, String set) throws IOException {
    FaultyFileSystem system = disk(changes(operation, Fault.KILLED));
    try {
      publish(system.path(directory), set);
      return false;
    } catch (Fault.Killed e) {
      system.release();
      return true;
    }
  }

  @ParameterizedTest
  @CsvSource({"none, large", "large, other", "small, large", "large, small"})
  void killedAtAnyOperation(String before, String after) throws IOException {
    publishIfAny(oldSet, before);
    publishIfAny(newSet, after);
    int operation = 0;
    for (boolean killed = true; killed; ) {
      Path directory = copy(oldSet, scratch.resolve("run-" + ++operation));
      killed = isKilledAt(operation, directory, after);
      assertPromise(directory);
      publishIfAny(directory, after);
      assertEquals(Site.bytes(newSet), Site.bytes(directory), "after operation " + operation);
      assertEquals(Site.names(newSet), Site.names(directory), "after operation " + operation);
    }
    assertTrue(operation > 30, operation + " operations");
  }

  /** Returns a publisher of two named sets, between which urls move. */
  private static Publisher sets(Path directory) {
    return Publisher.to(directory)
        .baseUrl(BASE)
        .maxShrink(100)
        .limits(PartLimits.DEFAULT.withUrls(5))
        .context(Context.of(Extensions.of()))
        .set(UrlSet.named("old").where(entry -> "2026-01-01".equals(entry.lastmod())))
        .set(UrlSet.named("news").where(entry -> !"2026-01-01".equals(entry.lastmod())));
  }

  @Test
  void namedSetsAreWholeAfterAnyOperation() throws IOException {
    sets(oldSet).publish(set("large").stream());
    sets(newSet).publish(set("other").stream());
    int operation = 0;
    for (boolean killed = true; killed; ) {
      Path directory = copy(oldSet, scratch.resolve("run-" + ++operation));
      FaultyFileSystem system = disk(changes(operation, Fault.KILLED));
      try {
        sets(system.path(directory)).publish(set("other").stream());
        killed = false;
      } catch (Fault.Killed e) {
        system.release();
      }
      assertPromise(directory);
      sets(directory).publish(set("other").stream());
      assertEquals(Site.bytes(newSet), Site.bytes(directory), "after operation " + operation);
      assertEquals(Site.names(newSet), Site.names(directory), "after operation " + operation);
    }
    assertTrue(operation > 40, operation + " operations");
  }

  @ParameterizedTest
  @CsvSource("large, other")
  void killedAndThenPublishedOtherwise(String before, String after) throws IOException {
    publishIfAny(oldSet, before);
    publishIfAny(newSet, after);
    int operation = 0;
    for (boolean killed = true; killed; ) {
      Path directory = copy(oldSet, scratch.resolve("run-" + ++operation));
      killed = isKilledAt(operation, directory, after);
      publishIfAny(directory, before);
      assertEquals(Site.bytes(oldSet), Site.bytes(directory), "after operation " + operation);
      assertEquals(Site.names(oldSet), Site.names(directory), "after operation " + operation);
    }
  }

  @ParameterizedTest
  @CsvSource({"none, large", "large, other"})
  void failedAtAnyOperation(String before, String after) throws IOException {
    publishIfAny(oldSet, before);
    publishIfAny(newSet, after);
    int operation = 0;
    int failures = 0;
    for (boolean reached = true; reached; ) {
      Path directory = copy(oldSet, scratch.resolve("run-" + ++operation));
      Faults faults = changes(operation, Fault.BROKEN);
      try {
        publish(disk(faults).path(directory), after);
      } catch (IOException e) {
        failures++;
        assertTrue(e.getMessage().contains(directory.toString()), e.toString());
        String message = e.getMessage();
        boolean begun = Stage.isInterrupted(directory);
        assertEquals(!begun, message.endsWith("Input/output error"), message);
        assertEquals(begun, message.endsWith("publish again to complete the update"), message);
      }
      reached = faults.log().size() >= operation;
      assertPromise(directory);
      publishIfAny(directory, after);
      assertEquals(Site.bytes(newSet), Site.bytes(directory), "after operation " + operation);
      assertEquals(Site.names(newSet), Site.names(directory), "after operation " + operation);
    }
    assertTrue(failures > 40, failures + " failures");
  }

  @Test
  void whatIsMovedWasForcedToTheDiskAndTheIndexComesLast() throws IOException {
    publishIfAny(oldSet, "large");
    Faults faults = changes(0, Fault.BROKEN);
    publish(disk(faults).path(oldSet), "other");
    List<String> log = faults.log();
    int moves = 0;
    for (int i = 0; i < log.size(); i++) {
      String[] step = log.get(i).split(" ");
      if (step[0].equals("move") && step[1].endsWith(".tmp")) {
        moves++;
        int forced = log.subList(0, i).lastIndexOf("force " + step[1]);
        assertTrue(forced > log.subList(0, i).lastIndexOf("write " + step[1]), log.toString());
      }
    }
    assertTrue(moves > 3, log.toString());
    int index = log.lastIndexOf("move sitemap.xml");
    int manifest = log.lastIndexOf("move .sitemap-manifest.json");
    int journal = log.lastIndexOf("delete journal");
    for (int i = 0; i < log.size(); i++) {
      if (log.get(i).startsWith("move sitemap-")) {
        assertTrue(i < index, log.toString());
        assertEquals(List.of("open old", "force old"), log.subList(i + 1, i + 3), "the directory");
      } else if (log.get(i).startsWith("delete sitemap-")) {
        assertTrue(i > manifest && i < journal, log.toString());
      }
    }
    assertTrue(index < manifest && manifest < journal, log.toString());
  }

  @Test
  void twoPublishersDoNotMeet() throws IOException {
    Path directory = scratch.resolve("set");
    try (Stage stage = Stage.open(directory)) {
      assertThrows(IOException.class, () -> publish(directory, "small"));
      assertTrue(Files.isDirectory(stage.staged("..")));
    }
    publish(directory, "small");
  }
}
