package io.github.sitemaptoolkit.validator.profile;

import io.github.sitemaptoolkit.value.RobotsDirectives;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Whose rules a document is checked against.
 *
 * <p>A profile takes over what it does not state itself from its {@linkplain #parent parent}.
 *
 * @since 0.1
 */
public enum Profile {
  /** The protocol and its schemas, strictly. */
  SITEMAPS_ORG("sitemaps.org", null, "the protocol and its schemas, strictly"),
  /** Google Search. */
  GOOGLE("google", SITEMAPS_ORG, "Google Search"),
  /** Google News, in addition to Google Search. */
  GOOGLE_NEWS("google-news", GOOGLE, "Google News, in addition to Google Search"),
  /** Bing. */
  BING("bing", SITEMAPS_ORG, "Bing"),
  /** Yandex. */
  YANDEX("yandex", SITEMAPS_ORG, "Yandex"),
  /** Baidu. */
  BAIDU("baidu", SITEMAPS_ORG, "Baidu");

  private final String id;
  private final @Nullable Profile parent;
  private final String description;

  Profile(String id, @Nullable Profile parent, String description) {
    this.id = id;
    this.parent = parent;
    this.description = description;
  }

  /** Returns the profile with an id; empty if there is none. */
  public static Optional<Profile> find(String id) {
    for (Profile profile : values()) { // asked for each line of the tables
      if (profile.id.equals(id)) {
        return Optional.of(profile);
      }
    }
    return Optional.empty();
  }

  /** Returns the id, such as {@code google-news}. */
  public String id() {
    return id;
  }

  /** Returns the profile whose rules this one takes over; null if there is none. */
  public @Nullable Profile parent() {
    return parent;
  }

  /**
   * Returns the crawlers whose directives for robots count, besides those for all crawlers; empty
   * for the protocol, which knows no crawlers.
   */
  public Set<String> crawlers() {
    return switch (this) {
      case SITEMAPS_ORG -> Set.of();
      case GOOGLE -> RobotsDirectives.GOOGLE;
      case GOOGLE_NEWS -> Set.of("googlebot", "googlebot-news");
      case BING -> Set.of("bingbot");
      case YANDEX -> Set.of("yandex", "yandexbot");
      case BAIDU -> Set.of("baiduspider");
    };
  }

  /** Returns a description for people in a few words. */
  public String description() {
    return description;
  }

  /** Returns the id. */
  @Override
  public String toString() {
    return id;
  }
}
