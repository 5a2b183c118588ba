package io.github.sitemaptoolkit.look;

import java.util.List;

/**
 * How a set differs from an older one.
 *
 * @param against the name of the older one
 * @param exact whether the urls were compared; otherwise only their numbers by section were, so
 *     that what was added and removed in one section cancels out, and changes are unknown
 * @param total the sums
 * @param sections the sections that differ, those with most differences first
 * @since 0.1
 */
public record LookChanges(
    String against, boolean exact, SectionChange total, List<SectionChange> sections) {

  /** Copies the list. */
  public LookChanges {
    sections = List.copyOf(sections);
  }

  /** Returns what was counted of differences. */
  public static LookChanges of(String against, boolean exact, SectionChanges counted) {
    return new LookChanges(against, exact, counted.total(), counted.list());
  }
}
