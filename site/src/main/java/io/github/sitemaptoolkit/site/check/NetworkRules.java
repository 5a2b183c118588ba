package io.github.sitemaptoolkit.site.check;

import io.github.sitemaptoolkit.validator.site.SiteCheck;
import java.io.IOException;

/** What servers say of a site. */
public interface NetworkRules {

  /** Nobody is asked. */
  NetworkRules NONE = new NetworkRules() {};

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
