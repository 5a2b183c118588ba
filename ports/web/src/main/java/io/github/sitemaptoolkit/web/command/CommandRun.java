package io.github.sitemaptoolkit.web.command;

import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.cli.command.ConvertCommand;
import io.github.sitemaptoolkit.cli.command.CountCommand;
import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.cli.input.TypedFiles;
import io.github.sitemaptoolkit.cli.report.ColorChoice;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.ConsoleCommand;
import io.github.sitemaptoolkit.cli.report.ExitCode;
import io.github.sitemaptoolkit.cli.report.Failures;
import io.github.sitemaptoolkit.cli.report.MessageWriter;
import io.github.sitemaptoolkit.cli.report.Terminal;
import io.github.sitemaptoolkit.cli.validate.ExplainCommand;
import io.github.sitemaptoolkit.cli.validate.RulesCommand;
import io.github.sitemaptoolkit.cli.validate.ValidateCommand;
import io.github.sitemaptoolkit.file.FileNames;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Runs a command whose options were parsed, as the command for Java does. */
final class CommandRun {

  private static final String OUTPUT = "--output";

  private final Console console;
  private final MessageWriter out;

  /**
   * Creates a run.
   *
   * @param arguments those of the call, for the choice of colours
   * @param terminal the terminal that shows the streams
   */
  CommandRun(
      InputStream stdin,
      OutputStream stdout,
      OutputStream stderr,
      Terminal terminal,
      String... arguments) {
    boolean colours = ColorChoice.of(arguments).colours(terminal.colours());
    var err =
        new MessageWriter(
            new OutputStreamWriter(stderr, StandardCharsets.UTF_8),
            true,
            colours,
            terminal.errorWidth());
    this.console = Console.of(stdin, stdout, err, terminal);
    this.out =
        new MessageWriter(new OutputStreamWriter(console.out(), StandardCharsets.UTF_8), false);
  }

  /**
   * Runs a command. Returns its exit code.
   *
   * @param name such as {@code validate}
   * @param program the name of the program, and its version
   * @param given what the call says
   */
  int run(String name, String program, String version, List<Assigned> given) {
    Running.begin(program + ' ' + name, version, out, console.err());
    var failures = new Failures(console);
    int code;
    try {
      code = run(command(name), given);
    } catch (ParameterException e) {
      code = failures.wrongUse(e, new String[0]);
    } catch (Exception e) {
      CommandLine line = CommandSpec.create().commandLine();
      code = failures.failed(e, line, line.getParseResult());
    } finally {
      console.atEnd().run();
    }
    out.flush();
    console.err().clearStatus();
    console.err().flush();
    if (out.checkError() && !console.out().isReaderGone() && code == ExitCode.DONE) {
      console.err().println("sitemap: cannot write to standard output");
      return ExitCode.IO;
    }
    return code;
  }

  private int run(ConsoleCommand command, List<Assigned> given) throws Exception {
    for (Assigned each : given) {
      typed(each).apply(command);
      Running.add(each.name(), each.values());
    }
    for (Assigned each : given) {
      check(each);
    }
    return command.call();
  }

  /** Takes file urls that are typed as inputs for the files that they name. */
  private static Assigned typed(Assigned given) {
    return TypedFiles.isInput(given.name())
        ? given.with(given.values().stream().map(TypedFiles::name).toList())
        : given;
  }

  /** Refuses options that are garbled, and addresses that nothing is written to. */
  private static void check(Assigned given) {
    for (String value : given.values()) {
      if (given.name().startsWith("-") && FileNames.isGarbled(value)) {
        throw new WrongUseException(given.name() + ' ' + value + ": this" + FileNames.misfit());
      } else if (given.name().equals(OUTPUT) && Input.isAddress(value)) {
        throw new WrongUseException(
            OUTPUT
                + ' '
                + value
                + ": only sitemap publish and update write to other places than files and"
                + " directories");
      }
    }
  }

  private ConsoleCommand command(String name) {
    return switch (name) {
      case "convert" -> new ConvertCommand(console, Clock.systemUTC());
      case "count" -> new CountCommand(console);
      case "explain" -> new ExplainCommand(console);
      case "rules" -> new RulesCommand(console);
      case "validate" -> new ValidateCommand(console, Clock.systemUTC());
      default -> throw new IllegalArgumentException(name);
    };
  }
}
