package io.github.sitemaptoolkit.cli.command;

import io.github.sitemaptoolkit.batch.setting.SettingException;
import io.github.sitemaptoolkit.cli.config.Configuration;
import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.ExitCode;
import io.github.sitemaptoolkit.cli.report.Failures;
import io.github.sitemaptoolkit.cli.tell.TellCommand;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** Publishes, and then tells what has been published, whatever was left out. */
final class TellingCall {

  private final Console console;
  private final CommandLine command;
  private final TellCommand tell;
  private final CommandLine telling;
  private final String[] arguments;
  private final String file;
  private boolean refused; // whether nothing is published

  /**
   * Creates a call.
   *
   * @param command that publishes; the one that tells has its settings
   * @param file that says who is told
   * @param arguments of the command that tells
   */
  TellingCall(Console console, CommandLine command, String file, List<String> arguments) {
    this.file = file;
    this.console = console;
    this.command = command;
    this.arguments = arguments.toArray(String[]::new);
    this.tell = new TellCommand(console);
    this.telling = InnerCall.of(tell, "sitemap tell", command);
  }

  /**
   * Does both.
   *
   * @param planned returns, after publishing, what to tell of instead of what is published; not
   *     asked if that was refused
   * @return the exit code of publishing, or that of telling if it is 0
   * @throws ParameterException if the arguments are wrong; then nothing is told
   * @throws WrongUseException if it is not known who is told, or where that is remembered, or if
   *     the arguments are wrong; then nothing is published
   */
  int call(Callable<Integer> publishing, Supplier<List<String>> planned) throws IOException {
    Configuration.complete(telling.parseArgs(arguments));
    try {
      tell.check();
    } catch (WrongUseException e) {
      throw new WrongUseException(ofFile(String.valueOf(e.getMessage())));
    }
    int published = published(publishing);
    if (published == ExitCode.BUG || published == ExitCode.USAGE) {
      return published;
    }
    List<String> inputs = refused ? List.of() : planned.get();
    if (inputs.isEmpty() && !tell.hasSet()) {
      console.err().println("nothing is published yet, so there is nothing to tell");
      return published;
    }
    int told =
        telling.execute(
            Stream.concat(Stream.of(arguments), inputs.stream()).toArray(String[]::new));
    return published == ExitCode.DONE ? told : published;
  }

  /** Words what is missing for a file: publish has no such options. */
  private String ofFile(String message) {
    return message.replaceFirst(
        "^--([a-z-]+) is missing", "[tell] of " + Matcher.quoteReplacement(file) + " has no $1");
  }

  private int published(Callable<Integer> publishing) {
    try {
      return publishing.call();
    } catch (ParameterException | WrongUseException | SettingException e) {
      throw e; // the caller knows the place in the file
    } catch (Exception e) {
      refused = true;
      return new Failures(console).failed(e, command, command.getParseResult());
    }
  }
}
