package io.github.sitemaptoolkit.cli.command;

import io.github.sitemaptoolkit.cli.config.CommandSite;
import io.github.sitemaptoolkit.cli.config.ConfigFileArgument;
import io.github.sitemaptoolkit.cli.config.Configurable;
import io.github.sitemaptoolkit.cli.config.Configuration;
import io.github.sitemaptoolkit.cli.config.ConfiguredInput;
import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.help.Meaning;
import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.cli.input.InputList;
import io.github.sitemaptoolkit.cli.input.SetInputs;
import io.github.sitemaptoolkit.cli.option.FeedInputArguments;
import io.github.sitemaptoolkit.cli.option.JsonArgument;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.ConsoleCommand;
import io.github.sitemaptoolkit.cli.report.PublicationReport;
import io.github.sitemaptoolkit.cli.safeguard.AcceptFeedArgument;
import io.github.sitemaptoolkit.cli.safeguard.SafeguardArguments;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.pages.option.PageOptions;
import io.github.sitemaptoolkit.publisher.Entries;
import io.github.sitemaptoolkit.publisher.Publication;
import io.github.sitemaptoolkit.publisher.Publisher;
import io.github.sitemaptoolkit.publisher.growth.Growth;
import io.github.sitemaptoolkit.site.input.StandingKinds;
import io.github.sitemaptoolkit.site.publish.AcceptedFeeds;
import io.github.sitemaptoolkit.site.publish.SameAgain;
import io.github.sitemaptoolkit.site.store.Stores;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Changes a published set of sitemaps. */
@Command(
    name = "update",
    addMethodSubcommands = false,
    headerHeading =
        "Examples:%n"
            + "  sitemap update public --add new.csv --remove gone.txt%n"
            + "  echo https://example.com/new | sitemap update public --add -%n"
            + "  sitemap update public --remove gone.txt --dry-run%n"
            + "  sitemap update --add new.csv                 the set of sitemap.toml%n"
            + "  sitemap update public --feed blog.rss        grow with a feed, day after day%n"
            + "%n",
    header = {"Adds urls to a set made by sitemap publish, or removes urls from it.", ""},
    description = {
      "An added entry replaces the existing entry of its url. Only files whose urls change are"
          + " written. What is selected is selected from the files of --add and --feed.",
      "The set keeps the settings it was published with, including --max-shrink and --max-outside."
          + " Nothing is changed if an input is truncated or lacks entries (see"
          + " --accept-incomplete), if more than half of the urls would disappear (see"
          + " --max-shrink), or if more than a tenth would have another host than the base url (see"
          + " --max-outside).",
      "With --feed, the set grows with a feed: what has left the feed stays in the set, until the"
          + " feed says that it was deleted (at:deleted-entry), or gives the item with the same"
          + " guid or id another url. The archive of the feed is read as well if it lies beside it."
          + " Names of feeds stand for the feeds, so give a feed the same name in each run.",
      ""
    })
@HelpSection(Section.READING)
public final class UpdateCommand extends ConsoleCommand implements Configurable {

  /** Options that have no meaning in a file, or another one: that of all inputs together. */
  private static final List<String> OWN =
      List.of("add", "added-are-new", "remove", "feed", "expect-rows", "files-from", "null");

  @Parameters(arity = "0..1", paramLabel = "DIR", description = ConfigFileArgument.SET)
  private @Nullable String named;

  @Mixin private ConfiguredInput config = new ConfiguredInput();

  @Option(
      names = "--add",
      paramLabel = "FILE",
      description =
          "urls to add or change, in any format; - is standard input; may be repeated (--files-from"
              + " names more of them)")
  private List<String> added = List.of();

  @Mixin private InputList list = new InputList();

  @Option(
      names = "--added-are-new",
      description =
          "the set has no url of --add: with --by month, it is not searched for their old entries;"
              + " verify --duplicates finds where that was not true")
  private boolean addedAreNew;

  @Option(
      names = "--remove",
      paramLabel = "FILE",
      description = "urls to remove, in any format; may be repeated")
  private List<String> removed = List.of();

