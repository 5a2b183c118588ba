package io.github.sitemaptoolkit.publisher.growth;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.format.Context;
import java.time.Clock;
import java.time.Instant;
import java.util.HashSet;
import java.util.Set;
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

  private static final String SEPARATOR = ": ";

  private final Instant now;
  private final Set<String> feeds = new HashSet<>();
  private Listener listener = (feed, id, when) -> {};
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
    this.now = clock.instant();
  }

  /**
   * Returns a context in which {@link io.github.sitemaptoolkit.publisher.SitemapSet} reads a feed
   * of the set, and the older documents that it links to if they lie beside it.
   *
   * @param feed the name of the feed, the same in each run: the ids of its items belong to it
   */
  public Context reading(String feed, Context context) {
    feeds.add(feed);
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
    feeds.add(directory);
    return reading(directory + SEPARATOR + file, context);
  }

  /** Returns whether a feed is one of these, or was in one of their directories. */
  public boolean grows(String feed) {
    int end = feed.lastIndexOf(SEPARATOR);
    return feeds.contains(feed) || (end >= 0 && feeds.contains(feed.substring(0, end)));
  }

  /** Returns the time by which news get old. */
  public Instant now() {
    return now;
  }

  /** Sets who learns what the feeds say besides their entries. */
  public void listen(Listener other) {
    listener = other;
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
