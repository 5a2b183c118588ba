package io.github.sitemaptoolkit.publisher;

import io.github.sitemaptoolkit.model.UrlEntry;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Pages to publish, the same ones each time. */
final class Pages {

  static final String BASE = "https://example.com/";

  private Pages() {}

  /** Returns a page of a number: three sections, four months. */
  static UrlEntry entry(int number) {
    return UrlEntry.builder(BASE + "s" + number % 3 + "/page-" + number)
        .lastmod("2026-0" + (1 + number % 4) + "-01")
        .build();
  }

  /** Returns the first so many pages. */
  static List<UrlEntry> entries(int count) {
    List<UrlEntry> entries = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      entries.add(entry(i));
    }
    return entries;
  }

  /** Returns the dates of pages by their urls, as {@link Site#urls} does. */
  static Map<String, String> dates(List<UrlEntry> entries) {
    return entries.stream()
        .collect(
            Collectors.toMap(
                UrlEntry::loc,
                entry -> String.valueOf(entry.lastmod()),
                (a, b) -> a,
                TreeMap::new));
  }
}
