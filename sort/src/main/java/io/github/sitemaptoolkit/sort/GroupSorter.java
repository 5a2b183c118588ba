package io.github.sitemaptoolkit.sort;

import java.io.Closeable;
import java.io.IOException;
import java.util.Arrays;
import java.util.Objects;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * Sorts any number of values in bounded memory, as a {@link Sorter} does, but not those whose
 * number no other value has: where few values belong together, nearly nothing is sorted.
 *
 * <p>Not thread-safe. The caller closes the sorter.
 *
 * @param <T> the type of the values
 */
public final class GroupSorter<T> implements Closeable {

  /** Accepts a value that stands alone. */
  public interface Target<T> {
    void accept(T value) throws IOException;
  }

  private static final int FEW = 1 << 16; // sorting them takes less time than to tell them apart
  private static final int SHARE = 4; // of the memory of a sorter

  private final ToLongFunction<T> number;
  private final KeyedCodec<T> codec;
  private final Sorter<T> sorter; // has the first values, and in the end those that repeat numbers
  private final Spool<T> others;
  private final int few;
  private final long memory;
  private long[] first = new long[64]; // the numbers of the first values
  private int firstCount;
  private @Nullable RepeatedNumbers numbers; // once there are more than a few

  /**
   * Creates a sorter that uses a share of the heap.
   *
   * @param parent where its directories are created, when needed
   * @param name the name of its directory, which nothing else begins a name with
   * @param order an order by a number
   */
  public GroupSorter(TemporaryDirectory parent, String name, SortOrder<T> order, Codec<T> codec) {
    this(
        parent,
        name,
        order,
        codec,
        FEW,
        HeapShare.ofSorting(Runtime.getRuntime().maxMemory()) / SHARE);
  }

  /**
   * Returns a sorter of many values, of which few belong together, that uses little memory, as
   * there are others beside it.
   */
  public static <T> GroupSorter<T> small(
      TemporaryDirectory parent, String name, SortOrder<T> order, Codec<T> codec) {
    long memory = HeapShare.ofSorting(Runtime.getRuntime().maxMemory()) / (2 * SHARE);
    return new GroupSorter<>(
        parent, order, codec, Sorter.small(parent, name, order, codec), name, 0, memory);
  }

  /**
   * Creates a sorter.
   *
   * @param few how many values are sorted in any case
   * @param memory about how much memory values may take that are not sorted; their numbers may take
   *     twice as much
   */
  GroupSorter(
      TemporaryDirectory parent,
      String name,
      SortOrder<T> order,
      Codec<T> codec,
      int few,
      long memory) {
    this(parent, order, codec, new Sorter<>(parent, name, order, codec), name, few, memory);
  }

  private GroupSorter(
      TemporaryDirectory parent,
      SortOrder<T> order,
      Codec<T> codec,
      Sorter<T> sorter,
      String name,
      int few,
      long memory) {
    this.number = Objects.requireNonNull(order.number());
    this.codec = new KeyedCodec<>(codec, number);
    this.sorter = sorter;
    this.others = new Spool<>(() -> parent.create(name + "-unsorted"), this.codec, memory);
    this.few = few;
    this.memory = memory;
  }

  /** Adds a value. */
  public void add(T value) throws IOException {
    long own = number.applyAsLong(value);
    RepeatedNumbers known = numbers;
    if (known == null && firstCount == few) {
      known = new RepeatedNumbers(2 * memory);
      for (int i = 0; i < firstCount; i++) {
        known.add(first[i]);
      }
      numbers = known;
      first = new long[0];
    }
    if (known != null) {
      known.add(own);
      others.add(value);
      return;
    }
    if (firstCount == first.length) {
      first = Arrays.copyOf(first, 2 * firstCount);
    }
    first[firstCount++] = own;
    sorter.add(value);
  }

  /**
   * Returns all values, sorted, but for those that stand alone. Call this once, after all values
   * have been added.
   *
   * @param alone accepts most of the values whose number no other has, in any order; null if they
   *     are not needed
   */
  public ItemStream<T> sorted(@Nullable Target<T> alone) throws IOException {
    RepeatedNumbers known = numbers;
    if (known != null) {
      known.finish();
      Records records = others.records();
      while (records.advance()) {
        if (known.isRepeated(codec.number(records))) {
          sorter.add(records);
        } else if (alone != null) {
          alone.accept(codec.value(records));
        }
      }
      numbers = null;
    }
    others.close(); // their memory and files are needed no more
    return sorter.sorted();
  }

  /** Removes the files and their directories. */
  @Override
  public void close() throws IOException {
    try (sorter) {
      others.close();
    }
  }
}
