package io.github.sitemaptoolkit.cli.validate;

import io.github.sitemaptoolkit.cli.option.ExtensionOptions;
import io.github.sitemaptoolkit.cli.option.JsonArgument;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.ConsoleCommand;
import io.github.sitemaptoolkit.cli.report.ExitCode;
import io.github.sitemaptoolkit.validator.profile.Profile;
import java.io.IOException;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Explains a rule, as {@link RulesCommand} does: it was a command of its own. */
@Command(
    name = "explain",
    hidden = true,
    addMethodSubcommands = false,
    headerHeading =
        "Examples:%n"
            + "  sitemap rules loc.too-long%n"
            + "  sitemap rules 'video.*'%n"
            + "  sitemap rules 'Missing XML tag'   what other tools call it%n"
            + "%n",
    header = {"Explains the code of a finding: what it means, why it matters, how to fix it.", ""})
public final class ExplainCommand extends ConsoleCommand {

  @Parameters(paramLabel = "CODE", description = RulesCommand.CODE)
  private String code = "";

  @Mixin private JsonArgument json = new JsonArgument();

  @Mixin private ExtensionOptions extensionOptions = new ExtensionOptions();

  public ExplainCommand(Console console) {
    super(console);
  }

  @Override
  public Integer call() throws IOException {
    var rules = new RuleExplanations(extensionOptions.load(console).context(), console.err());
    var report = new RulesReport(out(), console.terminal().columns());
    if (json.wanted()) {
      rules.json(List.of(code), report);
    } else {
      rules.print(List.of(code), Profile.GOOGLE, report);
    }
    return ExitCode.DONE;
  }
}
