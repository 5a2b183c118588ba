package io.github.sitemaptoolkit.cli.command;

import io.github.sitemaptoolkit.cli.help.HelpLayout;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.help.TopicHelp;
import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.ExitCode;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * Prints the options of topics. The help of commands is that of their {@code --help}, which {@link
 * Commands} calls.
 */
final class HelpCommand implements Callable<Integer> {

  private final CommandSpec spec = CommandSpec.wrapWithoutInspection(this);
  private final Console console;

  HelpCommand(Console console) {
    this.console = console;
  }

  /** Returns the model of the command; no annotation, as the help itself needs only its name. */
  CommandSpec model() {
    spec.name("help")
        .addPositional(
            PositionalParamSpec.builder()
                .arity("0..*")
                .type(List.class)
                .auxiliaryTypes(String.class)
                .paramLabel("COMMAND|TOPIC")
                .description(
                    "the name of a command, or topics of options: "
                        + String.join(", ", TopicHelp.words()))
                .build())
        .addOption(flag("--all").build())
        .addOption(flag(HelpLayout.ALL).hidden(true).build());
    spec.usageMessage()
        .headerHeading(
            "Examples:%n"
                + "  sitemap help publish          what sitemap publish --help prints%n"
                + "  sitemap help publish --all    all of its options%n"
                + "  sitemap help tables           all options of a topic%n"
                + "%n")
        .header("Explains a command, or all options of a topic such as tables.", "");
    return spec;
  }

  private static OptionSpec.Builder flag(String name) {
    return OptionSpec.builder(name)
        .type(boolean.class)
        .description("print all options of the command, by topic");
  }

  @Override
  public Integer call() {
    List<Section> topics = new ArrayList<>();
    for (String word : words()) {
      if (word.equals(spec.name().substring(spec.name().lastIndexOf(' ') + 1))) {
        spec.commandLine().usage(spec.commandLine().getOut());
        return ExitCode.DONE;
      }
      topics.add(topic(word));
    }
    PrintWriter out = spec.commandLine().getOut();
    Collection<CommandSpec> commands = Commands.listed(console);
    String gap = "";
    for (Section topic : topics) {
      out.print(gap + TopicHelp.of(topic, commands, spec.usageMessage().width()));
      gap = System.lineSeparator();
    }
    out.flush();
    return ExitCode.DONE;
  }

  private List<String> words() {
    List<String> words = spec.positionalParameters().get(0).getValue();
    return words == null ? List.of() : words;
  }

  private Section topic(String word) {
    Optional<Section> topic = Section.of(word);
    if (topic.isEmpty()) {
      throw new WrongUseException(TopicHelp.unknown(word, Commands.NAMES));
    }
    return topic.get();
  }
}