  @Option(
      names = "--feed",
      paramLabel = "FILE",
      description =
          "a feed that the set grows with: new items are added, changed ones renewed, and those"
              + " that have left the feed stay; may be repeated")
  private List<String> feeds = List.of();

  @Option(names = "--dry-run", description = Meaning.DRY_RUN)
  private boolean dryRun;

  @Mixin private JsonArgument json = new JsonArgument();

  @Mixin private SafeguardArguments safeguards = new SafeguardArguments();

  @Mixin private SetInputs sets = new SetInputs();

  @Mixin private FeedInputArguments feedOptions = new FeedInputArguments();

  @Mixin private AcceptFeedArgument accepted = new AcceptFeedArgument();

  private @Nullable CommandSite site; // null if nothing but the command line is known

  public UpdateCommand(Console console) {
    super(console);
  }

  @Override
  public @Nullable Path configuration() {
    return named == null ? config.fileOrFound() : config.file();
  }

  @Override
  public Map<String, String> keysAtTop() {
    return Configuration.keys(commandLine().getCommandSpec(), OWN);
  }

  @Override
  public void configure(CommandSite known) {
    site = known;
    config.accept(known, sets.reading().verbosity(), sets.reading().extensions());
  }

  @Override
  public Integer call() throws IOException {
    return config.run(this::update);
  }

  private int update() throws IOException {
    boolean adds = !added.isEmpty() || list.isGiven();
    if (!adds && removed.isEmpty() && feeds.isEmpty()) {
      throw new WrongUseException("nothing to do: give --add, --remove or --feed");
    }
    list.check(Stream.of(added, removed, feeds).flatMap(List::stream).toList());
    added = list.after(added, console.in());
    list.addTo(sets.files());
    String directory = config.directory(named);
    Publication done;
    try {
      Context context =
          feedOptions.applyTo(
              sets.begin(
                  console,
                  added.size() + removed.size() + feeds.size(),
                  safeguards.acceptsIncomplete(),
                  safeguards.acceptsEmpty()));
      var kinds = new StandingKinds(false);
      context = kinds.applyTo(context, false);
      context = site == null ? context : ofSite(site, context);
      Publisher publisher =
          Stores.publisher(directory)
              .guarding(kinds)
              .context(context)
              .files(sets.files())
              .addedAreNew(addedAreNew)
              .privateUrls(sets.listedHosts());
      safeguards.applyTo(publisher);
      Entries more = grow(publisher, context);
      more = site == null ? more : site.site().defaults().completed(more, context);
      Entries fewer = sets.reader().allEntries(removed, context);
      done = dryRun ? publisher.planUpdate(more, fewer) : publisher.update(more, fewer);
      if (!dryRun) {
        SameAgain.forget(directory);
      }
    } finally {
      sets.reading().end(directory, "xml");
    }
    var report = new PublicationReport(out(), console.err(), sets.reading().verbosity());
    if (json.wanted()) {
      report.json(Map.of(directory, done), dryRun);
    } else if (dryRun) {
      report.plan(done, directory);
    } else {
      report.done(done, directory, true);
    }
    return sets.reading().exitCodeOfPublishing();
  }

  /** Returns a context that reads as publish does. */
  private static Context ofSite(CommandSite site, Context context) {
    return site.site()
        .defaults()
        .named(
            site.baseUrl()
                .map(url -> context.with(context.options(PageOptions.DEFAULTS).withBase(url)))
                .orElse(context));
  }

  /** Returns the entries to add, of feeds as well. */
  private Entries grow(Publisher publisher, Context context) throws IOException {
    var growth = new Growth().accepting(accepted.names());
    publisher.growing(feeds.isEmpty() ? null : growth);
    Map<String, Context> inputs = new LinkedHashMap<>();
    added.forEach(input -> inputs.put(input, context));
    feeds.forEach(feed -> inputs.put(feed, growth.reading(feed, context)));
    AcceptedFeeds.check(growth);
    return sets.reader().entries(inputs);
  }
}
