package io.github.sitemaptoolkit.cli.validate;

import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.batch.walk.ListedFiles;
import io.github.sitemaptoolkit.batch.walk.UrlMap;
import io.github.sitemaptoolkit.cli.config.CommandSite;
import io.github.sitemaptoolkit.cli.config.Configurable;
import io.github.sitemaptoolkit.cli.config.ConfiguredInput;
import io.github.sitemaptoolkit.cli.help.Version;
import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.cli.input.InputArguments;
import io.github.sitemaptoolkit.cli.option.ExtensionOptions;
import io.github.sitemaptoolkit.cli.option.JobsArgument;
import io.github.sitemaptoolkit.cli.option.PageUrlArguments;
import io.github.sitemaptoolkit.cli.option.PagesOfSite;
import io.github.sitemaptoolkit.cli.option.ReadingArguments;
import io.github.sitemaptoolkit.cli.option.TableArguments;
import io.github.sitemaptoolkit.cli.option.VerbosityArguments;
import io.github.sitemaptoolkit.cli.progress.Progress;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.ConsoleCommand;
import io.github.sitemaptoolkit.cli.report.ExitCode;
import io.github.sitemaptoolkit.cli.report.Failures;
import io.github.sitemaptoolkit.cli.report.MessageWriter;
import io.github.sitemaptoolkit.cli.selection.ChoiceArguments;
import io.github.sitemaptoolkit.cli.selection.HeadArgument;
import io.github.sitemaptoolkit.code.CodeTable;
import io.github.sitemaptoolkit.converters.Selection;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.site.check.Checked;
import io.github.sitemaptoolkit.site.check.SiteCheckRun;
import io.github.sitemaptoolkit.site.check.SiteCheckRun.Expansion;
import io.github.sitemaptoolkit.site.check.SiteRules;
import io.github.sitemaptoolkit.site.check.turn.Threads;
import io.github.sitemaptoolkit.site.input.FormerFiles;
import io.github.sitemaptoolkit.site.report.ReportFiles;
import io.github.sitemaptoolkit.site.report.ReportTarget;
import io.github.sitemaptoolkit.text.ShownNumber;
import io.github.sitemaptoolkit.validator.Validator;
import io.github.sitemaptoolkit.validator.profile.Level;
import io.github.sitemaptoolkit.validator.report.ReportSettings;
import io.github.sitemaptoolkit.validator.rule.ProfileTable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Checks documents against the rules of a search engine. */
@Command(
    name = "validate",
    addMethodSubcommands = false,
    headerHeading =
        "Examples:%n"
            + "  sitemap validate sitemap.xml%n"
            + "  sitemap validate --profile bing *.xml.gz%n"
            + "  sitemap validate -r public                            a whole site%n"
            + "  sitemap validate https://example.com/sitemap.xml      what a site shows%n"
            + "  sitemap validate -r public --crawl internal_all.csv   and what a crawl found%n"
            + "  sitemap validate -r public --report html=report.html  a page to send%n"
            + "  sitemap validate urls.csv --rule loc.duplicate=error --fail-on warning%n"
            + "  sitemap validate public/sitemap.xml                   with what it lists%n"
            + "  sitemap validate public --pages https://a.example/=public   and its pages%n"
            + "  sitemap validate -r public --report sarif=out.sarif   for code scanning%n"
            + "  sitemap validate public --baseline sitemap.baseline   only what is new fails%n"
            + "  sitemap validate                                      the set of sitemap.toml%n"
            + "  sitemap validate public --check-pages 100             and 100 of its pages%n"
            + "%n",
    header = {"Checks sitemaps, feeds, tables and lists for search engines.", ""},
    description = {
      "Prints each rule that is violated, where, and how to fix it. Several inputs, a directory or"
          + " an index with the sitemaps beside it are a site: they are also checked against each"
          + " other (see --each). Exit code 1: there are errors (see --fail-on).",
      "Nothing is fetched but inputs that have an address, the sitemaps that these list, their"
          + " robots.txt, and the pages of --check-pages. Exit code 3: some of several inputs could"
          + " not be read. With -q, only the exit code tells, and reports that are files.",
      ""
    })
public final class ValidateCommand extends ConsoleCommand implements Configurable {

  private static final String INDEX_SMALL = "index.too-small";

  private final Clock clock;
  @Mixin private InputArguments inputs = new InputArguments();

  @Mixin private MapArguments maps = new MapArguments();

  @Mixin private JobsArgument jobs = new JobsArgument();

  @Mixin private ConfiguredInput config = new ConfiguredInput();

