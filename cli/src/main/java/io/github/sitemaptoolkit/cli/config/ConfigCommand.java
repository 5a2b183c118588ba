package io.github.sitemaptoolkit.cli.config;

import io.github.sitemaptoolkit.cli.option.JsonArgument;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.ConsoleCommand;
import io.github.sitemaptoolkit.cli.report.ExitCode;
import io.github.sitemaptoolkit.file.FileNames;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Unmatched;

/** Prints the configuration of a site: what publish would do, and why. */
@Command(
    name = "config",
    addMethodSubcommands = false,
    headerHeading =
        "Examples:%n"
            + "  sitemap config show%n"
            + "  sitemap config show --config site/ --json%n"
            + "  sitemap config show --by month          with an option of publish%n"
            + "%n",
    header = {"Prints the settings of sitemap publish, and where each comes from.", ""},
    description = {
      "It takes all options of sitemap publish, and reads the same sitemap.toml. A value comes from"
          + " a flag, else from the environment (--base-url from SITEMAP_BASE_URL), else from the"
          + " file, else it is the default.",
      ""
    })
public final class ConfigCommand extends ConsoleCommand {

  private static final String SHOW = "show";

  private final Configurable publish;

  @Parameters(index = "0", paramLabel = SHOW, description = "print the configuration")
  private String action = "";

  @Mixin private JsonArgument json = new JsonArgument();

  @Unmatched private List<String> rest = new ArrayList<>();

  /**
   * Creates the command.
   *
   * @param publish the command whose configuration is printed; it is not run
   */
  public ConfigCommand(Console console, Configurable publish) {
    super(console);
    this.publish = publish;
  }

  @Override
  public Integer call() throws IOException {
    if (!action.equals(SHOW)) {
      throw new ParameterException(
          commandLine(), "there is no command config " + action + "; write sitemap config show");
    }
    CommandLine line =
        new CommandLine(publish)
            .setCommandName("sitemap publish")
            .registerConverter(Path.class, FileNames::path)
            .setExpandAtFiles(false);
    Configuration.prepare(line);
    ParseResult given = line.parseArgs(rest.toArray(String[]::new));
    CommandSite site = Configuration.site(given, publish, System.getenv());
    var shown = new ShownConfig(site, Configuration.options(line.getCommandSpec()));
    if (json.wanted()) {
      shown.writeJson(out());
    } else {
      out().print(shown.table(console.terminal().columns()));
    }
    return ExitCode.DONE;
  }
}
