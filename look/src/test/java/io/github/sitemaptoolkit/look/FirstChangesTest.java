package io.github.sitemaptoolkit.look;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class FirstChangesTest {

  private final FirstChanges changes = new FirstChanges();

  @Test
  void theFirstOfEachKindAreKeptBySection() {
    for (int i = 0; i < 100; i++) {
      changes.add(FirstChanges.Kind.REMOVED, "https://e.com/shop/" + i, List.of());
    }
    changes.add(FirstChanges.Kind.CHANGED, "https://e.com/shop/x", List.of("lastmod: 1 -> 2"));
    changes.add(FirstChanges.Kind.ADDED, "https://e.com/about", List.of());
    List<FirstChanges.First> removed = changes.of("/shop/", FirstChanges.Kind.REMOVED);
    assertEquals(FirstChanges.MOST, removed.size());
    assertEquals("https://e.com/shop/0", removed.get(0).url());
    assertEquals(
        List.of("lastmod: 1 -> 2"), changes.of("/shop/", FirstChanges.Kind.CHANGED).get(0).lines());
    assertEquals(1, changes.of("/", FirstChanges.Kind.ADDED).size());
    assertEquals(List.of(), changes.of("/", FirstChanges.Kind.REMOVED));
  }

  @Test
  void memoryIsBounded() {
    String length = "x".repeat(10_000);
    for (int i = 0; i < 5_000; i++) {
      changes.add(
          FirstChanges.Kind.ADDED, "https://e.com/" + i + '/' + length, List.of(length, length));
    }
    long chars = 0;
    for (int i = 0; i < 5_000; i++) {
      for (FirstChanges.First first : changes.of("/" + i + '/', FirstChanges.Kind.ADDED)) {
        chars += first.url().length() + String.join("", first.lines()).length();
      }
    }
    assertEquals(4, chars / 1_000_000, () -> "characters");
    assertEquals(List.of(), changes.of("/4999/", FirstChanges.Kind.ADDED));
    assertEquals(0, changes.of(SectionChanges.OTHERS, FirstChanges.Kind.ADDED).size());
  }
}
