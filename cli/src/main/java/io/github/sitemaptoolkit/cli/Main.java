package io.github.sitemaptoolkit.cli;

import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.batch.setting.SettingException;
import io.github.sitemaptoolkit.batch.setting.SiteException;
import io.github.sitemaptoolkit.cli.command.Commands;
import io.github.sitemaptoolkit.cli.command.PublishCommand;
import io.github.sitemaptoolkit.cli.config.Configuration;
import io.github.sitemaptoolkit.cli.help.HelpLayout;
import io.github.sitemaptoolkit.cli.help.OldNames;
import io.github.sitemaptoolkit.cli.input.TypedFiles;
import io.github.sitemaptoolkit.cli.option.TempArgument;
import io.github.sitemaptoolkit.cli.report.ColorChoice;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.ExitCode;
import io.github.sitemaptoolkit.cli.report.Failures;
import io.github.sitemaptoolkit.cli.report.MessageWriter;
import io.github.sitemaptoolkit.cli.report.Terminal;
import io.github.sitemaptoolkit.file.FileNames;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.List;
import java.util.ServiceConfigurationError;
import picocli.CommandLine;
import picocli.CommandLine.ExecutionException;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.TypeConversionException;

/** The entry point of the command {@code sitemap}. */
public final class Main {

  /** No option has the types that picocli looks for with reflection, such as those of java.sql. */
  private static final String UNUSED_CONVERTERS = "java[.].*";

  private static final int USUAL_WIDTH = 80; // of a terminal whose width is not known
  private static final int LEAST_WIDTH = 55; // the narrowest that picocli can lay out
  private static final int MOST_WIDTH = 110; // longer lines are hard to read

  private Main() {}

  /** Runs the command and ends the process with its exit code. */
  public static void main(String[] args) {
    // Not System.out: it swallows errors, so that a full disk would look like success.
    var stdout = new FileOutputStream(FileDescriptor.out);
    var stdin = new FileInputStream(FileDescriptor.in);
    Terminal terminal = Terminal.ofProcess();
    MessageWriter err = messages(System.err, terminal, args);
    var guard = ExitGuard.start(Runtime.getRuntime(), err);
    int exitCode = run(Console.of(stdin, stdout, err, terminal, args), args);
    guard.done();
    System.exit(exitCode);
  }

  /**
   * Runs the command.
   *
   * @param terminal the terminal that shows the streams
   * @return the exit code
   */
  static int run(
      InputStream stdin,
      OutputStream stdout,
      OutputStream stderr,
      Terminal terminal,
      String... args) {
    MessageWriter err = messages(stderr, terminal, args);
    return run(Console.of(stdin, stdout, err, terminal, args), args);
  }

  private static MessageWriter messages(OutputStream stderr, Terminal terminal, String... args) {
    boolean colours = ColorChoice.of(args).colours(terminal.colours());
    Writer out = new OutputStreamWriter(stderr, StandardCharsets.UTF_8);
    return new MessageWriter(out, true, colours, terminal.errorWidth());
  }

  private static int run(Console streams, String... args) {
    Console console = streams.with(JavaPorts.ALL);
    System.setProperty("picocli.converters.excludes", UNUSED_CONVERTERS);
    System.setProperty("picocli.disable.closures", "true"); // else it looks for Groovy in each jar
    MessageWriter err = console.err();
    var out =
        new MessageWriter(new OutputStreamWriter(console.out(), StandardCharsets.UTF_8), false);
    Commands.Call call = Commands.of(console, args);
    CommandLine command = prepared(call.commandLine(), console, out);
    Configuration.prepare(command);
    String name = command.getCommandName();
    List<String> arguments =
        OldNames.replaced(name.substring(name.lastIndexOf(' ') + 1), call.arguments(), err);
    arguments = TypedFiles.in(arguments, command.getCommandSpec());
    int exitCode;
    try {
      exitCode = run(command, arguments.toArray(String[]::new));
    } finally {
      console.atEnd().run();
    }
    out.flush();
    err.clearStatus();
    err.flush();
    if (out.checkError() && !console.out().isReaderGone() && exitCode == ExitCode.DONE) {
      err.println("sitemap: cannot write to standard output");
      return ExitCode.IO;
    }
    return exitCode;
  }

  /** Sets up a command for use in a terminal. */
  static CommandLine prepared(CommandLine commandLine, Console console, PrintWriter out) {
    var failures = new Failures(console);
    HelpLayout.arrange(commandLine);
    int columns = console.terminal().columns();
    int width = columns == 0 ? USUAL_WIDTH : Math.max(LEAST_WIDTH, Math.min(columns, MOST_WIDTH));
    return commandLine
        .setUsageHelpWidth(width)
        .setOut(out)
        .setErr(console.err())
        .setParameterExceptionHandler(failures::wrongUse)
        .setExecutionExceptionHandler(failures::failed)
        .setExecutionStrategy(Main::execute)
        .registerConverter(Path.class, Main::path)
        .setColorScheme(
            Help.defaultColorScheme(Help.Ansi.OFF)) // MessageWriter would show the codes
        .setExpandAtFiles(false); // a file's name may begin with @
  }

  private static Path path(String name) {
    try {
      return FileNames.path(name);
    } catch (FileSystemException e) {
      throw new TypeConversionException(name + ": " + e.getReason());
    }
  }

  private static int execute(ParseResult given) {
    ParseResult parsed = completed(given);
    ParseResult command = parsed;
    while (command.hasSubcommand()) {
      command = command.subcommand();
    }
    refuseGarbled(command);
    refuseAddress(command);
    TempArgument.choose(command);
    return new CommandLine.RunLast().execute(parsed);
  }

  private static ParseResult completed(ParseResult given) {
    try {
      return Configuration.complete(given);
    } catch (SiteException | SettingException e) {
      throw new ExecutionException(given.commandSpec().commandLine(), e.getMessage(), e);
    }
  }

  /** Refuses garbled options: they would end up in titles, urls and names of files. */
  private static void refuseGarbled(ParseResult command) {
    for (OptionSpec option : command.matchedOptions()) {
      for (String value : option.originalStringValues()) {
        if (FileNames.isGarbled(value)) {
          throw new ParameterException(
              command.commandSpec().commandLine(),
              option.longestName() + " " + value + ": this" + FileNames.misfit());
        }
      }
    }
  }

  /** Refuses the address of a store as the name of a file. */
  private static void refuseAddress(ParseResult command) {
    CommandSpec spec = command.commandSpec();
    OptionSpec output = spec.findOption("--output");
    if (output == null || spec.userObject() instanceof PublishCommand) {
      return;
    }
    for (String value : output.originalStringValues()) {
      if (Input.isAddress(value)) {
        String hint =
            ": only sitemap publish and update write to other places than files and directories";
        throw new ParameterException(spec.commandLine(), "--output " + value + hint);
      }
    }
  }

  /** Runs a command. Whatever it throws becomes a message and an exit code. */
  static int run(CommandLine commandLine, String... args) {
    PrintWriter err = commandLine.getErr();
    try {
      return commandLine.execute(args);
    } catch (OutOfMemoryError e) {
      err.println("sitemap: out of memory; allow more, for example with SITEMAP_OPTS=-Xmx1g");
      return ExitCode.BUG;
    } catch (ServiceConfigurationError e) {
      err.println("sitemap: an extension on the class path cannot be used: " + e.getMessage());
      return ExitCode.USAGE;
    } catch (Error e) { // else Java prints it and exits with 1
      return Failures.bug(e, err);
    }
  }
}
