package io.github.sitemaptoolkit.validator.repeat;

import io.github.sitemaptoolkit.url.PageKey;
import io.github.sitemaptoolkit.url.PageUrls;
import java.util.Arrays;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The urls of a document and where they are, to find those that occur twice. Texts are compared, so
 * that two urls are never taken for one because of their hashes.
 *
 * <p>Holds at most {@value #MOST} urls, twice as many as a sitemap may have, and no more than there
 * is room for, so that its size does not grow with the document. Once many urls collide, as if
 * somebody had chosen them, the hash becomes one that differs from run to run. Not thread-safe.
 *
 * @since 0.1
 */
public final class SeenUrls {

  static final int MOST = 100_000;

  private static final int OBJECTS = 100; // bytes for a url besides its characters
  private static final int LONGEST = 2_048; // longer ones are errors anyway

  private static final int MOST_STEPS = 200; // half of the slots are free: chance needs far fewer

  private static final int TAG = Integer.SIZE - Integer.numberOfLeadingZeros(MOST);

  private long factor = PageKey.FACTOR;
  // open addressing, a power of two: 0, or the number of a url, and some bits of its hash before it
  private int[] slots = new int[1024];
  private @Nullable String[] urls = new @Nullable String[512]; // in the order of their numbers
  private long[] hashes = new long[512];
  private long[] lines = new long[512];
  private int size;
  private final long mostMemory;
  private long memory;
  private boolean full;
  private int found;

  /** Creates an empty set. */
  public SeenUrls(UrlRoom room) {
    this.mostMemory = room.bytes();
  }

  /** Returns a set for one of the fields whose values are unique, which has half of the memory. */
  public static SeenUrls ofField() {
    return new SeenUrls(UrlRoom.ofHeap(Runtime.getRuntime().maxMemory() / 2));
  }

  /**
   * Adds a url, or another value.
   *
   * @return the same url that was added before; null if there is none, or there is no room
   */
  public @Nullable String add(String url, long line) {
    return url.length() > LONGEST ? null : add(url, hash(url), line, false);
  }

  /**
   * Adds the url of a page.
   *
   * @param url the url as written
   * @param urls knows its hash, and that without much ado if it has just judged it
   * @return the url that was added before and is {@linkplain PageKey probably of the same page};
   *     null if there is none, or there is no room
   */
  public @Nullable String addPage(String url, PageUrls urls, long line) {
    return url.length() > LONGEST ? null : add(url, urls.pageHash(url, factor), line, true);
  }

  /** Moves all urls on, because there is no room for more: then the set is not used any longer. */
  public void moveTo(MoreUrls target) {
    slots = new int[0];
    for (int i = 0; i < size; i++) {
      String url = urls[i];
      if (url != null) {
        urls[i] = null;
        target.add(hashes[i], url, lines[i], null);
      }
    }
    urls = new @Nullable String[0];
    hashes = new long[0];
    lines = new long[0];
  }

  /** Adds a url to what all have been moved to. */
  public void pass(
      String url, PageUrls known, long line, MoreUrls target, Supplier<MoreUrls.Place> place) {
    if (url.length() <= LONGEST) {
      target.add(known.pageHash(url, factor), url, line, place);
    }
  }

  private @Nullable String add(String url, long hash, long line, boolean pages) {
    int tag = tag(hash);
    int at = (int) hash & (slots.length - 1);
    int steps = 0;
    for (int slot = slots[at]; slot != 0; slot = slots[at]) {
      if ((slot ^ tag) >>> TAG == 0) {
        int number = slot ^ tag;
        String known = urls[number - 1];
        if (hashes[number - 1] == hash
            && known != null
            && (pages ? PageKey.isSame(known, url) : known.equals(url))) {
          found = number - 1;
          return known;
        }
      }
      at = (at + 1) & (slots.length - 1);
      steps++;
    }
    if (steps > MOST_STEPS && !isSecret()) {
      changeFactor(pages);
      return add(url, pages ? PageKey.hash(url, factor) : hash(url), line, pages);
    }
    if (size < MOST && memory < mostMemory) {
      put(url, hash, line, at);
      memory += OBJECTS + url.length();
    } else {
      full = true;
    }
    return null;
  }

  private void put(String url, long hash, long line, int at) {
    urls[size] = url;
    hashes[size] = hash;
    lines[size] = line;
    size++;
    slots[at] = tag(hash) | size;
    if (size == urls.length) {
      urls = Arrays.copyOf(urls, 2 * size);
      hashes = Arrays.copyOf(hashes, 2 * size);
      lines = Arrays.copyOf(lines, 2 * size);
      spread(2 * slots.length);
    }
  }

  /** Returns whether nobody else can know the hashes. */
  boolean isSecret() {
    return factor != PageKey.FACTOR;
  }

  /** Makes the hashes such that nobody else can know. */
  private void changeFactor(boolean pages) {
    factor = ThreadLocalRandom.current().nextLong() | 1;
    for (int i = 0; i < size; i++) {
      String url = urls[i];
      if (url != null) {
        hashes[i] = pages ? PageKey.hash(url, factor) : hash(url);
      }
    }
    spread(slots.length);
  }

  /** Returns the bits of a hash that are kept in a slot. */
  private static int tag(long hash) {
    return (int) (hash >>> Integer.SIZE) << TAG;
  }

  /** Returns the line of the url that {@link #add} returned. */
  public long line() {
    return lines[found];
  }

  /** Returns whether there was no room for a url. */
  public boolean isFull() {
    return full;
  }

  /** Returns the number of urls that are held. */
  public int size() {
    return size;
  }

  private void spread(int length) {
    slots = new int[length];
    for (int i = 0; i < size; i++) {
      int at = (int) hashes[i] & (slots.length - 1);
      while (slots[at] != 0) {
        at = (at + 1) & (slots.length - 1);
      }
      slots[at] = tag(hashes[i]) | (i + 1);
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
