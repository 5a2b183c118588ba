package io.github.sitemaptoolkit.cli.network;

import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.Verbosity;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.validator.site.PageSample;
import io.github.sitemaptoolkit.validator.site.SiteCheck;
import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** What servers say of a site. */
public interface NetworkRules {

  /** The port: makes the rules. */
  @FunctionalInterface
  interface Maker {

    /**
     * Returns the rules.
     *
     * @param context opens addresses
     * @param sample the pages to look at, still empty; null for none
     * @param visited the file of those that need not be looked at again; null for none
     */
    NetworkRules rules(
        Context context,
        @Nullable PageSample sample,
        @Nullable Path visited,
        Console console,
        Verbosity verbosity);
  }

  /** Prepares the check of a site. To be called before its first document is checked. */
  default void begin(SiteCheck site) {}

  /**
   * Adds the robots.txt of the site of an input, before it is checked.
   *
   * @throws IOException if a temporary file cannot be written
   */
  default void addRobots(String input, SiteCheck site) throws IOException {}

  /**
   * Adds what the answers said with which documents came, and looks at the pages of the sample.
   *
   * @throws IOException if a file cannot be read or written
   */
  default void addAnswers(SiteCheck site) throws IOException {}
}
