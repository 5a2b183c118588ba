package io.github.sitemaptoolkit.publisher.store;

import io.github.sitemaptoolkit.io.Children;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.Pieces;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;

/**
 * Keeps the files of one set by name: the sitemaps, the index and the manifest. A directory is one;
 * an object store, which has neither directories nor a rename, can be another.
 *
 * <p>Crawlers read the files at any time, and publishers may run anywhere, or stop at any step. So
 * each implementation promises:
 *
 * <ol>
 *   <li>A reader sees each file whole, either old or new. A file is never seen before {@link
 *       Transaction#commit}.
 *   <li>{@code commit} makes new files visible in the order given, and removes files only when all
 *       new ones are visible. The publisher gives the sitemaps first, then the index, then the
 *       manifest, so the index names only files that exist.
 *   <li>What was committed survives a power cut, and every later read sees it.
 *   <li>Of two transactions at the same time, only one commits: {@link #begin} refuses the second
 *       one, or {@code commit} does before its first file is visible. A directory does so by its
 *       lock; an object store can by an object that is put only if it does not exist, and replaced
 *       only if it has not changed, so that it can be taken over when its owner is gone. As the
 *       last safeguard, the manifest is replaced only if it is still the one that was there at the
 *       beginning.
 *   <li>A transaction that fails before its first file is visible, or is closed without {@code
 *       commit}, leaves nothing but what a later one removes.
 *   <li>A commit that stops halfway is completed by the next {@code begin}, as a directory does by
 *       its journal. If that is not possible, {@link Transaction#isMixed} says so until all urls
 *       are published again; meanwhile each file is whole, and the index names only files that
 *       exist. The next commit removes what was left.
 *   <li>Removed is only what has the size and the digest that are given for it, and nothing else.
 * </ol>
 *
 * <p>Names of files come from {@link io.github.sitemaptoolkit.publisher.layout.SetNames}: they have
 * neither slashes nor other characters that must be escaped. Files whose name ends in {@code .gz}
 * are kept compressed, as they are: an object store must not declare a Content-Encoding for them.
 * Anybody may have changed what is kept, so it is never trusted.
 *
 * <p>Not thread-safe, apart from {@link #threads}.
 *
 * @since 0.1
 */
public interface Store extends ReadableStore {

  /**
   * Returns the files that a set could have, by {@linkplain
   * io.github.sitemaptoolkit.publisher.layout.SetNames#isPublished name}, whoever has put them,
   * with their sizes in bytes as they are kept. Files of other names are left out, and so is what
   * is no file, such as a directory or a link.
   *
   * @throws IOException if they cannot be listed
   */
  SortedMap<String, Long> files() throws IOException;

  /**
   * Returns how many threads may call {@link #open}, {@link #check} and {@link #isIntact} at the
   * same time. Defaults to 1.
   */
  default int threads() {
    return 1;
  }

  /**
   * Returns the clock that says when a set is replaced, and for how long its files were kept.
   * Defaults to that of this machine.
   */
  default Clock clock() {
    return Clock.systemUTC();
  }

  /**
   * Returns what finds the sitemaps of an index that somebody else has put in the place of a
   * sitemap.
   */
  Children children(Limits limits) throws IOException;

  /**
   * Checks that a sitemap is there, and has the size that it was published with, or a digest if
   * that is known without reading it.
   *
   * @throws IOException if it does not; its message says what to do
   */
  void check(Part part) throws IOException;

  /** Returns whether {@link #check} finds nothing wrong. */
  default boolean isIntact(Part part) {
    try {
      check(part);
      return true;
    } catch (IOException e) {
      return false; // reading it will tell why
    }
  }

  /**
   * Tells which sitemaps are going to be opened, each once and in this order. Where opening one
   * takes its time, several are read at once. Defaults to doing nothing.
   */
  default void announce(Collection<Part> parts) {}

