package io.github.sitemaptoolkit.converters;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.problem.Location;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * A random sample of entries whose number is not known: each has the same chance. The same entries
 * in the same order, and the same seed, give the same sample.
 *
 * <p>Only the entries of the sample are held in memory. Not thread-safe.
 *
 * @param <E> the type of the entries
 * @since 0.1
 */
@Incubating
public final class EntrySample<E> {

  /** Accepts the entries of a sample. */
  public interface Consumer<E> {

    /**
     * Accepts an entry.
     *
     * @param location where it was read; null if that is not known
     */
    void accept(E entry, @Nullable Location location) throws IOException;
  }

  private record Taken<E>(E entry, @Nullable Location location, long number) {}

  private final int size;
  private final SplittableRandom random;
  private final List<Taken<E>> taken = new ArrayList<>();
  private long seen;

  /**
   * Creates an empty sample.
   *
   * @param size the most entries in it
   * @throws IllegalArgumentException if the size is not positive
   */
  public EntrySample(int size, long seed) {
    if (size < 1) {
      throw new IllegalArgumentException("a sample has at least 1 entry, not " + size);
    }
    this.size = size;
    this.random = new SplittableRandom(seed);
  }

  /** Returns the most entries in the sample. */
  int size() {
    return size;
  }

  /**
   * Offers an entry, which may take the place of another.
   *
   * @param location where it was read; null if that is not known
   */
  public void add(E entry, @Nullable Location location) {
    long number = seen++;
    if (taken.size() < size) {
      taken.add(new Taken<>(entry, location, number));
      return;
    }
    long place = random.nextLong(seen);
    if (place < size) {
      taken.set((int) place, new Taken<>(entry, location, number));
    }
  }

  /** Passes on the entries, in the order in which they were offered. */
  public void forEach(Consumer<? super E> consumer) throws IOException {
    for (Taken<E> each : inOrder()) {
      consumer.accept(each.entry(), each.location());
    }
  }

  /** Returns the entries, in the order in which they were offered. */
  public List<E> entries() {
    List<E> entries = new ArrayList<>();
    inOrder().forEach(each -> entries.add(each.entry()));
    return entries;
  }

  private List<Taken<E>> inOrder() {
    taken.sort(Comparator.comparingLong(Taken::number));
    return taken;
  }
}
