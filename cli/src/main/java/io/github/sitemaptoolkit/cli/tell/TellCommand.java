package io.github.sitemaptoolkit.cli.tell;

import io.github.sitemaptoolkit.cli.config.CommandSite;
import io.github.sitemaptoolkit.cli.config.Configurable;
import io.github.sitemaptoolkit.cli.config.ConfiguredInput;
import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.help.Meaning;
import io.github.sitemaptoolkit.cli.help.UnknownNames;
import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.cli.input.SetFiles;
import io.github.sitemaptoolkit.cli.input.SetInputs;
import io.github.sitemaptoolkit.cli.option.PagesOfSite;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.ConsoleCommand;
import io.github.sitemaptoolkit.cli.report.ExitCode;
import io.github.sitemaptoolkit.cli.safeguard.ShrinkArgument;
import io.github.sitemaptoolkit.file.FileNames;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.publisher.Entries;
import io.github.sitemaptoolkit.site.input.InputFiles;
import io.github.sitemaptoolkit.site.network.RemoteAccess;
import io.github.sitemaptoolkit.site.visit.RobotsOfSites;
import io.github.sitemaptoolkit.tell.IndexNow;
import io.github.sitemaptoolkit.tell.Patience;
import io.github.sitemaptoolkit.tell.RemoteExchange;
import io.github.sitemaptoolkit.tell.ToldUrls;
import io.github.sitemaptoolkit.text.ShownNumber;
import io.github.sitemaptoolkit.url.CrawlableUrls;
import io.github.sitemaptoolkit.url.PrivateUrls;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Tells search engines which urls have changed. */
@Command(
    name = "tell",
    addMethodSubcommands = false,
    headerHeading =
        "Examples:%n"
            + "  sitemap tell --make-key public                            once: make a key%n"
            + "  sitemap tell public/sitemap.xml --state .told --key KEY   what has changed%n"
            + "  sitemap tell changes.ndjson --changes --state .told --key KEY%n"
            + "                                                            the report of diff%n"
            + "  sitemap tell public/sitemap.xml --state .told --key KEY --dry-run%n"
            + "  sitemap tell                                              as sitemap.toml says%n"
            + "%n",
    header = {"Tells search engines which urls were added, changed or removed.", ""},
    description = {
      "Compares the input with what it was in the last call, which is kept in the directory"
          + " --state, and sends the differences to IndexNow: Bing, Yandex, Naver, Seznam and"
          + " others. The first call only remembers the input, unless --first all is given.",
      "What"
          + " could not be told is told the next time. Error pages are left out, and what robots.txt"
          + " forbids all engines.",
      "",
      "Google takes part in no such protocol. It and Bing have closed their ping addresses (2023"
          + " and 2022): name the sitemap in robots.txt, keep lastmod right, and submit the sitemap"
          + " to Search Console with --search-console.",
      ""
    })
@HelpSection(Section.WRITING)
public final class TellCommand extends ConsoleCommand implements Configurable {

  private static final String ALL = "all";
  private static final String NONE = "none";

  @Mixin private SetFiles inputs = new SetFiles();

  @Mixin private ConfiguredInput config = new ConfiguredInput();

  @Option(
      names = "--state",
      paramLabel = "DIR",
      description =
          "the directory that remembers what was told; created by the first call, and to be kept"
              + " from one call to the next")
  private @Nullable Path state;

  @Option(
      names = "--first",
      paramLabel = "all|none",
      description = "which urls of the first input to tell (default: none)")
  private String first = NONE;

  @Option(
      names = "--changes",
      description =
          "the input lists the changed urls, such as the report of diff; tell all of them")
  private boolean changes;

  @Option(names = "--dry-run", description = Meaning.DRY_RUN + "; prints the urls")
  private boolean dryRun;

  @Mixin private PagesOfSite pages = new PagesOfSite();

  @Mixin private KeyArguments key = new KeyArguments();

  @Mixin private SearchConsoleArguments searchConsole = new SearchConsoleArguments();

  @Mixin private WaitArguments wait = new WaitArguments();

  @Mixin private ShrinkArgument shrink = new ShrinkArgument();

  @Mixin private SetInputs sets = new SetInputs();

  private long toldOthers; // urls that were left out and not named

  public TellCommand(Console console) {
    super(console);
  }

  @Override
  public @Nullable Path configuration() {
    return !inputs.isEmpty() || key.makesKey() || !tells()
        ? config.file()
        : config.unlessPiped(config.fileOrOwn(), console, sets.reading().verbosity());
  }

  @Override
  public String table() {
    return "tell";
  }

  @Override
  public void configure(CommandSite known) {
    config.accept(known, sets.reading().verbosity(), sets.reading().extensions());
  }

  @Override
  public Integer call() throws IOException {
    return config.run(this::tell);
  }

