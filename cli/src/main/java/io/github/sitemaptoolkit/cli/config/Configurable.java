package io.github.sitemaptoolkit.cli.config;

import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A command whose options may stand in a configuration file, or in the environment. */
public interface Configurable {

  /**
   * Returns the configuration file; null if there is none. Called after the command line alone was
   * parsed, without anything that is required and missing.
   */
  @Nullable Path configuration();

  /**
   * Returns the table of the file in which the options of the command stand; empty if it has none.
   */
  default String table() {
    return "";
  }

  /**
   * Returns the keys at the top of the file that are options of the command, too, as far as it has
   * them: each with the key of that option.
   */
  default Map<String, String> keysAtTop() {
    return Map.of("extensions", "extensions", "max-shrink", "max-shrink");
  }

  /** Returns whether all options of the command stand at the top of the file, and no others. */
  default boolean ownsTop() {
    return false;
  }

  /** Accepts what the configuration says about the site; the options are set by then. */
  void configure(CommandSite site);
}
