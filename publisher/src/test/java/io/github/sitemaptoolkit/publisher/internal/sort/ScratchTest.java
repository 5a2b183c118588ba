package io.github.sitemaptoolkit.publisher.internal.sort;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.publisher.plan.Item;
import io.github.sitemaptoolkit.publisher.plan.Key;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class ScratchTest {

  @Test
  void entriesComeBackSortedAndTheDirectoryGoes() throws IOException {
    List<String> locs = new ArrayList<>();
    Path directory;
    try (var scratch = new Scratch(Context.of(Extensions.of()), "in")) {
      for (String loc : List.of("https://a.example/2", "https://a.example/1")) {
        Item item = scratch.maker().itemAsRead(UrlEntry.of(loc), Key.of(loc), 0, null);
        scratch.add(Objects.requireNonNull(item));
      }
      try (var entries = scratch.entries(scratch.sorted())) {
        directory = Path.of(entries.location().source());
        assertTrue(Files.isDirectory(directory));
        entries.forEach(entry -> locs.add(entry.loc()));
      }
    }
    assertEquals(List.of("https://a.example/1", "https://a.example/2"), locs);
    assertFalse(Files.exists(directory));
  }
}
