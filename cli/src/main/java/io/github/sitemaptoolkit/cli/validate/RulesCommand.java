package io.github.sitemaptoolkit.cli.validate;

import io.github.sitemaptoolkit.cli.help.Meaning;
import io.github.sitemaptoolkit.cli.option.ExtensionOptions;
import io.github.sitemaptoolkit.cli.option.JsonArgument;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.ConsoleCommand;
import io.github.sitemaptoolkit.cli.report.ExitCode;
import io.github.sitemaptoolkit.site.setting.RuleMeaning;
import io.github.sitemaptoolkit.validator.profile.Profile;
import io.github.sitemaptoolkit.validator.rule.Rule;
import io.github.sitemaptoolkit.validator.rule.Rules;
import java.io.IOException;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Lists the rules that documents are checked against. */
@Command(
    name = "rules",
    addMethodSubcommands = false,
    headerHeading =
        "Examples:%n"
            + "  sitemap rules%n"
            + "  sitemap rules --profile bing%n"
            + "  sitemap rules --json%n"
            + "%n",
    header = {"Lists the rules that sitemap validate checks.", ""},
    description = {
      "A code that begins with *- is that of a fault of any field of any extension, such as"
          + " video.duration-range.",
      ""
    })
public final class RulesCommand extends ConsoleCommand {

  @Option(
      names = "--profile",
      paramLabel = "NAME",
      description = Meaning.PROFILE + " (default: google)")
  private String profile = Profile.GOOGLE.id();

  @Mixin private JsonArgument json = new JsonArgument();

  @Mixin private ExtensionOptions extensionOptions = new ExtensionOptions();

  public RulesCommand(Console console) {
    super(console);
  }

  @Override
  public Integer call() throws IOException {
    Profile asked = RuleMeaning.profile("profile", profile);
    Rules known = Rules.load(extensionOptions.load(console).context());
    known.problems().forEach(console.err()::println);
    List<Rule> rules = known.all();
    var report = new RulesReport(out(), console.terminal().columns());
    if (json.wanted()) {
      report.json(rules);
    } else {
      report.list(rules, asked);
    }
    return ExitCode.DONE;
  }
}
