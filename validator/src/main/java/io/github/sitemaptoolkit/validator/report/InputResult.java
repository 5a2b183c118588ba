package io.github.sitemaptoolkit.validator.report;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * What came of checking an input.
 *
 * @param urls the number of urls that were read
 * @param sitemaps the number of sitemaps that were read from an index
 * @param counts the number of findings
 * @param failure why the input, or the rest of it, could not be read, in lower case and without a
 *     full stop; null if it was read to its end. Not needed if one of the findings says it
 * @param modified when the input was changed last; null if that is not known
 * @since 0.1
 */
public record InputResult(
    long urls,
    long sitemaps,
    SeverityCounts counts,
    @Nullable String failure,
    @Nullable Instant modified) {

  /** What reports call it that an input could not be read, where they want the name of a rule. */
  static final String FAILED = "input.failed";

  /** Creates the result of an input that was read to its end. */
  public InputResult(long urls, long sitemaps, SeverityCounts counts) {
    this(urls, sitemaps, counts, null, null);
  }

  /** Creates the result of an input of which it is not known when it was changed last. */
  public InputResult(long urls, long sitemaps, SeverityCounts counts, @Nullable String failure) {
    this(urls, sitemaps, counts, failure, null);
  }

  /** Returns the result of an input that could not be opened, for example because it is missing. */
  public static InputResult failed(String failure) {
    return new InputResult(0, 0, SeverityCounts.NONE, failure);
  }
}
