package io.github.sitemaptoolkit.simulation.model;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * What the files of a set must be, from docs/publishing.md alone: nothing here is the publisher's.
 *
 * @param base the url that the set is published at
 * @param by {@code hash}, {@code month}, {@code section:1} or {@code sequence}
 * @param most how many urls a file may hold
 * @param gzip whether sitemaps are compressed
 * @param immutable whether sitemaps have the digest of their contents in their names
 * @param sets the named sets; none if the urls are one set without a name
 */
public record SetModel(
    String base, String by, int most, boolean gzip, boolean immutable, List<Named> sets) {

  /** The name of the file that crawlers are told. */
  public static final String ENTRY_POINT = "sitemap.xml";

  private static final int DIGITS = 32;

  /**
   * A named set.
   *
   * @param name which its files have in theirs
   * @param member which urls are in it
   * @param keptEmpty whether it has a file when no url is in it
   */
  public record Named(String name, Predicate<String> member, boolean keptEmpty) {}

  /** Returns the text of each file, uncompressed, by its name; of no urls, nothing. */
  public Map<String, String> files(Map<String, String> dates) {
    Map<String, Map<String, String>> sitemaps = sitemaps(dates); // without extension or digest
    Map<String, String> files = new TreeMap<>();
    if (dates.isEmpty()) {
      return files;
    }
    if (sets.isEmpty() && !immutable && sitemaps.size() == 1) {
      files.put(ENTRY_POINT, Markup.urlset(sitemaps.values().iterator().next()));
      return files;
    }
    Map<String, String> listed = new LinkedHashMap<>();
    sitemaps.forEach(
        (name, urls) -> {
          String text = Markup.urlset(urls);
          String file = name + (immutable ? '-' + digest(text) : "") + (gzip ? ".xml.gz" : ".xml");
          files.put(file, text);
          listed.put(base + file, newest(urls));
        });
    files.put(ENTRY_POINT, Markup.index(listed));
    return files;
  }

  /** Returns the urls of each sitemap, in the order of the index. */
  private Map<String, Map<String, String>> sitemaps(Map<String, String> dates) {
    if (sets.isEmpty()) {
      Map<String, Map<String, String>> files = new LinkedHashMap<>();
      divide("", dates, files);
      return files;
    }
    Map<String, Map<String, String>> byName = new TreeMap<>();
    for (Named set : sets) {
      Map<String, String> members = new TreeMap<>(dates);
      members.keySet().removeIf(set.member().negate());
      if (!members.isEmpty() || set.keptEmpty()) {
        divide(set.name(), members, byName);
      }
    }
    return byName;
  }

  /** Adds the files of a set: one, if all fit into it, else those of its groups. */
  private void divide(
      String set, Map<String, String> urls, Map<String, Map<String, String>> files) {
    String name = set.isEmpty() ? "sitemap" : "sitemap-" + set;
    if (urls.size() <= most) {
      files.put(name, urls);
    } else if (by.equals("sequence")) {
      sequence(name, urls, files);
    } else if (by.equals("hash")) {
      // a set without a name and without groups has its bits where others have their group
      split(set.isEmpty() ? name + '-' : name + '.', "", urls, files);
    } else {
      Map<String, Map<String, String>> groups = new TreeMap<>();
      urls.forEach(
          (url, date) ->
              groups.computeIfAbsent(group(url, date), it -> new TreeMap<>()).put(url, date));
      groups.forEach((group, members) -> group(name + '-' + group, members, files));
    }
  }

  private void group(
      String name, Map<String, String> urls, Map<String, Map<String, String>> files) {
    if (urls.size() <= most) {
      files.put(name, urls);
    } else {
      split(name + '.', "", urls, files);
    }
  }

  private String group(String url, String date) {
    if (by.equals("month")) {
      return date.substring(0, "2026-11".length());
    }
    String path = url.substring(url.indexOf('/', "https://".length()) + 1);
    return path.indexOf('/') < 0 ? "root" : path.substring(0, path.indexOf('/'));
  }

  /** Divides urls by the next bit of their hashes, until they fit. */
  private void split(
      String stem, String bits, Map<String, String> urls, Map<String, Map<String, String>> files) {
    if (urls.isEmpty()) {
      return;
    }
    if (urls.size() <= most) {
      files.put(stem + bits, urls);
      return;
    }
    for (long bit = 0; bit < 2; bit++) {
      Map<String, String> half = new TreeMap<>();
      for (Map.Entry<String, String> url : urls.entrySet()) {
        if ((UrlHash.of(url.getKey()) >>> (Long.SIZE - 1 - bits.length()) & 1) == bit) {
          half.put(url.getKey(), url.getValue());
        }
      }
      split(stem, bits + bit, half, files);
    }
  }

  /** Fills files one after the other, in the order of the hashes. */
  private void sequence(
      String name, Map<String, String> urls, Map<String, Map<String, String>> files) {
    List<String> ordered = new ArrayList<>(urls.keySet());
    ordered.sort(Comparator.comparing(UrlHash::of, Long::compareUnsigned));
    for (int from = 0; from < ordered.size(); from += most) {
      Map<String, String> file = new TreeMap<>();
      for (String url : ordered.subList(from, Math.min(ordered.size(), from + most))) {
        file.put(url, urls.get(url));
      }
      files.put(name + '-' + (1 + from / most), file);
    }
  }

  private static String newest(Map<String, String> urls) {
    return urls.values().stream().max(Comparator.naturalOrder()).orElse("");
  }

  private static String digest(String text) {
    try {
      byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(UTF_8));
      return HexFormat.of().formatHex(hash).substring(0, DIGITS);
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError(e);
    }
  }
}
