package io.github.sitemaptoolkit.cli.help;

import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * Lists the options that most people need, with their meaning alone, and the topics that have the
 * others.
 */
final class FirstScreen {

  private static final int COLUMN = 40; // the width of the first of two columns of topics
  private static final int WORD = 11; // the width of the word of a topic

  private FirstScreen() {}

  /**
   * Lists options.
   *
   * @param names the long names of the options
   */
  static String options(Help help, List<String> names) {
    CommandSpec command = help.commandSpec();
    int width = command.usageMessage().width();
    var lines = new HelpLines(width);
    for (String name : names) {
      OptionSpec option = command.findOption(name);
      if (option != null) { // not all that Java has is there in Node.js
        SectionedOptions.add(option, Meaning.of(SectionedOptions.description(option)), help, lines);
      }
    }
    return String.format("%nOptions:%n") + lines + topics(command, names, width);
  }

  private static String topics(CommandSpec command, List<String> names, int width) {
    String name = command.qualifiedName();
    String program = name.substring(0, name.lastIndexOf(' '));
    var text = new StringBuilder();
    text.append(
        String.format("%nMore: %s help TOPIC, or all options: %s --help-all%n", program, name));
    List<String> cells = new ArrayList<>();
    for (Section section : left(command, names)) {
      cells.add(section.word() + " ".repeat(WORD - section.word().length()) + section.hint());
    }
    boolean two = width >= 2 * COLUMN;
    for (int i = 0; i < cells.size(); i++) {
      text.append("  ").append(cells.get(i));
      if (two && i % 2 == 0 && i + 1 < cells.size()) {
        text.append(" ".repeat(COLUMN - 2 - cells.get(i).length())).append(cells.get(++i));
      }
      text.append(System.lineSeparator());
    }
    return text.toString();
  }

  /** Returns the topics with the options that are not named. */
  static Set<Section> left(CommandSpec command, List<String> names) {
    Set<Section> left = EnumSet.noneOf(Section.class);
    for (OptionSpec option : command.options()) {
      boolean about = option.usageHelp() || option.versionHelp(); // --help itself
      if (!option.hidden() && !about && !names.contains(option.longestName())) {
        left.add(SectionedOptions.section(option));
      }
    }
    return left;
  }
}
