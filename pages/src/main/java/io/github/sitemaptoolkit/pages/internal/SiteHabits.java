package io.github.sitemaptoolkit.pages.internal;

import io.github.sitemaptoolkit.content.CommonMedia;
import io.github.sitemaptoolkit.content.HtmlPage;
import io.github.sitemaptoolkit.content.statement.StructuredData;
import io.github.sitemaptoolkit.feed.FeedMedia;
import io.github.sitemaptoolkit.feed.Rendition;
import io.github.sitemaptoolkit.pages.option.LastmodSource;
import io.github.sitemaptoolkit.url.UrlParts;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What most pages of a site have in common, and what therefore says nothing of one of them:
 * pictures such as logos, the minute in which all of them were built, and the address that their
 * template names in structured data.
 */
final class SiteHabits {

  private static final int FEWEST = 5; // pages that have something in common
  private static final int FEWEST_NAMES = 3; // pages whose structured data names one address
  private static final int FEW = 20; // pages of a small site, all of which must have the same date
  private static final int MOST_NAMED = 10_000; // addresses; a page may name any number
  private static final Pattern FURNITURE =
      Pattern.compile("(?<!\\p{L})(logo|icon|default|share|social|brand|header|footer|touch)");

  private static final int MINUTE = "2026-11-26T10:30".length();

  private final CommonMedia common = new CommonMedia();
  private final Map<LastmodSource, Map<String, Integer>> minutes =
      new EnumMap<>(LastmodSource.class);
  private final Map<LastmodSource, Integer> dated = new EnumMap<>(LastmodSource.class);
  private final Map<String, Integer> named = new HashMap<>(); // by how many pages
  private int naming; // pages that were asked what they name

  /** Adds the pictures and videos that a page shows, and the pictures that its data names. */
  void addMedia(HtmlPage page, StructuredData data) {
    List<FeedMedia> media = new ArrayList<>(page.shown().media());
    data.pictures().forEach(url -> media.add(picture(url)));
    common.add(media);
  }

  /** Returns a picture with an address. */
  static FeedMedia picture(String url) {
    return FeedMedia.builder().renditions(List.of(Rendition.image(url))).build();
  }

  /** Adds a date of a page. */
  void addDate(LastmodSource source, @Nullable String date) {
    if (date != null) {
      dated.merge(source, 1, Integer::sum);
      minutes.computeIfAbsent(source, key -> new HashMap<>()).merge(minute(date), 1, Integer::sum);
    }
  }

  /**
   * Adds the addresses that the structured data of a page names as its own. To be called for each
   * page that is looked at, also if it names none.
   *
   * @param addresses absolute ones
   */
  void addNamed(Collection<String> addresses) {
    naming++;
    Set<String> keys = new HashSet<>();
    for (String address : addresses) {
      String key = key(address);
      boolean room = named.size() < MOST_NAMED || named.containsKey(key);
      if (room && keys.add(key)) {
        named.merge(key, 1, Integer::sum);
      }
    }
  }

  /**
   * Returns whether an address is that of a template, such as the home page: more than half of the
   * pages name it, and at least three.
   *
   * @param address an absolute one
   */
  boolean isTemplate(String address) {
    int count = named.isEmpty() ? 0 : named.getOrDefault(key(address), 0);
    return count >= FEWEST_NAMES && 2 * count > naming;
  }

  private static String key(String address) {
    return PageAddress.key(address.substring(0, UrlParts.fragment(address)));
  }

  /**
   * Returns whether most pages show this. A few pages may be translations with one picture, so of
   * those all must show it, and its name must be that of a logo or the like.
   */
  boolean isCommon(FeedMedia media) {
    return common.isCommon(media) || (common.isOnAll(media) && isFurniture(media));
  }

  private static boolean isFurniture(FeedMedia media) {
    String url = String.valueOf(CommonMedia.address(media));
    int end = UrlParts.pathEnd(url);
    String path = url.substring(Math.min(end, UrlParts.path(url)), end);
    return FURNITURE.matcher(path.toLowerCase(Locale.ROOT)).find();
  }

  /**
   * Returns whether a date is that of the build: more than half of the pages have it, of fewer than
   * 20 all. A few pages may well be written on one day, so dates without a time need some more.
   */
  boolean isOfBuild(LastmodSource source, String date) {
    int all = dated.getOrDefault(source, 0);
    int same = minutes.getOrDefault(source, Map.of()).getOrDefault(minute(date), 0);
    int fewest = date.length() < MINUTE ? FEWEST : 2;
    return all < FEW ? all >= fewest && same == all : 2 * same > all;
  }

  private static String minute(String date) {
    return date.length() > MINUTE ? date.substring(0, MINUTE) : date;
  }
}
