package io.github.sitemaptoolkit.cli.command;

import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.batch.plan.Inputs;
import io.github.sitemaptoolkit.cli.config.CommandSite;
import io.github.sitemaptoolkit.cli.config.Configurable;
import io.github.sitemaptoolkit.cli.config.ConfiguredInput;
import io.github.sitemaptoolkit.cli.diff.DiffArguments;
import io.github.sitemaptoolkit.cli.diff.DiffReports;
import io.github.sitemaptoolkit.cli.diff.GonePages;
import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.cli.input.InputList;
import io.github.sitemaptoolkit.cli.input.SetInputs;
import io.github.sitemaptoolkit.cli.option.PagesOfSite;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.ConsoleCommand;
import io.github.sitemaptoolkit.cli.report.ExitCode;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.look.LookChanges;
import io.github.sitemaptoolkit.look.SectionChange;
import io.github.sitemaptoolkit.look.SetChanges;
import io.github.sitemaptoolkit.look.SetChanges.Verdict;
import io.github.sitemaptoolkit.look.SetChanges.Version;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.publisher.compare.Aftermath;
import io.github.sitemaptoolkit.publisher.compare.Change;
import io.github.sitemaptoolkit.site.look.ComparedSets;
import io.github.sitemaptoolkit.site.look.SetVersion;
import io.github.sitemaptoolkit.site.report.ReportTarget;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Prints the differences between two sets of urls. */
@Command(
    name = "diff",
    addMethodSubcommands = false,
    headerHeading =
        "Examples:%n"
            + "  sitemap diff old.xml new.xml%n"
            + "  sitemap diff                        what sitemap publish would change%n"
            + "  sitemap diff backup public          what lies in two directories%n"
            + "  sitemap diff https://example.com/sitemap.xml public/sitemap.xml%n"
            + "  sitemap diff old.xml new.xml --report csv=new.csv --report html=new.html%n"
            + "  sitemap diff old.xml new.xml --max-shrink 30%% --max-loss 50%%%n"
            + "                                      for a build: exit code 1 if much is gone%n"
            + "  sitemap diff public/sitemap.xml --pages https://a.example/=public%n"
            + "  sitemap diff old.xml new.xml --pages https://a.example/=public%n"
            + "                                      and what became of the removed urls%n"
            + "%n",
    header = {"Shows which urls were added, removed or changed, and what changed.", ""},
    description = {
      "The order of the urls does not matter, nor which file of a set they are in. Exit code"
          + " 0: no differences; 1: there are differences, or part of an input could not be read"
          + " (see --fail-on). With --max-shrink or --max-loss, differences alone are no reason for"
          + " 1.",
      "What cannot be read of a set is told, and what it may have cost is not told as removed or"
          + " added for certain.",
      ""
    })
