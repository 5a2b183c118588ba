package io.github.sitemaptoolkit.cli.help;

import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** Thrown if a configuration file or a variable is wrong: its message names the place. */
public final class ConfigException extends ParameterException {

  private static final long serialVersionUID = 1L;

  private final transient List<String> hints;

  /**
   * Creates an exception.
   *
   * @param message the whole message, with its place
   */
  public ConfigException(CommandLine command, String message) {
    this(command, message, List.of());
  }

  /**
   * Creates an exception.
   *
   * @param message the whole message, with its place
   * @param hints further lines, which say what to do
   */
  public ConfigException(CommandLine command, String message, List<String> hints) {
    super(command, message);
    this.hints = List.copyOf(hints);
  }

  /** Returns the lines that follow the message. */
  public List<String> hints() {
    return hints;
  }

  /** Returns an exception with a place in a file. */
  public static ConfigException at(Location place, Code code, String message, CommandLine command) {
    return new ConfigException(command, Problem.of(code, message, place).toString());
  }
}
