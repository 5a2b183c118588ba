package io.github.sitemaptoolkit.validator.rule;

import io.github.sitemaptoolkit.validator.profile.Profile;

/**
 * What happens to a url for a profile, and who says so.
 *
 * @param cost what happens
 * @param profile the profile that states it: the one that was asked for, or one that it takes over
 *     from
 * @param source the page or the specification, with what it says; empty if the cost is {@link
 *     Cost#NOT_STATED}
 * @since 0.1
 */
public record StatedCost(Cost cost, Profile profile, String source) {

  /** What holds where no table says anything. */
  static final StatedCost UNKNOWN = new StatedCost(Cost.NOT_STATED, Profile.SITEMAPS_ORG, "");

  /** Requires a source of each cost but {@link Cost#NOT_STATED}. */
  public StatedCost {
    if (source.isBlank() != (cost == Cost.NOT_STATED)) {
      throw new IllegalArgumentException(
          cost == Cost.NOT_STATED
              ? "what is not stated has no source: " + source
              : "\"" + cost + "\" needs a source that says so");
    }
  }
}
