package io.github.sitemaptoolkit.cli.config;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** A command whose options may stand in a configuration file, or in the environment. */
public interface Configurable {

  /**
   * Returns the configuration file; null if there is none. Called after the command line alone was
   * parsed, without anything that is required and missing.
   */
  @Nullable Path configuration();

  /**
   * Returns the table of the file in which the options of the command stand, together with {@code
   * extensions} and {@code max-shrink} at the top; empty for the top.
   */
  default String table() {
    return "";
  }

  /** Accepts what the configuration says about the site; the options are set by then. */
  void configure(CommandSite site);
}
