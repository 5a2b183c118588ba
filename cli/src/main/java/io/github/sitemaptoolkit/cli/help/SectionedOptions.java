package io.github.sitemaptoolkit.cli.help;

import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Lists all options of a command in the help, under headings if there are many. */
public final class SectionedOptions {

  private static final int FEW = 8; // so few options need no headings
  private static final String TABLES_IN = "convert"; // the command that explains them
  private static final String INDENT = "  ";

  private SectionedOptions() {}

  static String all(Help help) {
    Map<Section, List<OptionSpec>> sections = sections(help.commandSpec());
    var text = new StringBuilder();
    sections.forEach(
        (section, members) -> {
          String heading = sections.size() == 1 ? "Options" : section.heading();
          if (isElsewhere(section, help.commandSpec())) {
            text.append(pointer(section, members, help.commandSpec()));
            return;
          }
          text.append(String.format("%n%s:%n", heading));
          var lines = new HelpLines(help.commandSpec().usageMessage().width());
          members.forEach(option -> add(option, description(option), help, lines));
          text.append(lines);
        });
    return text.toString();
  }

  /** Adds an option with its names and a text beside them. */
  static void add(OptionSpec option, String text, Help help, HelpLines lines) {
    String brief = option.shortestName();
    String label = // with the separator
        help.createDefaultParamLabelRenderer()
            .renderParameterLabel(option, Help.Ansi.OFF, List.of())
            .toString();
    lines.add(
        brief.startsWith("--") ? "" : brief,
        (option.negatable() ? option.longestName().replace("--", "--[no-]") : option.longestName())
            + label,
        text);
  }

  /** Returns what an option or a parameter means, as it is printed. */
  static String description(ArgSpec argument) {
    if (argument instanceof OptionSpec option && option.usageHelp()) {
      return option.longestName().equals(HelpLayout.ALL)
          ? String.join(" ", option.description())
          : "print this help";
    } else if (argument instanceof OptionSpec option && option.versionHelp()) {
      return "print the version";
    }
    return String.join(" ", argument.description());
  }

  /** How tables are read is explained elsewhere: many commands can do it, and few calls need it. */
  private static boolean isElsewhere(Section section, CommandSpec command) {
    return section == Section.TABLES && !command.name().endsWith(TABLES_IN);
  }

  private static String pointer(Section section, List<OptionSpec> options, CommandSpec command) {
    int width = command.usageMessage().width();
    String qualified = command.qualifiedName();
    String program = qualified.substring(0, qualified.lastIndexOf(' '));
    var text =
        new StringBuilder(
            String.format("%n%s (see %s help %s):%n", section.heading(), program, section.word()));
    var line = new StringBuilder(INDENT);
    for (int i = 0; i < options.size(); i++) {
      String name = options.get(i).longestName() + (i + 1 < options.size() ? "," : "");
      if (line.length() > INDENT.length() && line.length() + 1 + name.length() > width) {
        text.append(line).append(System.lineSeparator());
        line = new StringBuilder(INDENT);
      }
      line.append(line.length() > INDENT.length() ? " " : "").append(name);
    }
    return text.append(line).append(System.lineSeparator()).toString();
  }

  /** Returns the options that the help lists by their section; few options have a single one. */
  public static Map<Section, List<OptionSpec>> sections(CommandSpec command) {
    List<OptionSpec> options =
        command.options().stream().filter(option -> !option.hidden()).toList();
    boolean few = options.size() <= FEW;
    Map<Section, List<OptionSpec>> sections = new EnumMap<>(Section.class);
    for (OptionSpec option : options) {
      Section section = few ? Section.GENERAL : section(option);
      sections.computeIfAbsent(section, key -> new ArrayList<>()).add(option);
    }
    return sections;
  }

  /** Returns the heading of an option: its own, else that of its class. */
  public static Section section(OptionSpec option) {
    if (!(option.userObject() instanceof Field field)) {
      return Section.GENERAL; // --help and --version
    }
    HelpSection own = field.getAnnotation(HelpSection.class);
    HelpSection common =
        own == null ? field.getDeclaringClass().getAnnotation(HelpSection.class) : own;
    return orGeneral(common);
  }

  private static Section orGeneral(@Nullable HelpSection section) {
    return section == null ? Section.GENERAL : section.value();
  }
}
