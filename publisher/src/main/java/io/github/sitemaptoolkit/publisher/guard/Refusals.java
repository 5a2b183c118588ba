package io.github.sitemaptoolkit.publisher.guard;

import io.github.sitemaptoolkit.problem.SitemapException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * What several checks refuse, so that one run tells all of it: the first refusal is thrown, with
 * the others as {@linkplain Throwable#getSuppressed suppressed} ones. For one run. Not thread-safe.
 *
 * @since 0.1
 */
public final class Refusals {

  /** A check that may refuse something. */
  @FunctionalInterface
  public interface Check {

    /**
     * Checks.
     *
     * @throws IOException if something cannot be read
     * @throws SitemapException if something is refused; a {@link JointRefusal} ends no other checks
     */
    void run() throws IOException;
  }

  private final List<SitemapException> found = new ArrayList<>();

  /** Creates an empty list. */
  public Refusals() {}

  /**
   * Runs a check, and keeps its {@link JointRefusal}.
   *
   * @throws IOException if the check does
   * @throws SitemapException if the check throws another one
   */
  public void check(Check check) throws IOException {
    try {
      check.run();
    } catch (SitemapException e) {
      if (!(e instanceof JointRefusal)) {
        throw e;
      }
      found.addAll(of(e));
    }
  }

  /** Adds one. */
  public void add(SitemapException refusal) {
    found.add(refusal);
  }

  /**
   * Throws what was refused: losses of values before others. Does nothing if nothing was.
   *
   * @throws SitemapException the first refusal
   */
  public void throwAny() {
    found.sort(Comparator.comparing(each -> !(each instanceof LossException)));
    if (!found.isEmpty()) {
      SitemapException first = found.get(0);
      List<Throwable> known = List.of(first.getSuppressed());
      found.stream()
          .filter(other -> other != first && !known.contains(other))
          .forEach(first::addSuppressed);
      throw first;
    }
  }

  /** Returns a refusal and those that were found in the same run, in their order. */
  public static List<SitemapException> of(SitemapException refusal) {
    List<SitemapException> all = new ArrayList<>(List.of(refusal));
    for (Throwable other : refusal.getSuppressed()) {
      if (other instanceof SitemapException each && other instanceof JointRefusal) {
        all.add(each);
      }
    }
    return all;
  }
}
