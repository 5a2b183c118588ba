package io.github.sitemaptoolkit.batch.setting;

import org.jspecify.annotations.Nullable;

/**
 * What a document need not say about itself.
 *
 * @param from the id of its format
 * @param base what its relative urls are resolved against
 */
public record FormatSettings(PageSettings pages, @Nullable String from, @Nullable String base) {

  /** Returns the settings that values have. */
  public static FormatSettings of(SettingValues values) {
    return new FormatSettings(PageSettings.of(values), values.text("from"), values.text("base"));
  }
}
