package io.github.sitemaptoolkit.validator.check;

import io.github.sitemaptoolkit.url.PageKey;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;

/**
 * The urls of a document and where they are, to find those that occur twice. Texts are compared, so
 * that two urls are never taken for one because of their hashes.
 *
 * <p>Holds at most {@value #MOST} urls, twice as many as a sitemap may have, and no more than a
 * share of the heap, so that its size does not grow with the document. The hash differs from run to
 * run, so that nobody can choose urls that collide.
 */
final class SeenUrls {

  static final int MOST = 100_000;

  private static final long MOST_MEMORY = 24L << 20;
  private static final int SHARE = 4; // of the heap
  private static final int OBJECTS = 100; // bytes for a url besides its characters
  private static final int LONGEST = 2_048; // longer ones are errors anyway

  private final long factor = ThreadLocalRandom.current().nextLong() | 1;
  private @Nullable String[] keys = new @Nullable String[1024]; // open addressing; a power of two
  private @Nullable String[] urls = new @Nullable String[1024]; // as written
  private long[] hashes = new long[1024];
  private long[] lines = new long[1024];
  private int size;
  private final long mostMemory;
  private long memory;
  private boolean full;
  private int found;

  SeenUrls() {
    this(Runtime.getRuntime().maxMemory());
  }

  /** Returns a set for one of the fields whose values are unique, which has half of that memory. */
  static SeenUrls ofField() {
    return new SeenUrls(Runtime.getRuntime().maxMemory() / 2);
  }

  /**
   * Creates an empty set.
   *
   * @param heap the maximum size of the heap in bytes
   */
  SeenUrls(long heap) {
    this.mostMemory = Math.min(heap / SHARE, MOST_MEMORY);
  }

  /**
   * Adds a url.
   *
   * @param key the form in which equivalent urls are equal
   * @param url the url as written
   * @return the url with this key that was added before; null if there is none, or there is no room
   */
  @Nullable String add(String key, String url, long line) {
    return url.length() > LONGEST ? null : add(key, url, hash(key), line, false);
  }

  /**
   * Adds the url of a page.
   *
   * @param url the url as written
   * @return the url that was added before and is {@linkplain PageKey probably of the same page};
   *     null if there is none, or there is no room
   */
  @Nullable String addPage(String url, long line) {
    return url.length() > LONGEST ? null : add(url, url, PageKey.hash(url, factor), line, true);
  }

  private @Nullable String add(String key, String url, long hash, long line, boolean pages) {
    int at = (int) hash & (keys.length - 1);
    for (String known = keys[at]; known != null; known = keys[at]) {
      if (hashes[at] == hash && (pages ? PageKey.isSame(known, key) : known.equals(key))) {
        found = at;
        return urls[at];
      }
      at = (at + 1) & (keys.length - 1);
    }
    if (size < MOST && memory < mostMemory) {
      put(at, key, url, hash, line);
      size++;
      memory += OBJECTS + url.length() + (key.equals(url) ? 0 : key.length());
      if (2 * size > keys.length) {
        grow();
      }
    } else {
      full = true;
    }
    return null;
  }

  private void put(int at, @Nullable String key, @Nullable String url, long hash, long line) {
    keys[at] = key;
    urls[at] = url;
    hashes[at] = hash;
    lines[at] = line;
  }

  /** Returns the line of the url that {@link #add} returned. */
  long line() {
    return lines[found];
  }

  /** Returns whether there was no room for a url. */
  boolean isFull() {
    return full;
  }

  /** Returns the number of urls that are held. */
  int size() {
    return size;
  }

  private void grow() {
    @Nullable String[] oldKeys = keys;
    @Nullable String[] oldUrls = urls;
    long[] oldHashes = hashes;
    long[] oldLines = lines;
    int length = 2 * oldKeys.length;
    keys = new @Nullable String[length];
    urls = new @Nullable String[length];
    hashes = new long[length];
    lines = new long[length];
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldKeys[i] != null) {
        int at = (int) oldHashes[i] & (length - 1);
        while (keys[at] != null) {
          at = (at + 1) & (length - 1);
        }
        put(at, oldKeys[i], oldUrls[i], oldHashes[i], oldLines[i]);
      }
    }
  }

  private long hash(String text) {
    long hash = 0;
    for (int i = 0; i < text.length(); i++) {
      hash = hash * factor + text.charAt(i);
    }
    return hash ^ (hash >>> 32);
  }
}
