package io.github.sitemaptoolkit.validator.check;

import org.jspecify.annotations.Nullable;

/**
 * The urls of a document and where they are, to find those that occur twice. Texts are compared, so
 * that two urls are never taken for one because of their hashes.
 *
 * <p>Holds at most {@value #MOST} urls, twice as many as a sitemap may have, so that its size does
 * not grow with the document.
 */
final class SeenUrls {

  static final int MOST = 100_000;

  private String[] keys = new String[1024]; // open addressing; the length is a power of two
  private String[] urls = new String[1024]; // as written
  private long[] lines = new long[1024];
  private int size;
  private int found;

  /**
   * Adds a url.
   *
   * @param key the form in which equivalent urls are equal
   * @param url the url as written
   * @return the url with this key that was added before; null if there is none, or there is no room
   */
  @Nullable String add(String key, String url, long line) {
    int mask = keys.length - 1;
    int at = spread(key.hashCode()) & mask;
    while (keys[at] != null) {
      if (keys[at].equals(key)) {
        found = at;
        return urls[at];
      }
      at = (at + 1) & mask;
    }
    if (size < MOST) {
      keys[at] = key;
      urls[at] = url;
      lines[at] = line;
      size++;
      if (2 * size > keys.length) {
        grow();
      }
    }
    return null;
  }

  /** Returns the line of the url that {@link #add} returned. */
  long line() {
    return lines[found];
  }

  /** Returns whether there is no room for more. */
  boolean isFull() {
    return size == MOST;
  }

  private void grow() {
    String[] oldKeys = keys;
    String[] oldUrls = urls;
    long[] oldLines = lines;
    keys = new String[2 * oldKeys.length];
    urls = new String[keys.length];
    lines = new long[keys.length];
    int mask = keys.length - 1;
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldKeys[i] != null) {
        int at = spread(oldKeys[i].hashCode()) & mask;
        while (keys[at] != null) {
          at = (at + 1) & mask;
        }
        keys[at] = oldKeys[i];
        urls[at] = oldUrls[i];
        lines[at] = oldLines[i];
      }
    }
  }

  private static int spread(int hash) {
    return hash ^ (hash >>> 15);
  }
}
