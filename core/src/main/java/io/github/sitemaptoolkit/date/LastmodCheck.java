package io.github.sitemaptoolkit.date;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Reporter;
import io.github.sitemaptoolkit.problem.Severity;
import java.time.ZoneId;
import org.jspecify.annotations.Nullable;

/**
 * Reports a {@code lastmod} that is not a date, for formats whose dates are kept as written. What
 * is unusual about a date of the W3C is for validators to say.
 *
 * @since 0.1
 */
public final class LastmodCheck {

  private static final String NAME = "lastmod";

  private LastmodCheck() {}

  /**
   * Returns a date with an offset if it has a time without a zone and the zone is known, which is
   * reported as information; otherwise as it is, after {@link #check}.
   *
   * @param value the text without white space around it
   * @param zone the time zone of dates without one; null if it is unknown
   */
  public static String read(String value, @Nullable ZoneId zone, Location at, Reporter reporter) {
    ParsedDate zoned = ParsedDate.zoned(value, zone);
    if (zoned == null || zoned.date() == null) {
      check(value, at, reporter);
      return value;
    }
    reporter.report(
        DateCodes.INVALID.withSeverity(Severity.INFO), at, NAME, () -> zoned.message(NAME, value));
    return zoned.date();
  }

  /**
   * Reports a date that is not in a form of the W3C. An empty text is no date, which needs no
   * report.
   *
   * @param value the text without white space around it
   */
  public static void check(String value, Location at, Reporter reporter) {
    DateFault fault = value.isEmpty() ? null : DateCheck.fault(value);
    if (fault != null && !fault.isValid()) {
      reporter.report(
          fault.code(),
          at,
          NAME,
          () -> NAME + ' ' + Problem.quoted(value) + ' ' + fault.words() + "; it is kept as it is");
    }
  }

  /** Returns whether a problem is one of {@link #check}. */
  public static boolean isOwn(Problem problem) {
    String path = problem.path();
    return path != null && path.endsWith(NAME) && !problem.missing() && isDate(problem);
  }

  /** Returns whether a problem says that a reader converted a date, without loss. */
  public static boolean isConversion(Problem problem) {
    return problem.severity() == Severity.INFO && isDate(problem);
  }

  private static boolean isDate(Problem problem) {
    return problem.code().startsWith(DateCodes.AREA);
  }
}
