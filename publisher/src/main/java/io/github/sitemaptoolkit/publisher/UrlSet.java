package io.github.sitemaptoolkit.publisher;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.publisher.internal.job.NamedSet;
import io.github.sitemaptoolkit.publisher.layout.Grouping;
import io.github.sitemaptoolkit.publisher.layout.SetNames;
import java.util.Objects;
import java.util.function.Predicate;

/**
 * A named part of what a {@link Publisher} publishes, with sitemaps of its own.
 *
 * <pre>{@code
 * Publisher.to(Path.of("public"))
 *     .baseUrl("https://example.com/")
 *     .set(UrlSet.named("pages"))
 *     .set(
 *         UrlSet.named("news")
 *             .where(entry -> entry.extension(News.class).isPresent())
 *             .maxShrink(100))
 *     .publish(entries);
 * }</pre>
 *
 * <p>A set that fits into one file is {@code sitemap-NAME.xml}. The files of a larger one have the
 * same names as those of a set without a name, with the name in front: {@code sitemap-NAME.0.xml}
 * by hash, {@code sitemap-NAME-2026-11.xml} by month, {@code sitemap-NAME-1.xml} in sequence.
 *
 * <p>Immutable.
 *
 * @since 0.1
 */
@Incubating
public final class UrlSet {

  private final NamedSet set;

  private UrlSet(NamedSet set) {
    this.set = set;
  }

  /**
   * Returns a set of all urls.
   *
   * @param name 1 to 50 lower-case letters, digits and single hyphens between them
   * @throws IllegalArgumentException if the name is anything else
   */
  public static UrlSet named(String name) {
    if (!SetNames.isSet(name)) {
      throw new IllegalArgumentException(
          Problem.quoted(name)
              + " is not the name of a set: use at most 50 lower-case letters, digits and single"
              + " hyphens between them, as it becomes part of file names");
    }
    return new UrlSet(new NamedSet(name, entry -> true, null, null));
  }

  /** Returns a copy that holds the entries for which the condition is true, and no others. */
  public UrlSet where(Predicate<? super UrlEntry> condition) {
    Objects.requireNonNull(condition);
    return new UrlSet(new NamedSet(set.name(), condition, set.grouping(), set.maxShrink()));
  }

  /** Returns a copy whose urls are grouped this way. Defaults to {@link Publisher#by}. */
  public UrlSet by(Grouping grouping) {
    Objects.requireNonNull(grouping);
    return new UrlSet(new NamedSet(set.name(), set.condition(), grouping, set.maxShrink()));
  }

  /**
   * Returns a copy whose number of urls may shrink by so many percent, as in {@link
   * Publisher#maxShrink}, to which it defaults. News become fewer as they get old: allow 100.
   *
   * @param percent from 0 to 100; 100 turns the check off
   * @throws IllegalArgumentException if it is not a percentage
   */
  public UrlSet maxShrink(int percent) {
    return new UrlSet(new NamedSet(set.name(), set.condition(), set.grouping(), percent));
  }

  /** Returns the name. */
  public String name() {
    return set.name();
  }

  /** Returns whether an entry belongs to the set. */
  public boolean holds(UrlEntry entry) {
    return set.condition().test(entry);
  }

  /** Returns what a job of publishing needs to know of it. */
  NamedSet set() {
    return set;
  }

  @Override
  public String toString() {
    return set.name();
  }
}
