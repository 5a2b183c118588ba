package io.github.sitemaptoolkit.batch.setting;

import org.jspecify.annotations.Nullable;

/**
 * What keeps a broken export from replacing a good set.
 *
 * @param maxShrink which share of the published urls may go
 * @param maxLoss which share of the entries with a value may lose it
 * @param maxOutside which share of the urls may have another host than the base url
 */
public record GuardSettings(
    boolean acceptIncomplete,
    boolean allowEmpty,
    @Nullable String maxShrink,
    @Nullable String maxLoss,
    @Nullable String maxOutside,
    boolean allowOutside) {

  /** Returns the settings that values have. */
  public static GuardSettings of(SettingValues values) {
    return new GuardSettings(
        values.flag("accept-incomplete"),
        values.flag("allow-empty"),
        values.text("max-shrink"),
        values.text("max-loss"),
        values.text("max-outside"),
        values.flag("allow-outside"));
  }
}
