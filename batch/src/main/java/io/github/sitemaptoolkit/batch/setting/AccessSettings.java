package io.github.sitemaptoolkit.batch.setting;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How addresses are read, as far as anybody may say it: neither who is reached nor what is sent.
 *
 * @param userAgent who asks
 * @param rate how many requests a second a host gets at most
 * @param limits changed limits on what is fetched, as {@code name=value}
 */
public record AccessSettings(
    @Nullable String userAgent, @Nullable String rate, List<String> limits) {

  /** Copies the list. */
  public AccessSettings {
    limits = List.copyOf(limits);
  }

  /** Returns the settings that values have. */
  public static AccessSettings of(SettingValues values) {
    return new AccessSettings(
        values.text("user-agent"), values.text("rate"), values.texts("fetch-limit"));
  }
}
