package io.github.sitemaptoolkit.simulation;

import io.github.sitemaptoolkit.faults.Fault;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.layout.SetNames;
import io.github.sitemaptoolkit.publisher.store.Store;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A series of runs that publish and update one set in a world in which anything may fail.
 *
 * <p>What must hold: a run that succeeds leaves an index that names what exists and a manifest that
 * says what is there; after any other end, a crawler finds no broken file, and the next run reaches
 * the state that it would have reached anyway.
 */
public final class Simulation {

  /** How a run ended. */
  private enum End {
    DONE,
    REFUSED,
    FAILED,
    KILLED
  }

  /** Something that changes the set. */
  private interface Run {
    void to(Store store) throws IOException;
  }

  private final Dice dice;
  private final World world;
  private final Settings settings;
  private final List<String> log = new ArrayList<>();

  /** What may be published: one state if the last run succeeded, else those before and after. */
  private List<SortedMap<String, String>> possible = new ArrayList<>(List.of(new TreeMap<>()));

  /** What crawlers may see besides, while something is published. */
  private List<SortedMap<String, String>> expected = List.of();

  /**
   * The files that may be left of former sets, because a store or a disk does not keep its word.
   */
  private final Set<String> left = new TreeSet<>();

  /** The files that the last crawler has seen: others need not be judged again. */
  private final Map<String, byte[]> crawled = new HashMap<>();

  private boolean outdated; // whether it answered an older state in the last run

  private Simulation(Dice dice, World world) {
    this.dice = dice;
    this.world = world;
    this.settings = Settings.of(dice);
    if (settings.immutable()) {
      world.watch(this::crawl);
    }
    log.add(world.getClass().getSimpleName() + ", " + settings);
  }

  /** Plays a world; throws an AssertionError that tells the whole story if a promise is broken. */
  public static void play(Dice dice, World world) throws IOException {
    var simulation = new Simulation(dice, world);
    try {
      int runs = 3 + dice.below(8);
      for (int i = 0; i < runs; i++) {
        simulation.run();
      }
    } catch (AssertionError | RuntimeException e) {
      throw new AssertionError(String.join("\n  ", simulation.log) + "\n" + e, e);
    }
  }

  private void run() throws IOException {
    crawled.clear(); // another set may be seen from now on
    boolean known = possible.size() == 1;
    boolean update = !settings.named() && dice.percent(known ? 50 : 30);
    if (dice.percent(15) && meet()) {
      return;
    }
    boolean troubled = dice.percent(55);
    if (update) {
      SortedMap<String, String> now = possible.get(dice.below(possible.size()));
      update(Urls.some(dice, 1 + dice.below(6)), Urls.removed(now, dice), troubled);
    } else {
      SortedMap<String, String> now = possible.get(possible.size() - 1);
      boolean again = !now.isEmpty() && dice.percent(known ? 15 : 50);
      publish(again ? now : Urls.later(now, dice), troubled);
    }
  }

