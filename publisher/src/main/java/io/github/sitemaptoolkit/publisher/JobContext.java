package io.github.sitemaptoolkit.publisher;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.publisher.internal.disk.Leftovers;
import io.github.sitemaptoolkit.publisher.internal.sort.Sorters;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.plan.SetItems;
import io.github.sitemaptoolkit.publisher.store.Store;
import io.github.sitemaptoolkit.publisher.store.Store.Transaction;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * What all steps of publishing a set need.
 *
 * @param store where the set is kept
 * @param settings a manifest, of which the parts are ignored
 * @param safeguards when to refuse to publish
 * @param announced whether a robots.txt will name the set
 * @param items makes the items
 * @param sorters for items that must be sorted, perhaps once more
 */
record JobContext(
    Store store,
    Manifest settings,
    Safeguards safeguards,
    boolean announced,
    Context context,
    SetItems items,
    Sorters sorters) {

  /** Returns the name of the set in messages. */
  String name() {
    return store.name();
  }

  /** What is done in a transaction or, to plan it, without one. */
  interface Work {
    Publication in(@Nullable Transaction change, Path scratch) throws IOException;
  }

  /** Does work in a transaction. */
  static Publication doing(Store store, Work work) throws IOException {
    try (Transaction change = store.begin()) {
      return work.in(change, change.scratch());
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  /** Plans work in a directory for temporary files. */
  static Publication planning(Work work) throws IOException {
    Path scratch = Files.createTempDirectory("sitemap-");
    try {
      return work.in(null, scratch);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    } finally {
      Leftovers.removeAll(scratch);
    }
  }
}
