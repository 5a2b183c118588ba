package io.github.sitemaptoolkit.validator.check;

import io.github.sitemaptoolkit.date.LastmodCheck;
import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.text.XmlCodes;
import io.github.sitemaptoolkit.validator.found.EntryRules;
import io.github.sitemaptoolkit.validator.found.FoundRule;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Passes on the findings of one document, as serious as the {@link Verdicts} say.
 *
 * <p>Some rules are checked while a document is read and again in its entries, because entries may
 * also come from code. What reading has reported of an entry is not reported again.
 */
final class FindingSink implements FindingTarget {

  private static final String CONVERTING = "convert.";
  private static final int MOST_REMEMBERED = 100; // an entry with more is beyond help

  /** What is known of a rule. */
  private static final class Known {
    private final @Nullable Severity severity; // null if it is off
    private final int number;
    private long placed; // findings with their places

    Known(@Nullable Severity severity, int number) {
      this.severity = severity;
      this.number = number;
    }
  }

  private static final Location NOWHERE = Location.of("");

  private final Verdicts verdicts;
  private final long placed; // findings of a rule with their places
  private final Map<String, Known> known = new HashMap<>(); // by code
  private final Consumer<Problem> target;
  private final Repeats repeats = new Repeats();
  private final EntryRules rules = new EntryRules();
  private BiConsumer<String, FoundRule> late = (loc, rule) -> {}; // what is found after the entries
  private boolean ended;
  private final List<Problem> ofReading = new ArrayList<>(); // of the current entry
  private final List<Problem> dates = new ArrayList<>(); // of reading: what became of its lastmod

  FindingSink(Verdicts verdicts, long placed, Consumer<Problem> target) {
    this.verdicts = verdicts;
    this.placed = placed;
    this.target = target;
  }

  /** Sets what learns of rules that entries before the last one violate, found at the end. */
  void late(BiConsumer<String, FoundRule> listener) {
    late = listener;
  }

  @Override
  public boolean wants(Code code) {
    return known(code).severity != null;
  }

  /** Reports a problem that was found while reading. */
  void ofReading(Problem problem) {
    if (problem.code().startsWith(CONVERTING)) {
      return; // what a sitemap has no place for is no fault of a feed
    } else if (LastmodCheck.isOwn(problem)) {
      dates.add(problem); // the check of the entry may say more precisely what is wrong
      return;
    } else if (isUnread(problem)) {
      return; // that the whole extension is not read is reported
    }
    if (!problem.code().equals(XmlCodes.UNKNOWN_CORE_TAG.id()) || !repeats.take(problem)) {
      pass(problem, Severity.ERROR);
    } else {
      met(problem);
    }
  }

  /** Notes a problem of reading that is reported once, at the end. */
  void met(Problem problem) {
    Severity severity = level(problem, Severity.ERROR);
    if (severity != null) {
      rules.addOfReading(problem, severity);
    }
  }

  @Override
  public void met(Code code) {
    rules.add(known(code).number);
  }

  /** Returns the number of a rule for {@link #met(int)}, which takes less time. */
  int number(Code code) {
    return known(code).number;
  }

  private Known known(Code code) {
    Known rule = known.get(code.id());
    if (rule == null) {
      Severity severity = verdicts.level(code).severity();
      int number = severity == null ? EntryRules.OFF : rules.number(code.id(), severity);
      rule = new Known(severity, number);
      known.put(code.id(), rule);
    }
    return rule;
  }

  /** Notes that the current entry violates a rule that is reported once, at the end. */
  void met(int number) {
    rules.add(number);
  }

  /**
   * Ends the current entry: the next problems belong to another one.
   *
   * @return the rules that it violates
   */
  Set<FoundRule> nextEntry(Places places) {
    nextEntry();
    return rules.take(places);
  }

  /** Reports what was kept until the end of the document. */
  void finish() {
    nextEntry();
    ended = true;
    repeats.release(problem -> pass(problem, Severity.ERROR));
  }

  /** Passes on a problem of reading, at most as serious as this. */
  private void pass(Problem problem, Severity most) {
    if (ofReading.size() < MOST_REMEMBERED) {
      ofReading.add(problem);
    }
    Severity level = level(problem, most);
    if (level != null) {
      rules.addOfReading(problem, level);
      target.accept(problem.withSeverity(level));
    }
  }

  private @Nullable Severity level(Problem problem, Severity most) {
    Severity level = verdicts.level(problem).severity();
    // what a table or a feed may contain is worth knowing, but no fault of it
    Severity limit = LastmodCheck.isConversion(problem) ? Severity.INFO : most;
    return level != null && level.compareTo(limit) > 0 ? limit : level;
  }

  /** Returns whether a problem is one of a value that the search engine does not read. */
  private boolean isUnread(Problem problem) {
    String path = problem.path();
    boolean value = problem.code().startsWith("url.") || problem.code().startsWith("date.");
    return value && !problem.missing() && path != null && verdicts.isUnread(path);
  }

  /** Forgets what reading has reported. */
  private void nextEntry() {
    if (!dates.isEmpty()) {
      for (Problem date : dates) {
        pass(date, Severity.WARNING);
      }
      dates.clear();
    }
    ofReading.clear();
  }

  @Override
  public void report(
      Code code, Places places, String path, @Nullable String loc, Supplier<String> message) {
    if (!dates.isEmpty() && code.id().startsWith("date.")) {
      String judged = places.path(path);
      dates.removeIf(date -> judged.equals(date.path()));
    }
    Known rule = known(code);
    Severity severity = rule.severity;
    String text = severity == null ? null : message.get();
    if (severity != null && text != null && !isKnown(code, text)) {
      boolean here = placed == Long.MAX_VALUE || ++rule.placed <= placed;
      if (loc != null && ended) {
        late.accept(loc, new FoundRule(code.id(), severity));
      } else if (loc != null) {
        rules.add(rule.number);
      }
      target.accept(
          new Problem(
              severity,
              code.id(),
              text,
              here ? place(places, path) : NOWHERE,
              here ? places.path(path) : null,
              here ? places.documentPath(path) : null,
              loc,
              false,
              code.valueOnly()));
    }
  }

  /** Returns the place of a value. Those of the elements of an entry are found faster together. */
  private static Location place(Places places, String path) {
    return path.indexOf('[') < 0 ? places.ofField(path) : places.of(path);
  }

  @Override
  public void report(Code code, Location at, Supplier<String> message) {
    Severity severity = known(code).severity;
    String text = severity == null ? null : message.get();
    if (severity != null && text != null && !isKnown(code, text)) {
      target.accept(Problem.of(code, text, at).withSeverity(severity));
    }
  }

  @Override
  public void report(Code code, Problem finding) {
    Severity severity = known(code).severity;
    if (severity != null) {
      target.accept(finding.withSeverity(severity));
    }
  }

  private boolean isKnown(Code code, String message) {
    for (int i = 0; i < ofReading.size(); i++) { // for each finding: no iterators
      Problem earlier = ofReading.get(i);
      if (earlier.code().equals(code.id()) && earlier.message().equals(message)) {
        return true;
      }
    }
    return false;
  }
}
