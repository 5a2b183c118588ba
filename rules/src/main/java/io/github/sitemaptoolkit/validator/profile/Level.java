package io.github.sitemaptoolkit.validator.profile;

import io.github.sitemaptoolkit.problem.Severity;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * How serious a finding is.
 *
 * @since 0.1
 */
public enum Level {
  /** Not reported. */
  OFF(null),
  /** Worth knowing. */
  INFO(Severity.INFO),
  /** Probably not what was meant, or ignored by search engines. */
  WARNING(Severity.WARNING),
  /** Refused by search engines. */
  ERROR(Severity.ERROR);

  private final @Nullable Severity severity;

  Level(@Nullable Severity severity) {
    this.severity = severity;
  }

  /** Returns the severity of the problem; null if it is not reported. */
  public @Nullable Severity severity() {
    return severity;
  }

  /** Returns the level of a severity. */
  public static Level of(Severity severity) {
    return switch (severity) {
      case INFO -> INFO;
      case WARNING -> WARNING;
      case ERROR -> ERROR;
    };
  }

  /** Returns the name in lower case, such as {@code warning}. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
