package io.github.sitemaptoolkit.publisher.internal.job;

import io.github.sitemaptoolkit.publisher.layout.Grouping;
import io.github.sitemaptoolkit.publisher.plan.Groups;
import io.github.sitemaptoolkit.publisher.plan.Item;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Tells when an update touches most files of a set, and how many it would touch if the set were
 * grouped in another way: counted over the changed urls alone, each group for one file.
 */
final class OtherGroupings {

  /** Fewer files are soon written. */
  private static final int FEW = 8;

  private final int files;
  private final Map<Grouping, Groups> groupings = new LinkedHashMap<>();
  private final Map<Grouping, Set<String>> found = new LinkedHashMap<>();

  /**
   * Creates counts of nothing.
   *
   * @param by how the set is grouped
   * @param files the number of its files
   */
  OtherGroupings(Grouping by, int files) {
    this.files = files;
    for (Grouping other : List.of(Grouping.month(), Grouping.section(1))) {
      if (!other.equals(by)) {
        groupings.put(other, new Groups(other));
        found.put(other, new HashSet<>());
      }
    }
  }

  /**
   * Counts a change.
   *
   * @param before the entry that is replaced or removed; null if there is none
   */
  void add(Item change, @Nullable Item before) {
    if (!change.isTombstone()) {
      add(change);
    }
    if (before != null) {
      add(before);
    }
  }

  private void add(Item item) {
    String date = item.lastmod() == null ? null : item.lastmod().text();
    groupings.forEach(
        (other, groups) -> {
          Set<String> known = found.getOrDefault(other, Set.of());
          if (known.size() <= files) { // more are no advice
            known.add(groups.of(item.key().loc(), date));
          }
        });
  }

  /**
   * Returns what there is to say, in a sentence.
   *
   * @param touched how many files the changes touch
   */
  Optional<String> note(int touched) {
    if (files < FEW || 2 * touched <= files) {
      return Optional.empty();
    }
    List<String> others = new ArrayList<>();
    found.forEach(
        (other, groups) -> {
          if (groups.size() < touched) {
            others.add(groups.size() + " with --by " + other);
          }
        });
    return Optional.of(
        "the changes touch "
            + touched
            + " of "
            + files
            + " sitemaps"
            + (others.isEmpty() ? "" : "; the same urls would touch " + String.join(", ", others)));
  }
}