@HelpSection(Section.RESULT)
public final class DiffCommand extends ConsoleCommand implements Configurable {

  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "OLD",
      description =
          "the older version: a sitemap, an index with its sitemaps next to it, a directory, a"
              + " pattern such as 'in/*.xml', a feed, a list or a table; with --from html and --base"
              + " a folder of pages (default: the set that was published to the output of sitemap.toml)")
  private @Nullable String old;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "NEW",
      description =
          "the newer version; OLD or NEW can be - for standard input (default: the folder of"
              + " --pages or, if OLD is not given, either, what publish would write now);"
              + " --files-from names more of its files")
  private @Nullable String now;

  @Mixin private InputList list = new InputList();

  @Mixin private ConfiguredInput config = new ConfiguredInput();

  @Mixin private PagesOfSite pages = new PagesOfSite();

  @Mixin private DiffArguments wanted = new DiffArguments();

  @Mixin private SetInputs sets = new SetInputs();

  private final Clock clock;
  private @Nullable CommandSite site; // null if nothing but the command line is known

  /**
   * Creates the command.
   *
   * @param clock tells the day that a page names
   */
  public DiffCommand(Console console, Clock clock) {
    super(console);
    this.clock = clock;
  }

  @Override
  public @Nullable Path configuration() {
    return old == null ? config.fileOrFound() : config.file();
  }

  /** Guards are asked by name alone: what publish would refuse is to be seen. */
  @Override
  public Map<String, String> keysAtTop() {
    return Map.of("extensions", "extensions");
  }

  @Override
  public void configure(CommandSite known) {
    site = known;
    config.accept(known, sets.reading().verbosity(), sets.reading().extensions());
  }

  @Override
  public Integer call() throws IOException {
    return config.run(this::diff);
  }

  private int diff() throws IOException {
    list.check(List.of());
    list.addTo(sets.files());
    if (old != null) {
      return compare(List.of(old), newer());
    }
    List<String> standing = config.published();
    if (standing.isEmpty()) {
      throw new WrongUseException("OLD is missing: " + config.missing());
    } else if (pages.isGiven() || list.isGiven()) {
      return compare(standing, newer());
    }
    try (PlannedSet planned = planned()) {
      int code = compare(standing, planned.entryPoints(), "what sitemap publish would write now");
      return Math.max(code, planned.exitCode());
    }
  }

  private PlannedSet planned() throws IOException {
    String file = site == null ? "" : site.fileName().orElse("");
    return PlannedSet.of(
        console, commandLine(), file, config.trusted(System.getenv()), sets.reading().verbosity());
  }

  private int compare(List<String> older, List<String> newer) throws IOException {
    return compare(older, newer, String.join(", ", newer));
  }

  /** Compares two versions, of which the newer one has a name for people. */
  private int compare(List<String> older, List<String> newer, String named) throws IOException {
    wanted.check();
    List<ReportTarget> targets = wanted.reports(sets.files());
    SectionChange total;
    List<Verdict> verdicts;
    List<String> told = new ArrayList<>();
    try (DiffReports reports = DiffReports.open(targets, console, people())) {
      Context context = sets.begin(console, inputs(older, newer), false);
      GonePages gone = pages.isGiven() ? new GonePages(pages, pages.applyTo(context)) : null;
      Set<Path> skipped = DiffArguments.skipped(targets, older);
      List<SetVersion> before = versions(older, skipped, context);
      List<SetVersion> after = versions(newer, skipped, newerContext(context, gone));
      sets.reader().known(names(before));
      sets.reader().known(names(after));
      try (var compared = new ComparedSets(context)) {
        for (SetVersion version : before) {
          boolean whole = version.read(sets.reader(), entry -> compared.before(compared(entry)));
          compared.beforeIsRead(version.name(), whole);
        }
        for (SetVersion version : after) {
          boolean whole = version.read(sets.reader(), entry -> compared.after(compared(entry)));
          compared.afterIsRead(version.name(), whole);
        }
        sets.reader().finish();
        LookChanges changes =
            compared.changes(
                String.join(", ", older),
                change -> reports.accept(change, aftermath(change, compared, gone)));
        total = changes.total();
        verdicts = wanted.verdicts(compared.comparison());
        told.add(total.words() + (gone == null ? "" : gone.summary()));
        told.addAll(changes.doubts());
        verdicts.forEach(verdict -> told.addAll(verdict.reasons()));
        reports.complete(
            new SetChanges(
                new Version(changes.against(), compared.comparison().urlsBefore()),
                new Version(named, compared.comparison().urlsAfter()),
                changes,
                reports.first(),
                DiffReports.values(compared.comparison()),
                verdicts,
                gone == null ? List.of() : gone.fates()),
            clock.instant());
      } catch (UncheckedIOException e) {
        throw e.getCause();
      }
    } finally {
      sets.reading().endReading();
    }
    told.forEach(sets.reading()::result);
    boolean good =
        verdicts.isEmpty() ? total.total() == 0 : verdicts.stream().allMatch(Verdict::accepts);
    return good ? sets.reading().exitCode() : ExitCode.FINDINGS;
  }

  private List<SetVersion> versions(List<String> names, Set<Path> skipped, Context context)
      throws IOException {
    List<SetVersion> versions = new ArrayList<>();
    for (String name : names) {
      versions.add(SetVersion.of(name, wanted.isRecursive(), skipped, context));
    }
    return versions;
  }

  /** Returns how many inputs there are; 0 if that is not known before they are looked for. */
  private static int inputs(List<String> older, List<String> newer) {
    boolean known = Stream.of(older, newer).flatMap(List::stream).allMatch(Inputs::isSingle);
    return known ? older.size() + newer.size() : 0;
  }

  private static List<String> names(List<SetVersion> versions) {
    return versions.stream().flatMap(each -> each.inputs().stream()).map(Input::name).toList();
  }

  private static @Nullable Aftermath aftermath(
      Change change, ComparedSets compared, @Nullable GonePages gone) {
    Aftermath became = gone == null ? null : gone.of(change);
    Aftermath doubt = compared.doubt(change);
    if (became == null || doubt == null) {
      return became == null ? doubt : became;
    }
    return became.and(doubt);
  }

  private List<String> newer() throws IOException {
    if (list.isGiven()) {
      List<String> named = now == null ? List.of() : List.of(now);
      if (old != null) {
        list.check(List.of(old));
      }
      return list.after(named, console.in());
    } else if (now != null) {
      return List.of(now);
    } else if (!pages.isGiven()) {
      throw new WrongUseException("NEW is missing: the newer version, or --pages");
    }
    return List.of(pages.folder().toString());
  }

  /** Returns whether the newer version is the folder of pages. */
  private boolean isOfPages() {
    return now == null && !list.isGiven() && pages.isGiven();
  }

  private Context newerContext(Context context, @Nullable GonePages gone) {
    return isOfPages() && gone != null ? gone.listen(pages.applyTo(context)) : context;
  }

  /** Returns what is compared of an entry: pages say less of a url, and more, than sitemaps do. */
  private UrlEntry compared(UrlEntry entry) {
    return isOfPages() ? UrlEntry.of(entry.loc()) : entry;
  }
}
