package io.github.sitemaptoolkit.validator.internal.affected;

import io.github.sitemaptoolkit.validator.affected.AffectedUrls;
import io.github.sitemaptoolkit.validator.found.FoundRule;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** Counts the entries of one document by the rules that they violate. Not thread-safe. */
public final class DocumentTally {

  private static final class Combination {
    private final RuleBits bits;
    private long entries;

    Combination(RuleBits bits) {
      this.bits = bits;
    }
  }

  private final UrlTally tally;
  private final String document;
  private final Map<Set<FoundRule>, Combination> combinations = new HashMap<>();
  private final FirstDirectories sections = new FirstDirectories();
  private boolean countsSections = true;
  private Set<FoundRule> latest = Set.of();
  private Combination latestCombination = new Combination(RuleBits.NONE);
  private long entries;
  private long affected;

  /**
   * Creates a tally without entries.
   *
   * @param tally gets the numbers
   * @param document the name of the document
   */
  public DocumentTally(UrlTally tally, String document) {
    this.tally = tally;
    this.document = document;
  }

  /**
   * Counts an entry.
   *
   * @param path where the path of the url begins; negative if that is not known
   * @param found the rules that it violates; preferably the same object for the same rules
   * @return the same rules for other entries of its url
   */
  @SuppressWarnings("ReferenceEquality") // the same object for the same rules, nearly always
  public RuleBits add(String url, int path, Set<FoundRule> found) {
    entries++;
    if (found.isEmpty()) {
      return RuleBits.NONE;
    }
    affected++;
    if (found != latest) {
      latest = found;
      latestCombination = combination(found);
    }
    latestCombination.entries++;
    if (countsSections && !sections.add(url, path)) {
      countsSections = false;
      tally.dropSections();
    }
    return latestCombination.bits;
  }

  private Combination combination(Set<FoundRule> found) {
    if (combinations.size() == AffectedUrls.MOST_COMBINATIONS) {
      releaseCombinations();
    }
    return combinations.computeIfAbsent(found, of -> new Combination(tally.bits(of)));
  }

  private void releaseCombinations() {
    combinations.values().forEach(each -> tally.add(each.bits, each.entries));
    combinations.clear();
  }

  /** Adds the numbers to the tally of the site. To be called at the end. */
  public void finish() {
    releaseCombinations();
    latest = Set.of();
    sections.release(tally);
    tally.addListed(entries);
    tally.addToFile(document, affected);
    entries = 0;
    affected = 0;
  }
}
