package io.github.sitemaptoolkit.batch.setting;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a {@code [set.NAME]} of sitemap.toml consists of.
 *
 * @param output where to, if not to the place of the site: a directory, or the address of a store
 * @param baseUrl the url of that place
 * @param select which fields its entries keep; empty for all
 * @param by how urls are grouped to files
 * @param maxShrink which share of its urls may be removed
 * @param whenEmpty what becomes of its file when it has no urls
 */
public record SetSettings(
    @Nullable String output,
    @Nullable String baseUrl,
    ChoiceSettings choice,
    List<String> select,
    @Nullable String by,
    @Nullable String maxShrink,
    @Nullable String whenEmpty) {

  /** The keys that are no options, or mean something else for a set. */
  public static final List<SettingKey> KEYS =
      List.of(
          new SettingKey(
              "output",
              "DIR",
              "where to publish this set instead of the output of the site, with an index, a"
                  + " manifest and a lock of its own: a directory or a bucket. Sets with the same"
                  + " output are published there together"),
          new SettingKey("base-url", "URL", "the url of this output; it needs one of its own"),
          new SettingKey("by", "GROUPS", "how to group the urls of this set into files"),
          new SettingKey(
              "max-shrink",
              "PERCENT",
              "refuse to remove more than this share of the published urls of this set"),
          new SettingKey(
              "when-empty",
              "empty|remove",
              "what becomes of the file of this set when it has no urls: it stays, empty, with its"
                  + " address and its place in the index (the default where conditions ask for news,"
                  + " as crawlers accept an empty sitemap of news only), or it is removed. Neither"
                  + " if max-shrink forbids it"));

  /** Copies the list. */
  public SetSettings {
    select = List.copyOf(select);
  }

  /** Returns the settings that values have. */
  public static SetSettings of(SettingValues values) {
    return new SetSettings(
        values.file("output"),
        values.text("base-url"),
        ChoiceSettings.of(values),
        values.list("select"),
        values.text("by"),
        values.text("max-shrink"),
        values.text("when-empty"));
  }
}
