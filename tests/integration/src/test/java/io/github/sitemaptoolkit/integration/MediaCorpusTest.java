package io.github.sitemaptoolkit.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The pictures and films of the corpus: which of them belong to their page. */
class MediaCorpusTest {

  private static final Set<String> VERDICTS =
      Set.of(
          MediaCase.REAL, "no-address", "not-shown", "counter", "small", "face", "stand-in", "page");
  private static final Set<String> PLACES =
      Set.of("html", "head", "content", "rss", "atom", "jsonfeed", "table");

  @Test
  void casesAreWellFormed() throws IOException {
    Set<String> seen = new HashSet<>();
    for (MediaCase each : MediaCase.all()) {
      assertTrue(VERDICTS.contains(each.verdict()), each.toString());
      assertTrue(PLACES.contains(each.where()), each.toString());
      assertTrue(each.page().startsWith("https://"), each.toString());
      assertTrue(!each.sign().isEmpty() && !each.markup().isEmpty(), each.toString());
      String key = String.join(" ", each.where(), each.page(), each.address(), each.markup());
      assertTrue(seen.add(key), "twice: " + each);
    }
  }

  @Test
  void thereAreEnoughOfBothSets() throws IOException {
    List<MediaCase> first = MediaCase.all().stream().filter(it -> !it.isOfSecondSet()).toList();
    long signed =
        first.stream().filter(MediaCase::isReal).filter(it -> !it.sign().equals("-")).count();

    assertTrue(first.size() >= 500, "in the first set: " + first.size());
    assertTrue(signed >= 250, "real, with a sign of something else: " + signed);
    assertTrue(MediaCase.all().size() - first.size() >= 200, "in the second set");
  }

  @Test
  void theyAreNoRule() throws IOException {
    assertEquals(
        List.of(), CorpusCase.all().stream().filter(it -> it.rule().equals("media")).toList());
  }
}
