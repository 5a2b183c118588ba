package io.github.sitemaptoolkit.cli.command;

import io.github.sitemaptoolkit.cli.config.ConfigCommand;
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
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.HelpCommand;

/** The subcommands of {@code sitemap}. */
public final class Commands {

  private static final List<String> NAMES =
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
          "help");

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
   * subcommand, its model alone is built, from its table if there is one: to build all takes longer
   * than a small conversion, and so does to gather one from annotations.
   */
  public static Call of(Console console, String... arguments) {
    if (arguments.length > 0 && NAMES.contains(arguments[0]) && !arguments[0].equals("help")) {
      Object command = command(arguments[0], console);
      var called = new CommandLine(ModelReader.model(arguments[0], command));
      called.setCommandName("sitemap " + arguments[0]);
      return new Call(called, List.of(arguments).subList(1, arguments.length));
    }
    return new Call(all(console), List.of(arguments));
  }

  /** Returns the command with all its subcommands. */
  public static CommandLine all(Console console) {
    var commandLine = new CommandLine(new SitemapCommand());
    for (String name : NAMES) {
      commandLine.addSubcommand(command(name, console));
    }
    return commandLine;
  }

  // No table of constructors: each reference to one would cost a class at each start.
  private static Object command(String name, Console console) {
    return switch (name) {
      case "config" -> new ConfigCommand(console, new PublishCommand(console, Clock.systemUTC()));
      case "convert" -> new ConvertCommand(console, Clock.systemUTC());
      case "count" -> new CountCommand(console);
      case "diff" -> new DiffCommand(console);
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
      case "help" -> new HelpCommand();
      default -> throw new IllegalArgumentException(name);
    };
  }
}
