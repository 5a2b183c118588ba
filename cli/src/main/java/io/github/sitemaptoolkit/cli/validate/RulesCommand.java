package io.github.sitemaptoolkit.cli.validate;

import io.github.sitemaptoolkit.cli.help.Meaning;
import io.github.sitemaptoolkit.cli.option.ExtensionOptions;
import io.github.sitemaptoolkit.cli.option.JsonArgument;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.ConsoleCommand;
import io.github.sitemaptoolkit.cli.report.ExitCode;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.site.setting.RuleMeaning;
import io.github.sitemaptoolkit.validator.profile.Profile;
import io.github.sitemaptoolkit.validator.rule.Rules;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lists the rules that documents are checked against, or explains some of them. */
@Command(
    name = "rules",
    addMethodSubcommands = false,
    headerHeading =
        "Examples:%n"
            + "  sitemap rules                     all of them%n"
            + "  sitemap rules loc.too-long        what it means, and how to fix it%n"
            + "  sitemap rules 'video.*'           those of videos%n"
            + "  sitemap rules 'Missing XML tag'   what other tools call it%n"
            + "  sitemap rules --profile bing%n"
            + "  sitemap rules --json%n"
            + "%n",
    header = {"Lists the rules of sitemap validate, or explains some of them.", ""},
    description = {
      "A code that begins with *- is that of a fault of any field of any extension, such as"
          + " video.duration-range.",
      ""
    })
public final class RulesCommand extends ConsoleCommand {

  /** What a rule can be called in a call. */
  static final String CODE =
      "the code of a finding, a word that codes begin with, such as lastmod, or a pattern with *"
          + " and ?; or the words of another tool, such as Search Console";

  @Parameters(arity = "0..*", paramLabel = "CODE", description = CODE)
  private List<String> codes = new ArrayList<>();

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
    Context context = extensionOptions.load(console).context();
    var report = new RulesReport(out(), console.terminal().columns());
    if (codes.isEmpty()) {
      list(Rules.load(context), asked, report);
    } else if (json.wanted()) {
      new RuleExplanations(context, console.err()).json(codes, report);
    } else {
      new RuleExplanations(context, console.err()).print(codes, asked, report);
    }
    return ExitCode.DONE;
  }

  private void list(Rules known, Profile asked, RulesReport report) throws IOException {
    known.problems().forEach(console.err()::println);
    if (json.wanted()) {
      report.json(known.all());
    } else {
      report.list(known.all(), asked);
    }
  }
}
