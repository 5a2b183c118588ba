package io.github.sitemaptoolkit.look;

import io.github.sitemaptoolkit.url.UrlParts;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Counts by section how two sets of urls differ. Bounded: sections beyond {@value #MOST} are
 * counted as {@value #OTHERS}. Not thread-safe.
 *
 * @since 0.1
 */
public final class SectionChanges {

  /** The maximum number of sections. */
  public static final int MOST = 2_000;

  /** The name for all sections beyond the maximum. */
  public static final String OTHERS = "other sections";

  private static final Comparator<SectionChange> MOST_FIRST =
      Comparator.comparingLong(SectionChange::total).reversed().thenComparing(SectionChange::path);

  private final Map<String, long[]> sections = new HashMap<>();

  /** Counts a url that only the new set has. */
  public void added(String url) {
    count(url, 0, 1);
  }

  /** Counts a url that only the old set has. */
  public void removed(String url) {
    count(url, 1, 1);
  }

  /** Counts a url whose entries differ. */
  public void changed(String url) {
    count(url, 2, 1);
  }

  /** Counts how many more or fewer urls a section has, where the urls themselves are not known. */
  public void net(String section, long before, long after) {
    countSection(section, 0, Math.max(0, after - before));
    countSection(section, 1, Math.max(0, before - after));
  }

  private void count(String url, int what, long number) {
    countSection(Sections.of(url, UrlParts.path(url)), what, number);
  }

  private void countSection(String path, int what, long number) {
    if (number == 0) {
      return;
    }
    boolean fits = sections.size() < MOST || sections.containsKey(path);
    sections.computeIfAbsent(fits ? path : OTHERS, key -> new long[3])[what] += number;
  }

  /** Returns the sections that differ, those with most differences first. */
  public List<SectionChange> list() {
    return sections.entrySet().stream()
        .map(
            section -> {
              long[] counts = section.getValue();
              return new SectionChange(section.getKey(), counts[0], counts[1], counts[2]);
            })
        .sorted(MOST_FIRST)
        .toList();
  }

  /** Returns the sums of all sections. */
  public SectionChange total() {
    long[] sums = new long[3];
    for (long[] counts : sections.values()) {
      for (int i = 0; i < sums.length; i++) {
        sums[i] += counts[i];
      }
    }
    return new SectionChange("", sums[0], sums[1], sums[2]);
  }
}
