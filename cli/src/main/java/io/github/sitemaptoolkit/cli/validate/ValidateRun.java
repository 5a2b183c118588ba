package io.github.sitemaptoolkit.cli.validate;

import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.batch.walk.ChildFiles;
import io.github.sitemaptoolkit.batch.walk.Children;
import io.github.sitemaptoolkit.batch.walk.IndexCodes;
import io.github.sitemaptoolkit.batch.walk.ListedFiles;
import io.github.sitemaptoolkit.batch.walk.Listing;
import io.github.sitemaptoolkit.batch.walk.UrlMap;
import io.github.sitemaptoolkit.cli.progress.Progress;
import io.github.sitemaptoolkit.cli.remote.RemoteAccess;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.ExitCode;
import io.github.sitemaptoolkit.cli.report.Failures;
import io.github.sitemaptoolkit.cli.report.Verbosity;
import io.github.sitemaptoolkit.cli.validate.CheckedDocument.AfterIndex;
import io.github.sitemaptoolkit.cli.validate.turn.CheckQueue;
import io.github.sitemaptoolkit.cli.validate.turn.DirectChecks;
import io.github.sitemaptoolkit.cli.validate.turn.Threads;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.Containment;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.site.input.AddressReader;
import io.github.sitemaptoolkit.site.input.InputSource;
import io.github.sitemaptoolkit.site.input.Watch;
import io.github.sitemaptoolkit.text.Plural;
import io.github.sitemaptoolkit.validator.Validator;
import io.github.sitemaptoolkit.validator.report.InputResult;
import io.github.sitemaptoolkit.validator.report.Report;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** One run of the validate command. Can be used once. */
final class ValidateRun implements CheckQueue.Turns<CheckedDocument> {

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
  private final ListedFiles known;
  private final RunFiles run;
  private final ReportFiles files;
  private final Report report;
  private final Console console;
  private final ListedDocuments documents;
  private final Set<Path> named = new HashSet<>(); // real paths of the inputs, once needed
  private long unseen; // sitemaps of indexes
  private int checked;
  private int unreadable;
  private boolean bug; // in this program, or in an extension
  private @Nullable IOException reportFailure;

  /**
   * Creates a run.
   *
   * @param site the rules over several documents
   * @param context how indexes are read
   * @param map where urls lie
   * @param known what the inputs list; empty if neither {@link #check} expands nor there are
   *     several
   * @param run the files of the run, to which the sitemaps of indexes are added
   */
  ValidateRun(
      Validator validator,
      SiteRules site,
      Context context,
      UrlMap map,
      ListedFiles known,
      RunFiles run,
      ReportFiles files,
      Console console) {
    this.map = map;
    this.known = known;
    this.documents = new ListedDocuments(this::add, known, run, context);
    this.run = run;
    this.validator = validator;
    this.site = site;
    this.context = context.with(known);
    this.files = files;
    this.report = files.all();
    this.console = console;
  }

