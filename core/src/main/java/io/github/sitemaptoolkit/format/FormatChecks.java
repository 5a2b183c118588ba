package io.github.sitemaptoolkit.format;

import io.github.sitemaptoolkit.annotation.Incubating;

/**
 * Whether a reader also checks the rules of its format that do not matter for reading, such as that
 * a feed has a title. An option of a {@link Context}; defaults to {@link #OFF}.
 *
 * @since 0.1
 */
@Incubating
public enum FormatChecks {
  /** Only what matters for reading is reported. */
  OFF,
  /**
   * Violations of the format's own rules are reported, too. Because these are rules for the
   * document as it is, nothing in it is converted: an entry only has those values of extensions
   * whose own elements are in the document, and nothing is reported as lost. A wrong date that is
   * kept in its entry may be left to who judges the entry.
   */
  ON
}
