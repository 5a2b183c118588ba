package io.github.sitemaptoolkit.publisher.internal.disk;

import io.github.sitemaptoolkit.publisher.internal.plan.Item;
import io.github.sitemaptoolkit.publisher.internal.plan.Items;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.PriorityQueue;
import org.jspecify.annotations.Nullable;

/**
 * Sorts any number of items in bounded memory: sorts as many as fit, writes them to a file, and
 * merges the files in the end.
 */
public final class Sorter implements Closeable {

  /** About how much memory the items may take that are sorted at once, in bytes. */
  private static final long MEMORY = 48L << 20;

  /** The maximum number of files that are merged at once, because each needs a buffer. */
  private static final int MOST_FILES = 100;

  private final Path directory;
  private final long memory;
  private final int mostFiles;
  private final List<Item> items = new ArrayList<>();
  private final List<List<Path>> levels = new ArrayList<>(); // files by how often they were merged
  private final List<ItemFile> open = new ArrayList<>();
  private long weight;
  private int files;

  /**
   * Creates a sorter.
   *
   * @param directory a directory for its files, which no other sorter uses
   */
  public Sorter(Path directory) {
    this(directory, MEMORY, MOST_FILES);
  }

  Sorter(Path directory, long memory, int mostFiles) {
    this.directory = directory;
    this.memory = memory;
    this.mostFiles = mostFiles;
  }

  public void add(Item item) throws IOException {
    items.add(item);
    weight += item.weight();
    if (weight >= memory) {
      add(0, write(sortedItems()));
    }
  }

  private Items sortedItems() {
    items.sort(Item.ORDER);
    Iterator<Item> iterator = List.copyOf(items).iterator();
    items.clear();
    weight = 0;
    return () -> iterator.hasNext() ? iterator.next() : null;
  }

  private Path write(Items sorted) throws IOException {
    Files.createDirectories(directory);
    Path file = directory.resolve("items-" + ++files);
    ItemFile.write(file, sorted);
    return file;
  }

  private void add(int level, Path file) throws IOException {
    if (levels.size() == level) {
      levels.add(new ArrayList<>());
    }
    List<Path> same = levels.get(level);
    same.add(file);
    if (same.size() == mostFiles) {
      Path merged = write(merged(same, null));
      closeFiles();
      same.clear();
      add(level + 1, merged);
    }
  }

  /** Returns all items, sorted. Call this once, after all items have been added. */
  public Items sorted() throws IOException {
    if (files == 0) {
      return sortedItems();
    }
    Items rest = sortedItems();
    List<Path> all = new ArrayList<>();
    for (List<Path> level : levels) {
      if (all.size() + level.size() > mostFiles) {
        Path merged = write(merged(all, null));
        closeFiles();
        all.clear();
        all.add(merged);
      }
      all.addAll(level);
    }
    return merged(all, rest);
  }

  private Items merged(List<Path> paths, @Nullable Items more) throws IOException {
    var heads = new PriorityQueue<Head>(Comparator.comparing(Head::item, Item.ORDER));
    for (Path path : paths) {
      ItemFile file = ItemFile.open(path);
      open.add(file);
      advance(file, heads);
    }
    if (more != null) {
      advance(more, heads);
    }
    return () -> {
      Head head = heads.poll();
      if (head == null) {
        return null;
      }
      advance(head.rest(), heads);
      return head.item();
    };
  }

  private record Head(Item item, Items rest) {}

  private static void advance(Items rest, PriorityQueue<Head> heads) throws IOException {
    Item item = rest.next();
    if (item != null) {
      heads.add(new Head(item, rest));
    }
  }

  private void closeFiles() throws IOException {
    for (ItemFile file : open) {
      file.close();
    }
    open.clear();
  }

  /** Removes the files. */
  @Override
  public void close() throws IOException {
    closeFiles();
  }
}
