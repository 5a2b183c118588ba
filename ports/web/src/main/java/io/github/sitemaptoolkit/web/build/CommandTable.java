package io.github.sitemaptoolkit.web.build;

import io.github.sitemaptoolkit.cli.command.Commands;
import io.github.sitemaptoolkit.cli.help.FirstScreens;
import io.github.sitemaptoolkit.cli.help.HelpLayout;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.help.Meaning;
import io.github.sitemaptoolkit.cli.help.SectionedOptions;
import io.github.sitemaptoolkit.cli.help.TopicHelp;
import io.github.sitemaptoolkit.cli.port.NeedsPort;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.MessageWriter;
import io.github.sitemaptoolkit.cli.report.Terminal;
import io.github.sitemaptoolkit.text.JsonWriter;
import io.github.sitemaptoolkit.web.command.Converters;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.Writer;
import java.lang.reflect.Field;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeSet;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * Writes what the models of the commands say: the names, options, examples and texts from which the
 * command for Node.js parses its arguments and prints its help. Options that need a port are those
 * of the command for Java only.
 */
public final class CommandTable {

  /** The commands that Node.js has. */
  private static final List<String> NAMES =
      List.of("convert", "count", "validate", "rules", "explain");

  private static final String GUESSES = "/io/github/sitemaptoolkit/cli/help/guesses.tsv";
  private static final int OWN_GUESSES = 3; // cells of a line
  private static final int USUAL_WIDTH = 80;

  /** What only the command for Java writes or reads, in examples. */
  private static final List<String> OTHERS = List.of("html=", "https://");

  private final CommandLine all;

  private CommandTable() {
    var nowhere = new MessageWriter(Writer.nullWriter(), false);
    this.all =
        Commands.all(
            Console.of(
                InputStream.nullInputStream(),
                OutputStream.nullOutputStream(),
                nowhere,
                Terminal.NONE));
    HelpLayout.arrange(all);
  }

  /**
   * Writes the table into the file that is named. With {@code help}, the name of a command or a
   * topic, and a width, prints the help that Node.js should have; with {@code all}, all options.
   */
  public static void main(String[] args) throws IOException {
    var table = new CommandTable();
    if (args[0].equals("help")) {
      table.print(args[1], Integer.parseInt(args[2]), args.length > 3);
    } else {
      Files.writeString(Path.of(args[0]), table.json());
    }
  }

  private void print(String name, int width, boolean whole) {
    Optional<Section> topic = Section.of(name);
    if (topic.isPresent()) {
      List<CommandSpec> listed = new ArrayList<>();
      for (String each : NAMES) {
        CommandSpec spec = command(each).getCommandSpec();
        if (!spec.usageMessage().hidden()) {
          withoutJava(spec);
          listed.add(spec);
        }
      }
      out().print(TopicHelp.of(topic.get(), listed, width));
      return;
    }
    CommandLine command = command(name);
    CommandSpec spec = command.getCommandSpec();
    String examples = examples(spec, String.format(spec.usageMessage().headerHeading()));
    spec.usageMessage().headerHeading(examples.replace("%", "%%").replace("\n", "%n"));
    withoutJava(spec);
    all.parseArgs(name, whole ? HelpLayout.ALL : "--help");
    command.setUsageHelpWidth(width).usage(out(), Help.Ansi.OFF);
  }

  private CommandLine command(String name) {
    return Objects.requireNonNull(all.getSubcommands().get(name), name);
  }