  @Mixin private ValidationArguments validation = new ValidationArguments();

  @Mixin private CrawlArguments crawl = new CrawlArguments();

  @Mixin private EvidenceArguments evidence = new EvidenceArguments();

  @Mixin private PagesOfSite pages = new PagesOfSite();

  @Mixin private PageUrlArguments pageUrls = new PageUrlArguments();

  @Mixin private CheckPagesArguments checkPages = new CheckPagesArguments();

  @Mixin private ReportArguments reports = new ReportArguments();

  @Mixin private BaselineArguments baseline = new BaselineArguments();

  @Mixin private VerbosityArguments verbosity = new VerbosityArguments();

  @Mixin private ReadingArguments reading = new ReadingArguments();

  @Mixin private ChoiceArguments choice = new ChoiceArguments();

  @Mixin private HeadArgument head = new HeadArgument();

  @Mixin private TableArguments tables = new TableArguments();

  @Mixin private ExtensionOptions extensionOptions = new ExtensionOptions();

  /**
   * Creates the command.
   *
   * @param clock tells the time, for rules such as that a date must not be in the future
   */
  public ValidateCommand(Console console, Clock clock) {
    super(console);
    this.clock = clock;
  }

  @Override
  public @Nullable Path configuration() {
    return inputs.isEmpty()
        ? config.unlessPiped(config.fileOrFound(), console, verbosity.verbosity())
        : config.file();
  }

  @Override
  public String table() {
    return "validation";
  }

  @Override
  public Map<String, String> keysAtTop() {
    return Map.of("extensions", "extensions", "validate", "profile");
  }

  @Override
  public void configure(CommandSite known) {
    config.accept(known, verbosity.verbosity(), extensionOptions);
  }

  @Override
  public Integer call() throws IOException {
    return config.run(this::validate);
  }

  private int validate() throws IOException {
    boolean published = config.check(inputs, console);
    RunFiles run = config.files(inputs);
    crawl.addTo(run);
    evidence.addTo(run);
    UrlMap map = maps.map();
    int threads = jobs.threads();
    List<ReportTarget> wanted = reports.reports(verbosity.verbosity().isQuiet());
    Context local =
        tables.applyTo(
            extensionOptions.load(console, run).context().withLimits(reading.limits()), run);
    Context context = inputs.applyTo(local, console, verbosity.verbosity());
    Selection selection = choice.selection(context.extensions(), clock);
    Validator validator = validation.validator(context).withClock(clock).withMost(head.most());
    if (published && !validation.names(INDEX_SMALL)) { // publish has its reasons to write one
      validator = validator.withLevel(INDEX_SMALL, Level.OFF);
    }
    if (selection != Selection.ALL) {
      validator = validator.withSelection(selection::selects);
    }
    boolean partial = selection != Selection.ALL || head.most() != Long.MAX_VALUE;
    baseline.check(run, partial);
    boolean compared =
        !crawl.isEmpty() || !evidence.isEmpty() || pages.isGiven() || checkPages.isGiven();
    if (compared && (partial || validation.each())) {
      throw new WrongUseException(
          "--crawl, --indexing, --against, --pages and --check-pages are compared with all entries"
              + " of all inputs: leave out --each and what selects entries");
    }
    List<Input> gathered = gather(context, wanted);
    if (validation.hasLocation() && gathered.size() > 1) {
      throw new WrongUseException("--location is the url of a single input");
    }
    CodeTable texts = CodeTable.load(context.classLoaders());
    texts.problems().forEach(console.err()::println);
    validator.table().problems().forEach(console.err()::println);
    ReportSettings settings = settings(texts, validator.table());
    for (Input input : gathered) {
      if (input.isFile()) {
        run.reads("the input", input.path());
      }
    }
    try (var rules =
            new SiteRules(
                validator,
                validation.each(),
                !partial,
                run,
                map,
                checkPages.rules(context, console, verbosity.verbosity()),
                Failures::isOfCall);
        ReportFiles files =
            ReportFiles.open(
                wanted,
                run,
                out(),
                out() instanceof MessageWriter messages ? messages.shown() : out(),
                settings,
                context,
                clock.instant(),
                failing())) {
      Path before = baseline.file();
      if (before != null) {
        files.compare(baseline.read(before), before, baseline.writing(), rules::reach, partial);
      }
      Expansion expansion = expansion(published);
      boolean looked = run.isReplacing() || expansion != Expansion.NO || gathered.size() > 1;
      ListedFiles known = looked ? ListedFiles.of(gathered, context, map) : ListedFiles.NONE;
      if (run.isReplacing()) { // nor may a report replace a sitemap that is not checked now
        known.files().forEach(file -> run.reads("the listed sitemap", file));
      }
      if (!crawl.isEmpty()) {
        crawl.read(rules.begin(), context, console.ports(), rules::add);
      }
      if (!evidence.isEmpty()) {
        evidence.read(rules.begin(), context, console.ports(), run);
      }
      if (pages.isGiven()) {
        console
            .ports()
            .find(PagesOfSite.Witness.class)
            .orElseThrow()
            .read(pages, rules.begin(), pageUrls.applyTo(context, run), rules::add);
      }
      var progress =
          new Progress(console, gathered.size(), verbosity.verbosity(), System::currentTimeMillis);
      Checked checked;
      try {
        checked =
            new SiteCheckRun(validator, rules, context, map, known, run, files.all(), this::tell)
                .standard(console.in())
                .locations(published && !validation.hasLocation() ? config.addresses() : Map.of())
                .watch(progress)
                .threads(threads, console.ports().find(Threads.class).orElse(null))
                .check(gathered, expansion);
      } finally {
        progress.clear();
      }
      files.all().finish();
      files.commit();
      files.notes().forEach(this::tell);
      return exitCode(checked, files);
    }
  }