  /** Lets two processes publish at the same time. */
  private boolean meet() throws IOException {
    SortedMap<String, String> now = possible.get(possible.size() - 1);
    SortedMap<String, String> after = Urls.later(now, dice);
    // The other one knows what has changed since then, or something else.
    SortedMap<String, String> others = Urls.later(dice.percent(50) ? after : now, dice);
    List<End> other = new ArrayList<>();
    List<Boolean> locked = new ArrayList<>();
    Runnable meeting =
        () -> {
          try {
            locked.add(world.isLocked());
            other.add(attempt("  meets: publish " + Urls.text(others), "", publishing(others)));
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
        };
    // A put that is under way when a process falls asleep arrives when another one has finished:
    // it may be a file that nobody lists, but none of the other set.
    boolean asleep = dice.percent(60);
    if (!world.meet(dice, asleep, meeting)) {
      return false;
    }
    expected = List.of(after, others);
    End end = attempt("publish " + Urls.text(after), "", publishing(after));
    calm();
    Reading reading = reading();
    if (end == End.DONE || other.contains(End.DONE)) {
      // If both succeed, one came after the other: this one, unless it had the lock already.
      boolean isOther =
          end != End.DONE
              || (locked.contains(true)
                  && other.contains(End.DONE)
                  && reading.urls().equals(others));
      SortedMap<String, String> last = isOther ? others : after;
      possible = new ArrayList<>(List.of(last));
      if (asleep) {
        left.addAll(settings.model().files(after).keySet());
      }
      checkEqual(reading, last);
    } else {
      possible.add(after);
      possible.add(others);
      checkBetween(reading);
    }
    return true;
  }

  private void calm() throws IOException {
    outdated = world.wasOutdated();
    if (outdated || world.hasLostPlans()) {
      left.addAll(reading().sitemaps());
    }
    world.calm();
    left.addAll(world.returned());
  }

  private Run publishing(SortedMap<String, String> urls) {
    return store -> settings.publish(store, urls);
  }

  private End end(String what, boolean troubled, Run run) throws IOException {
    End end = attempt(what, troubled ? ", " + world.arm(dice) : "", run);
    calm();
    if (!troubled && end == End.FAILED) {
      throw new AssertionError("failed without a fault");
    }
    return end;
  }

  /** Reads the set as a crawler does at any time: with immutable names, it is always whole. */
  private void crawl() {
    try {
      if (seesTheSame()) {
        return;
      }
      Reading now = reading();
      crawled.clear();
      crawled.putAll(now.crawled());
      require(now.missing(), List.of(), "sitemaps that a crawler misses");
      if (!possible.contains(now.urls()) && !expected.contains(now.urls())) {
        throw new AssertionError(
            "a crawler sees a mixture: "
                + now.listed()
                + " "
                + Urls.text(now.urls())
                + "\n  not what was or may be published: "
                + possible.stream().map(Urls::text).toList()
                + " or "
                + expected.stream().map(Urls::text).toList());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private boolean seesTheSame() throws IOException {
    if (!crawled.containsKey(SetNames.ENTRY_POINT)) {
      return false;
    }
    for (Map.Entry<String, byte[]> each : crawled.entrySet()) {
      if (!Arrays.equals(each.getValue(), world.file(each.getKey()))) {
        return false;
      }
    }
    return true;
  }

  private End attempt(String what, String trouble, Run run) throws IOException {
    End end;
    Throwable cause = null;
    try {
      run.to(world.store());
      end = End.DONE;
    } catch (SitemapException e) {
      end = End.REFUSED;
      cause = e;
    } catch (IOException | UncheckedIOException e) {
      end = End.FAILED;
      cause = e;
    } catch (Fault.Killed e) {
      end = End.KILLED;
    }
    log.add(what + trouble + ": " + end + (cause == null ? "" : " (" + cause.getMessage() + ")"));
    String story = world.story();
    if (!story.isEmpty()) {
      log.add("  " + story);
    }
    return end;
  }

  private void publish(SortedMap<String, String> after, boolean troubled) throws IOException {
    expected = List.of(after);
    End end = end("publish " + Urls.text(after), troubled, publishing(after));
    Reading now = reading();
    if (end == End.DONE) {
      possible = new ArrayList<>(List.of(after));
      checkEqual(now, after);
    } else if (end == End.REFUSED && !outdated) {
      throw new AssertionError("the publish was refused");
    } else {
      possible.add(after);
      checkBetween(now);
    }
  }

  private void update(SortedMap<String, String> added, Collection<String> removed, boolean troubled)
      throws IOException {
    List<SortedMap<String, String>> after = new ArrayList<>();
    for (SortedMap<String, String> before : possible) {
      SortedMap<String, String> changed = new TreeMap<>(before);
      changed.keySet().removeAll(removed);
      changed.putAll(added);
      after.add(changed);
    }
    expected = after;
    String what =
        "update +" + Urls.text(added) + " -" + removed.stream().map(Urls::number).toList();
    End end = end(what, troubled, store -> settings.update(store, added, removed));
    Reading now = reading();
    if (end == End.DONE) {
      checkUpdated(now, after);
      possible = new ArrayList<>(List.of(new TreeMap<>(now.urls())));
      checkEqual(now, now.urls());
    } else if (end == End.REFUSED) {
      boolean mayBe = outdated || possible.contains(Map.of());
      if (!mayBe && (possible.size() == 1 || world.completes())) {
        throw new AssertionError("the update was refused");
      }
    } else {
      possible.addAll(after);
      checkBetween(now);
    }
  }

  private Reading reading() throws IOException {
    return Reading.of(world.files());
  }

  /** Checks that the set is exactly what it must be, and the manifest what is there. */
  private void checkEqual(Reading now, SortedMap<String, String> urls) throws IOException {
    require(now.missing(), List.of(), "sitemaps that are listed and missing");
    require(Urls.text(now.urls()), Urls.text(urls), "urls");
    now.checkManifest();
    Map<String, String> files = settings.model().files(urls);
    requireFiles(now.seen(), files);
    if (!settings.immutable()) { // else those of former sets are kept for a time
      Set<String> sitemaps = new TreeSet<>(now.sitemaps());
      left.removeAll(files.keySet());
      sitemaps.removeAll(left);
      require(sitemaps, files.keySet(), "names of all sitemaps");
    }
  }

  /** Checks what an update has left of a set whose state was not certain. */
  private void checkUpdated(Reading now, List<SortedMap<String, String>> after) {
    if (world.completes() || after.size() == 1) {
      if (!after.contains(now.urls())) {
        throw new AssertionError(
            "urls are "
                + Urls.text(now.urls())
                + ", none of "
                + after.stream().map(Urls::text).toList());
      }
      return;
    }
    Map<String, Set<String>> values = new HashMap<>();
    for (SortedMap<String, String> each : after) {
      each.forEach((url, date) -> values.computeIfAbsent(url, it -> new TreeSet<>()).add(date));
    }
    now.urls()
        .forEach(
            (url, date) -> {
              if (!values.getOrDefault(url, Set.of()).contains(date)) {
                throw new AssertionError(url + " of " + date + " was never published");
              }
            });
    for (String url : values.keySet()) {
      boolean always = after.stream().allMatch(each -> each.containsKey(url));
      if (always && !now.urls().containsKey(url)) {
        throw new AssertionError(url + " was always published, and is in no file");
      }
    }
  }

  /** Checks what crawlers see of a set that was not published to the end. */
  private void checkBetween(Reading now) {
    require(now.missing(), List.of(), "sitemaps that are listed and missing");
    now.urls()
        .forEach(
            (url, date) -> {
              if (possible.stream().noneMatch(each -> Objects.equals(each.get(url), date))) {
                throw new AssertionError(url + " of " + date + " was never published");
              }
            });
  }

  private static void require(Object now, Object expected, String what) {
    if (!now.equals(expected)) {
      throw new AssertionError(what + " are " + now + "\n  instead of " + expected);
    }
  }

  private static void requireFiles(Map<String, String> now, Map<String, String> expected) {
    if (!now.equals(expected)) {
      Map<String, String> should = new TreeMap<>(expected);
      should.entrySet().removeAll(now.entrySet());
      now.entrySet().removeAll(expected.entrySet());
      throw new AssertionError("these files are: " + now + "\n  instead of " + should);
    }
  }
}
