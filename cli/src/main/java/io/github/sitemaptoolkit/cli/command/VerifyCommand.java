package io.github.sitemaptoolkit.cli.command;

import io.github.sitemaptoolkit.cli.config.CommandSite;
import io.github.sitemaptoolkit.cli.config.ConfigFileArgument;
import io.github.sitemaptoolkit.cli.config.Configurable;
import io.github.sitemaptoolkit.cli.config.ConfiguredInput;
import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.option.JsonArgument;
import io.github.sitemaptoolkit.cli.option.TempArgument;
import io.github.sitemaptoolkit.cli.option.VerbosityArguments;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.ConsoleCommand;
import io.github.sitemaptoolkit.cli.report.ExitCode;
import io.github.sitemaptoolkit.cli.report.VerificationReport;
import io.github.sitemaptoolkit.publisher.upkeep.Verification;
import io.github.sitemaptoolkit.publisher.upkeep.VerifiedSet;
import io.github.sitemaptoolkit.site.store.Stores;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Compares a published set with its manifest. */
@Command(
    name = "verify",
    addMethodSubcommands = false,
    headerHeading =
        "Examples:%n"
            + "  sitemap verify                            the set of sitemap.toml%n"
            + "  sitemap verify public                     read all sitemaps of the set%n"
            + "  sitemap verify s3://bucket/maps --fast    compare only names and sizes%n"
            + "  sitemap verify public --json              print JSON%n"
            + "%n",
    header = {"Checks that a published set is as it was published.", ""},
    description = {
      "Compares each sitemap with the size and digest in the manifest, and the index with the"
          + " sitemaps. Nothing is changed. Exit code 0: all is as it was published; 1: something"
          + " differs, or there is no manifest.",
      "Also checks the limits, and names a publication that stopped halfway, and files that look"
          + " like sitemaps of a set but belong to none.",
      ""
    })
@HelpSection(Section.READING)
public final class VerifyCommand extends ConsoleCommand implements Configurable {

  @Parameters(arity = "0..1", paramLabel = "DIR", description = ConfigFileArgument.SET)
  private @Nullable String named;

  @Mixin private ConfiguredInput config = new ConfiguredInput();

  @Option(
      names = "--fast",
      description = "compare only names and sizes, without reading the sitemaps")
  private boolean fast;

  @Option(
      names = "--duplicates",
      description =
          "also look for urls that are listed more than once, as update --added-are-new can leave"
              + " them; this sorts all urls")
  private boolean duplicates;

  @SuppressWarnings("UnusedVariable") // TempArgument.choose looks for its option
  @Mixin
  private TempArgument temp = new TempArgument();

  @Mixin private JsonArgument json = new JsonArgument();

  @Mixin private VerbosityArguments verbosity = new VerbosityArguments();

  public VerifyCommand(Console console) {
    super(console);
  }

  @Override
  public @Nullable Path configuration() {
    return named == null ? config.fileOrFound() : config.file();
  }

  @Override
  public void configure(CommandSite known) {
    config.accept(known, verbosity.verbosity());
  }

  @Override
  public Integer call() throws IOException {
    var report = new VerificationReport(out(), console.err(), verbosity.verbosity());
    Map<String, VerifiedSet> all = new LinkedHashMap<>();
    for (String directory : config.directories(named)) {
      VerifiedSet found =
          Verification.of(Stores.store(directory)).fast(fast).duplicates(duplicates).run();
      all.put(directory, found);
      if (!json.wanted()) {
        report.text(found, directory, fast);
      }
    }
    if (json.wanted()) {
      report.json(all, fast, duplicates);
    }
    return all.values().stream().allMatch(found -> found.findings().isEmpty())
        ? ExitCode.DONE
        : ExitCode.FINDINGS;
  }
}
