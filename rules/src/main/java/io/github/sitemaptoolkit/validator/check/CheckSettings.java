package io.github.sitemaptoolkit.validator.check;

import io.github.sitemaptoolkit.url.PrivateUrls;
import io.github.sitemaptoolkit.validator.profile.Level;
import io.github.sitemaptoolkit.validator.profile.Profile;
import io.github.sitemaptoolkit.validator.repeat.UrlRoom;
import io.github.sitemaptoolkit.validator.rule.ProfileTable;
import java.time.Instant;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What documents are checked against.
 *
 * @param table how serious each rule is
 * @param profile whose rules
 * @param levels the levels that replace those of the profile, by code
 * @param location the url of the document, for the rules on what it may list; null if unknown
 * @param now the current time
 * @param placed how many findings of each rule have their places; further ones of entries have none
 * @param privateUrls the hosts that are meant although the public cannot reach them
 * @param room for the urls of the document
 * @since 0.1
 */
public record CheckSettings(
    ProfileTable table,
    Profile profile,
    Map<String, Level> levels,
    @Nullable String location,
    Instant now,
    long placed,
    PrivateUrls privateUrls,
    UrlRoom room) {

  /** Copies the map. */
  public CheckSettings {
    levels = Map.copyOf(levels);
  }
}
