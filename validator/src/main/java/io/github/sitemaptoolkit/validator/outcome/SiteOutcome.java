package io.github.sitemaptoolkit.validator.outcome;

import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.validator.affected.AffectedUrls;
import io.github.sitemaptoolkit.validator.found.FoundRule;
import io.github.sitemaptoolkit.validator.rule.Cost;
import io.github.sitemaptoolkit.validator.rule.StatedCost;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntToLongFunction;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * What the findings of a run mean for the site: its kinds of findings, the most costly ones first,
 * and what they cost in words. What no source says about the cost is never said. Immutable.
 *
 * @since 0.1
 */
public final class SiteOutcome {

  /** How many kinds are to be mended first. */
  public static final int FIRST = 3;

  private final List<FindingKind> kinds;
  private final AffectedUrls affected;
  private final long files;
  private final int refusedFiles;
  private final long refusedUrls;
  private final Function<String, StatedCost> costs;

  private SiteOutcome(
      List<FindingKind> kinds,
      AffectedUrls affected,
      long files,
      int refusedFiles,
      long refusedUrls,
      Function<String, StatedCost> costs) {
    this.kinds = kinds;
    this.affected = affected;
    this.files = files;
    this.refusedFiles = refusedFiles;
    this.refusedUrls = refusedUrls;
    this.costs = costs;
  }

  /**
   * Returns what findings mean.
   *
   * @param counts the number of findings of each kind
   * @param affected how many urls they are about
   * @param files the number of files that were checked
   * @param urlsOfFile returns the number of entries that were read from a file, by its number
   * @param titles returns the title of a rule, by its code
   * @param costs returns what a finding of a rule costs, by its code
   */
  public static SiteOutcome of(
      Collection<KindCount> counts,
      AffectedUrls affected,
      long files,
      IntToLongFunction urlsOfFile,
      Function<String, String> titles,
      Function<String, StatedCost> costs) {
    List<FindingKind> kinds = new ArrayList<>();
    var refused = new BitSet();
    for (KindCount count : counts) {
      FoundRule rule = count.rule();
      StatedCost cost = costs.apply(rule.code());
      if (cost.cost() == Cost.FILE_REFUSED) {
        refused.or(count.files());
      }
      kinds.add(
          new FindingKind(
              rule,
              titles.apply(rule.code()),
              cost,
              affected.of(rule.code(), rule.severity()),
              count.findings(),
              count.files().cardinality(),
              count.files().stream().mapToLong(urlsOfFile).sum(),
              affected.places().get(rule)));
    }
    kinds.sort(FindingKind.MEND_FIRST);
    return new SiteOutcome(
        List.copyOf(kinds),
        affected,
        files,
        refused.cardinality(),
        refused.stream().mapToLong(urlsOfFile).sum(),
        costs);
  }

  /** Returns all kinds, those to mend first at the beginning. */
  public List<FindingKind> kinds() {
    return kinds;
  }

  /** Returns the kinds of a group, those to mend first at the beginning. */
  public List<FindingKind> kinds(FindingKind.Group group) {
    return kinds.stream().filter(kind -> kind.group() == group).toList();
  }

  /** Returns the kinds to mend first, at most {@value #FIRST}; none that is minor. */
  public List<FindingKind> first() {
    return kinds.stream()
        .filter(kind -> kind.group() != FindingKind.Group.MINOR)
        .limit(FIRST)
        .toList();
  }

  /** Returns the number of urls that were checked. */
  public long urls() {
    return affected.listed();
  }

  /**
   * Returns the number of urls with at least one error or warning, or in a file of which a source
   * says that it is not read.
   */
  public long hurt() {
    return affected.refused()
        + count(rule -> rule.severity() != Severity.INFO)
            .orElseGet(() -> Math.max(affected.of(Severity.ERROR), affected.of(Severity.WARNING)));
  }

  /**
   * Returns how many urls still have a fault for which a source says that the page is not taken
   * over, when the kinds to mend first are mended; empty if that is not known.
   */
  public OptionalLong left() {
    Set<FoundRule> mended = mendedFirst();
    return count(rule -> isNotTaken(rule) && !mended.contains(rule));
  }

  /**
   * Returns how many urls are still hurt when the kinds to mend first are mended; empty if that is
   * not known.
   */
  public OptionalLong hurtLeft() {
    Set<FoundRule> mended = mendedFirst();
    boolean read =
        kinds.stream()
            .filter(FindingKind::isRefusal)
            .allMatch(kind -> mended.contains(kind.rule()));
    long refused = read ? 0 : affected.refused();
    OptionalLong left = count(rule -> rule.severity() != Severity.INFO && !mended.contains(rule));
    return left.isEmpty() ? left : OptionalLong.of(refused + left.getAsLong());
  }

  private Set<FoundRule> mendedFirst() {
    return first().stream().map(FindingKind::rule).collect(Collectors.toSet());
  }

  /** Returns what the findings cost, in one sentence. */
  public String sentence() {
    return new OutcomeText(this).sentence();
  }

  /**
   * Returns the share of urls with errors or warnings and what mending the first kinds leaves, in
   * words without a full stop; empty if urls were not counted.
   */
  public String share() {
    return new OutcomeText(this).share();
  }

  /**
   * Returns what the findings cost besides, a line for each cost: values without effect, what is
   * trusted less, and last the urls of which no source says what happens. May be empty.
   */
  public List<String> more() {
    return new OutcomeText(this).more();
  }

  long files() {
    return files;
  }

  /** Returns the number of files of which a source says that they are not read. */
  int refusedFiles() {
    return refusedFiles;
  }

  /**
   * Returns the number of entries that were read from files of which a source says that they are
   * not read.
   */
  public long refusedUrls() {
    return refusedUrls;
  }

  /** Returns the number of urls with a fault for which the page is not taken over. */
  public long notTaken() {
    return affected.of(Cost.PAGE_NOT_TAKEN);
  }

  /** Returns the number of urls that have findings of some kinds. */
  OptionalLong urls(Collection<FindingKind> of) {
    Set<FoundRule> rules = new HashSet<>();
    of.forEach(kind -> rules.add(kind.rule()));
    return count(rules::contains);
  }

  private boolean isNotTaken(FoundRule rule) {
    return costs.apply(rule.code()).cost() == Cost.PAGE_NOT_TAKEN;
  }

  private OptionalLong count(Predicate<FoundRule> rules) {
    return affected.violating(rules);
  }
}
