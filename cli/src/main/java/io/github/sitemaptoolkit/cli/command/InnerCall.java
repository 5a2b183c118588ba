package io.github.sitemaptoolkit.cli.command;

import io.github.sitemaptoolkit.file.FileNames;
import java.nio.file.Path;
import picocli.CommandLine;

/** A command that another one calls. */
final class InnerCall {

  private InnerCall() {}

  /**
   * Returns the parser of a command.
   *
   * @param name as in messages
   * @param caller the command that calls it; it has the settings of this one
   */
  static CommandLine of(Object command, String name, CommandLine caller) {
    return new CommandLine(command)
        .setCommandName(name)
        .setOut(caller.getOut())
        .setErr(caller.getErr())
        .setExpandAtFiles(false)
        .registerConverter(Path.class, FileNames::path)
        .setParameterExceptionHandler(caller.getParameterExceptionHandler())
        .setExecutionExceptionHandler(caller.getExecutionExceptionHandler())
        .setExecutionStrategy(caller.getExecutionStrategy());
  }
}
