package io.github.sitemaptoolkit.testkit;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.publisher.Publisher;
import io.github.sitemaptoolkit.publisher.store.Store;
import io.github.sitemaptoolkit.publisher.upkeep.Rollback;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A set that is published, updated and rolled back at random, and a model of what it consists of.
 * Not thread-safe.
 *
 * @since 0.1
 */
@Incubating
public final class ChangingSet {

  /** Opens a publisher of a store, with its settings. */
  @FunctionalInterface
  public interface Settings {

    /** Returns a publisher. */
    Publisher publisher(Store store);
  }

  private static final int URLS = 60;
  private static final int DAYS = 28;

  private final String base;
  private final Settings settings;
  private final RandomGenerator random;
  private Map<String, UrlEntry> now = Map.of();
  private Map<String, UrlEntry> next = Map.of();
  private @Nullable Map<String, UrlEntry> before;
  private Kind kind = Kind.PUBLISH;
  private List<UrlEntry> added = List.of();
  private List<String> removed = List.of();

  private enum Kind {
    PUBLISH,
    UPDATE,
    ROLLBACK
  }

  /**
   * Creates a set without urls.
   *
   * @param base the url of its directory, ending with a slash
   */
  public ChangingSet(String base, Settings settings, RandomGenerator random) {
    this.base = base;
    this.settings = settings;
    this.random = random;
  }

  /** Decides on the next change, and returns what the set consists of after it. */
  public Collection<UrlEntry> plan() {
    int choice = random.nextInt(10);
    kind =
        now.isEmpty() || choice < 5
            ? Kind.PUBLISH
            : choice < 8 || before == null ? Kind.UPDATE : Kind.ROLLBACK;
    added = new ArrayList<>();
    removed = new ArrayList<>();
    if (kind == Kind.ROLLBACK && before != null) {
      next = before;
      return next.values();
    }
    next = new TreeMap<>(kind == Kind.PUBLISH ? Map.of() : now);
    int most = kind == Kind.PUBLISH ? URLS : 3;
    for (int i = random.nextInt(1, most + 1); i > 0; i--) {
      UrlEntry entry = entry();
      added.add(entry);
      next.put(entry.loc(), entry);
    }
    if (kind == Kind.UPDATE) {
      String gone = base + random.nextInt(URLS);
      if (added.stream().noneMatch(entry -> entry.loc().equals(gone))) {
        removed.add(gone);
        next.remove(gone);
      }
    }
    added = List.copyOf(kind == Kind.PUBLISH ? next.values() : latest());
    return next.values();
  }

  private Collection<UrlEntry> latest() {
    Map<String, UrlEntry> latest = new TreeMap<>();
    added.forEach(entry -> latest.put(entry.loc(), entry));
    return latest.values();
  }

  private UrlEntry entry() {
    String day = String.format("2026-%02d-%02d", random.nextInt(1, 13), random.nextInt(1, DAYS));
    return UrlEntry.builder(base + random.nextInt(URLS)).lastmod(day).build();
  }

  /** Makes the change that was planned last. */
  public void change(Store store) throws IOException {
    switch (kind) {
      case PUBLISH -> settings.publisher(store).publish(added.stream());
      case UPDATE -> settings.publisher(store).update(added.stream(), removed.stream());
      case ROLLBACK -> Rollback.of(store).run();
    }
    changed();
  }

  /** Publishes what the change that was planned last would have made. */
  public void publish(Store store) throws IOException {
    settings.publisher(store).publish(next.values().stream());
    before = null; // it depends on how far the change had come
    now = next;
  }

  private void changed() {
    if (!next.equals(now)) {
      before = now.isEmpty() ? null : now;
      now = next;
    }
  }

  /** Returns what is published. */
  public Stream<UrlEntry> urls() {
    return now.values().stream();
  }
}
