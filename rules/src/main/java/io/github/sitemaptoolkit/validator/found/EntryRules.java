package io.github.sitemaptoolkit.validator.found;

import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.problem.FieldPath;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * The rules that the current entry violates, however often, and also those that are reported once a
 * document. Not thread-safe.
 *
 * @since 0.1
 */
public final class EntryRules {

  /** The number of a rule that is not checked. */
  public static final int OFF = -1;

  private static final int MOST_AHEAD = 4_096; // entries that are read but not yet judged
  private static final int MOST_SETS = 4_096; // that are remembered

  private final List<FoundRule> rules = new ArrayList<>();
  private final Map<Severity, Map<String, Integer>> numbers = new EnumMap<>(Severity.class);
  private final BitSet current = new BitSet();
  private long lastRead; // the number of the entry in which reading found some; 0 for none
  private final BitSet ofLastRead = new BitSet();
  private final TreeMap<Long, BitSet> ofReading = new TreeMap<>(); // of others, by their numbers
  private final Map<BitSet, Set<FoundRule>> sets = new HashMap<>();
  private BitSet latest = new BitSet();
  private Set<FoundRule> latestSet = Set.of();

  /** Returns the number of a rule, which is the same in the whole document. */
  public int number(String code, Severity severity) {
    Map<String, Integer> ofLevel = numbers.get(severity);
    if (ofLevel == null) {
      ofLevel = new HashMap<>();
      numbers.put(severity, ofLevel);
    }
    Integer known = ofLevel.get(code);
    if (known == null) {
      known = rules.size();
      rules.add(new FoundRule(code, severity));
      ofLevel.put(code, known);
    }
    return known;
  }

  /**
   * Adds a rule.
   *
   * @param number its number, or {@link #OFF}
   */
  public void add(int number) {
    if (number != OFF) {
      current.set(number);
    }
  }

  /** Adds the rule of a problem of reading, which may be one of an entry that is judged later. */
  public void addOfReading(Problem problem, Severity severity) {
    long entry = FieldPath.entry(problem.path());
    if (entry > 0) {
      if (entry != lastRead) {
        keepLastRead();
        lastRead = entry;
      }
      ofLastRead.set(number(problem.code(), severity));
    }
  }

  private void keepLastRead() {
    if (lastRead > 0) {
      ofReading.computeIfAbsent(lastRead, number -> new BitSet()).or(ofLastRead);
      ofLastRead.clear();
      if (ofReading.size() == MOST_AHEAD) {
        ofReading.pollFirstEntry(); // it was left out
      }
    }
  }

  /**
   * Ends the current entry.
   *
   * @return what it violates: the same object for entries with the same rules, nearly always
   */
  public Set<FoundRule> take(Places places) {
    long entry = places.number();
    if (lastRead > 0 && lastRead <= entry) {
      if (lastRead == entry) {
        current.or(ofLastRead);
      }
      ofLastRead.clear();
      lastRead = 0;
    }
    if (!ofReading.isEmpty()) {
      Map<Long, BitSet> until = ofReading.headMap(entry, true);
      BitSet own = until.get(entry);
      if (own != null) {
        current.or(own);
      }
      until.clear(); // entries before this one were left out
    }
    if (!current.equals(latest)) {
      latest = (BitSet) current.clone();
      if (sets.size() == MOST_SETS) {
        sets.clear();
      }
      latestSet = sets.computeIfAbsent(latest, this::set);
    }
    current.clear();
    return latestSet;
  }

  private Set<FoundRule> set(BitSet of) {
    Set<FoundRule> set = new LinkedHashSet<>();
    for (int number = of.nextSetBit(0); number >= 0; number = of.nextSetBit(number + 1)) {
      set.add(rules.get(number));
    }
    return Set.copyOf(set);
  }
}
