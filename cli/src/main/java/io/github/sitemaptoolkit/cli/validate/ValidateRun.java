package io.github.sitemaptoolkit.cli.validate;

import io.github.sitemaptoolkit.batch.ChildFiles;
import io.github.sitemaptoolkit.batch.Children;
import io.github.sitemaptoolkit.batch.IndexCodes;
import io.github.sitemaptoolkit.batch.ListedFiles;
import io.github.sitemaptoolkit.batch.Listing;
import io.github.sitemaptoolkit.batch.UrlMap;
import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.cli.input.InputSource;
import io.github.sitemaptoolkit.cli.progress.Progress;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.ExitCode;
import io.github.sitemaptoolkit.cli.report.Verbosity;
import io.github.sitemaptoolkit.cli.store.StoredFiles;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.IoReason;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.text.Plural;
import io.github.sitemaptoolkit.url.UrlJudge;
import io.github.sitemaptoolkit.validator.Validation;
import io.github.sitemaptoolkit.validator.Validator;
import io.github.sitemaptoolkit.validator.report.InputResult;
import io.github.sitemaptoolkit.validator.report.Report;
import io.github.sitemaptoolkit.validator.report.SeverityCounts;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** One run of the validate command. Can be used once. */
final class ValidateRun {

  /** Whether the sitemaps are checked that indexes list. */
  enum Expansion {
    YES,
    NO,
    /** Those of an index of which at least one lies beside it. */
    IF_BESIDE
  }

  private final Validator validator;
  private final SiteRules site;
  private final Context context;
  private final UrlMap map;
  private final RunFiles run;
  private final ReportFiles files;
  private final Report report;
  private final Console console;
  private final Set<Path> children = new HashSet<>(); // real paths of those that were checked
  private ListedFiles listed;
  private final Set<Path> named = new HashSet<>(); // real paths of the inputs, once needed
  private int inputCount;
  private long unseen; // sitemaps of indexes
  private int checked;
  private int unreadable;
  private @Nullable IOException reportFailure;

  /**
   * Creates a run.
   *
   * @param site the rules over several documents
   * @param context how indexes are read
   * @param map where urls lie
   * @param run the files of the run, to which the sitemaps of indexes are added
   */
  ValidateRun(
      Validator validator,
      SiteRules site,
      Context context,
      UrlMap map,
      RunFiles run,
      ReportFiles files,
      Console console) {
    this.map = map;
    this.run = run;
    this.validator = validator;
    this.site = site;
    this.context = context;
    this.files = files;
    this.report = files.all();
    this.console = console;
    this.listed = ListedFiles.of(List.of(), context);
  }

  /**
   * Checks inputs, one after the other. Returns the exit code.
   *
   * @param expansion whether to check the sitemaps that indexes list, too
   */
  int check(List<Input> inputs, Expansion expansion, Verbosity verbosity) throws IOException {
    inputCount = inputs.size();
    var progress = new Progress(console, inputs.size(), verbosity, System::currentTimeMillis);
    try {
      if (expansion != Expansion.NO) {
        listed = ListedFiles.of(inputs, context, map);
      }
      Set<String> names = new HashSet<>();
      for (Input input : inputs) {
        progress.nextInput();
        if (names.add(input.name()) && !listed.isListed(input)) {
          check(input, expansion, inputs, progress, verbosity);
        }
      }
      checkSite();
    } finally {
      progress.clear();
    }
    report.finish();
    files.commit();
    if (!verbosity.isQuiet()) {
      files.notes().forEach(console.err()::println);
    }
    if (unseen > 0 && !verbosity.isQuiet()) {
      console
          .err()
          .println(
              Plural.of(unseen, "sitemap")
                  + (unseen == 1 ? " that an index lists was" : " that an index lists were")
                  + " not checked; --expand checks the files next to it, too");
    }
    if (unreadable > 0) {
      return unreadable < checked ? ExitCode.SOME_FAILED : ExitCode.IO;
    }
    return files.isFailed() ? ExitCode.FINDINGS : ExitCode.DONE;
  }

  /** Checks all documents against each other. */
  private void checkSite() throws IOException {
    if (site.isOpen()) {
      site.finish(this::add);
    }
    if (reportFailure != null) {
      throw reportFailure;
    }
  }

  private void check(
      Input input, Expansion expansion, List<Input> inputs, Progress progress, Verbosity verbosity)
      throws IOException {
    String name = input.name();
    boolean stored = Input.isAddress(name);
    boolean found = InputSource.hasChildren(input);
    boolean asked = expansion == Expansion.YES;
    Problem ofIndex = asked && !found ? IndexCodes.noDirectory(name).problem() : null;
    long sitemaps =
        check(
            name,
            null,
            () -> InputSource.open(input, console, context.limits()),
            ofIndex,
            progress);
    if (sitemaps == 0) {
      return;
    }
    boolean beside = expansion == Expansion.IF_BESIDE && found && !stored;
    if (asked && stored) {
      checkStored(name, progress);
    } else if ((asked && found) || (beside && listed.isBesideFiles(input))) {
      Path index = input.path();
      checkChildren(index, ChildFiles.beside(index, context.limits(), run, map), progress);
    } else if (beside) {
      site.incomplete();
      if (!verbosity.isQuiet()) {
        progress.clear();
        console
            .err()
            .println(name + ": none of its sitemaps is next to it, so only the index was checked");
      }
    } else if (!asked) {
      site.incomplete();
      unseen += sitemaps - (inputs.size() == 1 || stored ? 0 : countListed(input, inputs));
    }
  }

