package io.github.sitemaptoolkit.site.network;

import io.github.sitemaptoolkit.batch.setting.AccessSettings;
import io.github.sitemaptoolkit.batch.setting.SettingException;
import io.github.sitemaptoolkit.remote.http.RemoteOptions;

/** How addresses are read with settings. */
public final class AccessMeaning {

  private AccessMeaning() {}

  /**
   * Returns options with settings.
   *
   * @throws SettingException if one of them is wrong
   */
  public static RemoteOptions applyTo(RemoteOptions options, AccessSettings settings) {
    RemoteOptions limited = options.withLimits(FetchLimits.of(settings.limits()));
    String rate = settings.rate();
    if (rate != null) {
      try {
        limited = limited.withRate(Double.parseDouble(rate));
      } catch (IllegalArgumentException e) { // also of what is no number
        throw SettingException.of("rate", "use a number such as 5 or 0.5");
      }
    }
    String agent = settings.userAgent();
    try {
      return agent == null ? limited : limited.withUserAgent(agent);
    } catch (IllegalArgumentException e) {
      throw SettingException.of("user-agent", e);
    }
  }
}
