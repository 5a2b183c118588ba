package io.github.sitemaptoolkit.cli.validate;

import io.github.sitemaptoolkit.batch.UrlMap;
import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.io.FileNames;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.validator.Validation;
import io.github.sitemaptoolkit.validator.Validator;
import io.github.sitemaptoolkit.validator.site.SiteCheck;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/** The rules over the documents of a run: of all together, or of each alone. */
final class SiteRules implements Closeable {

  private static final String ROBOTS = "robots.txt";

  private final Validator validator;
  private final boolean each;
  private final boolean wanted;
  private @Nullable SiteCheck site; // once there is a document
  private final RunFiles run;
  private final UrlMap map;
  private final Set<Path> looked = new HashSet<>(); // where a robots.txt was looked for
  private final Set<Path> robots = new HashSet<>(); // real paths of those that were read
  private final Problems findings = new Problems(); // of what the documents are compared with
  private boolean incomplete;

  /**
   * Creates the rules.
   *
   * @param each whether each document is checked alone
   * @param wanted whether the rules are checked at all
   * @param run the files of the run, to which each robots.txt is added
   * @param map where urls lie
   */
  SiteRules(Validator validator, boolean each, boolean wanted, RunFiles run, UrlMap map) {
    this.validator = validator;
    this.each = each;
    this.wanted = wanted;
    this.run = run;
    this.map = map;
  }

  /**
   * Checks a document.
   *
   * @param location its url, if an index lists it; null otherwise
   */
  Validation check(
      Source source, @Nullable String location, Consumer<Problem> listener, LongConsumer progress)
      throws IOException {
    if (!wanted) {
      Validator own = location == null ? validator : validator.withLocation(location);
      return own.check(source, listener, progress);
    }
    if (each) {
      close(); // of a document that could not be read to its end
    }
    SiteCheck current = begin();
    readRobots(current, source);
    return current.check(source, location, listener, progress);
  }

  /**
   * Checks the pages of the last document against each other, if it is checked alone.
   *
   * @param only whether it is the only one of the run
   * @throws IOException if a temporary file cannot be written or read
   */
  void finishAlone(boolean only, Consumer<Problem> listener) throws IOException {
    if (each || only) {
      finish(listener);
    }
  }

  /** Returns the check of the site, which is begun if it is not yet. */
  SiteCheck begin() throws IOException {
    SiteCheck current = site;
    if (current == null) {
      current = SiteCheck.begin(validator);
      site = current;
      for (Map.Entry<String, Path> file : map.robots().entrySet()) {
        readRobots(current, file.getValue(), file.getKey());
        robots.add(file.getValue().toRealPath());
      }
    }
    return current;
  }

  /** Reads the robots.txt that lies beside a file, or is the file itself. */
  private void readRobots(SiteCheck current, Source source) throws IOException {
    String name = source.name();
    if (name.equals(Input.STANDARD) || Input.isAddress(name)) {
      return;
    }
    Path file = FileNames.path(name).resolveSibling(ROBOTS);
    if (looked.add(file) && Files.isRegularFile(file) && robots.add(file.toRealPath())) {
      readRobots(current, file, null);
    }
  }

  private void readRobots(SiteCheck current, Path file, @Nullable String host) throws IOException {
    run.reads("the robots.txt", file);
    current.readRobots(Source.open(file, validator.context().limits()), host);
  }

  /** Adds a finding of what the documents are compared with. */
  void add(Problem finding) {
    findings.report(finding);
  }

  /** Notes that a document, or a part of one, could not be checked. */
  void incomplete() {
    incomplete = true;
  }

  /** Returns whether there are documents that were not yet checked against each other. */
  boolean isOpen() {
    return site != null;
  }

  /** Checks the documents against each other. */
  void finish(Consumer<Problem> listener) throws IOException {
    try (SiteCheck finished = site) {
      site = null;
      clear();
      findings.first().forEach(listener);
      if (finished != null) {
        finished.finish(incomplete, listener);
      }
    }
  }

  @Override
  public void close() throws IOException {
    if (site != null) {
      site.close();
      site = null;
      clear();
    }
  }

  /** Forgets each robots.txt: another site may have its own. */
  private void clear() {
    looked.clear();
    robots.clear();
  }
}
