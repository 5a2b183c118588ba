package io.github.sitemaptoolkit.extension;

import io.github.sitemaptoolkit.problem.Code;
import java.time.Instant;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Accepts what {@link Checks} find in the values of one entry.
 *
 * <p>Only valid during the call that it is passed to. Not thread-safe.
 *
 * @since 0.1
 */
public interface Findings {

  /** Returns the current time, which is the same for the whole document. */
  Instant now();

  /**
   * Returns whether findings of a rule are reported. Rules need not ask, but those that cost much
   * are better not checked in vain. Defaults to true.
   */
  default boolean wants(Code code) {
    return true;
  }

  /**
   * Reports a finding.
   *
   * @param code the rule; the profile decides how serious the finding is
   * @param value the index of the value in the list of values, from 0
   * @param path the field, such as {@code price[2]@currency}; empty or null for the value itself
   * @param message what is wrong and what to do about it; only called if the finding is wanted
   */
  void report(Code code, int value, @Nullable String path, Supplier<String> message);
}
