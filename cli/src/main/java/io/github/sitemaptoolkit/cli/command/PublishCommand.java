package io.github.sitemaptoolkit.cli.command;

import io.github.sitemaptoolkit.batch.setting.OutputSettings;
import io.github.sitemaptoolkit.cli.config.CommandSite;
import io.github.sitemaptoolkit.cli.config.ConfigArguments;
import io.github.sitemaptoolkit.cli.config.Configurable;
import io.github.sitemaptoolkit.cli.config.ConfiguredInput;
import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.help.Meaning;
import io.github.sitemaptoolkit.cli.help.Version;
import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.cli.input.SetFiles;
import io.github.sitemaptoolkit.cli.input.SetInputs;
import io.github.sitemaptoolkit.cli.option.FeedInputArguments;
import io.github.sitemaptoolkit.cli.option.ImmutableArguments;
import io.github.sitemaptoolkit.cli.option.JsonArgument;
import io.github.sitemaptoolkit.cli.option.LimitArguments;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.ConsoleCommand;
import io.github.sitemaptoolkit.cli.report.PublicationReport;
import io.github.sitemaptoolkit.cli.safeguard.AcceptFeedArgument;
import io.github.sitemaptoolkit.cli.safeguard.SafeguardArguments;
import io.github.sitemaptoolkit.cli.selection.PartArguments;
import io.github.sitemaptoolkit.cli.validate.WritingArguments;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.publisher.Publication;
import io.github.sitemaptoolkit.publisher.Publisher;
import io.github.sitemaptoolkit.publisher.store.Store;
import io.github.sitemaptoolkit.site.config.SiteFile;
import io.github.sitemaptoolkit.site.config.SitePlace;
import io.github.sitemaptoolkit.site.publish.PublishRun;
import io.github.sitemaptoolkit.site.publish.SameAgain;
import io.github.sitemaptoolkit.site.setting.PublishMeaning;
import io.github.sitemaptoolkit.site.store.Stores;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

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
            + "  sitemap publish -q --tell                    and tell search engines (cron)%n"
            + "%n",
    header = {"Publishes urls as sitemaps with an index: either all files or none.", ""},
    description = {
      "Point crawlers to sitemap.xml: it is the only sitemap, or the index of the others. Urls that"
          + " no crawler accepts are left out, and the exit code is 1.",
      "The sitemaps that an index lists are read, too. Files that would not change are not touched;"
          + " files of an earlier run that are no longer needed are removed. The line for"
          + " robots.txt is printed to standard output.",
      "Nothing is published, and the exit code is 1, if an input is truncated or lacks entries (see"
          + " --accept-incomplete), if more than half of the published urls would disappear (see"
          + " --max-shrink), if more than a tenth of the urls has another host than the base url"
          + " (see --max-outside), or if another program has published what is there (see --adopt).",
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
  private String output = ""; // empty if each set has one of its own

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

  @Mixin private RobotsArguments robots = new RobotsArguments();

  @Option(
      names = "--accept-changed",
      description =
          "publish tables of sitemap.toml that are read otherwise than before, or have lost the values"
              + " of a column, and keep that in sitemap.inputs (default: publish nothing and exit"
              + " with 1)")
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

  @Mixin private AcceptFeedArgument accepted = new AcceptFeedArgument();

  private @Nullable StorePreview preview; // null to publish

  private @Nullable CommandSite site; // null if nothing but the command line is known

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
  public void configure(CommandSite known) {
    site = known;
    known.trustOnly(config.trusted(), sets.reading().extensions());
  }

  @Override
  public Integer call() throws IOException {
    return ConfiguredInput.run(() -> tell ? publishAndTell() : publish(), site);
  }

  private int publishAndTell() throws IOException {
    String file = tellingFile();
    var telling = new TellingCall(console, commandLine(), file, arguments(file));
    if (!dryRun || !config.chosen().isEmpty()) { // of one set alone, there is no whole preview
      return telling.call(this::publish, List::of);
    }
    try (var previews = new Previews()) {
      preview = previews;
      return telling.call(this::publish, previews::entryPoints);
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

  /** Returns the name of the file that says who is told. */
  private String tellingFile() {
    return Optional.ofNullable(site)
        .flatMap(known -> known.site().fileName())
        .orElseThrow(
            () ->
                new WrongUseException(
                    "--tell: there is no sitemap.toml; its [tell] says who is told, and where that"
                        + " is remembered"));
  }

  /** Returns the arguments of the command that tells what has been published. */
  private List<String> arguments(String file) {
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
    SiteFile known = site == null ? null : site.site();
    boolean ofSite = known != null && inputs.isEmpty() && known.hasInputs();
    if (!ofSite && inputs.isEmpty() && known != null && known.fileName().isPresent()) {
      throw new WrongUseException(
          known.fileName().get() + ": the file has no [[input]]; write one, or name an INPUT");
    }
    List<String> names = ofSite ? List.of() : inputs.named();
    List<SitePlace> places = places(known);
    validation.check();
    var again = new SameAgain(places, settings(known), clock);
    PublishRun run =
        new PublishRun(places, this::publisher, orNull(baseUrl), sets.files(), again.clock())
            .only(config.chosen())
            .acceptFeeds(accepted.names())
            .robots(robots.target());
    sets.chosen().clock(again.clock());
    if (ofSite) {
      sets.withOwnTables();
    }
    sets.chosen().part(part);
    if (known != null) {
      run.site(known, ofSite, acceptChanged);
    }
    Map<SitePlace, Publication> done;
    boolean same;
    try {
      int count = known != null && ofSite ? known.inputCount() : names.size();
      Context context =
          feeds.applyTo(
              sets.begin(
                  console, count, safeguards.acceptsIncomplete(), safeguards.acceptsEmpty()));
      done = isSimple() ? again.standing(sets.files()) : Map.of();
      same = !done.isEmpty();
      if (!same) {
        done =
            run.run(
                context,
                sets.reader(),
                names,
                validation.validator(context),
                dryRun && preview == null);
      }
    } finally {
      sets.reading().end(places.get(0).output(), "xml");
    }
    if (preview != null && !dryRun) {
      return sets.reading().exitCodeOfPublishing();
    }
    boolean silent = !console.err().isUsed();
    var report = new PublicationReport(out(), console.err(), sets.reading().verbosity());
    Map<String, Publication> byOutput = new LinkedHashMap<>();
    Map<String, Long> undated = same ? Map.of() : run.undated();
    done.forEach(
        (place, set) -> {
          byOutput.put(place.output(), set);
          report.sets(set, config::isChosen, undated, place);
          if (json.wanted()) {
            return;
          } else if (dryRun) {
            report.plan(set, place.output());
          } else {
            report.done(set, place.output(), !(tell && sets.reading().verbosity().isQuiet()));
          }
        });
    if (json.wanted()) {
      report.json(byOutput, dryRun);
    } else if (!dryRun) {
      report.license(robots.target());
    }
    if (!dryRun) {
      byOutput.forEach(
          (directory, set) -> {
            if (gzip && !set.isIndexed()) {
              report.notCompressed(directory);
            }
          });
      if (same) {
        sets.reading().result(run.addToRobots(done));
      } else {
        String notice = run.end(done, System.getenv("CI") != null);
        sets.reading().result(notice);
        boolean told = !silent || !notice.isEmpty() || sets.reading().exitCodeOfPublishing() != 0;
        again.forget();
        if (!told && isSimple() && run.isOfFilesOnly()) {
          again.keep(sets.files(), run.ownFiles(), done.values());
        }
      }
    }
    return sets.reading().exitCodeOfPublishing();
  }

  /** Returns whether all sets are published, and nothing but that is done. */
  private boolean isSimple() {
    return !dryRun && !tell && preview == null && config.chosen().isEmpty();
  }

  /** Returns what decides, besides files, what is published. */
  private List<String> settings(@Nullable SiteFile known) {
    List<String> settings = new ArrayList<>(commandLine().getParseResult().originalArgs());
    settings.add(Version.number());
    settings.add(known == null ? "" : known.fileName().orElse(""));
    return settings;
  }

  /** Returns where to publish. */
  private List<SitePlace> places(@Nullable SiteFile known) {
    if (known == null || site == null) {
      return List.of(new SitePlace(output, baseUrl, List.of()));
    }
    if (known.hasPlaces() && (site.isNear("output") || site.isNear("base-url"))) {
      throw new WrongUseException(
          "--output and --base-url: sets of "
              + known.fileName().orElse("")
              + " have an output of their own, so it is not clear where these go; change the file");
    }
    return known.places(orNull(output), orNull(baseUrl));
  }

  private static @Nullable String orNull(String value) {
    return value.isEmpty() ? null : value;
  }

  private Publisher publisher(String directory) throws IOException {
    Store store = Stores.store(directory);
    Publisher publisher = Publisher.to(preview == null ? store : preview.of(store));
    PublishMeaning.applyTo(
        publisher,
        new OutputSettings(
            by,
            gzip,
            stylesheet,
            immutable.immutable(),
            immutable.keep(),
            limits.maxUrls(),
            limits.maxBytes()));
    safeguards.applyTo(publisher);
    return publisher.adopt(adopt).privateUrls(sets.listedHosts());
  }
}
