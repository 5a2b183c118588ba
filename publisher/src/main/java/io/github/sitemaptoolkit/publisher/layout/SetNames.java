package io.github.sitemaptoolkit.publisher.layout;

import java.util.SortedMap;
import java.util.regex.Pattern;

/**
 * The names that files of a set may have. Anybody could have written the manifest and the journal
 * from which names are read back, so only names are accepted that the publisher itself creates:
 * none of them leads out of the directory.
 *
 * @since 0.1
 */
public final class SetNames {

  /** The file name of the manifest. */
  public static final String MANIFEST = ".sitemap-manifest.json";

  /**
   * The file name of a list of sitemaps, one in a line, that an engine is about to change. It is
   * there while the engine does so, or if that stopped halfway: then files may be new, or left
   * over, which the manifest does not say.
   */
  public static final String CHANGES = ".sitemap-changes";

  /** The name of the file to give to crawlers: the only sitemap, or the index. */
  public static final String ENTRY_POINT = "sitemap.xml";

  /** The name, without its extension, of the only sitemap if there is an index all the same. */
  public static final String WHOLE = "sitemap";

  /** The file name of the style sheet with which browsers show the sitemaps. */
  public static final String STYLESHEET = "sitemap-style.css";

  private static final Pattern FEEDS = Pattern.compile("\\.sitemap-feeds-[0-9a-f]{32}\\.tsv");

  private static final Pattern PART = Pattern.compile("sitemap[-.0-9a-z]*\\.xml(\\.gz)?");

  private static final Pattern SET = Pattern.compile("[0-9a-z]+(-[0-9a-z]+)*");
  private static final int LONGEST_SET = 50;
  private static final String XML = ".xml";
  private static final int DIGITS = 32;
  private static final char IN_SET = '/'; // no name of a set or a group has it

  private SetNames() {}

  /** Returns the name of the entry point of the set in a directory or a store. */
  public static String entryPoint(String place) {
    return place + (place.endsWith("/") ? "" : "/") + ENTRY_POINT;
  }

  /** Returns whether a set can have this name. */
  public static boolean isSet(String name) {
    return name.length() <= LONGEST_SET && SET.matcher(name).matches();
  }

  /** Returns the name of a group within a named set. Such groups sort by set first. */
  public static String inSet(String set, String group) {
    return set + IN_SET + group;
  }

  /** Returns the set that a group is in; empty if it is in none. */
  public static String setOf(String group) {
    return group.substring(0, Math.max(0, group.indexOf(IN_SET)));
  }

  /** Returns the shards of all groups of a set; of the groups that are in none if it is empty. */
  public static <V> SortedMap<Shard, V> within(String set, SortedMap<Shard, V> shards) {
    if (set.isEmpty()) {
      return shards; // either all groups are in sets, or none is
    }
    String end = set + (char) (IN_SET + 1);
    return shards.subMap(Shard.root(set + IN_SET), Shard.root(end));
  }

  /** Returns a group as it appears in file names. */
  static String inFileName(String group) {
    int end = group.length() - 1;
    boolean wholeSet = end >= 0 && group.charAt(end) == IN_SET;
    return wholeSet ? group.substring(0, end) : group.replace(IN_SET, '-');
  }

  /** Returns the name, without its extension, of the file that a set has if it fits into one. */
  public static String single(String set) {
    return "sitemap-" + set;
  }

  /** Returns the extension of the names of sitemaps. */
  public static String extension(boolean gzip) {
    return gzip ? ".xml.gz" : ".xml";
  }

  /**
   * Returns the name of a file that never holds anything else: its name, and the first 32 digits of
   * the digest of its contents. So many, because a cache may keep such a file for ever, and nobody
   * should be able to find other contents for the same name: not even somebody who may add urls.
   *
   * @param sha256 in hexadecimal
   */
  static String withDigest(String file, String sha256) {
    int end = file.lastIndexOf(XML);
    return file.substring(0, end) + digest(sha256) + file.substring(end);
  }

  /** Returns the name without the digest of its contents; the same if it has none. */
  static String withoutDigest(String file, String sha256) {
    int end = file.lastIndexOf(XML);
    int start = end - DIGITS - 1;
    return start > 0 && sha256.length() >= DIGITS && file.startsWith(digest(sha256), start)
        ? file.substring(0, start) + file.substring(end)
        : file;
  }

  /**
   * Returns the name of the list of urls that feeds have added to a set. It never holds anything
   * else, so that each manifest has its own.
   *
   * @param sha256 in hexadecimal
   */
  public static String feeds(String sha256) {
    return ".sitemap-feeds" + digest(sha256) + ".tsv";
  }

  /** Returns whether this is the name of a list of urls that feeds have added. */
  public static boolean isFeeds(String name) {
    return FEEDS.matcher(name).matches();
  }

  /** Returns whether a set that is replaced may remove a file with this name. */
  public static boolean isRemovable(String name) {
    return isSitemap(name) || isFeeds(name);
  }

  private static String digest(String sha256) {
    return '-' + sha256.substring(0, DIGITS);
  }

  /** Returns whether a file of a set with this name is a sitemap or the index. */
  public static boolean isSitemap(String name) {
    return PART.matcher(name).matches();
  }

  /**
   * Returns whether a file of a set may have this name: a sitemap, the index, the manifest, the
   * style sheet, or the lists of changes and of what feeds have added.
   */
  public static boolean isPublished(String name) {
    return name.equals(MANIFEST)
        || name.equals(CHANGES)
        || name.equals(STYLESHEET)
        || isRemovable(name);
  }
}
