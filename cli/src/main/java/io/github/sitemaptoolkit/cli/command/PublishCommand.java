package io.github.sitemaptoolkit.cli.command;

import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.cli.config.ConfigArguments;
import io.github.sitemaptoolkit.cli.config.Configurable;
import io.github.sitemaptoolkit.cli.config.InputContract;
import io.github.sitemaptoolkit.cli.config.Site;
import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.help.Meaning;
import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.cli.input.InputFiles;
import io.github.sitemaptoolkit.cli.input.SetFiles;
import io.github.sitemaptoolkit.cli.input.SetInputs;
import io.github.sitemaptoolkit.cli.input.StandingKinds;
import io.github.sitemaptoolkit.cli.option.FeedInputArguments;
import io.github.sitemaptoolkit.cli.option.ImmutableArguments;
import io.github.sitemaptoolkit.cli.option.JsonArgument;
import io.github.sitemaptoolkit.cli.option.LimitArguments;
import io.github.sitemaptoolkit.cli.option.SafeguardArguments;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.ConsoleCommand;
import io.github.sitemaptoolkit.cli.report.PublicationReport;
import io.github.sitemaptoolkit.cli.selection.PartArguments;
import io.github.sitemaptoolkit.cli.store.Stores;
import io.github.sitemaptoolkit.cli.validate.WritingArguments;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.FileNames;
import io.github.sitemaptoolkit.pages.option.PageOptions;
import io.github.sitemaptoolkit.publisher.Entries;
import io.github.sitemaptoolkit.publisher.Publication;
import io.github.sitemaptoolkit.publisher.Publisher;
import io.github.sitemaptoolkit.publisher.directory.OwnFiles;
import io.github.sitemaptoolkit.publisher.directory.RobotsFile;
import io.github.sitemaptoolkit.publisher.growth.Growth;
import io.github.sitemaptoolkit.publisher.layout.Grouping;
import io.github.sitemaptoolkit.publisher.store.Store;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** Publishes a set of sitemaps. */
@Command(
    name = "publish",
    addMethodSubcommands = false,
    headerHeading =
        "Examples:%n"
            + "  sitemap publish urls.csv -o public --base-url https://example.com/%n"
            + "  sitemap publish *.csv a.rss -o public --base-url https://a.example/ --gzip%n"
            + "  sitemap publish urls.csv -o public --base-url https://example.com/ --dry-run%n"
            + "  sitemap publish                              all that sitemap.toml says%n"
            + "  sitemap publish --set news                   one of its sets%n"
            + "  sitemap publish -q --tell                    and tell search engines, from cron%n"
            + "%n",
    header = {"Publishes urls as sitemaps with an index: either all files or none.", ""},
    description = {
      "The sitemaps that an index lists are read, too. Point crawlers to sitemap.xml: it is the"
          + " only sitemap, or the index of the others. Files that would not change are not"
          + " touched; files of an earlier run that are no longer needed are removed. The line for"
          + " robots.txt is printed to standard output.",
      "Nothing is published, and the exit code is 1, if an input is truncated or lacks entries (see"
          + " --accept-incomplete), if more than half of the published urls would disappear (see"
          + " --max-shrink), if more than a tenth of the urls has another host than the base url"
          + " (see --max-outside), or if another program has published what is there (see --adopt)."
          + " Urls that no crawler accepts, such as relative ones, are left out, and the exit code"
          + " is 1.",
      ""
    })
@HelpSection(Section.WRITING)
public final class PublishCommand extends ConsoleCommand implements Configurable {

  private final Clock clock;

  @Mixin private SetFiles inputs = new SetFiles();

  @Mixin private ConfigArguments config = new ConfigArguments();

  @Option(
      names = {"-o", "--output"},
      required = true,
      paramLabel = "DIR",
      description =
          Meaning.OUTPUT
              + ": a directory, created if it does not exist, or a bucket, such as"
              + " s3://bucket/maps")
  private String output = "";

  @Option(
      names = "--base-url",
      required = true,
      paramLabel = "URL",
      description = Meaning.BASE_URL + Meaning.NOT_BASE)
  private String baseUrl = "";

  @Option(
      names = "--by",
      paramLabel = "GROUPS",
      description =
          "how to group urls into files: hash (default), month (of lastmod), section:DEPTH (first"
              + " directories of the path) or sequence (numbered files, each filled in turn; a new"
              + " url can move others to other files)")
  private String by = "hash";

