package io.github.sitemaptoolkit.cli.report;

/** The exit codes of the command. They do not change between releases. */
public final class ExitCode {

  /** Success. */
  public static final int DONE = 0;

  /** Problems were found, a part of an input is missing, or an input was refused. */
  public static final int FINDINGS = 1;

  /** The command was called with wrong arguments. */
  public static final int USAGE = 2;

  /** Some of several inputs failed. The others were processed. */
  public static final int SOME_FAILED = 3;

  /** An input could not be read, or an output could not be written. */
  public static final int IO = 4;

  /** An error in the toolkit itself. */
  public static final int BUG = 70;

  private ExitCode() {}
}
