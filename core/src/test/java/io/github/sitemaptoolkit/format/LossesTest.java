package io.github.sitemaptoolkit.format;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.problem.Loss;
import io.github.sitemaptoolkit.problem.Problems;
import java.util.List;
import org.junit.jupiter.api.Test;

class LossesTest {

  private final Problems problems = new Problems();

  @Test
  void aKindIsADetailIfAllOfItAre() {
    var losses = new Losses("xml", "out.xml");
    losses.addDetail("guid", "1");
    losses.addDetail("author", "Ada");
    losses.add("author", "Ben");
    losses.addDetailIfPresent("title", null);
    losses.reportTo(problems);
    assertEquals(
        List.of(
            new Loss("out.xml", "xml", "guid", 1, "1", null, true, false),
            new Loss("out.xml", "xml", "author", 2, "Ada", null, false, false)),
        problems.losses());
  }

  @Test
  void eachKindHasItsCountAndItsFirstExample() {
    var losses = new Losses("txt", "out.txt");
    losses.add("title of the feed", "News");
    losses.entry("https://example.com/1");
    losses.add("lastmod", "2024");
    losses.entry("https://example.com/2");
    losses.add("lastmod", "2025");
    losses.addIfPresent("priority", null);
    losses.reportTo(problems);
    assertEquals(
        List.of(
            new Loss("out.txt", "txt", "title of the feed", 1, "News", null, false, false),
            new Loss(
                "out.txt", "txt", "lastmod", 2, "2024", "https://example.com/1", false, false)),
        problems.losses());
    assertEquals(2, problems.count(Loss.CODE), "each is a problem, too");
  }

  @Test
  void kindsBeyondTheLimitAreCountedTogether() {
    var losses = new Losses("txt", "out.txt");
    for (int i = 0; i < 1000; i++) {
      losses.add("x:name" + i);
    }
    losses.reportTo(problems);
    List<Loss> kept = problems.losses();
    assertEquals(65, kept.size());
    assertEquals(936, kept.get(64).count());
    assertEquals(1000, kept.stream().mapToLong(Loss::count).sum());
  }

  @Test
  void textsThatAreLongerThanAnybodyReadsAreCut() {
    var losses = new Losses("txt", "out.txt");
    losses.entry("u".repeat(1_000_000));
    losses.add("k".repeat(1_000_000), "v".repeat(1_000_000));
    losses.add("k".repeat(1_000_000));
    losses.reportTo(problems);
    assertEquals(
        List.of(
            new Loss(
                "out.txt",
                "txt",
                "k".repeat(197) + "...",
                2,
                "v".repeat(97) + "...",
                "u".repeat(2045) + "...",
                false,
                false)),
        problems.losses());
  }
}
