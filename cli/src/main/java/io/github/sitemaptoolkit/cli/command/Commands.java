package io.github.sitemaptoolkit.cli.command;

import io.github.sitemaptoolkit.cli.config.ConfigCommand;
import io.github.sitemaptoolkit.cli.help.CommandList;
import io.github.sitemaptoolkit.cli.help.HelpLayout;
import io.github.sitemaptoolkit.cli.init.InitCommand;
import io.github.sitemaptoolkit.cli.look.LookCommand;
import io.github.sitemaptoolkit.cli.model.ModelReader;
import io.github.sitemaptoolkit.cli.remote.DiscoverCommand;
import io.github.sitemaptoolkit.cli.remote.FetchCommand;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.tell.TellCommand;
import io.github.sitemaptoolkit.cli.validate.ExplainCommand;
import io.github.sitemaptoolkit.cli.validate.RulesCommand;
import io.github.sitemaptoolkit.cli.validate.ValidateCommand;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The subcommands of {@code sitemap}. */
public final class Commands {

  private static final String HELP = "help";
  private static final String END = "--"; // of the options
  private static final List<String> WHOLE = List.of("--all", HelpLayout.ALL);
  private static final List<String> ABOUT_ITSELF = List.of("-h", "--help");
  private static final List<String> HELP_OPTIONS =
      List.of("-h", "--help", "--all", HelpLayout.ALL); // of help

  /** The names of all commands. */
  static final List<String> NAMES =
      List.of(
          "config",
          "convert",
          "count",
          "diff",
          "discover",
          "doctor",
          "explain",
          "extensions",
          "fetch",
          "formats",
          "index",
          "init",
          "look",
          "merge",
          "presets",
          "publish",
          "rollback",
          "rules",
          "split",
          "tell",
          "update",
          "validate",
          "verify",
          HELP);

  private Commands() {}

  /**
   * A call of the command.
   *
   * @param commandLine what parses the arguments
   * @param arguments the arguments to parse
   */
  public record Call(CommandLine commandLine, List<String> arguments) {

    /** Copies the list. */
    public Call {
      arguments = List.copyOf(arguments);
    }
  }

  /**
   * Returns the call for the arguments of {@code sitemap}. If they begin with the name of a
   * subcommand, or with its options, its model alone is built, from its table if there is one: to
   * build all takes longer than a small conversion, and so does to gather one from annotations. For
   * a call that names none, as for {@code --help}, names and headers do.
   */
  public static Call of(Console console, String... arguments) {
    List<String> all = List.of(arguments);
    if (!all.isEmpty() && all.get(0).equals(HELP)) {
      return help(console, all.subList(1, all.size()));
    }
    boolean leading = !all.isEmpty() && all.get(0).startsWith("-");
    for (int at = 0; at < (leading ? all.size() : Math.min(1, all.size())); at++) {
      String name = all.get(at);
      if (!isPlain(name)) {
        continue;
      }
      var called = new CommandLine(ModelReader.model(name, command(name, console)));
      if (areOptions(all.subList(0, at), called.getCommandSpec())) {
        called.setCommandName("sitemap " + name);
        List<String> given = new ArrayList<>(all.subList(at + 1, all.size()));
        int end = given.indexOf(END);
        given.addAll(end < 0 ? given.size() : end, all.subList(0, at));
        return new Call(called, given);
      }
    }
    boolean naming = all.stream().anyMatch(NAMES::contains);
    return new Call(naming ? all(console) : named(console), all);
  }

  /** Returns the call of help: that of a command with {@code --help}, if it is about one. */
  private static Call help(Console console, List<String> arguments) {
    List<String> words =
        arguments.stream().filter(argument -> !HELP_OPTIONS.contains(argument)).toList();
    boolean whole = arguments.stream().anyMatch(WHOLE::contains);
    if (words.isEmpty() && arguments.stream().anyMatch(ABOUT_ITSELF::contains)) {
      words = List.of(HELP);
    } else if (words.isEmpty()) {
      return of(console, "--help");
    } else if (isPlain(words.get(0))) {
      List<String> call = new ArrayList<>(words);
      call.add(whole ? HelpLayout.ALL : "--help");
      return of(console, call.toArray(String[]::new));
    }
    var topics = new CommandLine(new HelpCommand(console).model());
    return new Call(topics.setCommandName("sitemap " + HELP), words);
  }

