package io.github.sitemaptoolkit.batch.setting;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The values of settings by their keys, such as those of a table of sitemap.toml. Names of files
 * are as seen from the working directory.
 */
public interface SettingValues {

  /** Returns whether a switch is on; false if it is not set. */
  boolean flag(String key);

  /** Returns a text or a number as it is written; null if it is not set. */
  @Nullable String text(String key);

  /** Returns all values of a setting that may have several; empty if it is not set. */
  List<String> texts(String key);

  /** Returns the pairs of names and values of a setting, each as {@code name=value}. */
  List<String> pairs(String key);

  /** Returns the name of a file; null if it is not set. */
  @Nullable String file(String key);

  /** Returns the names of files of a setting that may have several; empty if it is not set. */
  List<String> files(String key);

  /** Returns all values of a setting, of which each text may hold several with commas. */
  default List<String> list(String key) {
    List<String> parts = new ArrayList<>();
    texts(key).forEach(text -> parts.addAll(Arrays.asList(text.split(",", -1))));
    return parts;
  }
}
