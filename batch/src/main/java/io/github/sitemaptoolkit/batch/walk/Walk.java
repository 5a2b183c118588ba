package io.github.sitemaptoolkit.batch.walk;

import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.io.Children;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;

/**
 * Walks over the sitemaps that an index lists, and over those of the indexes among them, in the
 * order in which they are listed.
 *
 * <pre>{@code
 * var walk = new Walk(children);
 * walk.enter(null, listing);
 * for (Listed sitemap = walk.next(); sitemap != null; sitemap = walk.next()) {
 *   System.out.println(sitemap.loc());
 * }
 * }</pre>
 *
 * <p>It has two floors. {@link #next} gives the names: of all documents, only indexes are read. On
 * these, {@link #open} gives the documents. Which indexes are {@linkplain #enter entered} is up to
 * the caller; {@link Listed#mayBeIndex} says whether one may be there.
 *
 * <p>An index that is entered from a reader is read as the walk goes on, only as far ahead as
 * {@link Children#ahead} says. Not thread-safe.
 *
 * @since 0.1
 */
public final class Walk {

  /** An index that was entered. */
  private static final class Entered {

    private final @Nullable Listed index;
    private final Children children;
    private final boolean robots;
    private final Iterator<Listing.Sitemap> sitemaps;
    private final Deque<Listing.Sitemap> ahead = new ArrayDeque<>();
    private boolean ended;
    private @Nullable RuntimeException failure; // to be thrown in its turn

    Entered(
        @Nullable Listed index,
        Children children,
        boolean robots,
        Iterator<Listing.Sitemap> sitemaps) {
      this.index = index;
      this.children = children;
      this.robots = robots;
      this.sitemaps = sitemaps;
    }

    /** Reads until so many sitemaps are known, and says that these will be used. */
    void read(int count) {
      while (!ended && ahead.size() < count) {
        try {
          if (sitemaps.hasNext()) {
            ahead.add(sitemaps.next());
            children.prepare(ahead.getLast().loc());
          } else {
            ended = true;
          }
        } catch (SitemapException | UncheckedIOException e) {
          ended = true;
          failure = e;
        }
      }
    }

    Listed listed(Listing.Sitemap sitemap) {
      String before = children.use(sitemap.loc()).orElse(null);
      return new Listed(sitemap.entry(), sitemap.at(), index, robots, before);
    }
  }

  private final Children children;
  private final boolean breadthFirst;
  private final long most;
  private final Deque<Entered> entered = new ArrayDeque<>();
  private final Deque<Listed> waiting = new ArrayDeque<>(); // if it goes breadth first
  private long found;

  /**
   * Creates a walk. What an index lists comes before what follows that index.
   *
   * @param children finds the sitemaps
   */
  public Walk(Children children) {
    this(children, false, Long.MAX_VALUE);
  }

  private Walk(Children children, boolean breadthFirst, long most) {
    this.children = children;
    this.breadthFirst = breadthFirst;
    this.most = most;
  }

  /**
   * Returns a walk on which what an index lists comes after all that is listed so far.
   *
   * @param most the maximum number of sitemaps
   */
  public static Walk breadthFirst(Children children, long most) {
    return new Walk(children, true, most);
  }

  /**
   * Goes on with the sitemaps of an index, all of which are {@linkplain Children#prepare prepared}.
   *
   * @param by the sitemap that is the index; null for one with which the walk begins
   * @return false if there are more sitemaps than the maximum; the rest is left out
   */
  public boolean enter(@Nullable Listed by, Listing index) {
    return enter(by, index, children);
  }

  /**
   * Goes on with the sitemaps of an index, which are found by children of its own. Otherwise like
   * {@link #enter(Listed, Listing)}.
   */
  public boolean enter(@Nullable Listed by, Listing index, Children children) {
    var all = new Entered(by, children, index.indexes(), index.sitemaps().iterator());
    all.read(Integer.MAX_VALUE);
    if (!breadthFirst) {
      entered.push(all);
      return true;
    }
    for (Listing.Sitemap next = all.ahead.poll(); next != null; next = all.ahead.poll()) {
      if (found >= most) {
        return false;
      }
      Listed listed = all.listed(next);
      found += listed.before() == null ? 1 : 0;
      waiting.add(listed);
    }
    return true;
  }

  /**
   * Goes on with the sitemaps of an index that is read on the way, which a walk that goes breadth
   * first does not do. Otherwise like {@link #enter(Listed, Listing)}.
   *
   * @param index closed by the caller
   */
  public void enter(@Nullable Listed by, EntryReader<IndexEntry> index) {
    Iterator<IndexEntry> entries = index.iterator(); // so that nobody else reads them as well
    boolean robots = index.document().kind() == DocumentInfo.Kind.ROBOTS;
    Iterator<Listing.Sitemap> sitemaps =
        new Iterator<>() {
          @Override
          public boolean hasNext() {
            return entries.hasNext();
          }

          @Override
          public Listing.Sitemap next() {
            return new Listing.Sitemap(entries.next(), index.location());
          }
        };
    entered.push(new Entered(by, children, robots, sitemaps));
  }

  /**
   * Returns the next sitemap; null if there are no more. One that came before is returned again,
   * and says so.
   *
   * @throws SitemapException if an index cannot be read further; what it lists before came before
   * @throws UncheckedIOException if an index cannot be read further
   */
  public @Nullable Listed next() {
    for (Entered last = entered.peek(); last != null; last = entered.peek()) {
      last.read(last.children.ahead() + 1);
      Listing.Sitemap sitemap = last.ahead.poll();
      if (sitemap != null) {
        return last.listed(sitemap);
      }
      entered.remove();
      if (last.failure != null) {
        throw last.failure;
      }
    }
    return waiting.poll();
  }

  /**
   * Opens a sitemap. The caller closes the source.
   *
   * @throws AbsentException if there is none, or it came before
   * @throws IOException if it exists but cannot be opened
   */
  public Source open(Listed sitemap) throws IOException, AbsentException {
    checkNew(sitemap);
    Source source = children.open(sitemap.loc()).orElse(null);
    if (source == null) {
      throw new AbsentException(children.missing(sitemap.loc()));
    }
    return source;
  }

  /**
   * Checks that a sitemap did not come before.
   *
   * @throws AbsentException if it did
   */
  public static void checkNew(Listed sitemap) throws AbsentException {
    if (sitemap.before() != null) {
      throw new AbsentException(IndexCodes.alreadyRead(sitemap.before()));
    }
  }
}