  /**
   * Checks inputs. Returns the exit code.
   *
   * @param expansion whether to check the sitemaps that indexes list, too
   * @param threads how many documents to check at the same time
   */
  int check(List<Input> inputs, Expansion expansion, int threads, Verbosity verbosity)
      throws IOException {
    var progress = new Progress(console, inputs.size(), verbosity, System::currentTimeMillis);
    try (CheckQueue<CheckedDocument> queue = queue(threads, progress)) {
      Set<String> names = new HashSet<>();
      for (Input input : inputs) {
        progress.nextInput();
        boolean listed = expansion != Expansion.NO && known.isListed(input);
        if (names.add(input.name()) && !listed) {
          check(input, expansion, inputs, queue, verbosity);
        }
      }
      queue.drain();
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
    if (files.tellFailures(console.err()) || bug) {
      return ExitCode.BUG;
    } else if (unreadable > 0) {
      return unreadable < checked ? ExitCode.SOME_FAILED : ExitCode.IO;
    }
    return files.isFailed() ? ExitCode.FINDINGS : ExitCode.DONE;
  }

  private CheckQueue<CheckedDocument> queue(int threads, Progress progress) {
    Threads port = threads == 1 ? null : console.ports().find(Threads.class).orElse(null);
    return port == null
        ? new DirectChecks<>(this::check, this, progress)
        : port.queue(threads, this::check, this, progress);
  }

  /** Checks all documents against each other. */
  private void checkSite() throws IOException {
    try {
      site.finish(this::add);
    } catch (RuntimeException | Error e) {
      Failures.checkCall(e);
      add(Containment.contain(e, Location.of("all documents")).problem());
    }
    if (reportFailure != null) {
      throw reportFailure;
    }
  }

  private void check(
      Input input,
      Expansion expansion,
      List<Input> inputs,
      CheckQueue<CheckedDocument> queue,
      Verbosity verbosity)
      throws IOException {
    String name = input.name();
    boolean stored = Input.isAddress(name);
    boolean found = InputSource.hasChildren(input);
    boolean remote = RemoteAccess.isFor(name);
    if (remote) {
      site.addRobots(name);
    }
    boolean asked = expansion == Expansion.YES || (remote && expansion == Expansion.IF_BESIDE);
    boolean beside = expansion == Expansion.IF_BESIDE && found && !stored;
    boolean expands =
        asked ? found && (stored || known.isIndex(input)) : beside && known.isBesideFiles(input);
    AfterIndex after =
        sitemaps -> {
          if (beside && !expands) {
            site.incomplete();
            tellAlone(name, verbosity);
          } else if (!asked && !expands) {
            site.incomplete();
            unseen += sitemaps - (inputs.size() == 1 || stored ? 0 : countListed(input, inputs));
          }
        };
    add(
        new CheckedDocument(
            name,
            input.isFile() ? input.path() : null,
            null,
            inputs.size() == 1,
            () ->
                expands && remote
                    ? AddressReader.of(context).openKept(name, context.limits())
                    : InputSource.open(input, console.in(), context),
            asked && !found ? IndexCodes.noDirectory(name).problem() : null,
            after),
        queue);
    if (expands && stored) {
      addStored(name, queue);
    } else if (expands) {
      Path index = input.path();
      documents.add(
          known.listing(index), ChildFiles.beside(index, context.limits(), run, map), queue);
    }
  }

  private void tellAlone(String index, Verbosity verbosity) {
    if (!verbosity.isQuiet()) {
      console
          .err()
          .println(index + ": none of its sitemaps is next to it, so only the index was checked");
    }
  }

  private void add(CheckedDocument document, CheckQueue<CheckedDocument> queue) throws IOException {
    site.prepare(document.file());
    queue.add(document);
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
    for (Path file : known.files(index)) {
      count += named.contains(file.toRealPath()) ? 1 : 0;
    }
    return count;
  }

  private InputResult check(CheckedDocument document, Consumer<Problem> findings, Watch watch)
      throws IOException {
    return document.check(validator, site, findings, watch);
  }

  @Override
  public void begin(CheckedDocument document) throws IOException {
    checked++;
    report.begin(document.name());
  }

  @Override
  public void end(CheckedDocument document, InputResult result) throws IOException {
    if (reportFailure != null) {
      throw reportFailure;
    }
    if (result.failure() != null) {
      unreadable++;
      site.incomplete();
    }
    report.end(result);
    if (result.sitemaps() > 0) {
      document.afterIndex().listed(result.sitemaps());
    }
  }

  /** Adds a finding. If it cannot be written, the run ends with the document, not inside it. */
  @Override
  public void add(Problem finding) {
    bug |= Containment.isFailure(finding);
    try {
      if (reportFailure == null) {
        report.finding(finding);
      }
    } catch (IOException e) {
      reportFailure = e;
    }
  }

  /** Adds the sitemaps of an index in a store, which are beside it, or of one with an address. */
  private void addStored(String index, CheckQueue<CheckedDocument> queue) throws IOException {
    Listing listing = listing(index);
    if (listing.sitemaps().isEmpty()) {
      return;
    }
    Children found = InputSource.children(context, run).of(index);
    if (!RemoteAccess.isFor(index)) {
      Source robots = found.open(RobotsFiles.NAME).orElse(null);
      if (robots != null) {
        site.readRobots(robots);
      }
    }
    documents.add(listing, found, queue);
  }

  /**
   * Returns what an index with an address lists; nothing if it cannot be read: this is reported.
   */
  private Listing listing(String index) {
    try (Source source = InputSource.open(index, context)) {
      return Listing.of(source, context);
    } catch (IOException | SitemapException e) {
      return Listing.NONE;
    }
  }
}
