package io.github.sitemaptoolkit.content.judge;

import io.github.sitemaptoolkit.url.UrlEnding;
import io.github.sitemaptoolkit.url.UrlEnding.Kind;
import java.util.Set;

/**
 * Tells pictures that count visitors. One sign is never enough, since there are photographs of
 * beacons, phones called Pixel and offices of statistics: a word of the host, of the path or of the
 * query must come together with another, or with an address that does not end as a picture does.
 */
final class CounterSigns {

  private static final int SHORTEST_ID = 12;

  /** What photographs end in, and counters never do. */
  private static final Set<String> PHOTOS =
      Set.of("jpg", "jpeg", "webp", "avif", "heic", "bmp", "tif", "tiff");

  private static final String[] LABELS = {
    "stats",
    "stat",
    "px",
    "pixel",
    "pixels",
    "counter",
    "count",
    "track",
    "tracker",
    "tracking",
    "beacon",
    "analytics",
    "metrics",
    "collect",
    "collector",
    "telemetry",
    "hit",
    "hits",
    "piwik",
    "matomo"
  };

  private static final String[] SEGMENTS = {
    "hit",
    "hits",
    "pixel",
    "track",
    "tracker",
    "tracking",
    "collect",
    "beacon",
    "counter",
    "count",
    "impression",
    "noscript",
    "piwik",
    "matomo"
  };

  private static final String[] PARAMETERS = {
    "idsite", "rec", "ev", "pid", "noscript", "republication-pixel"
  };

  /** Services that count, by the begin of their addresses without the scheme. */
  private static final String[] KNOWN = {
    "feeds.feedburner.com/~r/",
    "feeds.feedburner.com/~ff/",
    "feeds.wordpress.com/",
    "stats.wordpress.com/",
    "stats.wp.com/",
    "pixel.wp.com/",
    "medium.com/_/stat",
    "blogger.googleusercontent.com/tracker/",
    "b.scorecardresearch.com/",
    "sb.scorecardresearch.com/",
    "www.google-analytics.com/",
    "www.googleadservices.com/pagead/",
    "googleads.g.doubleclick.net/pagead/",
    "feedads.g.doubleclick.net/",
    "ad.doubleclick.net/",
    "pixel.quantserve.com/",
    "www.facebook.com/tr",
    "analytics.twitter.com/",
    "bat.bing.com/",
    "px.ads.linkedin.com/",
    "ct.pinterest.com/",
    "tr.snapchat.com/",
    "mc.yandex.ru/",
    "top-fwz1.mail.ru/",
    "counter.yadro.ru/",
    "counter.rambler.ru/",
    "c.statcounter.com/",
    "counter.theconversation.com/",
    "pixel.propublica.org/",
    "vk.com/rtrg"
  };

  /** Services that do nothing else, and societies that pay authors by the number of readers. */
  private static final String[] SERVICES = {"met.vgwort.de", "owen.prolitteris.ch", "histats.com"};

  private CounterSigns() {}

  /** Returns whether an image counts visitors. */
  static boolean isCounter(MediaAddress address, ShownImage image) {
    if (isKnown(address)) {
      return true;
    }
    Kind kind = UrlEnding.kind(address.ending());
    if (PHOTOS.contains(address.ending()) || image.isLarge()) {
      return false;
    }
    int words = address.hasFirstLabel(LABELS) ? 1 : 0;
    words += address.hasSegment(SEGMENTS) ? 1 : 0;
    words += address.hasParameter(PARAMETERS) ? 1 : 0;
    int signs = words;
    signs += kind == Kind.PICTURE ? 0 : 1;
    signs += image.isTiny() || image.isHidden() ? 1 : 0;
    return words > 0 && signs > (image.hasText() ? 2 : 1);
  }

  private static boolean isKnown(MediaAddress address) {
    for (String service : SERVICES) {
      if (address.isOf(service)) {
        return true;
      }
    }
    for (String begin : KNOWN) {
      if (address.beginsWith(begin)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns whether an image may count visitors if no other picture of its page has its host: it is
   * nothing but an id.
   */
  static boolean isDoubtful(MediaAddress address, ShownImage image) {
    return address.isBareId(SHORTEST_ID) && !image.hasText() && !image.isSized();
  }
}
