package io.github.sitemaptoolkit.converters.internal.feed;

import io.github.sitemaptoolkit.format.Losses;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Reporter;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Reports problems of the items of a feed, and counts the data that is lost of them. */
public abstract class ItemLog extends Reporter {

  /** The maximum length of kinds of losses, which may be names from the input. */
  private static final int LONGEST_KIND = 80;

  private final Losses losses;
  private final boolean counts;
  private final Set<String> reported = new HashSet<>();

  /**
   * Creates a log.
   *
   * @param format the id of the format that has no place for the data
   * @param document the name of the document that is read or written
   * @param counts whether data of items can be lost
   */
  protected ItemLog(Problems problems, String format, String document, boolean counts) {
    super(problems, document);
    this.losses = new Losses(format, document);
    this.counts = counts;
  }

  /** Returns the losses. */
  public final Losses losses() {
    return losses;
  }

  /** Returns whether data of items can be lost. */
  protected final boolean counts() {
    return counts;
  }

  /** Counts lost data that may have a place in the target, such as media, with an example. */
  public final void lost(String kind, @Nullable String value) {
    if (counts) {
      losses.entry(loc());
      losses.add(Problem.shortened(kind, LONGEST_KIND), value);
    }
  }

  /** Counts lost data that the target never has a place for, with an example if it has a text. */
  public final void lostDetail(String kind, @Nullable String value) {
    if (counts) {
      losses.entry(loc());
      losses.addDetail(Problem.shortened(kind, LONGEST_KIND), value);
    }
  }

  /** Reports a problem that every item of a feed may have, but only the first time. */
  public final void once(Code code, Location at, Supplier<String> message) {
    if (reported.add(code.id())) {
      report(code, at, null, message);
    }
  }

  /** Does the same as {@link #once} for a problem because of which something was left out. */
  public final void missingOnce(Code code, Location at, Supplier<String> message) {
    if (reported.add(code.id())) {
      missing(code, at, null, message);
    }
  }
}
