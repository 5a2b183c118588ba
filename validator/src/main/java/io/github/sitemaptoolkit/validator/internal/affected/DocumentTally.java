package io.github.sitemaptoolkit.validator.internal.affected;

import io.github.sitemaptoolkit.validator.affected.AffectedUrls;
import io.github.sitemaptoolkit.validator.affected.RulePlaces;
import io.github.sitemaptoolkit.validator.affected.UrlSection;
import io.github.sitemaptoolkit.validator.found.FoundRule;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Counts the entries of one document by the rules that they violate. Not thread-safe. */
public final class DocumentTally {

  private static final class Combination {
    private final RuleBits bits;
    private final @Nullable PlaceTally places; // null if nobody asks where
    private @Nullable FirstDirectories sections; // null if there are too many, or nobody asks
    private long entries;

    Combination(RuleBits bits, boolean asked) {
      this.bits = bits;
      this.places = asked ? new PlaceTally() : null;
      this.sections = asked ? new FirstDirectories(RulePlaces.MOST) : null;
    }

    private void add(String url, int path, PlaceTally to) {
      FirstDirectories counted = sections;
      if (counted != null && !counted.add(url, path)) {
        sections = null;
      }
      if (to.countsPatterns()) {
        to.addToPattern(PathPattern.of(url, path < 0 ? UrlSection.path(url) : path), 1);
      }
    }

    private void release(UrlTally tally) {
      tally.add(bits, entries);
      if (places != null) {
        if (sections == null) {
          places.dropSections();
        } else {
          sections.forEach(places::addToSection);
        }
        tally.addPlaces(bits, places);
      }
    }
  }

  private static final int MOST_PLACES = 1 << 16; // before they are passed on

  private final UrlTally tally;
  private final String document;
  private final Map<Set<FoundRule>, Combination> combinations = new HashMap<>();
  private final FirstDirectories sections = new FirstDirectories(AffectedUrls.MOST_SECTIONS);
  private boolean countsSections = true;
  private Set<FoundRule> latest = Set.of();
  private Combination latestCombination = new Combination(RuleBits.NONE, false);
  private long entries;
  private long affected;
  private int places; // that were counted since the last were passed on

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
      latestCombination = combination(found);
      latest = found;
    }
    latestCombination.entries++;
    if (latestCombination.places != null) {
      latestCombination.add(url, path, latestCombination.places);
      places++;
    }
    if (countsSections && !sections.add(url, path)) {
      countsSections = false;
      tally.dropSections();
    }
    RuleBits bits = latestCombination.bits;
    if (places == MOST_PLACES) {
      releaseCombinations();
    }
    return bits;
  }

  private Combination combination(Set<FoundRule> found) {
    if (combinations.size() == AffectedUrls.MOST_COMBINATIONS) {
      releaseCombinations();
    }
    return combinations.computeIfAbsent(
        found, of -> new Combination(tally.bits(of), of.stream().anyMatch(UrlTally::isAskedWhere)));
  }

  private void releaseCombinations() {
    combinations.values().forEach(each -> each.release(tally));
    combinations.clear();
    latest = Set.of();
    places = 0;
  }

  /** Adds the numbers to the tally of the site. To be called at the end. */
  public void finish() {
    releaseCombinations();
    sections.forEach(tally::addToSection);
    tally.addListed(entries);
    tally.addToFile(document, affected);
    entries = 0;
    affected = 0;
  }
}
