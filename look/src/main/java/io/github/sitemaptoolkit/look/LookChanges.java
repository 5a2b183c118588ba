package io.github.sitemaptoolkit.look;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * How a set differs from an older one.
 *
 * @param against the name of the older one
 * @param exact whether the urls were compared; otherwise only their numbers by section were, so
 *     that what was added and removed in one section cancels out, and changes are unknown
 * @param oldWhole whether all of the older one was read
 * @param newWhole whether all of the newer one was read
 * @param total the sums
 * @param sections the sections that differ, those with most differences first
 * @since 0.1
 */
public record LookChanges(
    String against,
    boolean exact,
    boolean oldWhole,
    boolean newWhole,
    SectionChange total,
    List<SectionChange> sections) {

  /** Copies the list. */
  public LookChanges {
    sections = List.copyOf(sections);
  }

  /** Returns what was counted of differences between two sets of which all was read. */
  public static LookChanges of(String against, boolean exact, SectionChanges counted) {
    return new LookChanges(against, exact, true, true, counted.total(), counted.list());
  }

  /** Returns the same differences between sets of which a part could not be read. */
  public LookChanges partly(boolean oldIsWhole, boolean newIsWhole) {
    return new LookChanges(against, exact, oldIsWhole, newIsWhole, total, sections);
  }

  /**
   * Returns in sentences, without the stop, which of the differences may be none because a part of
   * a set could not be read; empty if all was read.
   */
  public List<String> doubts() {
    List<String> doubts = new ArrayList<>();
    if (!newWhole) {
      doubts.add("part of the newer version could not be read" + may(total.removed(), "removed"));
    }
    if (!oldWhole) {
      doubts.add("part of the older version could not be read" + may(total.added(), "added"));
    }
    return doubts;
  }

  private static String may(long urls, String kind) {
    return switch ((int) Math.min(urls, 2)) {
      case 0 -> "";
      case 1 -> ": the " + kind + " url may be in it";
      default ->
          String.format(Locale.ROOT, ": some or all of the %,d %s urls may be in it", urls, kind);
    };
  }
}