  /** Returns whether a word is the name of a subcommand that is not about others. */
  private static boolean isPlain(String name) {
    return NAMES.contains(name) && !name.equals(HELP);
  }

  /** Returns whether arguments are options of a command, or unknown ones, with their values. */
  private static boolean areOptions(List<String> arguments, CommandSpec command) {
    for (int i = 0; i < arguments.size(); i++) {
      String argument = arguments.get(i);
      if (!argument.startsWith("-") || argument.equals(END)) {
        return false;
      }
      OptionSpec option = command.findOption(argument);
      boolean last = i + 1 == arguments.size();
      if (option != null && option.arity().min() > 0) {
        if (last) {
          return false; // the name is its value
        }
        i++;
      } else if (option == null && !last && !arguments.get(i + 1).startsWith("-")) {
        i++; // what is unknown may have a value
      }
    }
    return true;
  }

  /**
   * Returns the command with subcommands that have no more than their names and headers; with all
   * that they have, if there is no table of those.
   */
  private static CommandLine named(Console console) {
    List<CommandSpec> headings = ModelReader.headings();
    if (headings.isEmpty()) {
      return all(console);
    }
    CommandSpec spec = new SitemapCommand().model();
    headings.forEach(heading -> spec.addSubcommand(heading.name(), heading));
    return new CommandLine(spec);
  }

  /** Returns the command with all its subcommands. */
  public static CommandLine all(Console console) {
    var commandLine = new CommandLine(new SitemapCommand().model());
    for (String name : NAMES) {
      commandLine.addSubcommand(command(name, console));
    }
    return commandLine;
  }

  /** Returns the models of the commands that the help lists, with their options. */
  static List<CommandSpec> listed(Console console) {
    List<CommandSpec> listed = new ArrayList<>();
    for (List<String> group : CommandList.groups().values()) {
      for (String name : group) {
        if (isPlain(name)) {
          Object model = ModelReader.model(name, command(name, console));
          listed.add(new CommandLine(model).getCommandSpec());
        }
      }
    }
    return listed;
  }

  // No table of constructors: each reference to one would cost a class at each start.
  private static Object command(String name, Console console) {
    return switch (name) {
      case "config" -> new ConfigCommand(console, new PublishCommand(console, Clock.systemUTC()));
      case "convert" -> new ConvertCommand(console, Clock.systemUTC());
      case "count" -> new CountCommand(console);
      case "diff" -> new DiffCommand(console, Clock.systemUTC());
      case "discover" -> new DiscoverCommand(console);
      case "doctor" -> new DoctorCommand(console);
      case "explain" -> new ExplainCommand(console);
      case "extensions" -> new ExtensionsCommand(console);
      case "fetch" -> new FetchCommand(console);
      case "formats" -> new FormatsCommand(console);
      case "index" -> new IndexCommand(console);
      case "init" -> new InitCommand(console);
      case "look" -> new LookCommand(console, Clock.systemUTC());
      case "merge" -> new MergeCommand(console);
      case "presets" -> new PresetsCommand(console);
      case "publish" -> new PublishCommand(console, Clock.systemUTC());
      case "rollback" -> new RollbackCommand(console);
      case "rules" -> new RulesCommand(console);
      case "split" -> new SplitCommand(console);
      case "tell" -> new TellCommand(console);
      case "update" -> new UpdateCommand(console);
      case "validate" -> new ValidateCommand(console, Clock.systemUTC());
      case "verify" -> new VerifyCommand(console);
      case HELP -> new HelpCommand(console).model();
      default -> throw new IllegalArgumentException(name);
    };
  }
}
