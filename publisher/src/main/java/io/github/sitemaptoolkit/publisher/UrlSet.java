package io.github.sitemaptoolkit.publisher;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.publisher.internal.job.NamedSet;
import io.github.sitemaptoolkit.publisher.layout.Grouping;
import io.github.sitemaptoolkit.publisher.layout.SetNames;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

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
    return new UrlSet(new NamedSet(name, entry -> true, null, null, null, null));
  }

  /** Returns a copy that holds the entries for which the condition is true, and no others. */
  public UrlSet where(Predicate<? super UrlEntry> condition) {
    Objects.requireNonNull(condition);
    return with(condition, set.change(), set.grouping(), set.maxShrink(), set.declared());
  }

  /**
   * Returns a copy in whose files entries are as a function returns them, such as without their
   * news. Conditions are asked before. Defaults to all that entries have.
   *
   * @param change returns an entry of the same url, and not null; an entry of another url makes the
   *     publication fail with an {@link IllegalArgumentException}
   */
  public UrlSet map(UnaryOperator<UrlEntry> change) {
    Objects.requireNonNull(change);
    return with(set.condition(), change, set.grouping(), set.maxShrink(), set.declared());
  }

  /** Returns a copy whose urls are grouped this way. Defaults to {@link Publisher#by}. */
  public UrlSet by(Grouping grouping) {
    Objects.requireNonNull(grouping);
    return with(set.condition(), set.change(), grouping, set.maxShrink(), set.declared());
  }

  /**
   * Returns a copy whose number of urls may shrink by so many percent, as in {@link
   * Publisher#maxShrink}, to which it defaults. News become fewer as they get old: allow 100.
   *
   * @param percent from 0 to 100; 100 turns the check off
   * @throws IllegalArgumentException if it is not a percentage
   */
  public UrlSet maxShrink(int percent) {
    return with(set.condition(), set.change(), set.grouping(), percent, set.declared());
  }

  /**
   * Returns a copy that has a file even if it has no urls, which keeps its address and its place in
   * the index: as a set of news over a weekend. It becomes empty only as far as {@link #maxShrink}
   * allows it. By default, a set without urls has no file, because search engines take a sitemap
   * without urls for an error, unless it is one of news.
   *
   * @param extensions the ids of the extensions whose namespaces the file then declares; one that
   *     the context of the publisher does not have is not declared
   */
  public UrlSet keptEmpty(String... extensions) {
    Set<String> declared = Set.of(extensions);
    return with(set.condition(), set.change(), set.grouping(), set.maxShrink(), declared);
  }

  private UrlSet with(
      Predicate<? super UrlEntry> condition,
      @Nullable UnaryOperator<UrlEntry> change,
      @Nullable Grouping grouping,
      @Nullable Integer maxShrink,
      @Nullable Set<String> declared) {
    return new UrlSet(new NamedSet(set.name(), condition, change, grouping, maxShrink, declared));
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
