package io.github.sitemaptoolkit.publisher.internal.job;

import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.internal.growth.GrowthRun.Scope;
import io.github.sitemaptoolkit.publisher.internal.guard.ShrinkGuard.Comparison;
import io.github.sitemaptoolkit.publisher.internal.guard.ValueGuard;
import io.github.sitemaptoolkit.publisher.layout.Grouping;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.PublishCodes;
import io.github.sitemaptoolkit.publisher.layout.SetNames;
import io.github.sitemaptoolkit.publisher.plan.Item;
import io.github.sitemaptoolkit.publisher.plan.SetItems;
import io.github.sitemaptoolkit.publisher.standing.Standing;
import io.github.sitemaptoolkit.sort.ItemStream;
import io.github.sitemaptoolkit.sort.Lookahead;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The named sets that are published together. The files of the published sets that are not among
 * them stay as they are, or are removed.
 *
 * <p>Immutable.
 */
public final class NamedSets {

  /** No set has a name: all urls are one set. */
  static final NamedSets NONE = new NamedSets(List.of(), false);

  private final Map<String, NamedSet> sets = new LinkedHashMap<>();
  private final boolean keepsOthers;

  /**
   * Creates sets.
   *
   * @param keepsOthers whether published sets that are not among them stay as they are
   */
  NamedSets(Collection<NamedSet> sets, boolean keepsOthers) {
    sets.forEach(set -> this.sets.put(set.name(), set));
    this.keepsOthers = keepsOthers;
  }

  /**
   * Returns the sets that are published.
   *
   * @param chosen the names of those to publish; null for all
   */
  public static NamedSets of(Collection<NamedSet> all, @Nullable Set<String> chosen) {
    return chosen == null
        ? new NamedSets(all, false)
        : new NamedSets(all.stream().filter(set -> chosen.contains(set.name())).toList(), true);
  }

  /** Refuses names that no set has, and no names at all. */
  public static void check(Collection<String> names, Collection<NamedSet> all) {
    List<String> known = all.stream().map(NamedSet::name).toList();
    for (String name : names) {
      if (!known.contains(name)) {
        throw new IllegalArgumentException(
            "there is no set "
                + Problem.quoted(name)
                + (known.isEmpty() ? "; there are no sets" : "; known are ")
                + String.join(", ", known));
      }
    }
    if (names.isEmpty()) {
      throw new IllegalArgumentException("no set is named");
    }
  }

  boolean isEmpty() {
    return sets.isEmpty();
  }

  /** Returns the sets, in their order, as a set that may be changed. */
  Set<NamedSet> all() {
    return new LinkedHashSet<>(sets.values());
  }

  /** Returns whether all that feeds have added is published again, or only some sets. */
  Scope scope() {
    return keepsOthers ? Scope.SOME_SETS : Scope.ALL;
  }

  /**
   * An entry as it is published.
   *
   * @param sets those that it belongs to; at least one
   */
  record Placed(UrlEntry entry, List<NamedSet> sets) {}

  /**
   * Returns an entry as it is published, with the sets that it belongs to then; null if there are
   * none.
   *
   * @param items leaves out values that are not published, and counts entries that are in no set
   *     because of it
   */
  @SuppressWarnings("ReferenceEquality") // the same entry if nothing is left out
  @Nullable Placed place(UrlEntry given, SetItems items, @Nullable Location location) {
    List<NamedSet> holding = holding(given);
    if (holding.isEmpty()) {
      return null;
    }
    UrlEntry entry = items.usable(given, location);
    if (entry != given) {
      holding = holding(entry);
      if (holding.isEmpty()) {
        items.unlisted();
        return null;
      }
    }
    return new Placed(entry, holding);
  }

  private List<NamedSet> holding(UrlEntry entry) {
    List<NamedSet> holding = new ArrayList<>(sets.size());
    for (NamedSet set : sets.values()) {
      if (set.condition().test(entry)) {
        holding.add(set);
      }
    }
    return holding;
  }

  /** Returns the set that an item belongs to. */
  NamedSet of(Item item) {
    NamedSet set = sets.get(SetNames.setOf(item.group()));
    if (set == null) {
      throw new IllegalStateException(item.group());
    }
    return set;
  }

