package io.github.sitemaptoolkit.converters.internal.feed.source;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Elements of vendors whose names suggest data that a sitemap can hold. They are not read, because
 * their meaning is not documented, but each name is reported once.
 */
final class UnreadElements {

  private static final int MOST = 20; // of a feed; names may be any

  private static final Map<String, String> LIKE = new HashMap<>();

  static {
    add(
        "dcterms:valid",
        "expires expiry expiration expirationdate expiration_date expiresat expires_at expiredate"
            + " expirydate validuntil valid_until validto enddate unpublishdate removedate");
    add("an item of its own with dcterms:type live-video", "liveitem");
    add("media:restriction", "geoblock geoblocking georestriction countries allowedcountries");
    add("media:thumbnail", "thumbnailurl thumbnail_url posterurl poster");
  }

  private final Set<String> told = new HashSet<>(0);

  private static void add(String known, String words) {
    for (String word : words.split(" ", -1)) {
      LIKE.put(word, known);
    }
  }

  /** Returns what an element of a local name seems to say, as the format says it; else null. */
  @Nullable String like(String local) {
    String known = LIKE.get(local);
    return known == null && hasUpper(local) ? LIKE.get(local.toLowerCase(Locale.ROOT)) : known;
  }

  /** Returns whether an element of a whole name is met for the first time, and is to be told. */
  boolean isNew(String name) {
    return told.size() < MOST && told.add(name);
  }

  private static boolean hasUpper(String name) {
    for (int i = 0; i < name.length(); i++) {
      if (name.charAt(i) >= 'A' && name.charAt(i) <= 'Z') {
        return true;
      }
    }
    return false;
  }
}
