package io.github.sitemaptoolkit.sort;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class TemporaryDirectoryTest {

  private static final Codec<Long> NUMBERS =
      new Codec<>() {
        @Override
        public int size(Long value) {
          return Long.BYTES;
        }

        @Override
        public void write(Long value, ByteBuffer target) {
          target.putLong(value);
        }

        @Override
        public Long read(ByteBuffer source) {
          return source.getLong();
        }
      };

  private final String prefix = "sitemap-test-" + UUID.randomUUID();

  private List<String> found() throws IOException {
    try (Stream<Path> all = Files.list(Path.of(System.getProperty("java.io.tmpdir")))) {
      return all.map(path -> path.getFileName().toString())
          .filter(name -> name.startsWith(prefix))
          .toList();
    }
  }

  @Test
  void nothingIsCreatedForWhatFitsInMemory() throws IOException {
    var order = new SortOrder<Long>(Long::longValue, Long::compare);
    try (var directory = new TemporaryDirectory(prefix);
        var sorter = new Sorter<>(directory, "numbers", order, NUMBERS)) {
      sorter.add(2L);
      sorter.add(1L);
      assertEquals(1L, sorter.sorted().next());
      assertEquals(List.of(), found());
    }
  }

  @Test
  void directoryIsCreatedOnceAndRemovedAtTheEnd() throws IOException {
    try (var directory = new TemporaryDirectory(prefix)) {
      Path first = directory.create("a");
      Path second = directory.create("b");
      assertEquals(first.getParent(), second.getParent());
      assertEquals(1, found().size());
      Files.delete(first);
      Files.delete(second);
    }
    assertEquals(List.of(), found());
  }
}
