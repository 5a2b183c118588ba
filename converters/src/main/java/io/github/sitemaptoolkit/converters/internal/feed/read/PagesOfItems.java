package io.github.sitemaptoolkit.converters.internal.feed.read;

import io.github.sitemaptoolkit.converters.internal.feed.source.ItemPlaces;
import io.github.sitemaptoolkit.feed.FeedListener;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.FormatChecks;
import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.url.UrlParts;
import java.io.IOException;
import java.util.Arrays;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Joins the items of a feed that are about one page, such as the lessons of a course, the parts of
 * a live blog or comments, into one entry.
 *
 * <p>Since such items need not follow each other, up to {@value #MOST} entries, or those of 4 MiB,
 * are held back; items that are further apart stay separate entries. Nothing is joined in a feed
 * that is only checked or that is converted to another feed, which may have several items of one
 * page, and items that contain a complete entry are never joined.
 */
public final class PagesOfItems {

  /** How many entries are held at most. */
  private static final int MOST = 512;

  private static final int FIRST = 32;
  private static final int MARKS = 4096; // parts of hashes: most items have one of their own
  private static final long MOST_READ = 4 * 1024 * 1024;

  /** An entry that is held. The objects are used again, so that items need no memory for it. */
  private static final class Held {
    private int hash; // of the address without its fragment
    private @Nullable UrlEntry entry;
    private @Nullable JoinedEntry joined; // what several items say; null for a single one
    private boolean whole; // never joined
    private @Nullable Location location;
    private @Nullable Places places;
    private @Nullable String id; // of its first item
    private long begin; // how much of the document was read before it
  }

  private final ItemsAhead items;
  private final FeedEntries entries;
  private final Context context;
  private final FeedListener listener;
  private final LongSupplier taken;
  private final boolean joins;
  private final short[] marks = new short[MARKS]; // how many entries are held for each
  private Held[] ring = new Held[FIRST];
  private int head;
  private int count;
  private Held last = new Held(); // what was returned
  private long position; // how much of the document was read
  private boolean ended;
  private @Nullable Exception failure; // of reading ahead, to be thrown in its place

  /**
   * Creates a reader of entries.
   *
   * @param taken how much of the document was read, in characters or bytes
   */
  public PagesOfItems(ItemsAhead items, FeedEntries entries, Context context, LongSupplier taken) {
    this.items = items;
    this.entries = entries;
    this.context = context;
    this.taken = taken;
    this.listener = context.options(FeedListener.NONE);
    this.joins = context.options(FormatChecks.OFF) == FormatChecks.OFF && !entries.keepsMetadata();
  }

  /** Returns the next entry; null at the end. */
  public @Nullable UrlEntry next() throws IOException {
    try {
      while (failure == null && !ended && !isFull()) {
        read();
      }
    } catch (IOException | RuntimeException e) {
      failure = e; // the entries before it are delivered first
    }
    if (count == 0) {
      last.location = null;
      last.places = null;
      return end();
    }
    last = ring[head];
    head = (head + 1) % ring.length;
    count--;
    UrlEntry entry = last.joined == null ? last.entry : last.joined.entry();
    last.entry = null;
    last.joined = null;
    marks[last.hash & (MARKS - 1)]--;
    if (entry != null && listener.listens()) {
      listener.accept(new FeedListener.Item(last.id));
    }
    return entry;
  }

  private @Nullable UrlEntry end() throws IOException {
    Exception thrown = failure;
    if (thrown instanceof RuntimeException unchecked) {
      throw unchecked;
    } else if (thrown instanceof IOException checked) {
      throw checked;
    }
    return null;
  }

  /** Returns where the last entry was read; that of its first item. Null at the end. */
  public @Nullable Location location() {
    return last.location;
  }

  /** Returns where the values of the last entry were read; null if that is not wanted. */
  public @Nullable Places places() {
    return last.places;
  }

  /** Returns whether the first entry waits for no other item. */
  private boolean isFull() {
    return count > 0 && (!joins || count == MOST || position - ring[head].begin > MOST_READ);
  }

  private void read() throws IOException {
    long begin = position;
    ItemBuilder item = items.next();
    position = joins ? taken.getAsLong() : 0;
    UrlEntry entry = item == null ? null : entries.entry(item);
    if (item == null) {
      ended = true;
    } else if (entry != null) {
      boolean whole = item.whole() != null;
      int hash = joins && !whole ? hash(entry.loc()) : 0;
      Held same = joins && !whole ? find(entry.loc(), hash) : null;
      if (same == null) {
        hold(item, entry, whole, hash, begin);
      } else {
        join(same, entry);
      }
    }
  }

  private void join(Held same, UrlEntry entry) {
    JoinedEntry joined = same.joined;
    UrlEntry first = same.entry;
    if (joined == null && first != null) {
      joined = new JoinedEntry(first, context.extensions());
      same.joined = joined;
    }
    if (joined != null) {
      entries.tellJoined(entry.loc(), joined.cut(entry));
      joined.add(entry);
    }
  }

  private void hold(ItemBuilder item, UrlEntry entry, boolean whole, int hash, long begin) {
    if (count == ring.length) {
      grow();
    }
    int at = (head + count) % ring.length;
    Held held = ring[at] == null ? new Held() : ring[at];
    ring[at] = held;
    count++;
    ItemPlaces known = item.places();
    held.entry = entry;
    held.whole = whole;
    held.hash = hash;
    marks[hash & (MARKS - 1)]++;
    held.begin = begin;
    held.location = item.location();
    held.places = known == null ? null : known.values();
    held.id = item.id();
  }

  private void grow() {
    Held[] larger = Arrays.copyOf(ring, ring.length * 2);
    for (int i = 0; i < count; i++) {
      larger[i] = ring[(head + i) % ring.length];
    }
    Arrays.fill(larger, count, larger.length, null);
    ring = larger;
    head = 0;
  }

  private @Nullable Held find(String loc, int hash) {
    if (marks[hash & (MARKS - 1)] == 0) {
      return null;
    }
    for (int i = 0; i < count; i++) {
      Held held = ring[(head + i) % ring.length];
      UrlEntry entry = held.entry;
      if (held.hash == hash && !held.whole && entry != null && isSame(entry.loc(), loc)) {
        return held;
      }
    }
    return null;
  }

  private static boolean isSame(String one, String other) {
    int end = UrlParts.fragment(one);
    return end == UrlParts.fragment(other) && one.regionMatches(0, other, 0, end);
  }

  private static int hash(String loc) {
    int end = UrlParts.fragment(loc);
    return end == loc.length() ? loc.hashCode() : loc.substring(0, end).hashCode();
  }
}
