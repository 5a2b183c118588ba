package io.github.sitemaptoolkit.dist;

import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.help.SectionedOptions;
import io.github.sitemaptoolkit.cli.help.Version;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

/**
 * A manual page: what {@code --help-all} prints, in the language of {@code man}. Picocli's own way to
 * such pages needs Asciidoctor, and with it a Ruby, for what takes a hundred lines here.
 */
final class ManPage {

  private static final String ENVIRONMENT =
      """
      .SH ENVIRONMENT
      .TP
      .B JAVA_HOME
      the Java to run with, 17 or newer (default: the one on the path)
      .TP
      .B NO_COLOR
      if it is set, messages have no colours, as with \\-\\-color never
      .TP
      .B SITEMAP_OPTS
      options for the Java virtual machine, such as \\-Xmx1g
      .TP
      .B XDG_CACHE_HOME
      where to keep the archive of classes that makes starts faster (default: ~/.cache)
      """;

  private final StringBuilder text = new StringBuilder();
  private final CommandSpec spec;
  private final UsageMessageSpec usage;

  private ManPage(CommandSpec spec) {
    this.spec = spec;
    this.usage = spec.usageMessage();
  }

  /** Returns the page of a command. */
  static String of(CommandLine command) {
    var page = new ManPage(command.getCommandSpec());
    page.write(command);
    return page.text.toString();
  }

  private void write(CommandLine command) {
    String name = spec.qualifiedName("-");
    text.append(
        ".TH %s 1 \"\" \"sitemap %s\" \"Sitemap Toolkit\"\n"
            .formatted(escape(name.toUpperCase(Locale.ROOT)), escape(Version.number())));
    heading("NAME");
    line(name + " - " + plain(usage.header()[0]).replaceFirst("\\.$", ""));
    heading("SYNOPSIS");
    line(synopsis());
    heading("DESCRIPTION");
    paragraphs(usage.description().length == 0 ? usage.header() : usage.description());
    commands(command);
    heading("OPTIONS");
    spec.positionalParameters().forEach(this::argument);
    Map<Section, List<OptionSpec>> sections = SectionedOptions.sections(spec);
    sections.forEach(
        (section, options) -> {
          if (sections.size() > 1) {
            text.append(".SS ").append(escape(section.heading())).append('\n');
          }
          options.forEach(this::argument);
        });
    examples();
    if (usage.footer().length > 0) {
      heading("EXIT STATUS");
      String codes = usage.footer()[usage.footer().length - 1]; // topics stand before them
      paragraphs(plain(codes).replace('\n', ' '));
    }
    if (spec.parent() == null) {
      text.append(ENVIRONMENT);
    } else {
      heading("SEE ALSO");
      text.append(".BR sitemap (1)\n");
    }
  }

  private String synopsis() {
    return usage.customSynopsis().length > 0
        ? String.join(" ", usage.customSynopsis())
        : spec.qualifiedName() + " [OPTIONS] " + usage.synopsisSubcommandLabel();
  }

  private void commands(CommandLine command) {
    if (command.getSubcommands().isEmpty()) {
      return;
    }
    heading("COMMANDS");
    command
        .getSubcommands()
        .forEach(
            (name, sub) -> {
              text.append(".TP\n.BR %s (1)\n".formatted(escape("sitemap-" + name)));
              line(plain(sub.getCommandSpec().usageMessage().header()[0]));
            });
  }

  private void argument(ArgSpec argument) {
    String names =
        argument instanceof OptionSpec option
            ? String.join(", ", option.names()) + value(option)
            : argument.paramLabel()
                + (((PositionalParamSpec) argument).arity().max() > 1 ? "..." : "");
    text.append(".TP\n.B ").append(escape(names)).append('\n');
    line(plain(String.join(" ", argument.description())));
  }

  private static String value(OptionSpec option) {
    return option.arity().max() == 0 ? "" : ' ' + option.paramLabel();
  }

  /** The examples stand before all else in the help, with a heading of their own. */
  private void examples() {
    List<String> lines =
        plain(usage.headerHeading()).lines().filter(it -> it.startsWith(" ")).toList();
    if (!lines.isEmpty()) {
      heading("EXAMPLES");
      text.append(".nf\n");
      lines.forEach(this::line);
      text.append(".fi\n");
    }
  }

  private void heading(String heading) {
    text.append(".SH ").append(heading).append('\n');
  }

  private void paragraphs(String... paragraphs) {
    for (String paragraph : paragraphs) {
      if (!paragraph.isBlank()) {
        text.append(".PP\n");
        line(plain(paragraph));
      }
    }
  }

  private void line(String line) {
    text.append(escape(line)).append('\n');
  }

  /** Returns a text as the help prints it: formatted, and without marks for colours. */
  static String plain(String text) {
    return Ansi.OFF.string(text.replace("%n", "\n").replace("%%", "%")).stripTrailing();
  }

  /** Returns a text of which no character is taken for a command of the page. */
  static String escape(String text) {
    String escaped = text.replace("\\", "\\e").replace("-", "\\-");
    return escaped.startsWith(".") || escaped.startsWith("'") ? "\\&" + escaped : escaped;
  }
}
