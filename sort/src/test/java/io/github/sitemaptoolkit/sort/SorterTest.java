package io.github.sitemaptoolkit.sort;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SorterTest {

  /** A record that the sorter knows nothing of. */
  record City(String name, int people, int serial) {}

  private static final Codec<City> CODEC =
      new Codec<>() {
        @Override
        public int size(City city) {
          return 12 + city.name().length();
        }

        @Override
        public void write(City city, ByteBuffer target) {
          target.putInt(city.name().length()).put(city.name().getBytes());
          target.putInt(city.people()).putInt(city.serial());
        }

        @Override
        public City read(ByteBuffer source) {
          byte[] name = new byte[source.getInt()];
          source.get(name);
          return new City(new String(name), source.getInt(), source.getInt());
        }
      };

  private static final Comparator<City> BY_PEOPLE_AND_NAME =
      Comparator.comparingInt(City::people).thenComparing(City::name);

  private static final SortOrder<City> ORDER =
      new SortOrder<>(City::people, BY_PEOPLE_AND_NAME); // not by serial number

  @TempDir Path parent;

  private Path directory;

  @BeforeEach
  void name() {
    directory = parent.resolve("sort"); // made by the sorter
  }

  private Sorter<City> sorter(long memory) {
    return new Sorter<>(directory, ORDER, CODEC, memory, 3);
  }

  private static List<City> cities(int count) {
    var random = new Random(count);
    List<City> cities = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      cities.add(new City("c".repeat(random.nextInt(3)), random.nextInt(9), i));
    }
    return cities;
  }

  private static <T> List<T> all(ItemStream<T> items) throws IOException {
    List<T> all = new ArrayList<>();
    for (T item = items.next(); item != null; item = items.next()) {
      all.add(item);
    }
    assertNull(items.next(), "the end stays the end");
    return all;
  }

  private List<String> names() throws IOException {
    if (!Files.exists(directory)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(directory)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "0, 1",
    "1, 1",
    "2, 1",
    "3, 1",
    "4, 1",
    "7, 1",
    "8, 1",
    "9, 1",
    "10, 1",
    "17, 1",
    "26, 1",
    "27, 1",
    "28, 1",
    "80, 1",
    "81, 1",
    "82, 1",
    "500, 1",
    "500, 500",
    "500, 5000",
    "500, 100000",
    "500, 10000000"
  })
  void theResultIsThatOfListSort(int count, long memory) throws IOException {
    List<City> expected = cities(count);
    try (Sorter<City> sorter = sorter(memory)) {
      for (City city : expected) {
        sorter.add(city);
      }
      expected.sort(BY_PEOPLE_AND_NAME); // stable, as the sorter is
      ItemStream<City> sorted = sorter.sorted();
      assertTrue(names().size() <= 3, () -> "only so many files are read at once");
      assertEquals(expected, all(sorted));
    }
    assertFalse(Files.exists(directory), "everything that was made is removed");
  }

  @ParameterizedTest
  @CsvSource({"0, 1", "1, 1", "9, 1", "82, 1", "500, 5000", "500, 10000000"})
  void valuesCanBeReadBeforeTheyAreMergedWithOthers(int count, long memory) throws IOException {
    List<City> own = cities(count);
    List<City> others = cities(count + 1);
    others.sort(BY_PEOPLE_AND_NAME);
    List<City> expected = new ArrayList<>(others);
    expected.addAll(own);
    expected.sort(BY_PEOPLE_AND_NAME);
    try (Sorter<City> sorter = sorter(memory)) {
      for (City city : own) {
        sorter.add(city);
      }
      own.sort(BY_PEOPLE_AND_NAME);
      sorter.sortedFirst().next();
      assertEquals(own, all(sorter.sortedFirst()));
      Iterator<City> other = others.iterator();
      assertEquals(expected, all(sorter.sortedWith(() -> other.hasNext() ? other.next() : null)));
      assertThrows(IllegalStateException.class, sorter::sorted, "nothing is lost silently");
    }
    assertFalse(Files.exists(directory));
  }

  /** Returns how often a file of the sorter is open. */
  private long openFiles() throws IOException {
    try (Stream<Path> open = Files.list(Path.of("/proc/self/fd"))) {
      Path real = directory.toRealPath();
      long count = 0;
      for (Path descriptor : open.toList()) {
        boolean file = Files.isSymbolicLink(descriptor);
        count += file && Files.readSymbolicLink(descriptor).startsWith(real) ? 1 : 0;
      }
      return count;
    }
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void filesAreClosed() throws IOException {
    Path scratch = directory;
    try (Sorter<City> sorter = sorter(1)) {
      for (City city : cities(100)) {
        sorter.add(city);
      }
      ItemStream<City> sorted = sorter.sorted();
      assertEquals(names().size(), openFiles(), "those that were merged are closed");
      sorted.next();
    }
    Files.createDirectories(scratch);
    assertEquals(0, openFiles());
  }

  @Test
  void smallInputsNeedNoFile() throws IOException {
    try (Sorter<City> sorter = sorter(1 << 20)) {
      sorter.add(new City("b", 1, 0));
      sorter.add(new City("a", 1, 1));
      assertEquals("a", sorter.sorted().next().name());
      assertFalse(Files.exists(directory));
    }
  }

  @Test
  void valuesAreWrittenWhenTheMemoryIsFull() throws IOException {
    try (Sorter<City> sorter = sorter(2 * (28 + 12 + 13))) {
      var city = new City("a", 1, 0);
      sorter.add(city);
      assertEquals(List.of(), names());
      sorter.add(city);
      assertEquals(List.of("items-1-0"), names());
      sorter.add(city);
      assertEquals(List.of("items-1-0"), names());
      sorter.add(city);
      assertEquals(List.of("items-1-0", "items-2-0"), names());
    }
    assertFalse(Files.exists(directory), "also if nothing was read");
  }

  @Test
  void filesAreDeletedAsTheyAreReadForTheLastTime() throws IOException {
    int count = 200;
    try (Sorter<City> sorter = sorter(1 << 20)) {
      for (int i = 0; i < count; i++) {
        sorter.add(new City("x".repeat(100_000), i, i));
      }
      assertEquals(count, all(sorter.sortedFirst()).size());
      int files = names().size();
      assertTrue(files > 4, "there are several files: " + files);
      ItemStream<City> sorted = sorter.sorted();
      assertEquals(files, names().size(), "they are read once more");
      for (int i = 0; i < count; i++) {
        assertEquals(i, sorted.next().people());
        int left = names().size();
        int least = i;
        assertTrue(left <= 3 + files - files * i / count, () -> left + " are left after " + least);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 32_755, 32_756, 32_757, 70_000})
  void valuesMayBeLargerThanTheBuffer(int length) throws IOException {
    List<City> expected = new ArrayList<>();
    try (Sorter<City> sorter = sorter(1)) {
      for (int i = 0; i < 5; i++) {
        var city = new City("x".repeat(i % 2 == 0 ? length : 1), i, i);
        sorter.add(city);
        expected.add(city);
      }
      assertEquals(expected, all(sorter.sorted()));
    }
  }

  @Test
  void memoryIsAShareOfTheHeap() {
    assertEquals(8L << 20, HeapShare.ofSorting(48L << 20));
    assertEquals(64L << 20, HeapShare.ofSorting(24L << 30), "however large the heap is");
  }
}
