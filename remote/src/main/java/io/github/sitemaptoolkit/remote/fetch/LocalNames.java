package io.github.sitemaptoolkit.remote.fetch;

import io.github.sitemaptoolkit.url.CanonicalUrl;
import io.github.sitemaptoolkit.url.UrlParts;
import java.io.File;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * The names of files for urls: their paths, so that the sitemaps of an index are found beside it.
 * Names are safe on every system, and no two urls have names that any system takes for one.
 */
final class LocalNames {

  private static final int LONGEST = 120;
  private static final int HASH_BYTES = 4;
  private static final Set<String> DEVICES = Set.of("con", "prn", "aux", "nul");
  private static final String SAFE = "-_.~%+,=@()";

  private final String host;
  private final String start;
  private final Map<String, String> byUrl = new HashMap<>();
  private final Set<String> files = new HashSet<>(); // folded
  private final Set<String> directories = new HashSet<>(); // folded

  /** Creates names for a site that is fetched from a url on. */
  LocalNames(String start) {
    this.start = CanonicalUrl.of(start);
    this.host = String.valueOf(UrlParts.hostName(this.start));
  }

  /** Keeps the name that a url had before, if it is still possible. */
  void keep(String url, String name) {
    if (isFree(name)) {
      take(url, name);
    }
  }

  /** Returns the name of a url: a path with slashes. It is always the same. */
  String of(String url) {
    String canonical = CanonicalUrl.of(url);
    String known = byUrl.get(canonical);
    if (known != null) {
      return known;
    }
    String name = name(canonical);
    if (!isFree(name)) {
      int slash = name.lastIndexOf('/') + 1;
      name = name.substring(0, slash) + hash(canonical) + "-" + name.substring(slash);
      name = isFree(name) ? name : "_/" + hash(canonical) + "-" + name.substring(slash);
    }
    take(canonical, name);
    return name;
  }

  private void take(String url, String name) {
    byUrl.put(url, name);
    String folded = name.toLowerCase(Locale.ROOT);
    files.add(folded);
    for (int at = folded.indexOf('/'); at > 0; at = folded.indexOf('/', at + 1)) {
      directories.add(folded.substring(0, at));
    }
  }

  private boolean isFree(String name) {
    String folded = name.toLowerCase(Locale.ROOT);
    if (files.contains(folded) || directories.contains(folded)) {
      return false;
    }
    for (int at = folded.indexOf('/'); at > 0; at = folded.indexOf('/', at + 1)) {
      if (files.contains(folded.substring(0, at))) {
        return false;
      }
    }
    return true;
  }

  private String name(String url) {
    int end = UrlParts.pathEnd(url);
    String path = url.substring(UrlParts.path(url), end);
    String query = url.substring(end, UrlParts.fragment(url));
    String[] parts = path.split("/", -1);
    String last = parts[parts.length - 1];
    var name = new StringBuilder();
    if (!url.equals(start)) { // it lies at the top, and all others below its directory
      String own = String.valueOf(UrlParts.hostName(url));
      name.append(own.equals(host) ? "" : safe(own) + "/");
      for (int i = 1; i < parts.length - 1; i++) {
        name.append(parts[i].isEmpty() ? "" : safe(parts[i]) + "/");
      }
    }
    return name.append(safe((last.isEmpty() ? "index" : last) + query)).toString();
  }

  private static String safe(String part) {
    var safe = new StringBuilder();
    for (int i = 0; i < part.length() && safe.length() < LONGEST; i++) {
      char c = part.charAt(i);
      boolean kept = c < 0x80 && (Character.isLetterOrDigit(c) || SAFE.indexOf(c) >= 0);
      safe.append(kept || (c == '?' && !isWindows()) || (c == '&' && i > 0) ? c : '_');
    }
    if (safe.charAt(0) == '.' || isDevice(part)) {
      safe.insert(0, '_');
    }
    if (safe.charAt(safe.length() - 1) == '.') {
      safe.setCharAt(safe.length() - 1, '_');
    }
    return safe.toString().equals(part) ? part : hash(part) + "-" + safe;
  }

  private static boolean isWindows() {
    return File.separatorChar == '\\';
  }

  private static boolean isDevice(String part) {
    int dot = part.indexOf('.');
    String base = (dot < 0 ? part : part.substring(0, dot)).toLowerCase(Locale.ROOT);
    return DEVICES.contains(base) || base.matches("(com|lpt)[0-9]");
  }

  private static String hash(String text) {
    return hash(text.getBytes(StandardCharsets.UTF_8)).substring(0, 2 * HASH_BYTES);
  }

  private static String hash(byte[] bytes) {
    return HexFormat.of().formatHex(sha256().digest(bytes));
  }

  static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e); // every Java platform has it
    }
  }
}
