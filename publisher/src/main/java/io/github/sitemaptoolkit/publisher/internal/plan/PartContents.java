package io.github.sitemaptoolkit.publisher.internal.plan;

import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.PartLimits;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The contents of one file, held in memory: at most as much as a file may hold. */
public final class PartContents implements Pieces {

  private final PartLimits limits;
  private final PrefixSets prefixSets;
  private List<Item> items = new ArrayList<>();
  private final BitSet seen = new BitSet(); // numbers of sets of prefixes
  private final int[] mostElements;
  private final long[] elements;
  private Set<String> prefixes = Set.of();
  private byte[] start;
  private final byte[] end;
  private long body;
  private @Nullable Lastmod newest;

  /**
   * Creates an empty file.
   *
   * @param mostElements the maximum number of elements of each extension that has a limit
   */
  PartContents(PartLimits limits, int[] mostElements, PrefixSets prefixSets) {
    this.limits = limits;
    this.prefixSets = prefixSets;
    this.mostElements = mostElements;
    this.elements = new long[mostElements.length];
    this.start = prefixSets.start(prefixes);
    this.end = prefixSets.end();
  }

  /** Returns whether the file would still be within all limits with one more item. */
  public boolean fits(Item item) {
    if (items.size() >= limits.urls()) {
      return false;
    }
    for (int i = 0; i < elements.length; i++) {
      if (elements[i] + item.counts()[i] > mostElements[i]) {
        return false;
      }
    }
    int startLength =
        seen.get(item.prefixes()) ? start.length : prefixSets.start(union(item.prefixes())).length;
    return startLength + body + item.markup().length + end.length <= limits.bytes();
  }

  private Set<String> union(int number) {
    Set<String> union = new TreeSet<>(prefixes);
    union.addAll(prefixSets.set(number));
    return union;
  }

  /** Adds an item, whether it fits or not. */
  public void add(Item item) {
    if (!seen.get(item.prefixes())) {
      seen.set(item.prefixes());
      prefixes = union(item.prefixes());
      start = prefixSets.start(prefixes);
    }
    for (int i = 0; i < elements.length; i++) {
      elements[i] += item.counts()[i];
    }
    items.add(item);
    body += item.markup().length;
    newest = Lastmod.newer(newest, item.lastmod());
  }

  public boolean isEmpty() {
    return items.isEmpty();
  }

  public List<Item> items() {
    return items;
  }

  /** Returns the size of the file in bytes. */
  private long bytes() {
    return start.length + body + end.length;
  }

  /** Returns the description of the file, with this name. */
  public Part part(String file) {
    String lastmod = newest == null ? null : newest.forSchema();
    return new Part(file, items.size(), bytes(), sha256(), lastmod);
  }

  /** Sorts the items by url. */
  public void sortByLoc() {
    items = LocSort.sorted(items);
  }

  @Override
  public void forEach(Consumer<byte[]> consumer) {
    consumer.accept(start);
    for (Item item : items) {
      consumer.accept(item.markup());
    }
    consumer.accept(end);
  }
}
