package io.github.sitemaptoolkit.site.check;

import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.batch.walk.UrlMap;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.validator.Validation;
import io.github.sitemaptoolkit.validator.Validator;
import io.github.sitemaptoolkit.validator.affected.AffectedUrls;
import io.github.sitemaptoolkit.validator.baseline.RuleReach;
import io.github.sitemaptoolkit.validator.profile.Level;
import io.github.sitemaptoolkit.validator.site.SiteCheck;
import io.github.sitemaptoolkit.validator.site.SiteCodes;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The rules over the documents of a run: of all together, or of each alone. Several threads may
 * check documents.
 */
public final class SiteRules implements Closeable {

  private final Validator validator;
  private final boolean each;
  private final boolean wanted;
  private final NetworkRules network;
  private final Predicate<Throwable> ends;
  private final RunFiles run;
  private final Map<String, Path> hosts; // each robots.txt whose host is known
  private @Nullable SiteCheck site; // once there is a document
  private @Nullable RobotsFiles robots; // of the site
  private final Problems findings = new Problems(); // of what the documents are compared with
  private volatile boolean incomplete;
  private boolean compared; // documents with each other
  private boolean comparedWithCrawl;
  private boolean comparedWithRobots;
  private AffectedUrls affected = AffectedUrls.NONE;

  /**
   * Creates the rules.
   *
   * @param each whether each document is checked alone
   * @param wanted whether the rules are checked at all
   * @param run the files of the run, to which each robots.txt is added
   * @param map where urls lie
   * @param network what servers are asked
   * @param ends what ends the run when it is thrown, as it is no fault of a document
   */
  public SiteRules(
      Validator validator,
      boolean each,
      boolean wanted,
      RunFiles run,
      UrlMap map,
      NetworkRules network,
      Predicate<Throwable> ends) {
    this.network = network;
    this.ends = ends;
    this.validator = validator;
    this.each = each;
    this.wanted = wanted;
    this.run = run;
    this.hosts = map.robots();
  }

  /**
   * Returns what a rule has compared in this run. To be called after {@link #finish}.
   *
   * @param code the code of the rule
   */
  public RuleReach reach(String code) {
    boolean off = validator.verdicts().level(Code.info(code)) == Level.OFF;
    boolean asked =
        compared
            && (!SiteCodes.isOfCrawl(code) || comparedWithCrawl)
            && (!SiteCodes.isOfRobots(code) || comparedWithRobots);
    boolean together =
        SiteCodes.isOfCrawl(code) || SiteCodes.isOfRobots(code) || SiteCodes.isOfDocuments(code);
    if (off || (together && !asked)) {
      return RuleReach.NOTHING;
    }
    return together ? RuleReach.ALL_INPUTS : RuleReach.INPUT;
  }

  /**
   * Reads what lies beside a document that is about to be checked. Called in the order of the
   * documents.
   *
   * @param file null if it has none
   */
  void prepare(@Nullable Path file) throws IOException {
    if (!each) {
      begin();
    }
    if (wanted && !each) {
      Objects.requireNonNull(robots).readBeside(file);
    }
  }

  /**
   * Reads the robots.txt of an index in a store.
   *
   * @param robotsTxt closed
   */
  void readRobots(Source robotsTxt) throws IOException {
    try (robotsTxt) {
      if (wanted && !each) {
        begin().readRobots(robotsTxt);
      }
    }
  }

  /**
   * Checks a document.
   *
   * @param file its file; null if it has none
   * @param location its url, if an index lists it; null otherwise
   */
  Validation check(
      Source source,
      @Nullable Path file,
      @Nullable String location,
      Consumer<Problem> listener,
      LongConsumer progress)
      throws IOException {
    if (each) {
      return checkAlone(source, file, location, listener, progress);
    }
    return Objects.requireNonNull(site).check(source, location, listener, progress);
  }

  private Validation checkAlone(
      Source source,
      @Nullable Path file,
      @Nullable String location,
      Consumer<Problem> listener,
      LongConsumer progress)
      throws IOException {
    try (source;
        SiteCheck own = SiteCheck.begin(validator)) {
      if (wanted) {
        new RobotsFiles(own, hosts, run, validator.context().limits()).readBeside(file);
      }
      boolean[] cut = {false};
      Consumer<Problem> noting =
          finding -> {
            cut[0] |= isOfMissing(finding);
            listener.accept(finding);
          };
      Validation result = own.check(source, location, noting, progress);
      if (wanted) {
        own.finish(cut[0], listener);
      } else {
        own.count();
      }
      add(own.affected());
      return result;
    }
  }

  /** Returns whether a finding says that an entry, or more, could not be read. */
  static boolean isOfMissing(Problem finding) {
    return finding.missing() && !finding.valueOnly();
  }

  /** Returns the check of the site, which is begun if it is not yet. */
  public SiteCheck begin() throws IOException {
    SiteCheck current = site;
    if (current == null) {
      current = SiteCheck.begin(validator);
      network.begin(current);
      site = current;
      robots = new RobotsFiles(current, hosts, run, validator.context().limits());
    }
    return current;
  }

  /** Adds the robots.txt of the site of an input that has an address. */
  void addRobots(String input) throws IOException {
    if (wanted && !each) {
      network.addRobots(input, begin());
    }
  }

  /** Adds a finding of what the documents are compared with. */
  public void add(Problem finding) {
    incomplete |= isOfMissing(finding);
    findings.report(finding);
  }

  /** Throws again what ends the run. */
  void passOn(Throwable e) {
    if (e instanceof RuntimeException thrown && ends.test(e)) {
      throw thrown;
    }
  }

  /** Notes that a document, or a part of one, could not be checked. */
  void incomplete() {
    incomplete = true;
  }

  /**
   * Checks the documents against each other, if there are any that were not yet checked so.
   *
   * @throws IOException if a temporary file cannot be written or read
   */
  void finish(Consumer<Problem> listener) throws IOException {
    try (SiteCheck finished = site) {
      site = null;
      if (finished != null) {
        network.addAnswers(finished);
        findings.first().forEach(listener);
        if (wanted) {
          finished.finish(incomplete, listener);
          compared = true;
          comparedWithCrawl |= finished.hasCrawl();
          comparedWithRobots |= finished.hasRobots();
        } else {
          finished.count();
        }
        add(finished.affected());
      }
    }
  }

  private synchronized void add(AffectedUrls more) {
    affected = affected.plus(more);
  }

  /**
   * Returns how many urls have findings. To be called after {@link #finish}; if each document is
   * checked alone, urls count once in each.
   */
  synchronized AffectedUrls affected() {
    return affected;
  }

  @Override
  public void close() throws IOException {
    if (site != null) {
      site.close();
      site = null;
    }
  }
}
