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
  private final boolean compressed;
  private final List<Sorter<Item>> all = new ArrayList<>();

  /**
   * Creates an empty list of sorters.
   *
   * @param scratch a directory for sorting, which need not exist
   * @param compressed whether files are compressed there, as those of the set are
   */
  public Sorters(Path scratch, boolean compressed) {
    this.scratch = scratch;
    this.compressed = compressed;
  }

  /** Returns a new sorter. It is closed with the others. */
  public Sorter<Item> next() {
    Path directory = scratch.resolve(all.isEmpty() ? "all" : "groups-" + all.size());
    SortOrder<Item> order = SortOrder.byKey(Item.ORDER);
    Sorter<Item> sorter =
        compressed
            ? Sorter.compressed(directory, order, new ItemCodec())
            : new Sorter<>(directory, order, new ItemCodec());
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
