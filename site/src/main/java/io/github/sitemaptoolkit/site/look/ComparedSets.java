package io.github.sitemaptoolkit.site.look;

import io.github.sitemaptoolkit.batch.walk.IndexCodes;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.look.LookChanges;
import io.github.sitemaptoolkit.look.SectionChanges;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.compare.Aftermath;
import io.github.sitemaptoolkit.publisher.compare.Change;
import io.github.sitemaptoolkit.publisher.compare.Comparison;
import io.github.sitemaptoolkit.service.Containment;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Two versions of a set that are compared, of which a part may be missing. Everything that tells of
 * differences between versions stands on this: {@code diff}, and {@code look} against an older one.
 *
 * <p>Memory does not grow with the versions. Not safe for use by several threads. The caller closes
 * it.
 */
public final class ComparedSets implements Closeable {

  /** What became of a url that only one version has, if a part of the other one is missing. */
  private static final String UNREAD = "unread";

  private final Comparison comparison;
  private final long[] entries = new long[2]; // of the older version and of the newer one
  private final boolean[] partial = new boolean[2];
  private @Nullable UncheckedIOException failure; // of a temporary file

  /**
   * Creates a comparison of two versions, both still empty.
   *
   * @param context how they are read, with the sink of problems
   * @throws IOException if temporary files cannot be created
   */
  public ComparedSets(Context context) throws IOException {
    comparison = new Comparison(context);
  }

  /** Adds an entry of the older version. */
  public void before(UrlEntry entry) {
    add(entry, 0, comparison::before);
  }

  /** Adds an entry of the newer version. */
  public void after(UrlEntry entry) {
    add(entry, 1, comparison::after);
  }

  private void add(UrlEntry entry, int side, Consumer<UrlEntry> to) {
    try {
      entries[side]++;
      to.accept(entry);
    } catch (UncheckedIOException e) {
      failure = e; // whoever reads takes it for one of the input
      throw e;
    }
  }

  /**
   * Says that a part of the older version was read, or the whole.
   *
   * @param name its name
   * @throws SitemapException if it is not whole, and has no entry
   * @throws IOException if a temporary file could not be written
   */
  public void beforeIsRead(String name, boolean whole) throws IOException {
    isRead(name, whole, 0);
  }

  /**
   * Says the same of the newer version.
   *
   * @throws SitemapException if it is not whole, and has no entry
   * @throws IOException if a temporary file could not be written
   */
  public void afterIsRead(String name, boolean whole) throws IOException {
    isRead(name, whole, 1);
  }

  private void isRead(String name, boolean whole, int side) throws IOException {
    if (failure != null) {
      throw failure.getCause();
    }
    partial[side] |= !whole;
    boolean failed = Containment.hasFailures(comparison.problems()); // it will not be compared
    if (partial[side] && entries[side] == 0 && !failed) {
      throw new SitemapException(
          IndexCodes.UNREADABLE,
          "part of it could not be read, and the rest has no url to compare; nothing is compared",
          Location.of(name));
    }
  }

  /**
   * Compares the versions. To be called once, after all entries were added.
   *
   * @param against the name of the older version
   * @param each accepts each difference, ordered by url
   * @return the numbers of differences
   * @throws IOException if a temporary file cannot be read or written
   * @throws SitemapException if an error in the program has cost something of an input
   */
  public LookChanges changes(String against, Consumer<Change> each) throws IOException {
    var counts = new SectionChanges();
    comparison.forEach(
        change -> {
          switch (change.kind()) {
            case ADDED -> counts.added(change.loc());
            case REMOVED -> counts.removed(change.loc());
            case CHANGED -> counts.changed(change.loc());
          }
          each.accept(change);
        });
    return LookChanges.of(against, true, counts).partly(!partial[0], !partial[1]);
  }

  /**
   * Returns why a difference may be none: the url may be in what could not be read. Null if it is
   * one.
   */
  public @Nullable Aftermath doubt(Change change) {
    return switch (change.kind()) {
      case ADDED -> partial[0] ? doubt("older", "added") : null;
      case REMOVED -> partial[1] ? doubt("newer", "removed") : null;
      case CHANGED -> null;
    };
  }

  /** Returns whether nothing but such a doubt is known of a url. */
  public static boolean isDoubt(Aftermath became) {
    return became.fate().equals(UNREAD);
  }

  private static Aftermath doubt(String version, String kind) {
    String reason = "part of the " + version + " version could not be read";
    return new Aftermath(UNREAD, null, reason, "perhaps not " + kind + ": " + reason);
  }

  /** Returns what was compared, with its values and urls. */
  public Comparison comparison() {
    return comparison;
  }

  @Override
  public void close() throws IOException {
    comparison.close();
  }
}
