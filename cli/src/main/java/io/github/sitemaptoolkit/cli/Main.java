package io.github.sitemaptoolkit.cli;

import io.github.sitemaptoolkit.cli.command.ConvertCommand;
import io.github.sitemaptoolkit.cli.command.CountCommand;
import io.github.sitemaptoolkit.cli.command.DiffCommand;
import io.github.sitemaptoolkit.cli.command.DoctorCommand;
import io.github.sitemaptoolkit.cli.command.ExtensionsCommand;
import io.github.sitemaptoolkit.cli.command.FormatsCommand;
import io.github.sitemaptoolkit.cli.command.IndexCommand;
import io.github.sitemaptoolkit.cli.command.MergeCommand;
import io.github.sitemaptoolkit.cli.command.PublishCommand;
import io.github.sitemaptoolkit.cli.command.SitemapCommand;
import io.github.sitemaptoolkit.cli.command.SplitCommand;
import io.github.sitemaptoolkit.cli.command.UpdateCommand;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.ExitCode;
import io.github.sitemaptoolkit.cli.report.Failures;
import io.github.sitemaptoolkit.cli.report.MessageWriter;
import io.github.sitemaptoolkit.io.FileNames;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ServiceConfigurationError;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.TypeConversionException;

/** The command's entry point. */
public final class Main {

  private Main() {}

  /** Runs the command and ends the process with its exit code. */
  public static void main(String[] args) {
    // Not System.out: it swallows errors, and a full disk must not pass for success.
    var stdout = new FileOutputStream(FileDescriptor.out);
    var terminal = Boolean.getBoolean("sitemap.terminal"); // the launcher can tell, Java cannot
    System.exit(run(new FileInputStream(FileDescriptor.in), stdout, System.err, terminal, args));
  }

  /**
   * Runs the command.
   *
   * @param terminal whether a person watches stderr
   * @return the exit code
   */
  static int run(
      InputStream stdin,
      OutputStream stdout,
      OutputStream stderr,
      boolean terminal,
      String... args) {
    var out = new MessageWriter(new OutputStreamWriter(stdout, StandardCharsets.UTF_8), false);
    var err = new MessageWriter(new OutputStreamWriter(stderr, StandardCharsets.UTF_8), true);
    int exitCode = run(commandLine(new Console(stdin, stdout, err, terminal), out), args);
    out.flush();
    err.flush();
    if (out.checkError() && exitCode == ExitCode.DONE) {
      err.println("sitemap: standard output cannot be written");
      return ExitCode.IO;
    }
    return exitCode;
  }

  /** Returns the command with all that it can do. */
  static CommandLine commandLine(Console console, PrintWriter out) {
    var commandLine =
        new CommandLine(new SitemapCommand())
            .addSubcommand(new ConvertCommand(console, Clock.systemUTC()))
            .addSubcommand(new CountCommand(console))
            .addSubcommand(new DiffCommand(console))
            .addSubcommand(new DoctorCommand())
            .addSubcommand(new ExtensionsCommand())
            .addSubcommand(new FormatsCommand())
            .addSubcommand(new IndexCommand(console))
            .addSubcommand(new MergeCommand(console))
            .addSubcommand(new PublishCommand(console))
            .addSubcommand(new SplitCommand(console))
            .addSubcommand(new UpdateCommand(console))
            .addSubcommand(new CommandLine.HelpCommand());
    var failures = new Failures(console.err());
    return commandLine
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

  /** Refuses options that came garbled: they would get into titles, urls and names of files. */
  private static int execute(ParseResult parsed) {
    ParseResult command = parsed;
    while (command.hasSubcommand()) {
      command = command.subcommand();
    }
    for (OptionSpec option : command.matchedOptions()) {
      for (String value : option.originalStringValues()) {
        if (FileNames.isGarbled(value)) {
          throw new ParameterException(
              command.commandSpec().commandLine(),
              option.longestName() + " " + value + ": this" + FileNames.misfit());
        }
      }
    }
    return new CommandLine.RunLast().execute(parsed);
  }

  /** Runs a command; whatever it throws becomes a message and an exit code. */
  static int run(CommandLine commandLine, String... args) {
    PrintWriter err = commandLine.getErr();
    try {
      return commandLine.execute(args);
    } catch (OutOfMemoryError e) {
      err.println("sitemap: not enough memory; give it more: SITEMAP_OPTS=-Xmx1g");
      return ExitCode.BUG;
    } catch (ServiceConfigurationError e) {
      err.println("sitemap: an extension on the class path cannot be used: " + e.getMessage());
      return ExitCode.USAGE;
    } catch (Error e) { // else Java prints it, and says 1
      return Failures.bug(e, err);
    }
  }
}
