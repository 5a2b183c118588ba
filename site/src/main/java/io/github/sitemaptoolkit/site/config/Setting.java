package io.github.sitemaptoolkit.site.config;

import io.github.sitemaptoolkit.problem.Location;
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
public record Setting(String key, List<String> values, String source, @Nullable Location at) {

  /** The source of what stands on the command line. */
  public static final String FLAG = "flag";

  /** The source of what is set nowhere. */
  public static final String DEFAULT = "default";

  /** Copies the list. */
  public Setting {
    values = List.copyOf(values);
  }

  /**
   * Returns where the values come from: {@code flag}, {@code SITEMAP_X}, {@code sitemap.toml:3}.
   */
  public String origin() {
    return at == null ? source : source + ':' + at.line();
  }

  /** Returns how far from the command line they are set: what is set nearer wins. */
  public int distance() {
    if (at != null) {
      return 2;
    }
    return source.equals(FLAG) ? 0 : 1;
  }
}