  private static PrintStream out() {
    return new PrintStream(
        new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
  }

  private static void withoutJava(CommandSpec spec) {
    for (OptionSpec option : List.copyOf(spec.options())) {
      if (isOfJava(option)) {
        spec.remove(option);
      }
    }
  }

  private String json() throws IOException {
    JsonWriter json = JsonWriter.compact();
    json.begin().begin("commands");
    for (String name : NAMES) {
      json.begin(name);
      write(command(name), json);
      json.end();
    }
    json.end()
        .texts("all", all.getSubcommands().keySet())
        .objects(
            "topics",
            List.of(Section.values()),
            topic ->
                json.text("word", topic.word())
                    .text("heading", topic.heading())
                    .text("hint", topic.hint()))
        .text("help", help());
    json.begin("guesses");
    for (String guess : guesses()) {
      String[] cells = guess.split("\t", -1);
      json.text(cells[0] + ' ' + cells[1], cells[2]);
    }
    return json.end().end().toString();
  }

  /** Returns the help of the program, without the commands that it does not have. */
  private static String help() {
    CommandLine own = new CommandTable().all;
    CommandSpec spec = own.getCommandSpec();
    for (String name : List.copyOf(spec.subcommands().keySet())) {
      if (!NAMES.contains(name) && !name.equals("help")) {
        spec.removeSubcommand(name);
      }
    }
    var examples = new StringBuilder();
    for (String line : String.format(spec.usageMessage().headerHeading()).split("\n", -1)) {
      boolean example = line.startsWith("  ");
      if (!example || NAMES.stream().anyMatch(name -> line.startsWith("  sitemap " + name))) {
        examples.append(line).append('\n');
      }
    }
    spec.usageMessage().headerHeading(examples.substring(0, examples.length() - 1));
    return own.setUsageHelpWidth(USUAL_WIDTH).getUsageMessage(Help.Ansi.OFF);
  }

  private static Collection<String> guesses() throws IOException {
    try (InputStream in =
        Objects.requireNonNull(Commands.class.getResourceAsStream(GUESSES), GUESSES)) {
      String lines = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      var own = new TreeSet<String>();
      for (String line : lines.lines().toList()) {
        String[] cells = line.split("\t", -1);
        boolean wanted = NAMES.contains(cells[0]) || List.of("sitemap", "help").contains(cells[0]);
        if (wanted && cells.length == OWN_GUESSES) {
          own.add(line);
        }
      }
      return own;
    }
  }

  private void write(CommandLine command, JsonWriter json) {
    CommandSpec spec = command.getCommandSpec();
    Map<Field, String> paths = new HashMap<>();
    find(spec.userObject(), "", paths);
    var usage = spec.usageMessage();
    String examples = examples(spec, String.format(usage.headerHeading()));
    List<String> screen = FirstScreens.read().get(spec.name());
    json.flag("hidden", usage.hidden())
        .text("examples", examples)
        .text("firstExamples", FirstScreens.examples(examples))
        .texts("screen", screen == null ? List.of() : screen)
        .texts("header", List.of(usage.header()))
        .texts("description", Arrays.stream(usage.description()).map(String::format).toList())
        .objects(
            "parameters", spec.positionalParameters(), parameter -> write(parameter, paths, json));
    Help help = new Help(spec, Help.defaultColorScheme(Help.Ansi.OFF));
    json.objects(
        "options",
        spec.options(),
        option -> {
          json.texts("names", List.of(option.names()))
              .text("topic", SectionedOptions.section(option).word())
              .text(
                  "label",
                  help.createDefaultParamLabelRenderer()
                      .renderParameterLabel(option, Help.Ansi.OFF, List.of())
                      .toString())
              .flag("negatable", option.negatable())
              .flag("hidden", option.hidden())
              .flag("help", option.usageHelp())
              .flag("version", option.versionHelp())
              .flag("ofJava", isOfJava(option))
              .text("split", option.splitRegex());
          write(option, paths, json);
        });
  }

  private static void write(ArgSpec argument, Map<Field, String> paths, JsonWriter json) {
    Class<?> type = argument.type();
    String kind =
        Map.class.isAssignableFrom(type)
            ? "pairs"
            : Collection.class.isAssignableFrom(type)
                ? "values"
                : argument.arity().max() == 0 ? "flag" : "value";
    json.text("kind", kind)
        .text("value", argument.paramLabel())
        .flag("required", argument.required())
        .text("path", paths.getOrDefault(argument.userObject(), ""))
        .text("converter", converter(argument))
        .text("description", String.join(" ", argument.description()))
        .text("brief", Meaning.of(String.join(" ", argument.description())));
  }

  /** Returns the class that reads the values of an argument; empty if none does. */
  private static String converter(ArgSpec argument) {
    if (argument.converters().length == 0
        || (argument instanceof OptionSpec option && isOfJava(option))) {
      return "";
    }
    String name = argument.converters()[0].getClass().getName();
    return Converters.named(name).getClass().getName(); // fails if the command lacks it
  }

  private static void find(Object holder, String before, Map<Field, String> paths) {
    for (Class<?> type = holder.getClass(); type != Object.class; type = type.getSuperclass()) {
      for (Field field : type.getDeclaredFields()) {
        String path = before + field.getName();
        if (field.isAnnotationPresent(Mixin.class)) {
          try {
            field.setAccessible(true);
            find(field.get(holder), path + '.', paths);
          } catch (IllegalAccessException e) {
            throw new IllegalArgumentException(path, e);
          }
        } else {
          paths.put(field, path);
        }
      }
    }
  }

  /** Returns whether an option needs a port, which only the command for Java has. */
  private static boolean isOfJava(OptionSpec option) {
    return option.userObject() instanceof Field field
        && !option.usageHelp()
        && !option.versionHelp()
        && field.getDeclaringClass().isAnnotationPresent(NeedsPort.class);
  }

  /** Returns the examples that need nothing that only the command for Java has. */
  private static String examples(CommandSpec spec, String examples) {
    List<String> missing =
        spec.options().stream()
            .filter(CommandTable::isOfJava)
            .flatMap(option -> Arrays.stream(option.names()))
            .filter(name -> name.startsWith("--"))
            .toList();
    var kept = new StringBuilder();
    for (String line : examples.split("\n", -1)) {
      String words = line + ' ';
      boolean other =
          missing.stream().anyMatch(name -> words.contains(' ' + name + ' '))
              || OTHERS.stream().anyMatch(line::contains);
      if (!other) {
        kept.append(line).append('\n');
      }
    }
    return kept.substring(0, kept.length() - 1);
  }
}
