package io.github.sitemaptoolkit.batch.setting;

import org.jspecify.annotations.Nullable;

/**
 * What the files of a set are.
 *
 * @param by how urls are grouped to files
 * @param immutable whether files are named by their contents
 * @param keep how long or how many former sets are kept
 * @param maxUrls how many urls a file has at most
 * @param maxBytes how large a file is at most, before compression
 */
public record OutputSettings(
    @Nullable String by,
    boolean gzip,
    boolean stylesheet,
    boolean immutable,
    @Nullable String keep,
    @Nullable String maxUrls,
    @Nullable String maxBytes) {

  /** Returns the settings that values have. */
  public static OutputSettings of(SettingValues values) {
    return new OutputSettings(
        values.text("by"),
        values.flag("gzip"),
        values.flag("stylesheet"),
        values.flag("immutable"),
        values.text("keep"),
        values.text("max-urls"),
        values.text("max-bytes"));
  }
}
