package io.github.sitemaptoolkit.cli.help;

import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Help;
import picocli.CommandLine.IHelpSectionRenderer;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Lists the options of a command in the help, under headings if there are many. */
public final class SectionedOptions implements IHelpSectionRenderer {

  private static final int FEW = 8; // so few options need no headings

  @Override
  public String render(Help help) {
    Map<Section, List<OptionSpec>> sections = sections(help.commandSpec());
    List<OptionSpec> options = sections.values().stream().flatMap(List::stream).toList();
    var text = new StringBuilder();
    sections.forEach(
        (section, members) -> {
          text.append(
              String.format("%n%s:%n", sections.size() == 1 ? "Options" : section.heading()));
          Help.Layout layout = // aligned with the other sections
              help.createDefaultLayout(options, List.of(), help.colorScheme());
          members.forEach(
              option -> layout.addOption(option, help.createDefaultParamLabelRenderer()));
          text.append(layout);
        });
    return text.toString();
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
  private static Section section(OptionSpec option) {
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