  @Option(
      names = "--gzip",
      description =
          Meaning.GZIP
              + ": all files except sitemap.xml, whose address stays the same: a set of one file is"
              + " not compressed")
  private boolean gzip;

  @Option(
      names = "--stylesheet",
      description =
          "write sitemap-style.css beside the set, with which browsers show the sitemaps as lists;"
              + " update writes it, too")
  private boolean stylesheet;

  @Mixin private ImmutableArguments immutable = new ImmutableArguments();

  @Mixin private LimitArguments limits = new LimitArguments();

  @Option(names = "--dry-run", description = Meaning.DRY_RUN)
  private boolean dryRun;

  @Option(
      names = "--adopt",
      description =
          "replace a sitemap.xml that another program has published, with the sitemaps it lists;"
              + " --max-shrink guards its urls, too")
  private boolean adopt;

  @Option(
      names = "--robots",
      paramLabel = "FILE",
      description = "add the Sitemap line to this robots.txt, unless it is already there")
  private @Nullable Path robots;

  @Option(
      names = "--accept-changed",
      description =
          "publish tables of sitemap.toml that are read otherwise than before, and keep that in"
              + " sitemap.inputs (default: publish nothing and exit with 1)")
  private boolean acceptChanged;

  @Option(
      names = "--tell",
      description =
          "then tell search engines which urls have changed, as [tell] of sitemap.toml says (see"
              + " sitemap tell), even if urls were left out; if nothing was published, only what is"
              + " still untold. The exit code is that of publishing, or else that of telling")
  private boolean tell;

  @Mixin private JsonArgument json = new JsonArgument();

  @Mixin private PartArguments part = new PartArguments();

  @Mixin private SafeguardArguments safeguards = new SafeguardArguments();

  @Mixin private WritingArguments validation = new WritingArguments();

  @Mixin private SetInputs sets = new SetInputs();

  @Mixin private FeedInputArguments feeds = new FeedInputArguments();

  private @Nullable StorePreview preview; // null to publish

  private @Nullable Site site; // null if nothing but the command line is known

  public PublishCommand(Console console, Clock clock) {
    super(console);
    this.clock = clock;
  }

  @Override
  public @Nullable Path configuration() {
    return config.file(inputs.isEmpty());
  }

  @Override
  public boolean ownsTop() {
    return true;
  }

  @Override
  public void configure(Site known) {
    site = known;
    known.trustOnly(config.trusted(), sets.reading().extensions());
  }

  @Override
  public Integer call() throws IOException {
    try {
      return tell
          ? new TellingCall(console, commandLine(), arguments()).call(this::publish)
          : publish();
    } catch (WrongUseException e) {
      throw site == null ? e : site.reworded(e);
    } catch (ParameterException e) {
      throw site == null ? e : site.reworded(e);
    }
  }

  /**
   * Publishes elsewhere what would be published.
   *
   * @param elsewhere makes of the store of the set the one to publish to
   * @return the exit code of the problems
   */
  int preview(StorePreview elsewhere) throws IOException {
    preview = elsewhere;
    return call();
  }

  /** Makes a preview of a store. */
  @FunctionalInterface
  interface StorePreview {
    Store of(Store store) throws IOException;
  }

  /** Returns the arguments of the command that tells what has been published. */
  private List<String> arguments() {
    String file =
        Optional.ofNullable(site)
            .flatMap(Site::fileName)
            .orElseThrow(
                () ->
                    new WrongUseException(
                        "--tell: there is no sitemap.toml; its [tell] says who is told, and where"
                            + " that is remembered"));
    List<String> arguments = new ArrayList<>(List.of("--config", file));
    if (dryRun) {
      arguments.add("--dry-run");
    }
    if (sets.reading().verbosity().isQuiet()) {
      arguments.add("--quiet");
    }
    config.trusted().forEach(digest -> arguments.addAll(List.of("--trust", digest)));
    return arguments;
  }

