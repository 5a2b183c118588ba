package io.github.sitemaptoolkit.converters.internal.feed.source;

import io.github.sitemaptoolkit.converters.internal.feed.FeedCodes;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Elements of vendors whose names suggest data that a sitemap can hold. They are not read, because
 * their meaning is not documented, but each name is reported once.
 */
final class UnreadElements {

  private static final int MOST = 20; // of a feed; names may be any

  private static final Map<String, String> LIKE = new HashMap<>();

  static {
    like(
        "dcterms:valid",
        "expires expiry expiration expirationdate expiration_date expiresat expires_at expiredate"
            + " expirydate validuntil valid_until validto enddate unpublishdate removedate");
    like("an item of its own with dcterms:type live-video", "liveitem");
    like("media:restriction", "geoblock geoblocking georestriction countries allowedcountries");
    like("media:thumbnail", "thumbnailurl thumbnail_url posterurl poster");
  }

  private final Set<String> told = new HashSet<>(0);

  private static void like(String known, String words) {
    for (String word : words.split(" ", -1)) {
      LIKE.put(word, known);
    }
  }

  /** Reports the current element of a cursor if its name suggests such data. */
  void tell(ScopedCursor cursor, FeedLog log) {
    String local = cursor.localName();
    String known = LIKE.get(local);
    if (known == null && hasUpper(local)) {
      known = LIKE.get(local.toLowerCase(Locale.ROOT));
    }
    if (known != null && told.size() < MOST && told.add(cursor.name())) {
      String like = known;
      String name = cursor.name();
      log.report(
          FeedCodes.UNREAD,
          cursor.tag(),
          null,
          () -> "<" + name + "> is not read; if it is meant for search engines, write " + like);
    }
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
