package io.github.sitemaptoolkit.problem;

import io.github.sitemaptoolkit.internal.text.GroupedDigits;
import org.jspecify.annotations.Nullable;

/**
 * A kind of data that got lost because a format has no place for it, with the number of
 * occurrences.
 *
 * @param source the name of the file that was written or read, as the caller gave it
 * @param format the id of the format that has no place for it
 * @param kind the kind of data, such as {@code lastmod}, {@code image:image} or {@code
 *     video:platform}
 * @param count how many there were, at least 1
 * @param example the first value that was lost; null if it cannot be shown as a short text
 * @param loc the url of the entry that this value belongs to; null if it belongs to none
 * @param detail whether the target format never has a place for such data and its readers do not
 *     expect it, such as the title of a feed or the width of a picture; false for media, dates,
 *     urls and unknown markup
 * @param told whether a problem of its own has named the data already, so that a summary need not
 * @since 0.1
 */
public record Loss(
    String source,
    String format,
    String kind,
    long count,
    @Nullable String example,
    @Nullable String loc,
    boolean detail,
    boolean told) {

  /** The code of the problems that report losses. */
  public static final String CODE = "convert.lost-field";

  private static final int LONGEST = 100;

  /** Cuts a long example. */
  public Loss {
    example = example == null ? null : Problem.shortened(example, LONGEST);
  }

  /** Returns this loss as a problem, for callers that only handle problems. */
  public Problem problem() {
    return new Problem(
        Severity.WARNING,
        CODE,
        format + ": dropped " + GroupedDigits.of(count) + ' ' + kind,
        Location.of(source),
        null,
        loc,
        false);
  }

  /** Returns the kind, the example and its url: {@code title: Films, of https://example.com/}. */
  public String description() {
    String shown = example == null ? kind : kind + ": " + example;
    return loc == null ? shown : shown + (count == 1 ? ", of " : ", first of ") + loc;
  }

  /** Returns the number and the {@link #description}: {@code rss: dropped 1 title: Films}. */
  @Override
  public String toString() {
    return format + ": dropped " + GroupedDigits.of(count) + ' ' + description();
  }
}
