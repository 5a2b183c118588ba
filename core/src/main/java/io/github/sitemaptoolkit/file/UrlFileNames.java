package io.github.sitemaptoolkit.file;

import io.github.sitemaptoolkit.text.Sha256;
import io.github.sitemaptoolkit.url.CanonicalUrl;
import io.github.sitemaptoolkit.url.UrlParts;
import java.io.File;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * The names of the files in which documents of a site are kept, for those who write them and for
 * those who look for them. A name is the path of the url, in characters that are safe on every
 * system, and never longer than some hundred of them: {@code maps/de.xml} for {@code
 * https://example.com/maps/de.xml}, {@code en/index?type=15} for {@code
 * https://example.com/en/?type=15} where a question mark is safe.
 *
 * <p>What is changed in a part of a name, such as a colon, or cut because it is too long, gets a
 * digest before it, so that two urls have different names.
 *
 * @since 0.1
 */
public final class UrlFileNames {

  private static final int LONGEST_PART = 100;
  private static final int LONGEST = 200;
  private static final int MOST_DIRECTORIES = 8;
  private static final int HASH_BYTES = 4;
  private static final int LONG_HASH_BYTES = 8;
  private static final String APART = "_/";
  private static final String LAST = "index"; // of a url that ends in a slash
  private static final Set<String> DEVICES = Set.of("con", "prn", "aux", "nul");
  private static final String SAFE = "-_.~%+,=@()";

  private UrlFileNames() {}

  /**
   * Returns the names that a url can have, as paths with slashes: the usual one first, then one
   * beside it and one apart from all others, for the case that another url has it, or that a system
   * takes it for the name of another url.
   *
   * @param url absolute
   * @param ofOtherHost whether the name begins with a directory for the host
   */
  public static List<String> of(String url, boolean ofOtherHost) {
    String canonical = CanonicalUrl.of(url);
    int end = UrlParts.pathEnd(canonical);
    String[] parts = canonical.substring(UrlParts.path(canonical), end).split("/", -1);
    String last = last(canonical, parts[parts.length - 1]);
    var directories = new StringBuilder(ofOtherHost ? hostDirectory(canonical) + "/" : "");
    int count = 0;
    for (int i = 1; i < parts.length - 1 && count <= MOST_DIRECTORIES; i++) {
      if (!parts[i].isEmpty()) {
        directories.append(safe(parts[i])).append('/');
        count++;
      }
    }
    String apart = APART + hash(canonical, LONG_HASH_BYTES) + "-" + last;
    if (count > MOST_DIRECTORIES || directories.length() + last.length() > LONGEST) {
      return List.of(apart);
    }
    String beside = hash(canonical, HASH_BYTES) + "-" + last;
    return List.of(directories + last, directories + beside, apart);
  }

  /** Returns the names that a url can have if its file lies at the top, whatever its path is. */
  public static List<String> atTop(String url) {
    String canonical = CanonicalUrl.of(url);
    String path = canonical.substring(0, UrlParts.pathEnd(canonical));
    boolean hasPath = UrlParts.path(canonical) < path.length();
    String last = last(canonical, hasPath ? path.substring(path.lastIndexOf('/') + 1) : "");
    return List.of(
        last,
        hash(canonical, HASH_BYTES) + "-" + last,
        APART + hash(canonical, LONG_HASH_BYTES) + "-" + last);
  }

  /** Returns the name of the directory for the host of a url. */
  public static String hostDirectory(String url) {
    return safe(String.valueOf(UrlParts.hostName(url)).toLowerCase(Locale.ROOT));
  }

  private static String last(String canonical, String part) {
    String query = canonical.substring(UrlParts.pathEnd(canonical), UrlParts.fragment(canonical));
    return safe((part.isEmpty() ? LAST : part) + query);
  }

  private static String safe(String part) {
    var safe = new StringBuilder();
    for (int i = 0; i < part.length() && safe.length() < LONGEST_PART; i++) {
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
    return safe.toString().equals(part) ? part : hash(part, HASH_BYTES) + "-" + safe;
  }

  private static boolean isWindows() {
    return File.separatorChar == '\\';
  }

  private static boolean isDevice(String part) {
    int dot = part.indexOf('.');
    String base = (dot < 0 ? part : part.substring(0, dot)).toLowerCase(Locale.ROOT);
    boolean numbered =
        base.length() == 4
            && (base.startsWith("com") || base.startsWith("lpt"))
            && base.charAt(3) >= '0'
            && base.charAt(3) <= '9';
    return numbered || DEVICES.contains(base);
  }

  private static String hash(String text, int bytes) {
    return Sha256.hex(text).substring(0, 2 * bytes);
  }
}
