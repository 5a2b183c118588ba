package io.github.sitemaptoolkit.simulation;

import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.SetNames;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;

/** What a crawler sees of the files of a set, read without the toolkit's readers. */
final class Reading {

  private static final Pattern SITEMAP = Pattern.compile("<sitemap>\\s*<loc>([^<]+)</loc>");
  private static final Pattern URL =
      Pattern.compile("<url>\\s*<loc>([^<]+)</loc>\\s*(?:<lastmod>([^<]*)</lastmod>)?");

  private final Map<String, byte[]> files;
  private final List<String> listed = new ArrayList<>();
  private final List<String> missing = new ArrayList<>();
  private final SortedMap<String, String> urls = new TreeMap<>();

  private Reading(Map<String, byte[]> files) {
    this.files = files;
  }

  static Reading of(Map<String, byte[]> files) throws IOException {
    var reading = new Reading(files);
    byte[] index = files.get(SetNames.ENTRY_POINT);
    if (index != null) {
      reading.document(SetNames.ENTRY_POINT, index);
    }
    return reading;
  }

  private void document(String name, byte[] bytes) throws IOException {
    String text = text(name, bytes);
    if (!text.endsWith("</urlset>\n") && !text.endsWith("</sitemapindex>\n")) {
      throw new AssertionError(name + " is cut: " + text);
    }
    for (Matcher sitemap = SITEMAP.matcher(text); sitemap.find(); ) {
      String child = sitemap.group(1).substring(Settings.BASE.length());
      listed.add(child);
      byte[] found = files.get(child);
      if (found == null) {
        missing.add(child);
      } else {
        document(child, found);
      }
    }
    for (Matcher url = URL.matcher(text); url.find(); ) {
      urls.put(url.group(1), url.group(2));
    }
  }

  private static String text(String name, byte[] bytes) throws IOException {
    return new String(plain(name, bytes), StandardCharsets.UTF_8);
  }

  private static byte[] plain(String name, byte[] bytes) throws IOException {
    if (!name.endsWith(".gz")) {
      return bytes;
    }
    try (var in = new GZIPInputStream(new ByteArrayInputStream(bytes))) {
      return in.readAllBytes();
    }
  }

  /** Returns the files that a crawler reads. */
  Map<String, byte[]> crawled() {
    Map<String, byte[]> crawled = new HashMap<>();
    if (files.containsKey(SetNames.ENTRY_POINT)) {
      crawled.put(SetNames.ENTRY_POINT, files.get(SetNames.ENTRY_POINT));
    }
    listed.stream().filter(files::containsKey).forEach(it -> crawled.put(it, files.get(it)));
    return crawled;
  }

  /** Returns the sitemaps that the index lists. */
  List<String> listed() {
    return listed;
  }

  /** Returns the sitemaps that the index lists and that do not exist. */
  List<String> missing() {
    return missing;
  }

  /** Returns the urls that are reached from the index, with their dates. */
  SortedMap<String, String> urls() {
    return urls;
  }

  /** Returns what crawlers see of the set: all that is reached from the index. */
  Map<String, String> seen() throws IOException {
    Map<String, String> seen = new TreeMap<>();
    byte[] index = files.get(SetNames.ENTRY_POINT);
    if (index != null) {
      seen.put(SetNames.ENTRY_POINT, text(SetNames.ENTRY_POINT, index));
    }
    for (String name : listed) {
      byte[] bytes = files.get(name);
      seen.put(name, bytes == null ? "MISSING" : text(name, bytes));
    }
    return seen;
  }

  /** Checks that the files are what the manifest says. */
  void checkManifest() throws IOException {
    byte[] bytes = files.get(SetNames.MANIFEST);
    if (bytes == null) {
      throw new AssertionError("there is no manifest");
    }
    for (Part part : Manifest.parse(bytes, SetNames.MANIFEST).parts()) {
      byte[] found = files.get(part.file());
      if (found == null) {
        throw new AssertionError("the manifest lists " + part.file() + ", which is missing");
      }
      byte[] plain = plain(part.file(), found);
      if (plain.length != part.bytes() || !sha256(plain).equals(part.sha256())) {
        throw new AssertionError(part.file() + " is not what the manifest says");
      }
    }
  }

  private static String sha256(byte[] bytes) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError(e);
    }
  }

  /** Returns the names of sitemaps that are there, listed or not. */
  List<String> sitemaps() {
    return files.keySet().stream().filter(SetNames::isSitemap).toList();
  }
}
