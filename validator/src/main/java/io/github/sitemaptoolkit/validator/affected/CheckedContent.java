package io.github.sitemaptoolkit.validator.affected;

import io.github.sitemaptoolkit.annotation.Incubating;
import java.time.Instant;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What was checked, so that it can be said what is good, and what nobody looked at. Immutable.
 *
 * @param entries the number of entries of urls, which may be several for one url
 * @param dated the number of those with a lastmod
 * @param elements the number of elements of each extension, by its id, such as {@code image}
 * @param hosts the number of entries by the host of their urls; of many hosts, some are left out
 * @param compared what the entries were compared with
 * @param sources what else was known of their pages, such as the table of a crawler, in the order
 *     of the names
 * @since 0.1
 */
@Incubating
public record CheckedContent(
    long entries,
    long dated,
    Map<String, Long> elements,
    Map<String, Long> hosts,
    Set<Compared> compared,
    List<KnownFrom> sources) {

  /**
   * A source of what is known of pages.
   *
   * @param name its name
   * @param time when it was made; null if that is not known
   */
  public record KnownFrom(String name, @Nullable Instant time) {}

  /** What entries can be compared with. */
  public enum Compared {
    /** The entries of the other sitemaps. */
    SITEMAPS,
    /** The robots.txt of their host. */
    ROBOTS,
    /** The pages themselves: as they are uploaded, as their server answers, or as a crawl says. */
    PAGES,
    /** What a search engine says that it has indexed. */
    INDEX
  }

  /** Nothing. */
  public static final CheckedContent NONE =
      new CheckedContent(0, 0, Map.of(), Map.of(), Set.of(), List.of());

  /** Keeps copies. */
  public CheckedContent {
    elements = Map.copyOf(elements);
    hosts = Map.copyOf(hosts);
    Set<Compared> sorted = EnumSet.noneOf(Compared.class);
    sorted.addAll(compared);
    compared = Collections.unmodifiableSet(sorted);
    sources = List.copyOf(sources);
  }

  /** Returns the host of most entries; empty if there is none. */
  public Optional<String> host() {
    return hosts.entrySet().stream()
        .max(
            Map.Entry.<String, Long>comparingByValue()
                .thenComparing(Map.Entry.comparingByKey(Comparator.reverseOrder())))
        .map(Map.Entry::getKey);
  }

  /** Returns the number of elements of an extension. */
  public long elements(String extension) {
    return elements.getOrDefault(extension, 0L);
  }

  /** Returns the sum of this and of the content of other documents. */
  public CheckedContent plus(CheckedContent other) {
    if (equals(NONE) || other.equals(NONE)) {
      return equals(NONE) ? other : this;
    }
    Set<Compared> both = EnumSet.noneOf(Compared.class);
    both.addAll(compared);
    both.addAll(other.compared);
    Set<KnownFrom> all = new LinkedHashSet<>(sources);
    all.addAll(other.sources);
    return new CheckedContent(
        entries + other.entries,
        dated + other.dated,
        sum(elements, other.elements),
        sum(hosts, other.hosts),
        both,
        List.copyOf(all));
  }

  private static Map<String, Long> sum(Map<String, Long> one, Map<String, Long> other) {
    Map<String, Long> sum = new HashMap<>(one);
    other.forEach((name, number) -> sum.merge(name, number, Long::sum));
    return sum;
  }
}
