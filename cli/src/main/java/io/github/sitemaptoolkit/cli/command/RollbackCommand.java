package io.github.sitemaptoolkit.cli.command;

import io.github.sitemaptoolkit.cli.config.CommandSite;
import io.github.sitemaptoolkit.cli.config.ConfigFileArgument;
import io.github.sitemaptoolkit.cli.config.Configurable;
import io.github.sitemaptoolkit.cli.config.ConfiguredInput;
import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.option.JsonArgument;
import io.github.sitemaptoolkit.cli.option.VerbosityArguments;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.ConsoleCommand;
import io.github.sitemaptoolkit.cli.report.ExitCode;
import io.github.sitemaptoolkit.cli.report.PublicationReport;
import io.github.sitemaptoolkit.publisher.Publication;
import io.github.sitemaptoolkit.publisher.upkeep.Rollback;
import io.github.sitemaptoolkit.site.store.Stores;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Goes back to the set that was published before. */
@Command(
    name = "rollback",
    addMethodSubcommands = false,
    headerHeading =
        "Examples:%n"
            + "  sitemap rollback                    the set of sitemap.toml%n"
            + "  sitemap rollback public%n"
            + "  sitemap rollback s3://bucket/maps%n"
            + "%n",
    header = {"Goes back to the set that was published before.", ""},
    description = {
      "Works for sets that were published with --immutable, as long as the sitemaps of the set"
          + " before are kept (see sitemap publish --keep): only the index and the manifest are"
          + " replaced. A second rollback undoes the first. Nothing is changed, and the exit code is"
          + " 1, if there is no set to go back to, or a sitemap of it is missing or damaged.",
      ""
    })
@HelpSection(Section.READING)
public final class RollbackCommand extends ConsoleCommand implements Configurable {

  @Parameters(arity = "0..1", paramLabel = "DIR", description = ConfigFileArgument.SET)
  private @Nullable String named;

  @Mixin private ConfiguredInput config = new ConfiguredInput();

  @Mixin private JsonArgument json = new JsonArgument();

  @Mixin private VerbosityArguments verbosity = new VerbosityArguments();

  public RollbackCommand(Console console) {
    super(console);
  }

  @Override
  public @Nullable Path configuration() {
    return named == null ? config.fileOrOwn() : config.file();
  }

  @Override
  public void configure(CommandSite known) {
    config.accept(known, verbosity.verbosity());
  }

  @Override
  public Integer call() throws IOException {
    String directory = config.directory(named);
    Publication now = Rollback.of(Stores.store(directory)).run();
    var report = new PublicationReport(out(), console.err(), verbosity.verbosity());
    if (json.wanted()) {
      report.json(Map.of(directory, now), false);
    } else {
      report.wentBack(now, directory);
    }
    return ExitCode.DONE;
  }
}
