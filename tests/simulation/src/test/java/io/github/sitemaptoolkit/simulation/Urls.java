package io.github.sitemaptoolkit.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Urls with their dates, as a site has them, and how they change. */
final class Urls {

  private static final int MOST = 40;

  private Urls() {}

  static int number(String url) {
    return Integer.parseInt(url.substring(url.lastIndexOf('/') + 1));
  }

  /** Returns them in a short form: the number of each url, and its month and day. */
  static String text(Map<String, String> urls) {
    return urls.entrySet().stream()
        .map(url -> number(url.getKey()) + "=" + url.getValue().substring(6))
        .collect(Collectors.joining(" "));
  }

  private static String url(int number) {
    return Settings.BASE + "abc".charAt(number % 3) + "/" + number;
  }

  private static String date(Dice dice) {
    return "2026-0" + (1 + dice.below(4)) + "-1" + dice.below(10);
  }

  /** Returns some urls. */
  static SortedMap<String, String> some(Dice dice, int count) {
    SortedMap<String, String> urls = new TreeMap<>();
    for (int i = 0; i < count; i++) {
      urls.put(url(dice.below(MOST)), date(dice));
    }
    return urls;
  }

  /** Returns the urls of a site some time later: a few more, fewer and changed, or all others. */
  static SortedMap<String, String> later(SortedMap<String, String> urls, Dice dice) {
    if (urls.isEmpty() || dice.percent(15)) {
      return some(dice, 1 + dice.below(MOST));
    }
    SortedMap<String, String> later = new TreeMap<>(urls);
    removed(urls, dice).forEach(later::remove);
    later.putAll(some(dice, 1 + dice.below(8)));
    return later;
  }

  /** Returns some of the urls. */
  static List<String> removed(SortedMap<String, String> urls, Dice dice) {
    List<String> removed = new ArrayList<>();
    for (String url : urls.keySet()) {
      if (dice.percent(10)) {
        removed.add(url);
      }
    }
    return removed;
  }
}
