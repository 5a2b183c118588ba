package io.github.sitemaptoolkit.cli.config;

import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.site.config.SitePlace;
import java.util.List;
import java.util.Optional;

/** What a command that reads a site needs to know of its configuration. */
public interface KnownSite {

  /** Returns the name of the configuration file; empty if there is none. */
  Optional<String> fileName();

  /**
   * Returns the places that the site is published to; none if neither the environment nor the file
   * says so.
   */
  List<SitePlace> places();

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
