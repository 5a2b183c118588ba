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

  /** Accepts what the configuration says about the site; the options are set by then. */
  void configure(Site site);
}