  /**
   * Asks for what {@link #check} and {@link #holds} need to know, which are called for most files
   * of a set. Where each question takes its time, one is asked of all, or several at once. Defaults
   * to doing nothing.
   *
   * @param published the sitemaps that the manifest in place lists; none if there is none
   * @throws IOException if that fails
   */
  default void lookUp(Collection<Part> published) throws IOException {}

  /**
   * Returns whether a file has this content, so that it need not be put again. False if in doubt.
   *
   * @param contents the bytes, before compression
   */
  boolean holds(String file, Pieces contents);

  /**
   * Returns whether a file of the set has this content, as {@link #holds(String, Pieces)} does, if
   * it was published with the same: what the manifest says of it as a store keeps it ({@link
   * Part#stored}, {@link Part#tag}) may spare reading it. Defaults to ignoring that.
   *
   * @param published what the manifest says of the file
   * @param contents the bytes, before compression
   */
  default boolean holds(Part published, Pieces contents) {
    return holds(published.file(), contents);
  }

  /**
   * Returns whether a commit stopped halfway, which the next {@link #begin} completes if it can.
   * False if that cannot be known.
   */
  boolean isInterrupted();

  /**
   * Begins a change of the files. First completes or removes what an earlier transaction left. The
   * caller closes the transaction.
   *
   * @throws IOException if that fails, or if another transaction is open
   */
  Transaction begin() throws IOException;

  /** A change of several files, as a whole. */
  interface Transaction extends Closeable {

    /** Returns a directory of this machine for sorting. It need not exist yet. */
    Path scratch();

    /**
     * Keeps a new file, not yet visible.
     *
     * @param contents the bytes, before compression: they are compressed if the name ends in {@code
     *     .gz}
     */
    void put(String file, Pieces contents) throws IOException;

    /**
     * Returns whether files of an old and a new set are mixed, because an earlier change stopped
     * halfway and could not be completed, or an engine such as Spark has left its list of changes:
     * urls may be in no file or in two. A store may find out only in {@link #commit}, which then
     * throws. Defaults to false.
     *
     * @throws IOException if that cannot be known
     */
    default boolean isMixed() throws IOException {
      return false;
    }

    /**
     * Returns what of an earlier change that stopped halfway has become part of the set, because it
     * could not be completed. Empty, the default, if nothing has.
     */
    default Optional<Half> half() {
      return Optional.empty();
    }

    /**
     * A change that stopped halfway.
     *
     * @param there its sitemaps that are part of the set now
     * @param missing those that are not
     * @param former the sitemaps that it was to remove, and that are part of the set still
     */
    record Half(List<String> there, List<String> missing, List<String> former) {

      /** Copies the lists. */
      public Half {
        there = List.copyOf(there);
        missing = List.copyOf(missing);
        former = List.copyOf(former);
      }
    }

    /**
     * Makes the change visible. Called at most once.
     *
     * @param files the files that were put, in the order in which they are to appear: sitemaps, the
     *     index, the manifest. Sitemaps may appear in any order.
     * @param removed the files to remove after that, as they were published; those that do not
     *     exist are ignored
     * @throws IOException if another transaction has changed the store since this one began, or if
     *     the change stopped; the message says whether it stopped halfway
     */
    void commit(List<String> files, List<Part> removed) throws IOException;

    /**
     * Returns the files that were to be removed, but stay: they are not as they were published, so
     * somebody else has put them. Empty before {@link #commit}, apart from what an earlier change
     * was to remove. Defaults to none.
     */
    default List<String> kept() {
      return List.of();
    }

    /**
     * Returns the files that were to be removed, but stay because the store refuses to remove them,
     * such as without a permission; each with the reason. The set is published nevertheless. Empty
     * before {@link #commit}, apart from what an earlier change was to remove. Defaults to none.
     */
    default Map<String, String> unremoved() {
      return Map.of();
    }

    /** Releases the store. What was put, but not committed, is removed. */
    @Override
    void close() throws IOException;
  }
}
