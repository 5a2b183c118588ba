package io.github.sitemaptoolkit.batch.setting;

import java.util.List;

/**
 * How an {@code [[input]]} of sitemap.toml is read.
 *
 * @param grow whether the set grows with this feed
 * @param sets the names of the sets that it feeds; empty for all
 */
public record InputSettings(
    FormatSettings document,
    TableSettings tables,
    FeedSettings feeds,
    boolean grow,
    List<String> sets) {

  /** Copies the list. */
  public InputSettings {
    sets = List.copyOf(sets);
  }

  /** The keys that are no options. */
  public static final List<SettingKey> KEYS =
      List.of(
          new SettingKey(
              "grow",
              "`true` or `false`",
              "let the set grow with this feed: what has left the feed stays, until the feed says"
                  + " that it was deleted, or gives the item with the same guid or id another url"
                  + " (default: what is not in the file goes)"),
          new SettingKey(
              "sets",
              "NAME",
              "the sets that get the entries of this input, as far as they meet their conditions"
                  + " (default: all)"));

  /** Returns the settings that values have. */
  public static InputSettings of(SettingValues values) {
    return new InputSettings(
        FormatSettings.of(values),
        TableSettings.of(values),
        FeedSettings.of(values),
        values.flag("grow"),
        values.texts("sets"));
  }
}
