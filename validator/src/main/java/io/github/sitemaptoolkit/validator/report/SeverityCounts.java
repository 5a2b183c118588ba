package io.github.sitemaptoolkit.validator.report;

import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.text.ShownNumber;
import java.util.ArrayList;
import java.util.List;

/**
 * The number of findings of each severity.
 *
 * @since 0.1
 */
public record SeverityCounts(long errors, long warnings, long infos) {

  /** No findings. */
  public static final SeverityCounts NONE = new SeverityCounts(0, 0, 0);

  /** Returns the numbers of these problems. */
  public static SeverityCounts of(Problems problems) {
    return new SeverityCounts(
        problems.count(Severity.ERROR),
        problems.count(Severity.WARNING),
        problems.count(Severity.INFO));
  }

  /** Returns the number of findings of a severity. */
  public long count(Severity severity) {
    return switch (severity) {
      case ERROR -> errors;
      case WARNING -> warnings;
      case INFO -> infos;
    };
  }

  /** Returns the number of all findings. */
  public long total() {
    return errors + warnings + infos;
  }

  /** Returns these counts and one more finding. */
  SeverityCounts plus(Severity severity) {
    return switch (severity) {
      case ERROR -> new SeverityCounts(errors + 1, warnings, infos);
      case WARNING -> new SeverityCounts(errors, warnings + 1, infos);
      case INFO -> new SeverityCounts(errors, warnings, infos + 1);
    };
  }

  /** Returns the sum of this and other counts. */
  public SeverityCounts plus(SeverityCounts other) {
    return new SeverityCounts(
        errors + other.errors, warnings + other.warnings, infos + other.infos);
  }

  /** Returns such as {@code 1 error, 12 warnings}; {@code no findings} if there are none. */
  @Override
  public String toString() {
    return toString("");
  }

  /**
   * Returns such as {@code 1 new error, 12 new warnings}; {@code no new findings} if there are
   * none.
   *
   * @param kind a word before each, with a space
   */
  String toString(String kind) {
    List<String> parts = new ArrayList<>();
    for (Severity severity : List.of(Severity.ERROR, Severity.WARNING, Severity.INFO)) {
      if (count(severity) > 0) {
        parts.add(ShownNumber.counted(count(severity), kind + severity));
      }
    }
    return parts.isEmpty() ? "no " + kind + "findings" : String.join(", ", parts);
  }
}
