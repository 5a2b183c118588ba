package io.github.sitemaptoolkit.cli.command;

import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.input.EachInput;
import io.github.sitemaptoolkit.cli.input.InputArguments;
import io.github.sitemaptoolkit.cli.option.JsonArgument;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.ConsoleCommand;
import io.github.sitemaptoolkit.cli.report.CountResults;
import io.github.sitemaptoolkit.cli.report.Counts;
import io.github.sitemaptoolkit.converters.Step;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Source;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Counts the urls of documents, or the sitemaps of an index. */
@Command(
    name = "count",
    addMethodSubcommands = false,
    headerHeading =
        "Examples:%n"
            + "  sitemap count sitemap.xml                      count the urls%n"
            + "  sitemap count *.xml.gz                         for each file, and in total%n"
            + "  sitemap count -r public                        all files of a directory%n"
            + "  sitemap count --by-extension sitemap.xml       also images, videos and so on%n"
            + "  sitemap count --where 'has no lastmod' sitemap.xml   only such urls%n"
            + "  sitemap count --json *.xml                     print JSON%n"
            + "  sitemap count https://example.com/sitemap.xml  what a site has%n"
            + "  curl -sS https://example.com/feed | sitemap count%n"
            + "%n",
    header = {"Counts the urls of sitemaps, feeds, tables and lists.", ""},
    description = {
      "Prints how many urls each input has; for a sitemap index, how many sitemaps it lists, and"
          + " how many urls these have.",
      "These are files in its directory or below. In the total, the urls of each file count once."
          + " Problems are reported on standard error. Exit code 1:"
          + " part of an input is missing from its count; 3: some of several inputs could not be"
          + " read.",
      ""
    })
@HelpSection(Section.RESULT)
public final class CountCommand extends ConsoleCommand {

  private final Set<Path> counted = new HashSet<>(); // real paths

  @Mixin private InputArguments inputs = new InputArguments();

  @Option(
      names = "--by-extension",
      description = "also count images, videos and all other elements of urls")
  private boolean byExtension;

  @Mixin private JsonArgument json = new JsonArgument();

  @Mixin private EachInput each = new EachInput();

  public CountCommand(Console console) {
    super(console);
  }

  @Override
  public Integer call() throws IOException {
    inputs.check(console);
    Context common = each.context(inputs, console, new RunFiles());
    Step choosing = each.choosing(common, Clock.systemUTC());
    List<Input> found = inputs.gather(common, Set.of(), console, each.verbosity());
    var reader = new Counting(common, choosing);
    int code = each.read(found, common, console, commandLine(), reader);
    reader.results.finish(reader.total);
    return code;
  }

  /** Counts the contents of inputs. */
  private final class Counting implements EachInput.Reader {

    private final Context common;
    private final @Nullable Step choosing; // null for all
    private final Counts total;
    private final CountResults results = new CountResults(out(), json.wanted());
    private InputCount count; // of the input that is read

    Counting(Context common, @Nullable Step choosing) {
      this.common = common;
      this.choosing = choosing;
      this.total = new Counts(common.extensions(), byExtension);
      this.count = count();
    }

    private InputCount count() {
      return new InputCount(common, byExtension, counted, choosing, each.most());
    }

    @Override
    public void read(Source source, Input input, Context context, LongConsumer progress)
        throws IOException {
      count = count();
      count.read(source, input, each.expands(), context, progress);
    }

    @Override
    public void done(Input input) {
      results.add(input.name(), count.counts());
      total.add(count.first());
    }

    @Override
    public void failed(Input input, Exception reason) {
      results.addFailed(input.name(), reason);
    }
  }
}
