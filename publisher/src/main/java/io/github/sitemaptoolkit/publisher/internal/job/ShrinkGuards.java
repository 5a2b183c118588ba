package io.github.sitemaptoolkit.publisher.internal.job;

import io.github.sitemaptoolkit.publisher.guard.Safeguards;
import io.github.sitemaptoolkit.publisher.guard.ShareException;
import io.github.sitemaptoolkit.publisher.internal.guard.ShrinkGuard;
import io.github.sitemaptoolkit.publisher.internal.guard.ShrinkGuard.Comparison;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.layout.Part;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Refuses to replace sets of which too many urls would go: each named set is compared with the one
 * that it replaces.
 */
final class ShrinkGuards implements Closeable {

  /** One set; all together if the name is null. */
  private record Guarded(@Nullable String set, ShrinkGuard guard) {

    boolean concerns(Part part) {
      return set == null || set.equals(part.set());
    }
  }

  /** The hashes of the urls of one file. */
  static final class Hashes implements LongConsumer {

    private long[] values = new long[1024];
    private int size;

    @Override
    public void accept(long hash) {
      if (size == values.length) {
        values = Arrays.copyOf(values, 2 * size);
      }
      values[size++] = hash;
    }
  }

  private final Path scratch;
  private final List<Guarded> guards = new ArrayList<>();

  /**
   * Creates guards that refuse nothing.
   *
   * @param scratch a directory for temporary files, which need not exist
   */
  ShrinkGuards(Path scratch) {
    this.scratch = scratch;
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

  /** Returns a collector for the hashes of a file; null if they are not needed. */
  @Nullable Hashes hashes() {
    return guards.isEmpty() ? null : new Hashes();
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
  }

  /**
   * Refuses a set of which too many urls would go.
   *
   * @param cheap whether published files are read fast
   * @throws ShareException if too many would
   */
  void check(Manifest after, boolean cheap, ShrinkGuard.Reader reader) throws IOException {
    for (Guarded each : guards) {
      String set = each.set;
      long urls = set == null ? after.urls() : after.of(set).urls();
      each.guard.check(urls, cheap, reader);
    }
  }

  @Override
  public void close() throws IOException {
    for (Guarded each : guards) {
      each.guard.close();
    }
  }
}
