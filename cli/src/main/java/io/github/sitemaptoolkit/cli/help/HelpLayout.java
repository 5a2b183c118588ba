package io.github.sitemaptoolkit.cli.help;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.IHelpSectionRenderer;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.ParseResult;

/**
 * Arranges the help of commands: a screen with what most people need, and all of it with {@code
 * --help-all}. A command that says no more than a screen says it with both.
 */
public final class HelpLayout {

  /** The option that prints all that there is. */
  public static final String ALL = "--help-all";

  private final @Nullable List<String> first; // the options of the first screen

  private HelpLayout(@Nullable List<String> first) {
    this.first = first;
  }

  /** Arranges the help of a command that has no subcommands, else that of its subcommands, too. */
  public static void arrange(CommandLine command) {
    Map<String, List<String>> screens = FirstScreens.read();
    Map<String, CommandLine> subcommands = command.getSubcommands();
    if (subcommands.isEmpty()) {
      arrange(command, screens);
    } else {
      command.getHelpSectionMap().put(UsageMessageSpec.SECTION_KEY_COMMAND_LIST, new CommandList());
      subcommands.values().forEach(each -> arrange(each, screens));
    }
  }

  private static void arrange(CommandLine command, Map<String, List<String>> screens) {
    CommandSpec spec = command.getCommandSpec();
    String name = spec.name();
    List<String> first = screens.get(name.substring(name.lastIndexOf(' ') + 1));
    spec.usageMessage().customSynopsis(synopsis(spec));
    if (spec.findOption("--help") != null) {
      spec.addOption(all(first == null));
    }
    var layout = new HelpLayout(first);
    Map<String, IHelpSectionRenderer> sections = command.getHelpSectionMap();
    sections.put(UsageMessageSpec.SECTION_KEY_HEADER_HEADING, layout::examples);
    sections.put(UsageMessageSpec.SECTION_KEY_DESCRIPTION, layout::description);
    sections.put(UsageMessageSpec.SECTION_KEY_OPTION_LIST, layout::options);
    sections.put(UsageMessageSpec.SECTION_KEY_PARAMETER_LIST, layout::parameters);
  }

  private static OptionSpec all(boolean same) {
    return OptionSpec.builder(ALL)
        .type(boolean.class)
        .initialValue(false)
        .usageHelp(true)
        .hidden(same)
        .description("print all options, by topic")
        .build();
  }

  /** Returns whether not all is printed. */
  private boolean isFirst(Help help) {
    ParseResult parsed = help.commandSpec().commandLine().getParseResult();
    return first != null && (parsed == null || !parsed.hasMatchedOption(ALL));
  }

  private String examples(Help help) {
    String examples = String.format(help.commandSpec().usageMessage().headerHeading());
    String shown = isFirst(help) ? FirstScreens.examples(examples) : examples;
    return joined(help, shown.replaceFirst("\n$", "").split("\n", -1));
  }

  private String description(Help help) {
    String[] description = help.commandSpec().usageMessage().description();
    return isFirst(help) && description.length > 0
        ? joined(help, description[0], "")
        : joined(help, description);
  }

  private static String joined(Help help, String... texts) {
    UsageMessageSpec usage = help.commandSpec().usageMessage();
    var lines = new StringBuilder();
    for (String text : texts) {
      Help.join(
          Help.Ansi.OFF,
          usage.width(),
          usage.adjustLineBreaksForWideCJKCharacters(),
          new String[] {text.replace("%", "%%")},
          lines);
    }
    return lines.toString();
  }

  private String options(Help help) {
    return first != null && isFirst(help)
        ? FirstScreen.options(help, first)
        : SectionedOptions.all(help);
  }

  private String parameters(Help help) {
    boolean brief = isFirst(help);
    var lines = new HelpLines(help.commandSpec().usageMessage().width());
    for (PositionalParamSpec parameter : help.commandSpec().positionalParameters()) {
      String text = SectionedOptions.description(parameter);
      if (!parameter.hidden()) {
        lines.add("", parameter.paramLabel(), brief ? Meaning.of(text) : text);
      }
    }
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
