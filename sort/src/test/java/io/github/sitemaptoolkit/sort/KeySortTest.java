package io.github.sitemaptoolkit.sort;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class KeySortTest {

  /** A value whose name is the key, and whose rank the sorter has to ask for. */
  record Named(String name, int rank, int serial) {

    byte[] bytes() {
      return name.getBytes(UTF_8);
    }
  }

  private static final Codec<Named> CODEC =
      new Codec<>() {
        @Override
        public int size(Named value) {
          return 12 + value.bytes().length;
        }

        @Override
        public void write(Named value, ByteBuffer target) {
          target.putInt(value.bytes().length).put(value.bytes());
          target.putInt(value.rank()).putInt(value.serial());
        }

        @Override
        public Named read(ByteBuffer source) {
          byte[] name = new byte[source.getInt()];
          source.get(name);
          return new Named(new String(name, UTF_8), source.getInt(), source.getInt());
        }
      };

  private static final Comparator<Named> BY_NAME_AND_RANK =
      ((Comparator<Named>) (a, b) -> Arrays.compareUnsigned(a.bytes(), b.bytes()))
          .thenComparing(Named::rank); // not by serial number

  @TempDir Path parent;

  private void check(List<String> names, long memory) throws Exception {
    var random = new Random(names.size());
    List<Named> expected = new ArrayList<>();
    try (Sorter<Named> sorter =
        new Sorter<>(parent.resolve("sort"), SortOrder.byKey(BY_NAME_AND_RANK), CODEC, memory, 3)) {
      for (int i = 0; i < names.size(); i++) {
        var value = new Named(names.get(i), random.nextInt(3), i);
        sorter.add(value);
        expected.add(value);
      }
      expected.sort(BY_NAME_AND_RANK); // stable, as the sorter is
      ItemStream<Named> sorted = sorter.sorted();
      List<Named> found = new ArrayList<>();
      for (Named next = sorted.next(); next != null; next = sorted.next()) {
        found.add(next);
      }
      assertEquals(expected, found);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "0, 1",
    "1, 1",
    "2, 1",
    "7, 9999",
    "8, 9999",
    "9, 9999",
    "100, 1",
    "3000, 9999",
    "3000, 1000000",
    "30000, 100000000"
  })
  void keysAreComparedByteByByte(int count, long memory) throws Exception {
    var random = new Random(count);
    String[] words = {"a", "b", "\0", "winter", "winter-coat", "\u00E9", "\uD83D\uDE00", ""};
    List<String> names = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      var name = new StringBuilder("https://example.com/");
      for (int part = random.nextInt(6); part >= 0; part--) {
        name.append(words[random.nextInt(words.length)]).append('/');
      }
      names.add(name.toString());
    }
    check(names, memory); // some of them more than once
    names.sort((a, b) -> Arrays.compareUnsigned(a.getBytes(UTF_8), b.getBytes(UTF_8)));
    check(names, memory);
  }

  @Test
  void aKeyMayBeTheBeginningOfAllOthers() throws Exception {
    List<String> names = new ArrayList<>();
    for (int length = 40; length >= 0; length--) {
      names.add("a".repeat(length));
      names.add("a".repeat(length).concat("\0"));
    }
    check(names, 1 << 20);
  }

  @ParameterizedTest
  @ValueSource(strings = {"a", "\0"})
  void keysOfAnyLengthMayBeginAlike(String text) throws Exception {
    List<String> names = new ArrayList<>();
    for (int length = 3_000; length > 0; length--) {
      names.add(text.repeat(length * 5));
    }
    check(names, 100 << 20);
  }

  @Test
  void allKeysMayBeEqual() throws Exception {
    check(new ArrayList<>(Collections.nCopies(500, "same")), 1 << 20);
  }
}