  private int tell() throws IOException {
    if (key.makesKey()) {
      out().println(key.makeKey());
      return ExitCode.DONE;
    }
    searchConsole.check(System.getenv());
    boolean tells = tells();
    List<String> names = tells ? names() : List.of();
    Path directory = tells ? directory() : Path.of("");
    boolean all = first();
    check();
    try {
      Context context = sets.begin(console, names.size(), false);
      var exchange = new RemoteExchange(RemoteAccess.of(context).client());
      var patience = new Patience(exchange, wait.most(), this::waiting);
      IndexNow engine = key.isGiven() ? key.indexNow(patience) : null;
      Path awaited = wait.file(names);
      if (tells) {
        try (ToldUrls told = dryRun ? ToldUrls.preview(directory) : ToldUrls.open(directory)) {
          var robots = new KnownRobots(this::note);
          SilentUrls silent = silent(robots, engine, names, context);
          compare(told, silent, robots, names, all, context);
          if (!dryRun && engine != null && told.untoldUrls() > 0) {
            RemoteAccess access = RemoteAccess.of(context);
            checkHeaders(told, engine, access);
            if (awaited != null) {
              wait.await(exchange, awaited);
            }
            robots.ask(new RobotsOfSites(access.client(), context.limits()), access);
            tell(told, engine, silent);
          }
        }
      }
      if (searchConsole.isGiven() && !dryRun) {
        note(searchConsole.submit(patience, System.getenv()));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException("interrupted");
    } finally {
      sets.reading().endReading();
    }
    return sets.reading().exitCode();
  }

  private boolean tells() {
    return key.isGiven() || dryRun || !searchConsole.isGiven();
  }

  /**
   * Checks that it is known who is told, and where that is remembered.
   *
   * @throws WrongUseException if something is missing
   */
  public void check() throws IOException {
    if (tells()) {
      directory();
    }
    if (key.isGiven()) {
      key.check();
    }
    if (tells() && !key.isGiven() && !dryRun) {
      throw new WrongUseException(
          "--key is missing: the key of IndexNow; sitemap tell --make-key DIR makes one");
    }
  }

  /** Returns whether there is a set to tell of: not before the first publication. */
  public boolean hasSet() throws IOException {
    return config.isPublished();
  }

  private List<String> names() throws IOException {
    List<String> published = inputs.isEmpty() ? config.published() : List.of();
    if (published.isEmpty() && inputs.isEmpty() && !console.hasInput()) {
      throw new WrongUseException("INPUT is missing: " + config.missing());
    }
    return published.isEmpty() ? inputs.names(console) : published;
  }

  private void waiting(Duration pause, String reason) {
    console.err().println(reason + "; again in " + ShownNumber.time(pause));
  }

  /** Returns which urls must not be told, as far as files say so. */
  private SilentUrls silent(
      KnownRobots robots, @Nullable IndexNow engine, List<String> names, Context context)
      throws IOException {
    HiddenPages hidden = null;
    if (pages.isGiven()) {
      hidden = new HiddenPages(pages, context);
      robots.addPages(pages.folder(), pages.url());
    }
    for (String name : changes ? List.<String>of() : names) {
      robots.addBeside(name);
    }
    return new SilentUrls(robots, hidden, url -> engine != null && !engine.covers(url));
  }

  private void compare(
      ToldUrls told,
      SilentUrls silent,
      KnownRobots robots,
      List<String> names,
      boolean all,
      Context context)
      throws IOException {
    boolean remembers = !told.hasSet() && !changes && !all;
    Integer maxShrink = shrink.percent();
    told.tellFirst(all).maxShrink(maxShrink == null ? told.maxShrink() : maxShrink);
    var crawlable =
        new CrawlableUrls("tell", CrawlableUrls.Use.PUBLIC, context.options(PrivateUrls.NONE));
    told.leaveOut(url -> !crawlable.accepts(url, () -> null) || silent.test(url));
    Entries read = sets.reader().entries(new InputFiles(context).of(names), context);
    Entries entries =
        consumer ->
            read.forEach(
                (entry, at) -> {
                  robots.saw(entry);
                  consumer.accept(entry, at);
                });
    if (changes) {
      told.add(entries, context);
    } else {
      told.compare(entries, context);
    }
    crawlable.report(context.problems());
    tellLeftOut(told, silent);
    if (told.dropped() > 0) {
      note(
          ShownNumber.counted(told.dropped(), "url is", "urls are")
              + " dropped: the input has no url of their sites any more");
    }
    if (remembers) {
      note("the first call: the input is remembered, and what changes from now on will be told");
    }
    if (dryRun) {
      told.forEachUntold(people()::println);
      note(ShownNumber.counted(told.untoldUrls(), "url") + " would be told");
    } else if (told.untoldUrls() == 0) {
      note("nothing to tell");
    }
  }

  private void tellLeftOut(ToldUrls told, SilentUrls silent) {
    silent.tell(this::note);
    long others = told.leftOut() - silent.named() - toldOthers;
    toldOthers += others;
    if (others > 0) {
      note(
          ShownNumber.counted(others, "url is", "urls are")
              + " left out: error pages, or not public"
              + (key.hasLocation() ? ", or outside the directory of --key-location" : ""));
    }
  }

  /** Refuses to send a header of the environment to the sites of the urls. */
  private static void checkHeaders(ToldUrls told, IndexNow engine, RemoteAccess access)
      throws IOException {
    Set<String> checked = new HashSet<>();
    told.forEachUntold(
        url -> {
          String location = engine.keyLocation(url);
          if (checked.add(location)) {
            access.checkStart(location);
          }
        });
  }

  private void tell(ToldUrls told, IndexNow engine, SilentUrls silent)
      throws IOException, InterruptedException {
    long[] count = {0};
    try {
      told.tell(engine, urls -> count[0] += urls.size());
    } catch (UncheckedIOException e) {
      throw e.getCause();
    } finally {
      tellLeftOut(told, silent);
      long left = told.untoldUrls();
      note(
          ShownNumber.counted(count[0], "url")
              + " told"
              + (left == 0 ? "" : ", " + ShownNumber.of(left) + " not yet"));
    }
  }

  private void note(String line) {
    sets.reading().result(line);
  }

  private Path directory() throws IOException {
    if (state == null) {
      throw new WrongUseException(
          "--state is missing: the directory that remembers what was told, such as .told");
    }
    return FileNames.path(state.toString());
  }

  private boolean first() {
    return switch (first) {
      case ALL -> true;
      case NONE -> false;
      default ->
          throw new WrongUseException(UnknownNames.value("--first", first, List.of(ALL, NONE)));
    };
  }
}
