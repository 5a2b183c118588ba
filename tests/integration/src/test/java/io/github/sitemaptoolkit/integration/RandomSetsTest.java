package io.github.sitemaptoolkit.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.publisher.Merger;
import io.github.sitemaptoolkit.publisher.compare.Change;
import io.github.sitemaptoolkit.publisher.compare.Comparison;
import io.github.sitemaptoolkit.testkit.RandomEntries;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Sets with the values of all extensions are compared and merged whole. */
class RandomSetsTest {

  private final Context context = Context.load();

  @Test
  void aSetDoesNotDifferFromItself() throws IOException {
    List<UrlEntry> entries = new RandomEntries(context.extensions(), 7).next(300);
    List<UrlEntry> turned = new ArrayList<>(entries);
    Collections.reverse(turned);
    List<Change> changes = new ArrayList<>();
    try (var comparison = new Comparison(context)) {
      entries.forEach(comparison::before);
      turned.forEach(comparison::after);
      comparison.forEach(changes::add);
    }
    assertEquals(List.of(), changes);
  }

  @Test
  void whatIsMergedIsWhole() throws IOException {
    var random = new RandomEntries(context.extensions(), 3);
    List<UrlEntry> entries = new ArrayList<>();
    try (var merger = new Merger(Merger.Keep.NEWEST, context.withProblems(new Problems()))) {
      for (int i = 0; i < 200; i++) {
        entries.add(random.next().toBuilder().loc("https://a.example/" + (1_000 + i)).build());
        merger.add(entries.get(i), 0, null);
      }
      try (EntryReader<UrlEntry> merged = merger.entries()) {
        assertEquals(entries, merged.stream().toList());
      }
    }
  }
}
