package io.github.sitemaptoolkit.sort;

import java.io.Closeable;
import java.io.IOException;
import java.util.Arrays;
import java.util.Objects;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * Sorts any number of values in bounded memory, as a {@link Sorter} does, but not those whose
 * number no other value has: where few values belong together, nearly nothing is sorted, and what
 * stands alone need not be decoded.
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

  private static final int FEW = 1 << 16; // whose numbers are kept, to know how many there are
  private static final int MOST_FEW = 1 << 18;
  private static final int SHARE = 4; // of the memory of a sorter

  private final ToLongFunction<T> number;
  private final KeyedCodec<T> codec;
  private final Sorter<T> sorter; // has, in the end, those that repeat numbers
  private final Spool<T> values;
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
    this(parent, name, order, codec, memory());
  }

  private GroupSorter(
      TemporaryDirectory parent, String name, SortOrder<T> order, Codec<T> codec, long memory) {
    this(parent, name, order, codec, few(memory), memory);
  }

  private static int few(long memory) {
    return (int) Math.max(FEW, Math.min(MOST_FEW, memory / (SHARE * Long.BYTES)));
  }

  private static long memory() {
    return HeapShare.ofSorting(Runtime.getRuntime().maxMemory()) / SHARE;
  }

  /**
   * Returns a sorter of many values, of which few belong together, that uses little memory, as
   * there are others beside it.
   */
  public static <T> GroupSorter<T> small(
      TemporaryDirectory parent, String name, SortOrder<T> order, Codec<T> codec) {
    return new GroupSorter<>(
        parent, order, codec, Sorter.small(parent, name, order, codec), name, 0, memory() / 2);
  }

  /**
   * Creates a sorter.
   *
   * @param few of how many values the numbers are kept as they are
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
    this.values = new Spool<>(() -> parent.create(name + "-unsorted"), this.codec, memory);
    this.few = few;
    this.memory = memory;
  }

  /** Adds a value. */
  public void add(T value) throws IOException {
    addNumber(number.applyAsLong(value));
    values.add(value);
  }

  private void addNumber(long own) {
    RepeatedNumbers known = numbers;
    if (known == null && firstCount == few) {
      known = ofFirst(2 * memory);
      numbers = known;
      first = new long[0];
    }
    if (known != null) {
      known.add(own);
      return;
    }
    if (firstCount == first.length) {
      first = Arrays.copyOf(first, 2 * firstCount);
    }
    first[firstCount++] = own;
  }

  private RepeatedNumbers ofFirst(long room) {
    var known = new RepeatedNumbers(room);
    for (int i = 0; i < firstCount; i++) {
      known.add(first[i]);
    }
    return known;
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
    if (known == null) {
      known = ofFirst(Math.min(2 * memory, (long) Long.BYTES * firstCount)); // a bit in 64
    }
    known.finish();
    if (alone == null && numbers == null && !isAnyRepeated(known)) {
      values.close();
      return sorter.sorted(); // as nearly always
    }
    Records records = values.records();
    while (records.advance()) {
      if (known.isRepeated(codec.number(records))) {
        sorter.add(records);
      } else if (alone != null) {
        alone.accept(codec.value(records));
      }
    }
    numbers = null;
    values.close(); // their memory and files are needed no more
    return sorter.sorted();
  }

  /** Returns whether one of the first numbers occurs twice. */
  private boolean isAnyRepeated(RepeatedNumbers known) {
    long[] suspects = new long[firstCount];
    int count = 0;
    for (int i = 0; i < firstCount; i++) {
      if (known.isRepeated(first[i])) {
        suspects[count++] = first[i];
      }
    }
    Arrays.sort(suspects, 0, count);
    for (int i = 1; i < count; i++) {
      if (suspects[i] == suspects[i - 1]) {
        return true;
      }
    }
    return false;
  }

  /** Removes the files and their directories. */
  @Override
  public void close() throws IOException {
    try (sorter) {
      values.close();
    }
  }
}