  /** Returns how many of the sitemaps that an index lists are inputs themselves. */
  private long countListed(Input index, List<Input> inputs) throws IOException {
    if (named.isEmpty()) {
      for (Input input : inputs) {
        if (input.isFile() && Files.exists(input.path())) {
          named.add(input.path().toRealPath());
        }
      }
    }
    long count = 0;
    for (Path file : ListedFiles.of(List.of(index), context, map).files()) {
      count += named.contains(file.toRealPath()) ? 1 : 0;
    }
    return count;
  }

  /** Opens a document. */
  private interface Opening {

    /** Returns the document; throws a {@link SitemapException} if it is not there or damaged. */
    Source open() throws IOException;
  }

  /**
   * Checks one document. Returns the number of sitemaps that it lists if it is an index.
   *
   * @param location its url, if an index lists it; null otherwise
   * @param ofIndex what is wrong if it is an index; null for nothing
   */
  private long check(
      String name,
      @Nullable String location,
      Opening opening,
      @Nullable Problem ofIndex,
      Progress progress)
      throws IOException {
    checked++;
    report.begin(name);
    var found = new Problems(this::add);
    Validation result = null;
    IOException failure = null;
    try {
      Source source = opening.open();
      progress.reading(source);
      result = site.check(source, location, found::report, progress::show);
    } catch (SitemapException e) {
      site.incomplete();
      validator.begin(false, found::report).ofReading(e.problem());
    } catch (UncheckedIOException e) {
      failure = e.getCause();
    } catch (IOException e) {
      failure = e;
    }
    boolean index = result != null && result.index();
    long entries = result == null ? 0 : result.entries();
    if (result != null) {
      site.finishAlone(inputCount == 1 && checked == 1 && !index, found::report);
    }
    if (index && ofIndex != null) {
      validator.begin(true, found::report).ofReading(ofIndex);
    }
    if (reportFailure != null) {
      throw reportFailure;
    }
    if (failure != null) {
      unreadable++;
      site.incomplete();
    }
    report.end(
        new InputResult(
            index ? 0 : entries,
            index ? entries : 0,
            SeverityCounts.of(found),
            failure == null ? null : IoReason.of(failure)));
    return index ? entries : 0;
  }

  /** Adds a finding. If it cannot be written, the run ends with the document, not inside it. */
  private void add(Problem finding) {
    if (finding.missing() && !finding.valueOnly()) {
      site.incomplete();
    }
    try {
      if (reportFailure == null) {
        report.finding(finding);
      }
    } catch (IOException e) {
      reportFailure = e;
    }
  }

  private void checkChildren(Path index, ChildFiles children, Progress progress)
      throws IOException {
    Listing listing = ListedFiles.listing(index, context);
    for (Listing.Sitemap sitemap : listing.sitemaps()) {
      String loc = sitemap.loc();
      String before = children.use(loc).orElse(null);
      if (before == null) {
        checkChild(loc, children, index, listing.indexes(), progress);
      } else if (!before.equals(loc)) {
        SitemapException missing = missing(loc, IndexCodes.alreadyRead(before), index.toString());
        check(loc, null, () -> refused(missing), null, progress);
      }
    }
  }

  /** Checks the sitemaps of an index in a store, which are beside it. */
  private void checkStored(String index, Progress progress) throws IOException {
    Children children = InputSource.children(context.limits(), run).of(index);
    try (Source source = StoredFiles.open(index, context.limits())) {
      for (Listing.Sitemap sitemap : ListedFiles.listing(source, context).sitemaps()) {
        String loc = sitemap.loc();
        check(loc, location(loc), () -> open(loc, children, index), nested(loc), progress);
      }
    }
  }

  /**
   * Checks a sitemap of an index.
   *
   * @param indexes whether it may be an index itself
   */
  private void checkChild(
      String loc, ChildFiles children, Path index, boolean indexes, Progress progress)
      throws IOException {
    Path file = children.find(loc).orElse(null);
    boolean input = file != null && listed.isIndex(file); // checked as such
    if (input ? indexes : file != null && !this.children.add(file.toRealPath())) {
      return; // or another index lists it, too
    }
    String name = file == null ? loc : file.toString();
    Opening opening =
        () ->
            input
                ? refused(new SitemapException(nested(name)))
                : open(loc, children, index.toString());
    long sitemaps = check(name, location(loc), opening, indexes ? null : nested(name), progress);
    if (indexes && sitemaps > 0) {
      checkChildren(Path.of(name), children, progress);
    }
  }

  /** Returns the url of a listed sitemap; null if it cannot be one. */
  private static @Nullable String location(String loc) {
    return UrlJudge.isWeb(loc) ? loc : null;
  }

  private static Source open(String loc, Children children, String index) throws IOException {
    return children.open(loc).orElseThrow(() -> missing(loc, children.missing(loc), index));
  }

  private static Source refused(SitemapException e) {
    throw e;
  }

  private static Problem nested(String name) {
    String message = "an index lists only sitemaps, not indexes";
    return Problem.of(IndexCodes.NESTED, message, Location.of(name));
  }

  private static SitemapException missing(String loc, String reason, String index) {
    return new SitemapException(
        IndexCodes.CHILD_MISSING,
        "the index lists " + Problem.quoted(loc) + ", but " + reason,
        Location.of(index));
  }
}
