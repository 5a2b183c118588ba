package io.github.sitemaptoolkit.publisher.internal.job;

import io.github.sitemaptoolkit.publisher.guard.LossException;
import io.github.sitemaptoolkit.publisher.guard.Refusals;
import io.github.sitemaptoolkit.publisher.guard.Safeguards;
import io.github.sitemaptoolkit.publisher.guard.ShareException;
import io.github.sitemaptoolkit.publisher.internal.guard.ShrinkGuard;
import io.github.sitemaptoolkit.publisher.internal.guard.ShrinkGuard.Comparison;
import io.github.sitemaptoolkit.publisher.internal.guard.ValueGuard;
import io.github.sitemaptoolkit.publisher.layout.Lastmod;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.plan.PartContents;
import io.github.sitemaptoolkit.publisher.standing.StandingSet;
import io.github.sitemaptoolkit.publisher.values.FieldNames;
import io.github.sitemaptoolkit.text.ShownNumber;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Refuses to replace sets of which too many urls would go, or too many entries lose a value: each
 * named set is compared with the one that it replaces.
 */
final class SetGuards implements Closeable {

  /** One set; all together if the name is null. */
  private record Guarded(@Nullable String set, ShrinkGuard guard) {

    boolean concerns(Part part) {
      return set == null || set.equals(part.set());
    }
  }

  /** The values of one set; of all together if the name is null. */
  private record Valued(@Nullable String set, ValueGuard guard) {}

  /** The hashes of the urls of one file, and what fields the entries have. */
  static final class Hashes implements PartContents.Listener {

    private long[] values = new long[1024];
    private long[] fields = new long[1024];
    private final long youngest; // the second from which on an entry is young
    private int size;

    Hashes(long youngest) {
      this.youngest = youngest;
    }

    @Override
    public void entry(long hash, long bits, @Nullable Lastmod lastmod) {
      if (size == values.length) {
        values = Arrays.copyOf(values, 2 * size);
        fields = Arrays.copyOf(fields, 2 * size);
      }
      values[size] = hash;
      boolean young = lastmod != null && lastmod.second() >= youngest;
      fields[size++] = young ? bits | FieldNames.YOUNG : bits;
    }
  }

  private final Path scratch;
  private final long youngest;
  private final List<Guarded> guards = new ArrayList<>();
  private final List<Valued> valued = new ArrayList<>();
  private final List<String> begun = new ArrayList<>();
  private final Map<String, Long> removed = new LinkedHashMap<>();

  /**
   * Creates guards that refuse nothing.
   *
   * @param scratch a directory for temporary files, which need not exist
   * @param now the time of the publication
   */
  SetGuards(Path scratch, Instant now) {
    this.scratch = scratch;
    this.youngest = ValueGuard.youngest(now.getEpochSecond());
  }

  /**
   * Guards a set.
   *
   * @param set the name of the set that replaces it; null for all
   */
  void guard(@Nullable String set, Comparison comparison) {
    if (comparison.limit() < Safeguards.ALL && !comparison.before().isEmpty()) {
      Path own = scratch.resolve("guard-" + guards.size());
      guards.add(new Guarded(set, new ShrinkGuard(comparison, own)));
    }
  }

  /**
   * Guards the values of a set.
   *
   * @param set the name of the set that replaces it; null for the only one
   */
  void guardValues(@Nullable String set, ValueGuard.Compared comparison, FieldNames names) {
    if (!comparison.before().parts().isEmpty()) {
      Path own = scratch.resolve("guard-" + valued.size() + "-values");
      valued.add(new Valued(set, new ValueGuard(comparison, names, own)));
    }
  }

  /** Notes a named set that was not published before, as others were. */
  void begins(String set) {
    begun.add(set);
  }

  /** Notes a published set that goes. */
  void removes(String set, long urls) {
    removed.put(set, urls);
  }

  /** Returns a collector for the hashes of a file; null if they are not needed. */
  @Nullable Hashes hashes() {
    return guards.isEmpty() && valued.isEmpty() ? null : new Hashes(youngest);
  }

  /** Notes that a published file stays as it is. */
  void keep(Part part) {
    guards.stream().filter(each -> each.concerns(part)).forEach(each -> each.guard.keep(part));
  }

  /** Notes a new file. */
  void add(Part part, Hashes hashes) throws IOException {
    for (Guarded each : guards) {
      if (each.concerns(part)) {
        each.guard.add(part, hashes.values, hashes.size);
      }
    }
    for (Valued each : valued) {
      if (each.set == null || each.set.equals(part.set())) {
        for (int i = 0; i < hashes.size; i++) {
          each.guard.add(hashes.values[i], hashes.fields[i]);
        }
      }
    }
  }

  /**
   * Refuses sets of which too many urls would go, or too many entries lose a value.
   *
   * @param cheap whether published files are read fast
   * @return what has changed, in sentences
   * @throws ShareException if too many urls would go
   * @throws LossException if too many values would be lost
   */
  List<String> check(Manifest after, boolean cheap, StandingSet published) throws IOException {
    var refusals = new Refusals();
    for (Guarded each : guards) {
      String set = each.set;
      long urls = set == null ? after.urls() : after.of(set).urls();
      refusals.check(() -> each.guard.check(urls, cheap, published::hashes));
    }
    List<String> changes = new ArrayList<>();
    for (Valued each : valued) {
      String set = each.set;
      Manifest own = set == null ? after : after.of(set);
      refusals.check(
          () -> {
            String changed = each.guard.check(own, cheap, published::entries);
            if (!changed.isEmpty()) {
              changes.add((set == null ? "" : "set " + set + ": ") + changed);
            }
          });
    }
    refusals.throwAny();
    for (String set : begun) {
      long urls = after.of(set).urls();
      if (urls > 0) {
        changes.add("set " + set + ": +" + ShownNumber.counted(urls, "url"));
      }
    }
    removed.forEach(
        (set, urls) -> changes.add("set " + set + ": -" + ShownNumber.counted(urls, "url")));
    return changes;
  }

  @Override
  public void close() throws IOException {
    for (Guarded each : guards) {
      each.guard.close();
    }
    for (Valued each : valued) {
      each.guard.close();
    }
  }
}
