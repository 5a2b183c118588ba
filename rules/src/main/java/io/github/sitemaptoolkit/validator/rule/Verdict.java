package io.github.sitemaptoolkit.validator.rule;

import io.github.sitemaptoolkit.validator.profile.Level;
import io.github.sitemaptoolkit.validator.profile.Profile;

/**
 * How serious a rule is for a profile, and where that comes from.
 *
 * @param level how serious a finding is
 * @param profile the profile that states it: the one that was asked for, or one that it takes over
 *     rules from
 * @param origin who says so
 * @param source the page or the specification; a reason if it is a choice of this library
 * @since 0.1
 */
public record Verdict(Level level, Profile profile, Origin origin, String source) {

  /** Who says how serious a rule is. */
  public enum Origin {
    /** The owner of the profile, on a page or in a specification. */
    DOCUMENTED,
    /** The author of the extension or format that the rule belongs to. */
    EXTENSION,
    /** This library. Never an {@link Level#ERROR}. */
    CHOSEN
  }
}
