package io.github.sitemaptoolkit.validator.affected;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.validator.found.FoundRule;
import io.github.sitemaptoolkit.validator.rule.Cost;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.BinaryOperator;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * How many urls of a site have findings. A url counts once, in however many entries it is listed
 * and however many findings it has; all findings count, also those that are reported once a file
 * and those that a baseline has. Urls that no document lists, sitemaps of an index, and what is
 * wrong with a file as a whole do not count.
 *
 * <p>Immutable.
 *
 * @param listed the number of different urls that the documents list
 * @param total the number of those with findings
 * @param byLevel the number of urls with at least one finding of a level
 * @param byCost the number of urls with at least one finding of a cost
 * @param byRule the number of urls that violate a rule, at a level
 * @param byCode the number of urls that violate a rule, at whatever level
 * @param byFile the number of urls with findings in each file, in which they count once
 * @param bySection the number of urls with findings by the first directory of their paths, such as
 *     {@code /blog/}; {@code /} if they are in none. Null if there are more than {@value
 *     #MOST_SECTIONS}
 * @param combinations the number of urls for each set of rules that a url violates, so that the
 *     numbers add up to the total; null if there are more than {@value #MOST_COMBINATIONS}
 * @param places where the urls are that violate a rule, of errors and warnings
 * @param refused the number of urls without an error or a warning that only files list of which a
 *     source says that they are not read
 * @param content what was checked
 * @since 0.1
 */
@Incubating
public record AffectedUrls(
    long listed,
    long total,
    Map<Severity, Long> byLevel,
    Map<Cost, Long> byCost,
    Map<FoundRule, Long> byRule,
    Map<String, Long> byCode,
    Map<String, Long> byFile,
    @Nullable Map<String, Long> bySection,
    @Nullable Map<Set<FoundRule>, Long> combinations,
    Map<FoundRule, RulePlaces> places,
    long refused,
    CheckedContent content) {

  /** Keeps copies of the maps. */
  public AffectedUrls {
    byLevel = Map.copyOf(byLevel);
    byCost = Map.copyOf(byCost);
    byRule = Map.copyOf(byRule);
    byCode = Map.copyOf(byCode);
    byFile = Map.copyOf(byFile);
    bySection = bySection == null ? null : Map.copyOf(bySection);
    combinations = combinations == null ? null : Map.copyOf(combinations);
    places = Map.copyOf(places);
  }

  /** How many different first directories are counted by. */
  public static final int MOST_SECTIONS = 4_096;

  /** How many different sets of rules are counted by. */
  public static final int MOST_COMBINATIONS = 4_096;

  /** No url of none. */
  public static final AffectedUrls NONE =
      new AffectedUrls(
          0,
          0,
          Map.of(),
          Map.of(),
          Map.of(),
          Map.of(),
          Map.of(),
          Map.of(),
          Map.of(),
          Map.of(),
          0,
          CheckedContent.NONE);

  /**
   * Returns how many urls still have findings when all findings of some rules are mended.
   *
   * @param codes the codes of the rules, at whatever level
   * @return the number; empty if there are too many {@link #combinations}
   */
  public OptionalLong without(Collection<String> codes) {
    Set<String> mended = Set.copyOf(codes);
    return violating(rule -> !mended.contains(rule.code()));
  }

  /**
   * Returns how many urls violate at least one of some rules.
   *
   * @return the number; empty if there are too many {@link #combinations}
   */
  public OptionalLong violating(Predicate<FoundRule> rules) {
    Map<Set<FoundRule>, Long> known = combinations;
    return known == null
        ? OptionalLong.empty()
        : OptionalLong.of(
            known.entrySet().stream()
                .filter(set -> set.getKey().stream().anyMatch(rules))
                .mapToLong(Map.Entry::getValue)
                .sum());
  }

  /** Returns the number of urls with at least one finding of a level. */
  public long of(Severity level) {
    return byLevel.getOrDefault(level, 0L);
  }

  /** Returns the number of urls with at least one finding of a cost. */
  public long of(Cost cost) {
    return byCost.getOrDefault(cost, 0L);
  }

  /** Returns the number of urls that violate a rule, at whatever level. */
  public long of(String code) {
    return byCode.getOrDefault(code, 0L);
  }

  /** Returns the number of urls that violate a rule at a level. */
  public long of(String code, Severity level) {
    return byRule.getOrDefault(new FoundRule(code, level), 0L);
  }

  /**
   * Returns the sum of this and of the urls of another site, which may be the same: then they count
   * twice.
   */
  public AffectedUrls plus(AffectedUrls other) {
    return new AffectedUrls(
        listed + other.listed,
        total + other.total,
        sum(byLevel, other.byLevel),
        sum(byCost, other.byCost),
        sum(byRule, other.byRule),
        sum(byCode, other.byCode),
        sum(byFile, other.byFile),
        atMost(MOST_SECTIONS, bySection, other.bySection),
        atMost(MOST_COMBINATIONS, combinations, other.combinations),
        sum(places, other.places, RulePlaces::plus),
        refused + other.refused,
        content.plus(other.content));
  }

  private static <K> Map<K, Long> sum(Map<K, Long> one, Map<K, Long> other) {
    return sum(one, other, Long::sum);
  }

  private static <K, V> Map<K, V> sum(Map<K, V> one, Map<K, V> other, BinaryOperator<V> plus) {
    if (one.isEmpty() || other.isEmpty()) {
      return one.isEmpty() ? other : one;
    }
    Map<K, V> sum = new HashMap<>(one);
    other.forEach((key, value) -> sum.merge(key, value, plus));
    return sum;
  }

  private static <K> @Nullable Map<K, Long> atMost(
      int most, @Nullable Map<K, Long> one, @Nullable Map<K, Long> other) {
    Map<K, Long> sum = one == null || other == null ? null : sum(one, other);
    return sum == null || sum.size() > most ? null : sum;
  }
}
