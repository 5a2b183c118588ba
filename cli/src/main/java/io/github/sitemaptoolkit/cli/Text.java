package io.github.sitemaptoolkit.cli;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import org.jspecify.annotations.Nullable;

/** Text for terminals and logs. */
final class Text {

  private Text() {}

  /**
   * Returns a text in which no character can move the cursor, begin a line or turn its direction.
   */
  static String safe(String text) {
    var safe = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      safe.append(Character.isISOControl(c) || isFormat(c) ? '?' : c);
    }
    return safe.toString();
  }

  /** Returns a problem for people; only its own layout has line breaks. */
  static String safe(Problem problem) {
    Location at = problem.location();
    return new Problem(
            problem.severity(),
            safe(problem.code()),
            safe(problem.message()),
            new Location(safe(at.source()), at.line(), at.column()),
            orNull(problem.path()),
            orNull(problem.loc()),
            problem.missing())
        .toString();
  }

  private static @Nullable String orNull(@Nullable String text) {
    return text == null ? null : safe(text);
  }

  private static boolean isFormat(char c) {
    return c == '\u2028'
        || c == '\u2029'
        || (c >= '\u200E' && c <= '\u200F')
        || (c >= '\u202A' && c <= '\u202E')
        || (c >= '\u2066' && c <= '\u2069');
  }
}
