package io.github.sitemaptoolkit.look;

import java.util.List;

/**
 * How two versions of a set differ, with what guards say to it.
 *
 * @param before the older version
 * @param after the newer version
 * @param changes the numbers of differences
 * @param first the first of them
 * @param values the fields that more or fewer entries have now
 * @param verdicts what the guards say that were asked; empty for none
 * @param fates what became of the removed urls, in numbers; empty if nobody has looked
 * @since 0.1
 */
public record SetChanges(
    Version before,
    Version after,
    LookChanges changes,
    FirstChanges first,
    List<Values> values,
    List<Verdict> verdicts,
    List<NamedCount> fates) {

  /**
   * A version of the set.
   *
   * @param name its name, as it was given
   * @param urls how many urls it has, each counted once
   */
  public record Version(String name, long urls) {}

  /**
   * How many entries have a field.
   *
   * @param field such as {@code lastmod} or {@code image.title}
   * @param before how many had it
   * @param after how many have it
   * @param lost whether that is so many fewer that publishing would refuse it by default
   */
  public record Values(String field, long before, long after, boolean lost) {}

  /**
   * What a guard says.
   *
   * @param option the option that asked it, such as {@code --max-shrink 50%}
   * @param reasons why it refuses the newer version; empty if it accepts it
   */
  public record Verdict(String option, List<String> reasons) {

    /** Copies the list. */
    public Verdict {
      reasons = List.copyOf(reasons);
    }

    /** Returns whether the newer version is accepted. */
    public boolean accepts() {
      return reasons.isEmpty();
    }
  }

  /** Copies the lists. */
  public SetChanges {
    values = List.copyOf(values);
    verdicts = List.copyOf(verdicts);
    fates = List.copyOf(fates);
  }
}
