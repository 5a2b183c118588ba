package io.github.sitemaptoolkit.site.publish;

import io.github.sitemaptoolkit.batch.setting.SettingException;
import io.github.sitemaptoolkit.publisher.growth.Growth;

/** Feeds that a call accepts by their names. */
public final class AcceptedFeeds {

  private AcceptedFeeds() {}

  /**
   * Checks that there is a feed for each name. To be called when all are known.
   *
   * @throws SettingException if there is none for one of them
   */
  public static void check(Growth growth) {
    growth.unknown().stream()
        .findFirst()
        .ifPresent(
            name -> {
              throw SettingException.of(
                  "accept-feed",
                  "no feed that the set grows with has the name \""
                      + name
                      + "\"; write it as the message names it that refused the feed");
            });
  }
}
