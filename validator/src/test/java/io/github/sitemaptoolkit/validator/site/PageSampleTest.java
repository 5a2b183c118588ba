package io.github.sitemaptoolkit.validator.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.model.UrlEntry;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Random samples of pages. */
class PageSampleTest {

  private static List<String> urls(int count) {
    List<String> urls = new ArrayList<>();
    IntStream.range(0, count).forEach(i -> urls.add("https://a.example/" + i));
    return urls;
  }

  private static List<String> sample(int size, long seed, List<String> urls) {
    var sample = new PageSample(size, seed);
    urls.forEach(url -> sample.add(UrlEntry.of(url)));
    return sample.pages().stream().map(UrlEntry::loc).toList();
  }

  @Test
  void theOrderOfPagesDoesNotMatter() {
    List<String> urls = urls(10_000);
    List<String> first = sample(100, 1, urls);
    Collections.shuffle(urls, new Random(1));
    assertEquals(first, sample(100, 1, urls));
    assertEquals(100, new HashSet<>(first).size());
  }

  @Test
  void anotherSeedTakesOthers() {
    assertNotEquals(sample(100, 1, urls(10_000)), sample(100, 2, urls(10_000)));
  }

  @Test
  void aPageCountsOnce() {
    List<String> urls = new ArrayList<>(urls(50));
    urls.addAll(urls(50));
    urls.replaceAll(url -> url.replace("a.example", "A.example:443"));
    urls.addAll(urls(50));
    assertEquals(50, sample(100, 1, urls).size());
    assertEquals(sample(10, 1, urls(50)).size(), sample(10, 1, urls).size());
  }

  @Test
  void allPartsOfASiteAreTaken() {
    List<String> taken = sample(1_000, 3, urls(10_000));
    long half = taken.stream().filter(url -> Integer.parseInt(url.substring(18)) < 5_000).count();
    assertTrue(half > 400 && half < 600, half + " of 1,000");
  }
}