  private void tell(String note) {
    if (!verbosity.verbosity().isQuiet()) {
      console.err().println(note);
    }
  }

  private int exitCode(Checked checked, ReportFiles files) {
    long unseen = checked.unseen();
    if (unseen > 0) {
      tell(
          ShownNumber.counted(unseen, "sitemap")
              + (unseen == 1 ? " that an index lists was" : " that an index lists were")
              + " not checked; --expand checks the files next to it, too");
    }
    if (files.tellFailures(console.err()) || checked.bug()) {
      return ExitCode.BUG;
    } else if (checked.unreadable() > 0) {
      return checked.unreadable() < checked.documents() ? ExitCode.SOME_FAILED : ExitCode.IO;
    }
    boolean stale = baseline.failsOnStale() && files.isStale();
    return files.isFailed() || stale ? ExitCode.FINDINGS : ExitCode.DONE;
  }

  /** Returns the inputs without the files of former sets. */
  private List<Input> gather(Context context, List<ReportTarget> wanted) throws IOException {
    List<Input> gathered =
        new ArrayList<>(inputs.gather(context, others(wanted), console, verbosity.verbosity()));
    List<Input> former = FormerFiles.among(gathered, input -> inputs.isNamed(input.name()));
    gathered.removeAll(former);
    if (verbosity.verbosity().isVerbose()) {
      former.forEach(input -> console.err().println("left out: " + input.name()));
    }
    if (!former.isEmpty() && !verbosity.verbosity().isQuiet()) {
      console
          .err()
          .println(
              ShownNumber.counted(former.size(), "file")
                  + " left out: sets keep them for crawlers that have a former index"
                  + (verbosity.verbosity().isVerbose() ? "" : " (-v lists them)"));
    }
    return gathered;
  }

  private Expansion expansion(boolean published) {
    if (!published && !validation.each() && reading.expands(true) != reading.expands(false)) {
      return Expansion.IF_BESIDE; // neither option is given
    }
    return reading.expands(published) ? Expansion.YES : Expansion.NO;
  }

  private ReportSettings settings(CodeTable texts, ProfileTable levels) {
    var settings =
        ReportSettings.of(Version.number(), validation.profile(), texts)
            .withLevels(levels)
            .withBaseline(baseline.file() != null)
            .withWidth(console.terminal().outputWidth())
            .withColours(hasColours());
    return reports.applyTo(settings, verbosity.verbosity().isVerbose());
  }

  /**
   * Returns the findings that make the run fail; one that makes a baseline only if it is not in it.
   */
  private Predicate<Problem> failing() {
    Predicate<Problem> failing = reports.failing();
    return baseline.updates() ? failing.and(Problem::missing) : failing;
  }

  /** Returns the files of reports and of the baseline, which are not inputs. */
  private Set<Path> others(List<ReportTarget> wanted) throws IOException {
    List<Path> files = new ArrayList<>();
    wanted.stream().map(ReportTarget::file).filter(Objects::nonNull).forEach(files::add);
    if (baseline.file() != null) {
      files.add(baseline.file());
    }
    Set<Path> others = new HashSet<>();
    for (Path file : files) {
      if (Files.isRegularFile(file)) { // a pipe of the shell has no other name
        others.add(file.toRealPath());
      }
    }
    return others;
  }
}
