package io.github.sitemaptoolkit.publisher;

import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * How urls are put together into files.
 *
 * @param kind by what
 * @param depth how many directories of an url's path count; 0 but for sections
 */
public record By(Kind kind, int depth) {

  /** By what urls are put together. */
  public enum Kind {
    /** All together, told apart by their hash alone. */
    HASH,
    /** By the month of their last change. */
    MONTH,
    /** By the first directories of their path. */
    SECTION,
    /** Full files, numbered: a new url moves others to the next file. */
    SEQUENCE
  }

  private static final String SECTION = "section:";
  private static final int LONGEST_NAME = 100;

  /** Checks the depth. */
  public By {
    if (kind == Kind.SECTION ? depth < 1 : depth != 0) {
      throw new IllegalArgumentException("a depth of " + depth + " for " + kind);
    }
  }

  /** Returns the grouping that has none: urls are told apart by their hash alone. */
  public static By hash() {
    return new By(Kind.HASH, 0);
  }

  /** Returns the grouping by the month of the last change, such as 2026-11. */
  public static By month() {
    return new By(Kind.MONTH, 0);
  }

  /** Returns the grouping by so many directories of the path. */
  public static By section(int depth) {
    return new By(Kind.SECTION, depth);
  }

  /** Returns plain numbering: sitemap-1.xml, sitemap-2.xml. */
  public static By sequence() {
    return new By(Kind.SEQUENCE, 0);
  }

  /**
   * Reads {@code hash}, {@code month}, {@code section:DEPTH} or {@code sequence}.
   *
   * @throws IllegalArgumentException if it is none of these
   */
  public static By parse(String text) {
    if (text.startsWith(SECTION)) {
      String depth = text.substring(SECTION.length());
      if (depth.length() == 1 && depth.charAt(0) >= '1' && depth.charAt(0) <= '9') {
        return section(depth.charAt(0) - '0');
      }
    }
    return switch (text) {
      case "hash" -> hash();
      case "month" -> month();
      case "sequence" -> sequence();
      default ->
          throw new IllegalArgumentException(
              "\"" + text + "\" is none of hash, month, section:DEPTH (1 to 9), sequence");
    };
  }

  /** Returns the text that {@link #parse} reads. */
  @Override
  public String toString() {
    return switch (kind) {
      case HASH -> "hash";
      case MONTH -> "month";
      case SECTION -> SECTION + depth;
      case SEQUENCE -> "sequence";
    };
  }

  /** Returns whether an url's group depends on what is said about the url. */
  boolean changesWithEntry() {
    return kind == Kind.MONTH;
  }

  /** Returns the group that an entry belongs to, as it stands in names of files. */
  String group(String loc, @Nullable Lastmod lastmod) {
    return switch (kind) {
      case HASH, SEQUENCE -> "";
      case MONTH -> lastmod == null ? "undated" : month(lastmod.text());
      case SECTION -> section(loc);
    };
  }

  private static String month(String date) {
    return date.substring(0, Math.min(date.length(), "2026-11".length()));
  }

  private String section(String loc) {
    int scheme = loc.indexOf("://");
    int query = end(loc);
    int at = scheme < 0 ? 0 : loc.indexOf('/', scheme + 3);
    var name = new StringBuilder();
    for (int i = 0; i < depth && at >= 0 && at < query; i++) {
      int next = loc.indexOf('/', at + 1);
      if (next < 0 || next >= query) {
        break; // what follows is the page
      }
      name.append(i == 0 ? "" : "-").append(nameOf(loc.substring(at + 1, next)));
      at = next;
    }
    return name.isEmpty() ? "root" : name.toString();
  }

  private static int end(String loc) {
    for (int i = 0; i < loc.length(); i++) {
      if (loc.charAt(i) == '?' || loc.charAt(i) == '#') {
        return i;
      }
    }
    return loc.length();
  }

  /**
   * Returns a directory's name in letters that every file system takes. One that is altered but for
   * capitals gets a hash, so that sections in other scripts do not fall together.
   */
  private static String nameOf(String directory) {
    var name = new StringBuilder();
    boolean altered = directory.length() > LONGEST_NAME;
    for (int i = 0; i < directory.length() && i < LONGEST_NAME; i++) {
      char c = directory.charAt(i);
      if (c >= 'A' && c <= 'Z') {
        name.append((char) (c + 'a' - 'A'));
      } else if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-') {
        name.append(c);
      } else {
        altered = true;
      }
    }
    if (altered) {
      long hash = Xxh64.hash(directory.getBytes(StandardCharsets.UTF_8));
      name.append('-').append(Long.toHexString(hash >>> 32 | 1L << 32).substring(1));
    }
    return name.toString();
  }
}
