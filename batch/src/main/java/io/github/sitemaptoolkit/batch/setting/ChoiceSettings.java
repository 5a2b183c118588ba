package io.github.sitemaptoolkit.batch.setting;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Which entries are kept.
 *
 * @param where conditions, all of which must be met
 * @param since a date or an age
 * @param until a date or an age
 */
public record ChoiceSettings(
    List<String> where,
    List<String> include,
    List<String> exclude,
    @Nullable String since,
    @Nullable String until) {

  /** Copies the lists. */
  public ChoiceSettings {
    where = List.copyOf(where);
    include = List.copyOf(include);
    exclude = List.copyOf(exclude);
  }

  /** Returns the settings that values have. */
  public static ChoiceSettings of(SettingValues values) {
    return new ChoiceSettings(
        values.texts("where"),
        values.texts("include"),
        values.texts("exclude"),
        values.text("since"),
        values.text("until"));
  }
}
