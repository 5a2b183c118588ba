package io.github.sitemaptoolkit.cli.help;

import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** Thrown if a configuration file or a variable is wrong: its message names the place. */
public final class ConfigException extends ParameterException {

  private static final long serialVersionUID = 1L;

  /**
   * Creates an exception.
   *
   * @param message the whole message, with its place
   */
  public ConfigException(CommandLine command, String message) {
    super(command, message);
  }

  /** Returns an exception with a place in a file. */
  public static ConfigException at(Location place, Code code, String message, CommandLine command) {
    return new ConfigException(command, Problem.of(code, message, place).toString());
  }
}
