package io.github.sitemaptoolkit.cli.config;

import io.github.sitemaptoolkit.batch.plan.RunFiles;
import java.util.Optional;

/** What a command that reads a site needs to know of its configuration. */
interface KnownSite {

  /** Returns whether there is a configuration file. */
  boolean hasFile();

  /** Returns where the file says that the site is published to; empty if it does not say so. */
  Optional<String> output();

  /** Adds the configuration file to those that the run reads. */
  void addTo(RunFiles files);

  /**
   * Returns an exception whose message names the place of a value instead of the option, if the
   * value is the file's.
   *
   * @param e what is wrong with the call or with a setting
   */
  RuntimeException reworded(RuntimeException e);
}
