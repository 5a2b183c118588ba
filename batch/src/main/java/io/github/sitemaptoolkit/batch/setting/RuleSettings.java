package io.github.sitemaptoolkit.batch.setting;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Which rules documents are checked against.
 *
 * @param profile whose rules; null for the default
 * @param levels how serious rules are, by their codes or patterns of them, in their order
 * @param deprecated how serious deprecated fields are; null for what the profile says
 * @param preview whether rules that wait for the next minor version apply, too
 */
public record RuleSettings(
    @Nullable String profile,
    Map<String, String> levels,
    @Nullable String deprecated,
    boolean preview) {

  /** Copies the map. */
  public RuleSettings {
    levels = Collections.unmodifiableMap(new LinkedHashMap<>(levels));
  }

  /** Returns the settings that values have. */
  public static RuleSettings of(SettingValues values) {
    Map<String, String> levels = new LinkedHashMap<>();
    for (String pair : values.pairs("rule")) {
      int equals = pair.lastIndexOf('=');
      if (equals < 0) {
        throw SettingException.of("rule", pair, "write CODE=LEVEL");
      }
      levels.put(pair.substring(0, equals), pair.substring(equals + 1));
    }
    return new RuleSettings(
        values.text("profile"), levels, values.text("deprecated"), values.flag("preview"));
  }
}
