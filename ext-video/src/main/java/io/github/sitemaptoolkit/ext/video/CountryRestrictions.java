package io.github.sitemaptoolkit.ext.video;

import io.github.sitemaptoolkit.ext.video.Video.Restriction;
import io.github.sitemaptoolkit.feed.FeedContext;
import io.github.sitemaptoolkit.feed.FeedMedia;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Finds the {@code media:restriction} that is about countries.
 *
 * <p>In place of countries, Media RSS allows {@code all} and {@code none}, for which the type may
 * be missing. A video sitemap has neither: a video that is allowed everywhere has no restriction,
 * and one that is allowed nowhere has an empty list of allowed countries.
 */
final class CountryRestrictions {

  private static final Pattern SPACE = Pattern.compile("\\s+");

  private CountryRestrictions() {}

  /**
   * Returns the first restriction by country, or null if there is none. Other restrictions are
   * reported as lost.
   */
  static @Nullable Restriction find(FeedMedia media, FeedContext context) {
    Restriction found = null;
    boolean seen = false;
    for (FeedMedia.Restriction restriction : media.restrictions()) {
      String written = SPACE.matcher(restriction.codes().strip()).replaceAll(" ");
      String codes = written.toUpperCase(Locale.ROOT);
      if (!seen && isByCountry(restriction, codes)) {
        seen = true;
        found = restriction(FeedTexts.word(restriction.relationship()), codes);
        if (found != null && found.countries().equals(codes) && !codes.equals(written)) {
          context.repeated(
              VideoCodes.RESTRICTION_CASE,
              "with a media:restriction whose country codes are changed to upper case");
        }
      } else {
        context.lost("media:restriction", restriction.codes());
      }
    }
    return found;
  }

  private static boolean isByCountry(FeedMedia.Restriction restriction, String codes) {
    String type = FeedTexts.word(restriction.type());
    return type.equals("country")
        || (type.isEmpty() && (codes.equals("ALL") || codes.equals("NONE")));
  }

  private static @Nullable Restriction restriction(String relationship, String codes) {
    return switch (relationship + ' ' + codes) {
      case "allow ALL", "deny NONE" -> null;
      case "allow NONE", "deny ALL" -> new Restriction("allow", "");
      default -> new Restriction(FeedTexts.orNull(relationship), codes);
    };
  }
}
