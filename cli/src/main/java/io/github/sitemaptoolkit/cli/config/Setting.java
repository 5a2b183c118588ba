package io.github.sitemaptoolkit.cli.config;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The values that an option has, and where they come from.
 *
 * @param key the name of the option, without dashes
 * @param values as they would stand on the command line; for a switch, {@code true} or {@code
 *     false}
 * @param source {@link #FLAG}, {@link #DEFAULT}, the name of a variable, or the name of the file
 * @param at the place in the file; null if they come from elsewhere
 */
record Setting(String key, List<String> values, String source, @Nullable Location at) {

  /** The source of what stands on the command line. */
  static final String FLAG = "flag";

  /** The source of what is set nowhere. */
  static final String DEFAULT = "default";

  /** Copies the list. */
  Setting {
    values = List.copyOf(values);
  }

  /**
   * Returns where the values come from: {@code flag}, {@code SITEMAP_X}, {@code sitemap.toml:3}.
   */
  String origin() {
    return at == null ? source : source + ':' + at.line();
  }

  /** Returns how far from the command line they are set: what is set nearer wins. */
  int distance() {
    if (at != null) {
      return 2;
    }
    return source.equals(FLAG) ? 0 : 1;
  }

  /** Returns a message about the values that names their origin instead of the option. */
  String message(String rest) {
    return at == null
        ? "sitemap: " + source + rest
        : Problem.of(ConfigCodes.VALUE, key + rest, at).toString();
  }
}
