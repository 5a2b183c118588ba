package io.github.sitemaptoolkit.publisher.internal.sort;

import io.github.sitemaptoolkit.publisher.plan.Item;
import io.github.sitemaptoolkit.sort.SortOrder;
import io.github.sitemaptoolkit.sort.Sorter;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The sorters of one publication, each with a directory of its own. */
public final class Sorters implements Closeable {

  private final Path scratch;
  private final List<Sorter<Item>> all = new ArrayList<>();

  /**
   * Creates an empty list of sorters.
   *
   * @param scratch a directory for sorting, which need not exist
   */
  public Sorters(Path scratch) {
    this.scratch = scratch;
  }

  /** Returns a new sorter. It is closed with the others. */
  public Sorter<Item> next() {
    String name = all.isEmpty() ? "all" : "groups-" + all.size();
    var sorter = new Sorter<>(scratch.resolve(name), SortOrder.byKey(Item.ORDER), new ItemCodec());
    all.add(sorter);
    return sorter;
  }

  /** Removes the files of all sorters. */
  @Override
  public void close() throws IOException {
    for (Sorter<Item> sorter : all) {
      sorter.close();
    }
  }
}