  /** Returns the next items as long as they belong to a set. */
  ItemStream<Item> of(NamedSet set, Lookahead<Item> items) {
    return () -> {
      Item next = items.peek();
      return next != null && of(next).equals(set) ? items.next() : null;
    };
  }

  /** Returns how the urls of a set are grouped. */
  static Grouping grouping(NamedSet set, Manifest settings) {
    return set.grouping() == null ? settings.by() : set.grouping();
  }

  /**
   * Returns the published files that stay as they are.
   *
   * @param before the manifest of the published sets; null if nothing was published
   * @param name the name of the directory in messages
   * @throws SitemapException if what was published has no named sets
   */
  List<Part> kept(@Nullable Manifest before, String name) {
    if (before == null || !keepsOthers) {
      return List.of();
    } else if (!before.hasSets()) {
      throw new SitemapException(
          PublishCodes.MANIFEST,
          "what is published here has no named sets, so none of them can be replaced alone;"
              + " publish all sets first",
          Location.of(name));
    }
    return before.parts().stream().filter(part -> !sets.containsKey(part.set())).toList();
  }

  /**
   * Guards what is published against losing too many urls. Sets that are published for the first
   * time are compared, together, with what was published without a name, and the other way round.
   */
  void guard(Standing before, JobContext job, SetGuards guards) {
    Manifest old = before.manifest();
    String directory = job.name();
    int most = job.safeguards().maxShrink();
    guardValues(old, job, guards);
    if (!old.hasSets() || sets.isEmpty()) { // a url counts in each set: only the largest is certain
      long sum = before.foreign() ? 0 : old.largestSet().urls();
      boolean distinct = !old.hasSets() && !before.foreign();
      guards.guard(null, new Comparison(old.parts(), sum, distinct, most, directory, null));
      return;
    }
    boolean gone = old.parts().stream().anyMatch(part -> !sets.containsKey(part.set()));
    if (gone && !keepsOthers) { // sets are removed, or have other names now
      guards.guard(null, new Comparison(old.parts(), old.urls(), false, most, directory, null));
    }
    for (NamedSet set : sets.values()) {
      Manifest own = old.of(set.name());
      int percent = set.maxShrink() == null ? most : set.maxShrink();
      String fate = set.declared() == null ? "no file" : "an empty file";
      guards.guard(
          set.name(),
          new Comparison(own.parts(), own.urls(), true, percent, label(set, directory), fate));
    }
  }

  /** Guards the values of sets that have the same name as before. */
  private void guardValues(Manifest old, JobContext job, SetGuards guards) {
    if (sets.isEmpty() && !old.hasSets()) {
      guards.guardValues(null, compared(old, job, job.remains(), job.name()), job.names());
    }
    if (old.hasSets() && !keepsOthers) {
      Set<String> gone = new TreeSet<>();
      old.parts().forEach(part -> gone.add(String.valueOf(part.set())));
      gone.removeAll(sets.keySet());
      gone.forEach(name -> guards.removes(name, old.of(name).urls()));
    }
    for (NamedSet set : sets.values()) {
      if (old.hasSets() && !old.hasSet(set.name())) {
        guards.begins(set.name());
      }
      Function<UrlEntry, @Nullable UrlEntry> remains =
          entry -> {
            UrlEntry left = job.remains().apply(entry);
            return left != null && set.condition().test(left) ? left : null;
          };
      guards.guardValues(
          set.name(),
          compared(old.of(set.name()), job, remains, label(set, job.name())),
          job.names());
    }
  }

  private static ValueGuard.Compared compared(
      Manifest old, JobContext job, Function<UrlEntry, @Nullable UrlEntry> remains, String name) {
    return new ValueGuard.Compared(
        old,
        remains,
        job.renderer()::render,
        job.safeguards().maxLoss(),
        job.safeguards().acceptedLosses(),
        name);
  }

  /** Returns the name of a set in messages. */
  static String label(NamedSet set, String directory) {
    return directory + ", set " + set.name();
  }
}
