package io.github.sitemaptoolkit.cli.validate;

import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.cli.option.ExtensionOptions;
import io.github.sitemaptoolkit.cli.option.JsonArgument;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.ConsoleCommand;
import io.github.sitemaptoolkit.cli.report.ExitCode;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.site.setting.RuleMeaning;
import io.github.sitemaptoolkit.validator.profile.Profile;
import io.github.sitemaptoolkit.validator.rule.FieldFault;
import io.github.sitemaptoolkit.validator.rule.Rule;
import io.github.sitemaptoolkit.validator.rule.RuleNotes;
import io.github.sitemaptoolkit.validator.rule.Rules;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Explains a rule. */
@Command(
    name = "explain",
    addMethodSubcommands = false,
    headerHeading =
        "Examples:%n"
            + "  sitemap explain loc.too-long%n"
            + "  sitemap explain video.duration-range%n"
            + "  sitemap explain 'video.*'%n"
            + "  sitemap explain 'Missing XML tag'   what other tools call it%n"
            + "%n",
    header = {"Explains the code of a finding: what it means, why it matters, how to fix it.", ""})
public final class ExplainCommand extends ConsoleCommand {

  @Parameters(
      paramLabel = "CODE",
      description =
          "the code of a finding, a word that codes begin with, such as lastmod, or a pattern with"
              + " * and ?; or the words of another tool, such as Search Console")
  private String code = "";

  @Mixin private JsonArgument json = new JsonArgument();

  @Mixin private ExtensionOptions extensionOptions = new ExtensionOptions();

  public ExplainCommand(Console console) {
    super(console);
  }

  @Override
  public Integer call() throws IOException {
    String asked = code.toLowerCase(Locale.ROOT);
    Context context = extensionOptions.load(console).context();
    Rules rules = Rules.load(context);
    rules.problems().forEach(console.err()::println);
    RuleNotes notes = RuleNotes.load(context);
    notes.problems().forEach(console.err()::println);
    List<Rule> found = about(asked, rules, notes);
    if (found.isEmpty()) {
      throw new WrongUseException(RuleMeaning.unknown(asked, List.copyOf(rules.codes())));
    }
    var report = new RulesReport(out(), console.terminal().columns());
    if (json.wanted()) {
      report.json(found, notes);
    } else {
      print(asked, found, report, notes, context.extensions());
    }
    return ExitCode.DONE;
  }

  /** Returns the rules that a code, a word or a pattern names, else those that others call so. */
  private static List<Rule> about(String asked, Rules rules, RuleNotes notes) {
    List<Rule> named = rules.about(asked);
    return named.isEmpty()
        ? notes.called(asked).stream()
            .flatMap(code -> rules.about(code).stream().filter(it -> it.code().equals(code)))
            .toList()
        : named;
  }

  /** Prints one rule in full; of several, those that stand for the others, and a list. */
  private static void print(
      String asked, List<Rule> found, RulesReport report, RuleNotes notes, Extensions extensions) {
    for (Rule rule : found) {
      if (found.size() == 1 || rule.code().equals(asked)) {
        report.explain(rule, notes, field(rule.code(), extensions));
      }
    }
    if (found.size() > 1) {
      report.list(found, Profile.GOOGLE);
    }
  }

  /** Returns what an extension says of the field that a code is about; empty for other codes. */
  private static String field(String asked, Extensions extensions) {
    var found = new StringBuilder();
    for (SitemapExtension<?> extension : extensions) {
      var descriptor = extension.descriptor();
      descriptor.forEachField(
          (path, field) -> {
            for (FieldFault fault : FieldFault.values()) {
              String plain = path.replace("[]", "");
              if (found.isEmpty() && fault.code(descriptor.id(), plain).id().equals(asked)) {
                found.append(descriptor.column(path)).append(": ").append(field.facts());
                if (field.example() != null) {
                  found.append("; for example ").append(field.example());
                }
              }
            }
          });
    }
    return found.toString();
  }
}
