package io.github.sitemaptoolkit.problem;

import org.jspecify.annotations.Nullable;

/**
 * What a document could not carry of what it was given, or a format could not take of what it read:
 * one kind of thing, counted.
 *
 * @param source the document: the file that was written, or read, as the caller named it
 * @param format the id of the format that has no place for it
 * @param kind what it is, such as {@code lastmod}, {@code image:image} or {@code video:platform}
 * @param count how many there were, at least 1
 * @param example the value of the first of them; null where it has no short text
 * @param loc the url of the entry that the first of them belongs to; null if it belongs to none
 * @param detail whether it is data of a kind that the target never has a place for and that its
 *     readers do not look for, such as the title of a feed or the width of a picture. Media, dates
 *     and urls are no details, nor is markup that nobody knows
 * @since 0.1
 */
public record Loss(
    String source,
    String format,
    String kind,
    long count,
    @Nullable String example,
    @Nullable String loc,
    boolean detail) {

  /** The code of the problems that tell of losses. */
  public static final String CODE = "convert.lost-field";

  private static final int LONGEST = 100;

  /** Cuts a long example. */
  public Loss {
    example = example == null ? null : Problem.shortened(example, LONGEST);
  }

  /** Creates a loss that is no detail. */
  public Loss(
      String source,
      String format,
      String kind,
      long count,
      @Nullable String example,
      @Nullable String loc) {
    this(source, format, kind, count, example, loc, false);
  }

  /** Returns it as a problem, for callers that look at problems only. */
  public Problem problem() {
    return new Problem(
        LossCodes.LOST_FIELD.severity(),
        CODE,
        format + ": dropped " + count + ' ' + kind,
        Location.of(source),
        null,
        loc,
        false);
  }
}