  private int publish() throws IOException {
    Site known = site;
    Site read = known != null && inputs.isEmpty() && known.hasInputs() ? known : null;
    List<String> names = read != null ? List.of() : inputs.named();
    Publisher publisher = publisher().files(sets.files());
    sets.chosen().clock(clock);
    if (read != null) {
      sets.withOwnTables();
    }
    sets.chosen().part(part);
    if (known != null) {
      known.addTo(sets.files());
    }
    InputContract contract = read == null ? null : read.contract(acceptChanged);
    Publication done;
    try {
      int count = read != null ? read.inputCount() : names.size();
      Context context =
          feeds.applyTo(
              sets.begin(
                  console, count, safeguards.acceptsIncomplete(), safeguards.acceptsEmpty()));
      context = context.with(context.options(PageOptions.DEFAULTS).withBase(baseUrl));
      context = known == null ? context : known.named(context);
      publisher.context(validation.applyTo(context)).privateUrls(sets.listedHosts());
      if (robots != null) {
        publisher.announced(true);
        checkRobots(robots, context);
        sets.files().writes("--robots", robots);
      }
      var kinds = new StandingKinds(true);
      publisher.guarding(kinds);
      context = kinds.applyTo(context, contract != null && contract.exists());
      InputFiles search = search(context);
      var growth = new Growth(clock);
      publisher.growing(read != null && read.grows() ? growth : null);
      Entries entries =
          read != null
              ? sets.entries(read.inputs(context, search, sets.files(), contract, growth))
              : sets.entries(search.of(names), context);
      if (contract != null) {
        entries = contract.checked(entries);
      }
      if (known != null) {
        entries = prepare(known, publisher, entries, context);
      }
      entries = validation.checked(entries, context, output);
      done = dryRun ? publisher.plan(entries) : publisher.publish(entries);
    } finally {
      sets.reading().end(output, "xml");
    }
    if (preview != null) {
      return sets.reading().exitCodeOfPublishing();
    }
    var report = new PublicationReport(out(), console.err(), sets.reading().verbosity());
    if (known != null) {
      report.sets(done, config::isChosen, known.undated(output, publisher.problems()), output);
    }
    if (json.wanted()) {
      report.json(done, output, dryRun);
    } else if (dryRun) {
      report.plan(done, output);
    } else {
      report.done(done, output, !(tell && sets.reading().verbosity().isQuiet()));
    }
    if (!dryRun) {
      if (gzip && !done.isIndexed()) {
        report.notCompressed(output);
      }
      if (robots != null) {
        RobotsFile.add(robots, done.entryPoint());
      }
      if (contract != null) {
        boolean ci = System.getenv("CI") != null;
        sets.reading().result(contract.notice(ci));
        contract.save(ci);
      }
    }
    return sets.reading().exitCodeOfPublishing();
  }

  /** Returns a search for inputs that skips what the command itself writes. */
  private InputFiles search(Context context) throws IOException {
    var search = new InputFiles(context);
    if (robots != null) {
      search.skip(robots);
    }
    return Input.isAddress(output) ? search : search.skip(OwnFiles.in(FileNames.path(output)));
  }

  /** Adds the sets and the defaults of the site. */
  private Entries prepare(Site known, Publisher publisher, Entries entries, Context context) {
    known.sets(context, clock).forEach(publisher::set);
    config.choose(publisher);
    return known.completed(entries, context);
  }

  private void checkRobots(Path file, Context context) throws IOException {
    try {
      RobotsTarget.check(file, context);
    } catch (WrongUseException e) {
      throw wrong("--robots", "--robots " + e.getMessage(), e);
    }
  }

  private Publisher publisher() throws IOException {
    Publisher publisher = target().gzip(gzip).limits(limits.limits()).adopt(adopt);
    checked("--base-url", () -> publisher.baseUrl(baseUrl));
    checked("--by", () -> publisher.by(Grouping.parse(by)));
    checked("--validate", validation::check);
    immutable.applyTo(publisher);
    publisher.stylesheet(stylesheet);
    safeguards.applyTo(publisher);
    return publisher;
  }

  private Publisher target() throws IOException {
    try {
      Store store = Stores.store(output);
      return Publisher.to(preview == null ? store : preview.of(store));
    } catch (WrongUseException e) {
      throw wrong("--output", e.getMessage(), e);
    }
  }

  /** Names the option if its value is refused. */
  private void checked(String option, Runnable action) {
    try {
      action.run();
    } catch (IllegalArgumentException | WrongUseException e) {
      throw wrong(option, e.getMessage(), e);
    }
  }

  private ParameterException wrong(String option, @Nullable String message, Exception cause) {
    OptionSpec named = commandLine().getCommandSpec().findOption(option);
    return new ParameterException(commandLine(), String.valueOf(message), cause, named, null);
  }
}
