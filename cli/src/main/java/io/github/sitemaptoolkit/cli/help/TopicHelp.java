package io.github.sitemaptoolkit.cli.help;

import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Prints all options of a topic, whatever commands have them. */
public final class TopicHelp {

  private TopicHelp() {}

  /** An option as one or several commands describe it. */
  private record Described(OptionSpec option, List<String> commands) {}

  /**
   * Returns the help about a topic: each option once, or once for each of its descriptions if
   * commands describe it differently.
   *
   * @param commands the commands whose options are listed
   * @param width the width of the terminal
   */
  public static String of(Section topic, Collection<CommandSpec> commands, int width) {
    Map<String, Described> options = new LinkedHashMap<>();
    Set<String> all = new LinkedHashSet<>();
    for (CommandSpec command : commands) {
      for (OptionSpec option : command.options()) {
        if (isListed(option) && SectionedOptions.section(option) == topic) {
          String key = option.longestName() + ' ' + SectionedOptions.description(option);
          options
              .computeIfAbsent(key, it -> new Described(option, new ArrayList<>()))
              .commands()
              .add(command.name());
          all.add(command.name());
        }
      }
    }
    var lines = new HelpLines(width);
    var help = new Help(commands.iterator().next(), Help.defaultColorScheme(Help.Ansi.OFF));
    boolean some = false;
    for (Described each : options.values()) {
      boolean common = each.commands().size() == all.size();
      some |= !common;
      String of = common ? "" : " [" + String.join(", ", each.commands()) + "]";
      SectionedOptions.add(
          each.option(), SectionedOptions.description(each.option()) + of, help, lines);
    }
    String begin = "Options of " + String.join(", ", all);
    String rule = some ? "; in brackets: the commands that have an option, if not all do." : ".";
    return heading(topic)
        + System.lineSeparator()
        + System.lineSeparator()
        + HelpLines.folded(begin + rule, width)
        + System.lineSeparator()
        + lines;
  }

  private static String heading(Section topic) {
    return topic.heading() + ": " + topic.hint();
  }

  private static boolean isListed(OptionSpec option) {
    return !option.hidden() && !option.usageHelp() && !option.versionHelp();
  }

  /**
   * Returns the message for a word that is no topic.
   *
   * @param commands the names of the commands, of which one may have been meant
   */
  public static String unknown(String word, List<String> commands) {
    List<String> known = new ArrayList<>(commands);
    known.addAll(words());
    String suggestion = WrongUse.instead("help", word, "", known);
    return "there is no command or topic "
        + word
        + (suggestion.isEmpty() ? "; sitemap help names them all" : suggestion);
  }

  /** Returns the words of all topics. */
  public static List<String> words() {
    List<String> words = new ArrayList<>();
    for (Section topic : Section.values()) {
      words.add(topic.word());
    }
    return words;
  }
}
