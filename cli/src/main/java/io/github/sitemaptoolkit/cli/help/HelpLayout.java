package io.github.sitemaptoolkit.cli.help;

import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

/** Arranges the help of a command: a short synopsis, and options under headings. */
public final class HelpLayout {

  private HelpLayout() {}

  /** Arranges the help of a command that has no subcommands, else that of its subcommands. */
  public static void arrange(CommandLine command) {
    if (command.getSubcommands().isEmpty()) {
      arrangeOne(command);
    }
    command.getSubcommands().values().forEach(HelpLayout::arrangeOne);
  }

  private static void arrangeOne(CommandLine command) {
    CommandSpec spec = command.getCommandSpec();
    spec.usageMessage().customSynopsis(synopsis(spec));
    command
        .getHelpSectionMap()
        .put(UsageMessageSpec.SECTION_KEY_OPTION_LIST, new SectionedOptions());
    command
        .getHelpSectionMap()
        .put(UsageMessageSpec.SECTION_KEY_PARAMETER_LIST, HelpLayout::parameters);
  }

  private static String parameters(Help help) {
    var lines = new HelpLines(help.commandSpec().usageMessage().width());
    help.commandSpec().positionalParameters().stream()
        .filter(parameter -> !parameter.hidden())
        .forEach(
            parameter ->
                lines.add("", parameter.paramLabel(), SectionedOptions.description(parameter)));
    return lines.toString();
  }

  /** Returns a synopsis of the required arguments only: some commands take dozens of options. */
  private static String synopsis(CommandSpec spec) {
    var synopsis = new StringBuilder(spec.qualifiedName()).append(" [OPTIONS]");
    for (OptionSpec option : spec.options()) {
      if (option.required()) {
        synopsis.append(' ').append(option.shortestName()).append(' ').append(option.paramLabel());
      }
    }
    for (PositionalParamSpec input : spec.positionalParameters()) {
      synopsis.append(' ').append(input.paramLabel()).append(input.arity().max() > 1 ? "..." : "");
    }
    return synopsis.toString();
  }
}
