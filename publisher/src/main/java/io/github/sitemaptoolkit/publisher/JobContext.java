package io.github.sitemaptoolkit.publisher;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.publisher.internal.sort.Sorters;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.plan.SetItems;
import io.github.sitemaptoolkit.publisher.store.Store;

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
}
