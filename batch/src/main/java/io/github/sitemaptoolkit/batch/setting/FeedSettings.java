package io.github.sitemaptoolkit.batch.setting;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is read from feeds.
 *
 * @param with the ids of extensions whose values are made of items
 */
public record FeedSettings(List<String> with, @Nullable String contentMedia) {

  /** Copies the list. */
  public FeedSettings {
    with = List.copyOf(with);
  }

  /** Returns the settings that values have. */
  public static FeedSettings of(SettingValues values) {
    return new FeedSettings(values.list("with"), values.text("content-media"));
  }
}
