package io.github.sitemaptoolkit.validator.internal.affected;

import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.validator.affected.AffectedUrls;
import io.github.sitemaptoolkit.validator.affected.CheckedContent;
import io.github.sitemaptoolkit.validator.affected.RulePlaces;
import io.github.sitemaptoolkit.validator.found.FoundRule;
import io.github.sitemaptoolkit.validator.rule.Cost;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Numbers of urls by the rules that they violate. Entries are counted as they are read, as if each
 * was of another url; where several are of one, a {@link GroupTally} takes them back and counts the
 * url. Safe for use by several threads.
 */
public final class UrlTally {

  /** A number that can be changed. */
  static final class Counter {
    long number;
  }

  private final Function<String, Cost> costs;
  private final Map<FoundRule, Integer> numbers = new HashMap<>();
  private final List<FoundRule> rules = new ArrayList<>(); // by number
  private final List<Cost> costOfRules = new ArrayList<>(); // by number
  private final Map<FoundRule, Counter> byRule = new HashMap<>();
  private final Map<String, Counter> byCode = new HashMap<>();
  private final Map<Severity, Counter> byLevel = new EnumMap<>(Severity.class);
  private final Map<Cost, Counter> byCost = new EnumMap<>(Cost.class);
  private final Map<String, Counter> byFile = new HashMap<>();
  private @Nullable Map<String, Counter> bySection = new HashMap<>();
  private @Nullable Map<RuleBits, Counter> combinations = new HashMap<>();
  private final Map<Integer, PlaceTally> places = new HashMap<>(); // by number of the rule
  private long listed;
  private long total;
  private long refused;

  /**
   * Creates a tally of nothing.
   *
   * @param costs returns what a finding of a rule costs, by its code
   */
  public UrlTally(Function<String, Cost> costs) {
    this.costs = costs;
  }

  /** Returns the bits of some rules. */
  synchronized RuleBits bits(Set<FoundRule> of) {
    RuleBits bits = RuleBits.NONE;
    for (FoundRule rule : of) {
      bits = bits.with(number(rule));
    }
    return bits;
  }

  /** Returns the number of a rule. */
  synchronized int number(FoundRule rule) {
    Integer known = numbers.putIfAbsent(rule, rules.size());
    if (known == null) {
      rules.add(rule);
      costOfRules.add(costs.apply(rule.code()));
      return rules.size() - 1;
    }
    return known;
  }

  /** Counts urls, with findings or not; a negative number takes them back. */
  synchronized void addListed(long urls) {
    listed += urls;
  }

  /** Counts urls that violate the same rules; a negative number takes them back. */
  synchronized void add(RuleBits of, long urls) {
    if (of.isEmpty() || urls == 0) {
      return;
    }
    total += urls;
    Set<String> codes = new HashSet<>();
    Set<Severity> levels = EnumSet.noneOf(Severity.class);
    Set<Cost> paid = EnumSet.noneOf(Cost.class);
    of.forEach(
        number -> {
          FoundRule rule = rules.get(number);
          add(byRule, rule, urls);
          codes.add(rule.code());
          levels.add(rule.severity());
          paid.add(costOfRules.get(number));
        });
    codes.forEach(code -> add(byCode, code, urls));
    levels.forEach(level -> add(byLevel, level, urls));
    paid.forEach(cost -> add(byCost, cost, urls));
    combinations = add(combinations, of, urls, AffectedUrls.MOST_COMBINATIONS);
  }

  /** Counts a url that only documents list which are not read, unless it has a fault itself. */
  synchronized void addRefused(RuleBits of) {
    boolean[] fault = {false};
    of.forEach(number -> fault[0] |= rules.get(number).severity() != Severity.INFO);
    refused += fault[0] ? 0 : 1;
  }

  /** Counts urls with findings in a file; a negative number takes them back. */
  synchronized void addToFile(String file, long urls) {
    if (urls != 0) {
      add(byFile, file, urls);
    }
  }

  /** Counts urls with findings in a section; a negative number takes them back. */
  synchronized void addToSection(String section, long urls) {
    if (urls != 0) {
      bySection = add(bySection, section, urls, AffectedUrls.MOST_SECTIONS);
    }
  }

  /** Returns whether it is counted where the urls are that violate a rule. */
  static boolean isAskedWhere(FoundRule rule) {
    return rule.severity() != Severity.INFO;
  }

  /** Counts where urls are that violate the same rules. */
  synchronized void addPlaces(RuleBits of, PlaceTally where) {
    of.forEach(
        number -> {
          if (isAskedWhere(rules.get(number))) {
            places.computeIfAbsent(number, rule -> new PlaceTally()).add(where);
          }
        });
  }

  /** Counts urls that violate the same rules at a place; a negative number takes them back. */
  synchronized void add(RuleBits of, UrlPlace place, long urls) {
    add(of, urls);
    addToSection(place.section(), urls);
    of.forEach(
        number -> {
          if (isAskedWhere(rules.get(number))) {
            PlaceTally tally = places.computeIfAbsent(number, rule -> new PlaceTally());
            tally.addToSection(place.section(), urls);
            tally.addToPattern(place.pattern(), urls);
          }
        });
  }

  /** Notes that there are too many sections to count by. */
  synchronized void dropSections() {
    bySection = null;
  }

  private static <K> void add(Map<K, Counter> counters, K key, long urls) {
    counters.computeIfAbsent(key, of -> new Counter()).number += urls;
  }

  private static <K> @Nullable Map<K, Counter> add(
      @Nullable Map<K, Counter> counters, K key, long urls, int most) {
    if (counters == null || (counters.size() == most && !counters.containsKey(key))) {
      return null;
    }
    add(counters, key, urls);
    return counters;
  }

  /**
   * Returns the numbers.
   *
   * @param content what was checked
   */
  public synchronized AffectedUrls result(CheckedContent content) {
    Map<FoundRule, RulePlaces> where = new HashMap<>();
    places.forEach((number, tally) -> where.put(rules.get(number), tally.result()));
    return new AffectedUrls(
        listed,
        total,
        numbers(byLevel),
        numbers(byCost),
        numbers(byRule),
        numbers(byCode),
        numbers(byFile),
        bySection == null ? null : numbers(bySection),
        combinations == null ? null : sets(combinations),
        where,
        refused,
        content);
  }

  private static <K> Map<K, Long> numbers(Map<K, Counter> counters) {
    Map<K, Long> numbers = new HashMap<>();
    counters.forEach(
        (key, counter) -> {
          if (counter.number != 0) {
            numbers.put(key, counter.number);
          }
        });
    return numbers;
  }

  private Map<Set<FoundRule>, Long> sets(Map<RuleBits, Counter> counters) {
    Map<Set<FoundRule>, Long> sets = new HashMap<>();
    numbers(counters).forEach((bits, urls) -> sets.put(set(bits), urls));
    return sets;
  }

  private Set<FoundRule> set(RuleBits bits) {
    Set<FoundRule> set = new LinkedHashSet<>();
    bits.forEach(number -> set.add(rules.get(number)));
    return set;
  }
}
