package io.github.sitemaptoolkit.sort;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SpoolTest {

  /** A text is its own key. */
  private static final Codec<String> CODEC =
      new Codec<>() {
        @Override
        public int size(String value) {
          return Integer.BYTES + value.getBytes(UTF_8).length;
        }

        @Override
        public void write(String value, ByteBuffer target) {
          byte[] bytes = value.getBytes(UTF_8);
          target.putInt(bytes.length).put(bytes);
        }

        @Override
        public String read(ByteBuffer source) {
          byte[] bytes = new byte[source.getInt()];
          source.get(bytes);
          return new String(bytes, UTF_8);
        }
      };

  @TempDir Path parent;

  private static List<String> all(ItemStream<String> values) throws IOException {
    List<String> all = new ArrayList<>();
    for (String next = values.next(); next != null; next = values.next()) {
      all.add(next);
    }
    return all;
  }

  @ParameterizedTest
  @CsvSource({"0, 1", "1, 1", "50, 1", "1000, 5000", "1000, 10000000"})
  void valuesKeepTheirOrderAndCanBeReadAgain(int count, long memory) throws IOException {
    Path directory = parent.resolve("spool");
    List<String> expected = new ArrayList<>();
    try (var spool = new Spool<>(directory, CODEC, memory)) {
      for (int i = 0; i < count; i++) {
        String value = "\u00E9".repeat(i % 7) + (count - i);
        spool.add(value);
        expected.add(value);
      }
      spool.values().next();
      assertEquals(expected, all(spool.values()));
      assertEquals(expected, all(spool.values()));
    }
    assertFalse(Files.exists(directory), "everything that was made is removed");
  }

  @Test
  void littleNeedsNoFile() throws IOException {
    Path directory = parent.resolve("spool");
    try (var spool = new Spool<>(directory, CODEC, 1 << 20)) {
      spool.add("a");
      assertFalse(Files.exists(directory));
    }
  }
}
