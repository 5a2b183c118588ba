package io.github.sitemaptoolkit.publisher.growth;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.format.Context;
import java.time.Clock;
import java.time.Instant;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The feeds that a set grows with: entries that have left a feed stay in the set, until the feed
 * says that they are deleted or gives their items another url.
 *
 * <pre>{@code
 * var growth = new Growth();
 * Context context = growth.reading("blog.rss", Context.load());
 * Publisher.to(directory)
 *     .context(context)
 *     .growing(growth)
 *     .update(to -> new SitemapSet(context).read(Path.of("blog.rss"), to), Entries.of(Stream.of()));
 * }</pre>
 *
 * <p>Used for one run. Not thread-safe.
 *
 * @since 0.1
 */
@Incubating
public final class Growth {

  /** Learns what feeds say besides their entries. */
  @FunctionalInterface
  public interface Listener {

    /**
     * Learns that an item was deleted.
     *
     * @param feed the name of the feed
     * @param id what identified the item
     * @param when when it was deleted, as written; null if unknown
     */
    void deleted(String feed, String id, @Nullable String when);
  }

  /** Remembers the feeds of the set as it was published. */
  public interface Memory {

    /** Remembers no feed. */
    Memory NONE =
        new Memory() {
          @Override
          public @Nullable FeedFacts facts(String feed) {
            return null;
          }

          @Override
          public boolean knows(String feed, @Nullable String id, String loc) {
            return false;
          }

          @Override
          public boolean isHome(String host) {
            return false;
          }

          @Override
          public void taken(String feed, @Nullable FeedFacts facts, List<String> notes) {}
        };

    /** Returns what is remembered of a feed; null if it has never been read. */
    @Nullable FeedFacts facts(String feed);

    /** Returns whether an item of a feed was read before, by its id or its url. */
    boolean knows(String feed, @Nullable String id, String loc);

    /** Returns whether a host, as facts have it, is that of the set. */
    boolean isHome(String host);

    /**
     * Learns what a feed is now that is taken.
     *
     * @param facts null if there is nothing to be remembered
     * @param notes what should be known of it, in sentences
     */
    void taken(String feed, @Nullable FeedFacts facts, List<String> notes);
  }

  private final Clock clock;
  private @Nullable Instant now; // once it was asked for
  private final Set<String> feeds = new HashSet<>();
  private final Set<String> keys = new HashSet<>(); // of these
  private final Set<String> read = new TreeSet<>();
  private final Set<String> accepted = new HashSet<>();
  private Listener listener = (feed, id, when) -> {};
  private Memory memory = Memory.NONE;
  private final Set<String> refused = new TreeSet<>();
  private long refusals;
  private int documents;

  /** Creates growth without feeds. */
  public Growth() {
    this(Clock.systemUTC());
  }

  /**
   * Creates growth without feeds.
   *
   * @param clock tells the time, by which news get old
   */
  public Growth(Clock clock) {
    this.clock = clock;
  }

  /**
   * Returns a context in which {@link io.github.sitemaptoolkit.publisher.SitemapSet} reads a feed
   * of the set, and the older documents that it links to if they lie beside it.
   *
   * @param feed the name of the feed, the same in each run: the ids of its items belong to it
   */
  public Context reading(String feed, Context context) {
    add(feed);
    read.add(feed);
    return context.with(new GrowingFeed(feed, this));
  }

  /**
   * Returns a context to read one of several feeds that lie in one directory, whose names may
   * change: what was added by one that is gone stays.
   *
   * @param directory their common name, the same in each run
   * @param file the name of this feed
   */
  public Context reading(String directory, String file, Context context) {
    add(directory);
    return reading(directory + FeedKey.SEPARATOR + file, context);
  }

  private void add(String feed) {
    feeds.add(feed);
    keys.add(FeedKey.of(feed));
  }

  /**
   * Returns whether a feed is one of these, or was in one of their directories.
   *
   * @param key what stands for its name
   */
  public boolean grows(String key) {
    return keys.contains(key) || keys.contains(FeedKey.directory(key));
  }

  /**
   * Accepts feeds, by their names, that are not what they were: in each case what they are now is
   * remembered as well.
   */
  public Growth accepting(Collection<String> names) {
    accepted.addAll(names);
    return this;
  }

  /** Returns those of the accepted names that no feed of this run has, sorted. */
  public List<String> unknown() {
    return accepted.stream()
        .filter(name -> !feeds.contains(name) && !read.contains(name))
        .sorted()
        .toList();
  }

  boolean accepts(String feed) {
    return accepted.contains(feed) || accepted.contains(FeedKey.directory(feed));
  }

  /** Returns how many problems have told of feeds that were refused, and only cost themselves. */
  public long refusals() {
    return refusals;
  }

  /**
   * Returns the names of feeds that were refused, sorted; of those of a directory, its name. To be
   * called after the run.
   */
  public Collection<String> refused() {
    return refused;
  }

  void refuse(String feed, long problems) {
    refused.add(feeds.contains(feed) ? feed : FeedKey.directory(feed));
    refusals += problems;
  }

  /** Returns the time by which news get old. */
  public Instant now() {
    Instant known = now == null ? clock.instant() : now;
    now = known;
    return known;
  }

  /** Sets who learns what the feeds say besides their entries. */
  public void listen(Listener other) {
    listener = other;
  }

  /** Sets what remembers the feeds. */
  public void remember(Memory other) {
    memory = other;
  }

  Memory memory() {
    return memory;
  }

  /** Returns the number of the document that is being read; documents are numbered in turn. */
  public int document() {
    return documents;
  }

  void nextDocument() {
    documents++;
  }

  void deleted(String feed, String id, @Nullable String when) {
    listener.deleted(feed, id, when);
  }
}
